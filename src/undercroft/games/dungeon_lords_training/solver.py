"""Complete search of a puzzle: all plans and all choices of all battles (DL-603, section 7 "Puzzles").

The search itself is that of Dungeon Lords; here stands what makes two positions of a puzzle equal and how good they
are. Positions that differ only in how they came about are one: the order in which equal things happened, the number
of the round and the news do not matter.
"""

from typing import Final

from undercroft.games.dungeon_lords.cards import COMBAT_ROUNDS
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.plan_stages import start_plan
from undercroft.games.dungeon_lords.search import LIMIT, Key, Node, Search, TooLarge, Worth, texts
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords, is_at
from undercroft.games.dungeon_lords_training.course import lay_out
from undercroft.games.dungeon_lords_training.puzzle import Puzzle
from undercroft.games.dungeon_lords_training.rounds import ROUNDS
from undercroft.games.dungeon_lords_training.state import SEAT, UNKNOWN, training, value_of

__all__ = ["LIMIT", "Key", "Node", "Solver", "TooLarge", "texts"]
NO_WISH: Final[dict[str, object]] = {"puzzle": "", "difficulty": "", "position": ""}
NO_CARDS: Final = (NOTHING,) * COMBAT_ROUNDS


def cards_key(s: DungeonLords) -> Key:
    """With combat cards the number of the round counts, and all that spells ask for or leave behind (DL-R90)."""
    return (
        s.combat_round,
        s.bonus,
        s.invisible,
        s.sheep,
        s.poisoned_too,
        s.down[SEAT],
        s.handled,
        s.evil[SEAT],
        s.prisons[SEAT],
    )


class Solver(Search):
    """Remembers every position it has judged, so that one solver serves a whole match."""

    def __init__(self, limit: int = LIMIT) -> None:
        super().__init__(ROUNDS, SEAT, limit)

    def key_of(self, s: DungeonLords) -> Key:
        line = s.queues[SEAT]
        return (
            tuple(s.frames),
            line,
            tuple([s.wounds[hero] for hero in line]),
            s.lairs[SEAT],
            s.traps[SEAT],
            s.food[SEAT],
            s.gold[SEAT],
            s.imps[SEAT],
            s.conquered[SEAT],
            s.tiles[SEAT],
            s.halls[SEAT],
            training(s).supplies,
            s.plan_stages[SEAT],
            s.plan_tiles[SEAT],
            s.plan_traps[SEAT],
            s.sent[SEAT],
            s.ghosts_sent[SEAT],
            s.bait[SEAT],
            s.effects,
            s.poisoned,
            s.prevented,
            *(cards_key(s) if s.town != NO_CARDS else ()),
        )

    def worth_of(self, s: DungeonLords) -> Worth:
        """Tiles lost, then supplies spent (DL-603)."""
        return value_of(training(s))

    def is_perfect(self, s: DungeonLords, best: Worth) -> bool:
        """Whoever loses and spends no more than is gone already cannot do better."""
        return best == value_of(training(s))

    def lay(self, puzzle: Puzzle) -> Node:
        """The beginning of a puzzle."""
        state = ROUNDS.fresh(1, NO_WISH, self.door)
        lay_out(state, puzzle, (UNKNOWN, UNKNOWN))
        return self.node(state)

    def before_plan(self, node: Node) -> Node:
        """The beginning of the plan that is being made here; elsewhere the position itself."""
        s = node.state
        if not node.codes or not is_at(s, at.PLAN):
            return node
        state = s.copy(self.door)
        start_plan(state, SEAT)
        return self.node(state)
