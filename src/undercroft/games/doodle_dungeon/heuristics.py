"""How good a position is, for bots that look ahead: the points that a dungeon may be expected to bring (7.8)."""

from typing import Final

from undercroft.games.doodle_dungeon.cards import (
    BUILD,
    CROSSED,
    DAMAGE,
    GOBLIN,
    HAND_TRACK,
    POINTS,
    SIDES,
    TRACK_IDS,
    TRACK_OF,
    TRAP,
    TRAP_TRACK,
    TREASURE_TRACK,
    WIN_AT,
)
from undercroft.games.doodle_dungeon.rules.scoring import SLAIN, score
from undercroft.games.doodle_dungeon.rules.sequence import BUILDING, DEFENCE
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import NO_CARD, WALKING, DoodleDungeon

FAR: Final = 50.0  # a lead of half as much is as good as a win
HELP: Final = 0.2  # of the fights that would be lost are won with cards
MET: Final = 0.75  # of all traps and monsters are met by a path that nobody has drawn yet
HAND: Final = 1.5  # points that a level of the hand is worth
BOX: Final = 0.15  # points of a box in a group that is not full
WORTH: Final = (0.0, 0.9, 1.2, 1.0, 1.6, 2.4, 1.2, 1.2)  # of an element that is still to be built, by its kind
MAY_BE_GUARDED: Final = 0.4  # of a treasure where a monster can still come


def win_chance(strength: int) -> float:
    """The chance that two dice and that level reach 20, with some help from cards."""
    rolls = [one + other for one in range(1, SIDES + 1) for other in range(1, SIDES + 1)]
    plain = len([roll for roll in rolls if roll + strength >= WIN_AT]) / len(rolls)
    return plain + HELP * (1 - plain)


CHANCES: Final[list[float]] = [win_chance(strength) for strength in range(WIN_AT + 1)]


def value(s: DoodleDungeon, seat: int) -> float:
    """From 0 (lost) to 1 (won): the lead over the best of the others."""
    points = [prospects(s, each) for each in range(s.players)]
    best = max([points[each] for each in range(s.players) if each != seat])
    return min(1.0, max(0.0, 0.5 + (points[seat] - best) / FAR))


def worlds(s: DoodleDungeon) -> int:
    """While all build and draw, one world shows all there is to see: what is hidden changes nothing one step ahead."""
    return 0 if s.phase == DEFENCE else 1


def prospects(s: DoodleDungeon, owner: int) -> float:
    """The points of a dungeon at the end, as far as anybody can guess."""
    if s.over or s.fates[owner] != WALKING:
        return float(score(s, owner).total())
    standing, damage = expected_fights(s, owner)
    worth = level(s, owner, TREASURE_TRACK)
    points = 0.0
    for cell, content in enumerate(s.sheets[owner]):
        if GOBLIN <= content < CROSSED:
            points += POINTS[content] * standing[cell]
    for cell in s.treasures[owner]:
        points += worth * treasure(s, owner, cell, standing)
    return points + hearts(s, owner, damage) + promise(s, owner)


def treasure(s: DoodleDungeon, owner: int, cell: int, standing: list[float]) -> float:
    """The chance that a treasure is guarded in the end."""
    content = s.sheets[owner][cell]
    if GOBLIN <= content < CROSSED:
        return standing[cell]
    return MAY_BE_GUARDED if not content and s.phase == BUILDING else 0.0


def hearts(s: DoodleDungeon, owner: int, damage: float) -> float:
    """What hero and hearts bring: the nearer to death, the likelier the points for it."""
    share = min(1.0, damage / s.hearts[owner])
    return SLAIN * share * share * share - max(0.0, s.hearts[owner] - damage)


def promise(s: DoodleDungeon, owner: int) -> float:
    """What is not points yet: the hand, boxes of groups that are not full, and what the card of this round brings."""
    loose = 0
    card = s.taken[owner]
    coming = 0.0 if card == NO_CARD else sum([WORTH[what] for what in BUILD[card][len(s.built[owner]) :]])
    for track in range(len(TRACK_IDS)):
        levels, done = s.config.levels[track], s.boxes[owner][track]
        while done and levels[done] == levels[done - 1]:
            loose += 1
            done -= 1
    return HAND * level(s, owner, HAND_TRACK) + BOX * loose + coming


def expected_fights(s: DoodleDungeon, owner: int) -> tuple[list[float], float]:
    """For each cell the chance that its monster still stands in the end, and the damage until then."""
    path, place = s.paths[owner], s.heroes[owner] + 1
    standing = [1.0] * len(s.sheets[owner])
    damage = 0.0
    if path:
        for cell in path[place:]:
            damage += met(s, owner, cell, standing, 1.0)
    else:
        for cell in range(len(standing)):
            damage += met(s, owner, cell, standing, MET)
    return standing, damage


def met(s: DoodleDungeon, owner: int, cell: int, standing: list[float], odds: float) -> float:
    """The damage to be expected of a cell that is visited with these odds; what is lost there stands no more."""
    content = s.sheets[owner][cell]
    if content < TRAP or content >= CROSSED:
        return 0.0
    here = standing[cell] * odds
    if content == TRAP:
        standing[cell] -= here
        return here * level(s, owner, TRAP_TRACK)
    chance = CHANCES[level(s, owner, TRACK_OF[content])]
    standing[cell] -= here * (1 - chance)
    return here * chance * DAMAGE[content]
