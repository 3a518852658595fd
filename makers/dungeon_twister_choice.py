"""From found puzzles to those that come along: proved anew, as different as can be, graded, numbered.

    PYTHONPATH=src python3 -m makers.dungeon_twister_choice found.jsonl --each 22 --jobs 2 > puzzles.json

`--each` of every difficulty are taken, a game gives one at most. The same file gives the same choice.
"""

import argparse
import json
import multiprocessing
import multiprocessing.pool
import re
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Final

import undercroft
from makers.dungeon_twister_puzzles import VERSION
from undercroft.bots import SeatWindow, make
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.turns.solver import Solver, TooLarge
from undercroft.games.dungeon_twister_puzzles.coach import Coach
from undercroft.games.dungeon_twister_puzzles.making.measuring import difficulty_of
from undercroft.games.dungeon_twister_puzzles.making.positions import read_back
from undercroft.games.dungeon_twister_puzzles.meta import LONGEST
from undercroft.games.dungeon_twister_puzzles.state import SEAT
from undercroft.games.dungeon_twister_puzzles.stored import DIFFICULTIES

Line = dict[str, Any]
Workers = multiprocessing.pool.Pool
SPENT: Final = re.compile(r"card=\d ap=([2345])\b")  # as many action points as an action card has: it is that card
TRIES: Final = 3  # greedy turns
PROVED: Final = 12_000  # positions; a coach must have an answer soon
KEPT: Final = ("difficulty", "goal", "points", "position", "seed", "version", "positions")


def found_in(path: Path) -> list[Line]:
    """All puzzles of a file, by seed."""
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    found: list[Line] = []
    for line in sorted([each for each in lines if each["version"] == VERSION], key=lambda each: int(each["seed"])):
        for puzzle in line["puzzles"]:
            if len(puzzle["position"]) <= LONGEST:
                position = SPENT.sub(r"card=\1", puzzle["position"])
                found.append({**puzzle, "position": position, "seed": line["seed"], "version": VERSION})
    return found


def graded(puzzle: Line) -> Line:
    """With its difficulty."""
    tries = [greedy_solves(puzzle["position"], goal_of(puzzle), seed) for seed in range(TRIES)]
    told = {**puzzle, "greedy": sum(tries)}
    return {**told, "difficulty": difficulty_of(told)}


def is_sound(puzzle: Line) -> bool:
    """Read from its text it has one solution by the plain search, and the coach plays it against orange."""
    goal = goal_of(puzzle)
    s = read_back(puzzle["position"], goal)
    try:
        if len(Solver(s, SEAT, s.wanted - total(s, SEAT), PROVED).solutions()) != 1:
            return False
    except TooLarge:
        return False
    match = undercroft.game("dungeon_twister_puzzles", 1, position=puzzle["position"], goal=goal).start(1)
    choices = Coach(PROVED).solution(match).get("choices")
    assert isinstance(choices, list)
    for choice in choices:
        match.choose(0, choice)
    return match.result is not None and match.result.reason == "solved"


def greedy_solves(position: str, goal: object, seed: int) -> bool:
    """Whether a bot finds it that looks one choice ahead."""
    match = undercroft.game("dungeon_twister_puzzles", 1, position=position, goal=goal).start(seed)
    bot = make("greedy:worlds=1", seed=seed)
    while not match.over:
        match.choose(0, bot.choose(SeatWindow(match, 0)))
    assert match.result is not None
    return match.result.reason == "solved"


def goal_of(puzzle: Line) -> object:
    return "win" if puzzle["goal"] == "win" else puzzle["points"]


# ---- variety


def traits(puzzle: Line) -> list[str]:
    """What makes it different from others."""
    verbs = sorted({text.split()[0] for text in puzzle["solution"]})
    kinds = [each.removeprefix("blue-") for each in puzzle["actors"]]
    goal = f"{puzzle['goal']} {puzzle['points']}"
    return ["+".join(verbs), *puzzle["tools"], *kinds, f"{'+'.join(kinds)}: {'+'.join(puzzle['tools'])}", goal]


def varied(puzzles: list[Line], count: int, jobs: int, pool: Workers) -> list[Line]:
    """One after the other, always the one whose traits have occurred least; unsound ones are left out."""
    taken: list[Line] = []
    seen: Counter[str] = Counter()
    left = puzzles[:]
    while left and len(taken) < count:
        left.sort(key=lambda each: (sum([seen[trait] for trait in traits(each)]) / len(traits(each)), each["seed"]))
        tried, left = left[:jobs], left[jobs:]
        for puzzle, sound in zip(tried, pool.map(is_sound, tried), strict=True):
            if sound and len(taken) < count and puzzle["seed"] not in [each["seed"] for each in taken]:
                taken.append(puzzle)
                seen.update(traits(puzzle))
        print(f"{len(taken)} of {count}, {len(left)} left", file=sys.stderr, flush=True)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m makers.dungeon_twister_choice", description=__doc__)
    parser.add_argument("found", type=Path, metavar="FILE", help="what the generator has written")
    parser.add_argument("--each", type=int, default=20, metavar="N", help="of each difficulty")
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes")
    args = parser.parse_args()
    chosen: list[Line] = []
    with multiprocessing.get_context("spawn").Pool(args.jobs) as pool:
        found = pool.map(graded, found_in(args.found))
        for difficulty in DIFFICULTIES:
            alike = [each for each in found if each["difficulty"] == difficulty]
            chosen += sorted(varied(alike, args.each, args.jobs, pool), key=lambda each: (each["goal"], each["points"]))
    puzzles = [{"id": f"P{i + 1:02}", **{key: each[key] for key in KEPT}} for i, each in enumerate(chosen)]
    print(json.dumps({"puzzles": puzzles}, indent=1))


if __name__ == "__main__":
    main()
