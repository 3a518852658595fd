"""`undercroft games`: which games there are and what can be chosen in them."""

import argparse

from rich.table import Table

import undercroft
from undercroft.cli.arguments import add_language, example_game
from undercroft.cli.declarations import declared
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console, errors
from undercroft.engine.game import GameOption, Meta
from undercroft.games import SHELF, parts, problems
from undercroft.text import Texts, shell


def register(commands: Commands) -> None:
    parser = commands.add(
        "games",
        run,
        "list the games and their options",
        "Lists the games with players, options and stage; with a name, tells everything about one. For people who\n"
        "write bots and boards: what it declares, as --view, --steps, --actions and --news.",
        f"undercroft games\nundercroft games {example_game()} --lang de\n"
        f"undercroft games {example_game()} --view --steps",
    )
    parser.add_argument("name", nargs="?", help="a game")
    parser.add_argument("--view", action="append_const", dest="declared", const="view", help="the keys of its view")
    parser.add_argument("--steps", action="append_const", dest="declared", const="steps", help="the steps that ask")
    parser.add_argument("--actions", action="append_const", dest="declared", const="actions", help="what can be chosen")
    parser.add_argument("--news", action="append_const", dest="declared", const="news", help="what can be told")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    if args.declared:
        if args.name is None:
            raise Refusal(f"Whose? Name a game before --{args.declared[0]}.")
        for what in args.declared:
            declared(args.name, what, args.lang)
    elif args.name is None:
        console().print(overview(args.lang))
        for problem in problems():
            errors().print(problem, style="yellow", soft_wrap=True)
    else:
        details(undercroft.meta(args.name), args.lang)
    return 0


def players(meta: Meta) -> str:
    return f"{meta.players[0]}-{meta.players[-1]}" if len(meta.players) > 1 else str(meta.players[0])


def overview(lang: str) -> Table:
    say = shell(lang).say
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("game", "players", "stage", "options"):
        table.add_column(say(f"games-{column}"), overflow="fold")
    for name in SHELF:
        meta = undercroft.meta(name)
        if meta.part_of:  # told with its game
            continue
        options = "\n".join(f"{choice.name}={values(choice)}" for choice in meta.options)
        table.add_row(name, players(meta), say(f"stage-{meta.stage}"), options)
    return table


def details(meta: Meta, lang: str) -> None:
    out, say = console(), shell(lang).say
    out.print(f"{meta.title} ({', '.join(meta.designers)}, {meta.year})", style="bold")
    out.print(say("games-facts", players=players(meta), stage=say(f"stage-{meta.stage}"), version=meta.version))
    for part in parts(meta.name):
        out.print(say("games-part", title=undercroft.meta(part).title, name=part))
    out.print()
    texts = Texts(meta.name, lang)
    for choice in meta.options:
        out.print(f"--option {choice.name}={values(choice)}", style="cyan", soft_wrap=True)
        out.print(f"    {texts.game_option(choice.name)} ({choice.rule}): {texts.game_option_help(choice.name)}")
        words = [f"{value} = {texts.game_option_value(choice.name, value)}" for value in choice.values if named(value)]
        out.print(f"    {'; '.join([*words, say('games-default', value=default(choice))])}")


def named(value: object) -> bool:
    return isinstance(value, str)


def values(choice: GameOption) -> str:
    return "|".join(str(value) for value in choice.values)


def default(choice: GameOption) -> str:
    """The default; by number of players where it depends on them."""
    if isinstance(choice.default, dict):
        return ", ".join(f"{players}P: {value}" for players, value in choice.default.items())
    return str(choice.default)
