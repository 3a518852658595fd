"""The party that a lord will face, as one body: all hit points, hearts and trap symbols together."""

from typing import Final

from undercroft.games.dungeon_lords.cards import (
    HEARTS,
    HERO_TYPE,
    HIT_POINTS,
    PALADIN,
    PALADIN_SPACE,
    PALADINS,
    POINTS,
    SEASONS,
    TRAP_SYMBOLS,
    WINTER,
)
from undercroft.games.dungeon_lords.state import GONE, TENT, DungeonLords

USUAL: Final[list[float]] = [3.6, 5.3]  # hit points of a hero yet unknown, year 1 and 2
USUAL_SYMBOLS: Final[list[float]] = [0.4, 0.62]  # and his hearts and trap symbols
SURELY: Final[list[float]] = [0.0, 0.05, 0.15, 0.35, 0.95]  # that the paladin comes: four spaces below his own, and on
CAUGHT: Final[list[float]] = [float(POINTS["heroes"])] * PALADIN + [float(POINTS["paladins"]), 0.0]  # by type
PRISONER: Final = float(POINTS["heroes"])
ELUSIVE: Final = 0.5  # of the points for a paladin before the combat: he spoils traps, heals and casts spells


class Party:
    """Who stands, or will stand, at an entrance."""

    __slots__ = ("behind", "health", "hearts", "symbols", "worth")

    def __init__(self) -> None:
        self.health = 0.0
        self.hearts = 0.0
        self.symbols = 0.0
        self.behind: list[float] = []  # hit points up to and with each hero, front first
        self.worth: list[float] = []  # points for each as a prisoner

    def add(self, health: float, hearts: float, symbols: float, worth: float) -> None:
        self.health += health
        self.hearts += hearts
        self.symbols += symbols
        self.behind.append(self.health)
        self.worth.append(worth)


def party_of(s: DungeonLords, seat: int, rank: int, more_evil: int) -> Party:
    """`rank`: how many are nicer. `more_evil`: what payday will add to the evil of the seat."""
    party = Party()
    has_paladin = False
    for hero in s.queues[seat]:
        kind = HERO_TYPE[hero]
        has_paladin = has_paladin or kind == PALADIN
        health = HIT_POINTS[hero] + s.bonus.count(hero) - s.wounds[hero]
        worth = CAUGHT[kind] if s.combat_round or kind != PALADIN else ELUSIVE * CAUGHT[kind]
        party.add(health, HEARTS[hero], TRAP_SYMBOLS[hero], worth)
    if not s.combat_round:
        add_heroes(s, rank, party, SEASONS - 1 - len(s.queues[seat]) + has_paladin)
        if not has_paladin:
            add_paladin(s, seat, more_evil, party)
    return party


def add_heroes(s: DungeonLords, rank: int, party: Party, missing: int) -> None:
    """Those that can be seen coming go by the rank of today (DL-237); the rest is as usual."""
    for coming in (s.heroes_now if s.season != WINTER else (), s.heroes_next):
        if missing and rank < len(coming):
            hero = coming[rank]
            party.add(HIT_POINTS[hero], HEARTS[hero], TRAP_SYMBOLS[hero], PRISONER)
            missing -= 1
    symbols = USUAL_SYMBOLS[s.year - 1]
    for _ in range(missing):
        party.add(USUAL[s.year - 1], symbols, symbols, PRISONER)


def add_paladin(s: DungeonLords, seat: int, more_evil: int, party: Party) -> None:
    """A part of him, the more the nearer one is to his space; he stays with whoever is as evil (DL-259, DL-260)."""
    evil = s.evil[seat] + more_evil
    if s.paladin == GONE or (s.paladin != TENT and evil <= s.evil[s.paladin]):
        return
    surely = SURELY[max(0, min(len(SURELY) - 1, evil - PALADIN_SPACE + len(SURELY) - 1))]
    if surely:
        hero, worth = PALADINS[s.year - 1], surely * ELUSIVE * CAUGHT[PALADIN]
        party.add(surely * HIT_POINTS[hero], surely * HEARTS[hero], surely * TRAP_SYMBOLS[hero], worth)
