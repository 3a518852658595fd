"""Promises about what people see: plain JSON data, the same each time, and theirs to keep."""

import json

from undercroft.engine.match import Match
from undercroft.engine.testing.demand import demand
from undercroft.engine.view_shape import misfit


def check_views(match: Match) -> None:
    """Views are JSON, the same each time, belong to whoever asked for them, and carry no object ids."""
    before = match.digest()
    for viewer in (*range(match.game.players), None):
        shown = all_shown(match, viewer)
        text = written(shown)
        check_shape(match, shown[0])
        demand(" object at 0x" not in text and "<" not in text, f"A view carries an object: {text[:200]}")
        spoil(shown)
        demand(text == written(all_shown(match, viewer)), "Two looks at the same match differ.")
    demand(match.digest() == before, "Looking at the match changes it.")


def check_shape(match: Match, view: object) -> None:
    """Where a game declares its view, every view fits it."""
    declared = match.rules.view_type
    problem = misfit(view, declared) if declared is not None else ""
    demand(not problem, problem)


def all_shown(match: Match, viewer: int | None) -> list[object]:
    shown: list[object] = [match.view(viewer), match.events(viewer), match.record.seen_by(viewer)]
    if viewer is not None and viewer in match.offered:
        shown.append(match.decision(viewer))
    return shown


def written(data: object) -> str:
    """As JSON, if it is plain: text as keys, lists instead of tuples, numbers that are numbers."""
    try:
        text = json.dumps(data, allow_nan=False)
    except (TypeError, ValueError) as problem:
        demand(False, f"What is shown is not JSON: {problem}.")
        raise
    demand(json.loads(text) == data, f"What is shown is not plain JSON data: {text[:200]}")
    return text


def spoil(data: object) -> None:
    """Empty everything in it. Nobody else may notice."""
    if isinstance(data, (dict, list)):
        for each in data.values() if isinstance(data, dict) else data:
            spoil(each)
        data.clear()
