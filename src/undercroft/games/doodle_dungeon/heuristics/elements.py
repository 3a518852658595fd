"""What a card is worth that has been taken and is not built yet, and what its action will be (7.8)."""

from typing import Final

from undercroft.games.doodle_dungeon.cards import (
    ACTION_IDS,
    BUILD,
    CARD_ACTION,
    CARD_SHAPE,
    MONSTERS,
    SHAPE_CELLS,
    TRACK_OF,
    WALL,
)
from undercroft.games.doodle_dungeon.state import NO_CARD, DoodleDungeon

WORTH: Final = (0.0, 0.3, 0.9, 1.0, 1.6, 2.4, 1.2, 1.1)  # of an element, by its kind; of a wall for each cell
TRAINED: Final = 0.04  # more for each level of its kind
ACTION_WORTH: Final[dict[str, float]] = {
    "axe": 1.1, "dragon_breath": 0.9, "energy_drink": 1.0, "goblin_dagger": 0.8, "useful_junk": 0.4, "orc_club": 0.9,
    "talisman": 1.0, "cursed_blade": 0.7, "aim_boost": 1.0, "bomb": 1.0, "curse": 0.8, "healing_potion": 0.9,
    "shield": 0.9, "jump": 0.6, "poisoned_weapon": 1.1,
}  # fmt: skip
OF_ACTION: Final[list[float]] = [ACTION_WORTH[name] for name in ACTION_IDS]


def card_worth(s: DoodleDungeon, seat: int, card: int, first: int) -> float:
    """The elements of a card from that one on."""
    worth = 0.0
    for what in BUILD[card][first:]:
        if what == WALL:
            worth += WORTH[WALL] * len(SHAPE_CELLS[CARD_SHAPE[card]][0])
        elif what in MONSTERS:
            track = TRACK_OF[what]
            worth += WORTH[what] * (1 + TRAINED * s.config.levels[track][s.boxes[seat][track]])
        else:
            worth += WORTH[what]
    return worth


def coming(s: DoodleDungeon, seat: int) -> float:
    """What is left to build of the card of this round."""
    card = s.taken[seat]
    return 0.0 if card == NO_CARD else card_worth(s, seat, card, len(s.built[seat]))


def action_worth(s: DoodleDungeon, seat: int) -> float:
    """The actions of the cards that a seat has drafted, this round's included."""
    worth = sum([OF_ACTION[CARD_ACTION[card]] for card in s.drafted[seat]])
    return worth if s.taken[seat] == NO_CARD else worth + OF_ACTION[CARD_ACTION[s.taken[seat]]]
