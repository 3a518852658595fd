"""What lies on the table. Plain numbers and lists; no rules."""

from typing import ClassVar, Final, NamedTuple

from undercroft.engine.door import Door
from undercroft.engine.state import INT, INTS, State

NO_BID: Final = 0


class Config(NamedTuple):
    """The options of the game as the rules read them: they never change, so they are no field."""

    rounds: int


class Torchlight(State):
    """A position of the game."""

    __slots__ = ("bids", "config", "find", "points", "round")

    FIELDS: ClassVar[dict[str, str]] = {**State.FIELDS, "bids": INTS, "find": INT, "points": INTS, "round": INT}

    def __init__(self, players: int, config: Config, door: Door) -> None:
        super().__init__(players, door)
        self.config = config
        self.round = 0
        self.bids = [NO_BID] * players
        self.find = 0
        self.points = [0] * players

    def copy(self, door: Door) -> "Torchlight":
        twin = Torchlight(self.players, self.config, door)
        twin.phase, twin.over, twin.frames = self.phase, self.over, self.frames[:]
        twin.round, twin.find = self.round, self.find
        twin.bids, twin.points = self.bids[:], self.points[:]
        return twin
