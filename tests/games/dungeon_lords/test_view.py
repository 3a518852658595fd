"""What the board shows beside the bare facts: the order on the evilometer, the minion at work."""

from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.dungeon_lords.play import Words, each, go_on, lords
from undercroft.games.dungeon_lords.cards import EVENT_IDS, HERO_IDS, SEASON_IDS

HEROES = ("y1_thief_3_1", "y1_priest_3_1", "y1_wizard_3_1", "y1_warrior_4a")


@pytest.mark.parametrize(
    ("evil", "start", "non_evil"),
    [([5, 5, 7, 2], 1, 5), ([4, 4, 4], 2, 5), ([6, 3], 0, 4), ([5, 5], 1, 4), ([5, 5], 1, 5)],
)
def test_the_order_on_the_evilometer_is_the_one_heroes_find(evil: list[int], start: int, non_evil: int) -> None:
    """DL-236, DL-237: nicest first, of equals the earlier in play order; the non-player has stepped up by then."""
    coming = HEROES[: max(3, len(evil))]
    position: Words = {"season": "spring", "start": f"P{start + 1}", "non_evil": non_evil, "heroes_now": list(coming)}
    before = lords("production", players=len(evil), **position, **each(evil=evil))
    after = go_on(before, "heroes").s
    for hero, seat in zip(coming, before.truth("evilometer.order"), strict=True):
        number = HERO_IDS.index(hero)
        assert (number in after.hero_discard) if seat is None else (number in after.queues[seat])


def test_the_minion_at_work_stands_where_the_view_says() -> None:
    """DL-100: until his order is carried out; then its further questions still name his space (DL-114, DL-152)."""
    match, random, seen = undercroft.game("dungeon_lords", 4).start(5), Random(5), set()
    while not match.over:
        view: Any = match.view(None)
        acting = view["acting"]
        assert (acting is not None) == (view["phase"] == "actions")
        if acting:
            place = next(each for each in view["places"] if each["id"] == acting["place"])
            assert place["spaces"][acting["space"]] in (f"P{match.to_act[0] + 1}", None)
            seen.add(view["step"])
        seat = random.choice(match.to_act)
        match.choose(seat, random.choice(match.options(seat)))
    assert {"do-it", "dig", "mine", "hire", "take-room", "spy", "discard-one-trap"} <= seen


def test_an_event_tile_is_gone_when_it_has_taken_effect() -> None:
    """DL-215, DL-064: turned up a round before, there for its event phase, then removed until the next year."""
    match, random, seen = undercroft.game("dungeon_lords", 3).start(4), Random(4), set()
    while not match.over:
        view: Any = match.view(0)
        season, phase = SEASON_IDS.index(view["season"]), view["phase"]
        is_past = phase in ("heroes", "round_end", "planning", "reveal", "battle")
        for place, event in enumerate(view["timeline"]["events"], start=1):
            if place < season or (place == season and is_past):
                assert event == "gone"
            elif place <= season + 1 and season < 4 and phase not in ("new_round", "second_year"):
                assert event in EVENT_IDS
            seen.add((place, phase, event == "gone"))
        seat = random.choice(match.to_act)
        match.choose(seat, random.choice(match.options(seat)))
    assert {(1, "orders", False), (1, "orders", True), (3, "planning", True), (2, "production", False)} <= seen
