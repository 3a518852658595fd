"""The score of a lord taken apart, for hints that say why: the sums of value.py and means.py, by what they are for."""

from typing import Final

from undercroft.engine.aspects import Aspect, Case
from undercroft.games.dungeon_lords.cards import ANYWHERE, EVIL, GHOST, PAYDAY, ROOM, SPACES_EACH, YEARS
from undercroft.games.dungeon_lords.heuristics import means as m
from undercroft.games.dungeon_lords.heuristics.bills import OVER, bills, missing, rounds_until, wages
from undercroft.games.dungeon_lords.heuristics.carrying_out import carry_out
from undercroft.games.dungeon_lords.heuristics.defence import combat_to_come, losses_and_prisoners
from undercroft.games.dungeon_lords.heuristics.orders import fields_of_all
from undercroft.games.dungeon_lords.heuristics.value import add_titles, ranks_of, scores_of_all, title_counts
from undercroft.games.dungeon_lords.rules.dungeon import ground_to_build, ground_to_dig
from undercroft.games.dungeon_lords.rules.scoring import lair_of
from undercroft.games.dungeon_lords.state import DungeonLords

ASPECTS: Final[tuple[str, ...]] = (
    "rooms", "conquered", "monsters", "prisoners", "seals", "combat", "bills", "food", "gold", "traps", "imps",
    "tunnels", "evil", "spying", "titles", "rivals",
)  # fmt: skip


def aspects_of(s: DungeonLords, seat: int) -> Case:
    """The orders that are given count as carried out, as in `worth_after_orders`."""
    scores, titles, rank = scores_of_all(s), [0.0] * s.players, ranks_of(s)[seat]
    add_titles(s, titles)
    rival = max([each for each in range(s.players) if each != seat], key=scores.__getitem__)
    found = [
        Aspect("titles", titles[seat], {"titles": titles_led(s, seat)}),
        Aspect("rivals", -scores[rival], {"seat": f"P{rival + 1}"}),
    ]
    after = s.copy(s.door)
    brings = [(field, carry_out(after, seat, field)) for field in fields_of_all(s)[seat]]
    use = sum([worth for field, worth in brings if field // SPACES_EACH == ROOM])
    found.append(Aspect("spying", sum([worth for _, worth in brings]) - use, {}))
    found += of_dungeon(after, seat, use) + of_points(after, seat)
    return found + of_year(after, seat, rank) + of_means(after, seat)


def titles_led(s: DungeonLords, seat: int) -> int:
    """How many of the titles he would have now, alone or with others."""
    return sum([counts[seat] == max(counts) for counts in title_counts(s)])


def has_time(s: DungeonLords, seat: int) -> bool:
    """Whether means can still be used."""
    return m.rounds_left(s, seat) > 0 or s.year < YEARS


def of_dungeon(s: DungeonLords, seat: int, use: float) -> Case:
    """Rooms and tunnels. `use`: of rooms that are still to be built."""
    left, halls, conquered = m.rounds_left(s, seat), s.halls[seat], s.conquered[seat]
    standing, tunnels = (halls & ~conquered).bit_count(), (s.tiles[seat] & ~conquered).bit_count()
    rooms, ways, soon, cells, sites = m.PER_ROOM * standing + use, 0.0, min(left, m.SOON), 0, 0
    if halls:
        rooms += m.rooms_at_work(s, seat, left)
    if has_time(s, seat):
        rooms += m.HALL * halls.bit_count()
        ways += (m.TUNNEL + m.TUNNEL_ROUND * soon) * min(tunnels, m.MANY_TUNNELS)
    if left:
        cells, sites = ground_to_dig(s.tiles[seat]).bit_count(), ground_to_build(s, seat, ANYWHERE).bit_count()
        ways += m.CELL * soon * cells + m.SITE * min(m.MANY_SITES, sites)
    space = {"tiles": tunnels, "cells": cells, "sites": sites}
    return [Aspect("rooms", rooms, {"rooms": standing}), Aspect("tunnels", ways, dict(space))]


def of_points(s: DungeonLords, seat: int) -> Case:
    """What would be counted now, rooms aside."""
    lair, conquered = lair_of(s, seat), s.conquered[seat].bit_count()
    monsters = float(m.PER_MONSTER * (len(lair) - lair.count(GHOST)))
    if has_time(s, seat):
        monsters += (m.MONSTER + m.MONSTER_NEXT_YEAR if s.year < YEARS else m.MONSTER) * len(lair)
    return [
        Aspect("monsters", monsters, {"monsters": len(lair)}),
        Aspect("conquered", float(m.PER_CONQUERED * conquered), {"tiles": conquered}, ("tiles",)),
        Aspect("prisoners", m.points_of_prisoners(s, seat), {"prisoners": len(s.prisons[seat])}),
        Aspect("seals", float(m.PER_SEAL * s.seals[seat]), {"seals": s.seals[seat]}, ("seals",)),
    ]


def of_year(s: DungeonLords, seat: int, rank: int) -> Case:
    """The combat to come and the bills before it."""
    lair, more_evil, part = lair_of(s, seat), 0, 1.0
    if not s.combat_round:
        part = m.FORESEEN
        more_evil = wages(s, seat, lair, EVIL) if rounds_until(s, seat, PAYDAY) != OVER else 0
    lost, rooms, caught = losses_and_prisoners(s, seat, rank, more_evil)
    combat = part * combat_to_come(s, seat, rank, more_evil)
    course = {"tiles": lost, "rooms": rooms, "prisoners": caught}
    found = [Aspect("combat", combat, dict(course), ("tiles", "rooms"))]
    if has_time(s, seat):
        found.append(Aspect("bills", -bills(s, seat, lair), {"missing": sum(missing(s, seat, lair))}, ("missing",)))
    return found


def of_means(s: DungeonLords, seat: int) -> Case:
    """Food, gold, traps, imps; and evil, which brings stronger heroes."""
    if not has_time(s, seat):
        return []
    left, gold = m.rounds_left(s, seat), s.gold[seat] + s.bait[seat]
    use, imps = m.use_of_supplies(left), m.IMP + m.IMP_ROUND * left
    return [
        Aspect("food", use * m.FOOD_WORTH * m.diminish(s.food[seat], m.RICH), {"food": s.food[seat]}),
        Aspect("gold", use * m.GOLD_WORTH * m.diminish(gold, m.RICH), {"gold": gold}),
        Aspect("traps", m.TRAP * len(s.traps[seat]), {"traps": len(s.traps[seat])}),
        Aspect("imps", imps * m.diminish(s.imps[seat], m.MANY_IMPS), {"imps": s.imps[seat]}),
        Aspect("evil", -m.EVIL_SPACE * s.evil[seat], {"evil": s.evil[seat]}, ("evil",)),
    ]
