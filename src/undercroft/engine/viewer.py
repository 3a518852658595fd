"""Who looks at a state: for the views of all games."""

from undercroft.engine.door import bit_of
from undercroft.engine.state import State


class Viewer:
    """A seat, a spectator (None), or everybody once the game is over."""

    __slots__ = ("all_seeing", "bit", "viewer")

    def __init__(self, s: State, viewer: int | None, all_seeing: bool) -> None:
        self.viewer = viewer
        self.bit = bit_of(viewer)
        self.all_seeing = all_seeing or s.over == 1

    def are(self, seat: int) -> bool:
        return self.all_seeing or self.viewer == seat

    def in_mask(self, mask: int) -> bool:
        return self.all_seeing or mask & self.bit != 0
