"""A set of rooms as one SVG picture, in the language of the board: four in a row, each with its name and provenance."""

from math import cos, pi, sin
from typing import Any, Final

from undercroft.games.dungeon_twister.gallery.letters import PORTCULLIS, WALL, sort_of_edge, terrain_at
from undercroft.games.dungeon_twister.gallery.style import (
    CSS,
    DEFS,
    FLOORS,
    GEARS,
    INSET,
    ROOM,
    SQUARE,
    SQUARES,
    STAR,
)
from undercroft.games.dungeon_twister.geometry.rooms import DRAWN, GEAR, NUMBER, PENTAGRAM, ROOMS, TURNS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, EAST, NORTH, SIDE, SOUTH, WEST

COLUMNS: Final = 4
GAP: Final = 36
LABEL: Final = 46
TEETH: Final = 12
BARS: Final = (7.48, 13.288, 19.096, 24.904, 30.712, 36.52)  # along an edge


def sheet(rooms: list[int], quarters: int = 0) -> str:
    """All of them, in the given order."""
    rows = (len(rooms) + COLUMNS - 1) // COLUMNS
    width, height = COLUMNS * (ROOM + GAP) + GAP, rows * (ROOM + GAP + LABEL) + GAP
    drawn = [placed(room, quarters, number) for number, room in enumerate(rooms)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'role="img" aria-label="{", ".join([ROOMS[room]["id"] for room in rooms])}">'
        f"<style>{CSS}</style><defs>{DEFS}</defs>"
        f'<rect width="{width}" height="{height}" fill="#120b06"/>\n' + "\n".join(drawn) + "\n</svg>\n"
    )


def placed(room: int, quarters: int, number: int) -> str:
    """A room at its place on the sheet, with what is written below it."""
    x = GAP + number % COLUMNS * (ROOM + GAP)
    y = GAP + number // COLUMNS * (ROOM + GAP + LABEL)
    facts: dict[str, Any] = ROOMS[room]
    name, _, called = facts["name"]["en"].partition(": ")
    source = " · ".join(filter(None, [called, facts["provenance"]]))
    return (
        f'<g transform="translate({x} {y})">{picture(room, quarters)}'
        f'<text class="cap" x="{ROOM // 2}" y="{ROOM + 24}">{name}</text>'
        f'<text class="from" x="{ROOM // 2}" y="{ROOM + 42}">{source}</text></g>'
    )


def picture(room: int, quarters: int) -> str:
    """The room as it lies: floor, terrain, walls, portcullises, the seal of its gear at the corner."""
    facts: dict[str, Any] = ROOMS[room]
    grid = "".join([f"M{n * SQUARE} 0v{ROOM}M0 {n * SQUARE}h{ROOM}" for n in range(1, SIDE)])
    tile = f'width="{ROOM}" height="{ROOM}" rx="3"'
    return (
        f'<g clip-path="url(#tile)"><rect {tile} fill="{FLOORS[facts["floor_colour"]]}"/>'
        f'<rect {tile} fill="url(#flags)"/><path class="gl" d="{grid}"/>{terrain(room, quarters)}'
        f"{walls(room, quarters)}</g>{gates(room, quarters)}{seal(room)}"
    )


def at(x: float, y: float, drawn: str) -> str:
    return f'<g transform="translate({x:g} {y:g})">{drawn}</g>'


def terrain(room: int, quarters: int) -> str:
    drawn = ""
    star: list[int] = []
    for cell in range(CELLS):
        what = terrain_at(room, quarters, cell)
        x, y = cell % SIDE * SQUARE, cell // SIDE * SQUARE
        if what == GEAR:
            drawn += at(x + SQUARE / 2, y + SQUARE / 2, cog(room, 17))
        elif what == PENTAGRAM:
            star.append(cell)
        elif DRAWN[what] in SQUARES:
            drawn += at(x, y, SQUARES[DRAWN[what]])
    if star:
        first = min(star)
        drawn += at((first % SIDE + 1) * SQUARE, (first // SIDE + 1) * SQUARE, STAR)
    return drawn


# ---- the gear


def cog(room: int, radius: float) -> str:
    """In the gear's colour, with the room's number and the arrow of its turn."""
    colour, ink = GEARS[ROOMS[room]["gear_colour"]]
    points: list[str] = []
    for tooth in range(TEETH):
        for part, reach in ((-0.3, 1.0), (-0.18, 1.22), (0.18, 1.22), (0.3, 1.0)):
            angle = 2 * pi * (tooth + part) / TEETH
            points.append(f"{radius * reach * cos(angle):.1f},{radius * reach * sin(angle):.1f}")
    wheel = f'<polygon points="{" ".join(points)}" fill="{colour}" stroke="#140c06" stroke-width="1.8"/>'
    return wheel + arrow(room, radius, ink) + number(room, ink, 17)


def number(room: int, ink: str, size: int) -> str:
    return f'<text y="{size * 0.34:.1f}" font-size="{size}" fill="{ink}">{NUMBER[room]}</text>'


def arrow(room: int, radius: float, ink: str) -> str:
    """A bow over the number, with a head where the turn goes."""
    r, flip = radius * 0.76, TURNS[room]
    x, y = flip * r * cos(pi / 4), -r * sin(pi / 4)
    bow = f'<path d="M{-x:.1f} {y:.1f}A{r:.1f} {r:.1f} 0 0 {int(flip > 0)} {x:.1f} {y:.1f}" fill="none" '
    head = f'<path d="M{x:.1f} {y:.1f}l{-5.2 * flip:.1f} .4l{4.6 * flip:.1f} -5.2z" fill="{ink}"/>'
    return f'{bow}stroke="{ink}" stroke-width="2"/>{head}'


def seal(room: int) -> str:
    """The gear again at the north-west corner, where tokens never hide it."""
    colour, ink = GEARS[ROOMS[room]["gear_colour"]]
    disc = f'<circle r="13" fill="{colour}" stroke="#140c06" stroke-width="2"/>'
    return at(2, 2, disc + arrow(room, 13, ink) + number(room, ink, 15))


# ---- walls and portcullises


def edges(room: int, quarters: int, sort: int) -> list[tuple[float, float, bool]]:
    """Where edges of that sort begin, and whether they lie (and do not stand); each once."""
    found: list[tuple[float, float, bool]] = []
    for cell in range(CELLS):
        row, column = divmod(cell, SIDE)
        sides = [NORTH, WEST] + [SOUTH] * (row == SIDE - 1) + [EAST] * (column == SIDE - 1)
        for side in sides:
            if sort_of_edge(room, quarters, cell, side) == sort:
                x, y = (column + (side == EAST)) * SQUARE, (row + (side == SOUTH)) * SQUARE
                found.append((x, y, side in (NORTH, SOUTH)))
    return found


def inside(line: float) -> float:
    """Outer walls lie inside the tile, so that a double wall shows as two."""
    return min(max(line, INSET), ROOM - INSET)


def walls(room: int, quarters: int) -> str:
    path = ""
    for x, y, lies in edges(room, quarters, WALL):
        path += f"M{x} {inside(y):g}h{SQUARE}" if lies else f"M{inside(x):g} {y}v{SQUARE}"
    return "".join([f'<path class="{layer}" d="{path}"/>' for layer in ("wsh", "w0", "w1")])


def gates(room: int, quarters: int) -> str:
    return "".join([at(x, y, gate(lies)) for x, y, lies in edges(room, quarters, PORTCULLIS)])


def gate(lies: bool) -> str:
    """Steel bars between two stone posts, drawn as it stands and turned where it lies."""
    bars = "".join([f'<path class="{layer}" d="M-5 {y:g}h10"/>' for y in BARS for layer in ("grk", "gr1")])
    posts = "".join([f'<rect class="post" x="-6.5" y="{y:g}" width="13" height="8" rx="1.5"/>' for y in (-3.12, 39.12)])
    drawn = f'<path class="gr0" d="M0 3.5v37"/>{bars}<path class="gr2" d="M0 4.4v35.2"/>{posts}'
    return f'<g transform="rotate(-90)">{drawn}</g>' if lies else drawn
