"""Non-players: their minions only block spaces (DL-041 to DL-044, DL-180 to DL-189)."""

from typing import Final

from undercroft.engine.piles import without
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import COLOURS, PLACES, SPACES_EACH
from undercroft.games.dungeon_lords.rules.chance import ORDER_DRAW
from undercroft.games.dungeon_lords.state import NOBODY, NON_PLAYER, NOTHING, DungeonLords

INACCESSIBLE: Final = 3
# Spaces from 0: the one named by the rule, the one for the second of two equal orders, the one left (DL-186).
OPEN_SPACES: Final = (1, 2, 0)  # DL-181, DL-183
HIDDEN_SPACES: Final = (0, 1, 2)  # DL-185


def set_up_non_players(s: DungeonLords) -> None:
    """Three random orders of each lie open as inaccessible, five are its stack (DL-043)."""
    for number in range(COLOURS - s.players):
        s.non_stacks[number] = tuple(range(PLACES))
        s.non_barred[number] = draw_orders(s, number, INACCESSIBLE)


def draw_orders(s: DungeonLords, number: int, how_many: int) -> Pile:
    """That many random cards from its stack, for all to see."""
    shown: Pile = ()
    for _ in range(how_many):
        order = s.door.draw(ORDER_DRAW, s.non_stacks[number])
        s.non_stacks[number] = without(s.non_stacks[number], order)
        shown = (*shown, order)
    return tuple(sorted(shown))


def place_open_orders(s: DungeonLords) -> None:
    """Before anybody chooses: three open orders with three players, two of each with two (DL-080, DL-181, DL-183)."""
    for number in range(COLOURS - s.players):
        s.non_open[number] = draw_orders(s, number, 3 if s.players == 3 else 2)
        for order in s.non_open[number]:
            place(s, number, order, OPEN_SPACES)
        if s.players == 3:
            change_orders(s, number)


def place_hidden_orders(s: DungeonLords) -> None:
    """Two players: the orders hidden so far are turned up before the first wave (DL-185)."""
    for number, order in enumerate(s.hidden):
        if order != NOTHING:
            place(s, number, order, HIDDEN_SPACES)
            s.non_stacks[number] = without(s.non_stacks[number], order)
            s.non_open[number] += (order,)
            change_orders(s, number)
    s.hidden = (NOTHING,) * len(s.hidden)


def place(s: DungeonLords, number: int, order: int, spaces: tuple[int, int, int]) -> None:
    """A minion on the first of these spaces that is free."""
    s.door.tell(messages.NON_PLAYER_ORDER, (number, order))
    for space in spaces:
        field = order * SPACES_EACH + space
        if s.spaces[field] == NOBODY:
            s.spaces[field] = NON_PLAYER + number
            return


def change_orders(s: DungeonLords, number: int) -> None:
    """The orders used become inaccessible, those that were go back into its stack (DL-181, DL-187, DL-188)."""
    s.non_stacks[number] = tuple(sorted(s.non_stacks[number] + s.non_barred[number]))
    s.non_barred[number] = tuple(sorted(s.non_open[number]))
