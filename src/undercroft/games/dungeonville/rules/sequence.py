"""The round in the order of the book (DV-018), and the steps by the number that stands in frames."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.steps import Step
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.battle import BattleAt, BattleEnds, LineUp, begin_battles
from undercroft.games.dungeonville.rules.claims import ClaimPoint
from undercroft.games.dungeonville.rules.cloak import CloakCall, NewOrder
from undercroft.games.dungeonville.rules.collecting import BuyDeed, Exchange, RoundEnds, begin_collecting
from undercroft.games.dungeonville.rules.duel import AxeCall, BannerCall, BeadsCall, Duel, DuelDecided, Spoils
from undercroft.games.dungeonville.rules.exploring import (
    Explore,
    FleeOrGoOn,
    OracleCopies,
    Visit,
    begin_exploring,
)
from undercroft.games.dungeonville.rules.hiring import (
    HiredOne,
    HireTurn,
    HiringEnds,
    LuteCall,
    MakeRoom,
    Whom,
    begin_hiring,
)
from undercroft.games.dungeonville.rules.payment import Payment
from undercroft.games.dungeonville.rules.room import (
    BloodPrice,
    Death,
    DropGold,
    GloveCall,
    NetCall,
    Rescue,
    TakeGold,
    WhichMule,
    WhoDies,
    WhoIsLeft,
)
from undercroft.games.dungeonville.rules.sending import Sending, begin_sending
from undercroft.games.dungeonville.state import Dungeonville

PHASES: Final[list[tuple[str, Callable[[Dungeonville], None]]]] = [
    ("hiring", begin_hiring),  # DV-025 to DV-052
    ("sending", begin_sending),  # DV-053 to DV-057
    ("battle", begin_battles),  # DV-058 to DV-080
    ("exploring", begin_exploring),  # DV-081 to DV-104
    ("collecting", begin_collecting),  # DV-132 to DV-141
]

BY_NUMBER: Final[dict[int, Step[Dungeonville]]] = {
    at.HIRE_TURN: HireTurn(),
    at.LUTE_CALL: LuteCall(),
    at.MAKE_ROOM: MakeRoom(),
    at.WHOM: Whom(),
    at.PAYMENT: Payment(),
    at.HIRED_ONE: HiredOne(),
    at.HIRING_ENDS: HiringEnds(),
    at.SENDING: Sending(),
    at.BATTLE_AT: BattleAt(),
    at.LINE_UP: LineUp(),
    at.CLOAK_CALL: CloakCall(),
    at.NEW_ORDER: NewOrder(),
    at.DUEL: Duel(),
    at.AXE_CALL: AxeCall(),
    at.DUEL_DECIDED: DuelDecided(),
    at.BANNER_CALL: BannerCall(),
    at.BEADS_CALL: BeadsCall(),
    at.SPOILS: Spoils(),
    at.BATTLE_ENDS: BattleEnds(),
    at.VISIT: Visit(),
    at.ORACLE_COPIES: OracleCopies(),
    at.EXPLORE: Explore(),
    at.NET_CALL: NetCall(),
    at.WHO_DIES: WhoDies(),
    at.RESCUE: Rescue(),
    at.WHICH_MULE: WhichMule(),
    at.DEATH: Death(),
    at.BLOOD_PRICE: BloodPrice(),
    at.GLOVE_CALL: GloveCall(),
    at.WHO_IS_LEFT: WhoIsLeft(),
    at.DROP_GOLD: DropGold(),
    at.TAKE_GOLD: TakeGold(),
    at.FLEE_OR_GO_ON: FleeOrGoOn(),
    at.BUY_DEED: BuyDeed(),
    at.EXCHANGE: Exchange(),
    at.ROUND_ENDS: RoundEnds(),
    at.CLAIM_POINT: ClaimPoint(),
}

STEPS: Final[list[Step[Dungeonville]]] = [BY_NUMBER[number] for number in sorted(BY_NUMBER)]
