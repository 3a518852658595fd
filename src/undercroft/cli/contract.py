"""`undercroft contract`: does a game keep every promise? For authors, wherever their game lives."""

import argparse
import traceback
from collections.abc import Iterator

from rich.progress import track

import undercroft
from undercroft.cli.arguments import example_game, positive
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console, errors
from undercroft.engine.testing.contract import check_contract
from undercroft.engine.testing.demand import BrokenContract
from undercroft.engine.testing.sweep import Case, cases
from undercroft.text.check import problems

SEEDS = 3
MOST = 20  # broken promises that are told


def register(commands: Commands) -> None:
    parser = commands.add(
        "contract",
        run,
        "check that a game keeps the contract",
        "Plays random matches of a game, one of ours or of another package, and checks every promise of docs/api.md:\n"
        "secrecy, records, undo, views, bots' worlds, texts. A sentence for each promise that is broken; exit code 1\n"
        "if there is one.",
        f"undercroft contract {example_game()} --seeds 10 --players 2,3",
    )
    parser.add_argument("game", help="a game")
    parser.add_argument(
        "--seeds", type=positive, default=SEEDS, help=f"matches for each player count; default: {SEEDS}"
    )
    parser.add_argument("--players", type=counts, default=(), metavar="N,N", help="default: all that the game allows")


def counts(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(each) for each in text.split(","))
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is no list of numbers such as 2,3") from None


def run(args: argparse.Namespace) -> int:
    meta = undercroft.meta(args.game)
    wrong = [count for count in args.players if count not in meta.players]
    if wrong:
        raise Refusal(f"{meta.title} is for {', '.join(map(str, meta.players))} players, not {wrong[0]}.")
    wanted = cases(meta, args.seeds, args.players)
    told: dict[str, Case | None] = dict.fromkeys(problems(undercroft.game(args.game, meta.players[0])))
    for case, sentence in broken(args.game, wanted):
        told.setdefault(sentence, case)
    report(meta.title, len(wanted), told)
    return 1 if told else 0


def broken(name: str, wanted: list[Case]) -> Iterator[tuple[Case, str]]:
    """Every match in which a promise is broken, with the sentence that says which."""
    out = errors()
    for case in track(wanted, "matches", console=out, transient=True, disable=not out.is_terminal):
        sentence = verdict(name, case)
        if sentence:
            yield case, sentence


def verdict(name: str, case: Case) -> str:
    """What is wrong in that match; empty if all is well."""
    try:
        check_contract(undercroft.game(name, case.players, **case.options), case.seed)
    except (BrokenContract, AssertionError) as promise:
        return str(promise)
    except Exception as problem:  # a game that stumbles breaks the first of all promises
        place = traceback.extract_tb(problem.__traceback__)[-1]
        return f"The game stumbles: {type(problem).__name__}: {problem} ({place.filename}, line {place.lineno})."
    return ""


def report(title: str, matches: int, told: dict[str, Case | None]) -> None:
    out = console()
    if not told:
        out.print(f"{title} keeps the contract: {matches} matches, and its texts are complete.", style="green")
    for sentence, case in list(told.items())[:MOST]:
        where = f" ({case})" if case else ""
        out.print(f"broken  {sentence}{where}", style="red", soft_wrap=True)
    if len(told) > MOST:
        out.print(f"… and {len(told) - MOST} more.")
