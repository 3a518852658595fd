"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.steps import Message
from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CARD_IDS, DEED_IDS, DUNGEON_IDS, LETTERS
from undercroft.games.dungeonville.powers import ITEM_IDS

MESSAGES: Final[list[Message]] = []

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


def message(name: str, *args: str) -> int:
    MESSAGES.append(Message(name, *args))
    return len(MESSAGES) - 1


ROUND: Final = message("round", "round", "seat")
DEED: Final = message("deed", "seat", "deed")  # private: the deed somebody holds
ENTERS_TOWN: Final = message("enters-town", "adventurer")
RESHUFFLE: Final = message("reshuffle")
PASSED: Final = message("passed", "seat")
MADE_ROOM: Final = message("made-room", "seat", "adventurer")
HIRED: Final = message("hired", "seat", "adventurer", "gold")
PAID: Final = message("paid", "seat", "card", "gold")
PAID_TOKEN: Final = message("paid-token", "seat", "gold")
DISSOLVED: Final = message("dissolved", "seat")
SENT: Final = message("sent", "seat", "dungeon")
BATTLE: Final = message("battle", "dungeon")
READY: Final = message("ready", "seat")
CLOAKED: Final = message("cloaked", "seat", "opponent")
PEEKED_FIGHTER: Final = message("peeked-fighter", "opponent", "adventurer")  # private
FIGHTER: Final = message("fighter", "seat", "adventurer", "duel")
DUEL_WON: Final = message("duel-won", "seat", "adventurer", "duel")
KILLED: Final = message("killed", "seat", "adventurer")
RECRUITED: Final = message("recruited", "seat", "adventurer", "loser")
SAVED: Final = message("saved", "seat", "adventurer")
BLOOD_TAKEN: Final = message("blood-taken", "seat", "loser")
ENTERS: Final = message("enters", "seat", "dungeon", "survivors")
NOBODY_ENTERS: Final = message("nobody-enters", "dungeon")
VISIT: Final = message("visit", "seat", "dungeon")
JESTER: Final = message("jester", "adventurer", "other", "letter")
JESTER_BLANK: Final = message("jester-blank", "adventurer", "other")
ORACLE: Final = message("oracle", "adventurer", "other", "letter")
REVEALED: Final = message("revealed", "seat", "card")
FOUND: Final = message("found", "seat", "card")
DUNGEON_RESHUFFLE: Final = message("dungeon-reshuffle", "dungeon")
USED: Final = message("used", "seat", "item")
DIED: Final = message("died", "seat", "adventurer")
BLOOD_PLACED: Final = message("blood-placed", "seat", "dungeon")
RETURNED: Final = message("returned", "seat", "adventurer")
WIPED_OUT: Final = message("wiped-out", "seat")
RAN_AWAY: Final = message("ran-away", "seat")
DROPPED: Final = message("dropped", "seat", "card")
TOOK: Final = message("took", "seat", "card")
LEFT: Final = message("left", "seat", "card")
PEEKED: Final = message("peeked", "seat", "dungeon")
PEEKED_CARD: Final = message("peeked-card", "seat", "card")  # private
FLED: Final = message("fled", "seat")
NOTHING_LEFT: Final = message("nothing-left", "seat", "dungeon")
COLLECTED: Final = message("collected", "seat", "gold")
BOUGHT: Final = message("bought", "seat")
PUT_BACK: Final = message("put-back", "seat", "deed")  # a deed that was public lies on the Deed House now
CLAIMED: Final = message("claimed", "seat", "deed", "points")
WON: Final = message("won", "seat", "points")
FALSE_CLAIM: Final = message("false-claim", "seat", "points")
CAP: Final = message("cap", "round")
