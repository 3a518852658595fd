"""The combat planner: what a seat is told of its plans, and that it is told nothing else (section 7 "Preview")."""

import json
from typing import Any

import pytest

from tests.games.dungeon_lords.planning_positions import SMALL, card, planning, state
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match
from undercroft.engine.piles import put
from undercroft.games.dungeon_lords.fights.fight import Fight
from undercroft.games.dungeon_lords.planner import BEST, Planner

P1, P2 = 0, 1
LONE: dict[str, Any] = {"queue": ["y1_priest_3_1"], "wounds": {"y1_priest_3_1": 2}, "lair": ["ghost"], "traps": []}


def here(match: Match, seat: int = P1) -> Any:
    return Planner(match, seat).here()


def best(match: Match, seat: int = P1) -> Any:
    return Planner(match, seat).best()


def test_fatigue_alone_may_hold_the_tile() -> None:
    """DL-E64, DL-342: a priest with one hit point left falls to 1 or 2 fatigue, which eight of nine cards have."""
    told = here(planning(**LONE))["plan"]
    assert told["held"] == pytest.approx(8 / 9, abs=0.001)
    assert told["tiles"] == pytest.approx(1 / 9, abs=0.001)
    assert told["heroes"] == pytest.approx(8 / 9, abs=0.001)
    assert told["fatigue"] == [0, 2]
    assert (told["spell"], told["magic"], told["needed"]) == (False, 0, 1)
    assert [(each["fatigue"], len(each["cards"]), each["held"]) for each in told["cards"]] == [
        (2, 4, 1.0),
        (1, 4, 1.0),
        (0, 1, 0.0),
    ]


def test_a_spied_card_is_certain() -> None:
    """DL-115: whoever has spied Invisibility knows that there is no fatigue."""
    words = {**SMALL, "town": ["invisibility", "?", "?", "?"]}
    told = here(planning(words, **LONE, spied=["1"]))["plan"]
    assert (told["held"], told["tiles"], told["fatigue"]) == (0.0, 1.0, [0, 0])
    assert [each["cards"] for each in told["cards"]] == [["invisibility"]]


def test_a_card_spied_for_another_round_cannot_come_now() -> None:
    """Section 5: of the nine cards one lies elsewhere."""
    words = {**SMALL, "town": ["?", "invisibility", "?", "?"]}
    told = here(planning(words, **LONE, spied=["2"]))["plan"]
    assert sum([len(each["cards"]) for each in told["cards"]]) == 8
    assert told["held"] == 1.0


def test_whether_a_spell_is_possible_is_told_by_magic_against_the_round() -> None:
    """DL-361: one point is enough in round 1, not in round 2."""
    first, second = here(planning())["plan"], here(planning({**SMALL, "combat_round": 2}))["plan"]
    assert (first["spell"], first["magic"], first["needed"]) == (True, 1, 1)
    assert (second["spell"], second["magic"], second["needed"]) == (False, 1, 2)
    assert [len(each["cards"]) for each in first["cards"]] == [1] * 9
    assert len(second["cards"]) == 3


def test_a_half_made_plan_counts_as_it_lies() -> None:
    match = planning()
    nothing = here(match)["plan"]
    assert nothing["plan"] == {"tile": "3-1", "traps": [], "monsters": [], "ghosts": 0}
    match.choose(P1, "lay rolling_stone")
    laid = here(match)["plan"]
    assert laid["plan"]["traps"] == ["rolling_stone"]
    assert (nothing["traps"], laid["traps"]) == (pytest.approx(0), 1.0)
    assert laid["health"] < nothing["health"]


def test_before_the_tile_is_named_there_is_no_plan_to_judge() -> None:
    """DL-321: two tiles are equally near."""
    match = planning(conquered=["3-1"], tunnels=["3-1", "3-2", "2-1"])
    assert here(match) == {"complete": True, "plan": None, "made": []}
    assert {each["plan"]["tile"] for each in best(match)["best"]} <= {"3-2", "2-1"}


def test_the_best_plans_are_the_best_of_all_and_can_be_made() -> None:
    match = planning()
    told = best(match)
    fight = Fight(state(match), P1)
    assert (told["plans"], told["looked_at"], len(told["best"])) == (12, 12, BEST)
    points = [each["points"] for each in told["best"]]
    assert points == sorted(points, reverse=True)
    assert points[0] == pytest.approx(-min([fight.mean_loss(plan) for plan in fight.plans()]) / 100, abs=0.01)
    for each in told["best"]:
        made = planning()
        for choice in each["choices"]:
            made.choose(P1, choice)
        assert here(made)["plan"]["plan"] == each["plan"]
        assert [option.text for option in made.options(P1)] == ["confirm"]


def test_the_choices_that_were_made_are_told() -> None:
    """Whoever takes over another plan goes back as far as they differ."""
    match = planning(rooms={"3-1": "labyrinth"}, conquered=[], traps=["pendulum", "trap_door"])
    made: list[str] = []
    for choice in ("lay trap_door", "no-trap", "no-monster", "ghosts 1"):
        assert here(match)["made"] == made
        match.choose(P1, choice)
        made.append(choice)
    assert here(match)["made"] == made


def test_in_a_battle_every_choice_is_told_with_its_ending() -> None:
    match = planning(traps=["antimagic_dart"])
    s = state(match)
    s.town = put(s.town, 0, card("fireball"))
    for choice in ("lay antimagic_dart", "send troll", "ghosts 1", "confirm"):
        match.choose(P1, choice)
    while match.to_act == (P2,):
        match.choose(P2, match.options(P2)[0])
    told = here(match)
    assert best(match) == told
    assert [each["choice"] for each in told["choices"]] == [option.text for option in match.options(P1)]
    assert any(each["best"] for each in told["choices"])
    most = max([each["points"] for each in told["choices"]])
    assert all(each["best"] == (each["points"] == most) for each in told["choices"])


def test_there_is_something_to_plan_only_for_whoever_plans_or_fights() -> None:
    match = planning()
    assert [Planner(match, seat).is_needed() for seat in (P1, P2)] == [True, False]
    hopeless = planning(conquered=["3-1", "3-2", "3-3"], prison=["y1_thief_3_1", "y1_thief_3_2"])
    assert hopeless.options(P1)[0].text == "release y1_thief_3_1"
    assert not Planner(hopeless, P1).is_needed()


RICH: dict[str, Any] = {
    **SMALL,
    "town": ["word_of_peace", "fireball", "graffiti", "detect_evil"],
    "P1": {**SMALL["P1"], "lair": ["vampire", "witch", "ghost"], "spied": ["3"], "rooms": {"3-1": "mint"}},
    "P2": {**SMALL["P2"], "spied": ["1", "2", "4"]},
}


@pytest.mark.many
@pytest.mark.parametrize("choices", [(), ("lay rolling_stone", "send witch")])
def test_what_is_told_does_not_depend_on_anything_hidden(choices: tuple[str, ...]) -> None:
    """Section 10, 22: in worlds that look alike to the seat the answer is the same, byte for byte."""
    match = planning(RICH)
    for choice in choices:
        match.choose(P1, choice)
    told = json.dumps([here(match), best(match)])
    towns: set[object] = set()
    for seed in range(6):
        world = match.imagine(P1, fast_source(seed))
        towns.add((state(world).town, state(world).traps[P2]))
        assert json.dumps([here(world), best(world)]) == told
    assert len(towns) > 1


def test_planning_changes_nothing() -> None:
    match = planning()
    before = match.save(), match.digest()
    best(match)
    assert (match.save(), match.digest()) == before
