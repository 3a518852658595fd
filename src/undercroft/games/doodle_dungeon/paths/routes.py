"""Ways over free cells: layers by steps from the goal, as sets of bits, and a walk back along them."""

from undercroft.engine.chance import Source
from undercroft.games.doodle_dungeon.geometry.cells import BIT, NEIGHBOURS, WIDTH

Route = list[int]


def layers_from(goal: int, start: int, within: int) -> list[int]:
    """Cells by their steps from the goal, up to where a neighbour of the start is reached; none where it is not."""
    reached = BIT[goal]
    layers, seen = [reached], reached
    near = BIT[start] << 1 | BIT[start] >> 1 | BIT[start] << WIDTH | BIT[start] >> WIDTH
    while not reached & near:
        reached = (reached << 1 | reached >> 1 | reached << WIDTH | reached >> WIDTH) & within & ~seen
        if not reached:
            return []
        seen |= reached
        layers.append(reached)
    return layers


def route(start: int, goal: int, within: int, source: Source) -> Route:
    """A shortest way from the start, which is not named, to the goal; with none if there is none.

    All cells but the two must be within the set; of equally short ways any.
    """
    found: Route = []
    layers = layers_from(goal, start, within)
    at = start
    for layer in reversed(layers):
        onward = [cell for cell in NEIGHBOURS[at] if layer & BIT[cell]]
        at = onward[source.below(len(onward))] if len(onward) > 1 else onward[0]
        found.append(at)
    return found
