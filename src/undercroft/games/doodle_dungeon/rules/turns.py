"""Phase C: preparation, turns and their start (DD-098 to DD-105, DD-143, DD-145, DD-149 to DD-151)."""

from typing import ClassVar

from undercroft.engine.seats import SEAT_ORDERS, left_neighbour
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import BLAST
from undercroft.games.doodle_dungeon.cards import BOMB, BOMB_REACH, CARD_ACTION, CROSSED, HEALING_POTION, HEALS
from undercroft.games.doodle_dungeon.geometry.cells import (
    BIT,
    ENTRANCE,
    SHEET,
    STEPS_APART,
    cells_of,
)
from undercroft.games.doodle_dungeon.geometry.walks import walks_from
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.above import spend, spend_all, uppermost
from undercroft.games.doodle_dungeon.rules.refilling import refill
from undercroft.games.doodle_dungeon.rules.sheets import cross_off
from undercroft.games.doodle_dungeon.state import DOORWAY, WALKING, DoodleDungeon


def begin_defence(s: DoodleDungeon) -> None:
    """Decks are shuffled and hands drawn (DD-099); the holder of the marker begins (DD-100)."""
    s.door.tell(messages.DEFENCE, (s.marker,))
    for seat in SEAT_ORDERS[s.players][s.marker]:
        s.decks[seat] = tuple(sorted(s.drafted[seat]))
        refill(s, seat)
    s.frames.append((at.TURN, s.marker, 0, 0))


class Turn(Auto[DoodleDungeon]):
    """The steps of a turn (DD-101). In the first one, and without a living hero, there are no steps 1 and 2."""

    name: ClassVar[str] = "turn"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        _, seat, _, _ = f
        s.turns[seat] += 1
        s.door.tell(messages.TURN, (seat,))
        s.frames[-1] = (at.TURN, left_neighbour(s.players, seat), 0, 0)
        s.frames.append((at.PUT_UNDER, seat, 0, 0))
        s.frames.append((at.HERO_ACTION, seat, 0, 0))
        if s.fates[seat] == WALKING and s.turns[seat] > 1:  # DD-102, DD-103
            s.frames.append((at.MOVE, seat, 0, 0))
        s.frames.append((at.START_OF_TURN, seat, 0, 0))


class StartOfTurn(Auto[DoodleDungeon]):
    """Bombs and potions above the dungeon, in the order in which they were played (DD-105)."""

    name: ClassVar[str] = "start-of-turn"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        _, owner, _, _ = f
        card, player = uppermost(s, owner, (BOMB, HEALING_POTION))
        if card < 0:
            s.frames.pop()
        elif CARD_ACTION[card] == BOMB:
            s.frames.append((at.BOMB_TARGET, player, owner, card))
        else:
            heal(s, owner, HEALS * spend_all(s, owner, HEALING_POTION))


def heal(s: DoodleDungeon, owner: int, points: int) -> None:
    """Lost hearts come back, never more than were lost (DD-145)."""
    healed = min(points, s.config.hearts - s.hearts[owner])
    s.hearts[owner] += healed
    s.door.tell(messages.HEALED, (owner, healed, s.hearts[owner]))


def bomb_targets(s: DoodleDungeon, owner: int) -> list[int]:
    """Monsters off the path, not crossed off, at most 5 steps from the hero (DD-143, DD-149, DD-150)."""
    place, extra = s.heroes[owner], 0
    if place == DOORWAY:
        start, extra = ENTRANCE, 1
    else:
        start = s.paths[owner][place]
    steps = walks_from(start, SHEET & ~s.walls[owner]) if s.config.on_foot else STEPS_APART[start]
    off_path = s.monsters[owner]
    for cell in s.paths[owner]:
        off_path &= ~BIT[cell]
    sheet = s.sheets[owner]
    return [cell for cell in cells_of(off_path) if sheet[cell] < CROSSED and steps[cell] + extra <= BOMB_REACH]


class BombTarget(Step[DoodleDungeon]):
    """Whoever played the bomb chooses its monster (DD-104, DD-143). Frame: its player, the dungeon's owner, card."""

    name: ClassVar[str] = "bomb-target"
    rules: ClassVar[tuple[str, ...]] = ("DD-143", "DD-149")

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        return BLAST.codes(bomb_targets(s, f[2]))

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        _, _, owner, card = f
        s.frames.pop()
        cell = BLAST.value(code)
        s.door.tell(messages.BOMBED, (seat, owner, s.sheets[owner][cell], cell))
        cross_off(s, owner, cell)  # DD-151
        spend(s, owner, card)
        s.door.seal()

    def skip(self, s: DoodleDungeon, f: Frame) -> None:
        """No monster in range: the bomb has no effect (DD-143)."""
        _, seat, owner, card = f
        s.frames.pop()
        s.door.tell(messages.BOMB_LOST, (seat, owner))
        spend(s, owner, card)

    def option_args(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        return {"victim": f[2]}
