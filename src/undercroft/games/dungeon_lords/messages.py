"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.steps import Message
from undercroft.games.dungeon_lords.cards import (
    ATTACK_IDS,
    CARD_IDS,
    CELL_IDS,
    EVENT_IDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    ROOM_IDS,
    SEASON_IDS,
    SPECIAL_IDS,
    TITLE_IDS,
    TRAP_IDS,
)

MESSAGES: Final[list[Message]] = []

# The ladder of a battle (DL-346), and why a step of it is skipped.
BATTLE_STEP_IDS: Final = ("trap", "fast_spell", "monsters", "slow_spell", "healing", "conquest", "late")
TRAP, FAST_SPELL, MONSTERS, SLOW_SPELL, HEALING, CONQUEST, LATE = range(len(BATTLE_STEP_IDS))
REASON_IDS: Final = (
    "no_trap", "no_fast_spell", "no_slow_spell", "in_antimagic_room", "after_antimagic_dart", "too_little_magic",
    "nobody_sent", "no_hearts", "not_attacked", "no_healing", "no_conquest", "no_poison",
)  # fmt: skip
(
    NO_TRAP, NO_FAST_SPELL, NO_SLOW_SPELL, ANTIMAGIC_ROOM, ANTIMAGIC_DART, TOO_LITTLE_MAGIC,
    NOBODY_SENT, NO_HEARTS, NOT_ATTACKED, NO_HEALING, NO_CONQUEST, NO_POISON,
) = range(len(REASON_IDS))  # fmt: skip
# The lines of the final scoring (DL-571 to DL-576, DL-577, DL-586).
LINE_IDS: Final = (
    "rooms", "monsters", "heroes", "paladins", "conquered", "unpaid_taxes", "scoring_rooms", "titles", "hall_of_fame",
)  # fmt: skip
TITLES: Final = LINE_IDS.index("titles")

# arguments whose numbers stand for ids; all others (seat, gold, round, ...) are plain numbers
NAMES: Final[dict[str, tuple[str, ...]]] = {
    "attack": ATTACK_IDS,
    "card": CARD_IDS,
    "cell": CELL_IDS,
    "event": EVENT_IDS,
    "hero": HERO_IDS,
    "monster": MONSTER_IDS,
    "order": PLACE_IDS,
    "place": PLACE_IDS,
    "room": ROOM_IDS,
    "season": SEASON_IDS,
    "special": SPECIAL_IDS,
    "trap": TRAP_IDS,
    "step": BATTLE_STEP_IDS,
    "reason": REASON_IDS,
    "line": LINE_IDS,
    "title": TITLE_IDS,
}


def message(name: str, *args: str) -> int:
    MESSAGES.append(Message(name, *args))
    return len(MESSAGES) - 1


# ---- both halves: evil and the paladin

EVIL_UP: Final = message("evil-up", "seat", "number", "evil")
EVIL_DOWN: Final = message("evil-down", "seat", "number", "evil")
PALADIN_COMES: Final = message("paladin-comes", "seat")
PALADIN_WALKS: Final = message("paladin-walks", "seat", "from")

# ---- the building year

START_PLAYER: Final = message("start-player", "seat")
INACCESSIBLE: Final = message("inaccessible", "seat", "order")
ROUND: Final = message("round", "year", "season", "seat")
TAVERN: Final = message("tavern", "monster")
MARKET: Final = message("market", "room")
EVENT_COMING: Final = message("event-coming", "event", "season")
SPECIAL_COMING: Final = message("special-coming", "special")
HERO_COMING: Final = message("hero-coming", "hero")
HERO_PUT_BACK: Final = message("hero-put-back", "hero")
NON_PLAYER_ORDER: Final = message("non-player-order", "number", "order")
READY: Final = message("ready", "seat")
ORDER_SHOWN: Final = message("order-shown", "seat", "order", "number")
SURCHARGE: Final = message("surcharge", "seat")
NO_SURCHARGE: Final = message("no-surcharge", "seat")
PLACED: Final = message("placed", "seat", "place", "space")
PLACE_FULL: Final = message("place-full", "seat", "place")
DECLINED: Final = message("declined", "seat", "place")
CANNOT: Final = message("cannot", "seat", "place")
CARRIED_OUT: Final = message("carried-out", "seat", "place", "space")
SPIED: Final = message("spied", "seat", "round")
SPIED_CARD: Final = message("spied-card", "round", "card")  # private
DUG: Final = message("dug", "seat", "cell")
MINED: Final = message("mined", "seat", "gold")
TRAPS_DRAWN: Final = message("traps-drawn", "seat", "number")
TRAP_DRAWN: Final = message("trap-drawn", "trap")  # private
TRAP_DROPPED: Final = message("trap-dropped", "seat")
TRAP_DROPPED_CARD: Final = message("trap-dropped-card", "seat", "trap")  # private
HIRED: Final = message("hired", "seat", "monster", "extra")
FED_TO_DEMON: Final = message("fed-to-demon", "seat", "monster")
BUILT: Final = message("built", "seat", "room", "cell", "gold")
PRODUCED: Final = message("produced", "seat", "room")
TOOK_BACK: Final = message("took-back", "seat", "order")
EVENT: Final = message("event", "event")
SPECIAL_EVENT: Final = message("special-event", "special")
PAID_WAGE: Final = message("paid-wage", "seat", "monster")
LET_GO: Final = message("let-go", "seat", "monster")
TAXED: Final = message("taxed", "seat", "gold", "seals")
INSPECTED: Final = message("inspected", "seat", "gold", "seals")
HUNTED: Final = message("hunted", "seat", "monster")
STRIKE_SETTLED: Final = message("strike-settled", "seat", "monster", "food", "gold")
STRIKE_DOWN: Final = message("strike-down", "seat", "monster")
GOLD_LOST: Final = message("gold-lost", "seat", "gold")
FOOD_LOST: Final = message("food-lost", "seat", "food")
IMPS_LOST: Final = message("imps-lost", "seat", "number")
HERO_JOINS: Final = message("hero-joins", "seat", "hero")
HERO_LEAVES: Final = message("hero-leaves", "hero")
MARKER_PASSED: Final = message("marker-passed", "seat")
SECOND_YEAR: Final = message("second-year", "seat")

# ---- combat

PLANNED: Final = message("planned", "seat", "cell", "traps", "gold", "monsters", "ghosts")
SENT: Final = message("sent", "seat", "monster")
RELEASED: Final = message("released", "seat", "hero")
NO_TILE_LEFT: Final = message("no-tile-left", "seat")
CARD_REVEALED: Final = message("card-revealed", "round", "card", "fatigue")
BATTLE_BEGINS: Final = message("battle-begins", "seat", "cell", "round")
BATTLE_OFF: Final = message("battle-off", "seat")
BATTLE_ENDS: Final = message("battle-ends", "seat", "heroes")
COMBAT_WON: Final = message("combat-won", "seat")
STEP_BEGINS: Final = message("step-begins", "seat", "step")
STEP_SKIPPED: Final = message("step-skipped", "seat", "step", "reason")
TRAP_REVEALED: Final = message("trap-revealed", "seat", "trap", "gold", "food", "imps")
TRAP_AIMED: Final = message("trap-aimed", "seat", "trap", "hero")
TRAP_HITS_NOBODY: Final = message("trap-hits-nobody", "seat", "trap")
TRAP_DAMAGE: Final = message("trap-damage", "seat", "hero", "laid", "prevented", "damage", "wounds", "points")
PARTY_HELD: Final = message("party-held", "seat")  # no conquest in this battle
HEALING_STOPPED: Final = message("healing-stopped", "seat")
SPELLS_STOPPED: Final = message("spells-stopped", "seat")
POISONED: Final = message("poisoned", "seat", "hero")
HURT: Final = message("hurt", "seat", "hero", "damage", "wounds", "points")
ABSORBED: Final = message("absorbed", "seat", "hero")
ELIMINATED: Final = message("eliminated", "seat", "hero")
ILLUSION_GONE: Final = message("illusion-gone", "seat", "hero")
SPELL_CAST: Final = message("spell-cast", "seat", "card", "magic", "needed")
SPELL_TOO_WEAK: Final = message("spell-too-weak", "seat", "card", "magic", "needed")
SPELL_EMPTY: Final = message("spell-empty", "seat", "card")
WITHDRAWN: Final = message("withdrawn", "seat", "monster")
SHEEP: Final = message("sheep", "seat", "monster")
STRONGER: Final = message("stronger", "seat", "hero", "points")
ACTS: Final = message("acts", "seat", "monster", "attack", "damage", "food")
SHEEP_ACTS: Final = message("sheep-acts", "seat", "monster", "damage")
NO_TARGET: Final = message("no-target", "seat", "monster")
KNOCKED_OUT: Final = message("knocked-out", "seat", "monster")
BACK_FACE_UP: Final = message("back-face-up", "seat", "monster")
HEARTS: Final = message("hearts", "seat", "number")
HEALED: Final = message("healed", "seat", "hero", "number", "wounds")
FATIGUE: Final = message("fatigue", "seat", "number")
CONQUERED: Final = message("conquered", "seat", "cell")
POISON_WORKS: Final = message("poison-works", "seat", "hero", "damage")
COMBAT_ENDS: Final = message("combat-ends", "year")

# ---- scoring

SCORED: Final = message("scored", "seat", "line", "points")
TITLE_ALONE: Final = message("title-alone", "seat", "title", "number", "points")
TITLE_SHARED: Final = message("title-shared", "seat", "title", "number", "points")
TOTAL: Final = message("total", "seat", "points")
LICENCE: Final = message("licence", "seat")
UNDERLORD: Final = message("underlord", "seat")
