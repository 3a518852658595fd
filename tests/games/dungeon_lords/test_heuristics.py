"""What a position is worth, and that the bots which go by it make the choices of a sensible lord."""

from typing import Any

import pytest

import undercroft
from tests.games.dungeon_lords.planning_positions import planning, state
from undercroft.bots import SeatWindow, make
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match
from undercroft.engine.testing.table import sit
from undercroft.games.dungeon_lords.cards import ROOM_IDS, START_TUNNELS, TROLL, cell_at
from undercroft.games.dungeon_lords.heuristics.defence import tiles_lost
from undercroft.games.dungeon_lords.heuristics.orders import fields_of_all
from undercroft.games.dungeon_lords.heuristics.shape import rooms_fallen
from undercroft.games.dungeon_lords.heuristics.value import value
from undercroft.games.dungeon_lords.rules.dungeon import ground_to_dig
from undercroft.games.dungeon_lords.state import DungeonLords

Words = dict[str, Any]
PAYDAY: Words = {"at": "event", "season": "spring", "events": ["payday", "taxes", "?"]}
TAX_DAY: Words = {"at": "event", "season": "spring", "events": ["taxes", "payday", "?"]}


def table(words: Words, players: int = 2) -> Match:
    return sit(undercroft.game("dungeon_lords", players=players), words).match


def chosen(match: Match, seat: int = 0, bot: str = "greedy:worlds=4") -> str:
    return make(bot, 1).choose(SeatWindow(match, seat)).text


def after(decisions: int, players: int) -> DungeonLords:
    """Somewhere in a game of blind players."""
    source = fast_source(decisions)
    match = undercroft.game("dungeon_lords", players=players).start(decisions)
    for _ in range(decisions):
        if not match.over:
            seat = match.to_act[0]
            match.push(seat, match.offered[seat][source.below(len(match.offered[seat]))])
    return state(match)


def everything(s: DungeonLords) -> dict[str, str]:
    return {name: repr(getattr(s, name)) for name in s.FIELDS}


# ---- values


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", range(0, 300, 23))
def test_the_values_of_all_seats_share_one_victory_and_change_nothing(players: int, decisions: int) -> None:
    s = after(decisions, players)
    before = everything(s)
    values = [value(s, seat) for seat in range(players)]
    assert sum(values) == pytest.approx(1)
    assert all(0 <= each <= 1 for each in values)
    assert everything(s) == before


@pytest.mark.parametrize("what", ["gold", "food", "imps"])
def test_supplies_are_good_for_their_owner_and_bad_for_the_other(what: str) -> None:
    s = after(0, 2)
    before = [value(s, seat) for seat in range(2)]
    getattr(s, what)[0] += 1
    assert value(s, 0) > before[0]
    assert value(s, 1) < before[1]


def test_a_monster_ready_to_fight_is_good_and_a_seal_is_bad() -> None:
    match = planning()
    s = state(match)
    before = value(s, 0)
    s.lairs[0] = (*s.lairs[0], 4)
    assert value(s, 0) > before
    s.lairs[0] = s.lairs[0][:-1]
    s.seals[0] = 1
    assert value(s, 0) < before


def test_weak_lords_fear_the_paladin() -> None:
    words: Words = {"at": "orders", "season": "summer", "P1": {"evil": 8}}
    s = state(table(words))
    before = value(s, 0)
    s.evil[0] = 9
    near = value(s, 0)
    s.evil[0] = 10
    there = value(s, 0)
    assert before > near > there
    assert near - there > before - near  # the last step is the one that brings him


# ---- shapes


def test_two_by_two_blocks_are_no_places_to_dig() -> None:
    tiles = START_TUNNELS | 1 << cell_at(4, 1)
    assert not ground_to_dig(tiles) >> cell_at(4, 2) & 1
    assert ground_to_dig(tiles) >> cell_at(4, 3) & 1


def test_tunnels_at_the_entrance_shield_the_rooms_behind_them() -> None:
    second = 1 << cell_at(3, 2)
    assert rooms_fallen(START_TUNNELS, second, 0) == [0, 0, 1, 1, 1]
    shielded = START_TUNNELS | 1 << cell_at(2, 1) | 1 << cell_at(4, 1)
    assert rooms_fallen(shielded, second, 0) == [0, 0, 0, 0, 1]


def test_a_room_costs_more_than_a_tunnel() -> None:
    s = after(0, 2)
    tunnel = tiles_lost(s, 0, 1.0)
    s.halls[0] = 1 << cell_at(3, 1)
    assert tiles_lost(s, 0, 1.0) > tunnel


# ---- orders


def test_minions_are_expected_where_the_waves_will_put_them() -> None:
    s = state(table({"at": "orders"}, 4))
    s.orders = [(2, 3, 0), (2, 0, 3), (3, 2, 0), (2, 6, 7)]  # dig 2, mine 3, food 0
    fields = fields_of_all(s)
    assert fields == [[1, 6, 10], [0, 7, 11], [2, 9], [8, 18, 21]]


def test_who_orders_digging_and_mining_counts_each_imp_once() -> None:
    s = state(table({"at": "orders", "P1": {"imps": 2}}, 4))
    s.orders[0] = (2,)
    digs = value(s, 0)
    s.orders[0] = (2, 3)
    assert value(s, 0) == pytest.approx(digs)


# ---- choices


def test_a_monster_that_can_be_paid_is_kept() -> None:
    assert chosen(table({**PAYDAY, "P1": {"lair": ["troll"], "food": 2}})) == "pay troll"


def test_the_stronger_of_two_is_kept_where_food_is_short() -> None:
    match = table({**PAYDAY, "P1": {"lair": ["troll", "slime"], "food": 2}})
    while match.to_act and match.to_act[0] == 0 and match.step().name == "payday":
        match.choose(0, chosen(match))
    assert state(match).lairs[0] == (TROLL,)


def test_taxes_are_paid_as_far_as_the_gold_goes() -> None:
    assert chosen(table({**TAX_DAY, "P1": {"gold": 2}})) == "pay-gold 2"


def test_a_lord_without_gold_before_taxes_mines() -> None:
    words: Words = {"at": "orders", "season": "spring", "events": ["taxes", "payday", "?"]}
    match = table({**words, "P1": {"gold": 0}}, 4)
    for _ in range(3):
        match.choose(0, make("greedy:worlds=4", 1).choose(SeatWindow(match, 0)))
    assert 3 in state(match).orders[0]


def test_who_can_beat_three_heroes_only_does_not_call_the_paladin_for_food() -> None:
    words: Words = {"at": "actions", "season": "autumn", "spaces": {"food": ["?", "?", "P1"]}}
    lord: Words = {"food": 6, "queue": ["y1_warrior_5", "y1_priest_4_2"], "lair": ["slime", "troll", "witch"]}
    armed: Words = {**lord, "traps": ["pendulum", "fire_wall"]}
    assert chosen(table({**words, "P1": {**armed, "evil": 8}}, 4)) == "decline"
    assert chosen(table({**words, "P1": {**armed, "evil": 5}}, 4)) == "do"


def test_a_room_is_built_behind_the_tunnels() -> None:
    words: Words = {"at": "actions", "year": 2, "market": ["labyrinth"], "spaces": {"room": ["P1"]}}
    match = table({**words, "P1": {"lair": ["golem", "dragon"], "traps": ["pendulum", "trap_door"]}}, 4)
    match.choose(0, chosen(match))
    match.choose(0, chosen(match))
    assert state(match).built[ROOM_IDS.index("labyrinth")] == cell_at(3, 3)
