"""Building (DD-023, DD-031 to DD-073): everybody the card he has taken, in secret until the last one has confirmed."""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.state import Frame
from undercroft.engine.steps import Together
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import CONFIRM, DRAW, HIDE, IMPROVE, WALLS
from undercroft.games.doodle_dungeon.cards import (
    BUILD,
    CARD_SHAPE,
    CONTENT_IDS,
    DRAGON,
    IMPROVEMENT,
    SHAPE_CELLS,
    TRACK_IDS,
    TRAP,
    TREASURE,
    WALL,
)
from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELL_IDS, CELLS, COLUMNS, ROWS
from undercroft.games.doodle_dungeon.geometry.walls import drawn_cells
from undercroft.games.doodle_dungeon.rules.elements import (
    NO_ELEMENT,
    build,
    element,
    element_options,
    pass_forced,
)
from undercroft.games.doodle_dungeon.state import LAPSED, DoodleDungeon

Args = dict[str, int | str]
CONFIRM_ONLY: Final = [CONFIRM]


def begin_cards(s: DoodleDungeon) -> None:
    """Everybody begins with the first element of his card; what leaves no choice is done (DD-022, DD-033)."""
    s.confirmed = 0
    for seat in range(s.players):
        s.built[seat] = ()
        pass_forced(s, seat)


class Build(Together[DoodleDungeon]):
    """The elements of the card, then the confirmation. Frame: the only builder or nobody, together, 0."""

    secret = True
    insists = True  # the confirmation (DD-040); until then everything can be taken back (DD-038, DD-039)
    name: ClassVar[str] = "build"
    rules: ClassVar[tuple[str, ...]] = ("DD-033", "DD-034", "DD-036")

    def seats(self, s: DoodleDungeon, f: Frame) -> list[int]:
        builders = range(s.players) if f[2] else (f[1],)
        return [seat for seat in builders if not s.confirmed >> seat & 1]

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        if s.choices[seat]:
            return s.choices[seat]
        what = element(s, seat)
        return CONFIRM_ONLY if what == NO_ELEMENT else element_options(s, seat, what)

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        if code == CONFIRM:
            s.confirmed |= 1 << seat
            s.door.tell(messages.READY, (seat,))
        else:
            build(s, seat, code)
            pass_forced(s, seat)

    def changes_others(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> bool:
        return False

    def finish(self, s: DoodleDungeon, f: Frame) -> None:
        """Drawings and treasures are final (DD-065), and everybody sees all but the treasures (DD-023, DD-024)."""
        s.frames.pop()
        for seat in range(s.players) if f[2] else (f[1],):
            tell_built(s, seat)
            s.built[seat] = ()
        s.door.reveal()

    def audience(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC if code == CONFIRM else only(seat)

    def option_args(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> Args:
        """What is drawn, and for a wall formation on which cells."""
        if WALLS.has(code):
            shape = CARD_SHAPE[s.taken[seat]]
            turn, corner = divmod(WALLS.value(code), CELLS)
            return {"cells": " ".join([CELL_IDS[cell] for cell in drawn_cells(shape, turn, corner)])}
        if DRAW.has(code):
            return {"element": CONTENT_IDS[element(s, seat)]}
        return {}

    def expected(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        """All cells for a trap, monster or treasure, and all tracks: what cannot be chosen is shown with its rule."""
        what = element(s, seat)
        if TRAP <= what <= DRAGON:
            return DRAW.codes(range(CELLS))
        if what == TREASURE:
            return HIDE.codes(range(CELLS))
        return IMPROVE.codes(range(len(TRACK_IDS))) if what == IMPROVEMENT else []

    def why_not(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return why_not_built(s, seat, code) or self.rules


def why_not_built(s: DoodleDungeon, seat: int, code: int) -> tuple[str, ...]:
    """The rule that speaks against building the present element like that; none where it is another one's turn."""
    what = element(s, seat)
    if WALLS.has(code) and what == WALL:
        return why_no_walls(s, seat, WALLS.value(code))
    if DRAW.has(code) and TRAP <= what <= DRAGON:
        bit = BIT[DRAW.value(code)]
        return ("DD-041",) if (s.walls[seat] | s.tokens[seat]) & bit else ("DD-056",)
    if HIDE.has(code) and what == TREASURE:
        return ("DD-064",)
    if IMPROVE.has(code) and what == IMPROVEMENT:
        return ("DD-073",)
    return ()


def why_no_walls(s: DoodleDungeon, seat: int, place: int) -> tuple[str, ...]:
    """Beyond the edge, on something drawn, or cutting cells off (DD-045 to DD-048)."""
    turn, corner = divmod(place, CELLS)
    cells = cells_if_inside(CARD_SHAPE[s.taken[seat]], turn, corner)
    if not cells:
        return ("DD-045",)
    taken = s.walls[seat] | s.tokens[seat]
    if any([taken & BIT[cell] for cell in cells]):
        return ("DD-046",)
    return ("DD-048",) if 0 in cells or CELLS - 1 in cells else ("DD-047",)


def cells_if_inside(shape: int, turn: int, corner: int) -> list[int]:
    """The cells of a formation; none where the shape has no such orientation, or it would leave the sheet."""
    orientations = SHAPE_CELLS[shape]
    if turn >= len(orientations):
        return []
    row, column = divmod(corner, COLUMNS)
    squares = [(row + down, column + right) for down, right in orientations[turn]]
    inside = all([down < ROWS and right < COLUMNS for down, right in squares])
    return [down * COLUMNS + right for down, right in squares] if inside else []


def tell_built(s: DoodleDungeon, seat: int) -> None:
    """What a seat has built of its card, element by element; of a treasure not where (DD-066)."""
    card = s.taken[seat]
    boxes = [count - s.built[seat].count(IMPROVE.code(track)) for track, count in enumerate(s.boxes[seat])]
    for place, code in enumerate(s.built[seat]):
        what = BUILD[card][place]
        if code == LAPSED:
            s.door.tell(messages.LAPSED, (seat, what))
        elif what == WALL:
            turn, corner = divmod(WALLS.value(code), CELLS)
            s.door.tell(messages.DREW_WALLS, (seat, CARD_SHAPE[card], drawn_cells(CARD_SHAPE[card], turn, corner)[0]))
        elif what == TREASURE:
            s.door.tell(messages.HID, (seat,))
        elif what == IMPROVEMENT:
            track = IMPROVE.value(code)
            boxes[track] += 1
            s.door.tell(messages.IMPROVED, (seat, track, boxes[track], s.config.levels[track][boxes[track]]))
        else:
            s.door.tell(messages.DREW, (seat, what, DRAW.value(code)))
