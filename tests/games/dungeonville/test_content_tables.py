"""The tables of section 8 of the specification, card by card, and where each fact is from."""

from typing import Any

import pytest

from undercroft.games.dungeonville.cards import PACK

Entry = dict[str, Any]

# class -> letters in the Crypt, the Rathaus, the Ice Cave, the Goblin Camp and the Dragon's Den; ranks and colours;
# where its name is from (8.3)
CLASSES = {
    "assassin": ("CBEDE", "1n 5n 10n", "printed"),
    "barbarian": ("ECBED", "2r 4b 9g 14y", "printed"),
    "knight": ("EDECB", "3y 7b 12g 17r", "reconstructed"),
    "footman": ("DECBE", "6g 11b 16r 21y", "source"),
    "monk": ("BEDEC", "8y 13r 19g 26b", "reconstructed"),
    "ranger": ("DDABC", "15r 20b 27g 31y", "reconstructed"),
    "necromancer": ("ABCDD", "18g 22b 30y 36r", "source"),
    "sorcerer": ("BCDDA", "23y 29b 37r 43g", "source"),
    "oracle": ("", "24n 32n 40n", "printed"),
    "jester": ("", "25n 33n 41n", "printed"),
    "thief": ("DABCD", "28y 35r 42g 47b", "reconstructed"),
    "alchemist": ("CDDAB", "34g 39r 46b 51y", "reconstructed"),
    "priest": ("ACCBB", "38r 45b 50g 55y", "reconstructed"),
    "bard": ("CCBBA", "44y 49b 54g 59r", "reconstructed"),
    "ratcatcher": ("BACCB", "48g 53b 58r 62y", "source"),
    "mule": ("BBACC", "56n 61n 64n", "printed"),
    "peasant": ("CBBAC", "52y 57r 60g 63b", "source"),
}
# dungeon -> gold of its rooms, letter by letter (8.4)
ROOMS = {
    "crypt": "A 30 25 B 25 20 20 C 20 20 15 15 10 D 20 15 15 15 10 10 10 5 E 15 15 15 10 10 10 10 5 5 5 5",
    "rathaus": "A 30 25 B 25 20 20 C 20 15 15 15 15 D 15 15 15 15 10 10 10 10 E 15 10 10 10 10 10 10 10 10 5 5",
    "ice_cave": "A 35 20 B 30 20 15 C 30 20 15 10 5 D 25 20 15 15 10 5 5 5 E 20 20 15 10 10 5 5 5 5 5 5",
    "goblin_camp": "A 30 25 B 25 25 15 C 20 20 20 10 10 D 20 15 15 15 15 10 5 5 E 20 15 10 10 10 10 10 5 5 5 5",
    "dragons_den": "A 40 15 B 35 20 10 C 35 20 10 10 5 D 30 20 15 10 10 5 5 5 E 30 20 10 10 5 5 5 5 5 5 5",
}
# dungeon -> the classes whose items lie there, each with its effect (8.5)
ITEMS = {
    "crypt": {"monk": "survive_duel", "necromancer": "return_victim", "priest": "no_blood"},
    "rathaus": {"assassin": "peek_and_reorder", "thief": "take_overweight", "ratcatcher": "skip_room"},
    "ice_cave": {"barbarian": "set_rank", "ranger": "peek_top", "mule": "redirect_death_to_user"},
    "goblin_camp": {"footman": "cancel_death", "alchemist": "pay_value", "peasant": "capacity_bonus"},
    "dragons_den": {"knight": "recruit_all_coloured", "sorcerer": "flee_now", "bard": "renew_town"},
}
NAMED_BY_A_SOURCE = {"item-necromancer", "item-ratcatcher", "item-footman"}


def entries(name: str) -> list[Entry]:
    return list(PACK[name][name])


@pytest.mark.parametrize("each", entries("classes"), ids=lambda each: each["id"])
def test_letters_and_name_of_every_class(each: Entry) -> None:
    """DV-083, DV-142: table 8.3; only the lack of letters is printed."""
    letters, _, name = CLASSES[each["id"]]
    assert "".join((each["letters"] or {}).values()) == letters
    assert list(each["letters"] or ROOMS) == list(ROOMS)
    assert each["provenance_of"]["name"] == name
    assert each["provenance_of"]["letters"] == ("reconstructed" if letters else "printed")


@pytest.mark.parametrize("name", CLASSES)
def test_rank_and_colour_of_every_adventurer(name: str) -> None:
    """DV-026, DV-065, DV-142: table 8.3; which rank is which class and colour is ours."""
    cards = [each for each in entries("adventurers") if each["class"] == name]
    assert " ".join(f"{each['rank']}{(each['colour'] or 'neutral')[0]}" for each in cards) == CLASSES[name][1]
    assert {each["provenance"] for each in cards} == {each["provenance_of"]["class_of_this_rank"] for each in cards}
    assert {each["provenance"] for each in cards} == {"reconstructed"}


@pytest.mark.parametrize("dungeon", ROOMS)
def test_gold_of_every_room(dungeon: str) -> None:
    """DV-005, DV-086, DV-090: table 8.4; every letter and every gold value is ours."""
    words: list[str] = []
    for room in [each for each in entries("rooms") if each["dungeon"] == dungeon]:
        words += [str(room["gold"])] if room["letter"] in words else [room["letter"], str(room["gold"])]
        assert (room["provenance_of"]["letter"], room["provenance_of"]["gold"]) == ("reconstructed", "reconstructed")
    assert " ".join(words) == ROOMS[dungeon]


@pytest.mark.parametrize("dungeon", ITEMS)
def test_power_of_every_item(dungeon: str) -> None:
    """DV-105, DV-114: table 8.5; the powers are ours, three names come from a public source, five gold is printed."""
    found = [each for each in entries("items") if each["dungeon"] == dungeon]
    assert {each["class"]: each["power"]["effect"] for each in found} == ITEMS[dungeon]
    for each in found:
        marks = each["provenance_of"]
        assert (marks["power"], marks["pays"]) == ("reconstructed", "printed")
        assert marks["name_de"] == ("source" if each["id"] in NAMED_BY_A_SOURCE else "reconstructed")


def test_where_the_prices_of_the_town_are_from() -> None:
    """DV-004, DV-026: Street and Tavern are printed, the three between are ours."""
    marks = {each["id"]: each["provenance_of"]["price"] for each in entries("town")}
    assert [place for place, mark in marks.items() if mark == "printed"] == ["street", "tavern"]
    assert [each["id"] for each in entries("colours") if each["provenance"] == "printed"] == ["blue"]
