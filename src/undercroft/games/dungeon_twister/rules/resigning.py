"""Resigning, and draws by agreement: at any time, outside all decisions (DT-190)."""

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import OFFER_DRAW, RESIGN
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.revealing import placer
from undercroft.games.dungeon_twister.rules.scoring import AGREED, LAST_ONE, finish
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister


def may_leave(s: DungeonTwister, f: Frame, seat: int) -> bool:
    """With two the match is over at once. With more it goes on: not in set-up, nor in the middle of an own action."""
    if s.players == 2:
        return True
    return s.turn > 0 and (s.active != seat or f[0] in (at.ACTION_CARD, at.ACTION))


def unasked(s: DungeonTwister, f: Frame, seat: int) -> list[int]:
    """One offer of a draw for each player and turn; a resigned player says no more."""
    if s.over or s.resigned >> seat & 1:
        return []
    found = [RESIGN] if may_leave(s, f, seat) else []
    return found if s.offered >> seat & 1 else [*found, OFFER_DRAW]


def take_unasked(s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
    if code == RESIGN:
        s.resigned |= 1 << seat
        s.reached = tuple([each for each in s.reached if each != seat])  # he cannot win any more
        s.door.tell(messages.RESIGNED, (seat,))
        go_on_without(s, f, seat)
    else:
        s.offered |= 1 << seat
        s.door.tell(messages.DRAW_OFFERED, (seat,))
    if not s.over and all([s.offered >> each & 1 for each in staying(s)]):
        s.door.tell(messages.DRAW_AGREED, ())
        finish(s, AGREED, NOBODY)


def staying(s: DungeonTwister) -> list[int]:
    return [seat for seat in range(s.players) if not s.resigned >> seat & 1]


def go_on_without(s: DungeonTwister, f: Frame, seat: int) -> None:
    """The last one left wins at once; otherwise what he was asked goes to others, or his turn ends."""
    left = staying(s)
    if len(left) == 1:
        finish(s, LAST_ONE, left[0])
    elif f[0] in (at.ACTION_CARD, at.ACTION) and f[1] == seat:
        s.frames[-1] = (at.TURN_ENDS, seat, 0, 0)
    elif f[0] == at.PLACE and f[1] == seat:
        _, _, tile, revealer = f
        s.frames[-1] = (at.PLACE, placer(s, tile, revealer), tile, revealer)
