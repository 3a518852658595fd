"""The value of a position in Dungeon Twister: between 0 and 1, sensible, and made of what hints name."""

import pytest

from tests.bots.tables import play
from tests.games.dungeon_twister.bots.small_positions import T1, at_position
from tests.games.dungeon_twister.bots.tables import after, state_of
from tests.games.dungeon_twister.play import dungeon_twister
from undercroft.games.dungeon_twister.heuristics.aspects import aspects_of
from undercroft.games.dungeon_twister.heuristics.parts import PARTS, parts_of_all
from undercroft.games.dungeon_twister.heuristics.value import value
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.ways import WALKER, WALL_WAY, dungeon


def position(*tokens: str, **more: object) -> DungeonTwister:
    return state_of(at_position({"rooms": T1, "tokens": list(tokens), "card": 3, **more}))


def part(s: DungeonTwister, seat: int, name: str) -> float:
    return parts_of_all(s)[seat][PARTS.index(name)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", range(0, 200, 25))
def test_the_values_of_all_seats_share_one_victory(players: int, decisions: int) -> None:
    state = state_of(after(decisions, 200 + decisions, players))
    values = [value(state, seat) for seat in range(players)]
    assert sum(values) == pytest.approx(1)
    assert all(0 < each < 1 for each in values)


@pytest.mark.parametrize("decisions", range(0, 200, 25))
def test_a_point_is_good_for_its_owner_and_bad_for_the_other(decisions: int) -> None:
    state = state_of(after(decisions, 300 + decisions))
    before = value(state, 0)
    state.points[0] += 1
    assert value(state, 0) > before
    state.points[1] += 2
    assert value(state, 0) < before


@pytest.mark.parametrize("decisions", range(0, 200, 10))
def test_the_aspects_add_up_to_the_score(decisions: int) -> None:
    match = after(decisions, 400 + decisions)
    if match.step().name not in ("action", "action-card", "place", "placing"):
        return
    state = state_of(match)
    for seat in range(2):
        own = [aspect.worth for aspect in aspects_of(state, seat) if aspect.name != "rivals"]
        assert sum(own) == pytest.approx(sum(parts_of_all(state)[seat]))


def test_who_is_nearer_to_the_enemy_line_by_open_ways_is_better_off() -> None:
    """DT-114."""
    far, near = position("blue-goblin 5,3"), position("blue-goblin 19,2")
    assert part(near, 0, "escape") > part(far, 0, "escape")


def test_walls_keep_nobody_back_less_than_the_wall_walker() -> None:
    """DT-269, DT-207: wherever he stands, he is as near as others at least, and nearer behind many a wall."""
    rooms = dungeon(position())
    walker, others = rooms.ways_out(0, WALL_WAY), rooms.ways_out(0, WALKER)
    assert all(own <= usual for own, usual in zip(walker, others, strict=True))
    assert sum(own < usual for own, usual in zip(walker, others, strict=True)) > 50


def test_the_goblin_is_worth_two_who_get_out() -> None:
    """DT-033: he and the Wall-Walker move alike, and no wall stands here."""
    goblin, cleric = position("blue-goblin 19,2"), position("blue-cleric 19,2")
    assert part(goblin, 0, "escape") == pytest.approx(2 * part(cleric, 0, "escape"))


def test_a_wound_is_a_loss_and_an_enemy_beside_it_a_danger() -> None:
    healthy, wounded = position("blue-cleric 2,6"), position("blue-cleric 2,6 wounded")
    assert part(wounded, 0, "escape") < part(healthy, 0, "escape")
    hunted = position("blue-cleric 2,6 wounded", "orange-troll 3,6")
    assert part(hunted, 0, "danger") < part(wounded, 0, "danger")
    assert part(hunted, 1, "prey") > part(wounded, 1, "prey")


def test_a_treasure_in_hand_is_better_than_one_on_the_floor() -> None:
    held, loose = position("blue-goblin 2,6", "blue-treasure 2,6"), position("blue-goblin 2,6", "blue-treasure 3,6")
    assert part(held, 0, "treasure") > part(loose, 0, "treasure") > 0


def test_a_gear_under_ones_feet_is_worth_something() -> None:
    """DT-079: (2,2) is the gear of room 1cw."""
    assert part(position("blue-cleric 2,2"), 0, "gears") > part(position("blue-cleric 2,1"), 0, "gears")


def test_cards_that_are_spent_are_missing() -> None:
    full, spent = position(P1={"combat": [0, 6]}), position(P1={"combat": [0], "jumps": 1})
    assert part(full, 0, "cards") > part(spent, 0, "cards")


def test_which_of_the_enemys_tokens_lies_where_makes_no_difference() -> None:
    """DT-045: that one lies there, everybody sees."""
    state = state_of(after(40, 7))
    usual = value(state, 0)
    enemies = [token for token in range(14, 28) if state.at[token] <= -100]
    places = [state.at[token] for token in enemies]
    for token, place in zip(enemies, reversed(places), strict=True):
        state.at[token] = place
    assert len(set(places)) > 1
    assert value(state, 0) == pytest.approx(usual)


def test_the_winner_has_one_and_the_loser_nothing() -> None:
    match = play(dungeon_twister().start(2), ["greedy", "random"])
    assert match.result is not None
    winner = match.result.places.index(1)
    assert (value(state_of(match), winner), value(state_of(match), 1 - winner)) == (1.0, 0.0)
