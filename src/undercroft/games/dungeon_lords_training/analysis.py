"""How hard a puzzle is: of how many plans and lines which are best, and whether luck or brute force finds them."""

from typing import Final

from undercroft.games.dungeon_lords.actions import CONFIRM
from undercroft.games.dungeon_lords.cards import HIT_POINTS
from undercroft.games.dungeon_lords_training.puzzle import Value
from undercroft.games.dungeon_lords_training.solver import Key, Node, Solver
from undercroft.games.dungeon_lords_training.state import SEAT

FELLED: Final = -1  # fewer hit points than any party has


class Analysis:
    """Questions about the puzzles that one solver has solved."""

    def __init__(self, solver: Solver) -> None:
        self.solver = solver
        self.counts: dict[Key, int] = {}
        self.chances: dict[Key, float] = {}

    def best_lines(self, node: Node) -> int:
        """In how many ways the best result is reached: different choices are different lines."""
        if not node.codes:
            return 1
        found = self.counts.get(node.key)
        if found is None:
            found = sum([self.best_lines(each) for each in self.solver.best_after(node)])
            self.counts[node.key] = found
        return found

    def luck(self, node: Node) -> float:
        """How often somebody who chooses at random finds the best result."""
        if not node.codes:
            return 1.0
        found = self.chances.get(node.key)
        if found is None:
            found = sum([self.luck(each) for each in self.solver.best_after(node)]) / len(node.codes)
            self.chances[node.key] = found
        return found

    def plans(self, node: Node) -> list[Node]:
        """The positions after each whole plan of this round."""
        found: list[Node] = []
        for code, each in zip(node.codes, self.solver.after(node), strict=True):
            if code == CONFIRM:
                found.append(each)
            else:
                found += self.plans(each)
        return found

    def best_plans(self, node: Node) -> tuple[int, int]:
        """How many plans of this round keep the best result, and how many there are."""
        best, plans = self.solver.value(node), self.plans(node)
        return len([plan for plan in plans if self.solver.value(plan) == best]), len(plans)

    def brute_force(self, node: Node) -> Value:
        """How it ends for somebody who strikes as hard as he can in each round and never looks further."""
        while node.codes:
            node = self.hardest(node, node.state.combat_round)
        return self.solver.worth_of(node.state)

    def hardest(self, node: Node, number: int) -> Node:
        """The end of that round with the fewest hit points left in the party; of equals the first found."""
        if not node.codes or node.state.combat_round != number:
            return node
        ends = [self.hardest(each, number) for each in self.solver.after(node)]
        return min(ends, key=health)


def health(node: Node) -> int:
    """Hit points left in the party; a party that is gone counts least."""
    state = node.state
    line = state.queues[SEAT]
    return sum([HIT_POINTS[hero] - state.wounds[hero] for hero in line]) if line else FELLED
