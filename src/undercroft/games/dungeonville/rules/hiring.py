"""Phase 1: Hiring (DV-025 to DV-052)."""

from typing import ClassVar

from undercroft.engine.piles import without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import DECLINE, DISCARD, HIRE, PASS, USE
from undercroft.games.dungeonville.cards import PARTY, PRICE, TOKENS
from undercroft.games.dungeonville.powers import LUTE
from undercroft.games.dungeonville.rules.frames import (
    HIRE_TURN,
    HIRED_ONE,
    HIRING_ENDS,
    LUTE_CALL,
    MAKE_ROOM,
    WHOM,
)
from undercroft.games.dungeonville.rules.items import can_use, use
from undercroft.games.dungeonville.rules.neutrals import dissolve_if_neutral
from undercroft.games.dungeonville.rules.payment import ask_payment, wealth
from undercroft.games.dungeonville.rules.play_order import left_neighbour, stone_order
from undercroft.games.dungeonville.rules.town import discard, fill_town, renew_town
from undercroft.games.dungeonville.state import Dungeonville


def begin_hiring(s: Dungeonville) -> None:
    """Fill the town (DV-025), hand out tokens in round 1 (DV-030), let the laps begin with the stone (DV-034)."""
    s.door.tell(messages.ROUND, (s.round, s.stone))
    if s.config.renew:
        renew_town(s)
    else:
        fill_town(s)
    if s.round == 1:
        s.tokens = (TOKENS,) * s.players
    s.frames.append((HIRING_ENDS, s.stone, 0, 0))
    s.frames.append((HIRE_TURN, s.stone, 0, 0))


def everybody_has_three(s: Dungeonville) -> bool:
    for party in s.parties:
        if len(party) < PARTY:
            return False
    return True


class HireTurn(Auto[Dungeonville]):
    """The next hiring turn of a lap; counts the turns since the last hire (DV-034, DV-048 to DV-050)."""

    name: ClassVar[str] = "hire-turn"
    rules: ClassVar[tuple[str, ...]] = ("DV-034", "DV-048", "DV-049", "DV-050")

    def run(self, s: Dungeonville, f: Frame) -> None:
        seat, idle = f[1], f[2]
        if idle == s.players or everybody_has_three(s):
            s.frames.pop()
            return
        s.frames[-1] = (HIRE_TURN, left_neighbour(s, seat), idle + 1, 0)
        s.frames.append((MAKE_ROOM if len(s.parties[seat]) >= PARTY else WHOM, seat, 0, 0))
        if can_use(s, seat, LUTE, s.parties[seat]):
            s.frames.append((LUTE_CALL, seat, 0, 0))


class LuteCall(Step[Dungeonville]):
    """Bard's Lute: a new town before the hiring turn (DV-129)."""

    name: ClassVar[str] = "lute"
    rules: ClassVar[tuple[str, ...]] = ("DV-129", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return [USE + LUTE, DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, LUTE)
            renew_town(s)


class MakeRoom(Step[Dungeonville]):
    """With three or more: pass, or discard one of one's own adventurers to hire another (DV-036 to DV-039)."""

    name: ClassVar[str] = "make-room"
    rules: ClassVar[tuple[str, ...]] = ("DV-036", "DV-037", "DV-038")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if not s.town:
            return [PASS]
        return [PASS] + [DISCARD + adventurer for adventurer in s.parties[seat]]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.door.tell(messages.PASSED, (seat,))
            s.frames.pop()
            return
        s.parties[seat] = without(s.parties[seat], code - DISCARD)
        discard(s, (code - DISCARD,))  # no marker moves (DV-051)
        s.door.tell(messages.MADE_ROOM, (seat, code - DISCARD))
        s.frames[-1] = (WHOM, seat, 0, 0)


class Whom(Step[Dungeonville]):
    """Hire one adventurer in town whose full price can be paid; the Street is free (DV-035, DV-040 to DV-042)."""

    name: ClassVar[str] = "hire"
    rules: ClassVar[tuple[str, ...]] = ("DV-035", "DV-041")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        gold = wealth(s, seat)
        return [HIRE + adventurer for place, adventurer in enumerate(s.town) if PRICE[place] <= gold]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        adventurer = code - HIRE
        price = PRICE[s.town.index(adventurer)]
        s.frames[-1] = (HIRED_ONE, seat, adventurer, price)
        ask_payment(s, seat, price)

    def why_not(self, s: Dungeonville, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return ("DV-035",) if code in (PASS, DECLINE) else ("DV-041", "DV-040")

    def option_args(self, s: Dungeonville, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"gold": PRICE[s.town.index(code - HIRE)]}


class HiredOne(Auto[Dungeonville]):
    """After the payment the adventurer joins the party and the town fills up again (DV-047)."""

    name: ClassVar[str] = "hired"
    rules: ClassVar[tuple[str, ...]] = ("DV-047", "DV-027")

    def run(self, s: Dungeonville, f: Frame) -> None:
        seat, adventurer, price = f[1], f[2], f[3]
        s.town = without(s.town, adventurer)
        s.parties[seat] += (adventurer,)
        s.door.tell(messages.HIRED, (seat, adventurer, price))
        fill_town(s)
        s.frames.pop()
        turn = s.frames[-1]
        s.frames[-1] = (HIRE_TURN, turn[1], 0, 0)


class HiringEnds(Auto[Dungeonville]):
    """Parties of neutral adventurers only are dissolved (DV-052, DV-144)."""

    name: ClassVar[str] = "hiring-ends"
    rules: ClassVar[tuple[str, ...]] = ("DV-052", "DV-144")

    def run(self, s: Dungeonville, f: Frame) -> None:
        s.frames.pop()
        for seat in stone_order(s):
            dissolve_if_neutral(s, seat)
