"""Dictated chance that cannot lie: each outcome is of the kind that is drawn, possible, and used."""

from collections.abc import Callable

from undercroft.engine.chance import ScriptedSource, Source
from undercroft.engine.errors import BrokenScenario, ImpossibleChance
from undercroft.engine.game import Game
from undercroft.engine.journal import is_move
from undercroft.engine.match import Match
from undercroft.engine.testing.table import outcome_numbers

Act = Callable[[Source], Match]


def under_chance(game: Game, names: list[str], base: Source, past: int, act: Act) -> Match:
    """What `act` leads to when chance answers with those names; `past` entries were written before it."""
    script = ScriptedSource(outcome_numbers(game, tuple(names)), base.fork())
    try:
        match = act(script)
    except ImpossibleChance:
        raise impossible(game, names[: script.at + 1], base, past, act) from None
    match.door.source = base if script.after is None else script.after
    if script.at < len(names):
        raise BrokenScenario(
            f"The dictated chance {', '.join(names[script.at :])} is never asked for; "
            "leave it out, or let it stand where it is drawn."
        )
    return match


def impossible(game: Game, names: list[str], base: Source, past: int, act: Act) -> BrokenScenario:
    """Play it again without the last of these names, to see what could have been drawn in its place."""
    possible = outcome_numbers(game, tuple(names[:-1]))
    kind, example = draws(act(ScriptedSource(possible, base.fork())), past)[len(possible)]
    return BrokenScenario(
        f"Chance cannot give '{names[-1]}' here: a '{kind}' is drawn, for example '{example}', "
        "and what already lies elsewhere cannot come."
    )


def draws(match: Match, past: int) -> list[tuple[str, str]]:
    """Kind and outcome of everything chance has answered since those entries."""
    spaces = match.rules.chance_kinds
    drawn = [entry for entry in match.journal.entries[past:] if not is_move(entry)]
    return [(spaces[entry[1]].name, spaces[entry[1]].outcomes[entry[2]]) for entry in drawn]
