"""`undercroft puzzle`: the puzzles of a game, printed or new, to play, to solve or with hints."""

import argparse
import secrets
from datetime import UTC, date, datetime

import undercroft
from undercroft.cli.arguments import add_language, not_negative
from undercroft.cli.boards import board, coach_words
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.play import finish
from undercroft.cli.table.autosave import Autosave
from undercroft.cli.table.puzzling import STAGES, PuzzleSession, coach_of
from undercroft.cli.table.talk import Talk
from undercroft.cli.terminal import console
from undercroft.engine.advice import Question
from undercroft.engine.game import GameOption
from undercroft.engine.match import Match
from undercroft.text import Seats, Texts, shell

SEEDS = 1_000_000
PUZZLE, DIFFICULTY = "puzzle", "difficulty"  # the options of a game of puzzles: which one; how hard a new one is
NEW = "generated"  # the value of `puzzle` for one that is dealt from a seed


def register(commands: Commands) -> None:
    parser = commands.add(
        "puzzle",
        run,
        "play, solve or get hints for a puzzle",
        "A puzzle for one, everything open. There are printed puzzles, new ones by seed and difficulty (the same seed\n"
        "is the same puzzle for everybody), and one for every day. While you play, hint helps in stages; --hint\n"
        "prints them at once, --solve prints a best line.",
        "undercroft puzzle T3\n"
        "undercroft puzzle --seed 7 --difficulty hard --hint\n"
        "undercroft puzzle --today --solve --lang de",
    )
    parser.add_argument("name", nargs="?", help="a printed puzzle; default: the first one")
    parser.add_argument("--game", metavar="GAME", help="whose puzzles; default: those of the first game that has some")
    parser.add_argument("--seed", type=not_negative, help="a new puzzle: the number it is dealt from")
    parser.add_argument("--difficulty", help="of a new puzzle; default: what the game says")
    parser.add_argument("--today", action="store_true", help="the new puzzle of this day (UTC)")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--solve", action="store_true", help="print a best line and how it was proved")
    what.add_argument("--hint", action="store_true", help="print all stages of a hint")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    texts = Texts(puzzles_of(args.game), args.lang)
    match, title = wanted(args, texts)
    out = console()
    out.print(title, style="bold")
    if not (args.solve or args.hint):
        return play(match, texts)
    for line in board(texts, Seats(("",), 0)).whole(match.view(0), out.width):
        out.print(line)
    out.print(texts.bundle.say("puzzle-aim"))
    for line in solved(match, texts) if args.solve else hints(match, texts):
        out.print(line)
    return 0


def puzzles_of(given: str | None) -> str:
    """The game whose puzzles are meant."""
    able = [name for name in undercroft.GAMES if undercroft.meta(name).puzzle]
    if given is None and able:
        return able[0]
    if given is None or not undercroft.meta(given).puzzle:
        raise Refusal(f"There are no puzzles{f' of {given}' if given else ''}. Games with puzzles: {', '.join(able)}.")
    return given


def wanted(args: argparse.Namespace, texts: Texts) -> tuple[Match, str]:
    """The puzzle of the command line, and what it is called."""
    if args.seed is not None and args.today:
        raise Refusal("The puzzle of the day has its own seed; leave out --seed or --today.")
    is_new = args.seed is not None or args.today or args.difficulty is not None
    if not is_new:
        name = printed(texts.game, args.name)
        return undercroft.game(texts.game, 1, puzzle=name).start(0), texts.game_option_value(PUZZLE, name)
    if args.name is not None:
        raise Refusal("A printed puzzle is what it is; leave out its name, or --seed, --difficulty and --today.")
    return dealt(args, texts)


def dealt(args: argparse.Namespace, texts: Texts) -> tuple[Match, str]:
    """A new puzzle."""
    day = datetime.now(UTC).date()
    seed = args.seed if args.seed is not None else secrets.randbelow(SEEDS)
    seed = seed_of_day(day) if args.today else seed
    difficulty = args.difficulty or str(option_of(texts.game, DIFFICULTY).default_for(1))
    game = undercroft.game(texts.game, 1, puzzle=NEW, difficulty=difficulty)
    hard = texts.game_option_value(DIFFICULTY, difficulty)
    called = {"difficulty": hard, "seed": str(seed), "date": day.isoformat()}
    return game.start(seed), texts.bundle.say("puzzle-today" if args.today else "puzzle-generated", **called)


def seed_of_day(day: date) -> int:
    """The puzzle of the day: its seed is the date."""
    return (day.year * 100 + day.month) * 100 + day.day


def option_of(game: str, name: str) -> GameOption:
    return next(option for option in undercroft.meta(game).options if option.name == name)


def printed(game: str, name: str | None) -> str:
    known = [str(value) for value in option_of(game, PUZZLE).values if value != NEW]
    wanted = known[0] if name is None else name.upper()
    if wanted not in known:
        raise Refusal(f"There is no puzzle '{name}'. There are {', '.join(known)}, or --seed and --today.")
    return wanted


def solved(match: Match, texts: Texts) -> list[str]:
    """One best line, told in the words of the game."""
    return coach_words(texts).solution(match, coach_of(texts.game).answer(Question(match, 0, "solution")))


def hints(match: Match, texts: Texts) -> list[str]:
    """All stages of a hint."""
    coach, words = coach_of(texts.game), coach_words(texts)
    told = [coach.answer(Question(match, 0, "hint", stage)) for stage in STAGES]
    return [f"{stage}. {words.hint(match, each)}" for stage, each in zip(STAGES, told, strict=True)]


def play(match: Match, texts: Texts) -> int:
    """At the terminal, as any game; it is kept, too."""
    talk = Talk(console(), texts, Seats((shell(texts.lang).say("you"),), 0))
    talk.out.print(texts.bundle.say("puzzle-aim"))
    return finish(PuzzleSession(match, talk, Autosave((), fresh=True)), None)
