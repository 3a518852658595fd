"""`undercroft play`: a game against bots in the terminal."""

import argparse
from pathlib import Path

from undercroft.cli.arguments import (
    add_language,
    add_options,
    add_players,
    build_game,
    example_game,
    not_negative,
    players_of,
)
from undercroft.cli.bots import bot_names, check_bots, make_bot
from undercroft.cli.parser import INTERRUPTED, Commands, Refusal
from undercroft.cli.table import autosave
from undercroft.cli.table.puzzling import PuzzleSession
from undercroft.cli.table.session import Session, Stopped
from undercroft.cli.table.talk import Talk
from undercroft.cli.terminal import console
from undercroft.engine.match import Match
from undercroft.text import Seats, Texts, shell

SEAT = 0  # where the player sits
LEVEL = "normal"
NAMES = ("Agatha", "Balthasar", "Cordula", "Drusilla", "Emmerich", "Frieda", "Gundula", "Hieronymus")


def register(commands: Commands) -> None:
    parser = commands.add(
        "play",
        run,
        "play a game against bots",
        "Plays a game against bots in the terminal. You answer with numbers; ? shows what else you can type.\n"
        "The game is kept after every choice, so --resume goes on with it.",
        f"undercroft play {example_game()} --players 4 --bots easy,normal,hard --lang de\n"
        "undercroft play --resume\n"
        "undercroft play --auto --seed 7",
    )
    parser.add_argument("game", nargs="?", help=f"default: {example_game()}")
    add_players(parser, "you included; ")
    parser.add_argument("--bots", default=None, help="one for all, or one per opponent: easy,hard; default: normal")
    parser.add_argument("--seed", type=not_negative, default=None, help="a number: the same game again")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the game to this file when it stops")
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    source.add_argument("--resume", action="store_true", help="go on with the last game")
    parser.add_argument("--auto", action="store_true", help="a bot plays for you, too")
    add_options(parser)
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    match, levels = seated(args)
    check_bots(levels)
    if args.save is not None:
        autosave.write(args.save, match, levels)  # a name that cannot be written is told before the game, not after it
    names = [shell(args.lang).say("you"), *NAMES[: match.game.players - 1]]
    talk = Talk(console(), Texts(match.game.meta.name, args.lang), Seats(names, SEAT))
    session = at_table(match, talk, levels, args)
    greet(talk, match, levels)
    if args.load or args.resume:
        talk.note("resumed")
        session.skip_old_news()
    return finish(session, args.save)


def seated(args: argparse.Namespace) -> tuple[Match, list[str]]:
    """The match, new or loaded, and the level of each opponent."""
    path = autosave.kept() if args.resume else args.load
    wanted = LEVEL if args.bots is None else args.bots
    if path is None:
        name = example_game() if args.game is None else args.game
        game = build_game(name, players_of(name, args.players), args.option)
        return game.start(args.seed), bot_names(wanted, game.players - 1)
    if args.option or args.seed is not None or args.players is not None or args.game is not None:
        raise Refusal("A loaded game is what it is; leave out its name, --players, --option and --seed.")
    match, levels = autosave.load(path)
    if args.bots is not None or len(levels) != match.game.players - 1:
        levels = bot_names(wanted, match.game.players - 1)
    return match, levels


def at_table(match: Match, talk: Talk, levels: list[str], args: argparse.Namespace) -> Session:
    """The table with its bots; a puzzle has none, but its coach."""
    kept = autosave.Autosave(levels, fresh=not args.resume)
    if match.game.meta.puzzle and not args.auto:
        return PuzzleSession(match, talk, kept)
    bots = {seat: make_bot(level, seat) for seat, level in enumerate(levels, 1)}
    if args.auto:
        bots[SEAT] = make_bot(LEVEL, SEAT)
    return Session(match, talk, SEAT, bots, kept)


def greet(talk: Talk, match: Match, levels: list[str]) -> None:
    if not levels:
        talk.note("welcome-alone", "bold", title=match.game.meta.title)
        return
    named = zip(talk.seats.names[1:], levels, strict=True)
    others = ", ".join(f"{name} ({level})" for name, level in named)
    talk.note("welcome", "bold", title=match.game.meta.title, others=others)


def finish(session: Session, save: Path | None) -> int:
    """Play on until the end or until the player leaves; in both cases nothing is lost."""
    code = 0
    try:
        session.play()
    except Stopped:
        tell_kept(session)
    except KeyboardInterrupt:
        session.talk.out.print()
        tell_kept(session)
        code = INTERRUPTED
    if save is not None:
        autosave.write(save, session.match, session.autosave.bots)
    if session.match.over and (save is not None or session.autosave.works):
        session.talk.note("record", file=str(save or session.autosave.path))
    return code


def tell_kept(session: Session) -> None:
    session.talk.note("kept" if session.autosave.works else "not-kept", file=str(session.autosave.path))
