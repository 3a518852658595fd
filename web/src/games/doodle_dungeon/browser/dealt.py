"""Prints a match of two bots that take anything, with these options, as JSON: its record, and who is asked what when.

The argument is an object of game options. Paths lead out by the first step that is offered and was not gone yet.
"""

import json
import sys
from random import Random
from typing import Any

import undercroft
from undercroft.engine.match import Match

PLAYERS = 2
DEAL = bytes([5]) * 32


def chosen(match: Match, seat: int, random: Random) -> str:
    """Anything; of the steps of a path the one that comes nearest to the exit over new cells."""
    options = [match.rules.actions.table[code] for code in match.offered[seat]]
    steps = [option for option in options if option.label == "go"]
    if "leave" in [option.label for option in options]:
        return "leave"
    if not steps:
        return random.choice(options).text
    view: Any = match.view(seat)
    drawn = view["dungeons"][(seat - 1) % PLAYERS]["path"] or []
    return min(steps, key=lambda step: (step.args["cell"] in drawn, far(str(step.args["cell"])))).text


def far(cell: str) -> int:
    return "HGFEDCBA".index(cell[0]) + 10 - int(cell[1:])


match = undercroft.game("doodle_dungeon", players=PLAYERS, **json.loads(sys.argv[1])).start(seed=DEAL)
random = Random(3)
asked: list[dict[str, object]] = []
while not match.over:
    seat = match.to_act[0]
    first = match.rules.actions.table[match.offered[seat][0]].label
    asked.append({"step": match.step().name, "seat": seat, "label": first, "many": len(match.offered[seat])})
    match.choose(seat, chosen(match, seat, random))
sys.stdout.write(json.dumps({"record": json.loads(match.save()), "asked": asked}))
