"""Orders that are laid but not yet carried out: on which spaces the minions of all will stand.

Where everybody's orders are known, in one imagined world, the waves are placed as they will be. Of lords who have not
laid theirs yet, a part of each is expected at every place that is open to him.
"""

from typing import Final

from undercroft.games.dungeon_lords.cards import HIRE, MINIONS, PLACES, SPACES_EACH
from undercroft.games.dungeon_lords.heuristics.carrying_out import carry_out
from undercroft.games.dungeon_lords.heuristics.means import worth_of_lord
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.rules.sequence import CARRYING_OUT, ORDERS
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING, DungeonLords

# How many minions of one such lord come before one's own, by wave.
BEFORE: Final[tuple[float, ...]] = (0.1, 0.25, 0.4)


def worth_after_orders(s: DungeonLords, seat: int, rank: int, fields: list[int]) -> float:
    """As the lord will stand when his minions on these fields have done their work. The state is as before."""
    if not fields:
        return worth_of_lord(s, seat, rank)
    kept = (
        s.gold[seat], s.food[seat], s.evil[seat], s.imps[seat], s.idle[seat], s.tiles[seat], s.halls[seat],
        s.traps[seat], s.lairs[seat],
    )  # fmt: skip
    total = 0.0
    for field in fields:
        total += carry_out(s, seat, field)
    total += worth_of_lord(s, seat, rank)
    (
        s.gold[seat], s.food[seat], s.evil[seat], s.imps[seat], s.idle[seat], s.tiles[seat], s.halls[seat],
        s.traps[seat], s.lairs[seat],
    ) = kept  # fmt: skip
    return total


def fields_of_all(s: DungeonLords) -> list[list[int]]:
    """For each seat the fields of its minions in the order of the places: those there, and those to come."""
    found: list[list[int]] = [[] for _ in range(s.players)]
    if s.phase not in (ORDERS, CARRYING_OUT):
        return found
    taken = [0.0] * PLACES
    for field, who in enumerate(s.spaces):
        if who != NOBODY:
            taken[field // SPACES_EACH] += 1.0
            if who < s.players:
                found[who].append(field)
    if s.phase == ORDERS:
        add_hidden(s, taken)
        add_waves(s, taken, found)
    return found


def add_hidden(s: DungeonLords, taken: list[float]) -> None:
    """The orders that two players hide for the non-players come before all others (DL-185)."""
    if s.wave or s.players != 2:
        return
    for number, hidden in enumerate(s.hidden):
        if hidden != NOTHING:
            taken[hidden] += 1.0
        else:
            for place in s.non_stacks[number]:
                taken[place] += 1.0 / len(s.non_stacks[number])


def add_waves(s: DungeonLords, taken: list[float], found: list[list[int]]) -> None:
    for wave in range(s.wave, MINIONS):
        for seat in play_order(s):
            if wave < len(s.orders[seat]):
                send_minion(s, seat, wave, taken, found[seat])
    for fields in found:
        fields.sort()


def send_minion(s: DungeonLords, seat: int, wave: int, taken: list[float], fields: list[int]) -> None:
    """To the first space that should be free then (DL-091); a full place and unpaid surcharges give none."""
    place = s.orders[seat][wave]
    if not wave and place == HIRE and s.config.surcharge and not s.gold[seat]:
        return
    expected = taken[place]
    for other in range(s.players):
        if other != seat and len(s.orders[other]) <= wave and place not in s.barred[other]:
            expected += BEFORE[wave]
    taken[place] += 1.0
    space = int(expected + 0.5)
    if space < SPACES_EACH:
        fields.append(place * SPACES_EACH + space)
