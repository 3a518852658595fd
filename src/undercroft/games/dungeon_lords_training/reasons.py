"""Why the coach says what he says, in whole numbers: how many choices or plans are as good, what the others cost."""

from undercroft.games.dungeon_lords_training.analysis import Analysis
from undercroft.games.dungeon_lords_training.solver import Node, Solver

Data = dict[str, object]


def why_round(solver: Solver, node: Node, number: int) -> Data:
    """In that round of the best line, the decision with the fewest right choices among many."""
    right, of = 1, 1
    while node.codes:
        best = solver.best_codes(node)
        if node.state.combat_round == number and len(best) * of < right * len(node.codes):
            right, of = len(best), len(node.codes)
        node = solver.push(node.state, best[0])
    return {"right": right, "of": of}


def why_plan(analysis: Analysis, node: Node) -> Data:
    """How many of the plans that can still be made here are as good."""
    best, plans = analysis.best_plans(node)
    return {"right": best, "of": plans}


def why_choice(solver: Solver, node: Node) -> Data:
    """How many choices are as good, and what the best of the others costs more: tiles, or else supplies."""
    values = sorted(solver.value(each) for each in solver.after(node))
    best = values[0]
    worse = [value for value in values if value != best]
    lost, spent = (worse[0][0] - best[0], worse[0][1] - best[1]) if worse else (0, 0)
    return {"right": len(values) - len(worse), "of": len(values), "tiles": lost, "supplies": 0 if lost else spent}
