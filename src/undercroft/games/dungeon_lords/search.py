"""Complete search of one seat's own decisions: the part that puzzles and real fights share.

A position is worth what the best play from it ends with: a tuple of numbers, less is better, the first decides first.
Positions that are worth the same whatever led to them have the same key, and are judged once. A search that would
visit too many positions stops and says so.
"""

from typing import Final

from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.machine import advance
from undercroft.engine.steps import Rules
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.state import DungeonLords

LIMIT: Final = 100_000  # positions
Key = tuple[object, ...]
Worth = tuple[int, ...]


class TooLarge(Exception):
    """The search would visit more positions than allowed."""


class Node:
    """A position and what may be chosen in it; nothing when the fight is over."""

    __slots__ = ("codes", "key", "state")

    def __init__(self, state: DungeonLords, codes: list[int], key: Key) -> None:
        self.state = state
        self.codes = codes
        self.key = key


class Search:
    """Remembers every position it has judged. What a key and a worth are, each kind of search says for itself."""

    def __init__(self, rules: Rules[DungeonLords], seat: int, limit: int) -> None:
        self.rules = rules
        self.seat = seat
        self.limit = limit
        self.door = Door(fast_source(0))  # never asked: nothing in a fight is left to chance
        self.door.quiet = True
        self.values: dict[Key, Worth] = {}

    @property
    def visited(self) -> int:
        """Positions judged so far."""
        return len(self.values)

    def key_of(self, s: DungeonLords) -> Key:
        """All that the rest of the fight and its worth depend on."""
        raise NotImplementedError

    def worth_of(self, s: DungeonLords) -> Worth:
        """How good it is for the seat that the fight ends like this; less is better."""
        raise NotImplementedError

    def is_perfect(self, s: DungeonLords, best: Worth) -> bool:
        """Whether no choice in this position can end better than that: the others need not be looked at."""
        return False

    # ---- the tree

    def node(self, state: DungeonLords) -> Node:
        """Go on to the next choice of the seat, or to the end."""
        codes = advance(self.rules, state).get(self.seat, [])
        return Node(state, codes, self.key_of(state))

    def root(self, s: DungeonLords) -> Node:
        """The position of a match, or of a fresh state, as the search sees it."""
        return self.node(s.copy(self.door))

    def push(self, s: DungeonLords, code: int) -> Node:
        state = s.copy(self.door)
        f = state.frames[-1]
        step, _, _, _ = f
        self.rules.steps[step].take(state, f, self.seat, code)
        return self.node(state)

    def after(self, node: Node) -> list[Node]:
        """The positions that the choices lead to, in their order. They are made anew each time: values are kept."""
        return [self.push(node.state, code) for code in node.codes]

    # ---- what a position is worth

    def value(self, node: Node) -> Worth:
        """What the best play from here ends with."""
        known = self.values.get(node.key)
        if known is None:
            known = self.worth_of(node.state) if not node.codes else self.best_of(node)
            self.values[node.key] = known
        return known

    def best_of(self, node: Node) -> Worth:
        """The best of all choices."""
        if self.visited >= self.limit:
            raise TooLarge(f"The search has stopped at {self.limit} positions.")
        best = self.value(self.push(node.state, node.codes[0]))
        for code in node.codes[1:]:
            if self.is_perfect(node.state, best):
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


def texts(codes: list[int]) -> list[str]:
    """Actions in their short text."""
    return [ACTIONS.table[code].text for code in codes]
