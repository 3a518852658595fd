"""What others may see of a dungeon while its owner still draws: the sheet as it was before this round (DD-023)."""

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.actions import DRAW, HIDE, IMPROVE, WALLS
from undercroft.games.doodle_dungeon.cards import CARD_SHAPE, EMPTY
from undercroft.games.doodle_dungeon.geometry.cells import CELLS
from undercroft.games.doodle_dungeon.geometry.walls import drawn_cells
from undercroft.games.doodle_dungeon.state import DoodleDungeon


class Drawing:
    """A sheet with its treasures and boxes."""

    __slots__ = ("boxes", "sheet", "treasures")

    def __init__(self, sheet: Pile, treasures: Pile, boxes: Pile) -> None:
        self.sheet = sheet
        self.treasures = treasures
        self.boxes = boxes


def as_it_is(s: DoodleDungeon, seat: int) -> Drawing:
    return Drawing(s.sheets[seat], s.treasures[seat], s.boxes[seat])


def before_this_card(s: DoodleDungeon, seat: int) -> Drawing:
    """The same without what has been built of the card of this round."""
    if not s.built[seat]:
        return as_it_is(s, seat)
    sheet, boxes, hidden = list(s.sheets[seat]), list(s.boxes[seat]), 0
    for code in s.built[seat]:
        if WALLS.has(code):
            turn, corner = divmod(WALLS.value(code), CELLS)
            for cell in drawn_cells(CARD_SHAPE[s.taken[seat]], turn, corner):
                sheet[cell] = EMPTY
        elif DRAW.has(code):
            sheet[DRAW.value(code)] = EMPTY
        elif HIDE.has(code):
            hidden += 1
        elif IMPROVE.has(code):
            boxes[IMPROVE.value(code)] -= 1
    return Drawing(tuple(sheet), s.treasures[seat][: len(s.treasures[seat]) - hidden], tuple(boxes))
