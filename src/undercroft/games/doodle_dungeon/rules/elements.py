"""The elements of a card, from left to right: what can be built of each, and building it (DD-031 to DD-073)."""

from typing import Final

from undercroft.games.doodle_dungeon.actions import DRAW, HIDE, IMPROVE, ORIENTATIONS, WALLS
from undercroft.games.doodle_dungeon.cards import BUILD, CARD_SHAPE, IMPROVEMENT, TREASURE, WALL
from undercroft.games.doodle_dungeon.geometry.cells import CELLS, SHEET, beside, bits, code_table, read_off
from undercroft.games.doodle_dungeon.geometry.walls import drawn_cells, placements
from undercroft.games.doodle_dungeon.rules.tracks import check_box, open_tracks
from undercroft.games.doodle_dungeon.state import LAPSED, DoodleDungeon

NO_ELEMENT: Final = 0  # the card is finished

# The numbers of these choices by their cells: they are read off tables, because there are many of them
WALL_CODES: Final = code_table(WALLS.first, ORIENTATIONS)
DRAW_CODES: Final = code_table(DRAW.first)
HIDE_CODES: Final = code_table(HIDE.first)


def element(s: DoodleDungeon, seat: int) -> int:
    """The element whose turn it is (DD-033), NO_ELEMENT after the last one."""
    parts, done = BUILD[s.taken[seat]], len(s.built[seat])
    return parts[done] if done < len(parts) else NO_ELEMENT


def element_options(s: DoodleDungeon, seat: int, what: int) -> list[int]:
    """All that can be done with it, on the sheet as it is now (DD-036, DD-037); nothing: it lapses (DD-035)."""
    if what == WALL:
        shape = CARD_SHAPE[s.taken[seat]]
        return placements(shape, s.walls[seat], s.walls[seat] | s.tokens[seat], WALL_CODES)
    if what == TREASURE:
        return read_off(SHEET & ~bits(s.treasures[seat]), HIDE_CODES)  # DD-063, DD-064
    if what == IMPROVEMENT:
        return IMPROVE.codes(open_tracks(s, seat))
    return read_off(token_cells(s, seat), DRAW_CODES)


def token_cells(s: DoodleDungeon, seat: int) -> int:
    """Empty cells, treasures or not (DD-052), without a trap or monster beside them (DD-041, DD-056 to DD-060)."""
    tokens = s.tokens[seat]
    return SHEET & ~(s.walls[seat] | tokens | beside(tokens))


def build(s: DoodleDungeon, seat: int, code: int) -> None:
    """Build the element whose turn it is, as chosen."""
    what = element(s, seat)
    s.built[seat] += (code,)
    if what == WALL:
        turn, corner = divmod(WALLS.value(code), CELLS)
        draw(s, seat, drawn_cells(CARD_SHAPE[s.taken[seat]], turn, corner), WALL)
    elif what == TREASURE:
        s.treasures[seat] += (HIDE.value(code),)  # DD-062
    elif what == IMPROVEMENT:
        check_box(s, seat, IMPROVE.value(code))
    else:
        draw(s, seat, [DRAW.value(code)], what)


def draw(s: DoodleDungeon, seat: int, cells: list[int], content: int) -> None:
    """Draw the same thing on all these cells of a sheet."""
    sheet = list(s.sheets[seat])
    for cell in cells:
        sheet[cell] = content
        s.mark(seat, cell, content)
    s.sheets[seat] = tuple(sheet)


def pass_forced(s: DoodleDungeon, seat: int) -> None:
    """Elements without a legal place lapse, those with one only are built, up to a choice (DD-034, DD-035)."""
    s.choices[seat] = []
    parts = BUILD[s.taken[seat]]
    while len(s.built[seat]) < len(parts):
        options = element_options(s, seat, parts[len(s.built[seat])])
        if len(options) > 1:
            s.choices[seat] = options
            return
        if options:
            build(s, seat, options[0])
        else:
            s.built[seat] += (LAPSED,)
