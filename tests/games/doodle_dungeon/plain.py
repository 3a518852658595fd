"""Walls and paths done plainly, to compare with: lists, floods cell by cell, every continuation tried."""

from random import Random

from undercroft.games.doodle_dungeon.cards import GOBLIN, SHAPE_CELLS, TRAP, WALL

Sheet = list[int]
Known = dict[tuple[object, ...], bool]
DOOR, LAST = 0, 79


class TooLong(Exception):
    """There are more positions than one can try."""


def neighbours(cell: int) -> list[int]:
    row, column = divmod(cell, 10)
    around = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
    return [down * 10 + right for down, right in around if 0 <= down < 8 and 0 <= right < 10]


def hangs_together(sheet: Sheet) -> bool:
    """Every cell without a wall is reached from the entrance, the exit among them."""
    if WALL in (sheet[DOOR], sheet[LAST]):
        return False
    seen, queue = {DOOR}, [DOOR]
    for cell in queue:
        for other in neighbours(cell):
            if sheet[other] != WALL and other not in seen:
                seen.add(other)
                queue.append(other)
    return len(seen) == 80 - sheet.count(WALL)


def placements(shape: int, sheet: Sheet) -> list[int]:
    """Every orientation at every position (DD-053), tried."""
    found = []
    for turn, squares in enumerate(SHAPE_CELLS[shape]):
        for corner in range(80):
            row, column = divmod(corner, 10)
            cells = [(row + down, column + right) for down, right in squares]
            if all(down < 8 and right < 10 for down, right in cells) and fits(sheet, [d * 10 + r for d, r in cells]):
                found.append(turn * 80 + corner)
    return found


def fits(sheet: Sheet, cells: list[int]) -> bool:
    return all(sheet[cell] == 0 for cell in cells) and hangs_together(
        [WALL if cell in cells else content for cell, content in enumerate(sheet)]
    )


def steps(sheet: Sheet, path: list[int]) -> list[int]:
    """The legal steps of a line, without leaving (DD-092)."""
    if not path:
        return [DOOR]
    met = [cell for cell in path if sheet[cell] >= TRAP]
    return [
        cell
        for cell in neighbours(path[-1])
        if sheet[cell] != WALL and path.count(cell) < 2 and not (sheet[cell] >= GOBLIN and met and met[-1] == cell)
    ]


def gets_out(sheet: Sheet, path: list[int], known: Known) -> bool:
    """Whether some continuation reaches the exit: all are tried."""
    if path[-1] == LAST:
        return True
    met = [cell for cell in path if sheet[cell] >= TRAP]
    key = (path[-1], tuple(sorted(path)), met[-1] if met else None)
    if key not in known:
        if len(known) > 20_000:
            raise TooLong
        known[key] = any(gets_out(sheet, [*path, cell], known) for cell in steps(sheet, path))
    return known[key]


def narrow_sheet(dice: Random) -> Sheet:
    """A winding way with a few side branches, crowded with traps and monsters; all else is wall."""
    way = {DOOR}
    cell = DOOR
    while cell != LAST:
        onward = [other for other in neighbours(cell) if other > cell or dice.random() < 0.1]
        cell = dice.choice(onward or neighbours(cell))
        way.add(cell)
    for _ in range(dice.randrange(1, 9)):
        way.add(dice.choice(neighbours(dice.choice(sorted(way)))))
    sheet = [0 if each in way else WALL for each in range(80)]
    for each in dice.sample(sorted(way), len(way)):
        if dice.random() < 0.35 and all(sheet[other] < TRAP for other in neighbours(each)):
            sheet[each] = dice.choice([TRAP, GOBLIN, GOBLIN, 4, 5])
    return sheet
