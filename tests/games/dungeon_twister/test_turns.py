"""The turn and its action card: DT-051 to DT-066."""

import pytest

from tests.games.dungeon_twister.play import dungeon_twister, play_to
from tests.games.dungeon_twister.sitting import look, state, t1, t2, told, verbs, where
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.cards import ACTION_CARDS
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.sequence import BY_NUMBER

WALK = ("step south", "stop")
BACK = ("step north", "stop")


def new_turn(*tokens: str, **words: object) -> PlayTable:
    """Blue is to play an action card."""
    return t1(*(tokens or ("blue-thief 0,1",)), card=0, **words)


def test_first_an_action_card_then_actions() -> None:
    """DT-051: before the card no action is offered, after it no second card."""
    table = new_turn()
    assert table.step() == "action-card"
    assert table.offers("P1") == ["card 2", "card 3", "card 4", "card 5"]
    table.refuses("P1", "move blue-thief")
    table.plays("P1", "card 3")
    assert table.step() == "action"
    table.refuses("P1", "card 4")


def test_the_card_lies_face_up() -> None:
    """DT-052: everybody sees it."""
    table = new_turn().plays("P1", "card 3")
    for viewer in ("P1", "P2", None):
        assert table.sees(viewer, "players.0.played") == [3]
        assert table.sees(viewer, "card") == 3
    assert table.sees("P2", "players.0.hand") == [2, 4, 5]


def test_a_card_must_be_played_even_by_who_cannot_act() -> None:
    """DT-052: there is no way to pass before it."""
    table = new_turn("blue-thief 0,1 wounded", "orange-troll 19,0", alone=True)
    assert table.offers("P1") == ["card 2", "card 3", "card 4", "card 5"]
    table.refuses("P1", "end-turn")
    assert table.plays("P1", "card 4").asks() == ["P2"]
    assert table.sees(None, "players.0.hand") == [2, 3, 5]


def test_all_four_cards_come_back_when_the_last_is_played() -> None:
    """DT-053: at the end of that turn, not earlier."""
    table = new_turn(P1={"hand": [4, 5]}).plays("P1", "card 4", "end-turn")
    assert table.sees(None, "players.0.hand") == [5]
    assert told(table, "cards-back") == []
    table.plays("P2", "card 2", "end-turn")
    assert table.sees(None, "players.0.hand") == []
    table.plays("P1", "end-turn")
    assert table.sees(None, "players.0.hand") == [2, 3, 4, 5]
    assert table.sees(None, "players.0.played") == []


def test_the_first_turn_of_a_game_is_the_two() -> None:
    """DT-054: nothing else is possible, so nobody is asked."""
    for seed in range(3):
        table = play_to(dungeon_twister().start(seed), "action", "action-card")
        assert table.step() == "action"
        assert [args["card"] for args in told(table, "card")] == [2]
        assert table.truth("ap") == 2


@pytest.mark.parametrize(("highest", "cards"), [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])])
def test_at_first_a_card_is_at_most_one_higher_than_any_before(highest: int, cards: list[int]) -> None:
    """DT-055: by anyone. DT-056: once a 4 lies everything is open."""
    table = new_turn(highest=highest)
    assert table.offers("P1") == [f"card {card}" for card in cards]
    if highest < 4:
        assert "DT-055" in table.refuses("P1", "card 5").rules


@pytest.mark.parametrize(("seat", "other"), [("P1", "P2"), ("P2", "P1")])
def test_the_cap_is_the_same_for_both_players(seat: str, other: str) -> None:
    """DT-056: the enemy's 4 opens the 5 to somebody who has not played his own 4."""
    table = new_turn(highest=3, active=seat).plays(seat, "card 4", "end-turn")
    assert table.offers(other) == ["card 2", "card 3", "card 4", "card 5"]


def test_there_is_always_a_card_to_play() -> None:
    """DT-057: whatever both have played in the first cycle."""
    table = new_turn()
    s, step = state(table), BY_NUMBER[at.ACTION_CARD]
    seen = waiting = {((15, 15), 1, 0)}
    while waiting:
        found = set()
        for hands, highest, seat in waiting:
            s.card_hands, s.highest = list(hands), highest
            codes = step.options(s, s.frames[-1], seat)
            assert codes, (hands, highest, seat)
            for which in [code - codes[0] + first_of(hands[seat]) for code in codes]:
                left = list(hands)
                left[seat] &= ~(1 << which)
                found.add(((left[0] or 15, left[1] or 15), max(highest, ACTION_CARDS[which]), 1 - seat))
        waiting = found - seen
        seen = seen | found
    assert len(seen) > 50


def first_of(hand: int) -> int:
    return next(which for which in range(4) if hand >> which & 1)


@pytest.mark.parametrize("card", ACTION_CARDS)
def test_the_number_of_the_card_is_that_of_the_action_points(card: int) -> None:
    """DT-058."""
    assert new_turn().plays("P1", f"card {card}").sees(None, "ap") == card


def test_unused_points_lapse() -> None:
    """DT-058: the next turn begins with its own card only."""
    table = new_turn().plays("P1", "card 5", "move blue-thief", *WALK, "end-turn")
    assert told(table, "left-over") == [{"seat": 0, "points": 4}]
    assert table.sees(None, "ap") == 0
    table.plays("P2", "card 3", "end-turn").plays("P1", "card 2")
    assert table.sees(None, "ap") == 2


def test_points_go_to_whom_one_likes_in_any_order() -> None:
    """DT-059."""
    table = t1("blue-thief 0,1", "blue-troll 0,6", ap=3)
    table.plays("P1", "move blue-thief", *WALK, "move blue-troll", *WALK, "move blue-thief", *WALK)
    assert [where(table, who) for who in ("blue-thief", "blue-troll")] == [(0, 3), (0, 7)]
    assert table.asks() == ["P2"]
    table = t1("blue-thief 0,1", ap=3)
    table.plays("P1", *[choice for _ in range(3) for choice in ("move blue-thief", *WALK)])
    assert where(table, "blue-thief") == (0, 4)


@pytest.mark.parametrize(
    ("tokens", "deed"),
    [
        (("blue-thief -1,1",), ("reveal blue-thief", "lay 0,0")),
        (("blue-troll 18,2",), ("turn blue-troll", "rotate own-right")),
        (("blue-troll 17,2",), ("move blue-troll", "step west", "stop")),
        (("blue-troll 17,2", "orange-thief 18,2"), ("attack blue-troll", "combat 0")),
        (("blue-warrior 16,3", "orange-rope 18,3"), ()),
        (("blue-wizard 16,3", "blue-fireball_wand 16,3", "orange-thief 18,3"), ("shoot blue-wizard",)),
        (("blue-troll 10,1",), ("jump blue-troll", "to 12,1")),
        (("blue-cleric 17,2", "orange-thief 18,2 wounded"), ("heal blue-cleric",)),
    ],
)
def test_every_action_costs_one_point(tokens: tuple[str, ...], deed: tuple[str, ...]) -> None:
    """DT-060: reveal, turn, move, fight, an ability, an object; and a jump, DT-122."""
    table = t1(*tokens, down=(0, 4)).plays("P1", *deed)
    if table.step() == "combat-card":
        table.plays("P2", "combat 0")
    assert table.sees(None, "ap") == (4 if deed else 5)


@pytest.mark.parametrize(
    ("begin", "step"),
    [("move blue-warrior", "move"), ("turn blue-warrior", "rotate"), ("attack blue-warrior", "attack")],
)
def test_an_action_is_finished_before_the_next_begins(begin: str, step: str) -> None:
    """DT-061: in the middle of it neither another action nor the end of the turn is offered."""
    table = t1("blue-warrior 2,2", "blue-troll 0,6", "orange-thief 2,1", "orange-goblin 1,2").plays("P1", begin)
    assert table.step() == step
    for other in ("move blue-troll", "end-turn", "attack blue-warrior"):
        table.refuses("P1", other)


def test_nothing_of_an_action_is_left_when_it_is_over() -> None:
    """DT-061: nobody moves, nobody fights, and the points are counted."""
    table = t1("blue-thief 19,0", "blue-troll 0,6").plays("P1", "move blue-thief", "step east")
    assert (table.sees(None, "move"), table.sees(None, "combat")) == (None, None)
    assert table.sees(None, "players.0.points") == 1


def test_only_own_unwounded_characters_act() -> None:
    """DT-062: but the wounded Troll, and who drinks; a charmed one as well."""
    table = t1("blue-thief 1,2", "blue-warrior 2,2 wounded", "orange-troll 1,3", "blue-troll 3,3 wounded")
    assert verbs(table, "blue-thief") == ["move", "attack"]
    assert verbs(table, "blue-warrior") == []
    assert verbs(table, "orange-troll") == []
    assert verbs(table, "blue-troll") == ["regenerate"]
    charmed = t1("blue-thief 0,7", "orange-troll 1,3 charmed private=3")
    assert verbs(charmed, "orange-troll") == ["move"]


def test_who_was_healed_is_spent_for_the_turn() -> None:
    """DT-063: no action, and no part in a group combat; afterwards he is as he was."""
    table = t1("blue-cleric 1,1", "blue-warrior 1,2 wounded", "blue-thief 2,1", "orange-goblin 2,2")
    table.plays("P1", "heal blue-cleric")
    assert look(table, "blue-warrior")["spent"]
    assert verbs(table, "blue-warrior") == []
    table.plays("P1", "attack blue-thief")
    assert table.sees(None, "combat.attackers.tokens") == ["blue-thief"]
    table.plays("P1", "combat 0").plays("P2", "combat 1").plays("P1", "end-turn")
    assert not look(table, "blue-warrior")["spent"]


def test_a_regenerated_troll_is_spent_for_the_turn() -> None:
    """DT-063."""
    table = t1("blue-troll 1,2 wounded", "orange-goblin 2,2").plays("P1", "regenerate blue-troll")
    assert not look(table, "blue-troll")["wounded"]
    assert verbs(table, "blue-troll") == []


def test_a_spent_defender_does_not_join() -> None:
    """DT-063: blue has healed an orange Warrior beside the fight."""
    table = t1("blue-thief 2,1", "orange-goblin 2,2", "orange-warrior 3,1 spent").plays("P1", "attack blue-thief")
    table.plays("P1", *[choice for choice in table.offers("P1") if choice == "target orange-goblin"])
    assert table.sees(None, "combat.defenders.tokens") == ["orange-goblin"]


def test_who_is_spent_and_wounded_again_does_not_drink() -> None:
    """DT-063: spent means no action, and drinking is one."""
    assert verbs(t2("blue-golem 1,2 wounded"), "blue-golem") == ["drink"]
    assert verbs(t2("blue-golem 1,2 wounded spent"), "blue-golem") == []


def test_private_points_are_used_first() -> None:
    """DT-064."""
    table = t1("blue-thief 0,1 private=1", "blue-troll 0,6", ap=3).plays("P1", "move blue-thief", *WALK)
    assert (look(table, "blue-thief")["private"], table.sees(None, "ap")) == (0, 3)
    table.plays("P1", "move blue-thief", *WALK)
    assert (look(table, "blue-thief")["private"], table.sees(None, "ap")) == (0, 2)


def test_private_points_serve_their_owner_only() -> None:
    """DT-064: the card is used up, the Thief still has a point, the Troll none."""
    table = t1("blue-thief 0,1 private=1", "blue-troll 0,6", ap=0)
    assert verbs(table, "blue-thief") == ["move", "lock"]
    assert verbs(table, "blue-troll") == []


def test_who_was_placed_by_a_reveal_acts_at_once() -> None:
    """DT-065."""
    table = t1("blue-thief -1,1", "blue-troll room 0,0", down=(0,)).chance("1cw", "0")
    table.plays("P1", "reveal blue-thief", "place 2,3", "move blue-troll", "step north", "step north")
    assert where(table, "blue-troll") == (2, 1)
    assert table.sees(None, "ap") == 3


def test_a_player_ends_his_turn_when_he_likes() -> None:
    """DT-066: with points left."""
    table = t1("blue-thief 0,1")
    assert table.offers("P1")[-1] == "end-turn"
    assert table.plays("P1", "end-turn").asks() == ["P2"]


def test_without_points_the_turn_ends_by_itself() -> None:
    """DT-066: private ones count, too."""
    assert t1("blue-thief 0,1", ap=1).plays("P1", "move blue-thief", *WALK).asks() == ["P2"]
    table = t1("blue-thief 0,1 private=1", "blue-troll 0,6", ap=1).plays("P1", "move blue-troll", *WALK)
    assert table.asks() == ["P1"]
    assert table.plays("P1", "move blue-thief", *WALK).asks() == ["P2"]


def test_a_turn_that_ended_by_itself_can_be_reopened() -> None:
    """DT-066: its last action is taken back, until the next player has played his card."""
    table = t1("blue-thief 0,1", ap=1).plays("P1", "move blue-thief", *WALK)
    assert table.asks() == ["P2"]
    table.match.undo(0)
    assert table.step() == "move"
    table.plays("P1", "stop").plays("P2", "card 2")
    assert not table.match.can_undo(0)


def test_what_is_left_of_private_points_lapses_with_the_turn() -> None:
    """DT-058, DT-064."""
    table = t1("blue-thief 0,1 private=4").plays("P1", "end-turn").plays("P2", "card 2", "end-turn")
    assert look(table, "blue-thief")["private"] == 0
