"""Complete search of a puzzle: all plans and all choices of all battles (DL-603, section 7 "Puzzles").

A position is worth what the best play from it ends with. Positions that differ only in how they came about are one:
the order in which equal things happened, the number of the round and the news do not matter. A search that visits too
many positions stops and says so.
"""

from typing import Final

from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.machine import advance
from undercroft.games.dungeon_lords.actions import CHOICES
from undercroft.games.dungeon_lords.rules.frames import PLAN_OF
from undercroft.games.dungeon_lords.rules.planning import start_plan
from undercroft.games.dungeon_lords_training.course import lay_out
from undercroft.games.dungeon_lords_training.puzzle import Puzzle, Value
from undercroft.games.dungeon_lords_training.rounds import ROUNDS
from undercroft.games.dungeon_lords_training.state import SEAT, UNKNOWN, Training, value_of

LIMIT: Final = 100_000  # positions; the printed puzzles need some hundreds
NO_WISH: Final[dict[str, object]] = {"puzzle": "", "difficulty": ""}
Key = tuple[object, ...]


class TooLarge(Exception):
    """The search would visit more positions than allowed."""


class Node:
    """A position and what may be chosen in it; nothing when the puzzle is over."""

    __slots__ = ("codes", "key", "state")

    def __init__(self, state: Training, codes: list[int]) -> None:
        self.state = state
        self.codes = codes
        self.key = key_of(state)


def key_of(s: Training) -> Key:
    """All that the rest of the puzzle and its result depend on."""
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
        s.supplies,
        s.plan_stages[SEAT],
        s.plan_tiles[SEAT],
        s.plan_traps[SEAT],
        s.sent[SEAT],
        s.ghosts_sent[SEAT],
        s.bait[SEAT],
        s.effects,
        s.poisoned,
        s.prevented,
    )


class Solver:
    """Remembers every position it has judged, so that one solver serves a whole match."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.door = Door(fast_source(0))  # never asked: a puzzle has no chance once it is laid out
        self.door.quiet = True
        self.values: dict[Key, Value] = {}

    @property
    def visited(self) -> int:
        """Positions judged so far."""
        return len(self.values)

    # ---- the tree

    def root(self, s: Training) -> Node:
        """The position of a match, or of a fresh state, as the search sees it."""
        state = s.copy(self.door)
        return Node(state, self.codes(state))

    def lay(self, puzzle: Puzzle) -> Node:
        """The beginning of a puzzle."""
        state = ROUNDS.fresh(1, NO_WISH, self.door)
        lay_out(state, puzzle, (UNKNOWN, UNKNOWN))
        return Node(state, self.codes(state))

    def codes(self, state: Training) -> list[int]:
        asked = advance(ROUNDS, state)
        return asked.get(SEAT, [])

    def after(self, node: Node) -> list[Node]:
        """The positions that the choices lead to, in their order. They are made anew each time: values are kept."""
        return [self.push(node.state, code) for code in node.codes]

    def push(self, s: Training, code: int) -> Node:
        state = s.copy(self.door)
        frame = state.frames[-1]
        ROUNDS.steps[frame[0]].take(state, frame, SEAT, code)
        return Node(state, self.codes(state))

    # ---- what a position is worth

    def value(self, node: Node) -> Value:
        """Tiles lost and supplies spent at the end of best play from here."""
        known = self.values.get(node.key)
        if known is None:
            known = value_of(node.state) if not node.codes else self.search(node)
            self.values[node.key] = known
        return known

    def search(self, node: Node) -> Value:
        """The best of all choices; it is enough to find one that loses and spends no more than is gone already."""
        if self.visited >= self.limit:
            raise TooLarge(f"The search has stopped at {self.limit} positions.")
        gone = value_of(node.state)
        best = self.value(self.push(node.state, node.codes[0]))
        for code in node.codes[1:]:
            if best == gone:
                break
            best = min(best, self.value(self.push(node.state, code)))
        return best

    def best_codes(self, node: Node) -> list[int]:
        """The choices that keep the best possible result."""
        best = self.value(node)
        return [code for code, each in zip(node.codes, self.after(node), strict=True) if self.value(each) == best]

    def best_after(self, node: Node) -> list[Node]:
        """The positions that they lead to."""
        best = self.value(node)
        return [each for each in self.after(node) if self.value(each) == best]

    def line(self, node: Node) -> list[int]:
        """One best line to the end: of equal choices always the first."""
        found: list[int] = []
        while node.codes:
            code = self.best_codes(node)[0]
            found.append(code)
            node = self.push(node.state, code)
        return found

    def before_plan(self, node: Node) -> Node:
        """The beginning of the plan that is being made here; elsewhere the position itself."""
        s = node.state
        if not node.codes or s.frames[-1][0] != PLAN_OF:
            return node
        state = s.copy(self.door)
        start_plan(state, SEAT)
        return Node(state, self.codes(state))


def texts(codes: list[int]) -> list[str]:
    """Choices in their short text."""
    return [CHOICES.table[code].text for code in codes]
