"""What a seat that is asked can see coming: whom the question is about, where he may walk, how a fight would stand.

The board draws it; nothing here decides what is allowed. Only walks and fights that the options lead to are told.
"""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.actions import ATTACK, MOVE, TOKEN_IDS, actor_named, token_value
from undercroft.games.dungeon_twister.cards import MOVE as STEPS
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.action_list import possible_actions
from undercroft.games.dungeon_twister.rules.moving import load_of
from undercroft.games.dungeon_twister.rules.reach import CROSSES, LEAVES, STOPS, reach_unharmed
from undercroft.games.dungeon_twister.rules.sides import (
    ATTACKING,
    DEFENDING,
    draw_in,
    strength_of_side,
    targets,
)
from undercroft.games.dungeon_twister.rules.walking import whisper
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import standing
from undercroft.games.dungeon_twister.view.shape import Fight, Reach

# The steps whose frame begins with the character that carries the action out.
OF_A_CHARACTER: Final = frozenset({
    at.REVEAL, at.ROTATE, at.JUMP, at.LAND, at.ATTACK, at.BREAK, at.LOCK, at.HEAL, at.WALL_WALK, at.STEAL,
    at.STEAL_WHAT, at.BREACH, at.CONJURE, at.CONJURE_AT, at.FIRE, at.TELEPORT, at.CHARM, at.FLY,
})  # fmt: skip
CROSSED: Final = 0
END: Final = 1
OUT: Final = 2
SHOWN: Final = {STOPS: END, CROSSES: CROSSED, LEAVES: OUT}
START: Final = -1


def view_actor(s: DungeonTwister) -> str | None:
    """The character whom the question is about: whoever moves, or whose action is being chosen."""
    frame = s.frames[-1] if s.frames else None
    if frame is None:
        return None
    token = frame[2] if frame[0] in OF_A_CHARACTER else s.mover
    return TOKEN_IDS[token_value(s, token)] if token != NOBODY else None


def asks(s: DungeonTwister, viewer: Viewer, *steps: int) -> bool:
    """Whether this seat, and it alone, is asked one of these questions."""
    return bool(s.frames) and s.frames[-1][0] in steps and s.frames[-1][1] == viewer.viewer


def view_reach(s: DungeonTwister, viewer: Viewer) -> list[Reach]:
    """Where each character who may move comes to without an exchange (DT-087, DT-097, DT-099)."""
    if asks(s, viewer, at.MOVE):
        return [reach(s, s.mover, s.held, s.steps)]
    if not asks(s, viewer, at.ACTION):
        return []
    movers = [actor_named(s, MOVE.value(code)) for code in possible_actions(s) if MOVE.has(code)]
    return [reach(s, token, load_of(s, token), STEPS[s.kind[token]]) for token in movers]


def view_rivals(s: DungeonTwister, viewer: Viewer) -> list[Reach]:
    """Where the unwounded of all others could come to as things stand, were it their turn (DT-087, DT-097, DT-099)."""
    if not asks(s, viewer, at.ACTION):
        return []
    upright = [standing(s, place) for place in range(s.config.layout.places)]
    rivals = [token for token in upright if token != NOBODY and s.owner[token] not in {viewer.viewer, s.players}]
    return [reach(s, token, load_of(s, token), STEPS[s.kind[token]]) for token in rivals]


def reach(s: DungeonTwister, walker: int, held: Pile, steps: int) -> Reach:
    """The nearest ways, square after square. Rocks that strike are no way here: one goes there deliberately."""
    found = reach_unharmed(s, walker, held, steps)
    leads = {each.place for each in found.values() if each.how != CROSSES}
    for each in reversed(found.values()):
        if each.place in leads:
            leads.add(each.before)
    start = s.at[walker]
    number = {start: 0}
    squares = [[*square_of(s, start), 0, CROSSED, START]]
    for each in found.values():
        if each.place in leads:
            squares.append([*square_of(s, each.place), each.steps, SHOWN[each.how], number[each.before]])
            number[each.place] = len(number)
    return {"token": TOKEN_IDS[token_value(s, walker)], "squares": squares}


def view_fights(s: DungeonTwister, viewer: Viewer) -> list[Fight]:
    """Every attack that is open, with all whom contact draws in, before the cards (DT-145, DT-151)."""
    if asks(s, viewer, at.ATTACK):
        return fights(s, s.frames[-1][2])
    if not asks(s, viewer, at.ACTION):
        return []
    attackers = [actor_named(s, ATTACK.value(code)) for code in possible_actions(s) if ATTACK.has(code)]
    return [each for token in attackers for each in fights(s, token)]


def fights(s: DungeonTwister, attacker: int) -> list[Fight]:
    return [fight(s, attacker, target) for target in targets(s, attacker)]


def fight(s: DungeonTwister, attacker: int, target: int) -> Fight:
    trial = s.copy(whisper(s.door))
    trial.attackers, trial.defenders = draw_in(trial, attacker, target)
    return {
        "attacker": TOKEN_IDS[token_value(s, attacker)],
        "target": TOKEN_IDS[token_value(s, target)],
        "own": strength_of_side(trial, trial.attackers, ATTACKING),
        "other": strength_of_side(trial, trial.defenders, DEFENDING),
        "helpers": len(trial.attackers) - 1,
        "other_helpers": len(trial.defenders) - 1,
    }
