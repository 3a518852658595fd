"""The news of the game: message ids for the translators, with their arguments."""

from typing import Final

from undercroft.engine.messages import Messages
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

MESSAGES: Final = Messages()

# The ladder of a battle (DL-346), and why a step of it is skipped.
BATTLE_STEP_IDS: Final = ("trap", "fast_spell", "monsters", "slow_spell", "healing", "conquest", "late")
TRAP: Final = 0
FAST_SPELL: Final = 1
MONSTERS: Final = 2
SLOW_SPELL: Final = 3
HEALING: Final = 4
CONQUEST: Final = 5
LATE: Final = 6
REASON_IDS: Final = (
    "no_trap", "no_fast_spell", "no_slow_spell", "in_antimagic_room", "after_antimagic_dart", "too_little_magic",
    "nobody_sent", "no_hearts", "not_attacked", "no_healing", "no_conquest", "no_poison",
)  # fmt: skip
(
    NO_TRAP, NO_FAST_SPELL, NO_SLOW_SPELL, ANTIMAGIC_ROOM, ANTIMAGIC_DART, TOO_LITTLE_MAGIC,
    NOBODY_SENT, NO_HEARTS, NOT_ATTACKED, NO_HEALING, NO_CONQUEST, NO_POISON,
) = range(len(REASON_IDS))  # fmt: skip
# What an order lacks that cannot be carried out (DL-103).
LACK_IDS: Final = ("price", "workers", "ground", "tunnels", "offer", "means", "site", "trap_cards")
(
    PRICE, WORKERS, GROUND, TUNNELS, OFFER, MEANS, SITE, TRAP_CARDS,
) = range(len(LACK_IDS))  # fmt: skip
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
    "lack": LACK_IDS,
}


# What is paid, as numbers of the content: texts are made from them.
PAID: Final = ("pay-food", "pay-gold", "pay-evil", "pay-traps", "pay-monsters")
# And what the places with a fixed price give for it.
GAINED: Final = ("food", "gold", "imps", "traps", "lose-evil", "spy")

# ---- both halves: evil and the paladin

EVIL_UP: Final = MESSAGES.add("evil-up", "seat", "number", "evil")
EVIL_DOWN: Final = MESSAGES.add("evil-down", "seat", "number", "evil")
PALADIN_COMES: Final = MESSAGES.add("paladin-comes", "seat")
PALADIN_WALKS: Final = MESSAGES.add("paladin-walks", "seat", "from")

# ---- the building year

START_PLAYER: Final = MESSAGES.add("start-player", "seat")
INACCESSIBLE: Final = MESSAGES.add("inaccessible", "seat", "order")
ROUND: Final = MESSAGES.add("round", "year", "season", "seat")
TAVERN: Final = MESSAGES.add("tavern", "monster", *PAID)
MARKET: Final = MESSAGES.add("market", "room")
EVENT_COMING: Final = MESSAGES.add("event-coming", "event", "season")
SPECIAL_COMING: Final = MESSAGES.add("special-coming", "special")
HERO_COMING: Final = MESSAGES.add("hero-coming", "hero")
HERO_PUT_BACK: Final = MESSAGES.add("hero-put-back", "hero")
NON_PLAYER_ORDER: Final = MESSAGES.add("non-player-order", "number", "order")
READY: Final = MESSAGES.add("ready", "seat")
ORDER_SHOWN: Final = MESSAGES.add("order-shown", "seat", "order", "number")
SURCHARGE: Final = MESSAGES.add("surcharge", "seat", "gold")
NO_SURCHARGE: Final = MESSAGES.add("no-surcharge", "seat")
PLACED: Final = MESSAGES.add("placed", "seat", "place", "space")
PLACE_FULL: Final = MESSAGES.add("place-full", "seat", "place")
DECLINED: Final = MESSAGES.add("declined", "seat", "place")
CANNOT: Final = MESSAGES.add("cannot", "seat", "place", "lack", *PAID)
CARRIED_OUT: Final = MESSAGES.add("carried-out", "seat", "place", "space", *PAID, *GAINED)
SPIED: Final = MESSAGES.add("spied", "seat", "round")
SPIED_CARD: Final = MESSAGES.add("spied-card", "round", "card")  # private
DUG: Final = MESSAGES.add("dug", "seat", "cell")
MINED: Final = MESSAGES.add("mined", "seat", "gold")
TRAPS_DRAWN: Final = MESSAGES.add("traps-drawn", "seat", "number")
TRAP_DRAWN: Final = MESSAGES.add("trap-drawn", "trap")  # private
TRAP_DROPPED: Final = MESSAGES.add("trap-dropped", "seat")
TRAP_DROPPED_CARD: Final = MESSAGES.add("trap-dropped-card", "seat", "trap")  # private
HIRED: Final = MESSAGES.add("hired", "seat", "monster", "extra", *PAID)
FED_TO_DEMON: Final = MESSAGES.add("fed-to-demon", "seat", "monster")
BUILT: Final = MESSAGES.add("built", "seat", "room", "cell", "gold")
PRODUCED: Final = MESSAGES.add("produced", "seat", "room")
TOOK_BACK: Final = MESSAGES.add("took-back", "seat", "order")
EVENT: Final = MESSAGES.add("event", "event")
SPECIAL_EVENT: Final = MESSAGES.add("special-event", "special")
PAID_WAGE: Final = MESSAGES.add("paid-wage", "seat", "monster", *PAID)
LET_GO: Final = MESSAGES.add("let-go", "seat", "monster")
TAXED: Final = MESSAGES.add("taxed", "seat", "gold", "seals")
INSPECTED: Final = MESSAGES.add("inspected", "seat", "gold", "seals")
HUNTED: Final = MESSAGES.add("hunted", "seat", "monster")
STRIKE_SETTLED: Final = MESSAGES.add("strike-settled", "seat", "monster", "food", "gold")
STRIKE_DOWN: Final = MESSAGES.add("strike-down", "seat", "monster")
GOLD_LOST: Final = MESSAGES.add("gold-lost", "seat", "gold")
FOOD_LOST: Final = MESSAGES.add("food-lost", "seat", "food")
IMPS_LOST: Final = MESSAGES.add("imps-lost", "seat", "number")
HERO_JOINS: Final = MESSAGES.add("hero-joins", "seat", "hero")
HERO_LEAVES: Final = MESSAGES.add("hero-leaves", "hero")
MARKER_PASSED: Final = MESSAGES.add("marker-passed", "seat")
SECOND_YEAR: Final = MESSAGES.add("second-year", "seat")

# ---- combat

PLANNED: Final = MESSAGES.add("planned", "seat", "cell", "traps", "gold", "monsters", "ghosts")
SENT: Final = MESSAGES.add("sent", "seat", "monster")
RELEASED: Final = MESSAGES.add("released", "seat", "hero")
NO_TILE_LEFT: Final = MESSAGES.add("no-tile-left", "seat")
CARD_REVEALED: Final = MESSAGES.add("card-revealed", "round", "card", "fatigue")
BATTLE_BEGINS: Final = MESSAGES.add("battle-begins", "seat", "cell", "round")
BATTLE_OFF: Final = MESSAGES.add("battle-off", "seat")
BATTLE_ENDS: Final = MESSAGES.add("battle-ends", "seat", "heroes")
COMBAT_WON: Final = MESSAGES.add("combat-won", "seat")
STEP_BEGINS: Final = MESSAGES.add("step-begins", "seat", "step")
STEP_SKIPPED: Final = MESSAGES.add("step-skipped", "seat", "step", "reason")
TRAP_REVEALED: Final = MESSAGES.add("trap-revealed", "seat", "trap", "gold", "food", "imps")
TRAP_AIMED: Final = MESSAGES.add("trap-aimed", "seat", "trap", "hero")
TRAP_HITS_NOBODY: Final = MESSAGES.add("trap-hits-nobody", "seat", "trap")
TRAP_DAMAGE: Final = MESSAGES.add("trap-damage", "seat", "hero", "laid", "prevented", "damage", "wounds", "points")
PARTY_HELD: Final = MESSAGES.add("party-held", "seat")  # no conquest in this battle
HEALING_STOPPED: Final = MESSAGES.add("healing-stopped", "seat")
SPELLS_STOPPED: Final = MESSAGES.add("spells-stopped", "seat")
POISONED: Final = MESSAGES.add("poisoned", "seat", "hero")
HURT: Final = MESSAGES.add("hurt", "seat", "hero", "damage", "wounds", "points")
ABSORBED: Final = MESSAGES.add("absorbed", "seat", "hero")
ELIMINATED: Final = MESSAGES.add("eliminated", "seat", "hero")
ILLUSION_GONE: Final = MESSAGES.add("illusion-gone", "seat", "hero")
SPELL_CAST: Final = MESSAGES.add("spell-cast", "seat", "card", "magic", "needed")
SPELL_TOO_WEAK: Final = MESSAGES.add("spell-too-weak", "seat", "card", "magic", "needed")
SPELL_EMPTY: Final = MESSAGES.add("spell-empty", "seat", "card")
WITHDRAWN: Final = MESSAGES.add("withdrawn", "seat", "monster")
SHEEP: Final = MESSAGES.add("sheep", "seat", "monster")
STRONGER: Final = MESSAGES.add("stronger", "seat", "hero", "points")
ACTS: Final = MESSAGES.add("acts", "seat", "monster", "attack", "damage", "food")
SHEEP_ACTS: Final = MESSAGES.add("sheep-acts", "seat", "monster", "damage")
NO_TARGET: Final = MESSAGES.add("no-target", "seat", "monster")
KNOCKED_OUT: Final = MESSAGES.add("knocked-out", "seat", "monster")
BACK_FACE_UP: Final = MESSAGES.add("back-face-up", "seat", "monster")
HEARTS: Final = MESSAGES.add("hearts", "seat", "number")
HEALED: Final = MESSAGES.add("healed", "seat", "hero", "number", "wounds")
FATIGUE: Final = MESSAGES.add("fatigue", "seat", "number")
CONQUERED: Final = MESSAGES.add("conquered", "seat", "cell")
POISON_WORKS: Final = MESSAGES.add("poison-works", "seat", "hero", "damage")
COMBAT_ENDS: Final = MESSAGES.add("combat-ends", "year")

# ---- scoring

SCORED: Final = MESSAGES.add("scored", "seat", "line", "points")
TITLE_ALONE: Final = MESSAGES.add("title-alone", "seat", "title", "number", "points")
TITLE_SHARED: Final = MESSAGES.add("title-shared", "seat", "title", "number", "points")
TOTAL: Final = MESSAGES.add("total", "seat", "points")
LICENCE: Final = MESSAGES.add("licence", "seat")
UNDERLORD: Final = MESSAGES.add("underlord", "seat")

# ---- told by stored matches under their numbers: whatever is new stands at the end

NO_SPECIAL_EVENT: Final = MESSAGES.add("no-special-event")
