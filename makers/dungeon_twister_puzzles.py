"""Puzzles of Dungeon Twister from bots' games: one line of JSON for each seed, the same ones for everybody.

    PYTHONPATH=src python3 -m makers.dungeon_twister_puzzles --seeds 0-999 --jobs 8 --out found.jsonl

Seeds that the file has already are left out, so a run that was cut off goes on where it stopped.
docs/puzzles.md tells how puzzles are found and graded.
"""

import argparse
import json
import multiprocessing
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any, Final

import undercroft
from undercroft.bots import SeatWindow, make
from undercroft.engine.chance import fast_source
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister_puzzles.making.finding import POSITIONS, Found, puzzle_in
from undercroft.games.dungeon_twister_puzzles.making.measuring import figures_of
from undercroft.games.dungeon_twister_puzzles.making.positions import text_of
from undercroft.games.dungeon_twister_puzzles.making.scoring import Scored, Watcher
from undercroft.games.dungeon_twister_puzzles.state import SEAT

VERSION: Final = 1  # of the way to find them; goes up when the same seed no longer gives the same
SETS: Final = ("base", "base", "paladins_dragons")  # in turns, by seed
BOTS: Final = ("search:iterations=60", "greedy:worlds=4", "search:iterations=150")
Line = dict[str, Any]


def line_of(seed: int, positions: int) -> Line:
    """All puzzles of one game of bots."""
    options = options_of(seed)
    source = fast_source(seed)
    found: list[Line] = []
    turns = 0
    for turn in scoring_turns(seed, Watcher(source)):
        turns += 1
        for scored in turn:
            puzzle = puzzle_in(scored, options, source, positions)
            if puzzle is not None:
                found.append(told(puzzle, options))
                break
    return {"seed": seed, "version": VERSION, "turns": turns, "puzzles": found}


def options_of(seed: int) -> dict[str, object]:
    sets = SETS[seed % len(SETS)]
    return {} if sets == "base" else {"sets": sets}


def scoring_turns(seed: int, watcher: Watcher) -> list[list[Scored]]:
    """A whole game; for each turn with points the positions that may be puzzles."""
    match = undercroft.game("dungeon_twister", 2, **options_of(seed)).start(seed)
    name = BOTS[seed // len(SETS) % len(BOTS)]
    bots = [make(name, seed=2 * seed + seat) for seat in range(2)]
    found: list[list[Scored]] = []
    while not match.over:
        seat = match.to_act[0]
        option = bots[seat].choose(SeatWindow(match, seat))
        watcher.before(state_of(match), option.code)
        match.choose(seat, option)
        scored = watcher.after(state_of(match))
        found += [scored] if scored else []
    return found


def state_of(match: undercroft.Match) -> DungeonTwister:
    assert isinstance(match.state, DungeonTwister)
    return match.state


def told(found: Found, options: dict[str, object]) -> Line:
    """A puzzle as it is written down, with what makes it easy or hard."""
    s = found.state
    is_win = found.points == s.config.target - total(s, SEAT)
    return {
        "goal": "win" if is_win else "score",
        "points": found.points,
        "position": text_of(s, options),
        "ap": s.ap,
        **figures_of(found),
    }


# ---- the command


def span(text: str) -> range:
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m makers.dungeon_twister_puzzles", description=__doc__)
    parser.add_argument("--seeds", type=span, default=range(100), metavar="A-B", help="games; default: 0-99")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    parser.add_argument("--positions", type=int, default=POSITIONS, metavar="N", help="of one search at most")
    parser.add_argument("--minutes", type=float, default=0.0, metavar="N", help="stop after so long; 0: never")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a line is added for each seed")
    return parser.parse_args()


def done_before(out: Path) -> set[int]:
    """Seeds of which the file has a whole line."""
    found: set[int] = set()
    for line in out.read_text(encoding="utf-8").splitlines() if out.exists() else []:
        try:
            found.add(int(json.loads(line)["seed"]))
        except (ValueError, KeyError):
            continue  # a line that was cut off
    return found


def main() -> None:
    args = parsed()
    done = done_before(args.out)
    seeds = [seed for seed in args.seeds if seed not in done]
    begin, puzzles = time.monotonic(), 0
    with (
        args.out.open("a", encoding="utf-8") as out,
        multiprocessing.get_context("spawn").Pool(args.jobs) as pool,
    ):
        lines = pool.imap_unordered(partial(line_of, positions=args.positions), seeds)
        for number in range(1, len(seeds) + 1):
            try:
                line = next(lines) if not args.minutes else lines.next(args.minutes * 60 - time.monotonic() + begin)
            except multiprocessing.TimeoutError:
                break
            print(json.dumps(line), file=out, flush=True)
            puzzles += len(line["puzzles"])
            said = f"seed {line['seed']}: {number} of {len(seeds)} games, {puzzles} puzzles"
            print(f"{said}, {time.monotonic() - begin:.0f} s", file=sys.stderr, flush=True)
        pool.terminate()


if __name__ == "__main__":
    main()
