"""One room: death and gold, DV-086 to DV-095."""

from tests.games.dungeonville.play import CRYPT, GOBLIN_CAMP, ICE_CAVE, RATHAUS, adv, seat, told, visit

PARTY = seat(18, 22, 42)  # Rathaus: B, B, A; limit 82


def test_one_member_with_the_rooms_letter_dies_and_the_owner_chooses() -> None:
    """DV-086: of two with B either."""
    table = visit("rathaus", PARTY, "rathaus-b1")
    assert table.offers("P1") == ["sacrifice adv-18", "sacrifice adv-22", "claim"]
    assert table.refuses("P1", "sacrifice adv-42").rules == ("DV-086", "DV-087")
    assert table.plays("P1", "sacrifice adv-22").truth("players.0.party") == adv(18, 42)


def test_only_exactly_the_rooms_letter_kills() -> None:
    """DV-086, DV-088: A does not kill B, nor E anybody here."""
    assert visit("rathaus", PARTY, "rathaus-a1", "rathaus-e1").truth("players.0.party") == adv(18, 22)
    assert visit("rathaus", PARTY, "rathaus-e1").truth("players.0.party") == adv(18, 22, 42)


def test_a_room_never_kills_more_than_one() -> None:
    """DV-087: three with the same letter, one dies."""
    table = visit("crypt", seat(52, 57, 60), "crypt-c1").plays("P1", "sacrifice adv-60")
    assert table.truth("players.0.party") == adv(52, 57)


def test_without_a_matching_letter_nobody_dies() -> None:
    """DV-088: no marker, no question who dies."""
    table = visit("rathaus", PARTY, "rathaus-d1")
    assert told(table, "died") == []
    assert table.step() == "take"


def test_the_dead_are_discarded_and_paid_with_an_own_marker_on_the_entrance() -> None:
    """DV-089: at this dungeon, from the own supply."""
    table = visit("rathaus", PARTY, "rathaus-b1").plays("P1", "sacrifice adv-22")
    assert table.truth("discard") == ["adv-22"]
    assert [each["blood"] for each in table.truth("dungeons")] == [[0, 0], [1, 0], [0, 0], [0, 0], [0, 0]]
    assert table.truth("players.0.supply") == 14


def test_the_marker_is_placed_on_unowned_and_own_dungeons_too() -> None:
    """DV-089: nobody owns the Rathaus, or the explorer himself."""
    for deeds in (("deed-crypt", "deed-ice_cave"), ("deed-rathaus", "deed-crypt")):
        party = {**PARTY, "deed": deeds[0]}
        table = visit("rathaus", party, "rathaus-b1", P2=seat(deed=deeds[1])).plays("P1", "sacrifice adv-22")
        assert table.truth("dungeons")[RATHAUS]["blood"] == [1, 0]


def test_the_limit_is_the_sum_of_the_living_ranks() -> None:
    """DV-090: items and the treasure at home do not count."""
    party = seat(2, 9, 15, treasure=["crypt-a1"], loot=["item-mule"])
    table = visit("ice_cave", party, "ice_cave-d2")
    assert (table.truth("visit.limit"), table.truth("visit.carried")) == (26, 0)
    assert table.plays("P1", "take").truth("visit.carried") == 20


def test_the_limit_falls_with_a_death() -> None:
    """DV-090, DV-091: 15 + 20 without the 14."""
    table = visit("ice_cave", seat(15, 20, 14, loot=["ice_cave-d1"]), "ice_cave-b2")
    assert table.truth("visit.limit") == 35


def test_gold_above_the_fallen_limit_is_dropped_room_by_room() -> None:
    """DV-091: one of the two carried rooms, as the owner likes."""
    table = visit("ice_cave", seat(15, 20, 14, loot=["ice_cave-d1", "ice_cave-d2"]), "ice_cave-b2", "ice_cave-e3")
    assert table.offers("P1") == ["drop ice_cave-d1", "drop ice_cave-d2", "claim"]
    table.plays("P1", "drop ice_cave-d1")
    assert table.truth("players.0.loot") == ["ice_cave-d2"]
    assert table.truth("dungeons")[ICE_CAVE]["discard"] == ["ice_cave-d1", "ice_cave-b2"]
    assert table.truth("visit.room") == "ice_cave-e3"


def test_several_rooms_are_dropped_until_the_rest_fits() -> None:
    """DV-091: 60 gold, limit 21: two rooms must go."""
    loot = ["goblin_camp-c1", "goblin_camp-c2", "goblin_camp-c3"]
    table = visit("goblin_camp", seat(57, 21, loot=loot), "goblin_camp-a1", "goblin_camp-e1")
    table.plays("P1", "drop goblin_camp-c1", "drop goblin_camp-c2")
    assert table.truth("players.0.loot") == ["goblin_camp-c3"]
    assert table.truth("dungeons")[GOBLIN_CAMP]["discard"][:2] == loot[:2]


def test_only_rooms_that_weigh_can_be_dropped() -> None:
    """DV-091: neither items nor what is in the Sack."""
    party = seat(42, 14, treasure=["item-thief"], loot=["item-ranger", "ice_cave-d1", "ice_cave-d2"])
    table = visit("ice_cave", party, "ice_cave-c1", "ice_cave-b3").plays("P1", "use item-thief", "go-on")
    table.plays("P1", "sacrifice adv-42")
    assert table.offers("P1") == ["drop ice_cave-d1", "drop ice_cave-d2", "claim"]


def test_a_room_that_fits_may_be_taken_or_left() -> None:
    """DV-092: taking is optional, also up to the very limit."""
    table = visit("ice_cave", seat(2, 4, 14, loot=[]), "ice_cave-d2")
    assert table.offers("P1") == ["take", "leave", "claim"]
    assert table.plays("P1", "leave").truth("players.0.loot") == []


def test_a_room_one_gold_too_heavy_cannot_be_taken() -> None:
    """DV-092: limit 19, 20 gold."""
    table = visit("ice_cave", seat(2, 3, 14), "ice_cave-d2")
    assert table.step() == "flee"
    assert table.truth("players.0.loot") == []


def test_what_does_not_fit_or_is_not_wanted_is_discarded() -> None:
    """DV-093: onto this dungeon's pile."""
    table = visit("ice_cave", seat(2, 9, 15), "ice_cave-c1", "ice_cave-d2").plays("P1", "go-on", "leave")
    assert table.truth("dungeons")[ICE_CAVE]["discard"] == ["ice_cave-c1", "ice_cave-d2"]
    assert table.truth("dungeons")[CRYPT]["discard"] == []


def test_carried_rooms_cannot_be_dropped_for_a_better_one() -> None:
    """DV-094: 20 carried, limit 26: the 30 is discarded without a question."""
    table = visit("ice_cave", seat(2, 9, 15, loot=["ice_cave-d2"]), "ice_cave-c1")
    assert table.offers("P1") == ["flee", "go-on", "claim"]
    assert table.truth("players.0.loot") == ["ice_cave-d2"]


def test_a_take_that_does_not_fit_is_refused_with_its_rules() -> None:
    """DV-092, DV-094: only the Sack or leaving is offered."""
    party = seat(28, treasure=["item-thief"], loot=["ice_cave-d2"])
    table = visit("ice_cave", party, "ice_cave-c1")
    assert table.offers("P1") == ["use item-thief", "leave", "claim"]
    assert table.refuses("P1", "take").rules == ("DV-092", "DV-094")


def test_a_room_that_has_just_killed_can_be_taken() -> None:
    """DV-095: if it fits into the reduced limit."""
    table = visit("rathaus", PARTY, "rathaus-b1").plays("P1", "sacrifice adv-22")
    assert table.offers("P1") == ["take", "leave", "claim"]
    heavy = visit("rathaus", seat(2, 42), "rathaus-a1", "rathaus-e1")
    assert heavy.truth("dungeons")[RATHAUS]["discard"] == ["rathaus-a1", "rathaus-e1"]
