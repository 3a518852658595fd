"""Shortest walks over cells without walls."""

from typing import Final

from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS, NEIGHBOURS

FAR: Final = CELLS  # more steps than any walk has


def walks_from(start: int, free: int) -> list[int]:
    """For each cell the steps of the shortest walk to it, FAR where none leads there."""
    steps = [FAR] * CELLS
    steps[start] = 0
    queue = [start]
    for cell in queue:
        for other in NEIGHBOURS[cell]:
            if steps[other] == FAR and free & BIT[other]:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return steps
