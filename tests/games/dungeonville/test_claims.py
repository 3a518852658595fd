"""Announcing victory: DV-155 to DV-165 with their clarifications. Claims during line-ups: test_claims_held.py."""

from tests.games.dungeonville.play import CRYPT, battle, collecting, hiring, seat, sending, told, visit
from undercroft.engine.testing.table import PlayTable

SEVEN = {"P2": 7}


def sent(**first: object) -> PlayTable:
    """Sending, P1 is asked; `first` says what else P1 has."""
    return sending(P1=seat(2, 3, 4, **first), P2=seat(6, 7, 8))


def test_who_has_the_goal_wins_only_by_announcing_it() -> None:
    """DV-155: he may stay silent and the game goes on."""
    table = sent(zone=SEVEN).plays("P1", "send crypt")
    assert not table.match.over
    assert sent(zone=SEVEN).plays("P1", "claim").match.over


def test_a_claim_is_open_in_every_decision_of_ones_own() -> None:
    """DV-156: hiring, paying, sending, line-up, exploring, buying."""
    tables = [
        hiring([60, 48, 33, 12, 5], P1=seat(2, 3, 4), P2=seat(6)),
        hiring([60, 48, 33, 12, 5], round=1),
        sent(),
        visit("rathaus", seat(18, 22, 42), "rathaus-b1"),
        visit("rathaus", seat(18, 22, 42), "rathaus-e1"),
        collecting(P1=seat(2, 3, 4, treasure=["crypt-a1", "crypt-b2"])),
    ]
    assert all(table.offers("P1")[-1] == "claim" for table in tables)


def test_a_claim_uses_up_no_turn_and_changes_nothing_in_the_decision() -> None:
    """DV-156, DV-160: after a false claim the same options stand."""
    table = sent()
    before = table.offers("P1")
    assert table.plays("P1", "claim").offers("P1") == [each for each in before if each != "claim"]


def test_the_claim_does_not_make_a_forced_decision_a_real_one() -> None:
    """DV-156: with one choice only the engine decides, although a claim would be possible."""
    table = hiring([60, 48, 33, 12, 5], 40, P1=seat(2, 3, zone=SEVEN), P2=seat(6, 7, 8))
    assert table.truth("players.0.party") == ["adv-02", "adv-03", "adv-60"]


def test_who_reaches_the_goal_is_asked_at_once() -> None:
    """DV-157: after the marker of duel 1, before duel 2 is revealed."""
    table = battle(seat(6, 7, 8, zone={"P2": 6}), seat(57, 58, 59))
    assert (table.asks(), table.offers("P1")) == (["P1"], ["claim", "decline"])
    assert len(told(table, "fighter")) == 2


def test_the_owner_of_a_dungeon_is_asked_when_somebody_dies_there() -> None:
    """DV-157, DV-131: before the explorer may take the room."""
    table = visit("crypt", seat(52, 57, 8), "crypt-b1", P2=seat(deed="deed-crypt", zone={"P1": 6}))
    assert (table.asks(), table.step()) == (["P2"], "claim-point")
    assert table.plays("P2", "decline").step() == "take"


def test_the_buyer_of_a_deed_is_asked() -> None:
    """DV-157: an exchange that brings the goal."""
    rich = seat(2, 3, 4, deed="deed-crypt", treasure=["crypt-a1", "crypt-b2"], zone={"P2": 3})
    table = collecting(P1=rich, P2=seat(6, 7, 8, deed="deed-rathaus"), ice_cave={"blood": {"P2": 4}})
    assert table.chance("deed-ice_cave").plays("P1", "buy").step() == "claim-point"


def test_an_exchange_that_leaves_the_points_equal_does_not_ask() -> None:
    """DV-157: 8 points before, 8 points after."""
    rich = seat(2, 3, 4, deed="deed-crypt", treasure=["crypt-a1", "crypt-b2"], zone={"P2": 8})
    table = collecting(P1=rich, P2=seat(6, 7, 8, deed="deed-rathaus"))
    assert table.chance("deed-ice_cave").plays("P1", "buy").step() != "claim-point"


def test_he_is_asked_also_when_his_points_fell_to_the_goal() -> None:
    """DV-157: from 8 to 7 by a death in the own dungeon."""
    table = visit("crypt", seat(52, 57, 8, deed="deed-crypt", zone={"P2": 8}), "crypt-b1")
    assert (table.step(), table.asks()) == ("claim-point", ["P1"])


def test_he_is_asked_also_when_an_exchange_left_him_less() -> None:
    """DV-157: from 9 to 7 by giving up a dungeon with two markers."""
    rich = seat(2, 3, 4, deed="deed-crypt", treasure=["crypt-a1", "crypt-b2"], zone={"P2": 7})
    table = collecting(P1=rich, P2=seat(6, 7, 8, deed="deed-rathaus"), crypt={"blood": {"P2": 2}})
    assert table.plays("P1", "buy").step() == "claim-point"


def test_below_the_goal_nobody_is_asked() -> None:
    """DV-157: six points are not enough."""
    table = visit("crypt", seat(52, 57, 8), "crypt-b1", P2=seat(deed="deed-crypt", zone={"P1": 5}))
    assert table.step() == "take"


def test_the_others_do_not_see_who_is_asked() -> None:
    """DV-157: they see a pause; the answer 'not now' leaves no trace."""
    table = visit("crypt", seat(52, 57, 8), "crypt-b1", players=3, P2=seat(deed="deed-crypt", zone={"P1": 6}))
    assert [table.sees(viewer, "to_act") for viewer in ("P1", "P3", None)] == [[], [], []]
    assert [table.sees(viewer, "step") for viewer in ("P1", None)] == ["pause", "pause"]
    assert table.sees("P2", "to_act") == [1]
    heard = table.news(None)
    assert table.plays("P2", "decline").news(None) == heard


def test_a_claim_reveals_the_deed_and_counts_in_public() -> None:
    """DV-158: 4 in the zone + 4 foreign - 1 own = 7."""
    table = sending(
        P1=seat(2, 3, 4, deed="deed-crypt", zone={"P2": 4}), P2=seat(6, 7, 8), crypt={"blood": {"P2": 4, "P1": 1}}
    ).plays("P1", "claim")
    assert told(table, "claimed") == [{"seat": 0, "deed": "deed-crypt", "points": 7}]
    assert table.match.over


def test_a_right_claim_ends_the_game_at_once() -> None:
    """DV-159: in the middle of a battle; duels 2 and 3 are not fought."""
    table = battle(seat(6, 7, 8, zone={"P2": 6}), seat(57, 58, 59)).plays("P1", "claim")
    assert (table.match.over, len(told(table, "duel-won"))) == (True, 1)
    assert (told(table, "false-claim"), table.truth("players.0.false_claim")) == ([], False)
    assert table.match.result is not None
    assert table.match.result.places == (1, 2)
    assert table.refuses("P2", "flee").kind == "game-over"


def test_a_false_claim_only_shows_the_deed() -> None:
    """DV-160: the game goes on, there is no other penalty."""
    table = sent(deed="deed-crypt", zone={"P2": 6})
    before = table.truth("players.0")
    table.plays("P1", "claim")
    assert (table.match.over, table.sees("P2", "players.0.deed")) == (False, "deed-crypt")
    assert table.sees("P2", "players.0.points") is None  # the counter itself stays private (DV-017)
    assert table.truth("players.0") == {**before, "deed_public": True, "false_claim": True}


def test_a_second_false_claim_in_a_round_is_refused() -> None:
    """DV-161: only one per round."""
    table = sent().plays("P1", "claim")
    assert "claim" not in table.offers("P1")
    assert table.refuses("P1", "claim").kind == "illegal-choice"


def test_the_refusal_of_a_second_false_claim_names_its_rule() -> None:
    """DV-161: not the rule of whatever is decided at that moment."""
    assert "DV-161" in sent().plays("P1", "claim").refuses("P1", "claim").rules


def test_a_right_claim_is_open_even_after_a_false_one() -> None:
    """DV-161: only false claims are limited."""
    table = sending(P1=seat(6, 7, 8, zone={"P2": 6}), P2=seat(57, 58, 59)).plays("P1", "claim", "send crypt")
    table.plays("P2", "send crypt").plays("P1", "lay adv-06", "lay adv-07").plays("P2", "lay adv-57", "lay adv-58")
    table.chance("crypt-a1").plays("P1", "decline", "decline", "decline")
    assert "claim" in table.offers("P1")
    assert table.plays("P1", "claim").match.over


def test_in_the_next_round_a_false_claim_is_open_again() -> None:
    """DV-161: the limit is counted per round."""
    rich = seat(2, 3, 4, treasure=["crypt-a1", "crypt-b2"])
    table = collecting(P1=rich, P2=seat(6, 7, 8)).plays("P1", "claim", "decline")
    assert table.truth("round") == 3
    assert "claim" in table.plays("P2", "send crypt").offers("P1")


def test_a_public_deed_stays_public_until_it_is_exchanged() -> None:
    """DV-161: then the new one is secret and the old one is known to lie on the Deed House."""
    shown = seat(2, 3, 4, deed="deed-crypt", shown=True, treasure=["crypt-a1", "crypt-b2"])
    table = collecting(players=3, P1=shown, P2=seat(6, 7, 8), P3=seat(9, 11, 12))
    assert table.sees("P2", "players.0.deed") == "deed-crypt"
    table.plays("P1", "buy")
    assert (table.sees("P2", "players.0.deed"), table.sees("P2", "house.known")) == (None, ["deed-crypt"])


def test_with_four_players_too_a_new_deed_is_not_shown() -> None:
    """DV-161, DV-139: even where it could be deduced."""
    shown = seat(2, 3, 4, deed="deed-crypt", shown=True, treasure=["crypt-a1", "crypt-b2"])
    table = collecting(players=4, P1=shown, P2=seat(6, 7, 8), P3=seat(9, 11, 12), P4=seat(13, 14, 15)).plays(
        "P1", "buy"
    )
    assert table.sees("P2", "players.0.deed") is None


def test_a_silent_player_has_no_claim_against_an_announcement() -> None:
    """DV-163: P1 had seven first and said nothing; P2 claims and wins."""
    table = battle(seat(6, 57, 58, zone={"P2": 6}), seat(59, 7, 8, zone={"P1": 6})).plays("P1", "decline")
    result = table.plays("P2", "claim").match.result
    assert result is not None
    assert (result.scores, result.places) == ((7, 7), (2, 1))


def test_only_the_current_points_count() -> None:
    """DV-164: he had seven and lost one by a death in his own dungeon."""
    table = visit("crypt", seat(52, 57, 8, deed="deed-crypt", zone={"P2": 7}), "crypt-b1")
    assert table.truth("dungeons")[CRYPT]["blood"] == [1, 0]
    assert not table.plays("P1", "claim").match.over


def test_with_automatic_claims_the_game_ends_at_the_goal() -> None:
    """DV-165: without a question, in the middle of a battle."""
    table = battle(seat(6, 7, 8, zone={"P2": 6}), seat(57, 58, 59), options={"claims": "automatic"})
    assert (table.match.over, len(told(table, "duel-won"))) == (True, 1)


def test_with_automatic_claims_nobody_can_claim_falsely() -> None:
    """DV-165: the choice does not exist."""
    table = sending(P1=seat(2, 3, 4), P2=seat(6, 7, 8), options={"claims": "automatic"})
    assert "claim" not in table.offers("P1")
