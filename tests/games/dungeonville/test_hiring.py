"""Hiring, gold and the laps: DV-030 to DV-042, DV-048 to DV-052. The town: test_town.py."""

from tests.games.dungeonville.play import adv, collecting, hiring, rest_of, seat

TOWN = [60, 48, 33, 12, 5]


def test_in_round_one_everybody_has_four_tokens_worth_ten() -> None:
    """DV-030: 40 gold out of the own markers."""
    table = hiring(TOWN, round=1, players=3)
    assert [table.truth(f"players.{i}.tokens") for i in range(3)] == [4, 4, 4]
    assert table.truth("players.0.wealth") == 40
    assert table.truth("players.0.supply") == 11


def test_tokens_are_given_in_round_one_only() -> None:
    """DV-030: not in round 2."""
    assert hiring(TOWN, P1=seat(2)).truth("players.0.tokens") == 0


def test_a_spent_token_returns_to_the_supply_at_once() -> None:
    """DV-031: after paying 30 the supply is 14."""
    table = hiring(TOWN, round=1).plays("P1", "hire adv-12")
    assert (table.truth("players.0.tokens"), table.truth("players.0.supply")) == (1, 14)


def test_tokens_pay_for_a_deed_in_round_one() -> None:
    """DV-031, DV-135: two tokens and 30 gold of loot buy a deed."""
    table = collecting(round=1, P1=seat(2, tokens=2, loot=["crypt-c1", "crypt-c5"]))
    assert "buy" in table.offers("P1")
    assert table.plays("P1", "buy").news().count("paid-token") == 2


def test_unspent_tokens_are_lost_at_the_end_of_round_one() -> None:
    """DV-032, DV-141: they return to the supply."""
    table = collecting(round=1, P1=seat(2, tokens=2), P2=seat(3, tokens=1))
    assert [table.truth(f"players.{i}.tokens") for i in (0, 1)] == [0, 0]
    assert [table.truth(f"players.{i}.supply") for i in (0, 1)] == [15, 15]


def test_rooms_pay_their_gold_and_items_five() -> None:
    """DV-033, DV-112: from round 2 on only dungeon cards pay."""
    table = hiring(TOWN, P1=seat(2, treasure=["crypt-c1", "item-thief", "item-ranger"]))
    assert table.truth("players.0.wealth") == 30


def test_players_take_hiring_turns_in_stone_order_lap_after_lap() -> None:
    """DV-034: P2, P3, P1, P2, … one hire each turn."""
    table = hiring(TOWN, round=1, players=3, stone="P2")
    order = []
    for _ in range(7):
        order += table.asks()
        table.plays(table.asks()[0], table.offers(table.asks()[0])[0])
    assert order == ["P2", "P3", "P1", "P2", "P3", "P1", "P2"]


def test_with_fewer_than_three_he_must_hire() -> None:
    """DV-035: passing is refused."""
    table = hiring(TOWN, P1=seat(2, 3, treasure=["crypt-e4"]), P2=seat(6, 7, 8))
    assert table.offers("P1") == ["hire adv-60", "hire adv-48", "claim"]
    assert table.refuses("P1", "pass").rules == ("DV-035",)


def test_he_hires_exactly_one_in_a_turn() -> None:
    """DV-035: after one hire it is the next player's turn."""
    table = hiring(TOWN, 40, 41, P1=seat(), P2=seat(6, 7, 8))
    assert table.truth("players.0.party") == ["adv-60"]
    assert table.asks() == ["P2"]


def test_with_three_he_may_pass_or_exchange_one() -> None:
    """DV-036: first one of his own goes, of his choice, then he hires."""
    table = hiring(TOWN, 40, P1=seat(2, 3, 4, treasure=["crypt-e4"]), P2=seat(6, 7))
    assert table.offers("P1") == ["pass", "discard adv-02", "discard adv-03", "discard adv-04", "claim"]
    table.plays("P1", "discard adv-03")
    assert table.offers("P1") == ["hire adv-60", "hire adv-48", "claim"]


def test_discarding_and_hiring_are_one_action() -> None:
    """DV-037: who has discarded cannot pass any more."""
    table = hiring(TOWN, P1=seat(2, 3, 4, 9, treasure=["crypt-e4"]), P2=seat(6, 7)).plays("P1", "discard adv-03")
    assert table.refuses("P1", "pass").rules == ("DV-037",)
    assert table.refuses("P1", "discard adv-02").kind == "illegal-choice"


def test_who_makes_room_cannot_hire_the_one_he_discards() -> None:
    """DV-036, DV-047, DV-029: with the deck empty he comes back to town after the hire, not before."""
    town = [60, 48, 33]
    table = hiring(
        town,
        deck=[],
        P1=seat(2, 3, 4, treasure=["crypt-a1", "rathaus-a1"]),
        P2=seat(*rest_of(2, 3, 4, 6, *town)),
        P3=seat(6),
        players=3,
    )
    table.plays("P1", "discard adv-02")
    assert table.offers("P1") == ["hire adv-60", "hire adv-48", "hire adv-33", "claim"]
    assert table.plays("P1", "hire adv-60").truth("players.0.party") == adv(3, 4, 60)
    assert "adv-02" in [each["adventurer"] for each in table.truth("town")]


def test_without_a_town_nobody_can_make_room() -> None:
    """DV-037, DV-050: with nobody to hire there is nothing to discard for; the phase ends."""
    table = hiring([], deck=[], P1=seat(*rest_of(6)), P2=seat(6))
    assert table.truth("phase") == "sending"
    assert len(table.truth("players.0.party")) == 63


def test_a_pass_holds_for_one_turn_only() -> None:
    """DV-038: the next lap asks him anew."""
    table = hiring(TOWN, 40, P1=seat(2, 3, 4), P2=seat(6)).plays("P1", "pass")
    assert table.asks() == ["P1"]
    assert "discard adv-02" in table.offers("P1")


def test_hiring_never_makes_a_full_party_larger() -> None:
    """DV-039: who has five still has five."""
    table = hiring(TOWN, 40, P1=seat(2, 3, 4, 9, 14), P2=seat(6, 7)).plays("P1", "discard adv-02")
    assert len(table.truth("players.0.party")) == 5


def test_only_who_can_be_paid_in_full_may_be_chosen() -> None:
    """DV-041: with 20 gold the first three places, the cheaper ones included."""
    table = hiring(TOWN, P1=seat(2, treasure=["crypt-c1"]), P2=seat(6, 7, 8))
    assert table.offers("P1") == ["hire adv-60", "hire adv-48", "hire adv-33", "claim"]
    assert table.refuses("P1", "hire adv-12").rules == ("DV-041", "DV-040")


def test_the_street_costs_nothing() -> None:
    """DV-042: without gold the forced hire is made on the Street."""
    table = hiring(TOWN, 40, 41, P1=seat(2, 3), P2=seat(6, 7, 8))
    assert table.truth("players.0.party") == ["adv-02", "adv-03", "adv-60"]


def test_the_phase_ends_at_once_when_everybody_has_three() -> None:
    """DV-048: P3 has no turn, although the lap is not over."""
    table = hiring(TOWN, 40, players=3, P1=seat(2, 3, 4), P2=seat(6, 7), P3=seat(9, 10, 11))
    assert table.plays("P1", "pass").truth("phase") == "sending"


def test_if_everybody_has_three_nobody_may_hire() -> None:
    """DV-049: the phase ends before it begins."""
    table = hiring(TOWN, P1=seat(2, 3, 4, treasure=["crypt-a1"]), P2=seat(6, 7, 8))
    assert table.truth("phase") == "sending"


def test_a_lap_without_a_hire_ends_the_phase() -> None:
    """DV-050: with an empty town P2 is skipped and stays below three."""
    table = hiring([], deck=[], P1=seat(*rest_of(6, 7)), P2=seat(6, 7))
    assert table.truth("phase") == "sending"
    assert table.truth("players.1.party") == ["adv-06", "adv-07"]


def test_a_discarded_adventurer_is_not_killed() -> None:
    """DV-051: he lies on the discard pile, no marker moves."""
    table = hiring(TOWN, 40, P1=seat(2, 3, 4), P2=seat(6, 7)).plays("P1", "discard adv-02")
    assert table.truth("discard") == ["adv-02"]
    assert [each["blood"] for each in table.truth("dungeons")] == [[0, 0]] * 5
    assert [each["zone"] for each in table.truth("players")] == [[0, 0]] * 2


def test_after_hiring_parties_of_neutrals_only_are_dissolved() -> None:
    """DV-052, DV-144: not before the phase has ended."""
    table = hiring([64, 48, 33, 12, 10], 40, P1=seat(1, 24), P2=seat(6, 7, 8))
    assert table.truth("players.0.party") == []
    assert table.truth("discard") == adv(1, 24, 64)
