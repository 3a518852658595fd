"""Positions of the building year for rule tests: a state made by hand, played by the machine.

The tests speak the language of players (`table.plays("P1", "dig 2-1")`), but need no view and no combat.
"""

from collections.abc import Callable
from typing import Any

from undercroft.engine.chance import Outcome, ScriptedSource, fast_source
from undercroft.engine.door import Door, may_see
from undercroft.engine.machine import Offered, advance
from undercroft.engine.piles import put
from undercroft.engine.state import Pile
from undercroft.engine.steps import Auto, Rules, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import (
    CELL_IDS,
    CELLS,
    HERO_IDS,
    HERO_STACKS,
    MONSTER_IDS,
    MONSTER_STACKS,
    PLACE_IDS,
    ROOM_IDS,
    ROOM_STACKS,
    SEASON_IDS,
    SPACES_EACH,
    TRAP_DECK,
    TRAP_IDS,
    TROLL,
)
from undercroft.games.dungeon_lords.meta import META
from undercroft.games.dungeon_lords.rules import (
    carrying_out,
    digging,
    events,
    heroes,
    hiring,
    imps_and_traps,
    mining,
    orders,
    production,
    production_together,
    rooms,
    special_events,
    spying,
    strike,
    take_back,
    waves,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.chance import CHANCE_KINDS
from undercroft.games.dungeon_lords.state import NON_PLAYER, Config, DungeonLords

BY_NUMBER: dict[int, Step[DungeonLords]] = {
    at.CHOOSE_INACCESSIBLE: orders.ChooseInaccessible(),
    at.CHOOSE_ORDERS: orders.ChooseOrders(),
    at.WAVE: waves.Wave(),
    at.ACTION: carrying_out.Action(),
    at.DO_IT: carrying_out.DoIt(),
    at.SPY: spying.Spy(),
    at.DIG: digging.Dig(),
    at.MINE: mining.Mine(),
    at.DISCARD_ONE_TRAP: imps_and_traps.DiscardOneTrap(),
    at.HIRE: hiring.Hire(),
    at.PAY_GOLEM: hiring.PayGolem(),
    at.PAY_DEMON: hiring.PayDemon(),
    at.HIRED: hiring.Hired(),
    at.TAKE_ROOM: rooms.TakeRoom(),
    at.BUILD_ROOM: rooms.BuildRoom(),
    at.PRODUCE: production.Produce(),
    at.TOOL_SHED: production.ToolShed(),
    at.PRODUCE_TOGETHER: production_together.ProduceTogether(),
    at.TAKE_BACK: take_back.TakeBack(),
    at.EVENT_FOR: events.EventFor(),
    at.PAYDAY: events.Payday(),
    at.TAX: events.Tax(),
    at.WITCH_HUNT: special_events.WitchHunt(),
    at.STRIKE: strike.Strike(),
    at.STRIKE_PART: strike.StrikePart(),
    at.LOSE_TRAP: special_events.LoseTrap(),
    at.IMPATIENT_HERO: heroes.ImpatientHero(),
}
LAST = max(BY_NUMBER)
NAMES = ("P1", "P2", "P3", "P4", "N1", "N2")


class BuildingRules(Rules[DungeonLords]):
    """The building year alone: where no frame is left, the machine stops."""

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.phases = []
        self.steps = [BY_NUMBER.get(number, Auto[DungeonLords]()) for number in range(LAST + 1)]
        self.chance_kinds = CHANCE_KINDS
        self.messages = messages.MESSAGES.table
        self.names = messages.NAMES

    def next_phase(self, s: DungeonLords) -> None:
        s.over = 1


RULES = BuildingRules()


def config(**options: object) -> Config:
    return Config({**{choice.name: choice.default for choice in META.options}, **options})


def fresh(
    players: int = 4, *, year: int = 1, season: str = "winter", start: int = 0, **options: object
) -> DungeonLords:
    """An empty table with full stacks; chance goes on with a fixed seed."""
    s = DungeonLords(players, config(**options), Door(fast_source(1)))
    s.year, s.season, s.start = year, SEASON_IDS.index(season), start
    s.trap_deck, s.monster_stack = TRAP_DECK, MONSTER_STACKS[year - 1]
    s.room_stack, s.hero_stack = ROOM_STACKS[year - 1], HERO_STACKS[year - 1]
    return s


NUMBERS = ("food", "gold", "evil", "seals")
DUNGEON = ("tunnels", "conquered", "rooms")


def give(s: DungeonLords, name: str, **things: Any) -> None:
    """What that lord owns: numbers, or ids where the state has ids (lair, traps, tunnels, rooms, orders, …)."""
    seat = seat_of(name)
    for thing, value in things.items():
        if thing in NUMBERS:
            getattr(s, thing)[seat] = value
        elif thing == "imps":
            s.imps[seat] = s.idle[seat] = value
        elif thing in DUNGEON:
            give_dungeon(s, seat, thing, value)
        else:
            give_cards(s, seat, thing, value)


def give_dungeon(s: DungeonLords, seat: int, thing: str, value: Any) -> None:
    if thing == "tunnels":
        s.tiles[seat] = cells(value)
    elif thing == "conquered":
        s.conquered[seat] = cells(value)
    else:
        build(s, seat, value)


def give_cards(s: DungeonLords, seat: int, thing: str, value: list[str]) -> None:
    if thing in ("lair", "down"):
        (s.lairs if thing == "lair" else s.down)[seat] = ids(MONSTER_IDS, value)
        s.idle_trolls[seat] = (s.lairs[seat] + s.down[seat]).count(TROLL)
    elif thing == "traps":
        s.traps[seat] = ids(TRAP_IDS, value)
    elif thing == "queue":
        s.queues[seat] = tuple([HERO_IDS.index(hero) for hero in value])
    elif thing in ("orders", "barred"):
        getattr(s, thing)[seat] = tuple([PLACE_IDS.index(order) for order in value])
    elif thing == "failed":
        s.failed[seat] = sum([1 << PLACE_IDS.index(order) for order in value])
    else:
        raise KeyError(thing)


def stand(s: DungeonLords, place: str, *names: str) -> None:
    """Minions on I, II, III of that place: P1 to P4, N1 and N2 for non-players, nothing for a free space."""
    for space, name in enumerate(names):
        if name:
            who = seat_of(name) + (NON_PLAYER if name[0] == "N" else 0)
            s.spaces[PLACE_IDS.index(place) * SPACES_EACH + space] = who


def standing(s: DungeonLords, place: str) -> list[str]:
    first = PLACE_IDS.index(place) * SPACES_EACH
    return [("" if who < 0 else NAMES[who]) for who in s.spaces[first : first + SPACES_EACH]]


def build(s: DungeonLords, seat: int, standing: dict[str, str]) -> None:
    for cell, room in standing.items():
        bit = 1 << CELL_IDS.index(cell)
        s.tiles[seat] |= bit
        s.halls[seat] |= bit
        s.built = put(s.built, ROOM_IDS.index(room), seat * CELLS + CELL_IDS.index(cell))


def ids(names: tuple[str, ...], wanted: list[str]) -> Pile:
    return tuple(sorted([names.index(name) for name in wanted]))


def cells(names: list[str]) -> int:
    return sum([1 << CELL_IDS.index(name) for name in names])


def names_of(bits: int) -> list[str]:
    return [CELL_IDS[cell] for cell in range(CELLS) if bits >> cell & 1]


def seat_of(name: str) -> int:
    return int(name[1:]) - 1


class Game:
    """A phase of the building year that is being played."""

    def __init__(self, s: DungeonLords, *chance: str) -> None:
        self.s = s
        self.offered: Offered = {}
        self.chance(*chance)

    def begin(self, phase: Callable[[DungeonLords], None]) -> "Game":
        self.s.over = 0
        phase(self.s)
        self.offered = advance(RULES, self.s)
        return self

    def chance(self, *outcomes: str) -> "Game":
        """Dictate the next outcomes, as `kind:outcome`."""
        if outcomes:
            self.s.door.source = ScriptedSource([outcome_of(each) for each in outcomes], fast_source(1))
        return self

    def offers(self, name: str) -> list[str]:
        return [ACTIONS.table[code].text for code in self.offered.get(seat_of(name), [])]

    def plays(self, name: str, *choices: str) -> "Game":
        for choice in choices:
            assert choice in self.offers(name), f"{choice} of {name} is not offered: {self.asks()}, {self.offers(name)}"
            f = self.s.frames[-1]
            RULES.steps[f[0]].take(self.s, f, seat_of(name), ACTIONS.parse(choice).code)
            self.offered = advance(RULES, self.s)
        return self

    def lays(self, name: str, *orders: str) -> "Game":
        """Three orders, with two players one for the non-player besides, and the confirmation."""
        laid = [f"order {order}" for order in orders[:3]] + [f"hide {order}" for order in orders[3:]]
        return self.plays(name, *laid, "confirm")

    def asks(self) -> list[str]:
        return [f"P{seat + 1}" for seat in self.offered]

    def step(self) -> str:
        return RULES.steps[self.s.frames[-1][0]].name if self.offered else ""

    def why_not(self, name: str, choice: str) -> tuple[str, ...]:
        """The rules against a choice, which must not be offered."""
        assert choice not in self.offers(name)
        f = self.s.frames[-1]
        return RULES.steps[f[0]].why_not(self.s, f, seat_of(name), ACTIONS.parse(choice).code)

    def news(self, name: str | None = None) -> list[str]:
        """Message ids that seat (None: a spectator) has heard."""
        viewer = None if name is None else seat_of(name)
        return [
            messages.MESSAGES.table[each].id for each, _, audience in self.s.door.events if may_see(audience, viewer)
        ]


def outcome_of(text: str) -> Outcome:
    kind, _, outcome = text.partition(":")
    for number, space in enumerate(CHANCE_KINDS):
        if space.name == kind:
            return number, space.outcomes.index(outcome)
    raise KeyError(kind)
