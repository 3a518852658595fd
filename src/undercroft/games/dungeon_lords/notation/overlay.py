"""A position in words: for scenario files, bug reports and documents. Actions: see actions.py."""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.piles import put, without
from undercroft.engine.position_text import Words, check_keys, index, names, number
from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    CARD_SETS,
    COLOURS,
    COMBAT_ROUNDS,
    EVENT_IDS,
    HERO_IDS,
    HERO_STACKS,
    MONSTER_IDS,
    MONSTER_STACKS,
    PALADINS,
    PLACE_IDS,
    ROOM_IDS,
    ROOM_STACKS,
    SEASON_IDS,
    SPACES_EACH,
    SPECIAL_IDS,
    TRAP_DECK,
    TRAP_IDS,
    YEARS,
)
from undercroft.games.dungeon_lords.notation.lords import lay_lord
from undercroft.games.dungeon_lords.rules.sequence import PHASE_IDS
from undercroft.games.dungeon_lords.state import GONE, NON_PLAYER, NOTHING, TENT, DungeonLords

NON_PLAYER_IDS: Final = tuple(f"N{number + 1}" for number in range(COLOURS))
TABLE_KEYS: Final = {
    "at", "year", "season", "combat_round", "start", "tavern", "market", "town", "events", "special", "heroes_now",
    "heroes_next", "heroes_left", "monsters_left", "rooms_left", "traps_left", "spaces", "paladin", "non_evil",
}  # fmt: skip
NON_PLAYER_KEYS: Final = {"barred", "stack", "open", "hidden"}
FACE_DOWN: Final = "?"


def overlay(s: DungeonLords, position: Words) -> None:
    """Lay a position over a fresh state; what it does not name lies in the stacks or is empty."""
    seats, others = SEAT_IDS[: s.players], NON_PLAYER_IDS[: COLOURS - s.players]
    check_keys("position", position, TABLE_KEYS | set(seats) | set(others))
    lay_time(s, position)
    fill_stacks(s)
    lay_offers(s, position)
    for seat in range(s.players):
        lay_lord(s, seat, position.get(SEAT_IDS[seat], {}))
    for other in range(COLOURS - s.players):
        lay_non_player(s, other, position.get(NON_PLAYER_IDS[other], {}))
    lay_spaces(s, position.get("spaces", {}))
    lay_paladin(s, position.get("paladin", "tent"))
    keep_only(s, position)


def lay_time(s: DungeonLords, position: Words) -> None:
    s.year = number(position, "year", 1, 1, YEARS)
    s.season = index("season", position.get("season", "winter"), SEASON_IDS)
    s.combat_round = number(position, "combat_round", 0, 0, COMBAT_ROUNDS)
    s.start = index("start", position.get("start", "P1"), SEAT_IDS[: s.players])
    s.phase = index("at", position.get("at", "new_round"), PHASE_IDS) - 1
    s.non_evil = number(position, "non_evil", s.non_evil, 1, 15)


def fill_stacks(s: DungeonLords) -> None:
    s.trap_deck = TRAP_DECK
    s.monster_stack = MONSTER_STACKS[s.year - 1]
    s.room_stack = ROOM_STACKS[s.year - 1]
    s.hero_stack = HERO_STACKS[s.year - 1]


def lay_offers(s: DungeonLords, position: Words) -> None:
    """Tavern, market, heroes, events and combat cards."""
    s.tavern = tuple([MONSTER_IDS.index(name) for name in names(position, "tavern", MONSTER_IDS)])
    s.market = tuple([ROOM_IDS.index(name) for name in names(position, "market", ROOM_IDS)])
    s.heroes_now = tuple([HERO_IDS.index(name) for name in names(position, "heroes_now", HERO_IDS)])
    s.heroes_next = tuple([HERO_IDS.index(name) for name in names(position, "heroes_next", HERO_IDS)])
    for kind in s.tavern:
        s.monster_stack = stack_without(s.monster_stack, kind, MONSTER_IDS)
    for room in s.market:
        s.room_stack = stack_without(s.room_stack, room, ROOM_IDS)
    for hero in (*s.heroes_now, *s.heroes_next):
        s.hero_stack = stack_without(s.hero_stack, hero, HERO_IDS)
    for place, event in enumerate(names(position, "events", (*EVENT_IDS, FACE_DOWN))):
        s.events = put(s.events, place, EVENT_IDS.index(event) if event != FACE_DOWN else NOTHING)
    if "special" in position:
        s.event = index("special", position["special"], SPECIAL_IDS)
        s.specials = (s.event,)
    lay_town(s, position)


def lay_town(s: DungeonLords, position: Words) -> None:
    """Named cards lie at their places; who has spied them is written with each lord."""
    known = (*[CARD_IDS[card] for card in CARD_SETS[s.year - 1]], FACE_DOWN)
    for place, card in enumerate(names(position, "town", known)):
        s.town = put(s.town, place, CARD_IDS.index(card) if card != FACE_DOWN else NOTHING)


def lay_non_player(s: DungeonLords, other: int, words: Words) -> None:
    check_keys(NON_PLAYER_IDS[other], words, NON_PLAYER_KEYS)
    s.non_barred[other] = tuple([PLACE_IDS.index(name) for name in names(words, "barred", PLACE_IDS)])
    s.non_open[other] = tuple([PLACE_IDS.index(name) for name in names(words, "open", PLACE_IDS)])
    rest = [place for place in range(len(PLACE_IDS)) if place not in s.non_barred[other] + s.non_open[other]]
    s.non_stacks[other] = tuple(rest)
    if "stack" in words:
        s.non_stacks[other] = tuple([PLACE_IDS.index(name) for name in names(words, "stack", PLACE_IDS)])
    if "hidden" in words:
        s.hidden = put(s.hidden, other, index("hidden", words["hidden"], PLACE_IDS))


def lay_spaces(s: DungeonLords, words: Words) -> None:
    """For each place who stands on I, II, III."""
    check_keys("spaces", words, set(PLACE_IDS))
    people = (*SEAT_IDS[: s.players], *NON_PLAYER_IDS[: COLOURS - s.players], FACE_DOWN)
    for place in words:
        for space, name in enumerate(names(words, place, people)[:SPACES_EACH]):
            field = PLACE_IDS.index(place) * SPACES_EACH + space
            if name in SEAT_IDS:
                s.spaces[field] = SEAT_IDS.index(name)
            elif name != FACE_DOWN:
                s.spaces[field] = NON_PLAYER + NON_PLAYER_IDS.index(name)


def lay_paladin(s: DungeonLords, where: object) -> None:
    places = ("tent", "gone", *SEAT_IDS[: s.players])
    place = places[index("paladin", where, places)]
    s.paladin = TENT if place == "tent" else GONE if place == "gone" else SEAT_IDS.index(place)
    paladin = PALADINS[s.year - 1]
    if s.paladin >= 0 and paladin not in s.queues[s.paladin]:
        s.queues[s.paladin] = (paladin, *s.queues[s.paladin])


def keep_only(s: DungeonLords, position: Words) -> None:
    """A stack that is given tile by tile; the rest is out of the match."""
    if "traps_left" in position:
        s.trap_deck = tuple(sorted([TRAP_IDS.index(name) for name in names(position, "traps_left", TRAP_IDS)]))
    if "monsters_left" in position:
        s.monster_stack = tuple(sorted([MONSTER_IDS.index(n) for n in names(position, "monsters_left", MONSTER_IDS)]))
    if "rooms_left" in position:
        s.room_stack = tuple(sorted([ROOM_IDS.index(name) for name in names(position, "rooms_left", ROOM_IDS)]))
    if "heroes_left" in position:
        s.hero_stack = tuple(sorted([HERO_IDS.index(name) for name in names(position, "heroes_left", HERO_IDS)]))


def stack_without(stack: Pile, what: int, ids: tuple[str, ...]) -> Pile:
    """The stack without what lies elsewhere."""
    if what not in stack:
        raise BrokenScenario(f"There are not as many of '{ids[what]}' as the position names.")
    return without(stack, what)
