"""Skittle Alley, a game that needs all that Torchlight does not: the second small game on which the engine is tested.

In each of three rounds everybody sets up skittles on three spots at the same time, openly, pin by pin: the first pin
anywhere, the second on an outer spot, the third in the middle, the fourth anywhere; a pin for which there is no room
lapses. Then everybody bets 0 to 5 points, secretly, that he will hit. Then all throw, one after the other, with an
angle and a force: where the ball ends is measured, or drawn where nothing measures. A hit brings its points and the
bet, a miss costs the bet. In each round whoever cheers first gets a point, and anybody may give up at any time.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from undercroft.engine.actions import Actions, Number
from undercroft.engine.chance import Source
from undercroft.engine.door import PUBLIC, Audience, Door
from undercroft.engine.game import Game, GameOption, Meta
from undercroft.engine.state import INT, INTS, Frame, State
from undercroft.engine.steps import ChanceKind, Message, Result, Rules, Step, Together

META: Final = Meta(
    name="skittle_alley",
    title="Skittle Alley",
    designers=("The Undercroft authors",),
    year=2026,
    players=(2, 3, 4),
    options=(GameOption("rounds", (1, 3, 9, 200, 500), 3, "SA-001"),),
    version="1",
    stage="example",
)

ACTIONS: Final = Actions()
PIN: Final = ACTIONS.add("pin", "spot", ("left", "middle", "right"))
BET: Final = ACTIONS.add("bet", numbers=(Number("points", 0, 5),))
THROW: Final = ACTIONS.add("throw", numbers=(Number("angle", -90, 90), Number("force", 1, 10)))
CHEER: Final = ACTIONS.add("cheer")
RESIGN: Final = ACTIONS.add("resign")

LANDING: Final = 0
CHANCE_KINDS: Final = [ChanceKind("landing", ("gutter", "one", "two", "three"))]
POOL: Final = (0, 0, 1, 1, 2, 3)

PINNED, LAPSED, BETS, THROWN, CHEERED, RESIGNED = range(6)
MESSAGES: Final = [
    Message("pinned", "seat", "spot"),
    Message("lapsed", "seat"),
    Message("bets", "seat", "points"),
    Message("thrown", "seat", "angle", "force", "hit"),
    Message("cheered", "seat"),
    Message("resigned", "seat"),
]

SPOTS: Final = ((0, 1, 2), (0, 2), (1,), (0, 1, 2))  # where each pin may stand
NO_BET: Final = -1


class Alley(State):
    """What stands and lies there."""

    __slots__ = ("bets", "cheered", "out", "pins", "points", "round", "rounds", "set")

    FIELDS: ClassVar[dict[str, str]] = {
        **State.FIELDS,
        "bets": INTS,
        "cheered": INT,
        "out": INTS,
        "pins": INTS,
        "points": INTS,
        "round": INT,
        "set": INTS,
    }

    def __init__(self, players: int, rounds: int, door: Door) -> None:
        super().__init__(players, door)
        self.rounds = rounds
        self.round = 0
        self.cheered = 1  # nobody cheers before the first throw
        self.out = [0] * players
        self.pins = [0] * players  # spots as bits
        self.set = [0] * players  # how many pins were set or lapsed
        self.bets = [NO_BET] * players
        self.points = [0] * players

    def copy(self, door: Door) -> "Alley":
        twin = Alley(self.players, self.rounds, door)
        twin.phase, twin.over, twin.frames = self.phase, self.over, self.frames[:]
        twin.round, twin.cheered = self.round, self.cheered
        twin.out, twin.pins, twin.set = self.out[:], self.pins[:], self.set[:]
        twin.bets, twin.points = self.bets[:], self.points[:]
        return twin

    def playing(self) -> list[int]:
        return [seat for seat in range(self.players) if not self.out[seat]]


SETTING, BETTING, THROWING = range(3)


def begin_round(s: Alley) -> None:
    if s.round == s.rounds:
        s.over = 1
        s.door.reveal()
        return
    s.round += 1
    s.pins, s.set, s.bets = [0] * s.players, [0] * s.players, [NO_BET] * s.players
    s.frames.append((SETTING, 0, 0, 0))


def begin_bets(s: Alley) -> None:
    s.frames.append((BETTING, 0, 0, 0))


def begin_throws(s: Alley) -> None:
    s.cheered = 0
    for seat in reversed(s.playing()):
        s.frames.append((THROWING, seat, 0, 0))


class Setting(Together[Alley]):
    """Everybody sets his own pins (SA-002); a pin without room lapses (SA-003)."""

    name: ClassVar[str] = "setting"
    rules: ClassVar[tuple[str, ...]] = ("SA-002", "SA-003")

    def seats(self, s: Alley, f: Frame) -> list[int]:
        return [seat for seat in s.playing() if s.set[seat] < len(SPOTS)]

    def options(self, s: Alley, f: Frame, seat: int) -> list[int]:
        return [PIN + spot for spot in SPOTS[s.set[seat]] if not s.pins[seat] >> spot & 1]

    def changes_others(self, s: Alley, f: Frame, seat: int, code: int) -> bool:
        return False

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        s.pins[seat] |= 1 << code - PIN
        s.set[seat] += 1
        s.door.tell(PINNED, (seat, code - PIN))

    def lapse(self, s: Alley, f: Frame, seat: int) -> None:
        s.set[seat] += 1
        s.door.tell(LAPSED, (seat,))

    def audience(self, s: Alley, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC

    def finish(self, s: Alley, f: Frame) -> None:
        s.frames.pop()


class Betting(Together[Alley]):
    """Everybody bets 0 to 5 points, secretly (SA-004)."""

    name: ClassVar[str] = "betting"
    rules: ClassVar[tuple[str, ...]] = ("SA-004",)

    def seats(self, s: Alley, f: Frame) -> list[int]:
        return [seat for seat in s.playing() if s.bets[seat] == NO_BET]

    def options(self, s: Alley, f: Frame, seat: int) -> list[int]:
        return [BET]

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        s.bets[seat] = s.door.values[0]

    def finish(self, s: Alley, f: Frame) -> None:
        s.frames.pop()
        for seat in s.playing():
            s.door.tell(BETS, (seat, s.bets[seat]))
        s.door.reveal()


class Throwing(Step[Alley]):
    """A throw with an angle and a force; where it ends is measured (SA-005)."""

    name: ClassVar[str] = "throwing"
    rules: ClassVar[tuple[str, ...]] = ("SA-005",)

    def options(self, s: Alley, f: Frame, seat: int) -> list[int]:
        return [] if s.out[seat] else [THROW]

    def take(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        angle, force = s.door.values
        hit = s.door.measure(LANDING, POOL, (angle, force))
        s.points[seat] += hit + s.bets[seat] if hit else -s.bets[seat]
        s.door.tell(THROWN, (seat, angle, force, hit))
        s.frames.pop()


PHASES: Final = ("setting", "betting", "throwing")
STEPS: Final = ("setting", "betting", "throwing")


def to_act(s: Alley) -> list[int]:
    """Who owes a choice, which is no secret here."""
    if s.over or not s.frames:
        return []
    f = s.frames[-1]
    return RULES.steps[f[0]].seats(s, f) if f[0] != THROWING else [f[1]]


def view(s: Alley, viewer: int | None, all_seeing: bool) -> dict[str, object]:
    """Bets are secret until all have bet."""
    is_open = all_seeing or s.over or all(s.bets[seat] != NO_BET for seat in s.playing())
    return {
        "game": "skittle_alley",
        "viewer": viewer,
        "phase": PHASES[s.phase],
        "step": STEPS[s.frames[-1][0]] if s.frames and not s.over else "",
        "to_act": to_act(s),
        "over": s.over == 1,
        "round": s.round,
        "points": list(s.points),
        "pins": list(s.pins),
        "out": list(s.out),
        "has_bet": [bet != NO_BET for bet in s.bets],
        "bets": [bet if is_open or seat == viewer else None for seat, bet in enumerate(s.bets)],
    }


class AlleyRules(Rules[Alley]):
    """The whole game, as the engine sees it."""

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.phases: list[tuple[str, Callable[[Alley], None]]] = [
            (PHASES[0], begin_round),
            (PHASES[1], begin_bets),
            (PHASES[2], begin_throws),
        ]
        self.steps: list[Step[Alley]] = [Setting(), Betting(), Throwing()]
        self.chance_kinds = CHANCE_KINDS
        self.messages = MESSAGES
        self.names: dict[str, tuple[str, ...]] = {}

    def fresh(self, players: int, options: dict[str, object], door: Door) -> Alley:
        return Alley(players, int(str(options["rounds"])), door)

    def set_up(self, s: Alley) -> None:
        """Nothing to set up."""

    def unasked(self, s: Alley, f: Frame, seat: int) -> list[int]:
        """Cheer as the first in a round of throws (SA-006), or give up (SA-007)."""
        if s.out[seat]:
            return []
        return [RESIGN] if s.cheered else [CHEER, RESIGN]

    def take_unasked(self, s: Alley, f: Frame, seat: int, code: int) -> None:
        if code == CHEER:
            s.cheered = 1
            s.points[seat] += 1
            s.door.tell(CHEERED, (seat,))
            return
        s.out[seat] = 1
        s.door.tell(RESIGNED, (seat,))
        if len(s.playing()) == 1:
            s.over = 1
            s.door.reveal()

    def why_over(self, s: Alley) -> tuple[str, ...]:
        return ("SA-001",)

    def view(self, s: Alley, viewer: int | None, all_seeing: bool) -> dict[str, object]:
        return view(s, viewer, all_seeing)

    def imagine(self, s: Alley, seat: int, source: Source) -> None:
        """Bets of the others that lie face down are any bets."""
        if all(s.bets[each] != NO_BET for each in s.playing()):
            return
        for other in range(s.players):
            if other != seat and s.bets[other] != NO_BET:
                s.bets[other] = source.below(6)

    def result(self, s: Alley) -> Result:
        scores = [points - 100 * s.out[seat] for seat, points in enumerate(s.points)]
        places = tuple([1 + sum([other > own for other in scores]) for own in scores])
        return Result(tuple(s.points), places, "rounds")

    def heuristic(self, s: Alley, seat: int) -> float:
        return 0.0 if s.out[seat] else min(1.0, max(0.0, 0.5 + (s.points[seat] - max(s.points)) / 40))


RULES: Final = AlleyRules()


def skittle_alley(players: int, **options: object) -> Game:
    return Game(META, RULES, "no content", players, options)
