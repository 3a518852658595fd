"""Fights that somebody has set up, as a short text (DL-R90): read, refused, played with cards, solved."""

from typing import Any

import pytest

import undercroft
from tests.games.dungeon_lords_training.sitting import play, sit, state
from undercroft.engine.errors import WrongOption
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords_training.coach import Coach
from undercroft.games.dungeon_lords_training.position import words_of
from undercroft.games.dungeon_lords_training.solver import Node, Solver

T1 = "heroes.y1_warrior_3.y1_warrior_4a.y1_priest_3_1~monsters.troll.goblin~traps.rolling_stone~food.1"
T1R = T1 + "~gold.1~rooms.chicken_coop.-.-"
SPELLS = "heroes.y1_warrior_4a.y1_wizard_3_1~monsters.goblin.troll~food.1~cards.word_of_peace.suggestion"


def laid(text: str) -> Match:
    return undercroft.game("dungeon_lords_training", 1, position=text).start(1)


def board(match: Match) -> dict[str, object]:
    """All that lies on the table, without the puzzle's name and without work, which nobody does in a fight."""
    view: dict[str, Any] = match.view(0)
    player = {key: value for key, value in view["players"][0].items() if key != "idle_trolls"}
    return {**view, "puzzle": None, "players": [player]}


@pytest.mark.parametrize(("name", "text"), [("T1", T1), ("T1R", T1R)])
def test_a_printed_puzzle_can_be_written_as_a_position(name: str, text: str) -> None:
    printed, own = sit(name), laid(text)
    assert own.decision(0) == printed.decision(0)
    assert board(own) == board(printed)
    assert Coach().solution(own)["choices"] == Coach().solution(printed)["choices"]


def test_it_is_the_same_position_as_in_the_words_of_a_scenario() -> None:
    words = words_of(T1R + "~cards.-.fireball~round.2")
    assert (words["combat_round"], words["town"]) == (2, ["?", "fireball"])
    assert words["P1"]["rooms"] == {"3-1": "chicken_coop"}
    assert words["P1"]["queue"] == ["y1_warrior_3", "y1_warrior_4a", "y1_priest_3_1"]


def test_the_best_result_is_known_from_the_beginning_and_reached() -> None:
    match = laid(T1)
    assert (state(match).best_tiles, state(match).best_spent) == (1, 0)
    choices = Coach().solution(match)["choices"]
    assert isinstance(choices, list)
    result = play(match, *choices).result
    assert result is not None
    assert result.reason == "best"


def fatigue_of(text: str, *choices: str) -> list[object]:
    match = play(laid(text), *choices)
    return [event["args"]["number"] for event in match.events(0) if event["id"] == "fatigue"]  # type: ignore[index]  # plain data


def test_a_card_brings_its_own_fatigue_and_a_round_without_one_that_of_the_training() -> None:
    """DL-382, DL-601."""
    assert fatigue_of("heroes.y1_warrior_5~cards.fireball", *["confirm"] * 3) == [1, 2, 2]
    assert fatigue_of("heroes.y1_warrior_5~cards.-.fireball~round.2", *["confirm"] * 3) == [1, 2, 2]


def test_spells_are_cast_when_there_is_magic_enough() -> None:
    """DL-361, DL-480: one wizard symbol is enough in round 1, not in round 2."""
    match = play(laid(SPELLS), "send troll", "confirm")
    assert match.step().name == "word-of-peace"
    later = play(laid(SPELLS + "~round.2"), "send troll", "confirm")
    assert later.step().name == "which-attack"


def plain_value(solver: Solver, node: Node) -> tuple[int, ...]:
    """The same without any memory: no two positions are taken for one."""
    if not node.codes:
        return solver.worth_of(node.state)
    return min(plain_value(solver, each) for each in solver.after(node))


FIGHTS = [
    SPELLS,
    SPELLS + "~round.2",
    "heroes.y1_warrior_3.y1_wizard_4_2~monsters.witch~traps.pendulum~gold.1~cards.detect_treasure.invisibility.graffiti",
    "heroes.y2_warrior_5.y2_wizard_4_2~year.2~monsters.slime.vampire~traps.cursed_ring~gold.1~cards.illusion.regeneration",
    "heroes.y2_warrior_5.y2_wizard_5_2~year.2~monsters.golem~round.2~cards.-.metamorphosis.create_food.magic_key",
]


@pytest.mark.parametrize("text", FIGHTS)
def test_with_cards_the_search_finds_what_a_search_without_memory_finds(text: str) -> None:
    solver = Solver()
    node = solver.root(state(laid(text)))
    assert solver.value(node) == plain_value(Solver(), node)


REFUSED = {
    "": "nothing of a position",
    "cats.3": "nothing of a position",
    "heroes": "names 1 to 4 things",
    "monsters.goblin": "at least one hero",
    "heroes.y1_warrior_3~heroes.y1_warrior_5": "said twice",
    "heroes.y1_warrior_3.y1_warrior_3": "named twice",
    "heroes.y2_warrior_6": "cannot be 'y2_warrior_6'",
    "heroes.paladin_1": "cannot be 'paladin_1'",
    "heroes.y1_warrior_3~monsters.cat": "cannot be 'cat'",
    "heroes.y1_warrior_3~monsters" + ".goblin" * 7: "names 1 to 6 things",
    "heroes.y1_warrior_3~traps.pendulum.pendulum.pendulum.pendulum": "not as many trap cards",
    "heroes.y1_warrior_3~food.10": "from 0 to 9",
    "heroes.y1_warrior_3~food.-1": "from 0 to 9",
    "heroes.y1_warrior_3~gold.²": "from 0 to 9",
    "heroes.y1_warrior_3~round.0": "from 1 to 4",
    "heroes.y1_warrior_3~year.3": "from 1 to 2",
    "heroes.y1_warrior_3~rooms.labyrinth.labyrinth.-": "only once",
    "heroes.y1_warrior_3~rooms.stable.-.-": "cannot be 'stable'",
    "heroes.y1_warrior_3~cards.regeneration": "cannot be 'regeneration'",
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_cannot_be_laid_out_is_refused_with_the_reason(text: str) -> None:
    with pytest.raises(WrongOption) as refused:
        laid(text)
    assert REFUSED[text] in str(refused.value)
    assert refused.value.rules == ("DL-R90",)


def test_a_position_has_a_limited_length_and_other_options_take_no_text() -> None:
    with pytest.raises(WrongOption):
        laid("heroes." + "x" * 300)
    with pytest.raises(WrongOption):
        sit("T9")
