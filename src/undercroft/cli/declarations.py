"""What a game declares, for people who write bots and boards: its view, steps, actions and news."""

import types
import typing
from collections.abc import Callable, Iterator
from typing import Any

from rich.table import Table
from rich.text import Text

import undercroft
from undercroft.cli.parser import Refusal
from undercroft.cli.terminal import console
from undercroft.declared import notes_of, shapes_in
from undercroft.engine.game import Game
from undercroft.engine.view_shape import fields_of
from undercroft.text import Texts
from undercroft.text.check import arguments

SHOWN = 6  # ids of a kind of action
Rows = Iterator[tuple[str, ...]]


def declared(name: str, what: str, lang: str) -> None:
    """Print one of the declarations."""
    game = undercroft.game(name, undercroft.meta(name).players[-1])
    for heading, rows in TELLERS[what](game, Texts(name, lang)):
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        table.add_column(style="cyan", no_wrap=True)
        for row in rows:
            table.add_row(*map(Text, row))
        if heading:
            console().print(heading, style="bold")
        console().print(table)


def views(game: Game, _: Texts) -> Iterator[tuple[str, Rows]]:
    """Every declared object with its keys, the view itself last."""
    if game.rules.view_type is None:
        raise Refusal(f"{game.meta.title} does not declare its view.")
    for shape in shapes_in(game.rules.view_type):
        yield shape.__name__, keys_of(shape)


def keys_of(shape: Any) -> Rows:
    notes = notes_of(shape)
    for key, inner in fields_of(shape).items():
        yield f"  {key}", type_name(inner), notes.get(key, "")


def type_name(shape: Any) -> str:
    origin, args = typing.get_origin(shape), typing.get_args(shape)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(map(type_name, args))
    if origin is typing.Literal:
        return " | ".join(map(repr, args))
    if args:
        return f"{origin.__name__}[{', '.join(map(type_name, args))}]"
    return "None" if shape is types.NoneType else str(getattr(shape, "__name__", shape))


def steps(game: Game, texts: Texts) -> Iterator[tuple[str, Rows]]:
    """Every step that asks somebody: `step` in views and decisions."""
    asking = [step for step in game.rules.steps if not step.auto]
    yield "", ((step.name, ", ".join(step.rules), how(step), texts.step(step.name)) for step in asking)


def how(step: Any) -> str:
    return "all at once" if step.together else "secret" if step.secret else "open"


def actions(game: Game, texts: Texts) -> Iterator[tuple[str, Rows]]:
    """Every kind of action: its label, its argument with some ids, and what else an option may carry."""
    used = arguments(texts.bundle.source)
    kinds: dict[str, list[str]] = {}
    for option in game.rules.actions.table:
        kinds.setdefault(" ".join([option.label, *option.args]), []).extend(option.args.values())
    yield "", (action_row(kind, ids, used) for kind, ids in kinds.items())


def action_row(kind: str, ids: list[str], used: dict[str, set[str]]) -> tuple[str, ...]:
    label, _, argument = kind.partition(" ")
    more = sorted(used.get(f"option-{label}", set()) - {argument, "step"})
    some = ", ".join(ids[:SHOWN]) + (f", … ({len(ids)})" if len(ids) > SHOWN else "")
    return label, f"{argument}: {some}" if argument else "", f"also: {', '.join(more)}" if more else ""


def news(game: Game, _: Texts) -> Iterator[tuple[str, Rows]]:
    """Every kind of event with the names of its arguments."""
    yield "", ((message.id, ", ".join(message.args)) for message in game.rules.messages)


TELLERS: dict[str, Callable[[Game, Texts], Iterator[tuple[str, Rows]]]] = {
    "view": views,
    "steps": steps,
    "actions": actions,
    "news": news,
}
