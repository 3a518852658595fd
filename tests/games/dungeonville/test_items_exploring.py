"""Items in the dungeon: Glove, Holy Water, Sack, Net, Falcon, Carrot, Shield, Wheelbarrow, Wand."""

from tests.games.dungeonville.play import CRYPT, ICE_CAVE, RATHAUS, adv, cards, seat, told, visit

# ---- Necromancer's Glove

GLOVED = seat(18, 38, 8, treasure=["item-necromancer"])  # Crypt: A, A, B


def test_the_glove_brings_the_dead_back() -> None:
    """DV-116: the marker stays, the room counts as deadly."""
    table = visit("crypt", GLOVED, "crypt-b2", "crypt-e1").plays("P1", "use item-necromancer")
    assert table.truth("players.0.party") == adv(18, 38, 8)
    assert (table.truth("dungeons")[CRYPT]["blood"], table.truth("discard")) == ([1, 0], [])
    assert table.truth("visit.limit") == 64
    assert table.plays("P1", "take").truth("visit.room") == "crypt-e1"  # no fleeing
    assert table.truth("dungeons")[CRYPT]["discard"] == ["item-necromancer"]


def test_the_glove_cannot_bring_back_its_only_user() -> None:
    """DV-116, DV-108: with a second Necromancer it can."""
    table = visit("crypt", GLOVED, "crypt-a1", "crypt-e1").plays("P1", "sacrifice adv-18")
    assert told(table, "returned") == []
    assert table.step() == "take"
    two = visit("crypt", seat(18, 22, 8, treasure=["item-necromancer"]), "crypt-a1").plays("P1", "sacrifice adv-18")
    assert two.offers("P1") == ["use item-necromancer", "decline", "claim"]


# ---- Priest's Holy Water


def test_holy_water_spares_the_marker() -> None:
    """DV-117, DV-109: the adventurer dies all the same; the water is used up."""
    party = seat(38, 8, 57, treasure=["item-priest"])
    table = visit("crypt", party, "crypt-b2", "crypt-e1").plays("P1", "use item-priest")
    assert table.truth("dungeons")[CRYPT]["blood"] == [0, 0]
    assert (table.truth("players.0.party"), table.truth("players.0.treasure")) == (adv(38, 57), [])


def test_holy_water_cannot_be_used_for_its_only_user() -> None:
    """DV-117, DV-108: the dying Priest does not bless himself."""
    table = visit("crypt", seat(38, 8, 57, treasure=["item-priest"]), "crypt-a1")
    assert table.truth("dungeons")[CRYPT]["blood"] == [1, 0]


# ---- Thief's Sack


def test_the_sack_takes_what_does_not_fit_and_weighs_nothing() -> None:
    """DV-119, DV-109: 50 gold in the loot, 20 of them against the limit of 28."""
    table = visit("ice_cave", seat(28, treasure=["item-thief"], loot=["ice_cave-d2"]), "ice_cave-c1")
    table.plays("P1", "use item-thief")
    assert table.truth("players.0.loot") == ["ice_cave-d2", "ice_cave-c1"]
    assert (table.truth("visit.carried"), table.truth("visit.sacked")) == (20, ["ice_cave-c1"])
    assert table.truth("players.0.treasure") == []


def test_the_sack_is_not_offered_for_what_fits() -> None:
    """DV-119: nor without a Thief in the party."""
    assert "use item-thief" not in visit("ice_cave", seat(42, treasure=["item-thief"]), "ice_cave-d2").offers("P1")
    assert visit("ice_cave", seat(15, treasure=["item-thief"]), "ice_cave-d2").step() == "flee"


def test_what_the_party_cannot_carry_is_told_as_too_heavy() -> None:
    """DV-092, DV-093: with a Sack that stays unused as well; what fits and is not wanted is just left."""
    assert told(visit("ice_cave", seat(15), "ice_cave-d2"), "too-heavy") == [{"seat": 0, "card": "ice_cave-d2"}]
    sack = visit("ice_cave", seat(28, treasure=["item-thief"], loot=["ice_cave-d2"]), "ice_cave-c1")
    assert told(sack.plays("P1", "leave"), "too-heavy") == [{"seat": 0, "card": "ice_cave-c1"}]
    light = visit("ice_cave", seat(42), "ice_cave-d2").plays("P1", "leave")
    assert (told(light, "too-heavy"), len(told(light, "left"))) == ([], 1)


# ---- Ratcatcher's Net

NETTED = seat(48, 42, 57, treasure=["item-ratcatcher"])  # Rathaus: A, A, B


def test_the_net_takes_all_effect_from_a_room() -> None:
    """DV-120: no death, no gold, no fleeing; the card is discarded."""
    table = visit("rathaus", NETTED, "rathaus-a1", "rathaus-e1").plays("P1", "use item-ratcatcher")
    assert (len(table.truth("players.0.party")), table.truth("players.0.loot")) == (3, [])
    assert table.truth("dungeons")[RATHAUS]["discard"] == ["rathaus-a1"]
    assert (table.truth("visit.room"), table.step()) == ("rathaus-e1", "take")


def test_the_net_is_kept_and_works_once_per_visit() -> None:
    """DV-120, DV-109: declined it may be used on the next room, used it is asked for no more."""
    table = visit("rathaus", NETTED, "rathaus-e1", "rathaus-e2").plays("P1", "decline", "leave", "go-on")
    assert table.step() == "net"
    table.chance("rathaus-e3").plays("P1", "use item-ratcatcher")
    assert table.step() == "take"
    assert table.truth("players.0.treasure") == ["item-ratcatcher"]


# ---- Ranger's Falcon

FALCON = seat(15, 48, 49, treasure=["item-ranger"])


def test_the_falcon_shows_the_top_card_to_its_user_alone() -> None:
    """DV-122: before he decides to flee; the card stays on top for the next visitor."""
    table = visit("ice_cave", FALCON, "ice_cave-e1", "ice_cave-a1", P2=seat(2, 3, 4)).plays("P1", "leave")
    assert table.offers("P1") == ["flee", "go-on", "use item-ranger", "claim"]
    table.plays("P1", "use item-ranger")
    assert [table.sees(viewer, "dungeons.2.top") for viewer in ("P1", "P2", None)] == ["ice_cave-a1", None, None]
    assert table.offers("P1") == ["flee", "go-on", "claim"]
    assert table.truth("dungeons")[ICE_CAVE]["deck"] == 30  # all but the Falcon and the first room


def test_the_peeked_card_is_the_next_one() -> None:
    """DV-122: going on reveals exactly that card, and so does the next visit."""
    table = visit("ice_cave", FALCON, "ice_cave-e1", "ice_cave-d1").plays("P1", "leave", "use item-ranger", "go-on")
    assert table.truth("visit.room") == "ice_cave-d1"
    later = visit("ice_cave", FALCON, ice_cave={"top": "ice_cave-d1", "peeked": ["P2"]})
    assert later.truth("visit.room") == "ice_cave-d1"


def test_the_falcon_is_kept_and_flies_once_per_visit() -> None:
    """DV-122, DV-109: not on the second room."""
    table = visit("ice_cave", FALCON, "ice_cave-e1", "ice_cave-d1").plays("P1", "leave", "use item-ranger", "go-on")
    assert table.plays("P1", "leave").offers("P1") == ["flee", "go-on", "claim"]
    assert table.truth("players.0.treasure") == ["item-ranger"]


def test_the_falcon_sees_a_reshuffled_deck_and_nothing_where_nothing_is_left() -> None:
    """DV-122: an empty deck is reshuffled first; without any card it is not offered."""
    kept = [card for card in cards("ice_cave") if card not in ("item-ranger", "ice_cave-e1")]
    table = visit("ice_cave", FALCON, "ice_cave-e1", "ice_cave-e1", P2=seat(treasure=kept)).plays("P1", "leave")
    assert table.plays("P1", "use item-ranger").sees("P1", "dungeons.2.top") == "ice_cave-e1"
    table = visit("ice_cave", FALCON, "ice_cave-e1", P2=seat(treasure=kept)).plays("P1", "take")
    assert table.offers("P1") == ["flee", "go-on", "claim"]


# ---- Mule's Carrot


def test_the_carrot_lets_the_mule_die_instead() -> None:
    """DV-123, DV-153, DV-109: no marker, the room is deadly, the Carrot used up."""
    table = visit("ice_cave", seat(56, 9, 27, treasure=["item-mule"]), "ice_cave-b1", "ice_cave-e1")
    table.plays("P1", "use item-mule")
    assert (table.truth("players.0.party"), table.truth("players.0.treasure")) == (adv(9, 27), [])
    assert table.truth("dungeons")[ICE_CAVE]["blood"] == [0, 0]
    assert table.plays("P1", "leave").truth("visit.room") == "ice_cave-e1"


def test_a_mule_cannot_die_in_its_own_place() -> None:
    """DV-123, DV-108: the victim itself is no user, and of two the owner chooses the other."""
    table = visit("ice_cave", seat(56, 9, 28, treasure=["item-mule"]), "ice_cave-a2", "ice_cave-e1")
    assert (table.truth("players.0.party"), told(table, "used")) == (adv(9, 28), [])
    table = visit("ice_cave", seat(56, 61, 9, treasure=["item-mule"]), "ice_cave-b1").plays("P1", "use item-mule")
    assert table.offers("P1") == ["sacrifice adv-56", "sacrifice adv-61", "claim"]
    assert table.plays("P1", "sacrifice adv-61").truth("players.0.party") == adv(56, 9)


def test_one_mule_may_die_for_another() -> None:
    """DV-123: the victim is another member, whatever its class."""
    table = visit("ice_cave", seat(56, 61, 9, treasure=["item-mule"]), "ice_cave-a2").plays("P1", "sacrifice adv-56")
    assert table.offers("P1") == ["decline", "use item-mule", "claim"]
    assert table.plays("P1", "use item-mule").truth("players.0.party") == adv(56, 9)


def test_the_glove_brings_a_mule_back_too() -> None:
    """DV-116, DV-153: any adventurer that died, with or without a marker."""
    table = visit("ice_cave", seat(56, 18, 9, treasure=["item-necromancer"]), "ice_cave-a2")
    assert table.plays("P1", "use item-necromancer").truth("players.0.party") == adv(18, 9, 56)
    assert table.truth("dungeons")[ICE_CAVE]["blood"] == [0, 0]
