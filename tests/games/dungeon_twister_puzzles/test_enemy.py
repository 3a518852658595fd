"""The cards that orange lays: whatever hurts most, knowing what blue has laid (DT-R97)."""

import pytest

from tests.games.dungeon_twister_puzzles.sitting import fight, news, offers, play, reason, sit, state
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister_puzzles import enemy
from undercroft.games.dungeon_twister_puzzles.state import ENEMY

HANDS = ("0", "0 1", "0 2", "0 1 3", "0 2 4", "0 6", "0 1 2 3", "0 1 2 3 4 5 6")


def laid(match: Match) -> int:
    """The card that orange has shown last."""
    (card,) = [event["args"]["combat"] for event in match.events(0) if is_his(event)]  # type: ignore[index]  # plain data
    return int(card)


def is_his(event: dict[str, object]) -> bool:
    args = event["args"]
    assert isinstance(args, dict)
    return event["id"] == "fights-with" and args["seat"] == ENEMY


def numbers(hand: str) -> list[int]:
    return [int(card) for card in hand.split()]


@pytest.mark.parametrize("theirs", HANDS)
@pytest.mark.parametrize("ours", ["0 3", "0 2 5"])
def test_he_lays_what_saves_him_and_else_what_fights_best_then_the_lowest(ours: str, theirs: str) -> None:
    """DT-R97, DT-139: a Goblin (1) attacks a wounded Warrior (0); by plain sums of strength and card."""
    for mine in numbers(ours):
        match = play(fight(ours, theirs), "attack blue-goblin")
        if "combat" in match.step().name:
            play(match, f"combat {mine}")
        saving = [card for card in numbers(theirs) if card >= 1 + mine]  # a tie wounds nobody
        fights = {card: (card > 1 + mine) - (card < 1 + mine) for card in numbers(theirs)}
        best = max(fights[card] for card in saving or fights)
        expected = min(card for card in saving or fights if fights[card] == best)
        assert laid(match) == expected, (mine, theirs)
        assert match.over == (not saving)


def test_he_knows_what_blue_has_laid() -> None:
    """DT-R97, DT-138: against the lower card the lower one is enough."""
    assert [laid(play(fight("0 1 3", "0 2 3 4 5"), "attack blue-goblin", f"combat {mine}")) for mine in (1, 3)] == [
        3,
        5,
    ]


def test_he_keeps_silent_about_cards_that_he_only_thinks_of() -> None:
    """DT-R97: what is told is the one combat that takes place."""
    told = news(play(fight("0 3", "0 2 5"), "attack blue-goblin", "combat 3"))
    assert told == ["attacks", "has-laid", "has-laid", "fights-with", "fights-with", "combat-won", "wounded"]


@pytest.mark.parametrize(("theirs", "shown"), [("0 1 4", 0), ("0 1 4 5", 5), ("0 5 6", 6)])
def test_a_weapon_master_sees_his_card_first(theirs: str, shown: int) -> None:
    """DT-R97, DT-213: a Weapon Master (3) with a 2 at most, so a 5 saves the Paladin; a 6 fights better."""
    board = "game 2 sets=paladins_dragons / rooms 5cw 6cw 7cw 8cw | 5ccw 6ccw 7ccw 8ccw"
    position = f"blue weapon_master 0,0; combat 0 2; points 4 / orange paladin 1,0 wounded; combat {theirs}"
    match = play(sit(f"turn 9 blue card=3 ap=1 / {position}", 1, board), "attack blue-weapon_master")
    assert (match.step().name, state(match).laid[ENEMY]) == ("combat-answer", shown)
    combat = match.view(None)["combat"]
    assert isinstance(combat, dict)
    assert combat["defenders"]["card"] == shown
    play(match, "combat 2")
    assert match.over == (shown == 0)


def test_what_succeeds_against_him_succeeds_against_every_card() -> None:
    """DT-R97: no card that wins here is a matter of luck."""
    match = play(fight("0 3 6", "0 2 5"), "attack blue-goblin")
    assert offers(match) == ["combat 0", "combat 3", "combat 6"]
    for mine in (0, 3, 6):
        after = match.clone()
        after.choose(0, f"combat {mine}")
        assert after.over == all(1 + mine > card for card in (0, 2, 5))


def test_where_no_search_can_tell_he_fights_as_well_as_he_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-R97: with no positions allowed the lowest card that wins, else one that ties, else the lowest."""
    monkeypatch.setattr(enemy, "POSITIONS", 0)
    assert laid(play(fight("0 1", "0 1 2 3 6"), "attack blue-goblin", "combat 1")) == 3
    assert laid(play(fight("0 1", "0 1 2"), "attack blue-goblin", "combat 1")) == 2


def test_a_fight_that_is_won_for_certain_wins_the_puzzle() -> None:
    """DT-R97, DT-030."""
    match = play(fight("0 3", "0 2"), "attack blue-goblin", "combat 3")
    assert (match.over, reason(match)) == (True, "solved")
