"""A puzzle from set-up to result (DL-600 to DL-603, DL-610)."""

import pytest

import undercroft
from tests.games.dungeon_lords_training.sitting import T3, ended, play, sit, state
from undercroft.engine.errors import WrongOption
from undercroft.engine.testing import table
from undercroft.games.dungeon_lords.cards import CONTENT_HASH, HERO_STACKS, HERO_TYPE, WIZARD
from undercroft.games.dungeon_lords_training.cards import PUZZLE_IDS, PUZZLES
from undercroft.games.dungeon_lords_training.meta import META

GAME = undercroft.game("dungeon_lords_training", 1)


def test_it_is_a_part_of_dungeon_lords_for_one() -> None:
    """DL-600: one player, the same tiles and cards."""
    assert (META.part_of, META.players) == ("dungeon_lords", (1,))
    assert GAME.content == CONTENT_HASH
    assert META.options[0].values == (*PUZZLE_IDS, "generated")
    with pytest.raises(WrongOption, match="is for 1 player,"):
        undercroft.game("dungeon_lords_training", 2)


def test_the_four_parties_are_the_twelve_silver_heroes_without_the_wizards() -> None:
    """DL-600: each appears once; the replay T1R has the party of T1."""
    heroes = [hero for puzzle in PUZZLES[:4] for hero in puzzle.party]
    assert sorted(heroes) == [hero for hero in HERO_STACKS[0] if HERO_TYPE[hero] != WIZARD]
    assert PUZZLES[4].party == PUZZLES[0].party


def test_there_are_three_tiles_in_a_line_below_the_entrance() -> None:
    """DL-600, DL-609."""
    for name, rooms in (("T1", 0), ("T1R", 1)):
        tiles = table.PlayTable(sit(name)).truth("players.0.tiles")
        assert [tile["cell"] for tile in tiles] == ["3-1", "3-2", "3-3"]
        assert [tile["room"] is not None for tile in tiles].count(True) == rooms


def test_fatigue_is_two_and_there_are_neither_cards_nor_evil() -> None:
    """DL-601."""
    match = play(sit("T1"), "no-trap", "no-monster", "confirm")
    news = {str(event["id"]): event["args"] for event in match.events(None)}
    assert news["fatigue"] == {"seat": 0, "number": 2}
    assert not {"card-revealed", "spell-cast", "evil-down", "paladin-comes"} & set(news)
    assert state(match).evil == sit("T1").state.to_data()["evil"]


def test_everything_is_open_to_a_spectator_even_the_plan() -> None:
    """DL-601."""
    match = play(sit("T3"), "lay cursed_ring", "send vampire")
    assert match.view(None)["players"] == match.view(0)["players"]
    assert table.PlayTable(match).sees(None, "players.0.plan.trap_cards") == ["cursed_ring"]
    assert match.record.seen_by(None) == match.record.seen_by(0)


def test_there_is_no_limit_of_four_rounds() -> None:
    """DL-602: with enough to hold the party, a fifth round is fought."""
    party = ["y1_warrior_5", "y1_warrior_4a"]
    lord = {"queue": party, "traps": ["trap_door", "cursed_ring"], "lair": ["slime"], "gold": 1}
    match = table.sit(GAME, {"P1": lord}).match
    play(match, "lay trap_door", "no-monster", "confirm", "lay cursed_ring", "no-monster", "confirm")
    play(match, "send slime", "confirm", "attack slime/hold")
    assert (state(match).combat_round, state(match).conquered) == (4, [0])
    match.choose(0, "confirm")
    assert (state(match).combat_round, match.over) == (5, False)
    assert table.PlayTable(match).truth("puzzle.tiles_lost") == 1


def test_it_ends_when_all_three_tiles_are_conquered() -> None:
    """DL-602: heroes may be left."""
    match = sit("T3")
    for _ in range(3):
        play(match, "no-trap", "no-monster", "confirm")
    assert match.over
    assert len(state(match).queues[0]) == 2
    assert ended(match) == ((-3,), "not_best")


def test_the_result_says_whether_it_is_the_best_possible() -> None:
    """DL-603, DL-610: tiles first, then food and gold."""
    assert ended(play(sit("T3"), *T3)) == ((-1,), "best")
    simple = play(sit("T1"), "lay rolling_stone", "send troll", "confirm", "attack troll/fed_club")
    assert ended(play(simple, "no-monster", "confirm")) == ((-1,), "best_tiles")
    assert simple.events(0)[-1]["args"] == {"seat": 0, "tiles": 1, "supplies": 1, "rounds": 2}


def test_of_a_written_position_the_best_is_not_known() -> None:
    """DL-603: a free position is played to its end without a verdict."""
    match = table.sit(GAME, {"P1": {"queue": ["y1_thief_3_1"], "lair": ["witch"]}}).match
    play(match, "send witch", "confirm", "attack witch/great_spell")
    assert ended(match) == ((0,), "unjudged")


def test_a_puzzle_is_taken_back_step_by_step_without_limit() -> None:
    """DL-610: over traps, battles and rounds, back to the beginning."""
    match = sit("T3")
    begin = match.digest()
    play(match, *T3[:-1])
    for _ in T3[:-1]:
        match.undo(0)
    assert match.digest() == begin
    assert not match.can_undo(0)


def test_the_same_seed_is_the_same_new_fight() -> None:
    """DL-R80: the number is drawn through the door, so a record holds it."""
    one, other = sit("generated", seed=5), sit("generated", seed=5)
    assert one.digest() == other.digest() != sit("generated", seed=6).digest()
    digits = "".join(str(outcome) for kind, _, outcome, _ in one.journal.entries if kind == 1)
    assert table.PlayTable(one).truth("puzzle.number") == int(digits)
    assert undercroft.load(one.save()).digest() == one.digest()
