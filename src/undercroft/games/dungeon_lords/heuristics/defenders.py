"""Who can strike in which round of a combat: one trap and one monster, in a room two, the strongest first."""

from typing import Final

from undercroft.engine.piles import without
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import CURSED_RING, DEMON, GHOST, MONSTER_IDS, TRAP_DOOR, TRAP_IDS, in_order
from undercroft.games.dungeon_lords.heuristics.shape import room_is_near
from undercroft.games.dungeon_lords.rules.plan_stages import AT_MONSTER, AT_TRAP
from undercroft.games.dungeon_lords.state import NO_CONQUEST, NOTHING, DungeonLords

# What a monster of each kind deals in one round, and (vampire, golem) again in every later one.
STRIKE: Final[list[float]] = in_order(
    MONSTER_IDS,
    {
        "goblin": 2.4,
        "slime": 2.4,
        "ghost": 1.8,
        "troll": 3.2,
        "witch": 3.8,
        "vampire": 2.8,
        "golem": 4.0,
        "dragon": 5.0,
        "demon": 5.5,
    },
)
AGAIN: Final[list[float]] = [{"vampire": 2.0, "golem": 4.0}.get(name, 0.0) for name in MONSTER_IDS]
TRAP_STRIKE: Final[list[float]] = in_order(
    TRAP_IDS,
    {
        "rolling_stone": 3.0,
        "pendulum": 2.8,
        "fire_wall": 3.6,
        "trap_door": 2.6,
        "poisoned_dart": 2.8,
        "antimagic_dart": 1.6,
        "poisoned_meal": 3.6,
        "cursed_ring": 3.4,
        "kamikaze_imp": 4.2,
    },
)
HARDER: Final = 0.6  # in year 2
HOLDING: Final = (TRAP_DOOR, CURSED_RING)


class Defence:
    """Harm by monsters and by traps, round by round from the present one, and whether the party is held there."""

    __slots__ = ("held", "strikes", "traps")

    def __init__(self, rounds: int) -> None:
        self.strikes = [0.0] * rounds
        self.traps = [0.0] * rounds
        self.held = [False] * rounds


def defence_of(s: DungeonLords, seat: int, rounds: int, planning: bool) -> Defence:
    """`planning`: a plan of the present round is made, or half made; what it leaves open is still free."""
    defence = Defence(rounds)
    lair, store = s.lairs[seat], s.traps[seat]
    traps_from, monsters_from, again = 0, 0, 0.0
    slots = 2 if room_is_near(s, seat) else 1
    if planning:
        is_open = s.plans >> seat & 1 == 1
        slots = 2 if s.halls[seat] >> s.plan_tiles[seat] & 1 else 1
        if is_open or s.plan_stages[seat] > AT_TRAP:
            traps_from = 1
            store = lay_planned(s, seat, defence, store, is_open)
        if is_open or s.plan_stages[seat] > AT_MONSTER:
            monsters_from, slots = 1, 1
            again = max([0.0, *[AGAIN[kind] for kind in s.sent[seat]]])
            lair = send_planned(s, seat, defence, lair, is_open)
        if s.battler == seat and s.effects & NO_CONQUEST:
            defence.held[0] = True
    add_monsters(defence, lair, monsters_from, slots, again)
    add_traps(defence, store, traps_from, HARDER * (s.year - 1))
    return defence


def lay_planned(s: DungeonLords, seat: int, defence: Defence, store: Pile, is_open: bool) -> Pile:
    """The traps of the plan strike now; what is left in the store."""
    for trap in s.plan_traps[seat]:
        defence.traps[0] += TRAP_STRIKE[trap] + HARDER * (s.year - 1)
        if trap in HOLDING:
            defence.held[0] = True
        if not is_open:
            store = without(store, trap)
    return store


def send_planned(s: DungeonLords, seat: int, defence: Defence, lair: Pile, is_open: bool) -> Pile:
    """The monsters of the plan that have not acted yet strike now; who is left in the lair."""
    defence.strikes[0] += STRIKE[GHOST] * s.ghosts_sent[seat]
    for kind in s.sent[seat]:
        defence.strikes[0] += STRIKE[kind]
        if kind == DEMON:
            defence.held[0] = True
        if not is_open:
            lair = without(lair, kind)
    return lair


def add_monsters(defence: Defence, lair: Pile, begin: int, slots: int, again: float) -> None:
    """Ghosts all at once; golem and vampire again where nobody else is left."""
    rounds, place, free = len(defence.strikes), begin, slots
    for kind in sorted(lair, key=STRIKE.__getitem__, reverse=True):
        again = max(again, AGAIN[kind])
        if kind == GHOST:
            if begin < rounds:
                defence.strikes[begin] += STRIKE[GHOST]
        elif place < rounds:
            defence.strikes[place] += STRIKE[kind]
            defence.held[place] = defence.held[place] or kind == DEMON
            free -= 1
            if not free:
                place, free = place + 1, 1
    for number in range(place, rounds):
        if defence.strikes[number] < again:
            defence.strikes[number] += again


def add_traps(defence: Defence, store: Pile, begin: int, harder: float) -> None:
    place = begin
    for harm in sorted([TRAP_STRIKE[trap] for trap in store], reverse=True):
        if place == len(defence.traps):
            return
        defence.traps[place] += harm + harder
        place += 1


def is_planned(s: DungeonLords, seat: int) -> bool:
    """Whether there is a plan for the present round, perhaps half made."""
    return s.combat_round > 0 and s.plan_tiles[seat] != NOTHING
