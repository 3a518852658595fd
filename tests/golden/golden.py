"""Makes and reads the golden hashes: fixed random matches whose every position is known by its hash.

They stand in `golden.json` in the folder of a game's tests. `python -m tests.golden.golden [GAME …]` writes them anew;
do that only when the rules version changes.
"""

import json
import sys
from hashlib import sha256
from pathlib import Path
from random import Random

import undercroft

GAMES = Path(__file__).parents[1] / "games"
SEEDS = 6


def play(name: str, players: int, seed: int) -> tuple[str, str]:
    """Hash of all positions of one random match, and the head of its record."""
    match = undercroft.game(name, players=players).start(seed)
    chooser = Random(seed)
    positions = sha256()
    while not match.over:
        positions.update(match.digest().encode())
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
    positions.update(match.digest().encode())
    return positions.hexdigest()[:32], sha256(match.save().encode()).hexdigest()[:32]


def file_of(name: str) -> Path:
    return GAMES / name / "golden.json"


def hashes(name: str) -> dict[str, list[str]]:
    counts = undercroft.meta(name).players
    return {
        f"{players} players, seed {seed}": list(play(name, players, seed))
        for players in counts
        for seed in range(SEEDS)
    }


if __name__ == "__main__":
    for each in sys.argv[1:] or undercroft.GAMES:
        file_of(each).write_text(json.dumps(hashes(each), indent=1) + "\n", encoding="utf-8")
