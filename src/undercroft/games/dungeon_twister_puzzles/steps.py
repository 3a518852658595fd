"""What goes otherwise in a puzzle: the turn waits to be ended, it decides, and the rules answer for the enemy."""

from typing import ClassVar, Final

from undercroft.engine.door import PUBLIC, Audience
from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import COMBAT, END_TURN
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Asking
from undercroft.games.dungeon_twister.rules.combat import Combat, LaySecond, hand
from undercroft.games.dungeon_twister.rules.sequence import STEPS as USUAL
from undercroft.games.dungeon_twister.rules.turn import Action, ActionEnds, TurnEnds
from undercroft.games.dungeon_twister.state import NOTHING, DungeonTwister
from undercroft.games.dungeon_twister_puzzles import verdict
from undercroft.games.dungeon_twister_puzzles.enemy import answer
from undercroft.games.dungeon_twister_puzzles.state import ENEMY, SEAT, puzzle_turn


class PuzzleAction(Action):
    """The last point does not end the turn: who has missed the goal may still take back (DT-R96). Frame: 0, 0."""

    insists = True

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return super().options(s, f, seat) or [END_TURN]


class PuzzleActionEnds(ActionEnds):
    """Points are counted, and may be enough (DT-037, DT-R96). Frame: 0, 0."""

    def run(self, s: DungeonTwister, f: Frame) -> None:
        super().run(s, f)
        verdict.after_action(puzzle_turn(s))


class PuzzleTurnEnds(TurnEnds):
    """Nobody plays on: the goal is missed (DT-R96). Frame: 0, 0."""

    def run(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        verdict.fail(puzzle_turn(s))


class PuzzleCombat(Combat):
    """Only blue is asked; the enemy lays before him only where blue's side may look (DT-213, DT-R97). Frame: 0, 0."""

    def run(self, s: DungeonTwister, f: Frame) -> None:
        super().run(s, f)
        if s.frames[-1][0] != at.LAY_FIRST:
            return
        if s.frames[-1][2] == 1 << ENEMY:
            s.frames.pop()
            lay_for_enemy(s)
        else:
            s.frames[-1] = (at.LAY_FIRST, SEAT, 1 << SEAT, 0)


class PuzzleLay(Asking):
    """Blue's card; the enemy, who knows it, answers (DT-138, DT-R97). Frame: 1, 0."""

    name: ClassVar[str] = "combat-card"
    rules: ClassVar[tuple[str, ...]] = ("DT-138", "DT-142", "DT-R97")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return COMBAT.codes(hand(s, SEAT))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        if s.frames[-1][0] == at.LAY_SECOND:
            s.frames.pop()
        s.laid[SEAT] = COMBAT.value(code)
        s.door.tell(messages.HAS_LAID, (SEAT,))
        if s.laid[ENEMY] == NOTHING:
            lay_for_enemy(s)


class PuzzleAnswer(LaySecond):
    """With a Weapon Master blue sees the card before he lays his own (DT-213), and everybody sees his. Frame: 0, 0."""

    def audience(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Audience:
        return PUBLIC


def lay_for_enemy(s: DungeonTwister) -> None:
    s.laid[ENEMY] = answer(puzzle_turn(s))
    s.door.tell(messages.HAS_LAID, (ENEMY,))


OWN: Final[dict[int, Step[DungeonTwister]]] = {
    at.ACTION: PuzzleAction(),
    at.ACTION_ENDS: PuzzleActionEnds(),
    at.TURN_ENDS: PuzzleTurnEnds(),
    at.COMBAT: PuzzleCombat(),
    at.LAY_FIRST: PuzzleLay(),
    at.LAY_SECOND: PuzzleAnswer(),
}
STEPS: Final[list[Step[DungeonTwister]]] = [OWN.get(number, step) for number, step in enumerate(USUAL)]
