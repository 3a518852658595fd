"""Items, the general rules (DV-105 to DV-114), Shield, Wheelbarrow, Wand and the order inside a room (DV-131)."""

import pytest

from tests.games.dungeonville.play import CRYPT, GOBLIN_CAMP, adv, battle, hiring, seat, second_copy, told, visit
from undercroft.games.dungeonville.cards import CLASS_IDS, DUNGEON_IDS, PACK
from undercroft.games.dungeonville.powers import BEADS

# ---- owning and using


def test_each_lettered_class_has_one_item_in_its_best_dungeon() -> None:
    """DV-105: Oracle and Jester have none."""
    by_class = {each["class"]: each["dungeon"] for each in PACK["items"]["items"]}
    for each in PACK["classes"]["classes"]:
        letters = each["letters"]
        best = [d for d in DUNGEON_IDS if letters[d] == min(letters.values())] if letters else [None]
        assert [by_class.get(each["id"])] == best
    assert set(CLASS_IDS) - set(by_class) == {"oracle", "jester"}


def test_without_its_class_an_item_is_only_five_gold() -> None:
    """DV-106: the Shield needs a Footman in the party."""
    table = visit("goblin_camp", seat(34, 57, 60, treasure=["item-footman"]), "goblin_camp-a1")
    assert table.step() == "who-dies"
    assert table.plays("P1", "sacrifice adv-34").step() == "take"
    assert table.truth("players.0.wealth") == 5


def test_an_item_of_another_player_is_no_use() -> None:
    """DV-106: he must own it."""
    table = visit("goblin_camp", seat(6, 57, 60), "goblin_camp-b1", P2=seat(treasure=["item-footman"]))
    assert told(table, "died") == [{"seat": 0, "adventurer": "adv-06"}]


def test_an_item_found_in_a_visit_works_in_the_same_visit() -> None:
    """DV-107: the Shield of the first card saves from the second."""
    table = visit("goblin_camp", seat(6, 34, 57), "item-footman", "goblin_camp-b1")
    assert table.offers("P1") == ["decline", "use item-footman", "claim"]
    assert table.plays("P1", "use item-footman").truth("players.0.loot") == []


def test_the_user_must_be_in_the_party_that_explores() -> None:
    """DV-108: a Footman who stayed at home (option reserve) cannot raise the Shield."""
    parties = (seat(2, 34, 57, 6, treasure=["item-footman"]), seat(58, 59, 63))
    home = battle(*parties, options={"reserve": "stays_home"}, then="crypt-c1").plays("P1", "sacrifice adv-57")
    away = battle(*parties, then="crypt-c1").plays("P1", "sacrifice adv-57")
    assert (home.step(), away.step()) == ("take", "rescue")


def test_discard_items_go_to_their_own_dungeons_pile() -> None:
    """DV-109: the Shield of the Goblin Camp is used in the Crypt and returns to the Goblin Camp."""
    table = visit("crypt", seat(6, 20, 57, treasure=["item-footman"]), "crypt-d1").plays("P1", "sacrifice adv-20")
    table.plays("P1", "use item-footman")
    assert table.truth("dungeons")[GOBLIN_CAMP]["discard"] == ["item-footman"]
    assert table.truth("dungeons")[CRYPT]["discard"] == []


@pytest.mark.parametrize("kept", ["item-ratcatcher", "item-ranger", "item-peasant"])
def test_keep_items_stay_with_their_owner(kept: str) -> None:
    """DV-109: Net, Falcon and Wheelbarrow are still there after a visit that used them."""
    table = visit("crypt", seat(15, 48, 57, treasure=[kept]), "crypt-e1", "crypt-e2", "crypt-e3")
    for choice in (f"use {kept}", "take", f"use {kept}"):
        if choice in table.offers("P1"):
            table.plays("P1", choice)
    assert table.truth("players.0.treasure") == [kept]


def test_using_an_item_is_always_optional() -> None:
    """DV-110: declined, the Footman dies and keeps his Shield."""
    table = visit("goblin_camp", seat(6, 34, 57, treasure=["item-footman"]), "goblin_camp-b1").plays("P1", "decline")
    assert (table.truth("players.0.party"), table.truth("players.0.treasure")) == (adv(34, 57), ["item-footman"])


def test_with_several_powers_the_owner_chooses_one() -> None:
    """DV-111, DV-123: Carrot or Shield, one of the two per room."""
    party = seat(56, 6, 34, treasure=["item-mule", "item-footman"])
    table = visit("goblin_camp", party, "goblin_camp-b1")
    assert table.offers("P1") == ["decline", "use item-footman", "use item-mule", "claim"]
    table.plays("P1", "use item-mule")
    assert table.truth("players.0.treasure") == ["item-footman"]
    assert table.step() == "take"


def test_powers_of_several_players_follow_stone_order() -> None:
    """DV-111: with two Beads (the Holy Water is the second here) P2, who holds the stone, is asked before P1."""
    monks = (seat(13, 57, 58, treasure=["item-monk"]), seat(26, 59, 60, treasure=["item-priest"]), seat(6, 7, 8))
    with second_copy(BEADS, "item-priest"):
        table = battle(*monks, stone="P2")
        assert (table.asks(), table.plays("P2", "decline").asks(), table.step()) == (["P2"], ["P1"], "beads")


def test_every_item_can_be_spent_as_five_gold() -> None:
    """DV-112: also an item that is kept."""
    table = hiring([60, 48, 33, 12, 5], P1=seat(2, 3, treasure=["item-ratcatcher", "item-peasant"]), P2=seat(6, 7, 8))
    table.plays("P1", "hire adv-48")
    assert table.truth("players.0.treasure") == []


def test_items_are_carried_whatever_the_limit() -> None:
    """DV-113, DV-085: with a full load the item is taken and nothing must be dropped."""
    table = visit("ice_cave", seat(2, 3, 15, loot=["ice_cave-d2"]), "item-ranger", "ice_cave-c1")
    assert table.truth("players.0.loot") == ["ice_cave-d2", "item-ranger"]
    assert table.truth("visit.carried") == 20


@pytest.mark.parametrize("players", [2, 3])
def test_plain_items_have_no_power(players: int) -> None:
    """DV-114: option items = plain: five gold and the ban on fleeing are all that is left."""
    table = visit(
        "goblin_camp",
        seat(6, 34, 57, treasure=["item-footman", "item-peasant"]),
        "item-alchemist",
        "goblin_camp-b1",
        players=players,
        options={"items": "plain"},
    )
    assert told(table, "died") == [{"seat": 0, "adventurer": "adv-06"}]
    assert table.truth("visit.limit") == 91
    assert table.truth("players.0.wealth") == 10


# ---- Shield, Wheelbarrow, Wand


def test_the_shield_saves_and_the_room_killed_nobody() -> None:
    """DV-124: no death, no marker, the room can be taken and the party may flee."""
    table = visit("goblin_camp", seat(6, 34, 57, treasure=["item-footman"]), "goblin_camp-b1")
    table.plays("P1", "use item-footman")
    assert (table.truth("visit.limit"), table.truth("dungeons")[GOBLIN_CAMP]["blood"]) == (97, [0, 0])
    assert table.plays("P1", "take").offers("P1") == ["flee", "go-on", "claim"]


def test_the_wheelbarrow_raises_the_limit_while_a_peasant_lives() -> None:
    """DV-126: 25 more, once for several Peasants, and it simply applies (DV-110)."""
    limits = [
        visit("goblin_camp", seat(*party, treasure=["item-peasant"]), "goblin_camp-e1").truth("visit.limit")
        for party in ((57, 21), (57, 63), (34, 21))
    ]
    assert limits == [57 + 21 + 25, 57 + 63 + 25, 34 + 21]


def test_a_wheelbarrow_just_found_counts_at_once() -> None:
    """DV-126, DV-107, ruling DV-R26: it lies in the loot of this visit."""
    table = visit("goblin_camp", seat(57, 21), "item-peasant", "goblin_camp-e1")
    assert table.truth("visit.limit") == 57 + 21 + 25


def test_when_the_peasant_dies_the_wheelbarrow_is_useless() -> None:
    """DV-126, DV-091: limit 21, rooms must be dropped."""
    loot = ["goblin_camp-c1", "goblin_camp-c2", "goblin_camp-c3"]
    table = visit("goblin_camp", seat(57, 21, loot=loot, treasure=["item-peasant"]), "goblin_camp-a1")
    assert (table.truth("visit.limit"), table.step()) == (21, "drop")


def test_the_wand_flees_after_a_deadly_room() -> None:
    """DV-128, DV-109: with what can still be carried; it is used up."""
    party = seat(23, 57, 60, treasure=["item-sorcerer"], loot=["crypt-e1"])
    table = visit("crypt", party, "crypt-c1").plays("P1", "sacrifice adv-57", "leave", "use item-sorcerer")
    assert table.truth("players.0.treasure") == ["crypt-e1"]
    assert table.truth("players.0.pawn") is None


def test_the_wand_works_on_the_card_that_brought_it_and_after_a_netted_room() -> None:
    """DV-128, DV-107: it is in the loot by then."""
    table = visit("dragons_den", seat(23, 57, 60), "item-sorcerer")
    assert table.offers("P1") == ["use item-sorcerer", "go-on", "claim"]
    netted = visit("rathaus", seat(23, 48, 57, treasure=["item-sorcerer", "item-ratcatcher"]), "rathaus-a1")
    assert netted.plays("P1", "use item-ratcatcher").offers("P1") == ["use item-sorcerer", "go-on", "claim"]


def test_the_wand_is_not_offered_where_fleeing_is_free() -> None:
    """DV-128: nor without a Sorcerer alive."""
    party = seat(23, 57, 60, treasure=["item-sorcerer"])
    assert visit("crypt", party, "crypt-e1").plays("P1", "leave").offers("P1") == ["flee", "go-on", "claim"]
    table = visit("crypt", party, "crypt-b1", "crypt-e1").plays("P1", "leave")
    assert (table.truth("visit.room"), table.step()) == ("crypt-e1", "take")


def test_a_room_is_handled_in_its_order() -> None:
    """DV-131: Net, victim, Shield, Holy Water, Glove, take, then Wand."""
    party = seat(48, 6, 18, 38, 22, 23, treasure=[
        "item-ratcatcher", "item-footman", "item-priest", "item-necromancer", "item-sorcerer"])  # fmt: skip
    table = visit("crypt", party, "crypt-a1")
    steps = []
    for choice in ("decline", "sacrifice adv-18", "decline", "decline", "decline", "take", "go-on"):
        steps.append(table.step())
        table.plays("P1", choice)
    assert steps == ["net", "who-dies", "rescue", "holy-water", "glove", "take", "flee"]


def test_the_claim_point_comes_before_glove_and_gold() -> None:
    """DV-131, DV-157: the owner of the dungeon is asked before the Glove."""
    table = visit(
        "crypt", seat(18, 38, 8, treasure=["item-necromancer"]), "crypt-b2", P2=seat(deed="deed-crypt", zone={"P1": 6})
    )
    assert (table.step(), table.asks()) == ("claim-point", ["P2"])
    assert table.plays("P2", "decline").step() == "glove"
