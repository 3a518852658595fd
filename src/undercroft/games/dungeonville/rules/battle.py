"""Phase 3: Battle (DV-058 to DV-063, DV-073 to DV-080). The duels are in duel.py, the Cloak in cloak.py."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Together
from undercroft.games.dungeonville import messages
from undercroft.games.dungeonville.actions import LAY, LAY_CODES
from undercroft.games.dungeonville.cards import FIGHTERS
from undercroft.games.dungeonville.powers import CLOAK
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.claims import count_held_claims
from undercroft.games.dungeonville.rules.items import holds
from undercroft.games.dungeonville.rules.neutrals import dissolve_if_neutral
from undercroft.games.dungeonville.rules.play_order import push_in_stone_order, stone_order
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def begin_battles(s: Dungeonville) -> None:
    """Wherever two or more pawns stand, in the order of the first player of each battle (DV-058, DV-059)."""
    s.reserves = ()
    waiting: list[int] = []
    for seat in stone_order(s):
        dungeon = s.pawns[seat]
        if dungeon != NOTHING and s.pawns.count(dungeon) > 1 and dungeon not in waiting:
            waiting.append(dungeon)
    for dungeon in reversed(waiting):
        s.frames.append((at.BATTLE, s.stone, dungeon, 0))


def participants(s: Dungeonville) -> list[int]:
    """The participants of the present battle in stone order."""
    return [seat for seat in stone_order(s) if s.fighting >> seat & 1]


class Battle(Auto[Dungeonville]):
    """One battle from the line-ups to its end, in the order of DV-130. Frame: the dungeon, 0."""

    name: ClassVar[str] = "battle"
    rules: ClassVar[tuple[str, ...]] = ("DV-058", "DV-063", "DV-072", "DV-130")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, _, dungeon, _ = f
        s.clear_battle()
        for seat in range(s.players):
            if s.pawns[seat] == dungeon:
                s.fighting |= 1 << seat
        s.door.tell(messages.BATTLE, (dungeon,))
        s.frames[-1] = (at.BATTLE_ENDS, s.stone, dungeon, 0)
        for duel in reversed(range(FIGHTERS)):
            s.frames.append((at.DUEL, s.stone, duel, 0))
        push_in_stone_order(s, at.CLOAK, [seat for seat in participants(s) if holds(s, seat, CLOAK)])
        s.frames.append((at.LINE_UP, s.stone, dungeon, 0))


def lineup_size(s: Dungeonville, seat: int) -> int:
    """How many fighters he lays: three, or all he has (DV-060, DV-062)."""
    return min(FIGHTERS, len(s.parties[seat]))


def is_ready(s: Dungeonville, seat: int) -> bool:
    """His line-up lies there; a held claim looks the same from outside."""
    return len(s.lineups[seat]) == lineup_size(s, seat) or s.held >> seat & 1 == 1


def is_laying(s: Dungeonville) -> bool:
    """Line-ups are being laid at this moment."""
    step, _, _, _ = s.frames[-1]
    return step == at.LINE_UP


def duels_turned_up(s: Dungeonville) -> int:
    """How many duels of the present battle have been revealed: those whose frame no longer waits."""
    waiting = 0
    for step, _, _, _ in s.frames:
        if step == at.DUEL:
            waiting += 1
    return FIGHTERS - waiting


class LineUp(Together[Dungeonville]):
    """All participants lay three of their adventurers face down, at the same time (DV-060 to DV-062).

    Frame: the dungeon, 0.
    """

    name: ClassVar[str] = "line-up"
    rules: ClassVar[tuple[str, ...]] = ("DV-060", "DV-061")

    def seats(self, s: Dungeonville, f: Frame) -> list[int]:
        return [seat for seat in participants(s) if not is_ready(s, seat)]

    def options(self, s: Dungeonville, f: Frame, seat: int) -> list[int]:
        laid = s.lineups[seat]
        return [LAY_CODES[adventurer] for adventurer in s.parties[seat] if adventurer not in laid]

    def take(self, s: Dungeonville, f: Frame, seat: int, code: int) -> None:
        s.lineups[seat] += (LAY.value(code),)
        if is_ready(s, seat):
            s.door.tell(messages.READY, (seat,))

    def finish(self, s: Dungeonville, f: Frame) -> None:
        if s.held:
            count_held_claims(s)  # false claimers then finish their line-ups
            return
        for seat in participants(s):
            s.survivors[seat] = len(s.lineups[seat])
            if s.config.stays_home:  # DV-076
                s.reserves += tuple([a for a in s.parties[seat] if a not in s.lineups[seat]])
        s.frames.pop()


class BattleEnds(Auto[Dungeonville]):
    """Count the survivors; one party enters, the others go home (DV-073 to DV-080). Frame: the dungeon, 0."""

    name: ClassVar[str] = "battle-ends"
    rules: ClassVar[tuple[str, ...]] = ("DV-073", "DV-074", "DV-075", "DV-076", "DV-077", "DV-080", "DV-145")

    def run(self, s: Dungeonville, f: Frame) -> None:
        _, _, dungeon, _ = f
        s.frames.pop()
        enters = who_enters(s)
        for seat in participants(s):
            dissolve_if_neutral(s, seat)
            if seat != enters or not s.parties[seat]:
                s.pawns[seat] = NOTHING
        if s.parties[enters]:
            s.door.tell(messages.ENTERS, (enters, dungeon, s.survivors[enters]))
        else:
            s.door.tell(messages.NOBODY_ENTERS, (dungeon,))
        s.fighting = 0


def who_enters(s: Dungeonville) -> int:
    """Most survivors; on a tie the strongest fighter that was laid, by printed rank (DV-074, DV-075)."""
    best = -1
    for seat in participants(s):
        if best < 0 or strength(s, seat) > strength(s, best):
            best = seat
    return best


def strength(s: Dungeonville, seat: int) -> tuple[int, int]:
    return (s.survivors[seat], -min(s.lineups[seat]))
