"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.messages import Messages
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CARD_IDS, DEED_IDS, DUNGEON_IDS, LETTERS
from undercroft.games.dungeonville.powers import ITEM_IDS

MESSAGES: Final = Messages()

# arguments whose numbers stand for ids; all others (seat, gold, round, ...) are plain numbers
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "adventurer": ADVENTURER_IDS,
    "other": ADVENTURER_IDS,
    "card": CARD_IDS,
    "dungeon": DUNGEON_IDS,
    "deed": DEED_IDS,
    "item": ITEM_IDS,
    "letter": LETTERS,
}


ROUND: Final = MESSAGES.add("round", "round", "seat")
DEED: Final = MESSAGES.add("deed", "seat", "deed")  # private: the deed somebody holds
ENTERS_TOWN: Final = MESSAGES.add("enters-town", "adventurer")
RESHUFFLE: Final = MESSAGES.add("reshuffle")
PASSED: Final = MESSAGES.add("passed", "seat")
MADE_ROOM: Final = MESSAGES.add("made-room", "seat", "adventurer")
HIRED: Final = MESSAGES.add("hired", "seat", "adventurer", "gold")
PAID: Final = MESSAGES.add("paid", "seat", "card", "gold")
PAID_TOKEN: Final = MESSAGES.add("paid-token", "seat", "gold")
DISSOLVED: Final = MESSAGES.add("dissolved", "seat")
SENT: Final = MESSAGES.add("sent", "seat", "dungeon")
BATTLE: Final = MESSAGES.add("battle", "dungeon")
READY: Final = MESSAGES.add("ready", "seat")
CLOAKED: Final = MESSAGES.add("cloaked", "seat", "opponent")
PEEKED_FIGHTER: Final = MESSAGES.add("peeked-fighter", "opponent", "adventurer")  # private
FIGHTER: Final = MESSAGES.add("fighter", "seat", "adventurer", "duel")
DUEL_WON: Final = MESSAGES.add("duel-won", "seat", "adventurer", "duel")
KILLED: Final = MESSAGES.add("killed", "seat", "adventurer")
RECRUITED: Final = MESSAGES.add("recruited", "seat", "adventurer", "loser")
SAVED: Final = MESSAGES.add("saved", "seat", "adventurer")
BLOOD_TAKEN: Final = MESSAGES.add("blood-taken", "seat", "loser")
ENTERS: Final = MESSAGES.add("enters", "seat", "dungeon", "survivors")
NOBODY_ENTERS: Final = MESSAGES.add("nobody-enters", "dungeon")
VISIT: Final = MESSAGES.add("visit", "seat", "dungeon")
JESTER: Final = MESSAGES.add("jester", "adventurer", "other", "letter")
JESTER_BLANK: Final = MESSAGES.add("jester-blank", "adventurer", "other")
ORACLE: Final = MESSAGES.add("oracle", "adventurer", "other", "letter")
REVEALED: Final = MESSAGES.add("revealed", "seat", "card")
FOUND: Final = MESSAGES.add("found", "seat", "card")
DUNGEON_RESHUFFLE: Final = MESSAGES.add("dungeon-reshuffle", "dungeon")
USED: Final = MESSAGES.add("used", "seat", "item")
DIED: Final = MESSAGES.add("died", "seat", "adventurer")
BLOOD_PLACED: Final = MESSAGES.add("blood-placed", "seat", "dungeon")
RETURNED: Final = MESSAGES.add("returned", "seat", "adventurer")
WIPED_OUT: Final = MESSAGES.add("wiped-out", "seat")
RAN_AWAY: Final = MESSAGES.add("ran-away", "seat")
DROPPED: Final = MESSAGES.add("dropped", "seat", "card")
TOOK: Final = MESSAGES.add("took", "seat", "card")
LEFT: Final = MESSAGES.add("left", "seat", "card")
PEEKED: Final = MESSAGES.add("peeked", "seat", "dungeon")
PEEKED_CARD: Final = MESSAGES.add("peeked-card", "seat", "card")  # private
FLED: Final = MESSAGES.add("fled", "seat")
NOTHING_LEFT: Final = MESSAGES.add("nothing-left", "seat", "dungeon")
COLLECTED: Final = MESSAGES.add("collected", "seat", "gold")
BOUGHT: Final = MESSAGES.add("bought", "seat")
PUT_BACK: Final = MESSAGES.add("put-back", "seat", "deed")  # a deed that was public lies on the Deed House now
CLAIMED: Final = MESSAGES.add("claimed", "seat", "deed", "points")
WON: Final = MESSAGES.add("won", "seat", "points")
FALSE_CLAIM: Final = MESSAGES.add("false-claim", "seat", "points")
CAP: Final = MESSAGES.add("cap", "round")
TOO_HEAVY: Final = MESSAGES.add("too-heavy", "seat", "card")
