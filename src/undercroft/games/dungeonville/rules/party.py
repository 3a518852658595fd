"""The exploring party: who is in it, which letters it has, what it can carry (DV-022, DV-083, DV-090)."""

from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import CARD_GOLD, LETTER, NO_LETTER, RANK
from undercroft.games.dungeonville.powers import WHEELBARROW, WHEELBARROW_GOLD
from undercroft.games.dungeonville.rules.items import can_use
from undercroft.games.dungeonville.state import Dungeonville


def members(s: Dungeonville) -> Pile:
    """The whole party of the explorer, or those that entered (DV-076, option `reserve`)."""
    party = s.parties[s.explorer]
    if not s.reserves:
        return party
    return tuple([adventurer for adventurer in party if adventurer not in s.reserves])


def letter_of(s: Dungeonville, adventurer: int) -> int:
    """Printed for this dungeon, or borrowed for this round by a Jester or an Oracle (DV-083, DV-148, DV-149)."""
    letter = LETTER[adventurer][s.pawns[s.explorer]]
    if letter != NO_LETTER or adventurer not in s.borrowed[::2]:
        return letter
    return s.borrowed[2 * s.borrowed[::2].index(adventurer) + 1]


def carrying_limit(s: Dungeonville) -> int:
    """The sum of the ranks of the living members (DV-090), 25 more with the Wheelbarrow (DV-126)."""
    party = members(s)
    total = WHEELBARROW_GOLD if can_use(s, s.explorer, WHEELBARROW, party) else 0
    for adventurer in party:
        total += RANK[adventurer]
    return total


def carried_gold(s: Dungeonville) -> int:
    """The gold in the loot that weighs: items never do, nor what is in the Sack (DV-090, DV-119)."""
    gold = 0
    for card in s.loots[s.explorer]:
        if card not in s.sacked:
            gold += CARD_GOLD[card]
    return gold
