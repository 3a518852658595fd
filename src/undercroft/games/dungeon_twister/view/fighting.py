"""A combat as a seat sees it: who fights, how strong, and the cards that it may see (DT-138, DT-213)."""

from undercroft.engine.state import Pile
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.actions import TOKEN_IDS, token_value
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.acting import beside_him
from undercroft.games.dungeon_twister.rules.sides import ATTACKING, DEFENDING, strength_of, strength_of_side
from undercroft.games.dungeon_twister.state import NOTHING, DungeonTwister
from undercroft.games.dungeon_twister.view.shape import CombatView, Side


def view_combat(s: DungeonTwister, viewer: Viewer) -> CombatView:
    return {
        "attackers": view_side(s, viewer, s.attackers, ATTACKING),
        "defenders": view_side(s, viewer, s.defenders, DEFENDING),
        "target": TOKEN_IDS[token_value(s, s.target)],
        "contacts": view_contacts(s),
    }


def view_contacts(s: DungeonTwister) -> list[list[str]]:
    """What draws them in (DT-145)."""
    pairs = [(own, other) for own in s.attackers if s.at[own] >= 0 for other in beside_him(s, own)]
    return [[TOKEN_IDS[token_value(s, token)] for token in pair] for pair in pairs if pair[1] in s.defenders]


def view_side(s: DungeonTwister, viewer: Viewer, tokens: Pile, side: int) -> Side:
    seat = s.owner[tokens[0]]
    card = s.laid[seat]
    seen = card != NOTHING and (viewer.are(seat) or looks(s, viewer) or s.lapsed >> seat & 1 == 1)
    return {
        "seat": seat,
        "tokens": [TOKEN_IDS[token_value(s, token)] for token in tokens],
        "strengths": [strength_of(s, token, side) for token in tokens],
        "strength": strength_of_side(s, tokens, side),
        "laid": card != NOTHING,
        "card": card if seen else None,
    }


def looks(s: DungeonTwister, viewer: Viewer) -> bool:
    """With a Weapon Master one is shown the enemy's card before laying one's own (DT-213)."""
    frame = s.frames[-1] if s.frames else None
    return frame is not None and frame[0] == at.LAY_SECOND and viewer.are(frame[1])
