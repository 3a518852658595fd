"""Who is in danger: the wounded whom an enemy can come to, and whoever stands beside a stronger one."""

from math import exp
from typing import Final

from undercroft.games.dungeon_twister.cards import COMBAT, MOVE, VP_KILLED
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.tile import OUTSIDE
from undercroft.games.dungeon_twister.state import TEAM, DungeonTwister
from undercroft.games.dungeon_twister.turns.ways import Dungeon

DEADLY: Final = (0.0, 0.6, 0.45, 0.3, 0.18, 0.1)  # by the action points that the attack costs
FIGHT: Final = 0.4  # how often neighbours come to blows
LEAD: Final = 0.55  # what one point of combat value decides
LOST: Final = 0.12  # what a wound costs, beside a part of what he would have gained
PART_LOST: Final = 0.6
LATER: Final = 0.55  # for those whose own turn comes first: they can still get away
OUT_OF_REACH: Final = 99
FRIEND: Final = 0.5  # what a death is worth in scenario 6, where points do not count


class Scene:
    """What was found once for the whole position: rooms, who stands where, how likely each gets out."""

    __slots__ = ("chances", "dungeon", "state", "upright")

    def __init__(self, s: DungeonTwister, d: Dungeon, upright: dict[int, int], chances: list[float]) -> None:
        self.state = s
        self.dungeon = d
        self.upright = upright
        self.chances = chances

    def haste(self, victim: int) -> float:
        """Whether his enemies come before his own next turn."""
        acts = self.state.owner[victim] == self.state.active
        return 1.0 if acts == (self.state.card > 0) else LATER


def add_threats(scene: Scene, found: list[list[float]], danger: int, prey: int) -> None:
    """To the parts of every seat; danger and prey are the numbers of two of them."""
    s = scene.state
    for place, token in scene.upright.items():
        found[s.owner[token]][danger] -= risk_beside(scene, place, token)
    if not s.wounded:
        return
    for token in range(s.players * TEAM):
        if s.wounded >> token & 1 and s.at[token] >= 0 and s.at[token] not in scene.upright:
            price, hunter = first_hunter(scene, token)
            if price < len(DEADLY):
                risk = DEADLY[price] * scene.haste(token)
                found[s.owner[token]][danger] -= risk * scene.chances[token]
                found[hunter][prey] += risk * (VP_KILLED[s.kind[token]] if s.config.scenario != SACRIFICE else FRIEND)


def risk_beside(scene: Scene, place: int, token: int) -> float:
    """Each enemy in contact may attack him."""
    s, found = scene.state, 0.0
    for there in scene.dungeon.links[place * 4 : place * 4 + 4]:
        other = scene.upright.get(there, -1) if there != OUTSIDE else -1
        if other >= 0 and s.owner[other] != s.owner[token]:
            lead = COMBAT[s.kind[other]] - COMBAT[s.kind[token]]
            risk = FIGHT * scene.haste(token) / (1.0 + exp(-LEAD * lead))
            found += risk * (LOST + PART_LOST * scene.chances[token])
    return found


def first_hunter(scene: Scene, token: int) -> tuple[int, int]:
    """Whoever gets to him first kills him, most of the time: the points that needs, and whose he is."""
    s = scene.state
    ways = scene.dungeon.ways_to(s.at[token])
    price, hunter = OUT_OF_REACH, -1
    for where, other in scene.upright.items():
        if s.owner[other] != s.owner[token]:
            needs = points_to_attack(ways[where], MOVE[s.kind[other]])
            if needs < price:
                price, hunter = needs, s.owner[other]
    return price, hunter


def points_to_attack(steps: int, move: int) -> int:
    if steps <= 1:
        return 1
    return 1 + -(-(steps - 1) // move) if move else OUT_OF_REACH
