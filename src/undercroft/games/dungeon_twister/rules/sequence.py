"""The sequence of the game: phases in the order of the book, and the table of all steps."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.steps import Step
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.abilities import Breach, Break, Heal, Lock, WallWalk
from undercroft.games.dungeon_twister.rules.combat import Attack, Combat, Decide, LayFirst, LaySecond
from undercroft.games.dungeon_twister.rules.jumping import Jump, Land
from undercroft.games.dungeon_twister.rules.magic import Charm, Fire, Teleport
from undercroft.games.dungeon_twister.rules.moving import Exchange, GiveUp, Move
from undercroft.games.dungeon_twister.rules.placing import OpenRoom, Placing, TeamsUp, begin_game, begin_placing
from undercroft.games.dungeon_twister.rules.revealing import Flip, Place, Reveal
from undercroft.games.dungeon_twister.rules.room_choice import (
    LayRoom,
    NextPair,
    PickRoom,
    SecretPair,
    StartRoom,
    begin_rooms,
)
from undercroft.games.dungeon_twister.rules.scenarios import Fly
from undercroft.games.dungeon_twister.rules.teams import FreeTeam, Keep, LineUp, SharedPick, begin_line_up, begin_teams
from undercroft.games.dungeon_twister.rules.tricks import Conjure, ConjureAt, Steal, StealWhat
from undercroft.games.dungeon_twister.rules.turn import Action, ActionCard, ActionEnds, TurnBegins, TurnEnds, begin_turn
from undercroft.games.dungeon_twister.rules.turning import Rotate
from undercroft.games.dungeon_twister.state import DungeonTwister

PHASES: Final[list[tuple[str, Callable[[DungeonTwister], None]]]] = [
    ("rooms", begin_rooms),  # DT-027, DT-039, DT-164
    ("teams", begin_teams),  # DT-018 to DT-026, DT-041
    ("line-up", begin_line_up),  # DT-043
    ("placing", begin_placing),  # DT-044 to DT-048
    ("start", begin_game),  # DT-049, DT-050
    ("turn", begin_turn),  # DT-051 to DT-066; from here on turn after turn
]

PHASE_IDS: Final = tuple([name for name, _ in PHASES])
TURN: Final = PHASE_IDS.index("turn")

BY_NUMBER: Final[dict[int, Step[DungeonTwister]]] = {
    at.SECRET_PAIR: SecretPair(),
    at.NEXT_PAIR: NextPair(),
    at.PICK_ROOM: PickRoom(),
    at.LAY_ROOM: LayRoom(),
    at.START_ROOM: StartRoom(),
    at.TEAM: FreeTeam(),
    at.SHARED_PICK: SharedPick(),
    at.KEEP: Keep(),
    at.LINE_UP: LineUp(),
    at.PLACING: Placing(),
    at.TEAMS_UP: TeamsUp(),
    at.OPEN_ROOM: OpenRoom(),
    at.TURN_BEGINS: TurnBegins(),
    at.ACTION_CARD: ActionCard(),
    at.ACTION: Action(),
    at.ACTION_ENDS: ActionEnds(),
    at.TURN_ENDS: TurnEnds(),
    at.REVEAL: Reveal(),
    at.FLIP: Flip(),
    at.PLACE: Place(),
    at.ROTATE: Rotate(),
    at.MOVE: Move(),
    at.EXCHANGE: Exchange(),
    at.GIVE_UP: GiveUp(),
    at.JUMP: Jump(),
    at.LAND: Land(),
    at.ATTACK: Attack(),
    at.COMBAT: Combat(),
    at.LAY_FIRST: LayFirst(),
    at.LAY_SECOND: LaySecond(),
    at.DECIDE: Decide(),
    at.BREAK: Break(),
    at.LOCK: Lock(),
    at.HEAL: Heal(),
    at.WALL_WALK: WallWalk(),
    at.STEAL: Steal(),
    at.STEAL_WHAT: StealWhat(),
    at.BREACH: Breach(),
    at.CONJURE: Conjure(),
    at.CONJURE_AT: ConjureAt(),
    at.FIRE: Fire(),
    at.TELEPORT: Teleport(),
    at.CHARM: Charm(),
    at.FLY: Fly(),
}

STEPS: Final[list[Step[DungeonTwister]]] = [BY_NUMBER[number] for number in sorted(BY_NUMBER)]
