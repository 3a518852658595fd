"""The gallery: a page with every room in letters, and a picture for each set."""

from collections.abc import Callable
from typing import Any, Final

from undercroft.games.dungeon_twister.cards import PACK, SETS
from undercroft.games.dungeon_twister.gallery.letters import room_text
from undercroft.games.dungeon_twister.gallery.picture import sheet
from undercroft.games.dungeon_twister.geometry.rooms import ROOMS, rooms_numbered

COLOURS: Final = {each["id"]: each["name"]["en"] for each in PACK["room_colours"]["room_colours"]}
PAGE: Final = "rooms.md"
BESIDE: Final = 4  # drawings in letters side by side
INTRODUCTION: Final = (
    "Made from the content by `undercroft content dungeon_twister --pictures DIR`. The two rooms of a number are a "
    "pair: the gear of one turns clockwise, that of its twin counter-clockwise. Every room is drawn as it is "
    "stored, before any turn."
)
LEGEND: Final = "`---` `|` wall, `===` `H` portcullis"


def pictures() -> dict[str, str]:
    """All files of the gallery by their names, as the content in play has it."""
    drawn = {picture_name(name): sheet(rooms_of(name)) for name in SETS}
    return {PAGE: page(), **drawn}


def rooms_of(name: str) -> list[int]:
    """The clockwise rooms, and below each of them its twin."""
    return sorted(rooms_numbered(SETS[name]["room_numbers"]), key=lambda room: ROOMS[room]["rotation"] == "ccw")


def picture_name(name: str) -> str:
    return f"rooms-{name}.svg"


def page() -> str:
    used = {cell for room in ROOMS for row in room["cells"] for cell in row}
    terrain = [each for each in PACK["terrain"]["terrain"] if each["code"] in used]
    signs = ", ".join([f"`{each['code']}` {each['name']['en'].lower()}" for each in terrain])
    parts = ["# The rooms", INTRODUCTION, f"In letters: {LEGEND}, {signs}."]
    for name in SETS:
        parts += section(name)
    return "\n\n".join(parts) + "\n"


def section(name: str) -> list[str]:
    rooms = rooms_of(name)
    title = SETS[name]["name"]["en"]
    drawings = [beside(rooms[first : first + BESIDE]) for first in range(0, len(rooms), BESIDE)]
    letters = "```\n" + "\n\n".join(drawings) + "\n```"
    return [f"## {title}", f"![The rooms of the set {title}]({picture_name(name)})", letters, table(rooms)]


def beside(rooms: list[int]) -> str:
    """Side by side, each under its name."""
    columns = [[ROOMS[room]["id"], *room_text(room).split("\n")] for room in rooms]
    lines = zip(*columns, strict=True)
    return "\n".join(["   ".join([part.ljust(21) for part in line]).rstrip() for line in lines])


def table(rooms: list[int]) -> str:
    """What is known of each room, and how well."""
    cells: list[tuple[str, Callable[[dict[str, Any]], str]]] = [
        ("room", lambda room: room["id"]),
        ("floor", lambda room: COLOURS[room["floor_colour"]]),
        ("gear", lambda room: COLOURS[room["gear_colour"]]),
        ("provenance", lambda room: room["provenance"]),
    ]
    rows = [[tell(ROOMS[room]) for _, tell in cells] for room in rooms]
    head = [[name for name, _ in cells], ["---"] * len(cells)]
    return "\n".join([f"| {' | '.join(row)} |" for row in head + rows])
