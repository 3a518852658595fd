"""The options of section 6: each value with its effect, and what is no value."""

import pytest

from tests.games.dungeonville.play import Words, battle, collecting, dungeonville, hiring, seat, sending, told, visit
from undercroft.engine.errors import WrongOption

TOWN = [60, 48, 33, 12, 5]
PARTIES: Words = {"P1": seat(2, 3, 4), "P2": seat(6, 7, 8)}


@pytest.mark.parametrize(("option", "value", "rule"), [
    ("goal", 8, "DV-010"), ("goal", True, "DV-010"), ("round_cap", 11, "DV-166"), ("claims", "never", "DV-157"),
    ("duel_blood", "none", "DV-071"), ("reserve", "fights", "DV-076"), ("town", "clear", "DV-025"),
    ("items", "off", "DV-114"), ("first_player", 3, "DV-008"), ("odds_helper", True, "DV-172"),
])  # fmt: skip
def test_other_values_are_refused_with_the_rule(option: str, value: object, rule: str) -> None:
    """DV-010, DV-166, DV-157, DV-071, DV-076, DV-025, DV-114, DV-008, DV-172: nothing else is allowed."""
    with pytest.raises(WrongOption) as refusal:
        dungeonville(2, **{option: value})
    assert refusal.value.rules == (rule,)


def test_an_unknown_option_is_refused() -> None:
    """DV-001: there are no options beside those of section 6."""
    with pytest.raises(WrongOption):
        dungeonville(2, weather="bad")


def test_the_defaults_are_those_of_the_rulebook() -> None:
    """DV-010, DV-025, DV-071, DV-076, DV-114, DV-157, DV-166: nothing is set, this is played."""
    assert dungeonville(2).options == {
        "goal": 7, "round_cap": 12, "claims": "asked", "duel_blood": "every_duel", "reserve": "enters",
        "town": "keep", "items": "powers", "first_player": "random", "odds_helper": "on",
    }  # fmt: skip


@pytest.mark.parametrize("goal", [7, 9, 10])
def test_goal_moves_the_claim_point(goal: int) -> None:
    """DV-010: one marker before the goal nobody is asked, at the goal the winner is."""
    asked = [
        battle(seat(6, 57, 58, zone={"P2": markers}), seat(59, 7, 8), options={"goal": goal}).step() == "claim-point"
        for markers in (goal - 2, goal - 1)
    ]
    assert asked == [False, True]


@pytest.mark.parametrize("cap", [8, 10, 12, 15, 20, 30])
def test_round_cap_names_the_last_round(cap: int) -> None:
    """DV-166: the game is over after that round, not before."""
    ends = [collecting(round=number, options={"round_cap": cap}, **PARTIES).match.over for number in (cap - 1, cap)]
    assert ends == [False, True]


def test_without_a_round_cap_the_game_goes_on() -> None:
    """DV-166: option round_cap = none."""
    assert not collecting(round=99, options={"round_cap": "none"}, **PARTIES).match.over
    assert collecting(round=99, options={"round_cap": "none"}, **PARTIES).truth("cap") is None


@pytest.mark.parametrize(("claims", "over"), [("asked", False), ("automatic", True)])
def test_claims_asked_or_automatic(claims: str, over: bool) -> None:
    """DV-157, DV-165: asked at the goal, or won without a question."""
    table = battle(seat(6, 57, 58, zone={"P2": 6}), seat(59, 7, 8), options={"claims": claims})
    assert table.match.over is over


@pytest.mark.parametrize(("duel_blood", "markers"), [("every_duel", 3), ("kills_only", 2)])
def test_duel_blood_for_every_duel_or_kills_only(duel_blood: str, markers: int) -> None:
    """DV-071: a loser who was only hired costs a marker, or not."""
    table = battle(seat(7, 6, 8), seat(11, 57, 58), options={"duel_blood": duel_blood})
    assert sum(table.truth("players.0.zone")) == markers


@pytest.mark.parametrize(("reserve", "explorers"), [("enters", ["adv-06", "adv-07", "adv-08", "adv-62"]),
                                                    ("stays_home", ["adv-06", "adv-07", "adv-08"])])  # fmt: skip
def test_the_reserve_enters_or_stays_home(reserve: str, explorers: list[str]) -> None:
    """DV-076: limit, letters and deaths look at those who entered."""
    table = battle(seat(6, 7, 8, 62), seat(57, 59, 60), options={"reserve": reserve}, then="crypt-a1")
    assert list(table.truth("visit.letters")) == explorers
    assert table.truth("visit.limit") == sum(int(name[4:]) for name in explorers)


def test_a_reserve_at_home_survives_a_wiped_out_party() -> None:
    """DV-076: stays_home: the neutrals-only check of the visit sees the explorers alone."""
    options = {"reserve": "stays_home"}
    table = battle(seat(57, 5, 1, 62), seat(63, 59, 60), options=options, then="crypt-c1").plays(
        "P1", "sacrifice adv-57"
    )
    assert "ran-away" in table.news()
    assert "adv-62" in table.truth("players.0.party")


def test_where_no_battle_was_fought_everybody_enters() -> None:
    """DV-076: stays_home speaks of dungeons with a battle only."""
    table = visit("crypt", seat(48, 49, 57, 60), "crypt-e1", options={"reserve": "stays_home"})
    assert len(table.truth("visit.letters")) == 4


@pytest.mark.parametrize("number", [2, 3, 9])
@pytest.mark.parametrize(("town", "discarded"), [("keep", 0), ("renew", 5)])
def test_the_town_is_kept_or_renewed(town: str, discarded: int, number: int) -> None:
    """DV-025: at the start of every hiring phase."""
    p1 = seat(2, 3, treasure=["crypt-e4"])
    table = hiring(TOWN, P1=p1, P2=seat(6, 7, 8), options={"town": town}, round=number)
    assert len(table.truth("discard")) == discarded
    assert len(table.truth("town")) == 5


@pytest.mark.parametrize(("items", "step"), [("powers", "rescue"), ("plain", "take")])
def test_items_have_powers_or_are_plain(items: str, step: str) -> None:
    """DV-114: plain items save nobody, pay 5 and forbid fleeing."""
    party = seat(6, 34, 57, treasure=["item-footman"])
    table = visit("goblin_camp", party, "item-alchemist", "goblin_camp-b1", options={"items": items})
    assert table.step() == step
    assert told(table, "found") == [{"seat": 0, "card": "item-alchemist"}]


def test_a_plain_crucible_pays_five() -> None:
    """DV-114, DV-125: also beside an Alchemist."""
    for items, gold in (("powers", 25), ("plain", 5)):
        table = sending(P1=seat(34, 2, 3, treasure=["item-alchemist"]), P2=seat(6), options={"items": items})
        assert table.truth("players.0.wealth") == gold


@pytest.mark.parametrize("number", [1, 2, 3])
def test_first_player_names_the_holder_of_the_stone(number: int) -> None:
    """DV-008: a seat of this table."""
    assert dungeonville(3, first_player=number).start(5).view(None)["stone"] == number - 1


@pytest.mark.parametrize(("odds_helper", "shown"), [("on", True), ("off", False)])
def test_the_odds_helper_only_changes_what_is_shown(odds_helper: str, shown: bool) -> None:
    """DV-172: from public information only."""
    table = visit("crypt", seat(48, 49, 57), "crypt-e1", options={"odds_helper": odds_helper})
    assert (table.sees(None, "visit.odds") is not None) is shown
    table = sending(options={"odds_helper": odds_helper}, **PARTIES)
    assert (table.sees("P1", "entrances") is not None) is shown
