"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.messages import Messages
from undercroft.games.dungeon_twister.cards import COLOUR_IDS, KIND_IDS
from undercroft.games.dungeon_twister.geometry.rooms import ROOM_IDS

MESSAGES: Final = Messages()

# What a character dies of
CAUSE_IDS: Final = ("combat", "fire", "rocks", "fall")
IN_COMBAT: Final = 0
BY_FIRE: Final = 1
BY_ROCKS: Final = 2
BY_FALL: Final = 3  # into a pit, or a rift where a Rope held him

# Arguments whose numbers stand for ids; all others (x, y, points, cards, ...) are plain numbers. `owner` and
# `other_owner` are seats; that of the monks is the number after the last one.
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "character": KIND_IDS,
    "other": KIND_IDS,
    "thing": KIND_IDS,
    "colour": COLOUR_IDS,
    "room": ROOM_IDS,
    "cause": CAUSE_IDS,
}

# ---- before the game
PICKED: Final = MESSAGES.add("picked", "seat", "thing")
PAIR_PICKED: Final = MESSAGES.add("pair-picked", "seat", "pair")
ROOM_PICKED: Final = MESSAGES.add("room-picked", "seat", "room")
ROOM_LAID: Final = MESSAGES.add("room-laid", "seat", "column", "row")
READY: Final = MESSAGES.add("ready", "seat")
LAID: Final = MESSAGES.add("laid", "seat", "column", "row")
LAID_MONK: Final = MESSAGES.add("laid-monk", "seat", "column", "row")
TEAM_UP: Final = MESSAGES.add("team-up", "seat")
STANDS: Final = MESSAGES.add("stands", "owner", "character", "x", "y")  # one of a start team, turned up
BEGINS: Final = MESSAGES.add("begins", "seat")
# ---- the turn
TURN: Final = MESSAGES.add("turn", "seat", "turn")
CARD: Final = MESSAGES.add("card", "seat", "card")
CARDS_BACK: Final = MESSAGES.add("cards-back", "seat")
LEFT_OVER: Final = MESSAGES.add("left-over", "seat", "points")  # action points that lapse
SKIPPED: Final = MESSAGES.add("skipped", "seat")
# ---- actions
REVEALS: Final = MESSAGES.add("reveals", "seat", "owner", "character", "column", "row")
ROOM_SHOWN: Final = MESSAGES.add("room-shown", "room", "column", "row")
TOKEN_SHOWN: Final = MESSAGES.add("token-shown", "owner", "thing")
PLACED: Final = MESSAGES.add("placed", "seat", "owner", "thing", "x", "y")
TURNED: Final = MESSAGES.add("turned", "seat", "owner", "character", "room", "quarters")
SLID: Final = MESSAGES.add("slid", "seat", "owner", "character", "room", "columns")
MOVES: Final = MESSAGES.add("moves", "seat", "owner", "character")
STEPPED: Final = MESSAGES.add("stepped", "owner", "character", "x", "y")
TOOK: Final = MESSAGES.add("took", "owner", "character", "other_owner", "thing", "x", "y")
LEFT: Final = MESSAGES.add("left", "owner", "character", "other_owner", "thing", "x", "y")
STOPPED: Final = MESSAGES.add("stopped", "owner", "character", "x", "y")
JUMPED: Final = MESSAGES.add("jumped", "seat", "owner", "character", "x", "y")
ESCAPED: Final = MESSAGES.add("escaped", "owner", "character", "points")
CARRIED_OUT: Final = MESSAGES.add("carried-out", "owner", "other_owner", "thing", "points")
# killer -1: nobody scores
KILLED: Final = MESSAGES.add("killed", "owner", "character", "points", "killer", "cause")
WOUNDED: Final = MESSAGES.add("wounded", "owner", "character")
LOST: Final = MESSAGES.add("lost", "owner", "thing")  # into a pit
# ---- combat
ATTACKS: Final = MESSAGES.add("attacks", "seat", "owner", "character", "other_owner", "other")
JOINS: Final = MESSAGES.add("joins", "owner", "character", "strength")
HAS_LAID: Final = MESSAGES.add("has-laid", "seat")
FIGHTS_WITH: Final = MESSAGES.add("fights-with", "seat", "combat", "strength")
COMBAT_WON: Final = MESSAGES.add("combat-won", "seat", "strength", "other_strength")
COMBAT_TIED: Final = MESSAGES.add("combat-tied", "strength")
GOBLIN_WINS: Final = MESSAGES.add("goblin-wins", "seat")
# ---- abilities and objects
BROKEN: Final = MESSAGES.add("broken", "owner", "character", "x", "y")
OPENED: Final = MESSAGES.add("opened", "owner", "character", "x", "y")
CLOSED: Final = MESSAGES.add("closed", "owner", "character", "x", "y")
HEALED: Final = MESSAGES.add("healed", "owner", "character", "other_owner", "other")
REGENERATED: Final = MESSAGES.add("regenerated", "owner", "character")
REFRESHED: Final = MESSAGES.add("refreshed", "owner", "character")
WALL_WALKED: Final = MESSAGES.add("wall-walked", "owner", "character", "x", "y")
STOLE: Final = MESSAGES.add("stole", "owner", "character", "other_owner", "other", "thing")
BREACHED: Final = MESSAGES.add("breached", "owner", "character", "x", "y", "left")
CONJURED_PIT: Final = MESSAGES.add("conjured-pit", "owner", "x", "y")
CONJURED_RUBBLE: Final = MESSAGES.add("conjured-rubble", "owner", "x", "y")
ILLUSIONS_GONE: Final = MESSAGES.add("illusions-gone", "owner")
QUAFFED: Final = MESSAGES.add("quaffed", "owner", "character", "points")
SHOT: Final = MESSAGES.add("shot", "owner", "character", "other_owner", "other")
BREATHED: Final = MESSAGES.add("breathed", "owner", "character", "other_owner", "other")
SHIELDED: Final = MESSAGES.add("shielded", "owner", "character")
TELEPORTED: Final = MESSAGES.add("teleported", "owner", "character", "x", "y")
CHARMED: Final = MESSAGES.add("charmed", "seat", "owner", "character")
FLEW: Final = MESSAGES.add("flew", "owner", "character", "x", "y")
AWAKE: Final = MESSAGES.add("awake")
# ---- clock
TIME_UP: Final = MESSAGES.add("time-up", "seat")  # of the turn
TOO_SLOW: Final = MESSAGES.add("too-slow", "seat")  # to place, or to answer a card
CUT_BACK: Final = MESSAGES.add("cut-back", "owner", "character", "x", "y")
# ---- scores and endings
PENTAGRAM: Final = MESSAGES.add("pentagram", "seat")  # -1: nobody has it any more
REACHED: Final = MESSAGES.add("reached", "seat", "points")
STALEMATE: Final = MESSAGES.add("stalemate", "turns")
NOBODY_LEFT: Final = MESSAGES.add("nobody-left")
RESIGNED: Final = MESSAGES.add("resigned", "seat")
DRAW_OFFERED: Final = MESSAGES.add("draw-offered", "seat")
DRAW_AGREED: Final = MESSAGES.add("draw-agreed")
WON: Final = MESSAGES.add("won", "seat")
DRAWN: Final = MESSAGES.add("drawn")
BOTH_LOSE: Final = MESSAGES.add("both-lose")
