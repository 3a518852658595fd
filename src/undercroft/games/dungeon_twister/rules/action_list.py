"""The actions that are open to the active player: verbs and the characters that can carry them out (decision 13)."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.actions import ActionKind
from undercroft.games.dungeon_twister import actions as act
from undercroft.games.dungeon_twister.cards import (
    CHARM_SCROLL,
    CLERIC,
    FIREBALL_WAND,
    GHOST,
    GOBLIN,
    GOLEM,
    ILLUSIONIST,
    KEY,
    MONK,
    PICKPOCKET,
    RED_DRAGON,
    SPEED_POTION,
    TELEPORT_RING,
    THIEF,
    WALL_WALKER,
    WARRIOR,
    WIZARD,
)
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.abilities import (
    breachable,
    breakable,
    can_drink,
    can_regenerate,
    drink,
    healable,
    regenerate,
    wall_walks,
    workable,
)
from undercroft.games.dungeon_twister.rules.acting import actors, is_spent, pay
from undercroft.games.dungeon_twister.rules.jumping import jumps
from undercroft.games.dungeon_twister.rules.magic import (
    can_breathe,
    can_shoot,
    charmable,
    held,
    quaff,
    ring_squares,
)
from undercroft.games.dungeon_twister.rules.moving import begin_move, can_move
from undercroft.games.dungeon_twister.rules.revealing import accessible
from undercroft.games.dungeon_twister.rules.scenarios import FLIGHT_POINTS, flights
from undercroft.games.dungeon_twister.rules.sides import targets
from undercroft.games.dungeon_twister.rules.tricks import can_conjure, victims
from undercroft.games.dungeon_twister.rules.turning import can_turn
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import holds, is_wounded

Test = Callable[[DungeonTwister, int], bool]


def can_reveal(s: DungeonTwister, token: int) -> bool:
    return len(accessible(s, token)) > 0


def can_jump(s: DungeonTwister, token: int) -> bool:
    return len(jumps(s, token)) > 0


def can_attack(s: DungeonTwister, token: int) -> bool:
    return len(targets(s, token)) > 0


def can_break(s: DungeonTwister, token: int) -> bool:
    return len(breakable(s, token)) > 0


def can_lock(s: DungeonTwister, token: int) -> bool:
    return len(workable(s, token)) > 0


def can_heal(s: DungeonTwister, token: int) -> bool:
    return len(healable(s, token)) > 0


def can_wall_walk(s: DungeonTwister, token: int) -> bool:
    return len(wall_walks(s, token)) > 0


def can_steal(s: DungeonTwister, token: int) -> bool:
    return len(victims(s, token)) > 0


def can_breach(s: DungeonTwister, token: int) -> bool:
    return len(breachable(s, token)) > 0


def can_quaff(s: DungeonTwister, token: int) -> bool:
    return held(s, token, SPEED_POTION) != NOBODY


def can_teleport(s: DungeonTwister, token: int) -> bool:
    return held(s, token, TELEPORT_RING) != NOBODY and len(ring_squares(s, token)) > 0


def can_charm(s: DungeonTwister, token: int) -> bool:
    return held(s, token, CHARM_SCROLL) != NOBODY and len(charmable(s, token)) > 0


def can_fly(s: DungeonTwister, token: int) -> bool:
    return len(flights(s, token)) > 0


Act = tuple[ActionKind, Test]

# What anybody may be able to do, what only some can, and what comes with an object in one's hands.
COMMON: Final[list[Act]] = [
    (act.REVEAL, can_reveal),
    (act.TURN, can_turn),
    (act.MOVE, can_move),
    (act.JUMP, can_jump),
    (act.ATTACK, can_attack),
]
ABILITIES: Final[dict[int, list[Act]]] = {
    WARRIOR: [(act.BREAK, can_break)],
    WIZARD: [(act.FLY, can_fly)],
    CLERIC: [(act.HEAL, can_heal)],
    THIEF: [(act.LOCK, can_lock)],
    WALL_WALKER: [(act.WALL_WALK, can_wall_walk)],
    GOBLIN: [(act.BREAK, can_break)],
    PICKPOCKET: [(act.STEAL, can_steal)],
    GOLEM: [(act.BREACH, can_breach)],
    ILLUSIONIST: [(act.CONJURE, can_conjure)],
    GHOST: [(act.FLY, can_fly)],
    RED_DRAGON: [(act.BREATHE, can_breathe)],
    MONK: [(act.HEAL, can_heal)],
}
USES: Final[dict[int, Act]] = {
    SPEED_POTION: (act.QUAFF, can_quaff),
    FIREBALL_WAND: (act.SHOOT, can_shoot),
    KEY: (act.LOCK, can_lock),
    TELEPORT_RING: (act.TELEPORT, can_teleport),
    CHARM_SCROLL: (act.CHARM, can_charm),
}
NO_ABILITY: Final[list[Act]] = []

# The step that asks what exactly, by verb. Moving begins with the first step, some actions are over at once.
STEPS: Final[dict[int, int]] = {
    act.REVEAL.first: at.REVEAL,
    act.TURN.first: at.ROTATE,
    act.JUMP.first: at.JUMP,
    act.ATTACK.first: at.ATTACK,
    act.BREAK.first: at.BREAK,
    act.LOCK.first: at.LOCK,
    act.HEAL.first: at.HEAL,
    act.WALL_WALK.first: at.WALL_WALK,
    act.STEAL.first: at.STEAL,
    act.BREACH.first: at.BREACH,
    act.CONJURE.first: at.CONJURE,
    act.BREATHE.first: at.FIRE,
    act.SHOOT.first: at.FIRE,
    act.TELEPORT.first: at.TELEPORT,
    act.CHARM.first: at.CHARM,
    act.FLY.first: at.FLY,
}
AT_ONCE: Final[dict[int, Callable[[DungeonTwister, int], None]]] = {
    act.MOVE.first: begin_move,
    act.QUAFF.first: quaff,
    act.REGENERATE.first: regenerate,
    act.DRINK.first: drink,
}


def possible_actions(s: DungeonTwister) -> list[int]:
    """In the order of the characters: what each can do with a point (DT-060, DT-062, DT-160)."""
    found: list[int] = []
    for token in actors(s):
        value = act.token_value(s, token)
        if is_wounded(s, token):
            found += wounded_actions(s, token, value)
        elif not is_spent(s, token):
            add_actions(s, token, value, found)
    return found


def add_actions(s: DungeonTwister, token: int, value: int, found: list[int]) -> None:
    for kind, can in COMMON:
        if can(s, token):
            found.append(kind.first + value)
    for kind, can in ABILITIES.get(s.kind[token], NO_ABILITY):
        if can(s, token):
            found.append(kind.first + value)
    for thing in holds(s, token):
        use = USES.get(s.kind[thing])
        if use is not None and use[0].first + value not in found and use[1](s, token):
            found.append(use[0].first + value)


def wounded_actions(s: DungeonTwister, token: int, value: int) -> list[int]:
    """The wounded do nothing, but a Troll regenerates and everybody may drink (DT-062)."""
    if s.spent >> token & 1:
        return []  # healed in this turn, and wounded once more (DT-063)
    found = [act.REGENERATE.code(value)] if can_regenerate(s, token) else []
    return [*found, act.DRINK.code(value)] if can_drink(s, token) else found


def begin(s: DungeonTwister, code: int) -> None:
    """The action is paid, and begins; whoever acts, the active player carries it out (DT-076, DT-158)."""
    value = (code - act.REVEAL.first) % act.REVEAL.count  # the verbs follow each other
    first, token = code - value, act.actor_named(s, value)
    pay(s, token, FLIGHT_POINTS if first == act.FLY.first else 1)
    if first in AT_ONCE:
        AT_ONCE[first](s, token)
    else:
        s.frames.append((STEPS[first], s.active, token, 0))
