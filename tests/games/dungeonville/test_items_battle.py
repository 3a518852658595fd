"""Items in battle: Beads, Cloak, Axe, Banner (DV-115, DV-118, DV-121, DV-127) and their order (DV-130)."""

from tests.games.dungeonville.play import CRYPT, RATHAUS, adv, battle, lay, line_ups, seat, told

# ---- Monk's Beads


def test_the_beads_save_a_losing_monk() -> None:
    """DV-115: neither killed nor hired, a survivor; the marker is paid."""
    table = battle(seat(6, 7, 57), seat(13, 58, 16, treasure=["item-monk"])).plays("P2", "use item-monk")
    assert "adv-13" in table.truth("players.1.party")
    assert told(table, "blood-taken")[0] == {"seat": 0, "loser": 1}
    assert told(table, "enters") == [{"seat": 1, "dungeon": "crypt", "survivors": 3}]


def test_the_beads_keep_a_monk_from_being_hired() -> None:
    """DV-115: 4 and 26 are both blue."""
    table = battle(seat(4, 57, 58), seat(26, 7, 8, treasure=["item-monk"])).plays("P2", "use item-monk")
    assert "adv-26" in table.truth("players.1.party")


def test_the_beads_are_discarded_and_optional() -> None:
    """DV-115, DV-109, DV-110: used up; declined, the Monk dies."""
    used = battle(seat(6, 7, 57), seat(13, 58, 16, treasure=["item-monk"])).plays("P2", "use item-monk")
    assert used.truth("dungeons")[CRYPT]["discard"] == ["item-monk"]
    kept = battle(seat(6, 7, 57), seat(13, 58, 16, treasure=["item-monk"])).plays("P2", "decline")
    assert "adv-13" in kept.truth("discard")
    assert kept.truth("players.1.treasure") == ["item-monk"]


def test_the_beads_need_the_monk_in_the_duel() -> None:
    """DV-115, DV-108: a Monk in reserve, or a winning one, does not ask."""
    table = battle(seat(6, 7, 57), seat(16, 58, 63, 13, treasure=["item-monk"]))
    assert table.step() != "beads"
    assert "used" not in table.news()
    winning = battle(seat(57, 7, 58), seat(13, 59, 63, treasure=["item-monk"]))
    assert winning.step() != "beads"


def test_with_kills_only_a_monk_saved_by_the_beads_pays_nothing() -> None:
    """DV-115, DV-071, ruling DV-R16: he was not killed; only the 58 of duel 2 was."""
    parties = (seat(6, 7, 57), seat(13, 58, 16, treasure=["item-monk"]))
    table = battle(*parties, options={"duel_blood": "kills_only"}).plays("P2", "use item-monk")
    assert [args["adventurer"] for args in told(table, "killed")] == ["adv-58"]
    assert told(table, "blood-taken") == [{"seat": 0, "loser": 1}]


# ---- Assassin's Cloak

CLOAKED = (seat(5, 44, 57, treasure=["item-assassin"]), seat(60, 30, 49))


def test_the_cloak_shows_one_opponents_fighters_and_allows_a_new_order() -> None:
    """DV-118: 5, 44, 57 becomes 44, 5, 57 and wins two duels instead of one."""
    table = battle(*CLOAKED).plays("P1", "cloak P2")
    assert table.sees("P1", "battle.lineups.1.fighters") == adv(60, 30, 49)
    assert table.sees(None, "battle.lineups.1.fighters") == []
    table.plays("P1", "reorder 213")
    assert [args["adventurer"] for args in told(table, "duel-won")] == adv(44, 5, 49)


def test_without_a_new_order_the_fighters_stay() -> None:
    """DV-118: `reorder 123` changes nothing; all six orders are offered."""
    table = battle(*CLOAKED).plays("P1", "cloak P2")
    assert len([choice for choice in table.offers("P1") if choice.startswith("reorder")]) == 6
    table.plays("P1", "reorder 123")
    assert [args["adventurer"] for args in told(table, "duel-won")] == adv(5, 30, 49)


def test_the_cloak_shows_only_one_opponent() -> None:
    """DV-118: P1 may choose P2 or P3, and then sees nothing of the other."""
    table = battle(*CLOAKED, seat(6, 7, 8))
    assert table.offers("P1") == ["decline", "cloak P2", "cloak P3", "claim"]
    assert table.plays("P1", "cloak P3").sees("P1", "battle.lineups.1.fighters") == []


def test_with_five_players_the_cloak_may_be_used_on_each_of_the_others() -> None:
    """DV-118: whoever fights in this battle, and nobody who is elsewhere."""
    away = seat(2, 3, 4, pawn="rathaus")
    table = battle(*CLOAKED, seat(6, 7, 8), away, seat(9, 11, 12))
    assert table.offers("P1") == ["decline", "cloak P2", "cloak P3", "cloak P5", "claim"]


def test_two_fighters_have_two_orders() -> None:
    """DV-118, DV-062, ruling DV-R15: the Cloak works with a short line-up, too."""
    table = battle(seat(5, 44, treasure=["item-assassin"]), CLOAKED[1]).plays("P1", "cloak P2")
    assert table.offers("P1") == ["reorder 123", "reorder 213", "claim"]
    table.plays("P1", "reorder 213")
    assert [args["adventurer"] for args in told(table, "fighter")][::2] == adv(44, 5, 49)


def test_the_cloak_is_used_up_and_its_use_is_public() -> None:
    """DV-118, DV-109: onto the pile of the Rathaus; being asked is secret."""
    table = battle(*CLOAKED)
    assert table.sees("P2", "to_act") == []
    table.plays("P1", "cloak P2")
    assert table.truth("dungeons")[RATHAUS]["discard"] == ["item-assassin"]
    assert "cloaked" in table.news(None)


def test_the_cloak_needs_the_assassin_among_the_fighters() -> None:
    """DV-118, DV-108: in reserve he is no use."""
    table = line_ups(seat(44, 57, 63, 5, treasure=["item-assassin"]), seat(60, 30, 49)).chance("crypt-a1")
    lay(lay(table, "P1", 44, 57, 63), "P2", 60, 30, 49)
    assert (table.truth("phase"), told(table, "used")) == ("exploring", [])


# ---- Barbarian's Axe

AXED = (seat(14, 57, 58, treasure=["item-barbarian"]), seat(5, 7, 8))


def test_the_axe_makes_a_barbarian_rank_nought() -> None:
    """DV-121: 14 beats 5 and takes the marker."""
    table = battle(*AXED).plays("P1", "use item-barbarian")
    assert told(table, "duel-won")[0]["adventurer"] == "adv-14"
    assert "adv-05" in table.truth("discard")
    assert table.truth("players.0.zone") == [0, 1]


def test_the_axe_is_optional_and_used_up() -> None:
    """DV-121, DV-109, DV-110: declined, the Barbarian loses and the Axe stays."""
    table = battle(*AXED).plays("P1", "decline")
    assert told(table, "duel-won")[0]["adventurer"] == "adv-05"
    assert table.truth("players.0.treasure") == ["item-barbarian"]
    assert battle(*AXED).plays("P1", "use item-barbarian").truth("players.0.treasure") == []


def test_the_axe_does_not_count_for_entering() -> None:
    """DV-121, DV-075: two survivors each; the printed 14 and 6 of P1 lose against the 4 of P2."""
    table = battle(seat(14, 6, 46, treasure=["item-barbarian"]), seat(5, 57, 4)).plays("P1", "use item-barbarian")
    assert [args["adventurer"] for args in told(table, "duel-won")] == adv(14, 6, 4)
    assert told(table, "enters") == [{"seat": 1, "dungeon": "crypt", "survivors": 2}]


def test_the_axe_counts_for_one_duel_only() -> None:
    """DV-121: the next Barbarian fights with his printed rank."""
    table = battle(seat(14, 9, 57, treasure=["item-barbarian"]), seat(5, 8, 58)).plays("P1", "use item-barbarian")
    assert [args["adventurer"] for args in told(table, "duel-won")] == adv(14, 8, 57)


def test_the_axe_is_not_offered_to_a_barbarian_who_wins_anyway_or_rests() -> None:
    """DV-121, DV-108: he must be in this duel and about to lose it."""
    for party in ((2, 57, 58), (16, 57, 58, 14)):
        assert told(battle(seat(*party, treasure=["item-barbarian"]), seat(11, 7, 8)), "used") == []
        assert battle(seat(*party, treasure=["item-barbarian"]), seat(11, 7, 8)).step() != "axe"


# ---- Knight's Banner


def test_the_banner_hires_every_coloured_loser() -> None:
    """DV-127: whatever its colour; neutral losers are killed."""
    table = battle(seat(7, 57, 58, treasure=["item-knight"]), seat(13, 8, 9), seat(56, 4, 6))
    table.plays("P1", "use item-knight")
    assert told(table, "recruited")[0]["adventurer"] == "adv-13"
    assert told(table, "killed")[0]["adventurer"] == "adv-56"
    assert table.truth("players.0.treasure") == []


def test_the_banner_is_offered_only_where_it_makes_a_difference() -> None:
    """DV-127: not to a losing Knight, nor against neutrals or his own colour alone."""
    for mine, theirs in (((17, 57, 58), (3, 8, 9)), ((7, 57, 58), (56, 8, 9)), ((7, 57, 58), (11, 8, 9))):
        assert battle(seat(*mine, treasure=["item-knight"]), seat(*theirs)).step() != "banner"


def test_with_kills_only_nobody_pays_for_losers_hired_under_the_banner() -> None:
    """DV-127, DV-071: the 13 was hired; the first marker is that of duel 2, which P2 wins."""
    parties = (seat(7, 57, 58, treasure=["item-knight"]), seat(13, 8, 9))
    table = battle(*parties, options={"duel_blood": "kills_only"}).plays("P1", "use item-knight")
    assert told(table, "blood-taken")[0] == {"seat": 1, "loser": 0}


# ---- the order inside a battle


def test_line_ups_then_cloak_then_axe_then_banner_then_beads() -> None:
    """DV-130, DV-111: Banner of P1 before Beads of P2; the Monk stays, the Mule dies, P3 pays."""
    table = battle(
        seat(7, 5, 57, treasure=["item-knight", "item-assassin"]),
        seat(13, 58, 59, treasure=["item-monk"]),
        seat(56, 60, 63),
    )
    steps = []
    for name, choice in (("P1", "decline"), ("P1", "use item-knight"), ("P2", "use item-monk")):
        steps.append(table.step())
        table.plays(name, choice)
    assert steps == ["cloak", "banner", "beads"]
    assert "adv-13" in table.truth("players.1.party")
    assert told(table, "killed")[0]["adventurer"] == "adv-56"
    assert told(table, "blood-taken")[0] == {"seat": 0, "loser": 2}


def test_the_axe_comes_before_the_winner_and_the_banner_after() -> None:
    """DV-130: reveal, Axe, winner, Banner; kill or hire, marker."""
    table = battle(seat(7, 57, 58, treasure=["item-knight"]), seat(14, 8, 9, treasure=["item-barbarian"]))
    assert (table.step(), table.plays("P2", "decline").step()) == ("axe", "banner")
    news = table.plays("P1", "use item-knight").news()
    assert news.index("fighter") < news.index("duel-won") < news.index("recruited") < news.index("blood-taken")
