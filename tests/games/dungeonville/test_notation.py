"""A position in words: every word puts its cards where it says."""

from typing import Any

import pytest

from tests.games.dungeonville.play import Words, adv, cards, dungeonville, seat
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.testing.table import sit

WORDS: Words = {
    "at": "sending",
    "round": 3,
    "stone": "P2",
    "town": adv(60, 12, 40),
    "discard": adv(5, 6),
    "P1": seat(2, 33, treasure=["crypt-a1"], loot=["rathaus-e8"], zone={"P2": 2}, deed="deed-crypt", shown=True),
    "P2": seat(3, tokens=2, pawn="ice_cave", deed="deed-rathaus"),
    "crypt": {"discard": ["crypt-b1"], "blood": {"P1": 1, "P2": 3}, "top": "crypt-c1", "peeked": ["P1"]},
    "rathaus": {"deck": ["rathaus-a1"]},
}


def seen(words: Words, viewer: int | None = 0) -> Any:
    return sit(dungeonville(2), words).match.view(viewer)


def test_the_table_lies_as_the_words_say() -> None:
    """DV-020, DV-026, DV-175: round, stone, town (sorted by rank) and the discarded adventurers."""
    view = seen(WORDS)
    assert (view["phase"], view["round"], view["stone"]) == ("sending", 3, 1)
    assert [place["adventurer"] for place in view["town"]] == adv(60, 40, 12)
    assert view["discard"] == adv(5, 6)
    assert view["deck"] == 64 - 3 - 2 - 3


def test_players_have_what_the_words_give_them() -> None:
    """DV-006, DV-011, DV-030: cards, tokens, markers and deeds."""
    one, two = seen(WORDS)["players"]
    assert (one["party"], one["treasure"], one["loot"]) == (adv(2, 33), ["crypt-a1"], ["rathaus-e8"])
    assert (one["zone"], one["deed"], one["deed_public"]) == ([0, 2], "deed-crypt", True)
    assert (two["party"], two["tokens"], two["pawn"]) == (adv(3), 2, "ice_cave")
    assert seen(WORDS, 1)["players"][1]["deed"] == "deed-rathaus"


def test_dungeons_hold_what_the_words_name() -> None:
    """DV-005, DV-122: markers, piles, a known top card; a deck that is given leaves the rest on the pile."""
    crypt, rathaus = seen(WORDS)["dungeons"][:2]
    assert (crypt["discard"], crypt["blood"], crypt["top"]) == (["crypt-b1"], [1, 3], "crypt-c1")
    assert crypt["deck"] == 32 - 2
    assert seen(WORDS, 1)["dungeons"][0]["top"] is None
    assert rathaus["deck"] == 1
    assert sorted(rathaus["discard"]) == sorted(set(cards("rathaus")) - {"rathaus-a1", "rathaus-e8"})


def test_a_given_adventurer_deck_leaves_the_rest_on_the_pile() -> None:
    """DV-029, DV-175: nobody is removed from the game."""
    view = seen({**WORDS, "deck": adv(9, 10)})
    assert view["deck"] == 2
    assert len(view["discard"]) == 64 - 3 - 3 - 2


@pytest.mark.parametrize(("options", "last"), [({}, 12), ({"round_cap": 30}, 30), ({"round_cap": "none"}, 99)])
def test_there_is_no_position_after_the_last_round(options: Words, last: int) -> None:
    """DV-166: such a match would never end."""
    sit(dungeonville(**options), {"at": "sending", "round": last, "P1": seat(2, 3, 4)})
    with pytest.raises(BrokenScenario, match=f"'round' must be a number from 1 to {last}"):
        sit(dungeonville(**options), {"at": "sending", "round": last + 1})
