"""Moves of the engine, step by step, against the plain reading of the specification in plain_reach.py."""

from random import Random
from typing import Any

import pytest

from tests.games.dungeon_twister.boards import T1, places, stand
from tests.games.dungeon_twister.boards import board as laid
from tests.games.dungeon_twister.invariants import state_of
from tests.games.dungeon_twister.plain_reach import Board, Moving
from tests.games.dungeon_twister.play import choose, crowded, dungeon_twister
from undercroft.engine.match import Match
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.actions import ACTIONS, TOKEN_IDS, token_value
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT
from undercroft.games.dungeon_twister.geometry.tile import EAST
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.acting import asleep
from undercroft.games.dungeon_twister.rules.moving import begin_move, can_move, useful_loads
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.rules.walking import arrive, legal_step, whisper
from undercroft.games.dungeon_twister.state import IN_HAND, TO_PLACE, DungeonTwister
from undercroft.games.dungeon_twister.view.table import by_square, view_table, view_token

INSIDE = (at.MOVE, at.EXCHANGE, at.GIVE_UP)


def board_of(s: DungeonTwister) -> Board:
    return Board(dict(view_table(s, Viewer(s, None, True))), s.config.official)


def shown(s: DungeonTwister) -> list[int]:
    """The tokens in the order of the view."""
    present = [token for token, place in enumerate(s.at) if place >= 0 or place in (TO_PLACE, IN_HAND)]
    return sorted(present, key=lambda token: by_square(view_token(s, Viewer(s, None, True), token)))


def plain(s: DungeonTwister) -> tuple[Board, Moving]:
    """The move under way, as the plain reading sees it."""
    board, numbers = board_of(s), shown(s)
    board.mover = numbers.index(s.mover)
    held, brought = (
        frozenset(numbers.index(token) for token in pile if token in numbers) for pile in (s.held, s.brought)
    )
    here = board.where[board.mover]
    return board, Moving(here, s.steps, held, brought, s.exchanged == 1, tuple(board.where))


def compare(s: DungeonTwister) -> None:
    """Exactly these steps and stops are open, and exactly these loads."""
    board, m = plain(s)
    offered = sorted(ACTIONS.table[code].text for code in STEPS[at.MOVE].options(s, s.frames[-1], s.active))
    told = f"{board.me.id} at {m.here} with {board.named(m.held)}, {m.steps} steps left"
    assert offered == sorted(board.options(m)), told
    loads = {tuple(sorted(TOKEN_IDS[token_value(s, token)] for token in load)) for load in useful_loads(s)}
    if "exchange" in offered:
        assert loads == {board.named(load) for load in board.useful(m)}, told


def walk(s: DungeonTwister, walker: int, dice: Random) -> int:
    """One move by dice, compared wherever he chooses; how often that was."""
    s = s.copy(whisper(s.door))
    depth, choices = len(s.frames), 0
    begin_move(s, walker)
    while len(s.frames) > depth and s.frames[-1][0] in INSIDE:
        frame = s.frames[-1]
        if frame[0] == at.MOVE:
            compare(s)
            choices += 1
        codes = STEPS[frame[0]].options(s, frame, s.active)
        rare = [code for code in codes if ACTIONS.table[code].text == "exchange"]
        STEPS[frame[0]].take(s, frame, s.active, dice.choice(rare if rare and dice.random() < 0.4 else codes))
    return choices


def look_at_moves(match: Match, dice: Random, most: int = 3) -> int:
    """Who can move, and some of these moves."""
    s, found = state_of(match), 0
    people = [t for t, place in enumerate(s.at) if place >= 0 and s.kind[t] < FIRST_OBJECT]
    movers = [t for t in people if not s.wounded >> t & 1 and not asleep(s, t)]
    board, numbers = board_of(s), shown(s)
    for token in dice.sample(movers, min(most, len(movers))):
        m = board.begin(numbers.index(token))
        can = bool(board.steps(m)) or bool(board.useful(m))
        assert can_move(s, token) == can, board.me.id
        if can:
            found += walk(s, token, dice)
    return found


def compare_games(match: Match, seed: int, decisions: int, share: float) -> int:
    """A match by dice; between its actions some moves are compared."""
    dice, found = Random(seed), 0
    for _ in range(decisions):
        if match.over:
            break
        if match.step().name == "action" and dice.random() < share:
            found += look_at_moves(match, dice)
        match.push(*choose(match, dice))
    return found


def test_a_step_may_lead_to_an_exchange_two_squares_on() -> None:
    """Rules: DT-097, DT-103. Over the pit, past the Cleric, who takes the Sword, to an object: the only end."""
    s = laid(T1)
    s.active = 0
    elf, sword = stand(s, "blue elf_scout", (10, 2)), stand(s, "blue sword", (10, 2))
    for who in ("blue warrior", "blue armor"):
        stand(s, who, (10, 1))
    stand(s, "blue cleric", (12, 1))
    begin_move(s, elf)
    for square in ((10, 0), (10, 2), (11, 2), (12, 2), (11, 3), (13, 1)):
        stand(s, "orange key", square)
    arrive(s, places(s)[10, 1])
    s.steps = 3
    assert s.held == (sword,)
    assert legal_step(s, EAST)
    compare(s)


CROWDED: list[dict[str, Any]] = [{"sets": "paladins_dragons"}, {"rulings": "official"}]
GAMES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"sets": "mixed", "team_choice": "free"}),
    (4, {}),
    *[(2, {"scenario": str(number)}) for number in range(1, 7)],
]


@pytest.mark.parametrize("options", CROWDED, ids=str)
def test_moves_on_crowded_boards(options: dict[str, Any]) -> None:
    """Rules: DT-087 to DT-100, DT-236 to DT-242, DT-268 to DT-272."""
    found = sum(compare_games(crowded(dungeon_twister(**options), seed), seed, 150, 0.2) for seed in range(4))
    assert found > 100


@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
def test_moves_in_whole_games(players: int, options: dict[str, Any]) -> None:
    """The same rules in ordinary games and in the scenarios."""
    assert compare_games(dungeon_twister(players, **options).start(1), 1, 600, 0.1) > 10


@pytest.mark.slow
@pytest.mark.parametrize("options", CROWDED, ids=str)
def test_moves_on_many_crowded_boards(options: dict[str, Any]) -> None:
    for seed in range(200):
        compare_games(crowded(dungeon_twister(**options), seed), seed, 300, 0.3)


@pytest.mark.slow
@pytest.mark.parametrize(("players", "options"), GAMES, ids=str)
def test_moves_in_many_games(players: int, options: dict[str, Any]) -> None:
    for seed in range(50):
        compare_games(dungeon_twister(players, **options).start(seed), seed, 3000, 0.1)
