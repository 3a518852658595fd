"""Advice on a puzzle as plain data: best possible from here, hints in three stages, feedback (section 7 "Puzzles").

All of it comes from the complete search of the position, so it also holds after a mistake. Where the search stops
early, the answer says so and gives no advice.
"""

from typing import Final

from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.actions import ACTIONS, CONFIRM
from undercroft.games.dungeon_lords.cards import CELL_IDS, MONSTER_IDS, TRAP_IDS
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.state import DungeonLords, is_at
from undercroft.games.dungeon_lords_training.analysis import Analysis
from undercroft.games.dungeon_lords_training.puzzle import Value
from undercroft.games.dungeon_lords_training.reasons import why_choice, why_plan, why_round
from undercroft.games.dungeon_lords_training.solver import LIMIT, Node, Solver, TooLarge, texts
from undercroft.games.dungeon_lords_training.state import SEAT, Training

Data = dict[str, object]
ROUND, SEND, CHOICE = 1, 2, 3  # the stages of a hint
STAGES: Final = (ROUND, SEND, CHOICE)
STOPPED: Final[Data] = {"complete": False}


def result_data(value: Value) -> Data:
    return {"tiles": value[0], "supplies": value[1]}


class Coach:
    """Knows the positions of one match better with every question. It changes nothing in the match."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.solver = Solver(limit)
        self.analysis = Analysis(self.solver)

    def node(self, match: Match) -> Node:
        state = match.state
        assert isinstance(state, Training)
        return self.solver.root(state)

    # ---- best possible from here

    def best(self, match: Match) -> Data:
        """Tiles lost and supplies spent at best; `take_back`: a better plan could still be made (DL-610)."""
        try:
            node = self.node(match)
            return {"complete": True, **result_data(self.solver.value(node)), "take_back": self.should_take_back(node)}
        except TooLarge:
            return STOPPED

    def should_take_back(self, node: Node) -> bool:
        """Whether the plan that is being made is worse than another one would be."""
        return self.solver.value(self.solver.before_plan(node)) < self.solver.value(node)

    def solution(self, match: Match) -> Data:
        """One best line from here, and how many there are."""
        try:
            node = self.node(match)
            line = self.solver.line(node)
            best_plans, plans = self.analysis.best_plans(node)
            return {
                "complete": True,
                **result_data(self.solver.value(node)),
                "choices": texts(line),
                "rounds": self.rounds_of(node, line),
                "best_lines": self.analysis.best_lines(node),
                "best_plans": best_plans,
                "plans": plans,
                "positions": self.solver.visited,
            }
        except TooLarge:
            return STOPPED

    def rounds_of(self, node: Node, line: list[int]) -> list[Data]:
        """The same line, round by round."""
        found: list[Data] = []
        for code in line:
            number = node.state.combat_round
            if not found or found[-1]["round"] != number:
                found.append({"round": number, "choices": []})
            said = found[-1]["choices"]
            assert isinstance(said, list)
            said.append(ACTIONS.table[code].text)
            node = self.solver.push(node.state, code)
        return found

    # ---- hints

    def hint(self, match: Match, stage: int) -> Data:
        """Stage 1: which round matters. 2: what to send. 3: the next choice."""
        try:
            node = self.node(match)
            if not node.codes:
                return {"complete": True, "stage": stage, "hint": "over"}
            again = self.should_take_back(node)
            found = self.hint_about(node, stage, again)
            return {"complete": True, "stage": stage, **found, "take_back": again}
        except TooLarge:
            return STOPPED

    def hint_about(self, node: Node, stage: int, again: bool) -> Data:
        begin = self.solver.before_plan(node) if again else node
        if stage == ROUND:
            number, best = self.round_that_matters(begin), result_data(self.solver.value(begin))
            return {"hint": "round", "round": number, "best": best, "why": why_round(self.solver, begin, number)}
        plan = self.next_plan(begin) if stage == SEND else None
        if plan is not None:
            return {"hint": "send", **plan_of(plan.state), "why": why_plan(self.analysis, self.next_planning(begin))}
        if again:
            return {"hint": "take_back"}
        option = ACTIONS.table[self.solver.best_codes(node)[0]]
        said = {"hint": "choice", "choice": option.text, "label": option.label, "args": dict(option.args)}
        return {**said, "why": why_choice(self.solver, node)}

    def round_that_matters(self, node: Node) -> int:
        """On the best line, the round in which careless choices would most likely spoil the result."""
        shares: dict[int, float] = {}
        while node.codes:
            number = node.state.combat_round
            best = self.solver.best_codes(node)
            shares[number] = shares.get(number, 1.0) * len(best) / len(node.codes)
            node = self.solver.push(node.state, best[0])
        return min(shares, key=shares.__getitem__)

    def next_plan(self, node: Node) -> Node | None:
        """The next plan of the best line, whole but not yet confirmed; None if no further plan is needed."""
        while node.codes:
            code = self.solver.best_codes(node)[0]
            if code == CONFIRM:
                return node
            node = self.solver.push(node.state, code)
        return None

    def next_planning(self, node: Node) -> Node:
        """Where that plan is begun, or gone on with: after the battle on the best line."""
        while node.codes and not is_at(node.state, at.PLAN):
            node = self.solver.push(node.state, self.solver.best_codes(node)[0])
        return node

    # ---- feedback

    def feedback(self, before: Match, after: Match) -> Data:
        """What a choice has changed: `kept`; more `tiles` or `supplies` are lost now; `gained`: it was taken back."""
        try:
            was, now = self.solver.value(self.node(before)), self.solver.value(self.node(after))
        except TooLarge:
            return STOPPED
        if now == was:
            kind = "kept"
        elif now < was:
            kind = "gained"
        else:
            kind = "tiles" if now[0] > was[0] else "supplies"
        return {"complete": True, "feedback": kind, **result_data(now), "was": result_data(was)}


def plan_of(s: DungeonLords) -> Data:
    return {
        "round": s.combat_round,
        "tile": CELL_IDS[s.plan_tiles[SEAT]],
        "traps": [TRAP_IDS[trap] for trap in s.plan_traps[SEAT]],
        "monsters": [MONSTER_IDS[kind] for kind in s.sent[SEAT]],
        "ghosts": s.ghosts_sent[SEAT],
    }
