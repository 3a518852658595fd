"""Colours and shapes of the drawn rooms: flagstones, dark walls with a light cap, steel bars between stone posts."""

from typing import Final

SQUARE: Final = 44
ROOM: Final = 5 * SQUARE
INSET: Final = 3.5  # an outer wall lies inside its own room

FLOORS: Final[dict[str, str]] = {
    "room_green": "#bdb684", "room_red": "#cfa68a", "room_teal": "#a6b3a6", "room_grey": "#bcb0a0",
    "room_sand": "#cbbb92", "room_blue": "#aab2b8",
    "room_violet": "#b8a9b4", "room_slate": "#a7a9a5",
}  # fmt: skip
GEARS: Final[dict[str, tuple[str, str]]] = {  # the cog, and the ink on it
    "room_yellow": ("#d3a422", "#1a0f06"), "room_blue": ("#2f6bb0", "#fff7e4"), "room_cyan": ("#1f97a1", "#fff7e4"),
    "room_red": ("#a52f25", "#fff7e4"), "room_orange": ("#d1702a", "#1a0f06"), "room_green": ("#4c8436", "#fff7e4"),
    "room_purple": ("#74489a", "#fff7e4"), "room_white": ("#efe7d6", "#1a0f06"), "room_brown": ("#774e2c", "#fff7e4"),
    "room_pink": ("#cd7c95", "#1a0f06"), "room_lime": ("#9bb436", "#1a0f06"), "room_black": ("#26211c", "#fff7e4"),
}  # fmt: skip

CSS: Final = (
    "text{font-family:Grenze,Georgia,serif;font-weight:800;text-anchor:middle;font-variant-numeric:lining-nums}"
    ".cap{font:600 15px Georgia,serif;fill:#e9d9b8}.from{font:italic 13px Georgia,serif;fill:#ac9470}"
    ".gl{stroke:#2a1b0e;stroke-opacity:.2;fill:none}"
    ".wsh,.w0{fill:none;stroke-width:10;stroke-linecap:square}.w0{stroke:#140c06}"
    ".wsh{stroke:#000;stroke-opacity:.3;transform:translate(2px,3px)}"
    ".w1{fill:none;stroke:#b5946a;stroke-width:4.6;stroke-linecap:square}"
    ".gr0{stroke:#0f1114;stroke-width:5}.grk{stroke:#0c0d10;stroke-width:5;stroke-linecap:round}"
    ".gr1{stroke:#c9d1d8;stroke-width:2.6;stroke-linecap:round}.gr2{stroke:#7d8894;stroke-width:2}"
    ".post{fill:#86694a;stroke:#140c06;stroke-width:1.6}"
    ".pit{fill:#17100a;stroke:#0a0603;stroke-width:2}.deep{fill:#050302}.lip{stroke:#5a4630;stroke-width:1.5;fill:none}"
)
DEFS: Final = (
    '<pattern id="flags" width="88" height="88" patternUnits="userSpaceOnUse"><path d="M0 22h30M30 0v44M58 44v44'
    'M30 30h58M0 66h58M58 60h30M74 0v30M14 44v22" fill="none" stroke="#3a2a14" stroke-opacity=".13" '
    'stroke-width="1.2"/></pattern>'
    f'<clipPath id="tile"><rect width="{ROOM}" height="{ROOM}" rx="3"/></clipPath>'
)

# Terrain on a square of 44, by the letter of the drawing. The gear is drawn apart: it knows its room.
PIT: Final = (
    '<rect class="pit" x="7" y="7" width="30" height="30" rx="2"/><rect class="deep" x="12" y="13" width="20" '
    'height="19" rx="1"/><path class="lip" d="M8 36V8h28M12 32l-4 4M32 13l4-5"/>'
)
FOUNTAIN: Final = (
    '<circle cx="22" cy="22" r="18" fill="#8b7a63" stroke="#140c06" stroke-width="2"/><circle cx="22" cy="22" r="13" '
    'fill="#4d8ba3" stroke="#2a1b0e" stroke-width="1.5"/><path d="M12 22q5-5 10 0t10 0M14 27q4-4 8 0t8 0" fill="none" '
    'stroke="#d9ecf0" stroke-width="1.6"/><circle cx="22" cy="20" r="4" fill="#c8b894" stroke="#140c06"/>'
)
ROCKS: Final = (
    '<rect x="3" y="3" width="38" height="38" rx="2" fill="none" stroke="#8c1f12" stroke-width="2.5" '
    'stroke-dasharray="5 4"/><path d="M8 33l5-12 9-2 5 8-3 8-11 2z" fill="#7f7263" stroke="#140c06" '
    'stroke-width="1.6"/><path d="M22 20l4-11 10 3 1 10-8 5z" fill="#93856f" stroke="#140c06" stroke-width="1.6"/>'
    '<path d="M28 36l2-8 8 1 0 8z" fill="#6d6155" stroke="#140c06" stroke-width="1.6"/>'
)
MIST: Final = (
    '<rect width="44" height="44" fill="#eef0ec" fill-opacity=".55"/><path d="M2 12q7-6 14 0t14 0 12 0M4 23q7-6 14 0'
    't14 0 8 0M2 34q7-6 14 0t14 0 12 0" fill="none" stroke="#7f8a8a" stroke-width="2" stroke-linecap="round"/>'
)
RIFT: Final = (
    '<rect x="1" y="1" width="42" height="42" fill="#17100a"/><path d="M1 1h42l-6 7 3 8-5 7 5 8-4 7 7 5H1l7-6-4-8 5-7'
    '-5-8 5-7z" fill="#050302" stroke="#5a4630" stroke-width="1.6" stroke-linejoin="round"/>'
)
SQUARES: Final[dict[str, str]] = {"P": PIT, "F": FOUNTAIN, "K": ROCKS, "M": MIST, "G": RIFT}
STAR: Final = (  # over the four squares of the pentagram, drawn around their middle
    '<g fill="none" stroke="#8c1f12" stroke-width="3" stroke-linejoin="round"><circle r="38"/>'
    '<path d="M0 -38L22.3 30.7L-36.1 -11.7H36.1L-22.3 30.7Z"/></g>'
)
