"""`undercroft puzzle`: the training of Dungeon Lords, printed or new, to play, to solve or with hints."""

import argparse
import secrets
from datetime import UTC, datetime
from typing import Any

from rich.console import Console

import undercroft
from undercroft.cli.arguments import add_language, not_negative
from undercroft.cli.boards import board
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.play import finish
from undercroft.cli.table.autosave import Autosave
from undercroft.cli.table.puzzling import PuzzleSession, hint
from undercroft.cli.table.talk import Talk
from undercroft.cli.terminal import console
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords_training.cards import PUZZLE_IDS
from undercroft.games.dungeon_lords_training.coach import STAGES, Coach
from undercroft.games.dungeon_lords_training.generator import DIFFICULTIES, seed_of_day
from undercroft.text import Seats, Texts, shell

GAME = "dungeon_lords_training"
USUAL = "medium"
SEEDS = 1_000_000
UNSAID = ("no-trap", "no-monster", "ghosts 0", "confirm")  # goes without saying in a solution


def register(commands: Commands) -> None:
    parser = commands.add(
        "puzzle",
        run,
        "play, solve or get hints for a training puzzle of Dungeon Lords",
        "A fight for one: lose as few tiles as possible. There are five printed puzzles, new fights by seed and\n"
        "difficulty (the same seed is the same fight for everybody), and one for every day. While you play, hint\n"
        "helps in three stages; --hint prints them at once, --solve prints a best line.",
        "undercroft puzzle T3\n"
        "undercroft puzzle --seed 7 --difficulty hard --hint\n"
        "undercroft puzzle --today --solve --lang de",
    )
    parser.add_argument("name", nargs="?", help=f"one of {', '.join(PUZZLE_IDS)}; default: {PUZZLE_IDS[0]}")
    parser.add_argument("--seed", type=not_negative, help="a new fight: the number it is dealt from")
    parser.add_argument("--difficulty", choices=DIFFICULTIES, help=f"of a new fight; default: {USUAL}")
    parser.add_argument("--today", action="store_true", help="the new fight of this day (UTC)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--solve", action="store_true", help="print a best line and how it was proved")
    what.add_argument("--hint", action="store_true", help="print the three stages of a hint")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    texts = Texts(GAME, args.lang)
    match, title = wanted(args, texts)
    out = console()
    out.print(title, style="bold")
    if not (args.solve or args.hint):
        return play(match, texts)
    for line in board(texts, Seats(("",), 0)).whole(match.view(0), out.width):
        out.print(line)
    out.print(texts.bundle.say("puzzle-aim"))
    if args.solve:
        solve(out, match, texts)
    else:
        coach = Coach()
        for stage in STAGES:
            out.print(f"{stage}. {hint(texts, match, coach.hint(match, stage))}")
    return 0


def wanted(args: argparse.Namespace, texts: Texts) -> tuple[Match, str]:
    """The puzzle of the command line, and what it is called."""
    if args.seed is not None and args.today:
        raise Refusal("The puzzle of the day has its own seed; leave out --seed or --today.")
    is_new = args.seed is not None or args.today or args.difficulty is not None
    if not is_new:
        name = printed(args.name or PUZZLE_IDS[0])
        return undercroft.game(GAME, 1, puzzle=name).start(0), texts.game_option_value("puzzle", name)
    if args.name is not None:
        raise Refusal("A printed puzzle is what it is; leave out its name, or --seed, --difficulty and --today.")
    day = datetime.now(UTC).date()
    seed = args.seed if args.seed is not None else secrets.randbelow(SEEDS)
    seed = seed_of_day(day.year, day.month, day.day) if args.today else seed
    difficulty = args.difficulty or USUAL
    called = {
        "difficulty": texts.game_option_value("difficulty", difficulty),
        "seed": str(seed),
        "date": day.isoformat(),
    }
    title = texts.bundle.say("puzzle-today" if args.today else "puzzle-generated", **called)
    return undercroft.game(GAME, 1, puzzle="generated", difficulty=difficulty).start(seed), title


def printed(name: str) -> str:
    if name.upper() not in PUZZLE_IDS:
        raise Refusal(f"There is no puzzle '{name}'. There are {', '.join(PUZZLE_IDS)}, or --seed and --today.")
    return name.upper()


def solve(out: Console, match: Match, texts: Texts) -> None:
    """One best line, told in the words of the game."""
    say = texts.bundle.say
    found: dict[str, Any] = Coach().solution(match)
    if not found["complete"]:
        out.print(say("best-unknown"))
        return
    for each in found["rounds"]:
        choices = ", ".join(told(match, texts, choice) for choice in each["choices"] if choice not in UNSAID)
        out.print(say("puzzle-line", round=each["round"], choices=choices or say("send-nothing")))
    numbers = {key: found[key] for key in ("tiles", "supplies", "best_plans", "plans", "best_lines", "positions")}
    out.print(say("puzzle-solved", **numbers))


def told(match: Match, texts: Texts, choice: str) -> str:
    """A choice of a solution in a word or two."""
    option = match.rules.actions.parse(choice)
    return texts.bundle.say(f"line-{option.label}", **texts.args(option.args, Seats(("",), 0)))


def play(match: Match, texts: Texts) -> int:
    """At the terminal, as any game; it is kept, too."""
    talk = Talk(console(), texts, Seats((shell(texts.lang).say("you"),), 0))
    talk.out.print(texts.bundle.say("puzzle-aim"))
    return finish(PuzzleSession(match, talk, Autosave((), fresh=True)), None)
