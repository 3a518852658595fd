"""The round in the order of the book (DV-018), and the steps by the number that stands in frames."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.steps import Step
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.battle import Battle, BattleEnds, LineUp, begin_battles
from undercroft.games.dungeonville.rules.claims import ClaimPoint
from undercroft.games.dungeonville.rules.cloak import Cloak, NewOrder
from undercroft.games.dungeonville.rules.collecting import BuyDeed, Exchange, RoundEnds, begin_collecting
from undercroft.games.dungeonville.rules.duel import Axe, Banner, Beads, Duel, DuelDecided, Spoils
from undercroft.games.dungeonville.rules.exploring import (
    Explore,
    Flee,
    Oracle,
    Visit,
    begin_exploring,
)
from undercroft.games.dungeonville.rules.hiring import (
    Hire,
    Hired,
    HireTurn,
    HiringEnds,
    Lute,
    MakeRoom,
    begin_hiring,
)
from undercroft.games.dungeonville.rules.payment import Payment
from undercroft.games.dungeonville.rules.room import (
    Death,
    Drop,
    Glove,
    HolyWater,
    Net,
    Rescue,
    Take,
    WhichMule,
    WhoDies,
    WhoIsLeft,
)
from undercroft.games.dungeonville.rules.sending import Send, begin_sending
from undercroft.games.dungeonville.state import Dungeonville

PHASES: Final[list[tuple[str, Callable[[Dungeonville], None]]]] = [
    ("hiring", begin_hiring),  # DV-025 to DV-052
    ("sending", begin_sending),  # DV-053 to DV-057
    ("battle", begin_battles),  # DV-058 to DV-080
    ("exploring", begin_exploring),  # DV-081 to DV-104
    ("collecting", begin_collecting),  # DV-132 to DV-141
]

PHASE_IDS: Final = tuple([name for name, _ in PHASES])
HIRING: Final = PHASE_IDS.index("hiring")
SENDING: Final = PHASE_IDS.index("sending")
EXPLORING: Final = PHASE_IDS.index("exploring")

BY_NUMBER: Final[dict[int, Step[Dungeonville]]] = {
    at.HIRE_TURN: HireTurn(),
    at.LUTE: Lute(),
    at.MAKE_ROOM: MakeRoom(),
    at.HIRE: Hire(),
    at.PAYMENT: Payment(),
    at.HIRED: Hired(),
    at.HIRING_ENDS: HiringEnds(),
    at.SEND: Send(),
    at.BATTLE: Battle(),
    at.LINE_UP: LineUp(),
    at.CLOAK: Cloak(),
    at.NEW_ORDER: NewOrder(),
    at.DUEL: Duel(),
    at.AXE: Axe(),
    at.DUEL_DECIDED: DuelDecided(),
    at.BANNER: Banner(),
    at.BEADS: Beads(),
    at.SPOILS: Spoils(),
    at.BATTLE_ENDS: BattleEnds(),
    at.VISIT: Visit(),
    at.ORACLE: Oracle(),
    at.EXPLORE: Explore(),
    at.NET: Net(),
    at.WHO_DIES: WhoDies(),
    at.RESCUE: Rescue(),
    at.WHICH_MULE: WhichMule(),
    at.DEATH: Death(),
    at.HOLY_WATER: HolyWater(),
    at.GLOVE: Glove(),
    at.WHO_IS_LEFT: WhoIsLeft(),
    at.DROP: Drop(),
    at.TAKE: Take(),
    at.FLEE: Flee(),
    at.BUY_DEED: BuyDeed(),
    at.EXCHANGE: Exchange(),
    at.ROUND_ENDS: RoundEnds(),
    at.CLAIM_POINT: ClaimPoint(),
}

STEPS: Final[list[Step[Dungeonville]]] = [BY_NUMBER[number] for number in sorted(BY_NUMBER)]
