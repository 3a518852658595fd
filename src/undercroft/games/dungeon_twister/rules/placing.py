"""Placing tokens face down on the rooms, and turning up the start teams (DT-044 to DT-050, DT-321, DT-331)."""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import LAY, PICK, PLACE, square_named, square_value
from undercroft.games.dungeon_twister.cards import MONK
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import place_at, square_of
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Args, Asking, named
from undercroft.games.dungeon_twister.rules.chance import FIRST_PLACER, FIRST_PLAYER
from undercroft.games.dungeon_twister.rules.hidden import come_to_light
from undercroft.games.dungeon_twister.rules.revealing import free_squares, turn_up
from undercroft.games.dungeon_twister.rules.slots import slot_value, tile_named
from undercroft.games.dungeon_twister.state import (
    NOBODY,
    ON_TILE,
    STOCK,
    TEAM,
    TO_PLACE,
    DungeonTwister,
)
from undercroft.games.dungeon_twister.tokens import put

TOKEN: Final = 64  # in a frame: this plus the chosen token
QUOTA: Final = 4  # tokens of a player in the free rooms of scenario 6 (DT-332)
ONLY: Final = {"blue_only": "blue", "orange_only": "orange"}


def begin_placing(s: DungeonTwister) -> None:
    """A random player begins (DT-044)."""
    s.placer = s.door.draw(FIRST_PLACER, tuple(range(s.players)))
    s.frames.append((at.PLACING, s.placer, 0, 0))


def stock(s: DungeonTwister, seat: int) -> list[int]:
    """His tokens behind the screen, his monk included."""
    own = [*range(seat * TEAM, (seat + 1) * TEAM), s.players * TEAM + seat]
    return [token for token in own if token < len(s.at) and s.at[token] == STOCK]


class Placing(Asking):
    """One token of one's own, secretly, then a room below its limit (DT-045). Frame: TOKEN + token or 0, 0."""

    name: ClassVar[str] = "placing"
    rules: ClassVar[tuple[str, ...]] = ("DT-045", "DT-046", "DT-047", "DT-331", "DT-332")
    secret = True

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        if not f[2]:
            return PICK.codes(sorted({s.kind[token] for token in stock(s, seat)}))
        tiles = [tile for tile in range(s.config.layout.tiles) if takes_token(s, tile, seat)]
        return LAY.codes(sorted([slot_value(s, tile) for tile in tiles]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        if not f[2]:
            token = next(each for each in stock(s, seat) if s.kind[each] == PICK.value(code))
            s.frames[-1] = (at.PLACING, seat, TOKEN + token, 0)
            return
        token, tile = f[2] - TOKEN, tile_named(s, LAY.value(code))
        s.at[token] = ON_TILE - tile
        s.stacks[tile] = (*s.stacks[tile], token)
        if s.kind[token] == MONK:
            s.door.reveal()  # everybody sees that it is the monk (DT-297)
        message = messages.LAID_MONK if s.kind[token] == MONK else messages.LAID
        s.door.tell(message, (seat, *s.config.layout.slots[tile]))
        self.pass_on(s, seat)

    def pass_on(self, s: DungeonTwister, seat: int) -> None:
        """Who has no token left is skipped (DT-047)."""
        for i in range(1, s.players + 1):
            other = (seat + i) % s.players
            if stock(s, other):
                s.frames[-1] = (at.PLACING, other, 0, 0)
                return
        s.frames.pop()

    def skip(self, s: DungeonTwister, f: Frame) -> None:
        self.pass_on(s, f[1])

    def audience(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Audience:
        return only(seat) if PICK.has(code) else PUBLIC

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        chosen = {"chosen": 1, **named(s, f[2] - TOKEN)} if f[2] else {"chosen": 0}
        return {**chosen, **super().option_args(s, f, seat, code)}


def takes_token(s: DungeonTwister, tile: int, seat: int) -> bool:
    """Below its limit, and in scenario 6 open to that colour (DT-045, DT-331, DT-332)."""
    layout = s.config.layout
    if len(s.stacks[tile]) >= layout.limits[tile]:
        return False
    role = layout.roles[tile]
    if role in ONLY:
        return ONLY[role] == layout.colours[seat]
    return role != "free" or in_free_rooms(s, seat) < QUOTA


def in_free_rooms(s: DungeonTwister, seat: int) -> int:
    tiles = [tile for tile, role in enumerate(s.config.layout.roles) if role == "free"]
    return sum([s.owner[token] == seat for tile in tiles for token in s.stacks[tile]])


def begin_game(s: DungeonTwister) -> None:
    s.frames.append((at.TEAMS_UP, NOBODY, 0, 0))


class TeamsUp(Auto[DungeonTwister]):
    """All start teams are turned up together, and a first player is drawn (DT-049, DT-050). Frame: 0, 0."""

    name: ClassVar[str] = "teams-up"
    rules: ClassVar[tuple[str, ...]] = ("DT-049", "DT-050", "DT-321", "DT-333")

    def run(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        s.door.reveal()
        for seat in range(s.players):
            turn_up_team(s, seat)
        if s.config.scenario == SACRIFICE:
            s.first = s.config.layout.seat("blue")
            s.frames.append((at.OPEN_ROOM, 1 - s.first, 0, 0))
            return
        s.first = s.door.draw(FIRST_PLAYER, tuple(range(s.players)))
        s.door.tell(messages.BEGINS, (s.first,))
        lay_out_open_rooms(s)


def turn_up_team(s: DungeonTwister, seat: int) -> None:
    s.door.tell(messages.TEAM_UP, (seat,))
    for number, dot in enumerate(s.config.layout.dots[seat]):
        if dot in s.at:
            token = come_to_light(s, s.at.index(dot), number)
            s.door.tell(messages.STANDS, (seat, s.kind[token], *square_of(s, dot)))


def lay_out_open_rooms(s: DungeonTwister) -> None:
    """Scenario 4: the tokens on the open rooms are turned up and placed by their owners in turn (DT-321)."""
    open_tiles = [tile for tile in range(len(s.stacks)) if s.room_of[tile] != NO_ROOM and s.stacks[tile]]
    for tile in open_tiles:
        for token in s.stacks[tile]:
            put(s, token, TO_PLACE)
            s.door.tell(messages.TOKEN_SHOWN, (s.owner[token], s.kind[token]))
    if open_tiles:
        s.frames.append((at.OPEN_ROOM, s.placer, 0, 0))


class OpenRoom(Asking):
    """Before the first turn: where the next own token on an open room goes (DT-321).

    In scenario 6: which start room is turned up first (DT-333). Frame: 0, 0.
    """

    name: ClassVar[str] = "open-room"
    rules: ClassVar[tuple[str, ...]] = ("DT-321", "DT-333")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        if s.config.scenario == SACRIFICE:
            return LAY.codes(sorted([slot_value(s, tile) for tile in start_rooms(s)]))
        token = next_of(s, seat)
        if token == NOBODY:
            return []
        squares = [square_of(s, place) for place in free_squares(s, tile_of(s, token))]
        return PLACE.codes(sorted([square_value(x, y) for x, y in squares]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        if s.config.scenario == SACRIFICE:
            s.frames.pop()
            turn_up(s, tile_named(s, LAY.value(code)), seat)
            return
        token = next_of(s, seat)
        x, y = square_named(PLACE.value(code))
        tile = tile_of(s, token)
        s.stacks[tile] = tuple([each for each in s.stacks[tile] if each != token])
        put(s, token, place_at(s, x, y))
        s.door.tell(messages.PLACED, (seat, s.owner[token], s.kind[token], x, y))
        self.skip(s, f)

    def skip(self, s: DungeonTwister, f: Frame) -> None:
        other = (f[1] + 1) % s.players
        if next_of(s, other) != NOBODY:
            s.frames[-1] = (at.OPEN_ROOM, other, 0, 0)
        elif next_of(s, f[1]) == NOBODY:
            s.frames.pop()

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        token = {} if s.config.scenario == SACRIFICE else named(s, next_of(s, seat))
        return {"scenario": s.config.scenario, **token, **super().option_args(s, f, seat, code)}


def start_rooms(s: DungeonTwister) -> list[int]:
    """Orange's start rooms that are still face down (DT-333)."""
    roles = s.config.layout.roles
    return [tile for tile, role in enumerate(roles) if role == "orange_only" and s.room_of[tile] == NO_ROOM]


def next_of(s: DungeonTwister, seat: int) -> int:
    """His next token on an open room: in the order of the content."""
    own = [token for stack in s.stacks for token in stack if s.at[token] == TO_PLACE and s.owner[token] == seat]
    return min(own, default=NOBODY)


def tile_of(s: DungeonTwister, token: int) -> int:
    return next(tile for tile, stack in enumerate(s.stacks) if token in stack)
