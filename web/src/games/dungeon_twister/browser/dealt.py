"""Prints a match of two easy bots with these options as JSON: its record, how many moves it has, and who is asked what.

The argument is an object of game options. Such matches are short: they are played towards the end, with fixed deals.
"""

import json
import sys

import undercroft
from undercroft import bots

PLAYERS = 2
match = undercroft.game("dungeon_twister", players=PLAYERS, **json.loads(sys.argv[1])).start(seed=bytes([5]) * 32)
players = [bots.make("easy", seed=seat) for seat in range(PLAYERS)]
asked: list[dict[str, object]] = []
while not match.over:
    seat = match.to_act[0]
    asked.append({"step": match.step().name, "seat": seat, "active": match.view(None)["active"]})
    match.choose(seat, players[seat].choose(bots.SeatWindow(match, seat)).text)
sys.stdout.write(json.dumps({"record": json.loads(match.save()), "asked": asked}))
