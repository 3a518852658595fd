"""One room, in the order of DV-131: Net, victim, Shield or Carrot, death, blood, Glove, who is left, gold.

The frames of these steps name the explorer and hold no numbers (0, 0): what the room does stands in the state.
"""

from typing import ClassVar, Final

from undercroft.engine.piles import without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import DECLINE, DROP, LEAVE, SACRIFICE, SACRIFICE_CODES, TAKE, USE
from undercroft.games.dungeonville.cards import CARD_GOLD, CARD_LETTER, CLASS, MULE
from undercroft.games.dungeonville.powers import CARROT, GLOVE, HOLY_WATER, NET, SACK, SHIELD
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.blood import place_blood
from undercroft.games.dungeonville.rules.exploring import end_visit
from undercroft.games.dungeonville.rules.items import can_use, holds, use
from undercroft.games.dungeonville.rules.neutrals import all_neutral
from undercroft.games.dungeonville.rules.party import carried_gold, carrying_limit, letter_of, members
from undercroft.games.dungeonville.rules.town import discard
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville

USE_SHIELD: Final = USE.code(SHIELD)
USE_CARROT: Final = USE.code(CARROT)
USE_SACK: Final = USE.code(SACK)


def discard_room(s: Dungeonville) -> None:
    """The revealed room goes to the discard pile of its dungeon (DV-093)."""
    s.piles[s.pawns[s.explorer]] += (s.room,)
    s.room = NOTHING


class Net(Step[Dungeonville]):
    """Ratcatcher's Net: the room has no effect at all (DV-120)."""

    name: ClassVar[str] = "net"
    rules: ClassVar[tuple[str, ...]] = ("DV-120", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return [USE.code(NET), DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, NET)
            discard_room(s)
            s.may_flee = 0


class WhoDies(Step[Dungeonville]):
    """Step 2: one member with exactly the room's letter dies, the owner chooses which (DV-086 to DV-088)."""

    name: ClassVar[str] = "who-dies"
    rules: ClassVar[tuple[str, ...]] = ("DV-086", "DV-087")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if s.room == NOTHING:
            return []
        deadly = CARD_LETTER[s.room]
        return [SACRIFICE_CODES[adventurer] for adventurer in members(s) if letter_of(s, adventurer) == deadly]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.victim = SACRIFICE.value(code)
        s.frames[-1] = (at.DROP, seat, 0, 0)
        s.frames.append((at.WHO_IS_LEFT, seat, 0, 0))
        if holds(s, seat, GLOVE):
            s.frames.append((at.GLOVE, seat, 0, 0))
        s.frames.append((at.HOLY_WATER, seat, 0, 0))
        s.frames.append((at.DEATH, seat, 0, 0))
        if holds(s, seat, SHIELD) or holds(s, seat, CARROT):
            s.frames.append((at.RESCUE, seat, 0, 0))


def other_mules(s: Dungeonville) -> list[int]:
    return [mule for mule in members(s) if CLASS[mule] == MULE and mule != s.victim]


class Rescue(Step[Dungeonville]):
    """Footman's Shield or Mule's Carrot, one of the two per room (DV-123, DV-124)."""

    name: ClassVar[str] = "rescue"
    rules: ClassVar[tuple[str, ...]] = ("DV-123", "DV-124", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        means: list[int] = []
        if can_use(s, seat, SHIELD, members(s)):
            means.append(USE_SHIELD)
        if can_use(s, seat, CARROT, tuple(other_mules(s))):
            means.append(USE_CARROT)
        return [DECLINE, *means] if means else []

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == USE_SHIELD:
            use(s, seat, SHIELD)
            s.door.tell(messages.SAVED, (seat, s.victim))
            s.victim = NOBODY
        elif code == USE_CARROT:
            use(s, seat, CARROT)
            s.frames.append((at.WHICH_MULE, seat, 0, 0))


class WhichMule(Step[Dungeonville]):
    """The Mule that dies in the victim's place (DV-123)."""

    name: ClassVar[str] = "which-mule"
    rules: ClassVar[tuple[str, ...]] = ("DV-123",)

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        return SACRIFICE.codes(other_mules(s))

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.victim = SACRIFICE.value(code)
        s.frames.pop()


class Death(Auto[Dungeonville]):
    """The victim goes to the adventurer discard pile; the room is deadly now (DV-089, DV-096)."""

    name: ClassVar[str] = "death"
    rules: ClassVar[tuple[str, ...]] = ("DV-089", "DV-096")

    def run(self, s: Dungeonville, f: Frame) -> None:
        s.frames.pop()
        if s.victim == NOBODY:
            return
        s.may_flee = 0
        s.parties[s.explorer] = without(s.parties[s.explorer], s.victim)
        discard(s, (s.victim,))
        s.door.tell(messages.DIED, (s.explorer, s.victim))


class HolyWater(Step[Dungeonville]):
    """A marker of one's own on the entrance, unless for a Mule (DV-153) or with Holy Water (DV-117)."""

    name: ClassVar[str] = "holy-water"
    rules: ClassVar[tuple[str, ...]] = ("DV-089", "DV-117", "DV-153")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if s.victim == NOBODY or CLASS[s.victim] == MULE:
            return []
        if can_use(s, seat, HOLY_WATER, members(s)):
            return [USE.code(HOLY_WATER), DECLINE]
        return [DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == DECLINE:
            place_blood(s, seat, s.pawns[seat])
        else:
            use(s, seat, HOLY_WATER)


class Glove(Step[Dungeonville]):
    """Necromancer's Glove: the dead adventurer returns; the room stays deadly (DV-116)."""

    name: ClassVar[str] = "glove"
    rules: ClassVar[tuple[str, ...]] = ("DV-116", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if s.victim == NOBODY or not can_use(s, seat, GLOVE, members(s)):
            return []
        return [USE.code(GLOVE), DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, GLOVE)
            s.discard = without(s.discard, s.victim)
            s.parties[seat] += (s.victim,)
            s.door.tell(messages.RETURNED, (seat, s.victim))


class WhoIsLeft(Auto[Dungeonville]):
    """After a death: the end of a wiped-out party (DV-099), neutrals alone run away (DV-146)."""

    name: ClassVar[str] = "who-is-left"
    rules: ClassVar[tuple[str, ...]] = ("DV-099", "DV-100", "DV-146")

    def run(self, s: Dungeonville, f: Frame) -> None:
        s.frames.pop()
        party = members(s)
        if s.victim == NOBODY or (party and not all_neutral(party)):
            return
        for adventurer in party:
            s.parties[s.explorer] = without(s.parties[s.explorer], adventurer)
        discard(s, party)
        s.door.tell(messages.RAN_AWAY if party else messages.WIPED_OUT, (s.explorer,))
        s.piles[s.pawns[s.explorer]] += s.loots[s.explorer]
        s.loots[s.explorer] = ()
        discard_room(s)
        end_visit(s)


class Drop(Step[Dungeonville]):
    """Carried rooms must go, one by one, until the rest fits the fallen limit (DV-091)."""

    name: ClassVar[str] = "drop"
    rules: ClassVar[tuple[str, ...]] = ("DV-091",)

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if carried_gold(s) <= carrying_limit(s):
            return []
        return DROP.codes([card for card in s.loots[seat] if CARD_GOLD[card] and card not in s.sacked])

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        card = DROP.value(code)
        s.loots[seat] = without(s.loots[seat], card)
        s.piles[s.pawns[seat]] += (card,)
        s.door.tell(messages.DROPPED, (seat, card))

    def option_args(self, s: Dungeonville, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"gold": CARD_GOLD[DROP.value(code)], "over": carried_gold(s) - carrying_limit(s)}


def fits(s: Dungeonville) -> bool:
    """Whether the party can still carry the revealed room (DV-092)."""
    return carried_gold(s) + CARD_GOLD[s.room] <= carrying_limit(s)


class Take(Step[Dungeonville]):
    """Step 3: take the room if it fits, or with the Sack if it does not; else it is discarded (DV-092 to DV-095)."""

    name: ClassVar[str] = "take"
    rules: ClassVar[tuple[str, ...]] = ("DV-092", "DV-093", "DV-119")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        if s.room == NOTHING:
            return []
        if fits(s):
            return [TAKE, LEAVE]
        return [USE_SACK, LEAVE] if can_use(s, seat, SACK, members(s)) else [LEAVE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code == LEAVE:
            s.door.tell(messages.LEFT if fits(s) else messages.TOO_HEAVY, (seat, s.room))
            discard_room(s)
            return
        if code == USE_SACK:
            use(s, seat, SACK)
            s.sacked += (s.room,)
        s.loots[seat] += (s.room,)
        s.door.tell(messages.TOOK, (seat, s.room))
        s.room = NOTHING

    def why_not(self, s: Dungeonville, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return ("DV-092", "DV-094") if code == TAKE else self.rules
