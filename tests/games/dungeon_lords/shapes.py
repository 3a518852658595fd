"""The shape of a dungeon as one would check it with the finger on the plan: by columns and rows, not by bits."""

from undercroft.games.dungeon_lords.cards import CELLS, COLUMNS, ROWS


def blocks_of(cell: int) -> list[int]:
    """The 2 x 2 blocks that contain the cell, as bits."""
    column, row = cell % COLUMNS, cell // COLUMNS
    corners = [(c, r) for c in (column - 1, column) for r in (row - 1, row)]
    inside = [(c, r) for c, r in corners if 0 <= c < COLUMNS - 1 and 0 <= r < ROWS - 1]
    return [sum(1 << (r + dr) * COLUMNS + c + dc for dc in (0, 1) for dr in (0, 1)) for c, r in inside]


def touches(tiles: int, cell: int) -> bool:
    """Whether one of these tiles lies beside the cell."""
    column, row = cell % COLUMNS, cell // COLUMNS
    beside = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return any(tiles >> r * COLUMNS + c & 1 for c, r in beside if 0 <= c < COLUMNS and 0 <= r < ROWS)


def may_be_dug(tiles: int, cell: int) -> bool:
    """DL-123, DL-124."""
    after = tiles | 1 << cell
    is_free = not tiles >> cell & 1 and touches(tiles, cell)
    return is_free and not any(after & block == block for block in blocks_of(cell))


BLOCKS = [blocks_of(cell) for cell in range(CELLS)]
