"""Every card, every action, all news and every way in which a hero's walk can end occur in a recorded game."""

from functools import cache
from itertools import pairwise
from typing import Any

import undercroft
from tests.games.doodle_dungeon.invariants import state_of
from tests.records.fixtures import planned, records
from undercroft.engine.journal import CHOICE
from undercroft.engine.match import Match
from undercroft.games.doodle_dungeon.actions import ACTIONS, LAY, aimed
from undercroft.games.doodle_dungeon.cards import (
    ACTION_IDS,
    CARD_IDS,
    CONTENT_IDS,
    IS_HERO_ACTION,
    MONSTERS,
    SHAPE_IDS,
    TRACK_IDS,
    TRAP,
)
from undercroft.games.doodle_dungeon.messages import MESSAGES
from undercroft.games.doodle_dungeon.meta import META

KINDS = [CONTENT_IDS[each] for each in MONSTERS]
BOX = {
    *[f"card {card} taken" for card in CARD_IDS],
    *[f"{'lay' if is_hero else 'play'} {name}" for name, is_hero in zip(ACTION_IDS, IS_HERO_ACTION, strict=True)],
    *[f"shape {shape} drawn" for shape in SHAPE_IDS],
    *[f"track {track} improved" for track in TRACK_IDS],
    *[f"{kind} {end}" for kind in KINDS for end in ("won", "lost")],
}
ENDINGS = {"killed by a trap", "killed by a monster", "escaped"}
EVERYTHING = {
    *[f"news {message.id}" for message in MESSAGES.table],
    *[f"choice {option.label}" for option in ACTIONS.table],
    *[f"{each.name} = {value}" for each in META.options for value in each.values if each.name != "hearts"],
    *[f"{players} players" for players in META.players],
    *BOX,
    *ENDINGS,
}


def test_everything_occurs_in_a_recorded_game() -> None:
    """DD-007, DD-012, DD-019, DD-031, DD-069, DD-115, DD-119, DD-120, DD-122, DD-141, DD-165, DD-166."""
    assert sorted(EVERYTHING - occurring()) == []


@cache
def occurring() -> frozenset[str]:
    found: set[str] = set()
    for plan in planned("doodle_dungeon"):
        found.add(f"{plan.players} players")
        options = {each.name: each.default for each in META.options} | plan.options
        found |= {f"{name} = {value}" for name, value in options.items()}
    for path in records("doodle_dungeon"):
        found |= occurring_in(undercroft.load(path.read_text("utf-8")))
    return frozenset(found)


def occurring_in(match: Match) -> set[str]:
    found = chosen(match)
    told: list[Any] = [match.event_to_data(message, args) for message, args, _ in match.journal.events]
    for event in told:
        found.add(f"news {event['id']}")
        found |= said(event["id"], event["args"])
    for before, event in pairwise([each for each in told if each["id"] in ("met", "died")]):
        if event["id"] == "died":
            found.add("killed by a trap" if before["args"]["element"] == CONTENT_IDS[TRAP] else "killed by a monster")
    assert state_of(match).over
    return found


def chosen(match: Match) -> set[str]:
    found: set[str] = set()
    for kind, _, code, _ in match.journal.entries:
        if kind == CHOICE:
            found.add(f"choice {ACTIONS.table[code].label}")
            if LAY.has(code):
                found.add(f"lay {ACTION_IDS[aimed(code)[0]]}")
            else:
                found.add(ACTIONS.table[code].text)
    return found


def said(message: str, args: dict[str, object]) -> set[str]:
    if message == "taken":
        return {f"card {args['card']} taken"}
    if message == "drew-walls":
        return {f"shape {args['shape']} drawn"}
    if message == "improved":
        return {f"track {args['track']} improved"}
    if message in ("won", "lost"):
        return {f"{args['element']} {message}"}
    return {"escaped"} if message == "escaped" else set()
