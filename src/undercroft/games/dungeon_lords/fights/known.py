"""Where a seat stands in a combat round and what it knows of the card (section 5): nothing here looks further."""

from undercroft.engine.door import may_see
from undercroft.games.dungeon_lords.cards import CARD_SETS, COMBAT_ROUNDS, FATIGUE, MAGIC
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.plan_stages import AT_RELEASE
from undercroft.games.dungeon_lords.rules.spells import NO_SPELLS_HERE
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords, is_at


def is_planning(s: DungeonLords, seat: int) -> bool:
    """Whether it is making its plan now; not when it has only a prisoner to release (DL-326)."""
    if not is_at(s, at.PLAN) or s.confirmed >> seat & 1:
        return False
    _, planner, is_together, _ = s.frames[-1]
    return (is_together == 1 or planner == seat) and s.plan_stages[seat] != AT_RELEASE


def is_planned(s: DungeonLords, seat: int) -> bool:
    """Whether its plan is made and its battle is still to come."""
    if s.plan_tiles[seat] == NOTHING or not s.frames or s.battler == seat:
        return False
    if is_at(s, at.PLAN):
        return s.confirmed >> seat & 1 == 1
    return (at.BATTLE, seat, 0, 0) in s.frames


def known_card(s: DungeonLords, seat: int) -> int:
    """The card of this round, if that seat has spied it or it lies open; NOTHING otherwise."""
    place = s.combat_round - 1
    is_known = 0 <= place < COMBAT_ROUNDS and may_see(s.spied[place], seat)
    return s.town[place] if is_known else NOTHING


def possible_cards(s: DungeonLords, seat: int) -> list[int]:
    """All that this round's card may be for that seat, each as likely as the other."""
    card = known_card(s, seat)
    if card != NOTHING:
        return [card]
    seen = [each for place, each in enumerate(s.town) if may_see(s.spied[place], seat)]
    return [each for each in CARD_SETS[s.year - 1] if each not in seen]


def can_cast(s: DungeonLords, seat: int, room: int) -> bool:
    """Whether the party has the magic for a spell of this round, at a place that allows it (DL-361, DL-472)."""
    return sum([MAGIC[hero] for hero in s.queues[seat]]) >= s.combat_round and not NO_SPELLS_HERE[room]


def cards_that_differ(cards: list[int], can_be_cast: bool) -> dict[int, list[int]]:
    """Card -> all that it stands for, itself included: without a spell only the fatigue counts (DL-363)."""
    if can_be_cast:
        return {card: [card] for card in cards}
    by_fatigue: dict[int, list[int]] = {}
    for card in cards:
        by_fatigue.setdefault(FATIGUE[card], []).append(card)
    return {alike[0]: alike for alike in by_fatigue.values()}
