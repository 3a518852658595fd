"""Action 3: move (DT-087 to DT-121). Where one may go is in walking.py, what one may carry in exchanging.py."""

from typing import ClassVar

from undercroft.engine.state import Frame, Pile
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import (
    EXCHANGE,
    GIVE_UP,
    HOLD,
    HOLD_NO_MORE,
    STEP,
    STOP,
    token_named,
    token_value,
)
from undercroft.games.dungeon_twister.cards import MOVE
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Args, Asking, named
from undercroft.games.dungeon_twister.rules.exchanging import exchange, loads
from undercroft.games.dungeon_twister.rules.ground import bodies, is_exit, neighbour, rocks_harm
from undercroft.games.dungeon_twister.rules.leaving import escape
from undercroft.games.dungeon_twister.rules.walking import (
    arrive,
    can_go_on,
    ends_somehow,
    legal_step,
    may_stop,
    whisper,
)
from undercroft.games.dungeon_twister.rules.wounds import kill, let_go, scorer
from undercroft.games.dungeon_twister.state import IN_HAND, DungeonTwister
from undercroft.games.dungeon_twister.tokens import carried_wounded, holds, put


def load_of(s: DungeonTwister, walker: int) -> Pile:
    """What he carries: objects and wounded (DT-012, DT-210)."""
    return tuple(sorted(holds(s, walker) + carried_wounded(s, walker)))


def take_up(s: DungeonTwister, walker: int) -> None:
    """A move begins, of so many steps as he has (DT-087): what he carries goes along."""
    s.mover = walker
    s.steps = MOVE[s.kind[walker]]
    s.held = load_of(s, walker)
    s.brought = ()  # all of it was on this square when the visit began
    s.exchanged = 0
    for token in s.held:
        put(s, token, IN_HAND)


def put_down(s: DungeonTwister) -> None:
    """A move ends: he carries what rests with him (DT-012)."""
    for token in s.held:
        put(s, token, s.at[s.mover])
    s.held = ()


def can_move(s: DungeonTwister, walker: int) -> bool:
    """Whether a move of at least one step is possible (DT-088)."""
    steps, held = MOVE[s.kind[walker]], load_of(s, walker)
    if steps == 0:
        return False  # DT-233
    if can_go_on(s, walker, held, s.at[walker], steps):
        return True  # nearly always; no other table is needed to see it
    trial = s.copy(whisper(s.door))
    take_up(trial, walker)
    return any([legal_step(trial, d) for d in DIRECTIONS]) or len(useful_loads(trial)) > 0


def begin_move(s: DungeonTwister, walker: int) -> None:
    take_up(s, walker)
    s.frames.append((at.MOVE, s.active, 0, 0))
    s.door.tell(messages.MOVES, (s.active, s.owner[walker], s.kind[walker]))


def has_moved(s: DungeonTwister) -> bool:
    return s.steps < MOVE[s.kind[s.mover]]


def useful_loads(s: DungeonTwister) -> list[Pile]:
    """Loads with which the move can go on. On the last square taking something is simply stopping there (DT-012)."""
    if s.steps == 0 and may_stop(s, s.mover, s.held, s.brought, s.at[s.mover]):
        return []
    return [load for load in loads(s) if goes_on_with(s, load)]


def goes_on_with(s: DungeonTwister, load: Pile) -> bool:
    trial = s.copy(whisper(s.door))
    exchange(trial, load)
    if has_moved(s):
        return ends_somehow(trial)
    return any([legal_step(trial, d) for d in DIRECTIONS])  # a move has at least one step (DT-088)


class Move(Asking):
    """Step, exchange or stop (DT-089). Frame: 0, 0; the mover and his steps stand in the state."""

    name: ClassVar[str] = "move"
    rules: ClassVar[tuple[str, ...]] = ("DT-089", "DT-091", "DT-097", "DT-099", "DT-103")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        found = [STEP.code(d) for d in DIRECTIONS if s.steps > 0 and legal_step(s, d)]
        if useful_loads(s):
            found.append(EXCHANGE)
        if has_moved(s) and may_stop(s, s.mover, s.held, s.brought, s.at[s.mover]):
            found.append(STOP)
        return found

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        if code == EXCHANGE:
            s.frames.append((at.EXCHANGE, seat, 0, 0))
        elif code == STOP:
            put_down(s)
            s.door.tell(messages.STOPPED, (s.owner[s.mover], s.kind[s.mover], *square_of(s, s.at[s.mover])))
            s.frames.pop()
        else:
            step(s, STEP.value(code))

    def expected(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return [*[STEP.code(d) for d in DIRECTIONS], STOP]

    def why_not(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        stop, go = "DT-099" if has_moved(s) else "DT-088", "DT-091" if s.steps else "DT-087"
        return tuple(dict.fromkeys([stop if code == STOP else go, *self.rules]))

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return {**named(s, s.mover), "steps": s.steps}


def step(s: DungeonTwister, direction: int) -> None:
    """One square on, and what that square does to him. Out is out: nothing is taken up there (DT-117)."""
    there = neighbour(s, s.mover, s.at[s.mover], direction)
    if is_exit(s, s.mover, there):
        s.frames.pop()
        escape(s, s.mover, s.held)
        s.held = ()
        return
    arrive(s, there)
    s.door.tell(messages.STEPPED, (s.owner[s.mover], s.kind[s.mover], *square_of(s, there)))
    if rocks_harm(s, s.mover, s.held, there):
        strike(s)


def strike(s: DungeonTwister) -> None:
    """Falling rocks hit the body he carries, or himself (DT-284 to DT-287, DT-290)."""
    shields = bodies(s, s.held)
    if shields:
        s.frames.append((at.GIVE_UP, s.active, 0, 0))
        return
    s.frames.pop()
    let_go(s)
    kill(s, s.mover, scorer(s, s.mover), messages.BY_ROCKS)


class GiveUp(Asking):
    """Which of two carried bodies the rocks strike (DT-286, DT-290). Frame: 0, 0."""

    name: ClassVar[str] = "give-up"
    rules: ClassVar[tuple[str, ...]] = ("DT-286", "DT-290")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return GIVE_UP.codes(sorted([token_value(s, token) for token in bodies(s, s.held)]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        victim = token_named(s, GIVE_UP.value(code), list(s.held))
        s.held = tuple([token for token in s.held if token != victim])
        kill(s, victim, scorer(s, victim), messages.BY_ROCKS)


class Exchange(Asking):
    """The new load, thing by thing in the order of their numbers (DT-103). Frame: things held so far, as bits, 0."""

    name: ClassVar[str] = "exchange"
    rules: ClassVar[tuple[str, ...]] = ("DT-103", "DT-104", "DT-105", "DT-106", "DT-107")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        chosen = things_in(f[2])
        possible = [load for load in useful_loads(s) if load[: len(chosen)] == chosen]
        more = {token_value(s, load[len(chosen)]) for load in possible if len(load) > len(chosen)}
        return HOLD.codes(sorted(more)) + ([HOLD_NO_MORE] if chosen in possible else [])

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        chosen = things_in(f[2])
        if code == HOLD_NO_MORE:
            s.frames.pop()
            exchange(s, chosen)
            return
        possible = [load for load in useful_loads(s) if load[: len(chosen)] == chosen and len(load) > len(chosen)]
        token = token_named(s, HOLD.value(code), [load[len(chosen)] for load in possible])
        s.frames[-1] = (at.EXCHANGE, seat, f[2] | 1 << token, 0)

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return {"number": f[2].bit_count(), **super().option_args(s, f, seat, code)}


def things_in(bits: int) -> Pile:
    """The tokens of a set, in the order of their numbers."""
    return tuple([token for token in range(bits.bit_length()) if bits >> token & 1])
