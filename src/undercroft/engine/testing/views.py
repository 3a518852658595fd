"""Promises about what people see: plain JSON data, the same each time, and theirs to keep."""

import json
from typing import Final

from undercroft.engine.match import Match
from undercroft.engine.testing.demand import demand
from undercroft.engine.view_shape import misfit

COMMON: Final = ("game", "viewer", "phase", "step", "to_act", "over", "round")


def check_views(match: Match) -> None:
    """Views are JSON, the same each time, belong to whoever asked for them, and carry no object ids."""
    before = match.digest()
    for viewer in (*range(match.game.players), None):
        shown = all_shown(match, viewer)
        text = written(shown)
        check_common(match, match.view(viewer), viewer)
        check_shape(match, shown[0])
        demand(" object at 0x" not in text and "<" not in text, f"A view carries an object: {text[:200]}")
        spoil(shown)
        demand(text == written(all_shown(match, viewer)), "Two looks at the same match differ.")
    view = match.view(None)
    told = {"to_act": view["to_act"], "round": view["round"]}
    demand(match.rules.told_of(match.state) == told, f"In short other things are told than in the view: {told}.")
    demand(match.digest() == before, "Looking at the match changes it.")


def check_common(match: Match, view: dict[str, object], viewer: int | None) -> None:
    """What terminal, server and browser ask of the view of any game (docs/api.md)."""
    missing = [key for key in COMMON if key not in view]
    demand(not missing, f"The view has no '{missing[0] if missing else ''}', which every game shows.")
    phases = [name for name, _ in match.rules.phases]
    demand(view["game"] == match.game.meta.name, f"The view calls the game {view['game']!r}.")
    demand(view["viewer"] == viewer, f"The view of {viewer} says that it is seen by {view['viewer']!r}.")
    demand(view["phase"] in phases, f"The view names the phase {view['phase']!r}; there are: {', '.join(phases)}.")
    demand(view["over"] == match.over, "The view is wrong about whether the match is over.")
    to_act = view["to_act"]
    known = isinstance(to_act, list) and all([seat in range(match.game.players) for seat in to_act])
    demand(known, f"The view names no seats that are to act, but {to_act!r}.")


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
