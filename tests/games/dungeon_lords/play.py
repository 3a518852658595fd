"""Tables for the rule tests: the whole game, seated at a phase in words and ended with a phase.

A test proves what its phase does. The phases after it would tax, feed and send heroes before anybody is asked again, so
the match ends where the phase named by `until` does. Everything else is the game as it is played.
"""

from typing import Any, Self

from undercroft.engine.chance import fast_source
from undercroft.engine.game import Game
from undercroft.engine.state import Pile, freeze
from undercroft.engine.testing.table import PlayTable, seat_number, sit
from undercroft.games.dungeon_lords.cards import (
    CELL_IDS,
    HERO_IDS,
    ILLUSIONS,
    MONSTER_IDS,
    PALADINS,
    PLACE_IDS,
    SPACES_EACH,
    TRAP_IDS,
)
from undercroft.games.dungeon_lords.game import DungeonLordsRules
from undercroft.games.dungeon_lords.meta import META
from undercroft.games.dungeon_lords.rules.sequence import PHASE_IDS
from undercroft.games.dungeon_lords.state import DungeonLords

Words = dict[str, Any]

EVERYBODY = ["everybody"]
NAMES = ("P1", "P2", "P3", "P4", "N1", "N2")  # who stands on a space, by number


class Until(DungeonLordsRules):
    """The rules of the game; the match is over when that phase is, or the set-up."""

    def __init__(self, phase: str) -> None:
        super().__init__()
        self.last = ("set_up", *PHASE_IDS).index(phase) - 1

    def next_phase(self, s: DungeonLords) -> None:
        if s.phase == self.last:
            s.over = 1
        else:
            super().next_phase(s)


class LordsTable(PlayTable):
    """The shared table of tests, and what lies on it in the words of this game. P1's things unless said otherwise."""

    @property
    def s(self) -> DungeonLords:
        """The state, to look at."""
        assert isinstance(self.match.state, DungeonLords)
        return self.match.state

    def lays(self, name: str, *orders: str) -> Self:
        """Three orders, with two players one for the non-player besides, and the confirmation."""
        laid = [f"order {order}" for order in orders[:3]] + [f"hide {order}" for order in orders[3:]]
        return self.plays(name, *laid, "confirm")

    def why_not(self, name: str, choice: str) -> tuple[str, ...]:
        """The rules against a choice, which must be refused."""
        return self.refuses(name, choice).rules

    def audiences(self, kind: str = "choice") -> list[list[str]]:
        """Who may see each choice so far, or each outcome of that kind of chance, as the record has it."""
        entries: Any = self.match.record.to_data()["entries"]
        found = [entry.get("to") for entry in entries if kind in entry or entry.get("chance") == kind]
        return [EVERYBODY if to is None else [NAMES[seat] for seat in to] for to in found]

    def seen_by(self, kind: str = "choice") -> list[str]:
        """Who may see the last of them."""
        return self.audiences(kind)[-1]

    def standing(self, place: str) -> list[str]:
        """Who stands on I, II and III of that place."""
        first = PLACE_IDS.index(place) * SPACES_EACH
        return [("" if who < 0 else NAMES[who]) for who in self.s.spaces[first : first + SPACES_EACH]]

    def failed(self, name: str = "P1") -> list[str]:
        """The orders of this round that carry a minion."""
        return [place for number, place in enumerate(PLACE_IDS) if self.s.failed[seat_number(name)] >> number & 1]

    def line(self, name: str = "P1") -> str:
        """The party, front first, with its markers."""
        return " ".join([self.short(hero) for hero in self.s.queues[seat_number(name)]])

    def short(self, hero: int) -> str:
        name = HERO_IDS[hero]
        name = "illusion" if hero >= ILLUSIONS else "paladin" if hero in PALADINS else name[3:]
        return f"{name}[{self.s.wounds[hero]}]" if self.s.wounds[hero] else name

    def prison(self, name: str = "P1") -> list[str]:
        return [self.short(hero) for hero in self.s.prisons[seat_number(name)]]

    def lair(self, name: str = "P1") -> list[str]:
        return kinds(self.s.lairs[seat_number(name)])

    def down(self, name: str = "P1") -> list[str]:
        return kinds(self.s.down[seat_number(name)])

    def traps(self, name: str = "P1") -> list[str]:
        return [TRAP_IDS[trap] for trap in self.s.traps[seat_number(name)]]

    def conquered(self, name: str = "P1") -> list[str]:
        return cells(self.s.conquered[seat_number(name)])

    def told(self, message: str) -> list[tuple[object, ...]]:
        """The arguments of all messages of that kind that everybody heard, without seat; heroes without their year."""
        return [spoken(event["args"]) for event in self.match.events(None) if event["id"] == message]


def lords(
    at: str,
    *chance: str,
    until: str = "",
    players: int = 4,
    also: Words | None = None,
    options: Words | None = None,
    **position: Any,
) -> LordsTable:
    """A table at the beginning of that phase; it plays on to the end of the phase `until`, or of this one."""
    game = Game(META, Until(until or at), "", players, options or {})
    return LordsTable(sit(game, {"at": at, **position}, *chance, also=also).match)


def go_on(table: LordsTable, at: str, **fields: object) -> LordsTable:
    """The same position at the beginning of that phase, with these fields of the state changed."""
    game = Game(META, Until(at), "", table.s.players, table.match.game.options)
    changed = {name: freeze(value) for name, value in fields.items()}
    data = table.s.to_data() | {"phase": PHASE_IDS.index(at) - 1, "frames": [], "over": 0} | changed
    return LordsTable(game.begin_at(data, fast_source(0), None))


def each(**things: list[Any]) -> Words:
    """What the lords own, seat by seat: `each(evil=[5, 9])` is P1 with 5 and P2 with 9."""
    count = max(len(values) for values in things.values())
    return {f"P{seat + 1}": {thing: values[seat] for thing, values in things.items()} for seat in range(count)}


def spoken(args: Any) -> tuple[object, ...]:
    return tuple([without_year(str(value)) if key == "hero" else value for key, value in args.items() if key != "seat"])


def without_year(hero: str) -> str:
    return hero[3:] if hero[:3] in ("y1_", "y2_") else hero


def kinds(pile: Pile) -> list[str]:
    return [MONSTER_IDS[kind] for kind in pile]


def cells(bits: int) -> list[str]:
    return [cell for number, cell in enumerate(CELL_IDS) if bits >> number & 1]
