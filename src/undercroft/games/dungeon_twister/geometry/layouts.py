"""Where the rooms and the start lines lie (section 2.3, 3.19). A layout never changes; matches share it.

A slot is a place for a room in the grid. A tile is a room of this match, named after the slot at which it began; only
in scenario 4 do tiles slide to other slots. Places are the squares of a match as numbers: 25 for each tile, cell by
cell in the stored drawing, then those of the start lines, then the hole. So a turning room takes everything along.
"""

from typing import Any, Final

from undercroft.games.dungeon_twister.cards import COLOUR_IDS, PACK
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import BORDER, CELLS, DIRECTIONS, DX, DY, OUTSIDE, SIDE

Square = tuple[int, int]
NOBODY: Final = -1
TURN_ORDER: Final[dict[int, tuple[str, ...]]] = {
    2: ("blue", "orange"),
    3: ("blue", "orange", "red"),
    4: ("blue", "red", "orange", "green"),
}


class Layout:
    """One way to lay out the dungeon, as tables of numbers."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id: str = facts["id"]
        self.players: int = facts["players"]
        self.columns: int = facts["columns"]
        self.rows: int = facts["rows"]
        self.target: int = facts["target_vp"] or 0  # 0: victory points are not counted
        self.pairs: int = facts["room_pairs"]
        self.colours: tuple[str, ...] = TURN_ORDER[self.players]
        self.facts = facts
        self.add_slots(facts)
        self.add_lines(facts)

    def add_slots(self, facts: dict[str, Any]) -> None:
        homes = sorted(facts["slots"], key=lambda each: (each["slot"][1], each["slot"][0]))
        sliding = facts.get("sliding", {})
        tracks = [(c, r) for track in ("upper_track", "lower_track") for c, r in sliding.get(track, [])]
        first = [(each["slot"][0], each["slot"][1]) for each in homes]
        self.slots: list[Square] = first + sorted(set(tracks) - set(first))
        self.tiles = len(homes)
        self.limits: list[int] = [each["limit"] for each in homes]
        self.roles: list[str] = [each.get("role", "") for each in homes]
        shown = facts.get("face_up_at_start", {})
        self.shown: list[int] = [ROOM_IDS.index(shown[role]) if role in shown else NO_ROOM for role in self.roles]
        at = {slot: index for index, slot in enumerate(self.slots)}
        self.next_slot: list[int] = [at.get((c + DX[d], r + DY[d]), OUTSIDE) for c, r in self.slots for d in DIRECTIONS]
        hole = facts.get("hole")
        self.hole_slot: Square | None = (hole[0], hole[1]) if hole else None

    def add_lines(self, facts: dict[str, Any]) -> None:
        """The start lines beside the rooms at the ends, with their large dots (DT-040)."""
        lines = facts["start_lines"]
        self.first_line_place = self.tiles * CELLS
        self.line_squares: list[Square] = [(x, y) for line in lines for x, y in line["squares"]]
        self.line_owner: list[int] = [self.seat(line["owner"]) for line in lines for _ in line["squares"]]
        self.hole_place = self.first_line_place + len(self.line_squares)
        self.places = self.hole_place + 1
        self.line_at: dict[Square, int] = {
            square: self.first_line_place + index for index, square in enumerate(self.line_squares)
        }
        self.dots: list[list[int]] = [
            [self.line_at[x, y] for line in lines if self.seat(line["owner"]) == seat for x, y in line["dots"]]
            for seat in range(self.players)
        ]
        self.line_slots: list[list[int]] = [
            [self.slots.index((c, r)) for c, r in line["rooms"]] for line in lines for _ in line["squares"]
        ]
        self.add_borders()

    def add_borders(self) -> None:
        """Line squares beside each other, and those beside border cells of a slot, by (slot, cell, direction)."""
        near = [[(x + DX[d], y + DY[d]) for d in DIRECTIONS] for x, y in self.line_squares]
        self.line_next: list[int] = [self.line_at.get(square, OUTSIDE) for four in near for square in four]
        self.line_beside: dict[tuple[int, int, int], int] = {}
        for slot, (c, r) in enumerate(self.slots):
            for cell, d in BORDER:
                square = (c * SIDE + cell % SIDE + DX[d], r * SIDE + cell // SIDE + DY[d])
                if square in self.line_at:
                    self.line_beside[slot, cell, d] = self.line_at[square]

    def seat(self, colour: str) -> int:
        return self.colours.index(colour) if colour in self.colours else NOBODY

    def colour(self, seat: int) -> int:
        """The colour of a seat as a number of COLOUR_IDS."""
        return COLOUR_IDS.index(self.colours[seat])


LAYOUTS: Final[dict[str, Layout]] = {each["id"]: Layout(each) for each in PACK["layouts"]["layouts"]}
