"""Phase "event" (DL-215 to DL-233): payday, taxes, or the special event of the year."""

from typing import ClassVar, Final

from undercroft.engine.piles import with_one
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import LET_GO, PAY, PAY_GOLD
from undercroft.games.dungeon_lords.cards import EVENTS, EVIL, FOOD, GOLD, PAYDAY, TAXES, WAGE, WINTER, number_of
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.costs import can_pay_wage, lose_monster, pay_wage, pieces_of, price_args
from undercroft.games.dungeon_lords.rules.evil import gain_evil
from undercroft.games.dungeon_lords.rules.play_order import push_in_play_order
from undercroft.games.dungeon_lords.rules.special_events import suffer
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def begin_event(s: DungeonLords) -> None:
    """The tile of this round, for all lords in play order; never in winter (DL-052, DL-215, DL-216)."""
    event = s.events[s.season - 1] if s.season != WINTER else NOTHING
    if event == NOTHING:
        return
    s.door.tell(messages.EVENT, (event,))
    if event in (PAYDAY, TAXES):
        push_in_play_order(s, at.EVENT_FOR, event)
    elif s.event != NOTHING:
        s.door.tell(messages.SPECIAL_EVENT, (s.event,))
        push_in_play_order(s, at.EVENT_FOR, event)
    else:  # special events are off: no effect (DL-030, DL-230)
        s.door.tell(messages.NO_SPECIAL_EVENT, ())


class EventFor(Auto[DungeonLords]):
    """One lord's part, completed before the next one's begins (DL-216, DL-541)."""

    name: ClassVar[str] = "event-for"
    rules: ClassVar[tuple[str, ...]] = ("DL-216", "DL-231", "DL-541")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, event, _ = f
        s.frames.pop()
        s.handled = ()
        if event == PAYDAY:
            s.frames.append((at.PAYDAY, seat, 0, 0))
        elif event == TAXES:
            s.frames.append((at.TAX, seat, tax_due(s, seat), 0))
        else:
            suffer(s, seat, s.event)


# ---- payday

LET_GO_EVIL: Final = number_of(EVENTS[PAYDAY], "gain_evil")  # DL-219


def unpaid_tiles(s: DungeonLords, seat: int) -> list[int]:
    """His tiles that payday has not dealt with, those face down included (DL-217, DL-553)."""
    tiles = sorted((*s.lairs[seat], *s.down[seat]))
    for kind in s.handled:
        tiles.remove(kind)
    return tiles


class Payday(Step[DungeonLords]):
    """Tile by tile, in the sequence he likes: the full wage, or let it go (DL-217 to DL-223)."""

    name: ClassVar[str] = "payday"
    rules: ClassVar[tuple[str, ...]] = ("DL-217", "DL-218", "DL-219", "DL-220", "DL-221", "DL-222")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        tiles = sorted(set(unpaid_tiles(s, seat)))
        wages = [code for code in PAY.codes(tiles) if not self.why_not(s, f, seat, code)]
        if not wages:
            return LET_GO.codes(tiles[:1])  # all must go; in which sequence makes no difference
        return wages + LET_GO.codes(tiles)

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        if LET_GO.has(code):
            let_go(s, seat, LET_GO.value(code))
            return
        s.handled = with_one(s.handled, PAY.value(code))
        s.door.tell(messages.PAID_WAGE, (seat, PAY.value(code), *pieces_of(WAGE[PAY.value(code)])))
        pay_wage(s, seat, PAY.value(code))

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return PAY.codes(sorted(set(unpaid_tiles(s, seat))))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if not PAY.has(code) or PAY.value(code) not in unpaid_tiles(s, seat):
            return ("DL-217",)
        return () if can_pay_wage(s, seat, PAY.value(code)) else ("DL-218", "DL-221", "DL-222")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        if LET_GO.has(code):
            return {"evil": LET_GO_EVIL}
        wage = WAGE[PAY.value(code)]
        return {"gold": wage[GOLD], "food": wage[FOOD], "evil": wage[EVIL], **price_args(wage)}


def let_go(s: DungeonLords, seat: int, kind: int) -> None:
    """It is gone for good, and its owner gains evil, for ghosts as well (DL-219, DL-224)."""
    lose_monster(s, seat, kind)
    s.door.tell(messages.LET_GO, (seat, kind))
    gain_evil(s, seat, LET_GO_EVIL)


# ---- taxes, and the fee of the safety inspection

TILES_PER_GOLD: Final = number_of(EVENTS[TAXES], "tax", "tiles_per_gold")


def tax_due(s: DungeonLords, seat: int) -> int:
    """A gold for two tiles, conquered or not, rounded up (DL-225, DL-388)."""
    return -(-s.tiles[seat].bit_count() // TILES_PER_GOLD)


class Tax(Step[DungeonLords]):
    """As much of it as he likes, a red seal for the rest; or the fee of an inspection (DL-226, DL-227, DL-558)."""

    name: ClassVar[str] = "tax"
    rules: ClassVar[tuple[str, ...]] = ("DL-225", "DL-226", "DL-227", "DL-558")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, due, _ = f
        return PAY_GOLD.codes(range(min(due, s.gold[seat]) + 1))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, due, is_fee = f
        paid = PAY_GOLD.value(code)
        s.frames.pop()
        s.gold[seat] -= paid
        s.seals[seat] += due - paid
        s.door.tell(messages.INSPECTED if is_fee else messages.TAXED, (seat, paid, due - paid))

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, due, _ = f
        return PAY_GOLD.codes(range(due + 1))

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, _, is_fee = f
        return ("DL-558", "DL-226") if is_fee else ("DL-226", "DL-225")

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, due, _ = f
        return {"due": due, "seals": due - PAY_GOLD.value(code)}
