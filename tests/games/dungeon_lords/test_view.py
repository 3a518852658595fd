"""What the board shows beside the bare facts: the order on the evilometer, the minion at work."""

from random import Random
from typing import Any

import pytest

import undercroft
from tests.games.dungeon_lords.fighting import combat, lord
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


def test_titles_stand_as_if_the_match_ended_now() -> None:
    """DL-577 to DL-584: with what is compared; one that several share brings less to each."""
    first = {"evil": 7, "tunnels": ["3-1", "3-2"], "rooms": {"2-2": "mint"}, "lair": ["ghost", "troll"], "gold": 2}
    others = [{"evil": 5, "tunnels": ["3-1"], "imps": 5, "food": food} for food in (4, 1)]
    table = lords("orders", players=3, P1={**first, "imps": 3, "food": 0}, P2=others[0], P3=others[1])
    titles = {title["id"]: title for title in table.sees("P2", "titles")}
    assert titles["lord_of_evil"] == {"id": "lord_of_evil", "values": [7, 5, 5], "holders": [0], "points": 3}
    assert titles["lord_of_imps"] == {"id": "lord_of_imps", "values": [3, 5, 5], "holders": [1, 2], "points": 2}
    assert titles["lord_of_halls"]["values"] == [1, 0, 0]
    assert titles["lord_of_monsters"]["values"] == [1, 0, 0]
    assert titles["lord_of_battle"]["holders"] == [0, 1, 2]


def test_a_plan_that_is_not_open_changes_neither_points_nor_titles() -> None:
    """DL-338, DL-572, DL-581, DL-583: what is sent and laid counts as before until everybody sees it."""
    things: Words = {"traps": ["pendulum", "fire_wall"], "lair": ["goblin", "troll", "ghost"]}
    fight = combat("planning", lord("warrior_4a", **things), lord("warrior_5", lair=["slime"]))

    def seen() -> list[Any]:
        return [(fight.sees(viewer, "points"), fight.sees(viewer, "titles")) for viewer in ("P1", "P2", None)]

    before = seen()
    assert before[0] == before[1] == before[2]
    fight.plays("P1", "lay pendulum", "send troll", "ghosts 1")
    assert seen() == before
    fight.plays("P1", "confirm")
    points, titles = seen()[1]
    assert points == before[1][0]
    values = {title["id"]: title["values"][0] for title in titles}
    assert values["lord_of_monsters"] == 2
    assert values["lord_of_riches"] == {title["id"]: title["values"][0] for title in before[1][1]}["lord_of_riches"] - 1
