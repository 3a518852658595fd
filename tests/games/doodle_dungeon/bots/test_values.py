"""What a position is made of for bots, and what they prefer."""

from random import Random
from typing import Any

import pytest

from tests.games.doodle_dungeon.bots.sheets import match_at
from tests.games.doodle_dungeon.invariants import state_of
from tests.games.doodle_dungeon.play import Words, choose, doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, CHRIS, STRAIGHT, straight
from undercroft.engine.chance import fast_source
from undercroft.engine.effort import Effort
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.games.doodle_dungeon.game import RULES
from undercroft.games.doodle_dungeon.heuristics.aspects import aspects_of
from undercroft.games.doodle_dungeon.heuristics.drawing import smooth_level
from undercroft.games.doodle_dungeon.heuristics.value import PARTS, parts, share
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import start_points


@pytest.mark.parametrize("players", [2, 3])
def test_aspects_add_up_to_the_value(players: int) -> None:
    match, dice = doodle_dungeon(players).start(3), Random(3)
    while not match.over:
        s = state_of(match)
        for seat in range(players):
            case = aspects_of(s, seat)
            assert tuple(aspect.name for aspect in case) == RULES.aspects == (*PARTS, "rivals")
            assert share(sum(aspect.worth for aspect in case)) == pytest.approx(RULES.heuristic(s, seat))
        match.push(*choose(match, dice))


def test_boxes_of_a_group_that_is_not_full_count_for_a_part() -> None:
    """DD-072: two boxes for a level; the first counts, but for less than half of it."""
    levels = [2, 2, 4, 4, 6]
    assert [smooth_level(levels, done) for done in range(5)] == [2, 2.75, 4, 4.75, 6]


def fight(*dice: str, row: str = "..O.......", **words: Any) -> PlayTable:
    """P1 meets the orc on A3 (+8)."""
    return straight(row, *dice, P2={"path": STRAIGHT, "sheet": BLANK}, **{"boxes": {"orcs": 6}, **words})


def solved(table: PlayTable) -> dict[str, float]:
    """What every dungeon action is worth, worked out."""
    match = table.match
    values = RULES.solved_values(state_of(match), 0)
    assert set(values) == set(match.offered[0])
    return {RULES.actions.table[code].text: value for code, value in values.items()}


def best(table: PlayTable) -> str:
    values = solved(table)
    return max(values, key=values.__getitem__)


def test_the_card_that_wins_is_played() -> None:
    """DD-119, DD-135: 17 and a club of 4 is enough."""
    assert best(fight("7", "2", hand=["orc_club"], deck=["axe"])) == "play orc_club"


def test_nothing_is_played_where_it_cannot_win() -> None:
    """DD-120: 10 and a club of 4 is not."""
    assert best(fight("1", "1", hand=["orc_club"], deck=["axe"])) == "stop"


def test_a_curse_above_is_counted() -> None:
    """DD-118, DD-144: 20 are 17 with it; a club makes it 21."""
    assert best(fight("8", "4", hand=["orc_club"], deck=["axe"], above=["curse@P2"])) == "play orc_club"
    assert best(fight("8", "4", hand=["orc_club"], deck=["axe"])) == "stop"


def test_dice_are_rolled_before_cards_that_may_not_be_needed() -> None:
    """DD-123, DD-128, DD-140: with 16 an Axe wins in seven of ten rolls by itself; Aim Boost waits for the others."""
    assert best(fight("4", "4", hand=["aim_boost", "axe"], boxes={"orcs": 6, "hand": 2})) == "play axe"


def test_the_axe_is_worth_its_odds() -> None:
    """DD-128: 16 with one die more is 20 in seven of ten rolls."""
    table = fight("4", "4", hand=["axe"], deck=["curse"])
    values = solved(table)
    won, lost = [solved(fight(*dice, hand=["axe"], deck=["curse"]))["stop"] for dice in (("6", "6"), ("4", "4"))]
    cost = 0.7 * won + 0.3 * lost - values["play axe"]
    assert 0 < cost * 50 < 0.8


def test_a_drink_may_win_the_fight() -> None:
    """DD-130: two boxes are a level of +2, at once; what is improved is the orcs' track."""
    table = fight("6", "4", hand=["energy_drink", "useful_junk"], deck=["axe"], discard=["axe", "bomb"])
    assert best(table) == "play energy_drink"
    table.plays("P1", "play energy_drink")
    outlook = RULES.own_search(state_of(table.match), 0, fast_source(1), Effort(5, 0))
    assert RULES.actions.table[max(outlook.values, key=outlook.values.__getitem__)].text == "improve orcs"


def test_a_blade_is_worth_little_where_the_monster_flees() -> None:
    """DD-138: four dice below 20 cross it off even if it wins."""
    values = solved(fight("9", "3", hand=["cursed_blade"], deck=["axe"]))
    assert values["play cursed_blade"] < values["stop"]


def test_drinks_are_played_at_traps() -> None:
    """DD-127, DD-130: no other time would be better for the boxes."""
    assert best(fight(row="..T.......", hand=["energy_drink"], deck=["axe"])) == "play energy_drink"


def test_whoever_draws_a_line_likes_it_to_hurt() -> None:
    """DD-077: the value of a line is that of the way it leads on."""
    position: Words = {"at": "path", "P1": {"sheet": ["..G.......", *BLANK[1:]], "treasures": ["A3"]}}
    to_the_goblin, past_it = [
        RULES.heuristic(state_of(sit(doodle_dungeon(2), {**position, "P2": {"drawn": line}}).match), 1)
        for line in ("A1 A2 A3", "A1 B1 C1")
    ]
    assert to_the_goblin > past_it


def test_a_line_that_cannot_be_finished_hurts_nobody() -> None:
    """DD-093: with `path_help` = legal."""
    position: Words = {"at": "path", "P1": {"sheet": CHRIS}, "P2": {"drawn": "A1 B1 C1 B1 A1"}}
    s = state_of(sit(doodle_dungeon(2, path_help="legal"), position).match)
    assert sum(parts(s, 0)[:3]) == start_points(Problem(s, 0)) - 20


@pytest.mark.parametrize("step", ["draft", "build", "path", "hero-action", "put-under"])
def test_a_search_of_the_game_knows_all_options_there(step: str) -> None:
    match = match_at(step, 2)
    seat = match.to_act[0]
    found = RULES.own_search(state_of(match.imagine(seat, fast_source(1))), seat, fast_source(2), Effort(5, 0))
    assert set(found.values) == set(match.offered[seat])
    assert all(0 <= value <= 1 for value in found.values.values())
