"""Playing a pack for trial, in a process of its own: content is read once, and a bad pack may break anything."""

import os
import subprocess
import sys
from pathlib import Path

from undercroft.engine.content import VARIABLE

PATIENCE = 120.0  # seconds
PLAY = """
import sys, undercroft
name = sys.argv[1]
for players in undercroft.meta(name).players:
    match, source = undercroft.game(name, players).start(1), undercroft.fast_source(1)
    for _ in range(20_000):
        if match.over:
            break
        seat = match.to_act[0]
        offered = match.options(seat)
        match.choose(seat, offered[source.below(len(offered))])
        match.view(seat)
    else:
        sys.exit(f"A game with {players} players does not end.")
"""


def trial(game: str, folder: Path) -> list[str]:
    """A random game for every number of players; nothing where all of them end well."""
    surroundings = {**os.environ, VARIABLE: str(folder.resolve())}
    try:
        done = subprocess.run(
            [sys.executable, "-c", PLAY, game], env=surroundings, capture_output=True, text=True, timeout=PATIENCE,
            check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        return [f"Played for trial, the pack leads to games that do not end within {PATIENCE:.0f} seconds."]
    if done.returncode == 0:
        return []
    last = (done.stderr.strip() or "no reason given").splitlines()[-1]
    return [f"Played for trial, the game stumbles over this pack: {last}"]
