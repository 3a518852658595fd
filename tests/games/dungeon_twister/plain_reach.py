"""A move by the text of the specification, slow and plain, on squares of the board: to compare the engine with.

It reads the view of an all-seeing eye and the drawings of the rooms, and nothing of the rules' own code. Whether a move
can still be ended is found by trying everything (DT-097).
"""

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any

from undercroft.games.dungeon_twister.cards import PACK

Square = tuple[int, int]
View = dict[str, Any]

DIRECTIONS: dict[str, Square] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
ROOMS: dict[str, dict[str, Any]] = {room["id"]: room for room in PACK["rooms"]["rooms"]}
MOVES: dict[str, int] = {each["id"]: each["move"] for each in PACK["characters"]["characters"]}
FLYING = ("wizard", "ghost")
PLAIN = ".RXM"  # floor, gear, pentagram, mist
HELD, DEAD = (-9, -9), (-8, -8)  # where a token is that is on no square


@dataclass(frozen=True)
class Thing:
    """A token as it is during a move: only its square can change."""

    id: str
    kind: str
    owner: int
    wounded: bool

    @property
    def is_object(self) -> bool:
        return self.kind not in MOVES

    @property
    def stands(self) -> bool:
        return not self.is_object and not self.wounded


@dataclass(frozen=True)
class Moving:
    """A state in the middle of a move: where everything is, what the mover holds."""

    here: Square
    steps: int
    held: frozenset[int]
    brought: frozenset[int]
    exchanged: bool
    where: tuple[Square, ...]  # of each token; the mover's own entry is not used


@dataclass
class Board:
    """The ground, the passable borders and the tokens of a position."""

    view: View
    official: bool
    terrain: dict[Square, str] = field(default_factory=dict)
    edges: dict[tuple[Square, Square], bool] = field(default_factory=dict)  # from a square to its side: passable
    lines: dict[Square, int] = field(default_factory=dict)
    illusions: dict[Square, tuple[str, int]] = field(default_factory=dict)
    things: list[Thing] = field(default_factory=list)
    where: list[Square] = field(default_factory=list)
    mover: int = -1
    known: dict[Moving, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for room in self.view["rooms"]:
            if room["room"] is not None:
                self.lay(room)
        for line in self.view["lines"]:
            self.lines.update(dict.fromkeys([(x, y) for x, y in line["squares"]], line["seat"]))
        self.illusions = {(i["x"], i["y"]): (i["kind"], i["owner"]) for i in self.view["illusions"]}
        for token in self.view["tokens"]:
            self.things.append(Thing(token["id"], token["kind"], token["owner"], token["wounded"]))
            self.where.append(HELD if token["x"] is None else (token["x"], token["y"]))

    def lay(self, room: dict[str, Any]) -> None:
        """The cells and edges of a room, turned as it lies (section 2.2)."""
        drawn, freed = ROOMS[room["room"]], [*room["open"], *room["broken"], *room["breached"]]
        for r in range(5):
            for c in range(5):
                row, column = r, c
                sides = {"north": (r, c, "h"), "east": (r, c + 1, "v"), "south": (r + 1, c, "h"), "west": (r, c, "v")}
                order = list(DIRECTIONS)
                for _ in range(room["turned"]):
                    row, column = column, 4 - row
                    order = [*order[1:], order[0]]  # what was drawn in the north looks east after one turn
                square = (5 * room["column"] + column, 5 * room["row"] + row)
                self.terrain[square] = drawn["cells"][r][c]
                for drawn_side, side in zip(DIRECTIONS, order, strict=True):
                    a, b, kind = sides[drawn_side]
                    number = a * 5 + b if kind == "h" else 30 + a * 6 + b
                    self.edges[square, beside(square, side)] = drawn[kind][a][b] == "." or number in freed

    # ---- squares

    def exists(self, square: Square) -> bool:
        return square in self.terrain or square in self.lines

    def in_contact(self, a: Square, b: Square) -> bool:
        """DT-002, DT-003, DT-006."""
        return self.exists(b) and self.edges.get((a, b), True) and self.edges.get((b, a), True)

    def is_pit(self, square: Square) -> bool:
        """DT-270; DT-294 with the official rulings."""
        if self.illusions.get(square, ("", 0))[0] == "illusory_pit":
            return True
        return self.terrain.get(square) in (("P", "G") if self.official else ("P",))

    def is_plain(self, square: Square) -> bool:
        return self.terrain.get(square, "") in tuple(PLAIN) and square not in self.illusions

    def anchors(self, pit: Square) -> int:
        """DT-237: squares in contact on which a character can stand."""
        near = [beside(pit, side) for side in DIRECTIONS]
        return sum([self.in_contact(pit, n) and (self.is_plain(n) or n in self.lines) for n in near])

    # ---- the mover

    @property
    def me(self) -> Thing:
        return self.things[self.mover]

    def most(self, thing: Thing) -> int:
        """DT-107, DT-317."""
        if thing.kind in ("ghost", "neutral_monk") or (thing.kind == "goblin" and self.view["scenario"] == 3):
            return 0
        return 2 if thing.kind == "paladin" else 1

    def begin(self, mover: int) -> Moving:
        """He takes along what he carries (DT-012)."""
        self.mover = mover
        self.known = {}
        here = self.where[mover]
        others = [i for i, square in enumerate(self.where) if square == here and i != mover]
        held = frozenset(others) if self.most(self.me) else frozenset()
        where = tuple([HELD if i in held else square for i, square in enumerate(self.where)])
        return Moving(here, MOVES[self.me.kind], held, frozenset(), False, where)

    def has_moved(self, m: Moving) -> bool:
        return m.steps < MOVES[self.me.kind]

    def on(self, m: Moving, square: Square) -> list[int]:
        return [i for i, at in enumerate(m.where) if at == square and i != self.mover]

    def has(self, tokens: Any, kind: str) -> bool:
        return any(self.things[i].kind == kind for i in tokens)

    def upright(self, m: Moving, square: Square) -> Thing | None:
        return next((self.things[i] for i in self.on(m, square) if self.things[i].stands), None)

    def mine(self, square: Square) -> bool:
        """An illusion of the Illusionist's own colour (DT-225)."""
        return self.me.kind == "illusionist" and self.illusions.get(square, ("", -1))[1] == self.me.owner

    def gift(self, square: Square) -> bool:
        """DT-271: pits that he crosses by himself."""
        if self.terrain.get(square) == "G" and square not in self.illusions:
            return self.me.kind in FLYING
        return self.me.kind in ("thief", "elf_scout", *FLYING) or self.mine(square)

    # ---- steps

    def step(self, m: Moving, side: str) -> Square | None:
        """The square of a step, whatever comes after it; None where he cannot go."""
        there = beside(m.here, side)
        ghost = self.me.kind == "ghost"
        if not (self.exists(there) if ghost else self.in_contact(m.here, there)):
            return None
        fits = self.enters_line(m, there) if there in self.lines else ghost or self.enters(m, there)
        return there if fits and self.passes(m, there) else None

    def enters_line(self, m: Moving, there: Square) -> bool:
        """DT-092, DT-115, DT-301, DT-341."""
        if self.me.kind == "neutral_monk":
            return False
        own = self.lines[there] == self.me.owner
        return own or (self.view["scenario"] != 6 and self.upright(m, there) is None)

    def enters(self, m: Moving, there: Square) -> bool:
        """DT-092, DT-096, DT-193, DT-225, DT-271, DT-281, DT-294."""
        if self.illusions.get(there, ("", 0))[0] == "rubble":
            return self.mine(there)
        if self.is_pit(there):
            return self.enters_pit(m, there)
        what = self.terrain[there]
        wizard = self.me.kind == "wizard"
        return what in PLAIN + "K" or (what == "G" and wizard) or (what == "F" and wizard and self.official)

    def enters_pit(self, m: Moving, there: Square) -> bool:
        if self.gift(there):
            return not self.is_pit(m.here) or self.gift(m.here)
        if self.is_pit(m.here):
            return False  # DT-238
        if self.has(self.on(m, there), "rope") or (self.has(m.held, "rope") and self.anchors(there) >= 2):
            return True
        other = self.upright(m, there)
        return other is not None and other.kind == "thief" and other.owner == self.me.owner

    def passes(self, m: Moving, there: Square) -> bool:
        """DT-093, DT-094, DT-302."""
        other = self.upright(m, there)
        if other is None or other.owner == self.me.owner:
            return True
        return self.me.kind in (*FLYING, "neutral_monk") or other.kind == "neutral_monk"

    def is_out(self, there: Square) -> bool:
        return there in self.lines and self.lines[there] != self.me.owner

    def after(self, m: Moving, there: Square) -> list[Moving]:
        """What a step leads to: nothing where he leaves or dies, several where rocks strike one of two (DT-290)."""
        if self.is_out(there):
            return []
        arrived = replace(m, here=there, steps=m.steps - 1, brought=m.held, exchanged=False)
        struck = self.terrain.get(there) == "K" and self.me.kind not in FLYING
        if not struck or self.has(m.held, "fire_shield") or self.has(self.on(m, there), "fire_shield"):
            return [arrived]
        bodies = [i for i in m.held if not self.things[i].is_object]
        return [self.without(arrived, body) for body in bodies]

    def without(self, m: Moving, body: int) -> Moving:
        held = m.held - {body}
        where = tuple([DEAD if i == body else square for i, square in enumerate(m.where)])
        return replace(m, held=held, brought=held, where=where)

    # ---- stopping

    def may_stop(self, m: Moving) -> bool:
        """DT-099, DT-268, DT-272."""
        if not self.ends_on(m):
            return False
        found = self.on(m, m.here)
        people = [self.things[i] for i in found if not self.things[i].is_object]
        if any(not self.carries(other) for other in people):
            return False
        if self.most(self.me) == 0:
            return len(found) <= 1 and not m.held
        return len(found) + len(m.held) <= self.most(self.me)

    def carries(self, other: Thing) -> bool:
        """DT-101, DT-112, DT-336, DT-337."""
        if not other.wounded or self.me.kind == "princess" or self.most(self.me) == 0:
            return False
        return other.owner == self.me.owner or other.kind == "princess"

    def ends_on(self, m: Moving) -> bool:
        if m.here in self.lines:
            return self.lines[m.here] == self.me.owner and self.me.kind != "neutral_monk"
        if self.is_plain(m.here):
            return True
        if not self.is_pit(m.here) or self.mine(m.here):
            return False
        if self.me.kind == "thief" and (self.terrain[m.here] != "G" or m.here in self.illusions):
            return True
        if self.most(self.me) == 0:
            return False
        ropes = [i for i in m.held if self.things[i].kind == "rope"]
        found_here = self.has(self.on(m, m.here), "rope") or any(i not in m.brought for i in ropes)
        return found_here or (bool(ropes) and self.anchors(m.here) >= 2)

    # ---- exchanges

    def loads(self, m: Moving) -> list[frozenset[int]]:
        """All loads but the present one (DT-103 to DT-107)."""
        if m.exchanged:
            return []
        choice = [*self.available(m), *m.held]
        found = [frozenset(c) for n in range(self.most(self.me) + 1) for c in combinations(choice, n)]
        return [load for load in found if self.named(load) != self.named(m.held) and self.may_leave(m, load)]

    def named(self, load: frozenset[int]) -> tuple[str, ...]:
        return tuple(sorted(self.things[i].id for i in load))

    def gives(self, other: Thing) -> bool:
        """DT-104, DT-303, DT-335."""
        if other.kind == "princess" and not self.view["princess_awake"]:
            return False
        return other.owner == self.me.owner or other.kind == "neutral_monk"

    def available(self, m: Moving) -> list[int]:
        other = self.upright(m, m.here)
        if other is not None and not self.gives(other):
            return []
        return [i for i in self.on(m, m.here) if self.things[i].is_object or self.carries(self.things[i])]

    def may_leave(self, m: Moving, load: frozenset[int]) -> bool:
        """DT-098, DT-106, DT-212, DT-241, DT-242."""
        rest = [i for i in [*self.on(m, m.here), *m.held] if i not in load]
        dropped = [i for i in m.held if i not in load]
        if self.is_pit(m.here) and not self.may_leave_on_pit(m, rest):
            return False
        return not dropped or (self.bears(m, dropped) and self.rests(m, rest))

    def bears(self, m: Moving, dropped: list[int]) -> bool:
        other = self.upright(m, m.here)
        if other is not None:
            return self.gives(other)
        kinds = [self.things[i].kind for i in dropped]
        if self.is_pit(m.here):
            own = [i for i in dropped if i in m.brought]
            return set(kinds) <= {"rope"} and (not own or self.anchors(m.here) >= 2)
        if m.here in self.lines:
            return True
        if self.terrain[m.here] in "FG" or m.here in self.illusions:
            return False
        return self.terrain[m.here] != "K" or all(self.things[i].is_object for i in dropped)

    def rests(self, m: Moving, rest: list[int]) -> bool:
        """DT-011 for what stays, with something put down."""
        other = self.upright(m, m.here)
        wounded = [self.things[i] for i in rest if self.things[i].wounded]
        objects = [i for i in rest if self.things[i].is_object]
        if other is None:
            return len(wounded) <= 1 and len(objects) <= 1
        if self.most(other) == 0:
            return not wounded and len(objects) <= 1
        own = all(each.owner == other.owner or each.kind == "princess" for each in wounded)
        return own and (other.kind != "princess" or not wounded) and len(wounded) + len(objects) <= self.most(other)

    def may_leave_on_pit(self, m: Moving, rest: list[int]) -> bool:
        """No friend loses the Rope he needs; whom a Thief carries needs none (DT-241, DT-242, invariant 3)."""
        rift = self.terrain[m.here] == "G" and m.here not in self.illusions
        thief = any(self.things[i].kind == "thief" and self.things[i].stands for i in rest) and not rift
        if self.has(rest, "rope") or thief:
            return True
        return all(self.things[i].is_object or self.things[i].owner != self.me.owner for i in rest)

    def exchange(self, m: Moving, load: frozenset[int]) -> Moving:
        """Who lay on a pit by a Rope that is gone now dies, and what he had is lost (DT-110, DT-242)."""
        where = [HELD if i in load else m.here if i in m.held else square for i, square in enumerate(m.where)]
        if self.is_pit(m.here):
            present = [i for i, square in enumerate(where) if square == m.here and i != self.mover]
            if not self.has(present, "rope") and not any(self.things[i].stands for i in present):
                for i in present:
                    where[i] = DEAD
        return replace(m, held=load, exchanged=True, where=tuple(where))

    # ---- what is offered

    def ends(self, m: Moving) -> bool:
        """Whether the move can be brought to a legal end: stop, exit, or death on rocks (DT-097)."""
        if m not in self.known:
            self.known[m] = False
            stops = self.has_moved(m) and self.may_stop(m)
            self.known[m] = stops or bool(self.steps(m)) or bool(self.useful(m))
        return self.known[m]

    def steps(self, m: Moving) -> list[str]:
        if m.steps == 0:
            return []
        return [side for side in DIRECTIONS if self.leads_on(m, self.step(m, side))]

    def leads_on(self, m: Moving, there: Square | None) -> bool:
        if there is None:
            return False
        after = self.after(m, there)
        return not after or any(self.ends(each) for each in after)

    def useful(self, m: Moving) -> list[frozenset[int]]:
        return [load for load in self.loads(m) if self.ends(self.exchange(m, load))]

    def options(self, m: Moving) -> Counter[str]:
        """Step, exchange, stop; taking something on the last square is stopping there (DT-012)."""
        found = [f"step {side}" for side in self.steps(m)]
        stops = self.has_moved(m) and self.may_stop(m)
        if self.useful(m) and not (m.steps == 0 and self.may_stop(m)):
            found.append("exchange")
        return Counter([*found, "stop"] if stops else found)


def beside(square: Square, side: str) -> Square:
    return square[0] + DIRECTIONS[side][0], square[1] + DIRECTIONS[side][1]
