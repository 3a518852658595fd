"""How the battle of a round has ended for one seat, and how much that costs."""

from typing import Final, NamedTuple

from undercroft.games.dungeon_lords.cards import PALADINS
from undercroft.games.dungeon_lords.fights.outlook import Outlook
from undercroft.games.dungeon_lords.rules.damage import hit_points
from undercroft.games.dungeon_lords.state import DungeonLords

# Hundredths of a point. A tile costs its points and part of a title (DL-574, DL-584), a room as much again (DL-571).
TILE: Final = 250
ROOM: Final = 200
HERO: Final = 200  # DL-573
PALADIN: Final = 500
SUPPLY: Final[list[int]] = [40, 20]  # a gold, a food or a trap card, in year 1 and 2
IMP: Final[list[int]] = [80, 25]
TIRED: Final = 2  # of two endings alike the one that keeps more monsters
TENTH: Final = 1  # a tenth of a hit point that the party keeps to the end


class Ending(NamedTuple):
    """What a battle has brought to one seat, and what is left."""

    loss: int  # everything together, in hundredths of a point; less is better
    uncaught: int  # prisoners won, below zero: of two endings alike the one that has them already, not by an estimate
    tiles: int  # conquered
    rooms: int  # of these, rooms
    heroes: int  # prisoners won, without the paladin; less than 0 where one was set free
    paladins: int
    party: int  # how many are left, an illusion included
    health: int  # hit points they have left
    gold: int  # spent or lost, bait included
    food: int
    imps: int
    traps: int  # used or lost
    evil: int  # steps up; less than 0: down
    tired: int  # monsters and ghosts that lie face down now and did not before
    later_tiles: int  # an estimate of the rounds to come (outlook.py)
    later_prisoners: int


def judge(s: DungeonLords, before: DungeonLords, seat: int, later: Outlook) -> int:
    """The loss of this round and the estimate of the later ones."""
    lost, year = s.conquered[seat] & ~before.conquered[seat], s.year - 1
    caught, paladins = prisoners(s, before, seat)
    return (
        TILE * (lost.bit_count() + later.tiles)
        + ROOM * (lost & s.halls[seat]).bit_count()
        - HERO * (caught + later.heroes)
        - PALADIN * (paladins + later.paladins)
        + SUPPLY[year] * (riches(before, seat) - riches(s, seat))
        + IMP[year] * (before.imps[seat] - s.imps[seat])
        + TIRED * len(s.down[seat])
        + TENTH * later.left
    )


def riches(s: DungeonLords, seat: int) -> int:
    """Gold, food and trap cards (DL-583), those of a plan that lies open included."""
    return purse(s, seat) + s.food[seat] + store(s, seat)


def purse(s: DungeonLords, seat: int) -> int:
    return s.gold[seat] + s.bait[seat]


def store(s: DungeonLords, seat: int) -> int:
    laid = len(s.plan_traps[seat]) if s.plans >> seat & 1 else 0
    return len(s.traps[seat]) + laid


def prisoners(s: DungeonLords, before: DungeonLords, seat: int) -> tuple[int, int]:
    """Heroes and paladins more than before."""
    now, then = s.prisons[seat], before.prisons[seat]
    paladins = sum([now.count(each) - then.count(each) for each in PALADINS])
    return len(now) - len(then) - paladins, paladins


def ending_of(s: DungeonLords, before: DungeonLords, seat: int, later: Outlook, loss: int) -> Ending:
    lost = s.conquered[seat] & ~before.conquered[seat]
    heroes, paladins = prisoners(s, before, seat)
    line = s.queues[seat]
    return Ending(
        loss,
        -heroes - paladins,
        lost.bit_count(),
        (lost & s.halls[seat]).bit_count(),
        heroes,
        paladins,
        len(line),
        sum([hit_points(s, hero) - s.wounds[hero] for hero in line]),
        purse(before, seat) - purse(s, seat),
        before.food[seat] - s.food[seat],
        before.imps[seat] - s.imps[seat],
        store(before, seat) - store(s, seat),
        s.evil[seat] - before.evil[seat],
        len(s.down[seat]) - len(before.down[seat]),
        later.tiles,
        later.heroes + later.paladins,
    )
