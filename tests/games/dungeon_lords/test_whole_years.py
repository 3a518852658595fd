"""Rules that speak of the whole game: set-up, what is never asked, what comes in which order, the second year."""

from collections.abc import Callable
from random import Random

import pytest

import undercroft
from tests.games.dungeon_lords.invariants import state_of
from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import (
    CARD_SETS,
    HERO_STACKS,
    MONSTER_STACKS,
    PALADINS,
    ROOM_STACKS,
    TROLL,
    TROLL_TOKENS,
)
from undercroft.games.dungeon_lords.rules.evil import check_paladin, gain_evil
from undercroft.games.dungeon_lords.rules.sequence import PHASES
from undercroft.games.dungeon_lords.state import NOTHING, TENT, DungeonLords

PHASE = {name: number for number, (name, _) in enumerate(PHASES)}


def start(players: int, seed: int = 1, **options: object) -> Match:
    return undercroft.game("dungeon_lords", players, **{"version": "first_game", **options}).start(seed)


def play_until(match: Match, wanted: Callable[[DungeonLords], bool], dice: Random) -> DungeonLords:
    """Random play until the state is as wanted."""
    while not wanted(state_of(match)):
        seat = dice.choice(match.to_act)
        match.push(seat, dice.choice(match.offered[seat]))
    return state_of(match)


def in_year_2(s: DungeonLords) -> bool:
    return s.year == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_stacks_of_each_year_are_drawn_in_that_year_only(players: int) -> None:
    """DL-010, DL-011, DL-012, DL-278: silver tiles in year 1, gold ones in year 2."""
    match = start(players)
    s = state_of(match)
    assert sorted(s.monster_stack + s.tavern) == list(MONSTER_STACKS[0])
    assert sorted(s.room_stack + s.market) == list(ROOM_STACKS[0])
    assert sorted(s.hero_stack + s.heroes_next) == list(HERO_STACKS[0])
    s = play_until(match, in_year_2, Random(1))
    assert sorted(s.monster_stack + s.tavern) == list(MONSTER_STACKS[1])
    assert sorted(s.room_stack + s.market) == list(ROOM_STACKS[1])
    assert sorted(s.hero_stack + s.hero_bottom + s.heroes_next) == list(HERO_STACKS[1])


def test_the_first_winter_begins_with_three_monsters_and_two_rooms() -> None:
    """DL-018, DL-061, DL-062: the time marker enters the first space; tavern and market are filled."""
    s = state_of(start(4))
    assert (s.year, s.season, s.phase) == (1, 0, PHASE["orders"])
    assert (len(s.tavern), len(s.market)) == (3, 2)


def test_the_event_is_previewed_before_the_heroes() -> None:
    """DL-070."""
    news = [event["id"] for event in start(4).events(0)]
    assert news.index("event-coming") < news.index("hero-coming")


def test_gold_cards_are_unknown_until_year_2() -> None:
    """DL-008, DL-276: what was spied in year 1 says nothing about the cards of year 2."""
    s = play_until(start(3, seed=4), in_year_2, Random(4))
    assert s.town == (NOTHING,) * 4
    assert s.spied == (0,) * 4
    match = start(3, seed=4)
    s = play_until(match, lambda s: s.year == 2 and s.combat_round > 0 and s.battler >= 0, Random(4))
    assert s.town[0] in CARD_SETS[1]


def test_the_gold_paladin_waits_for_year_2() -> None:
    """DL-013: only the paladin of the year walks."""
    s = state_of(start(2))
    assert s.paladin == TENT
    gain_evil(s, 1, 6)
    assert s.queues[1] == (PALADINS[0],)


def test_there_are_as_many_troll_tokens_as_trolls() -> None:
    """DL-017."""
    assert (MONSTER_STACKS[0] + MONSTER_STACKS[1]).count(TROLL) == TROLL_TOKENS


@pytest.mark.parametrize(("players", "others"), [(2, 2), (3, 1), (4, 0)])
def test_non_players_fill_the_four_colours(players: int, others: int) -> None:
    """DL-041, DL-042, DL-043: three orders open, five in the stack; an evil counter with two players only."""
    match = start(players)
    view = match.view(0)
    assert len(match.view(0)["non_players"]) == others  # type: ignore[arg-type]
    assert (view["evilometer"]["non_player"] is None) == (players != 2)  # type: ignore[index]
    for each in view["non_players"]:  # type: ignore[attr-defined]
        assert len({*each["barred"], *each["stack"], *each["open"]}) == 8


def test_nothing_can_be_given_to_another_player() -> None:
    """DL-055: no choice names another lord."""
    assert not any("seat" in option.args for option in ACTIONS.table)


def test_orders_stay_face_down_until_their_wave_and_nobody_is_asked_between() -> None:
    """DL-092, DL-094, DL-298: three waves at once; minions of the first keep their spaces."""
    match = start(4)
    seen = []
    while match.step().name == "choose-orders":
        seat = match.to_act[0]
        seen.append(match.view(3)["players"][0]["orders"] if seat != 3 else [])  # type: ignore[index]
        match.choose(seat, match.options(seat)[0])
    assert all(orders == [] for orders in seen)
    s = state_of(match)
    assert all(len(orders) == 3 for orders in s.orders)
    standing = [who for who in s.spaces if who >= 0]
    on_cards = sum(failed.bit_count() for failed in s.failed)
    assert len(standing) + on_cards == 12


def test_mining_asks_for_a_number_only() -> None:
    """DL-137: which tunnels hold the miners has no effect."""
    assert {tuple(option.args) for option in ACTIONS.table if option.label == "mine"} == {("number",)}


def test_nobody_is_asked_when_heroes_come_and_round_ends() -> None:
    """DL-298: heroes, marching order and start player leave no decision."""
    match, dice = start(4, seed=2), Random(2)
    while not match.over:
        assert state_of(match).phase not in (PHASE["heroes"], PHASE["round_end"], PHASE["reveal"])
        seat = dice.choice(match.to_act)
        match.push(seat, dice.choice(match.offered[seat]))


@pytest.mark.parametrize(("players", "year_2"), [(4, 2), (3, 1), (2, 1)])
def test_who_begins_the_second_year(players: int, year_2: int) -> None:
    """DL-281, DL-280, DL-282, DL-289: seen from the first start player."""
    match = start(players, start_player=1)
    assert play_until(match, in_year_2, Random(5)).start == year_2


def test_heroes_enter_undamaged_and_all_monsters_are_face_up() -> None:
    """DL-304, DL-313: planning comes first, when nothing has happened to anybody."""
    match = start(4, seed=6)
    s = play_until(match, lambda s: s.combat_round == 1, Random(6))
    assert s.phase == PHASE["planning"]
    assert sum(s.wounds) == 0
    assert s.down == [()] * 4


def test_a_round_of_combat_is_planned_revealed_and_fought_by_all() -> None:
    """DL-313: no battle before the last plan, no plan before the last battle."""
    match, dice, phases = start(4, seed=6), Random(6), []
    play_until(match, lambda s: s.combat_round == 1, dice)
    while state_of(match).combat_round == 1 and state_of(match).year == 1:
        phases.append(state_of(match).phase)
        seat = dice.choice(match.to_act)
        match.push(seat, dice.choice(match.offered[seat]))
    assert phases == sorted(phases)


def test_combat_is_the_same_in_both_versions() -> None:
    """DL-296: the same party, plan and cards, the same end."""
    ends = []
    position = {
        "at": "battle",
        "season": "autumn",
        "combat_round": 1,
        "town": ["fireball"],
        "P1": {"queue": ["y1_warrior_3", "y1_thief_3_1", "y1_priest_3_1"], "plan": {"monsters": ["troll"]}},
    }
    for version in ("first_game", "full"):
        game = undercroft.game("dungeon_lords", 2, version=version)
        state = game.rules.fresh(2, game.options, Door(fast_source(1)))
        game.rules.overlay(state, position)
        match = game.begin_at(state.to_data(), fast_source(1), 1)
        dice = Random(1)
        while not match.over and state_of(match).combat_round == 1:
            seat = dice.choice(match.to_act)
            match.push(seat, dice.choice(match.offered[seat]))
        ends.append((state_of(match).wounds, state_of(match).conquered, state_of(match).prisons))
    assert ends[0] == ends[1]


def test_the_paladin_walks_with_his_wounds_in_combat_too() -> None:
    """DL-268, DL-410: the same rule as in the building year; the non-player's counter never attracts him."""
    s = state_of(start(2))
    s.combat_round, s.evil, s.non_evil = 2, [11, 9], 9
    check_paladin(s)
    s.wounds[PALADINS[0]] = 2
    gain_evil(s, 1, 3)
    assert (s.queues[0], s.queues[1][0], s.wounds[PALADINS[0]]) == ((), PALADINS[0], 2)
    s.non_evil = 15
    check_paladin(s)
    assert s.paladin == 1
