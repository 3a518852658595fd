"""Makes and reads the golden hashes: fixed random matches whose every position is known by its hash.

`python -m tests.golden.golden` writes them anew; do that only when the rules version changes.
"""

import json
from hashlib import sha256
from pathlib import Path
from random import Random

import undercroft

FILE = Path(__file__).with_name("hashes.json")
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


def hashes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for name in undercroft.GAMES:
        for players in undercroft.meta(name).players:
            for seed in range(SEEDS):
                found[f"{name} {players} players, seed {seed}"] = list(play(name, players, seed))
    return found


if __name__ == "__main__":
    FILE.write_text(json.dumps(hashes(), indent=1) + "\n", encoding="utf-8")
