"""The year in the order of the book (DL-051, DL-054, DL-313), and the steps by the number that stands in frames."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.steps import Step
from undercroft.games.dungeon_lords.cards import AUTUMN, COMBAT_ROUNDS
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.attacks import AttackDone, AttackTarget, NextMonster, WhichAttack
from undercroft.games.dungeon_lords.rules.battle import Battle, BattleEnds, CombatRoundEnds, begin_battles
from undercroft.games.dungeon_lords.rules.carrying_out import Action, DoIt, begin_actions
from undercroft.games.dungeon_lords.rules.combat_end import begin_combat_end
from undercroft.games.dungeon_lords.rules.conquest import Conquest, LateEffects
from undercroft.games.dungeon_lords.rules.digging import Dig
from undercroft.games.dungeon_lords.rules.events import EventFor, Payday, Tax, begin_event
from undercroft.games.dungeon_lords.rules.healing import Healing
from undercroft.games.dungeon_lords.rules.heroes import ImpatientHero, begin_heroes
from undercroft.games.dungeon_lords.rules.hiring import Hire, Hired, PayDemon, PayGolem
from undercroft.games.dungeon_lords.rules.imps_and_traps import DiscardOneTrap
from undercroft.games.dungeon_lords.rules.mining import Mine
from undercroft.games.dungeon_lords.rules.new_round import begin_new_round
from undercroft.games.dungeon_lords.rules.orders import ChooseInaccessible, ChooseOrders, begin_orders
from undercroft.games.dungeon_lords.rules.planning import Plan, begin_planning
from undercroft.games.dungeon_lords.rules.production import Produce, ToolShed, begin_production
from undercroft.games.dungeon_lords.rules.production_together import ProduceTogether
from undercroft.games.dungeon_lords.rules.reveal import RevealCard, begin_reveal
from undercroft.games.dungeon_lords.rules.rooms import BuildRoom, TakeRoom
from undercroft.games.dungeon_lords.rules.round_end import begin_round_end
from undercroft.games.dungeon_lords.rules.second_year import begin_second_year
from undercroft.games.dungeon_lords.rules.special_events import LoseTrap, WitchHunt
from undercroft.games.dungeon_lords.rules.spells import (
    FastSpell,
    SlowSpell,
    Suggestion,
    TreasureTrap,
    WordOfPeace,
)
from undercroft.games.dungeon_lords.rules.spells_of_year_2 import MagicKey, SpellOnMonster
from undercroft.games.dungeon_lords.rules.spying import Spy
from undercroft.games.dungeon_lords.rules.strike import Strike, StrikePart
from undercroft.games.dungeon_lords.rules.take_back import TakeBack
from undercroft.games.dungeon_lords.rules.traps import Trap, TrapTarget, WhichTrap
from undercroft.games.dungeon_lords.rules.waves import Wave
from undercroft.games.dungeon_lords.state import DungeonLords

PHASES: Final[list[tuple[str, Callable[[DungeonLords], None]]]] = [
    ("new_round", begin_new_round),  # DL-060 to DL-071
    ("orders", begin_orders),  # DL-080 to DL-098
    ("actions", begin_actions),  # DL-100 to DL-179
    ("production", begin_production),  # DL-191 to DL-209
    ("event", begin_event),  # DL-215 to DL-233
    ("heroes", begin_heroes),  # DL-235 to DL-242
    ("round_end", begin_round_end),  # DL-245 to DL-247
    ("planning", begin_planning),  # DL-320 to DL-338
    ("reveal", begin_reveal),  # DL-340 to DL-342
    ("battle", begin_battles),  # DL-345 to DL-392
    ("combat_end", begin_combat_end),  # DL-412 to DL-418, DL-570 to DL-588
    ("second_year", begin_second_year),  # DL-275 to DL-289
]
PHASE_IDS: Final[tuple[str, ...]] = tuple([name for name, _ in PHASES])
NEW_ROUND: Final = PHASE_IDS.index("new_round")
ORDERS: Final = PHASE_IDS.index("orders")
CARRYING_OUT: Final = PHASE_IDS.index("actions")
EVENT: Final = PHASE_IDS.index("event")
ROUND_END: Final = PHASE_IDS.index("round_end")
PLANNING: Final = PHASE_IDS.index("planning")
BATTLE: Final = PHASE_IDS.index("battle")
COMBAT_END: Final = PHASE_IDS.index("combat_end")
SECOND_YEAR: Final = PHASE_IDS.index("second_year")


def next_phase(s: DungeonLords) -> int:
    """What follows the present phase; seasons and combat rounds are counted on here."""
    if s.phase == ROUND_END:
        if s.season < AUTUMN:
            s.season += 1
            return NEW_ROUND
        s.combat_round = s.combat_round or 1  # a position may name another one
        return PLANNING
    if s.phase == BATTLE:
        if s.combat_round == COMBAT_ROUNDS or not any(s.queues):  # DL-315, DL-412
            return COMBAT_END
        s.combat_round += 1
        return PLANNING
    if s.phase == SECOND_YEAR:
        return NEW_ROUND
    return s.phase + 1


BY_NUMBER: Final[dict[int, Step[DungeonLords]]] = {
    at.CHOOSE_INACCESSIBLE: ChooseInaccessible(),
    at.CHOOSE_ORDERS: ChooseOrders(),
    at.WAVE: Wave(),
    at.ACTION: Action(),
    at.DO_IT: DoIt(),
    at.SPY: Spy(),
    at.DIG: Dig(),
    at.MINE: Mine(),
    at.DISCARD_ONE_TRAP: DiscardOneTrap(),
    at.HIRE: Hire(),
    at.PAY_GOLEM: PayGolem(),
    at.PAY_DEMON: PayDemon(),
    at.HIRED: Hired(),
    at.TAKE_ROOM: TakeRoom(),
    at.BUILD_ROOM: BuildRoom(),
    at.PRODUCE: Produce(),
    at.PRODUCE_TOGETHER: ProduceTogether(),
    at.TOOL_SHED: ToolShed(),
    at.TAKE_BACK: TakeBack(),
    at.EVENT_FOR: EventFor(),
    at.PAYDAY: Payday(),
    at.TAX: Tax(),
    at.WITCH_HUNT: WitchHunt(),
    at.STRIKE: Strike(),
    at.STRIKE_PART: StrikePart(),
    at.LOSE_TRAP: LoseTrap(),
    at.IMPATIENT_HERO: ImpatientHero(),
    at.PLAN: Plan(),
    at.REVEAL_CARD: RevealCard(),
    at.BATTLE: Battle(),
    at.TRAP: Trap(),
    at.WHICH_TRAP: WhichTrap(),
    at.TRAP_TARGET: TrapTarget(),
    at.FAST_SPELL: FastSpell(),
    at.WORD_OF_PEACE: WordOfPeace(),
    at.SUGGESTION: Suggestion(),
    at.SPELL_ON_MONSTER: SpellOnMonster(),
    at.NEXT_MONSTER: NextMonster(),
    at.WHICH_ATTACK: WhichAttack(),
    at.ATTACK_TARGET: AttackTarget(),
    at.ATTACK_DONE: AttackDone(),
    at.SLOW_SPELL: SlowSpell(),
    at.TREASURE_TRAP: TreasureTrap(),
    at.MAGIC_KEY: MagicKey(),
    at.HEALING: Healing(),
    at.CONQUEST: Conquest(),
    at.LATE_EFFECTS: LateEffects(),
    at.BATTLE_ENDS: BattleEnds(),
    at.COMBAT_ROUND_ENDS: CombatRoundEnds(),
}

STEPS: Final[list[Step[DungeonLords]]] = [BY_NUMBER[number] for number in range(len(BY_NUMBER))]
