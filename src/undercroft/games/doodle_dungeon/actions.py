"""The choices players make, as numbers with a notation (`draw B6`). One run of numbers for all of them."""

from typing import Final

from undercroft.engine.actions import Actions
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.doodle_dungeon.cards import ACTION_IDS, CARD_IDS, IS_HERO_ACTION, SHAPE_CELLS, TRACK_IDS
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS

ACTIONS: Final = Actions()

SEATS: Final = 4
ORIENTATIONS: Final = max([len(shape) for shape in SHAPE_CELLS])
PLACE_IDS: Final[tuple[str, ...]] = tuple([f"{turn}@{cell}" for turn in range(ORIENTATIONS) for cell in CELL_IDS])
HERO_ACTIONS: Final[list[int]] = [each for each in range(len(ACTION_IDS)) if IS_HERO_ACTION[each]]
AIM_IDS: Final[tuple[str, ...]] = tuple(
    [f"{ACTION_IDS[each]}@{seat}" for each in HERO_ACTIONS for seat in SEAT_IDS[:SEATS]]
)

TAKE: Final = ACTIONS.kind("take", "card", CARD_IDS)  # draft
WALLS: Final = ACTIONS.kind("walls", "place", PLACE_IDS)  # orientation and upper left cell of the formation's box
DRAW: Final = ACTIONS.kind("draw", "cell", CELL_IDS)  # a trap or a monster
HIDE: Final = ACTIONS.kind("hide", "cell", CELL_IDS)  # a treasure
IMPROVE: Final = ACTIONS.kind("improve", "track", TRACK_IDS)
CONFIRM: Final = ACTIONS.add("confirm")  # the card, or the path
GO: Final = ACTIONS.kind("go", "cell", CELL_IDS)  # a step of the path
LEAVE: Final = ACTIONS.add("leave")  # out of the exit
ERASE: Final = ACTIONS.add("erase")  # back to where the path can be finished, where no step is left
BLAST: Final = ACTIONS.kind("blast", "cell", CELL_IDS)  # the target of a bomb
PLAY: Final = ACTIONS.kind("play", "action", ACTION_IDS)  # a dungeon action
FETCH: Final = ACTIONS.kind("fetch", "action", ACTION_IDS)  # a card of the discard pile
LAY: Final = ACTIONS.kind("lay", "aim", AIM_IDS)  # a hero action above somebody's dungeon
UNDER: Final = ACTIONS.kind("under", "action", ACTION_IDS)  # a card of the hand under the deck
STOP: Final = ACTIONS.add("stop")  # no more actions
DONE: Final = ACTIONS.add("done")  # no more cards under the deck


def aim(action: int, seat: int) -> int:
    """The choice to lay a hero action above the dungeon of that seat."""
    return LAY.code(HERO_ACTIONS.index(action) * SEATS + seat)


def aimed(code: int) -> tuple[int, int]:
    """The hero action that is laid, and above whose dungeon."""
    return HERO_ACTIONS[LAY.value(code) // SEATS], LAY.value(code) % SEATS
