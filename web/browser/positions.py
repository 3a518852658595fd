"""Prints matches with fixed deals as JSON: their records, and after which moves each kind of question is asked.

The first argument names the game. By default twelve matches of three bots that take anything, or of as many
as can play it; with a bot as second argument one match of four such bots.
"""

import json
import sys

import undercroft
from undercroft import bots
from undercroft.engine.match import Match

GAME = sys.argv[1]
BOT = sys.argv[2] if len(sys.argv) > 2 else "random"
WANTED, MATCHES = (3, 12) if BOT == "random" else (4, 1)
PLAYERS = min(WANTED, max(undercroft.meta(GAME).players))


def play(number: int) -> tuple[Match, dict[str, list[int]]]:
    """The match dealt by that number, played by bots; and where each question is asked."""
    match = undercroft.game(GAME, players=PLAYERS).start(seed=bytes([number]) * 32)
    players = [bots.make(BOT, seed=10 * number + seat) for seat in range(PLAYERS)]
    asked: dict[str, list[int]] = {}
    moves = 0
    while not match.over:
        seat = match.to_act[0]
        asked.setdefault(match.step().name, []).append(moves)
        match.choose(seat, players[seat].choose(bots.SeatWindow(match, seat)).text)
        moves += 1
    return match, asked


matches = [play(number + 1) for number in range(MATCHES)]
print(json.dumps([{"record": json.loads(match.save()), "asked": asked} for match, asked in matches]))
