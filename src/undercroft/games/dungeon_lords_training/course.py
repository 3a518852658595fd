"""The course of a puzzle: set-up, rounds without cards, the end (DL-600 to DL-602)."""

from typing import Final

from undercroft.engine.piles import put
from undercroft.engine.steps import ChanceKind, Result
from undercroft.games.dungeon_lords.cards import AUTUMN, CELLS, ROOM_STACKS, START_TUNNELS, cells_in
from undercroft.games.dungeon_lords.rules.sequence import BATTLE, PHASES, PLANNING, ROUND_END
from undercroft.games.dungeon_lords.state import GONE
from undercroft.games.dungeon_lords_training.messages import TRAINING_ENDS
from undercroft.games.dungeon_lords_training.puzzle import Puzzle, Value
from undercroft.games.dungeon_lords_training.state import SEAT, UNKNOWN, Training, best_of, value_of

DIGIT: Final = 0
DIGITS: Final = 6  # of the number of a generated puzzle
CHANCE_KINDS: Final[list[ChanceKind]] = [ChanceKind("digit", tuple([str(digit) for digit in range(10)]))]

BEST, TILES_ONLY, NOT_BEST, UNJUDGED = "best", "best_tiles", "not_best", "unjudged"


def lay_out(s: Training, puzzle: Puzzle, best: Value) -> None:
    """Fixed party, defenders and supplies in a dungeon of three tiles in a line (DL-600); no paladin (DL-601)."""
    s.season = AUTUMN
    s.phase = ROUND_END
    s.combat_round = 1
    s.paladin = GONE
    s.tiles[SEAT] = START_TUNNELS
    build_rooms(s, puzzle.rooms)
    s.queues[SEAT] = puzzle.party
    s.lairs[SEAT] = puzzle.lair
    s.traps[SEAT] = puzzle.traps
    s.food[SEAT], s.gold[SEAT] = puzzle.food, puzzle.gold
    s.imps[SEAT] = s.idle[SEAT] = puzzle.imps
    s.supplies = puzzle.food + puzzle.gold
    s.best_tiles, s.best_spent = best


def build_rooms(s: Training, cells: int) -> None:
    """Any room tile will do: its function does not matter (DL-609)."""
    s.halls[SEAT] = cells
    for room, cell in zip(ROOM_STACKS[0], cells_in(cells), strict=False):
        s.built = put(s.built, room, SEAT * CELLS + cell)


def draw_number(s: Training) -> int:
    """The number of a generated puzzle, digit by digit: equal draws, equal puzzles (DL-R80)."""
    number = 0
    for _ in range(DIGITS):
        number = number * 10 + s.door.draw(DIGIT, (0, 1, 2, 3, 4, 5, 6, 7, 8, 9))
    return number


def is_finished(s: Training) -> bool:
    """No hero is left, or no tile (DL-602)."""
    return not s.queues[SEAT] or s.tiles[SEAT] & ~s.conquered[SEAT] == 0


def next_phase(s: Training) -> None:
    """Planning and battle in turn: there is no card to reveal, and no limit of rounds (DL-601, DL-602)."""
    if is_finished(s):
        finish(s)
        return
    if s.phase == BATTLE:
        s.combat_round += 1
    s.phase = BATTLE if s.phase == PLANNING else PLANNING
    PHASES[s.phase][1](s)


def finish(s: Training) -> None:
    """What is shown at the end (DL-610)."""
    tiles, spent = value_of(s)
    s.over = 1
    s.door.tell(TRAINING_ENDS, (SEAT, tiles, spent, s.combat_round))


def result(s: Training) -> Result:
    """As few tiles as possible, then as few supplies; the reason compares with the best possible (DL-603, DL-610)."""
    value = value_of(s)
    if s.best_tiles == UNKNOWN:
        reason = UNJUDGED
    elif value == best_of(s):
        reason = BEST
    else:
        reason = TILES_ONLY if value[0] == s.best_tiles else NOT_BEST
    return Result((-value[0],), (1,), reason)
