"""A fight that somebody has set up, as one short text: for links, options and test fixtures (DL-R90).

    heroes.y1_warrior_3.y1_thief_4_1~monsters.goblin.troll~traps.pendulum~food.1~rooms.labyrinth.-.-~cards.-.fireball

The text says in short what a scenario says in words (notation.py); the same checks hold for both.
"""

from typing import Final

from undercroft.engine.errors import BrokenScenario, WrongOption
from undercroft.engine.position_text import Words, index
from undercroft.games.dungeon_lords.cards import CELL_IDS, CELLS, HERO_IDS, HERO_STACKS, START_TUNNELS, YEARS
from undercroft.games.dungeon_lords_training import notation
from undercroft.games.dungeon_lords_training.puzzle import Value
from undercroft.games.dungeon_lords_training.solver import Solver, TooLarge
from undercroft.games.dungeon_lords_training.state import UNKNOWN, Training

NONE: Final = "none"  # the option's value where nobody has set up anything
RULE: Final = ("DL-R90",)
EMPTY: Final = "-"
# What may be named, and how much of it at most.
LISTS: Final = {"heroes": 4, "monsters": 6, "traps": 6, "rooms": 3, "cards": 4}
NUMBERS: Final = {"food": 9, "gold": 9, "imps": 9, "round": 4, "year": YEARS}
TILES: Final = [CELL_IDS[cell] for cell in range(CELLS) if START_TUNNELS >> cell & 1]  # the entrance first
JUDGED: Final = 40_000  # positions searched for the best result; larger fights are played unjudged


def lay_out(s: Training, text: str) -> None:
    """The position of that text; whatever it says wrong is refused in words."""
    try:
        notation.overlay(s, words_of(text))
    except BrokenScenario as problem:
        raise WrongOption(f"This position cannot be laid out: {problem}", RULE) from None
    s.best_tiles, s.best_spent = best_of(s)


def best_of(s: Training) -> Value:
    solver = Solver(JUDGED)
    try:
        return solver.value(solver.root(s))
    except TooLarge:
        return UNKNOWN, UNKNOWN


def words_of(text: str) -> Words:
    """The same position as a scenario would write it."""
    said = parts_of(text)
    year = int(said.get("year", ["1"])[0])
    heroes = tuple([HERO_IDS[hero] for hero in HERO_STACKS[year - 1]])
    lord: Words = {name: int(said[name][0]) for name in ("food", "gold", "imps") if name in said}
    lord["queue"] = [heroes[index("heroes", name, heroes)] for name in said.get("heroes", [])]
    lord |= {"lair": said.get("monsters", []), "traps": said.get("traps", []), "tunnels": TILES}
    rooms = zip(TILES, said.get("rooms", []), strict=False)
    lord["rooms"] = {cell: room for cell, room in rooms if room != EMPTY}
    if len(set(lord["rooms"].values())) < len(lord["rooms"]):
        raise BrokenScenario("Every room is in the box only once.")
    if not lord["queue"]:
        raise BrokenScenario("A fight needs at least one hero.")
    town = [notation.FACE_DOWN if card == EMPTY else card for card in said.get("cards", [])]
    return {"year": year, "combat_round": int(said.get("round", ["1"])[0]), "town": town, "P1": lord}


def parts_of(text: str) -> dict[str, list[str]]:
    """The parts by their names; each is a list of names, or one number."""
    found: dict[str, list[str]] = {}
    for part in text.split("~"):
        name, *values = part.split(".")
        if name in found or not (name in LISTS or name in NUMBERS):  # mypyc cannot do `in` with stars
            raise BrokenScenario(f"'{name}' is said twice, or nothing of a position.")
        check_part(name, values)
        found[name] = values
    return found


def check_part(name: str, values: list[str]) -> None:
    if name in LISTS:
        if not 1 <= len(values) <= LISTS[name]:
            raise BrokenScenario(f"'{name}' names 1 to {LISTS[name]} things, not {len(values)}.")
        return
    least = 1 if name in ("round", "year") else 0
    value = values[0] if len(values) == 1 else ""
    if len(value) != 1 or value not in "0123456789" or not least <= int(value) <= NUMBERS[name]:
        raise BrokenScenario(f"'{name}' is a number from {least} to {NUMBERS[name]}.")
