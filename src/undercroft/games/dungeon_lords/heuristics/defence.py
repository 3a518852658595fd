"""The combat of this year in points: tiles and rooms that will be lost, prisoners that will be made.

Round by round the defenders strike, priests heal and the party tires, until nobody stands. Spells are left out.
"""

from typing import Final

from undercroft.games.dungeon_lords.cards import COMBAT_ROUNDS, FATIGUE
from undercroft.games.dungeon_lords.heuristics.defenders import Defence, defence_of, is_planned
from undercroft.games.dungeon_lords.heuristics.party import PRISONER, Party, party_of
from undercroft.games.dungeon_lords.heuristics.shape import rooms_fallen
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.sequence import BATTLE
from undercroft.games.dungeon_lords.state import NO_HEALING, NOTHING, DungeonLords

TIRED: Final[list[float]] = [1.33, 2.33]  # fatigue of a round, year 1 and 2
TILE_LOST: Final = 2.2  # two points and a part of a title
ROOM_LOST: Final = 2.4  # its points and its use
BARE: Final = 2.0  # where no tile is left to lose, prisoners go free (DL-326)
SPARE: Final = 0.75  # how far fatigue and spells may differ from what is expected
WRECKED: Final = 0.5  # the least that a party has which may be gone already
HARDLY: Final = 0.05
NO_FIGHT: Final = -1.0  # tiles lost where nobody is left to fight, or no round


def combat_to_come(s: DungeonLords, seat: int, rank: int, more_evil: int) -> float:
    """Points that this year's combat will still bring, often less than nothing (see party_of)."""
    party = party_of(s, seat, rank, more_evil)
    lost, dealt = course_of(s, seat, party)
    if lost == NO_FIGHT:
        return 0.0
    total = -tiles_lost(s, seat, lost)
    for place, behind in enumerate(party.behind):
        total += party.worth[place] * ramp(dealt - behind)
    return total


def losses_and_prisoners(s: DungeonLords, seat: int, rank: int, more_evil: int) -> tuple[float, float, float]:
    """The same in pieces: tiles lost, rooms among them, and how many of the party are caught.

    An illusion is nobody's prisoner, and of a paladin who may not come there is only a part.
    """
    party = party_of(s, seat, rank, more_evil)
    lost, dealt = course_of(s, seat, party)
    if lost == NO_FIGHT:
        return 0.0, 0.0, 0.0
    caught = [min(1.0, party.worth[place] / PRISONER) * ramp(dealt - at) for place, at in enumerate(party.behind)]
    return lost, rooms_lost(s, seat, lost), sum(caught)


def course_of(s: DungeonLords, seat: int, party: Party) -> tuple[float, float]:
    """Tiles lost and hit points taken in the rounds that are left."""
    rounds, fought = COMBAT_ROUNDS, False
    if s.combat_round:
        fought = is_fought(s, seat)
        rounds -= s.combat_round if fought else s.combat_round - 1
    if not rounds or party.health <= 0.0:
        return NO_FIGHT, 0.0
    return fight(s, seat, party, defence_of(s, seat, rounds, is_planned(s, seat) and not fought))


def is_fought(s: DungeonLords, seat: int) -> bool:
    """Whether this round's battle of the seat is over."""
    if s.phase != BATTLE or s.battler == seat:
        return False
    return (at.BATTLE, seat, 0, 0) not in s.frames


def tiles_lost(s: DungeonLords, seat: int, lost: float) -> float:
    """What that many lost tiles cost; tunnels go first where there is a choice."""
    tiles = (s.tiles[seat] & ~s.conquered[seat]).bit_count()
    total = TILE_LOST * min(lost, tiles) + BARE * max(0.0, lost - tiles)
    if s.halls[seat]:
        total += ROOM_LOST * rooms_lost(s, seat, lost)
    return total


def rooms_lost(s: DungeonLords, seat: int, lost: float) -> float:
    """How many rooms are among that many lost tiles."""
    fallen, whole = rooms_fallen(s.tiles[seat], s.halls[seat], s.conquered[seat]), int(lost)
    if whole == COMBAT_ROUNDS:
        return float(fallen[whole])
    return fallen[whole] + (lost - whole) * (fallen[whole + 1] - fallen[whole])


def fight(s: DungeonLords, seat: int, party: Party, defence: Defence) -> tuple[float, float]:
    """Tiles lost and hit points taken."""
    full = health = party.health
    stands, lost, rounds = 1.0, 0.0, len(defence.strikes)
    for number in range(rounds):
        strike, part = defence.strikes[number], health / full
        dealt = strike + max(0.0, defence.traps[number] - party.symbols * part)
        health -= dealt
        if health <= -SPARE:
            return lost, full + SPARE
        if strike and health > 0.0 and not (number == 0 and s.battler == seat and s.effects & NO_HEALING):
            health += min(party.hearts * health / full, dealt)
        if defence.held[number]:
            health = max(WRECKED, health)
            continue
        card = s.town[COMBAT_ROUNDS - rounds + number]
        health -= FATIGUE[card] if card != NOTHING else TIRED[s.year - 1]
        stands *= ramp(health)
        lost += stands
        if stands < HARDLY:
            break
        health = max(WRECKED, health)
    return lost, full - health


def ramp(x: float) -> float:
    """From 0 to 1 around 0."""
    if x >= SPARE:
        return 1.0
    return 0.0 if x <= -SPARE else 0.5 + 0.5 * x / SPARE
