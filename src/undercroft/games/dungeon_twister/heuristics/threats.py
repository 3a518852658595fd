"""Who is in danger: the wounded whom an enemy can come to, and whoever stands beside a stronger one."""

from math import exp
from typing import Final

from undercroft.games.dungeon_twister.cards import COMBAT, FIRST_OBJECT, MONK, MOVE, VP_KILLED
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.tile import OUTSIDE
from undercroft.games.dungeon_twister.turns.ways import Dungeon
from undercroft.games.dungeon_twister.state import TEAM, DungeonTwister

Sink = tuple[list[float], int, int]  # the parts of a seat, where its danger goes, and where its prey

DEADLY: Final = (0.0, 0.6, 0.45, 0.3, 0.18, 0.1)  # by the action points that the attack costs
FIGHT: Final = 0.4  # how often neighbours come to blows
LEAD: Final = 0.55  # what one point of combat value decides
LOST: Final = 0.12  # what a wound costs, beside a part of what he would have gained
PART_LOST: Final = 0.6
LATER: Final = 0.55  # for those whose own turn comes first: they can still get away
OUT_OF_REACH: Final = 99


def add_threats(
    s: DungeonTwister, d: Dungeon, upright: dict[int, int], chances: list[float], sinks: list[Sink]
) -> None:
    for place, token in upright.items():
        if s.kind[token] != MONK:
            add_neighbours(s, d, place, token, upright, chances, sinks)
    if s.wounded:
        for token in range(s.players * TEAM):
            if s.wounded >> token & 1 and s.at[token] >= 0 and s.at[token] not in upright:
                add_wounded(s, d, token, upright, chances, sinks)


def haste(s: DungeonTwister, victim: int) -> float:
    """Whether his enemies come before his own next turn."""
    acts = s.owner[victim] == s.active
    return 1.0 if acts == (s.card > 0) else LATER


def add_neighbours(  # noqa: PLR0913 - what was found once for the whole position
    s: DungeonTwister,
    d: Dungeon,
    place: int,
    token: int,
    upright: dict[int, int],
    chances: list[float],
    sinks: list[Sink],
) -> None:
    """Each enemy in contact may attack him."""
    for there in d.links[place * 4 : place * 4 + 4]:
        other = upright.get(there, -1) if there != OUTSIDE else -1
        if other < 0 or s.owner[other] == s.owner[token] or s.kind[other] == MONK:
            continue
        lead = COMBAT[s.kind[other]] - COMBAT[s.kind[token]]
        risk = FIGHT * haste(s, token) / (1.0 + exp(-LEAD * lead))
        parts, danger, _ = sinks[s.owner[token]]
        parts[danger] -= risk * (LOST + PART_LOST * chances[token])


def add_wounded(  # noqa: PLR0913 - likewise
    s: DungeonTwister, d: Dungeon, token: int, upright: dict[int, int], chances: list[float], sinks: list[Sink]
) -> None:
    """Whoever gets to him first kills him, most of the time."""
    ways = d.ways_to(s.at[token])
    price, hunter = OUT_OF_REACH, -1
    for where, other in upright.items():
        if s.owner[other] != s.owner[token] and s.kind[other] < FIRST_OBJECT and s.kind[other] != MONK:
            needs = points_to_attack(ways[where], MOVE[s.kind[other]])
            if needs < price:
                price, hunter = needs, s.owner[other]
    if price < len(DEADLY):
        risk = DEADLY[price] * haste(s, token)
        parts, danger, _ = sinks[s.owner[token]]
        parts[danger] -= risk * chances[token]
        parts, _, prey = sinks[hunter]
        parts[prey] += risk * (VP_KILLED[s.kind[token]] if s.config.scenario != SACRIFICE else 0.5)


def points_to_attack(steps: int, move: int) -> int:
    if steps <= 1:
        return 1
    return 1 + -(-(steps - 1) // move) if move else OUT_OF_REACH
