"""Random games: nothing is lost, nothing appears, nobody is asked in vain (section 10 of the specification)."""

from random import Random
from typing import Any

import pytest

from tests.games.dungeon_twister.invariants import check, what_is_derived_is_fresh
from tests.games.dungeon_twister.invariants_views import check_views
from tests.games.dungeon_twister.ledger import Ledger
from tests.games.dungeon_twister.play import crowded, dungeon_twister
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.actions import ACTIONS, END_TURN, OFFER_DRAW, RESIGN

LONGEST = 60_000  # decisions
SETS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"sets": "paladins_dragons", "rulings": "official", "finish": "end_of_turn"}),
    (2, {"sets": "mixed", "team_choice": "free", "room_choice": "secret_pairs", "show_spent_cards": "on"}),
    (2, {"sets": "mixed", "team_choice": "alternating", "room_choice": "alternating_pairs", "target_vp": 8}),
    (2, {"board": "controlled", "show_own_hidden": "on"}),
    (2, {"beginner": "on"}),
    (2, {"handicap": 4, "handicap_cards": 2}),
    (3, {}),
    (3, {"sets": "mixed", "team_choice": "free", "flip_side": "ask"}),
    (4, {"flip_side": "ask", "rulings": "official"}),
    (4, {"sets": "mixed", "team_choice": "alternating", "room_choice": "alternating_pairs"}),
    *[(2, {"scenario": str(number)}) for number in range(1, 7)],
    (2, {"scenario": "5", "rulings": "official", "show_own_hidden": "on"}),
    (2, {"clock": 60, "sets": "paladins_dragons"}),
    (3, {"clock": 120, "reaction": 10, "sets": "mixed", "team_choice": "free"}),
]


def named(value: object) -> str:
    return " ".join(map(str, value.values())) or "usual" if isinstance(value, dict) else str(value)


def choose(match: Match, dice: Random) -> tuple[int, int]:
    """Any seat that is asked; mostly any verb, then any option of it, so that rare actions happen."""
    seat = dice.choice(match.to_act)
    codes = match.offered[seat]
    if len(codes) > 1 and codes[-1] == END_TURN and dice.random() < 0.9:
        codes = codes[:-1]
    if dice.random() < 0.6:
        verbs = sorted({verb(code) for code in codes})
        kept = dice.choice(verbs)
        codes = [code for code in codes if verb(code) == kept]
    return seat, dice.choice(codes)


def verb(code: int) -> str:
    return ACTIONS.table[code].text.split()[0]


def speak_up(match: Match, dice: Random) -> None:
    """Now and then somebody resigns or offers a draw."""
    seat = dice.randrange(match.game.players)
    code = RESIGN if dice.random() < 0.3 else OFFER_DRAW
    if not match.over and code in match.unasked_codes(seat):
        match.act(seat, code)


def let_time_run_out(match: Match, dice: Random) -> None:
    """Any clock that runs."""
    running = [clock for clock in match.clocks if clock.runs]
    if running:
        clock = dice.choice(running)
        match.act(clock.seat, clock.code)


def play(match: Match, seed: int, views: float = 0.0) -> Match:
    """A match played by dice, checked at every decision; views and derived tables at that share of them."""
    dice, ledger = Random(seed), Ledger(match)
    for _ in range(LONGEST):
        check(match)
        ledger.follow()
        if dice.random() < views and not match.over:
            check_views(match)
            what_is_derived_is_fresh(match)
        if match.over:
            return match
        match.push(*choose(match, dice))
        if match.game.players > 2 and dice.random() < 0.0005:
            speak_up(match, dice)
        if match.clocks and dice.random() < 0.03:
            let_time_run_out(match, dice)
    raise AssertionError("The game does not end.")


@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_random_games_break_no_invariant(players: int, options: dict[str, Any]) -> None:
    """Section 10; DT-011, DT-029, DT-083, DT-097, DT-189."""
    play(dungeon_twister(players, **{"stall_cycles": 2, **options}).start(1), 1, 0.02)


CROWDED: list[dict[str, Any]] = [{"sets": "paladins_dragons"}, {"rulings": "official"}]


@pytest.mark.parametrize("options", CROWDED, ids=named)
def test_crowded_boards_break_no_invariant(options: dict[str, Any]) -> None:
    """Section 10 where everybody is about already: much happens at once."""
    for seed in range(3):
        play(crowded(dungeon_twister(stall_cycles=2, target_vp=8, **options), seed), seed, 0.02)


@pytest.mark.slow
@pytest.mark.parametrize("options", CROWDED, ids=named)
def test_hundreds_of_crowded_boards_break_no_invariant(options: dict[str, Any]) -> None:
    for seed in range(300):
        play(crowded(dungeon_twister(stall_cycles=2, target_vp=8, **options), seed), seed, 0.01)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), SETS, ids=named)
def test_a_hundred_random_games_break_no_invariant(players: int, options: dict[str, Any]) -> None:
    """Section 10 again, until every ending and every rare action has been seen."""
    for seed in range(100):
        play(dungeon_twister(players, **{"stall_cycles": 2, **options}).start(seed), seed, 0.01)
