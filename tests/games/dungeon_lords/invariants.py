"""The invariants of both halves of the specification (section 10), checked between two decisions."""

from collections import Counter

from tests.games.dungeon_lords.shapes import BLOCKS
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.cards import (
    AUTUMN,
    CARD_SETS,
    CELLS,
    COLOURS,
    ENTRANCE,
    EVENT_IDS,
    EVIL_MAX,
    EVIL_MIN,
    GHOST,
    HERO_STACKS,
    HERO_TYPE,
    HEROES,
    HIT_POINTS,
    ILLUSION,
    ILLUSIONS,
    MONSTER_STACKS,
    PALADIN_SPACE,
    PALADINS,
    PLACES,
    ROOM_IDS,
    ROOM_STACKS,
    ROOM_ZONE,
    START_TUNNELS,
    TRAP_DECK,
    TROLL,
    TROLL_TOKENS,
    WARRIOR,
)
from undercroft.games.dungeon_lords.rules.dungeon import around, room_at
from undercroft.games.dungeon_lords.state import GONE, NON_PLAYER, NOTHING, TENT, DungeonLords


def state_of(match: Match) -> DungeonLords:
    assert isinstance(match.state, DungeonLords)
    return match.state


def check(match: Match) -> None:
    s = state_of(match)
    check_traps(s)
    check_monsters(s)
    check_rooms(s)
    check_heroes(s)
    check_dungeons(s)
    check_orders(s)
    check_workers(s)
    check_evil(s)
    check_combat(s)


def open_plans(s: DungeonLords) -> list[int]:
    """Seats whose defenders have left their places for the battle yard."""
    return [seat for seat in range(s.players) if s.plans >> seat & 1]


def check_traps(s: DungeonLords) -> None:
    """I3, combat 10: deck, stores, laid traps and discards are the 27 cards."""
    held = [*s.trap_deck, *s.trap_used]
    for pile in (*s.traps, *s.trap_dropped):
        held += pile
    for seat in open_plans(s):
        held += s.plan_traps[seat]
    if s.chosen_trap != NOTHING and s.chosen_trap not in s.trap_used[-1:]:
        held.append(s.chosen_trap)
    assert Counter(held) == Counter(TRAP_DECK)


def check_monsters(s: DungeonLords) -> None:
    """I4, I8, combat 11 and 19: every tile lies somewhere; gold ones wait for year 2; tokens follow trolls."""
    tiles = [*s.monster_stack, *s.tavern, *s.monster_discard]
    for seat in range(s.players):
        tiles += [*s.lairs[seat], *s.down[seat]]
    for seat in open_plans(s):
        tiles += [*s.sent[seat], *[GHOST] * s.ghosts_sent[seat]]
    wanted = Counter(MONSTER_STACKS[0]) + (Counter(MONSTER_STACKS[1]) if s.year == 2 else Counter())
    assert Counter(tiles) == wanted
    trolls = [tiles.count(TROLL)]
    assert sum(trolls) <= TROLL_TOKENS
    for seat in range(s.players):
        owned = (s.lairs[seat] + s.down[seat] + s.sent[seat]).count(TROLL)
        assert 0 <= s.idle_trolls[seat] <= owned


def check_rooms(s: DungeonLords) -> None:
    """I5, I13: every room once; rooms of year 1 in their zone; no two rooms side by side."""
    standing = [room for room in range(len(ROOM_IDS)) if s.built[room] != NOTHING]
    rooms = [*s.room_stack, *s.market, *s.room_discard, *standing]
    wanted = set(ROOM_STACKS[0]) | (set(ROOM_STACKS[1]) if s.year == 2 else set())
    assert len(rooms) == len(set(rooms))
    assert set(rooms) == wanted
    for room in standing:
        seat, cell = divmod(s.built[room], CELLS)
        assert s.halls[seat] >> cell & 1
        assert ROOM_ZONE[room] >> cell & 1
    assert sum(halls.bit_count() for halls in s.halls) == len(standing)
    for seat in range(s.players):
        assert not around(s.halls[seat]) & s.halls[seat]


def check_heroes(s: DungeonLords) -> None:
    """I6, I9, combat 2, 3, 7, 8: every hero and paladin once; illusions are no tiles; warriors stand in front."""
    people = [*s.hero_stack, *s.hero_bottom, *s.hero_discard, *s.heroes_now, *s.heroes_next]
    for seat in range(s.players):
        people += [*s.queues[seat], *s.prisons[seat]]
        assert len(s.queues[seat]) <= 5
        assert not any(HERO_TYPE[hero] == ILLUSION for hero in s.prisons[seat])
    heroes = [hero for hero in people if hero < HEROES]
    assert len(heroes) == len(set(heroes))
    assert set(HERO_STACKS[s.year - 1]) <= set(heroes)
    paladins = [hero for hero in people if hero in PALADINS]
    assert len(paladins) == len(set(paladins))
    at = [seat for seat in range(s.players) if PALADINS[s.year - 1] in s.queues[seat]]
    assert at == ([s.paladin] if s.paladin >= 0 else [])
    for hero in range(ILLUSIONS):
        assert 0 <= s.wounds[hero] < HIT_POINTS[hero] + s.bonus.count(hero) or s.wounds[hero] == 0
    for queue in s.queues:
        fronts = [i for i, hero in enumerate(queue) if hero in PALADINS]
        assert fronts in ([], [0]) or HERO_TYPE[queue[0]] == ILLUSION


def check_dungeons(s: DungeonLords) -> None:
    """I10 to I12, I14: connected, no full block, the start tunnels stay, conquered tiles are tiles."""
    for seat in range(s.players):
        tiles = s.tiles[seat]
        assert tiles & START_TUNNELS == START_TUNNELS
        assert tiles < 1 << CELLS
        assert 3 <= tiles.bit_count() <= 16
        assert s.halls[seat] & ~tiles == 0
        assert s.conquered[seat] & ~tiles == 0
        reached = 1 << ENTRANCE
        while around(reached) & tiles & ~reached:
            reached |= around(reached) & tiles
        assert reached == tiles
        assert not any(tiles & block == block for cell in range(CELLS) for block in BLOCKS[cell])
        assert s.conquered[seat].bit_count() <= 8


def check_orders(s: DungeonLords) -> None:
    """I1, I2, I18 to I20: eight cards each; a minion is at one place; no gap below a player's minion."""
    for seat in range(s.players):
        used = set(s.orders[seat])
        assert len(used) == len(s.orders[seat]) <= 3
        assert not used & set(s.barred[seat])
        assert len(s.barred[seat]) <= 2
    for number in range(COLOURS - s.players):
        cards = [*s.non_barred[number], *s.non_stacks[number], *s.non_open[number]]
        assert set(cards) == set(range(PLACES))
    for place in range(PLACES):
        people = [who for who in s.spaces[place * 3 : place * 3 + 3] if 0 <= who < NON_PLAYER]
        assert len(people) == len(set(people))


def check_workers(s: DungeonLords) -> None:
    """I16, I17, I25: no imp has two jobs; supplies are never negative."""
    for seat in range(s.players):
        busy = s.digging[seat].bit_count() + s.mining[seat] + s.foremen[seat] + s.at_work[seat]
        assert s.idle[seat] + busy == s.imps[seat]
        assert min(s.idle[seat], s.food[seat], s.gold[seat], s.imps[seat], s.seals[seat]) >= 0
        assert s.digging[seat].bit_count() <= 4
        assert s.mining[seat] <= 4
        assert s.foremen[seat] <= 2


def check_evil(s: DungeonLords) -> None:
    """I21 to I23, combat 3 to 6: the scale has ends; the paladin is with the most evil."""
    assert all(EVIL_MIN <= evil <= EVIL_MAX for evil in s.evil)
    assert s.players != 2 or 5 <= s.non_evil <= 9
    most = max(s.evil)
    if s.paladin == TENT and s.over == 0:
        assert most < PALADIN_SPACE
    if s.paladin >= 0:
        assert most < PALADIN_SPACE or most <= s.evil[s.paladin]
    assert s.paladin >= GONE


def check_combat(s: DungeonLords) -> None:
    """Combat 9, 12: cards of the year, limits of a battle."""
    known = [card for card in s.town if card != NOTHING]
    assert len(known) == len(set(known))
    assert set(known) <= set(CARD_SETS[s.year - 1])
    seen = [event for event in s.events if event != NOTHING]
    assert len(seen) == len(set(seen)) <= len(EVENT_IDS)
    for seat in range(s.players):
        cell = s.plan_tiles[seat]
        if cell == NOTHING:
            continue
        room = room_at(s, seat, cell)
        assert s.tiles[seat] >> cell & 1
        assert len(s.plan_traps[seat]) <= (2 if room == ROOM_IDS.index("labyrinth") else 1)
        assert len(s.sent[seat]) <= (2 if room not in (NOTHING, ROOM_IDS.index("labyrinth")) else 1)


def check_start_of_combat(s: DungeonLords) -> None:
    """I24: three heroes each, warriors before the others, the paladin apart."""
    assert s.season == AUTUMN
    for queue in s.queues:
        line = [hero for hero in queue if hero not in PALADINS]
        types = [HERO_TYPE[hero] == WARRIOR for hero in line]
        assert len(line) == 3
        assert types == sorted(types, reverse=True)
