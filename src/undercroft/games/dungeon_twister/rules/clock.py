"""The clock of a turn, and what happens when it has run out (DT-166 to DT-171).

Nothing here reads the time. Which clocks there are follows from the position; that one has run out is an act unasked.
"""

from typing import Final

from undercroft.engine.clocks import Clock
from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import CLOCK_IDS, TIME_UP
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.chance import SQUARE_DRAW
from undercroft.games.dungeon_twister.rules.revealing import place_next, squares_for_next
from undercroft.games.dungeon_twister.state import DEAD, GONE, NOTHING, DungeonTwister
from undercroft.games.dungeon_twister.tokens import put

TURN: Final = 0
REACTION: Final = 1
MINUTE: Final = 60
ANEW: Final = 0
LAYING: Final = (at.LAY_FIRST, at.LAY_SECOND)
MOVING: Final = (at.MOVE, at.EXCHANGE, at.GIVE_UP)
BETWEEN_ACTIONS: Final = (at.ACTION_CARD, at.ACTION)


def clocks(s: DungeonTwister) -> list[Clock]:
    """That of the turn, also while it stands still; and who has to be quick now. There is none in the set-up."""
    if not s.config.clock or s.turn == 0 or s.over or not s.frames:
        return []
    asked = deciding(s, s.frames[-1])
    length = s.config.clock + MINUTE * s.granted  # DT-169
    found = [Clock(s.active, CLOCK_IDS[TURN], s.turn, length, s.active in asked, TIME_UP.code(TURN))]
    quick = [seat for seat in asked if must_be_quick(s, seat, asked)]
    return found + [
        Clock(seat, CLOCK_IDS[REACTION], ANEW, s.config.reaction, True, TIME_UP.code(REACTION)) for seat in quick
    ]


def deciding(s: DungeonTwister, f: Frame) -> list[int]:
    """Whom the top frame asks; while cards are laid at once, who has not laid one."""
    if f[0] == at.LAY_FIRST:
        return [seat for seat in range(s.players) if f[2] >> seat & 1 and s.laid[seat] == NOTHING]
    return [f[1]]


def must_be_quick(s: DungeonTwister, seat: int, asked: list[int]) -> bool:
    """Who places objects for the player in turn, or whose enemy has laid a card (DT-167, DT-168).

    An enemy of the player in turn waits for his card first; where that player lays none now he has a time of his own.
    """
    if s.frames[-1][0] not in LAYING:
        return seat != s.active
    return max(s.laid) != NOTHING or (seat != s.active and s.active not in asked)


def unasked(s: DungeonTwister, seat: int) -> list[int]:
    return [clock.code for clock in clocks(s) if clock.seat == seat and clock.runs]


def run_out(s: DungeonTwister, f: Frame, seat: int, which: int) -> None:
    """The time of the turn, or of an answer, is up."""
    s.door.tell(messages.TIME_UP if which == TURN else messages.TOO_SLOW, (seat,))
    if which == TURN:
        s.late = 1  # what is left of the action points lapses (DT-166)
    if f[0] in LAYING:
        lay_nothing(s, f, seat)
    elif f[0] == at.PLACE:
        if which == REACTION:
            hand_over(s, f)
        place_the_rest(s)
    elif f[0] not in BETWEEN_ACTIONS:
        break_off(s, f)


def lay_nothing(s: DungeonTwister, f: Frame, seat: int) -> None:
    """He plays his 0, and everybody knows it (DT-168, DT-171)."""
    s.laid[seat] = 0
    s.lapsed |= 1 << seat
    s.door.tell(messages.HAS_LAID, (seat,))
    if f[0] == at.LAY_SECOND:
        s.frames.pop()


def hand_over(s: DungeonTwister, f: Frame) -> None:
    """What the other has not placed in time the player in turn places himself (DT-167)."""
    s.frames[-1] = (at.PLACE, s.active, f[2], s.players + s.active)


def place_the_rest(s: DungeonTwister) -> None:
    """Where the time of the turn is up, chance places what its player has not placed (DT-171)."""
    while s.late and s.revealed and s.frames[-1][1] == s.active:
        f = s.frames[-1]
        place_next(s, f, s.door.draw(SQUARE_DRAW, tuple(squares_for_next(s, f[2]))))


def break_off(s: DungeonTwister, f: Frame) -> None:
    """An unfinished action: a move is cut back, anything else has not begun; the points are spent (DT-171)."""
    if f[0] in MOVING:
        cut_back(s)
    while s.frames[-1][0] != at.ACTION_ENDS:
        s.frames.pop()


def cut_back(s: DungeonTwister) -> None:
    """To the last point where he could stop, with loads and squares as then; the dead stay dead (DT-171, DT-R47)."""
    for token, place in enumerate(s.back):
        if s.at[token] not in (place, DEAD, GONE):
            put(s, token, place)
    s.held = ()
    s.door.tell(messages.CUT_BACK, (s.owner[s.mover], s.kind[s.mover], *square_of(s, s.at[s.mover])))
