"""The three phases in the order of the book (DD-016), and the steps by the number that stands in frames."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.steps import Step
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.building import Build
from undercroft.games.doodle_dungeon.rules.drafting import Draft, Round, RoundEnds, begin_building
from undercroft.games.doodle_dungeon.rules.dungeon_actions import DungeonAction, Improve, Resolved
from undercroft.games.doodle_dungeon.rules.fighting import Fight, Spring
from undercroft.games.doodle_dungeon.rules.hero_actions import HeroAction
from undercroft.games.doodle_dungeon.rules.junk import JunkPick
from undercroft.games.doodle_dungeon.rules.moving import Move
from undercroft.games.doodle_dungeon.rules.pathing import Path, begin_paths
from undercroft.games.doodle_dungeon.rules.refilling import PutUnder, Refill
from undercroft.games.doodle_dungeon.rules.turns import BombTarget, StartOfTurn, Turn, begin_defence
from undercroft.games.doodle_dungeon.state import DoodleDungeon

PHASES: Final[list[tuple[str, Callable[[DoodleDungeon], None]]]] = [
    ("build", begin_building),  # DD-017 to DD-076
    ("path", begin_paths),  # DD-077 to DD-097
    ("defend", begin_defence),  # DD-098 to DD-168
]

PHASE_IDS: Final = tuple([name for name, _ in PHASES])
BUILDING: Final = PHASE_IDS.index("build")
PATHS: Final = PHASE_IDS.index("path")
DEFENCE: Final = PHASE_IDS.index("defend")

BY_NUMBER: Final[dict[int, Step[DoodleDungeon]]] = {
    at.ROUND: Round(),
    at.DRAFT: Draft(),
    at.BUILD: Build(),
    at.ROUND_ENDS: RoundEnds(),
    at.PATH: Path(),
    at.TURN: Turn(),
    at.START_OF_TURN: StartOfTurn(),
    at.BOMB_TARGET: BombTarget(),
    at.MOVE: Move(),
    at.DUNGEON_ACTION: DungeonAction(),
    at.IMPROVE: Improve(),
    at.JUNK_PICK: JunkPick(),
    at.RESOLVED: Resolved(),
    at.SPRING: Spring(),
    at.FIGHT: Fight(),
    at.HERO_ACTION: HeroAction(),
    at.PUT_UNDER: PutUnder(),
    at.REFILL: Refill(),
}

STEPS: Final[list[Step[DoodleDungeon]]] = [BY_NUMBER[number] for number in sorted(BY_NUMBER)]
