"""All reachable squares at once, against every walk that the steps of the engine allow."""

from random import Random
from typing import Any

import pytest

from tests.games.dungeon_twister.boards import T1, places, stand
from tests.games.dungeon_twister.boards import board as laid
from tests.games.dungeon_twister.invariants import state_of
from tests.games.dungeon_twister.play import choose, crowded, dungeon_twister
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, MOVE
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS
from undercroft.games.dungeon_twister.rules.acting import asleep
from undercroft.games.dungeon_twister.rules.ground import bodies, is_exit, neighbour, rocks_harm
from undercroft.games.dungeon_twister.rules.moving import take_up
from undercroft.games.dungeon_twister.rules.reach import CROSSES, DIES, LEAVES, STOPS, Reached, reach
from undercroft.games.dungeon_twister.rules.walking import arrive, leads_on, may_stop, whisper
from undercroft.games.dungeon_twister.state import DEAD, NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import put

Found = dict[int, tuple[int, int]]  # place -> fewest steps, and how


def walks(s: DungeonTwister, walker: int) -> Found:
    """Every walk without exchanges, one step after the other; ends as good as the fewest steps to them."""
    s = s.copy(whisper(s.door))
    take_up(s, walker)
    found: Found = {}
    walk(s, found, set())
    found.pop(s.at[walker], None)
    return found


def walk(s: DungeonTwister, found: Found, been: set[tuple[object, ...]]) -> None:
    state = (s.at[s.mover], s.steps, s.held)
    if state in been or s.steps == 0:
        return
    been.add(state)
    for direction in DIRECTIONS:
        there = neighbour(s, s.mover, s.at[s.mover], direction)
        if there >= 0 and ends_as_he_is(s, there):
            go(s.copy(whisper(s.door)), there, found, been)


def ends_as_he_is(s: DungeonTwister, there: int) -> bool:
    """A step that needs an exchange further on is none of these."""
    return leads_on(s, s.mover, s.held, s.at[s.mover], there, s.steps)


def go(s: DungeonTwister, there: int, found: Found, been: set[tuple[object, ...]]) -> None:
    taken = MOVE[s.kind[s.mover]] - s.steps + 1
    if is_exit(s, s.mover, there):
        note(found, there, taken, LEAVES)
        return
    arrive(s, there)
    if rocks_harm(s, s.mover, s.held, there):
        shields = bodies(s, s.held)
        if not shields:
            note(found, there, taken, DIES)
            return
        put(s, shields[0], DEAD)
        s.held = s.brought = tuple(token for token in s.held if token != shields[0])
    note(found, there, taken, STOPS if may_stop(s, s.mover, s.held, s.brought, there) else CROSSES)
    walk(s, found, been)


def note(found: Found, there: int, taken: int, how: int) -> None:
    if there not in found or (how != CROSSES, -taken) > (found[there][1] != CROSSES, -found[there][0]):
        found[there] = (taken, how)


def compared(s: DungeonTwister) -> int:
    """Everybody who can walk; how many squares were compared."""
    people = [t for t, place in enumerate(s.at) if place >= 0 and s.kind[t] < FIRST_OBJECT]
    walkers = [t for t in people if not s.wounded >> t & 1 and not asleep(s, t)]
    found = {walker: reach(s, walker) for walker in walkers}
    for walker, squares in found.items():
        assert {place: (each.steps, each.how) for place, each in squares.items()} == walks(s, walker)
    return sum(map(len, found.values()))


CROWDED: list[dict[str, Any]] = [{"sets": "paladins_dragons"}, {"rulings": "official"}]


@pytest.mark.parametrize("options", CROWDED, ids=str)
def test_all_squares_of_a_crowded_board(options: dict[str, Any]) -> None:
    """Rules: DT-087, DT-090, DT-093 to DT-097, DT-099, DT-114, DT-284 to DT-287."""
    assert sum(compared(state_of(crowded(dungeon_twister(**options), seed))) for seed in range(3)) > 250


@pytest.mark.parametrize("options", [{}, {"scenario": "1"}, {"scenario": "6"}], ids=str)
def test_all_squares_in_a_game(options: dict[str, Any]) -> None:
    """The same rules now and then in a game by dice."""
    match, dice, found = dungeon_twister(**options).start(1), Random(1), 0
    for _ in range(500):
        if match.over:
            break
        if match.step().name == "action" and dice.random() < 0.05:
            found += compared(state_of(match))
        match.push(*choose(match, dice))
    assert found > 100


def test_a_pit_is_crossed_by_who_can_and_is_no_end() -> None:
    """DT-087, DT-228: an Elf Scout crosses the pit and cannot stop on it; a Warrior goes round it or not at all."""
    s = laid(T1)
    elf = stand(s, "blue elf_scout", (3, 0))
    pit = places(s)[4, 0]
    assert reach(s, elf)[pit] == Reached(pit, 1, CROSSES, places(s)[3, 0])
    put(s, elf, DEAD)
    warrior = stand(s, "blue warrior", (3, 0))
    assert pit not in reach(s, warrior)


def test_what_he_carries_goes_along() -> None:
    """DT-012, DT-099: who has something in his hands stops on no other object, and comes back to where he took it."""
    s = laid(T1)
    warrior = stand(s, "blue warrior", (1, 2))
    free, armor = reach(s, warrior), places(s)[1, 3]
    stand(s, "blue armor", (1, 3))
    assert (free[armor].how, reach(s, warrior)[armor].how) == (STOPS, STOPS)
    stand(s, "blue sword", (1, 2))
    assert reach(s, warrior)[armor].how == CROSSES
    assert (s.mover, s.held) == (NOBODY, ())  # looking has moved nobody
