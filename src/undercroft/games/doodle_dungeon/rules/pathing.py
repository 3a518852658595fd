"""Phase B: everybody draws the hero's path through the dungeon of his right neighbour (DD-077 to DD-097)."""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.seats import left_neighbour
from undercroft.engine.state import Frame, Pile
from undercroft.engine.steps import Together
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import CONFIRM, ERASE, GO, LEAVE
from undercroft.games.doodle_dungeon.geometry import steps
from undercroft.games.doodle_dungeon.geometry.cells import BIT, COLUMNS, ENTRANCE, NEIGHBOURS
from undercroft.games.doodle_dungeon.geometry.steps import can_finish, legal_steps, safe_steps, trail_of
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.state import NOBODY, DoodleDungeon

CONFIRM_ONLY: Final = [CONFIRM]
ERASE_ONLY: Final = [ERASE]
FIRST_GO: Final = GO.code(0)


def begin_paths(s: DoodleDungeon) -> None:
    """Every sheet goes to the left neighbour (DD-077)."""
    s.door.tell(messages.PATHS_BEGIN, ())
    s.confirmed = s.left = 0
    for owner in range(s.players):
        s.set_path(owner, ())
    s.frames.append((at.PATH, NOBODY, 0, 0))


def drawn_by(s: DoodleDungeon, seat: int) -> int:
    """In whose dungeon that seat draws the path: its right neighbour's (DD-001, DD-077)."""
    return (seat - 1) % s.players


def step_codes(s: DoodleDungeon, seat: int) -> list[int]:
    """The steps that are offered; a drawer who is stuck must erase (DD-093)."""
    owner = drawn_by(s, seat)
    line = s.trail(owner)
    offered = safe_steps(line) if s.config.path_safe else legal_steps(line)
    if not offered:
        return ERASE_ONLY
    return [LEAVE if cell == steps.LEAVE else FIRST_GO + cell for cell in offered]


class Path(Together[DoodleDungeon]):
    """The line cell by cell, out of the exit, and the confirmation (DD-091). Frame: 0, 0."""

    secret = True  # to the others; the drawer sees the sheet without treasures (DD-078, DD-079)
    insists = True  # also the first step, and a single safe one
    name: ClassVar[str] = "path"
    rules: ClassVar[tuple[str, ...]] = ("DD-080", "DD-092", "DD-093")

    def seats(self, s: DoodleDungeon, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if not s.confirmed >> seat & 1]

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        return CONFIRM_ONLY if s.left >> seat & 1 else step_codes(s, seat)

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        owner = drawn_by(s, seat)
        if code == CONFIRM:
            s.confirmed |= 1 << seat
            s.door.tell(messages.READY, (seat,))
        elif code == LEAVE:
            s.left |= 1 << seat
        elif code == ERASE:
            s.set_path(owner, finishable(s, owner))
        else:
            longer = s.trail(owner).after(GO.value(code))
            s.paths[owner] += (GO.value(code),)
            s.trails[owner] = longer

    def changes_others(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> bool:
        return False

    def finish(self, s: DoodleDungeon, f: Frame) -> None:
        """All paths are final and public (DD-097)."""
        s.frames.pop()
        s.confirmed = s.left = 0
        for owner in range(s.players):
            s.door.tell(messages.PATH, (left_neighbour(s.players, owner), owner, len(s.paths[owner])))
        s.door.reveal()

    def audience(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC if code == CONFIRM else only(seat)

    def option_args(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """Where the step leads; with `path_help` = legal whether the exit can still be reached after it (DD-093)."""
        if not GO.has(code):
            return {}
        line = s.trail(drawn_by(s, seat))
        is_safe = s.config.path_safe or can_finish(line.after(GO.value(code)))
        return {"safe": int(is_safe), "way": way_to(line.at, GO.value(code))}

    def expected(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        """The neighbours of the last cell: those that are no step are shown with the rule against them."""
        path = s.paths[drawn_by(s, seat)]
        return GO.codes(NEIGHBOURS[path[-1]]) if path and not s.left >> seat & 1 else []

    def why_not(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return (why_no_step(s, seat, GO.value(code)),) if GO.has(code) else self.rules


def way_to(here: int, cell: int) -> str:
    """On which side that neighbour lies; from the doorway the first cell lies on the right."""
    if here == steps.NOWHERE or cell not in NEIGHBOURS[here]:
        return "right"
    apart = cell - here
    return "down" if apart == COLUMNS else "up" if apart == -COLUMNS else "right" if apart == 1 else "left"


def finishable(s: DoodleDungeon, owner: int) -> Pile:
    """The line erased back to where the exit can still be reached (DD-091)."""
    path = s.paths[owner]
    while not can_finish(trail_of(path, s.walls[owner], s.tokens[owner], s.monsters[owner])):
        path = path[:-1]
    return path


def why_no_step(s: DoodleDungeon, seat: int, cell: int) -> str:
    """The rule against a step to that cell."""
    owner = drawn_by(s, seat)
    line = s.trail(owner)
    if s.left >> seat & 1:
        return "DD-089"
    if line.at == steps.NOWHERE:
        return "DD-092" if cell != ENTRANCE else "DD-093"
    if cell not in NEIGHBOURS[line.at]:
        return "DD-081"
    if not line.free & BIT[cell]:
        return "DD-083"
    if line.twice & BIT[cell]:
        return "DD-084"
    return "DD-086" if line.barred() & BIT[cell] else "DD-093"
