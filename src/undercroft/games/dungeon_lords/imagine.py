"""A world as one seat may imagine it: all it cannot know is dealt anew, and its view stays the same (section 5)."""

from undercroft.engine.chance import Source
from undercroft.engine.door import may_see
from undercroft.engine.piles import put, sample, without
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import CARD_SETS, FOOD, GOLD, IMPS, PLACES, TRAP_COST
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.plan_stages import AT_CONFIRM, answer, question, start_plan, trap_year
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords, is_at


def imagine(s: DungeonLords, seat: int, source: Source) -> None:
    imagine_inaccessible(s, seat, source)
    imagine_orders(s, seat, source)
    imagine_town(s, seat, source)
    imagine_traps(s, seat, source)
    imagine_plans(s, seat, source)


# ---- orders


def imagine_inaccessible(s: DungeonLords, seat: int, source: Source) -> None:
    """Before the orders that become inaccessible are turned up: any three, any of them (DL-024)."""
    if not is_at(s, at.CHOOSE_INACCESSIBLE):
        return
    for other in range(s.players):
        if other != seat:
            s.drawn[other] = sample(tuple(range(PLACES)), len(s.drawn[other]), source)
            s.barred[other] = tuple(sorted(sample(s.drawn[other], len(s.barred[other]), source)))


def imagine_orders(s: DungeonLords, seat: int, source: Source) -> None:
    """Orders face down are any of those in the hand, in any sequence; so is the hidden one of a non-player (DL-184)."""
    for other in range(s.players):
        laid = s.orders[other]
        if other == seat or len(laid) <= s.wave:
            continue
        shown = laid[: s.wave]
        hand = tuple([place for place in range(PLACES) if place not in s.barred[other] and place not in shown])
        s.orders[other] = shown + sample(hand, len(laid) - len(shown), source)
    if is_at(s, at.CHOOSE_ORDERS):
        for number, hidden in enumerate(s.hidden):
            if number != seat and hidden != NOTHING:
                s.hidden = put(s.hidden, number, sample(s.non_stacks[number], 1, source)[0])


# ---- combat cards


def imagine_town(s: DungeonLords, seat: int, source: Source) -> None:
    """Cards that only others have spied: any of the year's that the seat does not know."""
    unknown = [place for place, card in enumerate(s.town) if card != NOTHING and not may_see(s.spied[place], seat)]
    if not unknown:
        return
    known = [card for place, card in enumerate(s.town) if place not in unknown]
    pool = tuple([card for card in CARD_SETS[s.year - 1] if card not in known])
    for place, card in zip(unknown, sample(pool, len(unknown), source), strict=True):
        s.town = put(s.town, place, card)


# ---- traps


def imagine_traps(s: DungeonLords, seat: int, source: Source) -> None:
    """Cards in the deck, in the stores of others, laid by others and dropped by others are all alike from here."""
    others = [other for other in range(s.players) if other != seat]
    pool = s.trap_deck
    for other in others:
        pool += s.traps[other] + s.trap_dropped[other]
        if s.plans >> other & 1:
            pool += s.plan_traps[other]
    pool = tuple(sorted(pool))  # in whose store a card lay must not shine through
    for other in others:
        if s.plans >> other & 1 and s.plan_traps[other]:
            s.plan_traps[other] = tuple(sorted(payable_traps(s, other, pool, source)))
            pool = minus(pool, s.plan_traps[other])
    for other in others:
        s.traps[other] = tuple(sorted(sample(pool, len(s.traps[other]), source)))
        pool = minus(pool, s.traps[other])
        s.trap_dropped[other] = tuple(sorted(sample(pool, len(s.trap_dropped[other]), source)))
        pool = minus(pool, s.trap_dropped[other])
    s.trap_deck = tuple(sorted(pool))


def payable_traps(s: DungeonLords, other: int, pool: Pile, source: Source) -> Pile:
    """As many as he has laid, which he can pay with what lies open before him (DL-335); the bait is already aside."""
    while True:
        traps = sample(pool, len(s.plan_traps[other]), source)
        costs = [TRAP_COST[trap_year(s)][trap] for trap in traps]
        gold, food, imps = [sum([cost[what] for cost in costs]) for what in (GOLD, FOOD, IMPS)]
        if gold <= s.gold[other] and food <= s.food[other] and imps <= s.imps[other]:
            return traps


# ---- plans


def imagine_plans(s: DungeonLords, seat: int, source: Source) -> None:
    """A plan that does not lie open yet: begun anew, or, where it is confirmed, any plan that is possible."""
    if not is_at(s, at.PLAN):
        return
    _, planner, is_together, _ = s.frames[-1]
    planners = range(s.players) if is_together else range(planner, planner + 1)
    for other in planners:
        if other == seat or s.plans >> other & 1 or s.plan_tiles[other] == NOTHING:
            continue
        start_plan(s, other)
        if s.confirmed >> other & 1:
            plan_at_random(s, other, source)


def plan_at_random(s: DungeonLords, other: int, source: Source) -> None:
    while s.plan_stages[other] != AT_CONFIRM:
        options = question(s, other)
        answer(s, other, options[source.below(len(options))])


def minus(pool: Pile, taken: Pile) -> Pile:
    for each in taken:
        pool = without(pool, each)
    return pool
