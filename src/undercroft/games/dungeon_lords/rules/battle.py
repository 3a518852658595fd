"""Battles (DL-343 to DL-348, DL-392): one player after the other, each a fixed ladder of steps."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.planning import clear_plans
from undercroft.games.dungeon_lords.rules.play_order import push_in_play_order
from undercroft.games.dungeon_lords.rules.yard import return_defenders
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords

# DL-346, from below: the last frame is handled first.
LADDER: Final = (at.LATE_EFFECTS, at.CONQUEST, at.HEALING, at.SLOW_SPELL, at.NEXT_MONSTER, at.FAST_SPELL, at.TRAP)


def begin_battles(s: DungeonLords) -> None:
    """From the start player clockwise (DL-345)."""
    s.frames.append((at.COMBAT_ROUND_ENDS, s.start, 0, 0))
    push_in_play_order(s, at.BATTLE)


class Battle(Auto[DungeonLords]):
    """The ladder of DL-346, for whoever has planned. Without a party there is no battle (DL-343)."""

    name: ClassVar[str] = "battle"
    rules: ClassVar[tuple[str, ...]] = ("DL-345", "DL-346", "DL-343")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        if s.plan_tiles[seat] == NOTHING:
            return
        if not s.queues[seat]:
            return_defenders(s, seat)
            s.door.tell(messages.BATTLE_OFF, (seat,))
            return
        s.battler = seat
        s.door.tell(messages.BATTLE_BEGINS, (seat, s.plan_tiles[seat], s.combat_round))
        s.frames.append((at.BATTLE_ENDS, seat, 0, 0))
        for step in LADDER:
            s.frames.append((step, seat, 0, 0))


class BattleEnds(Auto[DungeonLords]):
    """Effects end (DL-392); whatever a battle cut short did not use comes back (DL-348)."""

    name: ClassVar[str] = "battle-ends"
    rules: ClassVar[tuple[str, ...]] = ("DL-347", "DL-348", "DL-392")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, _, _ = f
        s.frames.pop()
        return_defenders(s, seat)
        s.clear_battle()
        s.door.tell(messages.BATTLE_ENDS, (seat, len(s.queues[seat])))


class CombatRoundEnds(Auto[DungeonLords]):
    """All battles of the round are fought: the plans are cleared away (DL-313, DL-324)."""

    name: ClassVar[str] = "combat-round-ends"
    rules: ClassVar[tuple[str, ...]] = ("DL-313", "DL-324")

    def run(self, s: DungeonLords, f: Frame) -> None:
        s.frames.pop()
        clear_plans(s)
        s.confirmed = 0
