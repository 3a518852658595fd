"""The building year as a whole: DL-050 to DL-055, and rules that hold all the time."""

from random import Random

import pytest

from tests.games.dungeon_lords.play import lords
from undercroft.engine.game import Game as WholeGame
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.cards import HEROES, PLACES, ROOMS, WORKERS
from undercroft.games.dungeon_lords.game import RULES
from undercroft.games.dungeon_lords.meta import META
from undercroft.games.dungeon_lords.state import DungeonLords


def played(players: int, seed: int, **options: object) -> tuple[Match, list[tuple[int, str, str]]]:
    """A random match and the phases it stopped in: year, season, phase."""
    match = WholeGame(META, RULES, "", players, options).start(seed)
    chooser = Random(seed)
    phases: list[tuple[int, str, str]] = []
    while not match.over:
        view = match.view(None)
        now = (int(str(view["year"])), str(view["season"]), str(view["phase"]))
        if not phases or phases[-1] != now:
            phases.append(now)
        check(match)
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
    return match, phases


def check(match: Match) -> None:
    s = match.state
    assert isinstance(s, DungeonLords)
    phase = RULES.phases[max(0, s.phase)][0]
    if phase in ("production", "event", "heroes", "planning"):
        assert set(s.spaces) == {-1}  # DL-179
    if phase == "planning" and s.combat_round == 1:
        assert all(len([hero for hero in line if hero < HEROES]) == 3 for line in s.queues)  # DL-242, DL-265
    if phase == "orders" and s.phase >= 0:
        assert all(len(barred) == 2 for barred in s.barred)  # DL-025, DL-208


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_years_of_four_rounds_and_a_combat(players: int) -> None:
    """DL-050, DL-051, DL-054: eight times orders are chosen, in the order of the seasons; a combat after each autumn.

    Meanwhile: DL-025, DL-179, DL-242, DL-265.
    """
    match, phases = played(players, seed=players)
    orders = [(year, season) for year, season, phase in phases if phase == "orders"]
    assert orders == [(year, season) for year in (1, 2) for season in ("winter", "spring", "summer", "autumn")]
    planned = [(year, season) for year, season, phase in phases if phase == "planning"]
    assert {(1, "autumn"), (2, "autumn")} == set(planned)
    winter = {phase for _, season, phase in phases if season == "winter"}
    assert not winter & {"event", "heroes"}
    assert match.result is not None


def test_each_year_has_a_special_event_of_its_own() -> None:
    """DL-031, DL-032, DL-540: two cards in a match, one per year, never the same."""
    for seed in range(3):
        s = played(3, seed)[0].state
        assert isinstance(s, DungeonLords)
        assert len(s.specials) == len(set(s.specials)) == 2
    s = played(3, 1, special_events="off")[0].state
    assert isinstance(s, DungeonLords)
    assert s.specials == ()


def test_events_of_a_year_are_three_different_ones() -> None:
    """DL-014, DL-228, DL-279: payday, taxes and the special one, once in each year, none in winter."""
    match, _ = played(2, 5)
    told = [event["args"] for event in match.events(None) if event["id"] == "event-coming"]
    tiles = [args["event"] for args in told if isinstance(args, dict)]
    assert sorted(tiles[:3]) == sorted(tiles[3:]) == ["payday", "special", "taxes"]


def test_mining_comes_after_digging() -> None:
    """DL-130, DL-100: the imps that dig are not there any more."""
    table = lords("actions", spaces={"dig": ["P1"], "mine": ["P1"]}).plays("P1", "dig 2-1", "dig 1-1")
    assert table.offers("P1") == ["mine 1", "decline"]


def test_a_room_built_this_round_works_this_round() -> None:
    """DL-178: bought in the order phase, used in production."""
    table = lords("actions", until="production", market=["chicken_coop"], spaces={"room": ["P1"]})
    table.plays("P1", "take-room chicken_coop", "build 3-1")
    assert table.offers("P1") == ["use-room chicken_coop", "done"]


def test_imps_want_no_wage() -> None:
    """DL-142: a payday without monsters asks nobody and costs nothing."""
    table = lords("event", season="spring", events=["payday"])
    assert table.asks() == []
    assert (table.s.food, table.s.imps, table.s.evil) == ([3] * 4, [3] * 4, [5] * 4)


def test_a_lair_holds_any_number() -> None:
    """DL-169: nine tiles, and a tenth one is hired."""
    table = lords(
        "actions",
        tavern=["troll"],
        spaces={"hire": ["P1"]},
        P1={"lair": ["goblin", "goblin", "slime", "slime", "ghost", "ghost", "troll", "witch", "vampire"]},
    )
    table.plays("P1", "hire troll")
    assert len(table.s.lairs[0]) == 10


def test_the_ends_of_the_scale_hold_in_a_first_game_too() -> None:
    """DL-254: `food` II at 15 cannot be paid there either."""
    assert (
        lords("actions", options={"version": "first_game"}, spaces={"food": ["?", "P2"]}, P2={"evil": 15}).asks() == []
    )


def test_two_points_are_one_move_for_the_paladin() -> None:
    """DL-107, DL-255, DL-258: from 9 to 11 in one payment; he comes once."""
    table = lords("actions", spaces={"food": ["?", "?", "P3"]}, P3={"evil": 9}).plays("P3", "do")
    assert table.news().count("paladin-comes") == 1
    assert (table.s.evil[2], table.s.paladin) == (11, 2)


def test_nobody_chooses_among_the_parts_of_a_reward() -> None:
    """DL-108: `reputation` lowers the counter in any case; only spying may be left out."""
    table = lords("actions", spaces={"reputation": ["P1"]})
    assert table.offers("P1") == ["do", "decline"]
    table.plays("P1", "do", "pass")
    assert table.s.evil[0] == 4


def test_the_tables_of_rooms_and_places_are_those_of_the_content() -> None:
    """DL-204, DL-020: eight places, and the numbers of workers in the book's words."""
    assert PLACES == 8
    workers = {str(room["id"]): WORKERS[number] for number, room in enumerate(ROOMS) if room["production"]}
    assert workers == {
        "chicken_coop": 3,
        "mushroom_bed": 3,
        "souvenir_shop": 3,
        "mint": 3,
        "workshop": 4,
        "tool_shed": 2,
        "printing_press": 3,
        "magic_room": 2,
    }


def test_a_special_event_needs_its_card() -> None:
    """DL-230, DL-232: the tile alone does nothing; the order phase is not concerned."""
    table = lords("event", season="autumn", events=["?", "?", "special"])
    assert table.asks() == []
    assert "special-event" not in table.news()
