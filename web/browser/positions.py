"""Prints matches with fixed deals as JSON: their records, and after which move each kind of question is first asked.

The first argument names the game.
"""

import json
import sys

import undercroft
from undercroft import bots
from undercroft.engine.match import Match

GAME = sys.argv[1]
PLAYERS = 3
MATCHES = 12


def play(number: int) -> tuple[Match, dict[str, int]]:
    """The match dealt by that number, played by bots that take anything; and where each question is asked."""
    match = undercroft.game(GAME, players=PLAYERS).start(seed=bytes([number]) * 32)
    players = [bots.make("random", seed=10 * number + seat) for seat in range(PLAYERS)]
    asked: dict[str, int] = {}
    moves = 0
    while not match.over:
        seat = match.to_act[0]
        asked.setdefault(match.step().name, moves)
        match.choose(seat, players[seat].choose(bots.Eyes(match, seat)).text)
        moves += 1
    return match, asked


matches = [play(number + 1) for number in range(MATCHES)]
print(json.dumps([{"record": json.loads(match.save()), "asked": asked} for match, asked in matches]))
