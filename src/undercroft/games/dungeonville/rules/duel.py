"""A duel (DV-063 to DV-072) with Axe, Banner and Beads, in the order of DV-130."""

from typing import ClassVar

from undercroft.engine.piles import without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import DECLINE, USE
from undercroft.games.dungeonville.cards import COLOUR, NEUTRAL, RANK
from undercroft.games.dungeonville.powers import AXE, BANNER, BEADS
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.battle import participants
from undercroft.games.dungeonville.rules.blood import take_blood
from undercroft.games.dungeonville.rules.items import can_use, holds, use
from undercroft.games.dungeonville.rules.town import discard
from undercroft.games.dungeonville.state import NOBODY, Dungeonville


def duellists(s: Dungeonville, duel: int) -> list[int]:
    """The participants with a fighter in this duel, in stone order (DV-062)."""
    return [seat for seat in participants(s) if duel < len(s.lineups[seat])]


def rank_in_duel(s: Dungeonville, seat: int, duel: int) -> int:
    """Smaller is stronger: an axed Barbarian comes before all others (DV-121), two by printed rank (DV-174)."""
    return s.lineups[seat][duel] - (len(RANK) if s.axed >> seat & 1 else 0)


def winner_of(s: Dungeonville, duel: int) -> int:
    """The lowest rank wins (DV-064)."""
    best, strongest = NOBODY, 0
    for seat in duellists(s, duel):
        rank = rank_in_duel(s, seat, duel)
        if best == NOBODY or rank < strongest:
            best, strongest = seat, rank
    return best


class Duel(Auto[Dungeonville]):
    """All reveal their fighters of this duel together (DV-063). One fighter alone: no duel, no marker.

    Frame: the number of the duel from 0, 0; so in all steps of this file.
    """

    name: ClassVar[str] = "duel"
    rules: ClassVar[tuple[str, ...]] = ("DV-063", "DV-062")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, _, duel, _ = f
        s.frames.pop()
        s.axed = s.bannered = s.beaded = 0
        s.winner = NOBODY
        seats = duellists(s, duel)
        for seat in seats:
            s.door.tell(messages.FIGHTER, (seat, s.lineups[seat][duel], duel + 1))
        s.door.reveal()
        if len(seats) > 1:
            s.frames.append((at.DUEL_DECIDED, seats[0], duel, 0))
            for seat in reversed(seats):
                if holds(s, seat, AXE):
                    s.frames.append((at.AXE, seat, duel, 0))


class Axe(Step[Dungeonville]):
    """Barbarian's Axe, unless he wins anyway (DV-121)."""

    name: ClassVar[str] = "axe"
    rules: ClassVar[tuple[str, ...]] = ("DV-121", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        _, _, duel, _ = f
        if winner_of(s, duel) == seat or not can_use(s, seat, AXE, (s.lineups[seat][duel],)):
            return []
        return [USE.code(AXE), DECLINE]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, AXE)
            s.axed |= 1 << seat


class DuelDecided(Auto[Dungeonville]):
    """The winner is known; Banner and Beads may follow before the spoils (DV-064, DV-130)."""

    name: ClassVar[str] = "duel-decided"
    rules: ClassVar[tuple[str, ...]] = ("DV-064",)

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, _, duel, _ = f
        s.winner = winner_of(s, duel)
        s.door.tell(messages.DUEL_WON, (s.winner, s.lineups[s.winner][duel], duel + 1))
        s.frames[-1] = (at.SPOILS, s.winner, duel, 0)
        for seat in reversed(duellists(s, duel)):
            if seat != s.winner and holds(s, seat, BEADS):
                s.frames.append((at.BEADS, seat, duel, 0))
        if holds(s, s.winner, BANNER):
            s.frames.append((at.BANNER, s.winner, duel, 0))


class Banner(Step[Dungeonville]):
    """Knight's Banner: hire every coloured loser, where that makes a difference (DV-127)."""

    name: ClassVar[str] = "banner"
    rules: ClassVar[tuple[str, ...]] = ("DV-127", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        _, _, duel, _ = f
        knight = s.lineups[seat][duel]
        if not can_use(s, seat, BANNER, (knight,)):
            return []
        for other in duellists(s, duel):
            if COLOUR[s.lineups[other][duel]] not in (NEUTRAL, COLOUR[knight]):
                return [USE.code(BANNER), DECLINE]
        return []

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, BANNER)
            s.bannered = 1


class Beads(Step[Dungeonville]):
    """Monk's Beads: the losing Monk is neither killed nor hired (DV-115)."""

    name: ClassVar[str] = "beads"
    rules: ClassVar[tuple[str, ...]] = ("DV-115", "DV-110")

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        _, _, duel, _ = f
        return [USE.code(BEADS), DECLINE] if can_use(s, seat, BEADS, (s.lineups[seat][duel],)) else []

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if code != DECLINE:
            use(s, seat, BEADS)
            s.beaded |= 1 << seat


class Spoils(Auto[Dungeonville]):
    """Losers are killed or hired, then the winner takes one marker (DV-065 to DV-071)."""

    name: ClassVar[str] = "spoils"
    rules: ClassVar[tuple[str, ...]] = ("DV-065", "DV-066", "DV-067", "DV-068", "DV-069", "DV-070", "DV-071")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, _, duel, _ = f
        s.frames.pop()
        debtor, weakest = NOBODY, 0
        for seat in duellists(s, duel):
            if seat == s.winner:
                continue
            killed = lose(s, seat, s.lineups[seat][duel], s.lineups[s.winner][duel])
            rank = rank_in_duel(s, seat, duel)
            if (killed or not s.config.kills_only) and (debtor == NOBODY or rank > weakest):
                debtor, weakest = seat, rank
        if debtor != NOBODY:
            take_blood(s, s.winner, debtor)


def lose(s: Dungeonville, seat: int, loser: int, winner: int) -> bool:
    """What becomes of one loser; True if it is killed."""
    if s.beaded >> seat & 1:
        s.door.tell(messages.SAVED, (seat, loser))
        return False
    s.parties[seat] = without(s.parties[seat], loser)
    s.survivors[seat] -= 1
    if COLOUR[loser] != NEUTRAL and (COLOUR[loser] == COLOUR[winner] or s.bannered):
        s.parties[s.winner] += (loser,)
        s.survivors[s.winner] += 1
        s.door.tell(messages.RECRUITED, (s.winner, loser, seat))
        return False
    discard(s, (loser,))
    s.door.tell(messages.KILLED, (seat, loser))
    return True
