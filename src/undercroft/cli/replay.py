"""`undercroft replay`: tells a recorded game, or shows a position of it."""

import argparse
from pathlib import Path

from rich.console import Console

from undercroft.cli.arguments import add_language, load_match, not_negative
from undercroft.cli.boards import board
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.table.story import Moves, Viewer, moves_of
from undercroft.cli.terminal import console
from undercroft.engine.match import Match
from undercroft.text import Texts, shell
from undercroft.text.seats import numbered


def register(commands: Commands) -> None:
    parser = commands.add(
        "replay",
        run,
        "tell a recorded game",
        "Tells a recorded game move by move, or shows the position after some moves (--at). Secrets are shown as\n"
        "far as the chosen seat may know them; without --seat everything of a finished game, else only what is public.",
        "undercroft replay game.json --lang de\nundercroft replay game.json --at 40 --seat P1",
    )
    parser.add_argument("record", type=Path, help="a file that 'save' or 'play' wrote")
    parser.add_argument("--at", type=not_negative, metavar="N", help="show the position after N moves")
    parser.add_argument("--seat", metavar="SEAT", help="P1, P2, ... or spectator or all")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    match = load_match(args.record)
    viewer = viewer_of(match, args.seat)
    texts, out, moves = Texts(match.game.meta.name, args.lang), console(), moves_of(match)
    if args.at is None:
        say = shell(args.lang).say
        title = say("replay-head", title=match.game.meta.title, players=match.game.players, moves=moves)
        out.print(title, style="bold")
        tell(out, match, texts, viewer)
        return 0
    if args.at > moves:
        raise Refusal(f"The record has {moves} moves; there is no position after {args.at}.")
    show(out, match.at(args.at), texts, viewer, args.at)
    return 0


def viewer_of(match: Match, text: str | None) -> Viewer:
    """Whose window: a seat, a spectator, or all-seeing."""
    names = [f"P{seat + 1}" for seat in range(match.game.players)]
    if text is None:
        return Viewer(None, match.over)
    if text in ("all", "spectator"):
        return Viewer(None, text == "all")
    if text.upper() not in names:
        raise Refusal(f"There is no seat '{text}'. There are: {', '.join(names)}, spectator, all.")
    return Viewer(names.index(text.upper()), False)


def tell(out: Console, match: Match, texts: Texts, viewer: Viewer) -> None:
    """The news of each move; numbers only for all-seeing window, because gaps would betray secret answers."""
    seats, say = numbered(match.game.players), shell(texts.lang).say
    for move in Moves(match, viewer):
        said = [texts.news(event, seats) for event in move.events]
        if move.undone is not None:
            said.insert(0, say("replay-undone", seat=seats.names[move.undone]))
        number = f"{move.number:>4}  " if viewer.all_seeing else ""
        for place, sentence in enumerate(said):
            out.print((number if place == 0 else " " * len(number)) + sentence, soft_wrap=True)
    end = texts.reason(match.result, seats) if match.result else say("replay-unfinished")
    out.print(end, style="bold")


def show(out: Console, match: Match, texts: Texts, viewer: Viewer, moves: int) -> None:
    """The table after some moves."""
    seats = numbered(match.game.players)
    out.print(shell(texts.lang).say("replay-position", moves=moves), style="bold")
    for line in board(texts, seats).whole(viewer.view(match), out.width):
        out.print(line)
