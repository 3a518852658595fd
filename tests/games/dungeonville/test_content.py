"""The content against the box and section 8 of the specification."""

from collections import Counter
from typing import Any

import pytest

from undercroft.games.dungeonville.cards import PACK
from undercroft.games.dungeonville.powers import COPIES, EFFECTS, KEPT

LISTS = {
    "adventurers": 64, "classes": 17, "dungeons": 5, "rooms": 145, "items": 15, "town": 5, "deeds": 5,
    "colours": 4, "player_colours": 5,
}  # fmt: skip
PROVENANCE = {"printed", "source", "reconstructed"}
GOLD = {"A": 55, "B": 65, "C": 80, "D": 100, "E": 105}
COUNT = {"A": 2, "B": 3, "C": 5, "D": 8, "E": 11}
RULES_OF_POWERS = {
    "survive_duel": "DV-115", "return_victim": "DV-116", "no_blood": "DV-117", "peek_and_reorder": "DV-118",
    "take_overweight": "DV-119", "skip_room": "DV-120", "set_rank": "DV-121", "peek_top": "DV-122",
    "redirect_death_to_user": "DV-123", "cancel_death": "DV-124", "pay_value": "DV-125", "capacity_bonus": "DV-126",
    "recruit_all_coloured": "DV-127", "flee_now": "DV-128", "renew_town": "DV-129",
}  # fmt: skip


def entries(name: str) -> list[dict[str, Any]]:
    return list(PACK[name][name])


ADVENTURERS, CLASSES = entries("adventurers"), entries("classes")
ALL = [(name, each) for name in LISTS for each in entries(name)] + [("places", each) for each in PACK["box"]["places"]]


@pytest.mark.parametrize(("name", "count"), LISTS.items())
def test_every_list_has_the_counts_of_the_box(name: str, count: int) -> None:
    """DV-002, DV-003, DV-005, DV-006: 64 adventurers, 5 dungeons, 5 deeds, 5 player colours."""
    assert len(entries(name)) == count
    assert len({each["id"] for each in entries(name)}) == count


def test_ranks_are_unique_from_1_to_64() -> None:
    """DV-026, DV-003: no ties in town or duel; the id is the rank."""
    assert sorted(each["rank"] for each in ADVENTURERS) == list(range(1, 65))
    assert all(each["id"] == f"adv-{each['rank']:02d}" for each in ADVENTURERS)


def test_thirteen_coloured_classes_have_four_cards_and_four_neutral_ones_three() -> None:
    """DV-142: one card of each coloured class in each colour."""
    cards = Counter((each["class"], each["colour"]) for each in ADVENTURERS)
    coloured = {key: count for key, count in cards.items() if key[1] is not None}
    assert set(coloured.values()) == {1}
    assert len(coloured) == 13 * 4
    assert {key[0]: count for key, count in cards.items() if key[1] is None} == (
        dict.fromkeys(["assassin", "oracle", "jester", "mule"], 3)
    )


def test_all_colours_have_the_same_rank_sum() -> None:
    """DV-065: no colour hires better than another."""
    sums = {each["id"]: sum(a["rank"] for a in ADVENTURERS if a["colour"] == each["id"]) for each in entries("colours")}
    assert set(sums.values()) == {422}


def test_letters_belong_to_the_class() -> None:
    """DV-083, DV-148, DV-149: every card has its class's letters; Oracle and Jester have none."""
    letters = {each["id"]: each["letters"] for each in CLASSES}
    assert all(each["letters"] == letters[each["class"]] for each in ADVENTURERS)
    assert [name for name, each in letters.items() if each is None] == ["oracle", "jester"]


def test_every_class_has_one_of_three_letter_profiles() -> None:
    """DV-083: strong classes B C D E E, middle ones A B C D D, weak ones A B B C C, five classes each."""
    profiles = Counter("".join(sorted(each["letters"].values())) for each in CLASSES if each["letters"])
    assert profiles == {"BCDEE": 5, "ABCDD": 5, "ABBCC": 5}


@pytest.mark.parametrize("dungeon", entries("dungeons"), ids=lambda each: each["id"])
def test_every_deck_has_29_rooms_and_3_items_and_405_gold(dungeon: dict[str, Any]) -> None:
    """DV-005: the letters and the gold per letter of section 8.4."""
    rooms = [each for each in entries("rooms") if each["dungeon"] == dungeon["id"]]
    items = [each for each in entries("items") if each["dungeon"] == dungeon["id"]]
    assert sorted(dungeon["cards"]) == sorted(each["id"] for each in rooms + items)
    assert (len(rooms), len(items), sum(each["gold"] for each in rooms)) == (29, 3, 405)
    assert Counter(each["letter"] for each in rooms) == COUNT
    assert {letter: sum(each["gold"] for each in rooms if each["letter"] == letter) for letter in COUNT} == GOLD


def test_each_dungeon_is_the_best_of_three_classes_whose_items_it_holds() -> None:
    """DV-105: one item for each class with letters, in the dungeon of its best letter."""
    for dungeon in entries("dungeons"):
        best = [each["id"] for each in CLASSES if each["best_dungeon"] == dungeon["id"]]
        held = [each["class"] for each in entries("items") if each["dungeon"] == dungeon["id"]]
        assert sorted(best) == sorted(held) == sorted(dungeon["best_classes"])
    for each in CLASSES:
        if each["letters"]:
            others = [letter for name, letter in each["letters"].items() if name != each["best_dungeon"]]
            assert each["letters"][each["best_dungeon"]] < min(others)


def test_every_item_power_is_known_and_has_its_rule() -> None:
    """DV-105, DV-114: fifteen effects, each found once in the content and once in the rules."""
    effects = [each["power"]["effect"] for each in entries("items")]
    assert sorted(effects) == sorted(EFFECTS) == sorted(RULES_OF_POWERS)
    assert [len(cards) for cards in COPIES] == [1] * 15


def test_three_items_are_kept_and_twelve_discarded() -> None:
    """DV-109: Net, Falcon and Wheelbarrow stay; Net and Falcon once per visit."""
    kept = {each["class"]: each["limit"] for each in entries("items") if each["use"] == "keep"}
    assert kept == {"ratcatcher": "once_per_visit", "ranger": "once_per_visit", "peasant": None}
    assert sum(KEPT) == 3


def test_every_item_pays_five() -> None:
    """DV-033, DV-112: whatever its power."""
    assert {each["pays"] for each in entries("items")} == {PACK["box"]["constants"]["item_pays"]} == {5}


def test_the_prices_of_the_town() -> None:
    """DV-004, DV-026: Street 0 to Tavern 40."""
    assert [(each["id"], each["price"]) for each in entries("town")] == [
        ("street", 0), ("inn", 10), ("temple", 20), ("guild", 30), ("tavern", 40),
    ]  # fmt: skip


def test_the_constants_of_the_rulebook() -> None:
    """DV-002, DV-010, DV-030, DV-060, DV-133: 15 markers, goal 7, four tokens of 10, three fighters, deed 50."""
    constants = PACK["box"]["constants"]
    names = ["blood_per_player", "goal", "start_tokens", "start_token_gold", "fighters_per_battle", "deed_price"]
    assert [constants[name] for name in names] == [15, 7, 4, 10, 3, 50]


def test_every_deed_names_its_dungeon() -> None:
    """DV-006: one for each."""
    assert [each["dungeon"] for each in entries("deeds")] == [each["id"] for each in entries("dungeons")]


@pytest.mark.parametrize(("name", "entry"), ALL, ids=lambda each: each["id"] if isinstance(each, dict) else None)
def test_every_entry_has_provenance_and_both_languages(name: str, entry: dict[str, Any]) -> None:
    """DV-003, DV-005: a name in English and German, a text where the card has one, and where it is from."""
    assert entry["provenance"] in PROVENANCE
    assert set(entry.get("provenance_of", {}).values()) <= PROVENANCE
    for key in ("name", *(["text"] if "text" in entry else [])):
        assert set(entry[key]) == {"en", "de"}
        assert all(entry[key].values())


@pytest.mark.parametrize("room", entries("rooms"), ids=lambda each: each["id"])
def test_the_text_of_a_room_says_what_it_does(room: dict[str, Any]) -> None:
    """DV-084, DV-171: letter and gold stand in both texts; gold is a multiple of five."""
    assert all(f" {room['letter']}. {room['gold']} " in text for text in room["text"].values())
    assert room["gold"] % 5 == 0
