"""What the cards in a hand are worth in phase C: by the encounters that come next, here and in the others' dungeons."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.cards import (
    BOMB,
    CARD_ACTION,
    CROSSED,
    DRAGON,
    DRAGON_BREATH,
    GOBLIN,
    GOBLIN_DAGGER,
    HAND_TRACK,
    HEALING_POTION,
    IS_HERO_ACTION,
    JUMP,
    ORC,
    ORC_CLUB,
    TRAP,
    USEFUL_JUNK,
)
from undercroft.games.doodle_dungeon.heuristics.elements import OF_ACTION
from undercroft.games.doodle_dungeon.rules.above import may_lie_above
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.rules.turns import bomb_targets
from undercroft.games.doodle_dungeon.state import WALKING, DoodleDungeon

SOON: Final = 4  # encounters
IN_HAND: Final = 0.6  # of what a card brings when it is used
LATER: Final = 0.5  # as much for a card that fits none of the next encounters
UNKNOWN: Final = 0.45  # points of a card that will be drawn
KIND_OF: Final[dict[int, int]] = {ORC_CLUB: ORC, GOBLIN_DAGGER: GOBLIN, DRAGON_BREATH: DRAGON}


def hand_worth(s: DoodleDungeon, seat: int) -> float:
    """The cards in hand, and those that will be drawn into the empty places."""
    hand = s.hands[seat]
    waiting = len(s.decks[seat]) + len(s.under[seat])
    draws = min(waiting, max(0, level(s, seat, HAND_TRACK) - len(hand)))
    walking = [each for each in range(s.players) if each != seat and may_lie_above(s, each)]
    if not hand:
        return UNKNOWN * draws
    ahead = kinds_ahead(s, seat)
    worth = 0.0
    for place, card in enumerate(hand):
        action = CARD_ACTION[card]
        copies = len([other for other in hand[:place] if CARD_ACTION[other] == action])
        worth += card_use(s, action, ahead, walking) * (1.0 if not copies else LATER)
    return worth + UNKNOWN * draws


def kinds_ahead(s: DoodleDungeon, seat: int) -> Pile:
    """What the hero in that dungeon will meet, in order."""
    if s.fates[seat] != WALKING:
        return ()
    sheet = s.sheets[seat]
    return tuple([sheet[cell] for cell in s.paths[seat][s.heroes[seat] + 1 :] if TRAP <= sheet[cell] < CROSSED])


def card_use(s: DoodleDungeon, action: int, ahead: Pile, walking: list[int]) -> float:
    worth = IN_HAND * OF_ACTION[action]
    if IS_HERO_ACTION[action]:
        return worth * hero_use(s, action, walking)
    if action == USEFUL_JUNK:
        return worth * LATER if ahead else 0.0
    if action in KIND_OF:
        kind = KIND_OF[action]
        return worth if kind in ahead[:SOON] else worth * LATER if kind in ahead else 0.0
    return worth if max(ahead[:SOON], default=TRAP) > TRAP else worth * LATER if ahead else 0.0


def hero_use(s: DoodleDungeon, action: int, walking: list[int]) -> float:
    """How much of its worth a hero action has now, above the best of these dungeons."""
    if not walking:
        return 0.0
    if action == HEALING_POTION:
        return 1.0 if any([s.config.hearts - s.hearts[each] > 1 for each in walking]) else LATER
    if action == JUMP:
        return 1.0 if any([TRAP in kinds_ahead(s, each) for each in walking]) else 0.0
    if action == BOMB:
        return 1.0 if any([bomb_targets(s, each) for each in walking]) else LATER
    return 1.0
