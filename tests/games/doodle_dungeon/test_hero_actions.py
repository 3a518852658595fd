"""Step 3 and step 4: hero actions, cards under the deck, the hand."""

from typing import Any

import pytest

from tests.games.doodle_dungeon.play import doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, STRAIGHT, told
from undercroft.engine.errors import CannotUndo
from undercroft.engine.testing.table import PlayTable, sit

OTHER = {"path": STRAIGHT, "sheet": BLANK, "turns": 0, "hand": ["aim_boost"]}  # asked next, in his first turn


def acts(players: int = 3, at: str = "hero-actions", **words: Any) -> PlayTable:
    """P1 is in step 3 or 4 of his turn."""
    seats: dict[str, Any] = {f"P{seat + 1}": {**OTHER} for seat in range(players)}
    for name, more in words.items():
        if name.startswith("P"):
            seats[name] |= more
        else:
            seats["P1"][name] = more
    return sit(doodle_dungeon(players), {"at": at, **seats})


def test_hero_actions_are_laid_above_the_dungeons_of_others() -> None:
    """DD-101, DD-104, DD-141: any number, open to all, with who laid them, in order; never above one's own."""
    table = acts(hand=["bomb", "curse", "axe"])
    assert set(table.offers("P1")) == {"lay bomb@P2", "lay bomb@P3", "lay curse@P2", "lay curse@P3", "stop"}
    table.plays("P1", "lay curse@P2", "lay bomb@P2")
    assert table.sees("P3", "dungeons.1.above") == [{"card": "card_41", "seat": 0}, {"card": "card_37", "seat": 0}]
    assert table.refuses("P1", "lay curse@P1").rules == ("DD-141",)


def test_two_cards_are_the_most() -> None:
    """DD-142, DD-E67: from all players together; a spent card frees its place."""
    table = acts(hand=["bomb", "curse"], P2={"above": ["shield@P3", "curse@P3"]})
    assert set(table.offers("P1")) == {"lay bomb@P3", "lay curse@P3", "stop"}
    assert table.refuses("P1", "lay bomb@P2").rules == ("DD-142",)
    table = acts(hand=["bomb"], P2={"above": ["curse@P3"]})
    assert "lay bomb@P2" in table.offers("P1")


def test_not_above_a_dungeon_without_a_hero() -> None:
    """DD-103, DD-142, DD-E68: with no legal dungeon step 3 is skipped."""
    table = acts(hand=["bomb"], P2={"fate": "escaped"}, P3={"fate": "dead", "hearts": 0})
    assert table.step() == "put-under"
    table = acts(hand=["bomb"], P2={"fate": "escaped"})
    assert table.offers("P1") == ["lay bomb@P3", "stop"]
    assert "DD-142" in table.refuses("P1", "lay bomb@P2").rules


def test_seats_without_a_hero_may_still_play() -> None:
    """DD-103, DD-142, DD-E68: on the dungeon where one still walks."""
    table = acts(hand=["bomb"], fate="escaped", P2={"fate": "dead", "hearts": 0})
    assert table.offers("P1") == ["lay bomb@P3", "stop"]


def test_whoever_holds_cards_is_asked() -> None:
    """DD-141: also without a hero action; without any card nobody is."""
    assert acts(hand=["axe"]).offers("P1") == ["stop"]
    assert acts(hand=[]).asks() == ["P2"]


def test_a_laid_card_is_final() -> None:
    """DD-141: at once."""
    table = acts(hand=["bomb", "curse"]).plays("P1", "lay bomb@P2")
    with pytest.raises(CannotUndo):
        table.match.undo(0)


# ---- step 4


def refills(level: int, **words: Any) -> PlayTable:
    return acts(2, "refill", boxes={"hand": 2 * level - 2}, **words)


def hand(table: PlayTable) -> list[str]:
    return list(table.sees("P1", "dungeons.0.hand"))


def test_the_hand_is_refilled_to_its_level() -> None:
    """DD-074, DD-154, DD-155: never above it; from a small deck what there is."""
    table = refills(3, hand=["axe"], deck=["bomb", "curse", "jump"]).plays("P1", "done")
    assert len(hand(table)) == 3
    assert told(table, "refilled")[0] == {"seat": 0, "number": 2}
    table = refills(4, hand=["axe"], deck=["bomb"]).plays("P1", "done")
    assert hand(table) == ["card_01", "card_37"]


def test_cards_put_under_come_last_in_their_order() -> None:
    """DD-153, DD-154, DD-E66: A first, then B: the deck is K A B, and all three are drawn."""
    table = refills(3, hand=["axe", "bomb"], deck=["curse"]).plays("P1", "under axe", "under bomb")
    assert hand(table) == ["card_01", "card_37", "card_41"]
    assert table.asks() == ["P2"]


def test_order_under_the_deck() -> None:
    """DD-153, DD-154: the one put under first comes first."""
    table = refills(2, hand=["axe", "bomb", "talisman"], deck=["curse"]).plays(
        "P1", "under talisman", "under axe", "done"
    )
    assert hand(table) == ["card_37", "card_41"]
    assert table.sees("P1", "dungeons.0.under") == ["card_25", "card_01"]


def test_nothing_put_under_nothing_drawn() -> None:
    """DD-153, DD-154, DD-155, DD-E81."""
    deck = ["axe", "axe", "curse", "curse", "jump", "jump", "shield", "shield", "orc_club"]
    table = refills(2, hand=["bomb", "talisman"], deck=deck).plays("P1", "done")
    assert hand(table) == ["card_25", "card_37"]
    table = refills(2, hand=["bomb", "talisman"], deck=deck).plays("P1", "under bomb", "under talisman")
    assert len(hand(table)) == 2
    assert not {"card_25", "card_37"} & set(hand(table))


def test_others_see_only_how_many_were_put_under() -> None:
    """DD-153: neither which nor in which order."""
    table = refills(3, hand=["axe", "bomb"], deck=["curse"]).plays("P1", "under axe", "done")
    assert told(table, "put-under", "P2") == [{"seat": 0, "number": 1}]
    assert table.sees("P2", "dungeons.0.under") is None
    assert table.sees("P2", "dungeons.0.hand") is None
    assert table.sees("P2", "dungeons.0.hand_size") == 3
    assert "axe" not in str(table.match.record.seen_by(1))


def test_a_card_put_under_can_be_taken_back_until_done() -> None:
    """DD-153: then the turn is over (DD-156)."""
    table = refills(2, hand=["axe", "bomb"]).plays("P1", "under axe")
    table.match.undo(0)
    assert "under axe" in table.offers("P1")
    table.plays("P1", "done")
    with pytest.raises(CannotUndo):
        table.match.undo(0)
    assert table.truth("turn") != 0


def test_an_empty_deck_is_not_replenished() -> None:
    """DD-154, DD-155."""
    table = refills(4, hand=["axe"]).plays("P1", "done")
    assert len(hand(table)) == 1
