"""Battles for rule tests: a party, a card, defenders.

Heroes are written as in the specification: `warrior_4a[2]` has two damage markers; the year is added.
"""

import re
from collections.abc import Sequence
from typing import Any

from tests.games.dungeon_lords.play import LordsTable, Words, lords
from undercroft.games.dungeon_lords.cards import HERO_IDS
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.sequence import PHASE_IDS

LADDER: dict[str, int] = {
    "trap": at.TRAP,
    "fast": at.FAST_SPELL,
    "monsters": at.NEXT_MONSTER,
    "slow": at.SLOW_SPELL,
    "healing": at.HEALING,
    "conquest": at.CONQUEST,
    "late": at.LATE_EFFECTS,
}
PARTY = re.compile(r"(\w+)(?:\[(\d+)\])?")


def hero(name: str, year: int = 1, seat: str = "P1") -> str:
    """The id of a hero who is written shortly."""
    full = {"paladin": f"paladin_{year}", "illusion": f"illusion-{seat}"}.get(name, name)
    return full if full in HERO_IDS else f"y{year}_{full}"


def lord(party: str, year: int = 1, seat: str = "P1", **things: Any) -> Words:
    """A lord with that party before his dungeon, and what else he owns."""
    found = [(hero(name, year, seat), int(wounds or 0)) for name, wounds in PARTY.findall(party)]
    marked = {name: wounds for name, wounds in found if wounds}
    return {"queue": [name for name, _ in found], "wounds": marked, **things}


def plan(
    laid: Sequence[str] = (), sent: Sequence[str] = (), ghosts: int = 0, bait: int = 0, tile: str = "3-1"
) -> Words:
    """A plan that lies open: what it names is neither in the lair nor among the traps."""
    return {"tile": tile, "traps": list(laid), "monsters": list(sent), "ghosts": ghosts, "bait": bait}


def combat(phase: str, *lords_of: Words, card: str = "", combat_round: int = 1, **rest: Any) -> LordsTable:
    """That phase of combat in autumn, with these lords; one alone has a neighbour without heroes."""
    words = {f"P{number + 1}": each for number, each in enumerate(lords_of)}
    holders = [name for name, each in words.items() if any(hero.startswith("paladin") for hero in each["queue"])]
    town = {"town": ["?"] * (combat_round - 1) + [card]} if card else {}
    there = {"paladin": holders[0]} if holders else {}
    rest = {"season": "autumn", "combat_round": combat_round, **town, **there, **words, **rest}
    return lords(phase, players=rest.pop("players", max(2, len(words))), **rest)


def battle(
    party: str,
    *,
    steps: str = "",
    year: int = 1,
    laid: Sequence[str] = (),
    sent: Sequence[str] = (),
    ghosts: int = 0,
    bait: int = 0,
    tile: str = "3-1",
    card: str = "",
    combat_round: int = 1,
    also: Words | None = None,
    options: Words | None = None,
    paladin: str = "",
    **things: Any,
) -> LordsTable:
    """P1's battle with that plan, or some steps of its ladder alone; `things` are what he owns."""
    words = lord(party, year, plan=plan(laid, sent, ghosts, bait, tile), **things)
    rest: Words = {"paladin": paladin} if paladin else {}
    fields = {**(steps_alone(steps) if steps else {}), **(also or {})}
    return combat(
        "battle", words, card=card, combat_round=combat_round, year=year, also=fields, options=options, **rest
    )


def steps_alone(steps: str) -> Words:
    """The middle of P1's battle, with these steps before him; no word of the notation stands there."""
    ladder = [(LADDER[word], 0, 0, 0) for word in reversed(steps.split())]
    return {"phase": PHASE_IDS.index("battle"), "battler": 0, "frames": [(at.BATTLE_ENDS, 0, 0, 0), *ladder]}


def trap(party: str, *laid: str, **rest: Any) -> LordsTable:
    """The trap step alone, on a tunnel."""
    return battle(party, steps="trap", laid=laid, **rest)


def attack(party: str, *sent: str, steps: str = "monsters", **rest: Any) -> LordsTable:
    """The monster step (and what is named) in a tunnel or a room of `rooms`."""
    return battle(party, steps=steps, sent=sent, **rest)
