"""Gates: cells without which others cannot be reached. Found by one depth-first search with low-points (7.8)."""

from typing import Final

from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS, ENTRANCE, EXIT, NEIGHBOURS

NOT_SEEN: Final = -1


class Gates:
    """The cells that every walk from door to door crosses, and what hangs behind a gate off that way.

    `regions` are pairs of a gate and the cells behind it; what hangs behind a gate within a region is a region, too.
    """

    __slots__ = ("behind", "forced", "regions")

    def __init__(self) -> None:
        self.forced = BIT[ENTRANCE] | BIT[EXIT]
        self.behind = 0  # all cells of all regions
        self.regions: list[tuple[int, int]] = []

    def found(self, gate: int, cells: int) -> None:
        """Nothing leads from these cells to the entrance but the gate."""
        if cells & BIT[EXIT]:
            self.forced |= BIT[gate]
        else:
            self.regions.append((gate, cells))
            self.behind |= cells


class Search:
    """One depth-first search from the entrance: for each cell when it was seen, and how early what lies behind it."""

    __slots__ = ("behind", "came", "found", "low", "order")

    def __init__(self) -> None:
        self.found = Gates()
        self.order = [NOT_SEEN] * CELLS
        self.low = [0] * CELLS
        self.came = [NOT_SEEN] * CELLS
        self.behind = BIT[:]  # the cell and all that was first seen from it on
        self.order[ENTRANCE] = 0

    def leave(self, cell: int) -> int:
        """All around it was looked at; back to where it was seen from."""
        before = self.came[cell]
        if before != NOT_SEEN:
            self.behind[before] |= self.behind[cell]
            self.low[before] = min(self.low[before], self.low[cell])
            if self.low[cell] >= self.order[before]:
                self.found.found(before, self.behind[cell])
        return before


def gates_of(free: int) -> Gates:
    """Of a sheet whose free cells hang together (DD-047)."""
    search = Search()
    order, low, tried = search.order, search.low, [0] * CELLS
    count, at = 1, ENTRANCE
    while at != NOT_SEEN:
        if tried[at] == len(NEIGHBOURS[at]):
            at = search.leave(at)
            continue
        other = NEIGHBOURS[at][tried[at]]
        tried[at] += 1
        if not free & BIT[other] or other == search.came[at]:
            continue
        if order[other] != NOT_SEEN:
            low[at] = min(low[at], order[other])
            continue
        order[other] = low[other] = count
        search.came[other] = at
        count, at = count + 1, other
    return search.found
