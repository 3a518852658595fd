"""Phase 1: Hiring (DV-025 to DV-052)."""

from typing import ClassVar

from undercroft.engine.piles import without
from undercroft.engine.seats import left_neighbour
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import DECLINE, DISCARD, HIRE, HIRE_CODES, PASS, USE
from undercroft.games.dungeonville.cards import PARTY, PRICE, TOKENS
from undercroft.games.dungeonville.powers import LUTE
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.items import can_use, use
from undercroft.games.dungeonville.rules.neutrals import dissolve_if_neutral
from undercroft.games.dungeonville.rules.payment import ask_payment, wealth
from undercroft.games.dungeonville.rules.play_order import stone_order
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
    s.frames.append((at.HIRING_ENDS, s.stone, 0, 0))
    s.frames.append((at.HIRE_TURN, s.stone, 0, 0))


def everybody_has_three(s: Dungeonville) -> bool:
    for party in s.parties:
        if len(party) < PARTY:
            return False
    return True


class HireTurn(Auto[Dungeonville]):
    """The next hiring turn of a lap (DV-034, DV-048 to DV-050). Frame: turns since the last hire, 0."""

    name: ClassVar[str] = "hire-turn"
    rules: ClassVar[tuple[str, ...]] = ("DV-034", "DV-048", "DV-049", "DV-050")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, seat, idle, _ = f
        if idle == s.players or everybody_has_three(s):
            s.frames.pop()
            return
        s.frames[-1] = (at.HIRE_TURN, left_neighbour(s.players, seat), idle + 1, 0)
        s.frames.append((at.MAKE_ROOM if len(s.parties[seat]) >= PARTY else at.HIRE, seat, 0, 0))
        if can_use(s, seat, LUTE, s.parties[seat]):
            s.frames.append((at.LUTE, seat, 0, 0))


class Lute(Step[Dungeonville]):
    """Bard's Lute: a new town before the hiring turn (DV-129). Frame: 0, 0."""

    name: ClassVar[str] = "lute"
    rules: ClassVar[tuple[str, ...]] = ("DV-129", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return [USE.code(LUTE), DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, LUTE)
            renew_town(s)


class MakeRoom(Step[Dungeonville]):
    """With three or more: pass, or discard an adventurer to hire another (DV-036 to DV-039). Frame: 0, 0."""

    name: ClassVar[str] = "make-room"
    rules: ClassVar[tuple[str, ...]] = ("DV-036", "DV-037", "DV-038")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if not s.town:
            return [PASS]
        return [PASS, *DISCARD.codes(s.parties[seat])]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        if code == PASS:
            s.door.tell(messages.PASSED, (seat,))
            s.frames.pop()
            return
        adventurer = DISCARD.value(code)
        s.parties[seat] = without(s.parties[seat], adventurer)
        discard(s, (adventurer,))  # no marker moves (DV-051)
        s.door.tell(messages.MADE_ROOM, (seat, adventurer))
        s.frames[-1] = (at.HIRE, seat, 0, 0)


class Hire(Step[Dungeonville]):
    """Hire one adventurer in town whose full price can be paid; the Street is free (DV-035, DV-040 to DV-042).

    Frame: 0, 0.
    """

    name: ClassVar[str] = "hire"
    rules: ClassVar[tuple[str, ...]] = ("DV-035", "DV-041")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        gold = wealth(s, seat)
        return [HIRE_CODES[adventurer] for place, adventurer in enumerate(s.town) if PRICE[place] <= gold]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        adventurer = HIRE.value(code)
        price = PRICE[s.town.index(adventurer)]
        s.frames[-1] = (at.HIRED, seat, adventurer, price)
        ask_payment(s, seat, price)

    def why_not(self, s: Dungeonville, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if HIRE.has(code):
            return ("DV-041", "DV-040")
        # With three or more he is asked here only after a discard.
        return ("DV-037",) if len(s.parties[seat]) >= PARTY else ("DV-035",)

    def option_args(self, s: Dungeonville, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"gold": PRICE[s.town.index(HIRE.value(code))]}


class Hired(Auto[Dungeonville]):
    """After the payment the adventurer joins the party and the town fills up again (DV-047).

    Frame: the adventurer, his price.
    """

    name: ClassVar[str] = "hired"
    rules: ClassVar[tuple[str, ...]] = ("DV-047", "DV-027")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, seat, adventurer, price = f
        s.town = without(s.town, adventurer)
        s.parties[seat] += (adventurer,)
        s.door.tell(messages.HIRED, (seat, adventurer, price))
        fill_town(s)
        s.frames.pop()
        _, next_seat, _, _ = s.frames[-1]
        s.frames[-1] = (at.HIRE_TURN, next_seat, 0, 0)


class HiringEnds(Auto[Dungeonville]):
    """Parties of neutral adventurers only are dissolved (DV-052, DV-144). Frame: 0, 0."""

    name: ClassVar[str] = "hiring-ends"
    rules: ClassVar[tuple[str, ...]] = ("DV-052", "DV-144")

    def run(self, s: Dungeonville, f: Frame) -> None:
        s.frames.pop()
        for seat in stone_order(s):
            dissolve_if_neutral(s, seat)
