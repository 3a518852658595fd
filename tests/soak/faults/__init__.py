"""Everything that goes wrong, by name. A fault lasts some seconds, and cleans up after itself."""

from collections.abc import Awaitable, Callable
from random import Random
from typing import NamedTuple

from tests.soak.faults import attacks, ends, greed, resources
from tests.soak.scene import Scene


class Fault(NamedTuple):
    """One thing that goes wrong."""

    happen: Callable[[Scene], Awaitable[None]]
    restarts: bool = False  # whether another server process goes on afterwards


FAULTS = {
    "kill -9": Fault(ends.kill, restarts=True),
    "restart": Fault(ends.restart, restarts=True),
    "bot worker stopped": Fault(ends.worker_stopped),
    "bot worker killed": Fault(ends.worker_killed),
    "no file descriptors": Fault(resources.no_files),
    "disk full": Fault(resources.disk_full),
    "database locked": Fault(resources.locked),
    "database removed": Fault(resources.removed, restarts=True),
    "second server": Fault(resources.second_server),
    "half-open requests": Fault(attacks.half_open),
    "huge headers": Fault(attacks.huge_headers),
    "deaf sockets": Fault(attacks.deaf),
    "hello flood": Fault(attacks.hellos),
    "malformed messages": Fault(attacks.malformed),
    "undo storm": Fault(greed.undo_storm),
    "costly record": Fault(greed.costly_record),
    "forty-eight hard bots": Fault(greed.hard_bots),
    "many puzzles": Fault(greed.many_puzzles),
}


def bag(random: Random, wanted: list[str], calm: bool) -> list[str]:
    """Every fault once, in any order; near the end none that restarts the server, whose memory is looked at then."""
    names = [name for name in wanted if not (calm and FAULTS[name].restarts)]
    random.shuffle(names)
    return names
