"""What everybody sees of a visit."""

from undercroft.games.dungeonville.cards import ADVENTURER_IDS, CARD_IDS, DUNGEON_IDS
from undercroft.games.dungeonville.rules.party import carried_gold, carrying_limit, letter_of, members
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville
from undercroft.games.dungeonville.view.ids import LETTER_OR_NONE
from undercroft.games.dungeonville.view.odds import odds_of_next_card
from undercroft.games.dungeonville.view.shape import VisitView


def view_visit(s: Dungeonville) -> VisitView:
    """The visit is open to all: party, letters, load, the revealed room, the odds (DV-081 to DV-099)."""
    return {
        "seat": s.explorer,
        "dungeon": DUNGEON_IDS[s.pawns[s.explorer]],
        "letters": {ADVENTURER_IDS[a]: LETTER_OR_NONE[letter_of(s, a)] for a in members(s)},
        "room": CARD_IDS[s.room] if s.room != NOTHING else None,
        "victim": ADVENTURER_IDS[s.victim] if s.victim != NOBODY else None,
        "may_flee": s.may_flee == 1,
        "carried": carried_gold(s),
        "limit": carrying_limit(s),
        "sacked": [CARD_IDS[c] for c in s.sacked],
        "odds": odds_of_next_card(s) if s.config.odds else None,
    }
