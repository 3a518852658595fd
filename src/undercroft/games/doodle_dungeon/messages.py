"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.messages import Messages
from undercroft.games.doodle_dungeon.cards import ACTION_IDS, CARD_IDS, CONTENT_IDS, SHAPE_IDS, TRACK_IDS
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS

MESSAGES: Final = Messages()

# arguments whose numbers stand for ids; all others (seat, round, points, ...) are plain numbers
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "card": CARD_IDS,
    "shape": SHAPE_IDS,
    "element": CONTENT_IDS,
    "cell": CELL_IDS,
    "track": TRACK_IDS,
    "action": ACTION_IDS,
}

# Phase A
ROUND: Final = MESSAGES.add("round", "round", "seat")
TAKEN: Final = MESSAGES.add("taken", "seat", "card")
LEFT_OVER: Final = MESSAGES.add("left-over", "card")
RESHUFFLED: Final = MESSAGES.add("reshuffled", "number")
READY: Final = MESSAGES.add("ready", "seat")
DREW_WALLS: Final = MESSAGES.add("drew-walls", "seat", "shape", "cell")
DREW: Final = MESSAGES.add("drew", "seat", "element", "cell")
HID: Final = MESSAGES.add("hid", "seat")
IMPROVED: Final = MESSAGES.add("improved", "seat", "track", "boxes", "level")
LAPSED: Final = MESSAGES.add("lapsed", "seat", "element")
# Phase B
PATHS_BEGIN: Final = MESSAGES.add("paths-begin")
PATH: Final = MESSAGES.add("path", "drawer", "seat", "number")
# Phase C
DEFENCE: Final = MESSAGES.add("defence", "seat")
TURN: Final = MESSAGES.add("turn", "seat")
HEALED: Final = MESSAGES.add("healed", "seat", "points", "hearts")
BOMBED: Final = MESSAGES.add("bombed", "bomber", "seat", "element", "cell")
BOMB_LOST: Final = MESSAGES.add("bomb-lost", "bomber", "seat")
JUMPED: Final = MESSAGES.add("jumped", "seat", "cell")
MOVED: Final = MESSAGES.add("moved", "seat", "cell", "steps")
MET: Final = MESSAGES.add("met", "seat", "element", "cell")
ROLLED: Final = MESSAGES.add("rolled", "seat", "eyes")
STRENGTH: Final = MESSAGES.add("strength", "seat", "strength")
PLAYED: Final = MESSAGES.add("played", "seat", "card")
REMOVED: Final = MESSAGES.add("removed", "seat", "eyes")
FETCHED: Final = MESSAGES.add("fetched", "seat", "card")
FETCHED_SECRETLY: Final = MESSAGES.add("fetched-secretly", "seat")
CURSED: Final = MESSAGES.add("cursed", "seat", "strength")
WON: Final = MESSAGES.add("won", "seat", "element", "strength")
LOST: Final = MESSAGES.add("lost", "seat", "element", "strength")
SHIELDED: Final = MESSAGES.add("shielded", "seat", "points")
DAMAGED: Final = MESSAGES.add("damaged", "seat", "points", "hearts")
CROSSED_OFF: Final = MESSAGES.add("crossed-off", "seat", "element", "cell")
DIED: Final = MESSAGES.add("died", "seat")
ESCAPED: Final = MESSAGES.add("escaped", "seat", "hearts")
DROPPED: Final = MESSAGES.add("dropped", "seat", "card")
LAID: Final = MESSAGES.add("laid", "seat", "card", "victim")
PUT_UNDER: Final = MESSAGES.add("put-under", "seat", "number")
REFILLED: Final = MESSAGES.add("refilled", "seat", "number")
# Scoring
SCORED: Final = MESSAGES.add("scored", "seat", "treasures", "monsters", "slain", "hearts", "points")
