"""Numbers of the content that stand in texts, too: short rules and cards say what the cards do."""

import pytest

from undercroft.games.dungeonville.cards import (
    CARD_LETTER,
    CONSTANTS,
    DECKS,
    DEED_PRICE,
    FIGHTERS,
    ITEM_PAYS,
    LETTERS,
    PACK,
    PARTY,
    PLACES,
    TOKEN_GOLD,
    TOKENS,
)
from undercroft.games.dungeonville.meta import META
from undercroft.text import Texts

WORDS = {
    "en": {2: "two", 3: "three", 4: "four", 5: "five", 7: "seven", 11: "eleven"},
    "de": {2: "zwei", 3: "drei", 4: "vier", 5: "fünf", 7: "sieben", 11: "elf"},
}


def rooms_with(letter: str) -> int:
    """How many rooms of a dungeon have that letter; the decks are alike."""
    return [CARD_LETTER[card] for card in DECKS[0]].count(LETTERS.index(letter))


def short_rules(lang: str, topic: str) -> str:
    return " ".join(Texts("dungeonville", lang).rules(topic)[1]).lower()


@pytest.mark.parametrize(("lang", "topic", "said"), [
    ("en", "goal", f"{WORDS['en'][CONSTANTS['goal']]} points"),
    ("de", "goal", f"{WORDS['de'][CONSTANTS['goal']]} punkte"),
    ("en", "hiring", f"{WORDS['en'][PLACES]} adventurers wait in town"),
    ("de", "hiring", f"{WORDS['de'][PLACES]} abenteurer warten in der stadt"),
    ("en", "hiring", f"fewer than {WORDS['en'][PARTY]} adventurers"),
    ("de", "hiring", f"weniger als {WORDS['de'][PARTY]} abenteurern"),
    ("en", "hiring", f"an item {ITEM_PAYS}."),
    ("de", "hiring", f"ein gegenstand {ITEM_PAYS}."),
    ("en", "hiring", f"{WORDS['en'][TOKENS]} blood tokens of {TOKEN_GOLD} gold each"),
    ("de", "hiring", f"{WORDS['de'][TOKENS]} blutmarker zu je {TOKEN_GOLD} gold"),
    ("en", "sending", f"only {WORDS['en'][rooms_with('A')]} rooms kill it"),
    ("en", "sending", f"with {WORDS['en'][rooms_with('E')]}."),
    ("de", "sending", f"nur {WORDS['de'][rooms_with('A')]} räume"),
    ("de", "sending", f"mit {WORDS['de'][rooms_with('E')]} räumen"),
    ("en", "battle", f"{WORDS['en'][FIGHTERS]} fighters in a row"),
    ("de", "battle", f"{WORDS['de'][FIGHTERS]} kämpfer"),
    ("en", "items", f"worth {ITEM_PAYS} gold"),
    ("de", "items", f"{ITEM_PAYS} gold wert"),
    ("en", "collecting", f"pay {DEED_PRICE} gold"),
    ("de", "collecting", f"für {DEED_PRICE} gold"),
])  # fmt: skip
def test_the_short_rules_say_the_numbers_of_the_box(lang: str, topic: str, said: str) -> None:
    """DV-010, DV-025, DV-030, DV-033, DV-035, DV-060, DV-086, DV-133."""
    assert said in short_rules(lang, topic)


def test_the_goal_of_the_box_is_the_default() -> None:
    """DV-010: the option knows no content, so both must agree."""
    assert {option.name: option.default for option in META.options}["goal"] == CONSTANTS["goal"]


def test_the_deed_house_asks_what_a_deed_costs() -> None:
    """DV-133: as a number and in both texts."""
    house = next(place for place in PACK["box"]["places"] if place["id"] == "deed_house")
    assert house["price"] == DEED_PRICE
    assert all(f" {DEED_PRICE} " in text for text in house["text"].values())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_question_about_a_deed_leaves_the_price_to_its_option(lang: str) -> None:
    """DV-133: one home for the price."""
    assert not any(sign.isdigit() for sign in Texts("dungeonville", lang).step("buy-deed"))
