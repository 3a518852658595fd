"""Makes the recorded games: `python -m tests.records.make [GAME …]`.

Where a record exists, its choices are made again as long as they are legal, so that a changed text or a new version of
the rules keeps the game and what happens in it. Where they end, bots go on. Delete a record to have it played anew.
"""

import json
import sys

import undercroft
from tests.records.fixtures import EXPECTED, Act, Data, Planned, folder_of, games, outcome, planned, records
from undercroft.bots import SeatWindow, make
from undercroft.engine.errors import GameOver, IllegalChoice, NotYourDecision, UnknownChoice
from undercroft.engine.match import Match


def record_all(game: str) -> None:
    """All records of a game and what they lead to; records that are no longer planned are removed."""
    plans = planned(game)
    for path in records(game):
        if path.stem not in [each.name for each in plans]:
            path.unlink()
    led_to = {each.name: outcome(record(game, each)) for each in plans}
    (folder_of(game) / EXPECTED).write_text(json.dumps(led_to, indent=1) + "\n", encoding="utf-8")


def record(game: str, plan: Planned) -> Match:
    path = folder_of(game) / f"{plan.name}.json"
    match = undercroft.game(game, plan.players, **plan.options).start(plan.seed)
    chosen = [{"seat": 0, "choice": choice} for choice in plan.choices]
    follow(match, json.loads(path.read_text("utf-8"))["entries"] if path.exists() else chosen)
    finish(match, plan)
    path.write_text(match.save(), encoding="utf-8")
    return match


def follow(match: Match, entries: list[Data]) -> None:
    """The recorded choices, asked for and unasked, up to the first that is no longer open."""
    try:
        for entry in entries:
            if "choice" in entry:
                match.choose(entry["unasked"] if "unasked" in entry else entry["seat"], entry["choice"])
    except (GameOver, IllegalChoice, NotYourDecision, UnknownChoice):
        return


def finish(match: Match, plan: Planned) -> None:
    """Bots play what is left, and do unasked what is planned."""
    bots = [make(plan.bots[seat % len(plan.bots)], plan.seed + seat) for seat in range(plan.players)]
    acts = [act for act in plan.acts if act.after >= len(match.journal.entries)]
    while not match.over:
        if acts and acts[0].after <= len(match.journal.entries) and is_open(match, acts[0]):
            act = acts.pop(0)
            match.choose(act.seat, act.choice)
            continue
        seat = match.to_act[0]
        match.choose(seat, bots[seat].choose(SeatWindow(match, seat)))


def is_open(match: Match, act: Act) -> bool:
    return act.choice in [option.text for option in match.unasked(act.seat)]


if __name__ == "__main__":
    for name in sys.argv[1:] or games():
        record_all(name)
