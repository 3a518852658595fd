"""The clock of the house: how long it has been open, over all restarts. No jump of the machine's clock moves it."""

from collections.abc import Callable
from time import monotonic, time

from sqlalchemy import Connection, Engine, select
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from undercroft.server import schema

FACT = "house-clock"
JUMP = 1.0  # seconds by which the machine's clock may creep before we notice


class HouseClock:
    """Runs while the server runs: a clock that nobody could have answered in time is no clock."""

    def __init__(self, carried: float, tick: Callable[[], float] = monotonic, wall: Callable[[], float] = time) -> None:
        self.tick = tick
        self.wall = wall
        self.zero = tick() - carried
        self.offset = wall() - carried

    def read(self) -> float:
        """Seconds the house has been open."""
        return self.tick() - self.zero

    def time_of_day(self, reading: float) -> float:
        """When that will be by the machine's clock, which clients count down to. It follows a jump, nothing else."""
        offset = self.wall() - self.read()
        if abs(offset - self.offset) > JUMP:
            self.offset = offset
        return reading + self.offset


def carried_on(engine: Engine) -> HouseClock:
    """The clock goes on where it stood when the house was last open."""
    with engine.connect() as connection:
        found = connection.execute(select(schema.facts.c.value).where(schema.facts.c.name == FACT)).scalar_one_or_none()
    return HouseClock(float(found or 0))


def keep(reading: float) -> Callable[[Connection], None]:
    """Where the clock stands; what runs between two of these is given to the players when the server is killed."""

    def change(connection: Connection) -> None:
        fact = sqlite_insert(schema.facts).values(name=FACT, value=str(reading))
        connection.execute(fact.on_conflict_do_update(index_elements=["name"], set_={"value": str(reading)}))

    return change
