"""A position in words: for scenario files, puzzles and bug reports.

Rooms are named in reading order of their slots: `"1cw"`, `"1cw@1"` after one clockwise quarter turn, `"?"` face down,
`"?3cw:orange"` face down and laid by orange, who alone knows it. Tokens are named by colour and kind with their place
(`"blue-warrior 1,2"`, with marks such as `wounded` or `private=4` behind it), markers by the square and side they lie
at (`"0,1 east"`).
"""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.position_text import Words, check_keys, index, names, number, truth
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeon_twister.actions import ILLUSION_IDS
from undercroft.games.dungeon_twister.cards import ACTION_CARDS, COMBAT_CARDS, FIRST_OBJECT, JUMP_CARDS, KIND_IDS
from undercroft.games.dungeon_twister.config import SACRIFICE, STONES
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, NUMBER, OPEN, PARTNER, ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTION_IDS
from undercroft.games.dungeon_twister.notation.lawful import BREACHES, breached, check_position
from undercroft.games.dungeon_twister.notation.pieces import FATES, lay_token, place_of, put_away, token_of
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.edges import is_portcullis, is_wall, near_edge, set_passable
from undercroft.games.dungeon_twister.rules.room_choice import candidates
from undercroft.games.dungeon_twister.rules.scenarios import CHAMBER
from undercroft.games.dungeon_twister.rules.scoring import count_pentagram
from undercroft.games.dungeon_twister.rules.sequence import TURN
from undercroft.games.dungeon_twister.rules.teams import fixed_team, give_tokens, remove_cards
from undercroft.games.dungeon_twister.rules.turning import shift
from undercroft.games.dungeon_twister.rules.walking import whisper
from undercroft.games.dungeon_twister.state import TEAM, TEAM_CHARACTERS, DungeonTwister

KEYS: Final = {"rooms", "hidden", "tokens", "open", "broken", "breached", "illusions", "active", "card", "ap",
               "highest", "turn", "quiet", "awake", "first", "slid", "reached", "granted"}  # fmt: skip
PLAYER_KEYS: Final = {"hand", "played", "combat", "shown", "jumps", "points", "breaches", "team", "pairs", "resigned",
                      "offers_draw", *FATES}  # fmt: skip
FACE_DOWN: Final = "?"
LAID_BY: Final = ":"
TURNED: Final = "@"
QUARTERS: Final = ("0", "1", "2", "3")
MOST_POINTS: Final = 30
SHOWN: Final = "shown"  # combat cards as they were revealed


def overlay(s: DungeonTwister, position: Words) -> None:
    """Lay a position over a fresh state: in the middle of a turn, or before its action card where `card` is 0."""
    check_keys("position", position, KEYS | set(SEAT_IDS[: s.players]))
    lay_rooms(s, position)
    for seat in range(s.players):
        lay_team(s, seat, position.get(SEAT_IDS[seat], {}))
    for words in listed(position, "tokens"):
        lay_token(s, words)
    put_away(s)
    lay_markers(s, position)
    if not any(["breaches" in position.get(SEAT_IDS[seat], {}) for seat in range(s.players)]):
        take_markers(s)
    lay_turn(s, position)
    check_position(s)
    door, s.door = s.door, whisper(s.door)  # whose point it is follows from the rest, and is no news (DT-282)
    count_pentagram(s)
    s.door = door


def listed(position: Words, key: str) -> list[str]:
    value = position.get(key, [])
    if not isinstance(value, list) or not all([isinstance(each, str) for each in value]):
        raise BrokenScenario(f"'{key}' must be a list of texts.")
    return value


# ---- rooms


def lay_rooms(s: DungeonTwister, position: Words) -> None:
    """All slots in reading order; what is face down is one of the rooms that are left."""
    words, tiles = listed(position, "rooms"), s.config.layout.tiles
    if len(words) != tiles:
        raise BrokenScenario(f"'rooms' must name {tiles} rooms from the north-west on, '?' for a face-down one.")
    for tile, word in enumerate(words):
        lay_room(s, tile, word)
    named = known_rooms(s)
    for room in named:
        if named.count(room) > 1:
            raise BrokenScenario(f"'{ROOM_IDS[room]}' is named twice; every room is there once.", ("DT-028",))
    if s.config.scenario == SACRIFICE and CHAMBER not in s.room_of:
        raise BrokenScenario(f"In scenario 6 room {ROOM_IDS[CHAMBER]} lies face up.", ("DT-330",))
    fill_pool(s, position)
    slid = number(position, "slid", 0, -1, 1)
    if slid and s.config.scenario != STONES:
        raise BrokenScenario("'slid' is for scenario 4: columns to the right that the upper stone has moved.")
    shift(s, slid)


def lay_room(s: DungeonTwister, tile: int, word: str) -> None:
    text, laid, colour = word.partition(LAID_BY)
    name, sign, quarters = text.removeprefix(FACE_DOWN).partition(TURNED)
    room = index("rooms", name, ROOM_IDS) if text != FACE_DOWN else NO_ROOM
    if laid:
        s.laid_room[tile], s.laid_by[tile] = room, index("rooms", colour, s.config.layout.colours)
    if not text.startswith(FACE_DOWN):
        s.room_of[tile] = room
        s.turned[tile] = index("rooms", quarters, QUARTERS) if sign else 0
        s.passable[tile] = OPEN[room]
    elif sign or (room == NO_ROOM) == bool(laid):
        raise BrokenScenario(f"'rooms': a face-down room is '?', or '?3cw:orange' if orange has laid it; not '{word}'.")


def known_rooms(s: DungeonTwister) -> list[int]:
    """The rooms of which the position says where they lie."""
    on_tiles = [s.laid_room[tile] if room == NO_ROOM else room for tile, room in enumerate(s.room_of)]
    return [room for room in on_tiles if room != NO_ROOM]


def fill_pool(s: DungeonTwister, position: Words) -> None:
    """The rooms that can lie on face-down tiles: those named, or all that the table has and nobody sees."""
    known = known_rooms(s)
    if "hidden" in position:
        s.pool = tuple(sorted([ROOM_IDS.index(name) for name in names(position, "hidden", ROOM_IDS)]))
    else:
        s.pool = tuple(left_rooms(s, known))
    twice = [room for room in s.pool if room in known or s.pool.count(room) > 1]
    if twice:
        raise BrokenScenario(f"'{ROOM_IDS[twice[0]]}' is named twice; every room is there once.", ("DT-028",))
    if len(candidates(s)) > s.config.layout.pairs and not (s.config.secret_pairs or s.config.alternating_pairs):
        s.doubtful = tuple([room for room in s.pool if PARTNER[room] not in known])  # DT-176
        s.pool = tuple([room for room in s.pool if PARTNER[room] in known])
    free = [tile for tile, room in enumerate(s.room_of) if room == NO_ROOM and s.laid_room[tile] == NO_ROOM]
    if len(free) > len(s.pool) + len(s.doubtful):
        raise BrokenScenario(
            f"{len(free)} rooms lie face down, but only {len(s.pool) + len(s.doubtful)} are left.", ("DT-028",)
        )


def left_rooms(s: DungeonTwister, known: list[int]) -> list[int]:
    pairs = candidates(s)
    return [room for room in range(len(ROOM_IDS)) if NUMBER[room] in pairs and room not in known]


# ---- players


def lay_team(s: DungeonTwister, seat: int, words: Words) -> None:
    """What is before a player and in his hands."""
    check_keys(SEAT_IDS[seat], words, PLAYER_KEYS)
    s.picked[seat] = picked_team(s, seat, words)
    give_tokens(s, seat)
    remove_cards(s, seat)
    lay_cards(s, seat, words)
    s.points[seat] = number(words, "points", 0, 0, MOST_POINTS)
    s.breaches[seat] = number(words, "breaches", BREACHES, 0, BREACHES)
    s.pairs[seat] = tuple([int(name) for name in names(words, "pairs", tuple([str(pair) for pair in candidates(s)]))])
    s.resigned |= truth(words, "resigned") << seat
    s.offered |= truth(words, "offers_draw") << seat
    for key, fate in FATES.items():
        for name in names(words, key, KIND_IDS):
            s.at[token_of(s, seat, KIND_IDS.index(name))] = fate


def picked_team(s: DungeonTwister, seat: int, words: Words) -> tuple[int, ...]:
    """The kinds that he has chosen; usually those of his set, of several sets the first (DT-019, DT-022)."""
    if "team" in words:
        return tuple([KIND_IDS.index(name) for name in names(words, "team", tuple(team_names(s)))])
    kinds = fixed_team(s, seat)
    people = [kind for kind in kinds if kind < FIRST_OBJECT]
    things = [kind for kind in kinds if kind >= FIRST_OBJECT]
    return (*people[:TEAM_CHARACTERS], *things[: TEAM - TEAM_CHARACTERS])


def team_names(s: DungeonTwister) -> list[str]:
    return [KIND_IDS[kind] for kind in s.config.characters() + s.config.objects()]


def lay_cards(s: DungeonTwister, seat: int, words: Words) -> None:
    """Action cards are there once each, combat cards as often as in the box (DT-042, DT-052, DT-141)."""
    if "hand" in words:
        cards = cards_in(words, "hand", ACTION_CARDS, "DT-052")
        s.card_hands[seat] = sum([1 << ACTION_CARDS.index(card) for card in cards])
    s.played[seat] = tuple(cards_in(words, "played", ACTION_CARDS, "DT-052"))
    if "combat" in words:
        s.combat_hands[seat] = tuple(sorted(cards_in(words, "combat", COMBAT_CARDS, "DT-042")))
    s.spent_cards[seat] = tuple(cards_in(words, SHOWN, COMBAT_CARDS, "DT-141"))
    s.jump_cards[seat] = number(words, "jumps", JUMP_CARDS, 0, JUMP_CARDS)


def cards_in(words: Words, key: str, box: tuple[int, ...], rule: str) -> list[int]:
    """Numbers of cards, none more often than it is in the box."""
    value = words.get(key, [])
    if not isinstance(value, list) or not all([type(each) is int and each in box for each in value]):
        raise BrokenScenario(f"'{key}' must be a list of cards; there are {', '.join(map(str, sorted(set(box))))}.")
    for card in value:
        if value.count(card) > box.count(card) and (card or key != SHOWN):  # the 0 is shown again and again
            raise BrokenScenario(f"'{key}' has the {card} too often; there are {box.count(card)}.", (rule,))
    return value


# ---- markers and the turn


def lay_markers(s: DungeonTwister, position: Words) -> None:
    for key, fits in (("open", is_portcullis), ("broken", is_portcullis), ("breached", is_wall)):
        for words in listed(position, key):
            square, _, side = words.partition(" ")
            edge = near_edge(s, place_of(s, words, square), index(key, side, DIRECTION_IDS))
            if edge is None or s.room_of[edge[0]] == NO_ROOM or not fits(s, edge):
                raise BrokenScenario(f"'{key}': nothing of that kind stands at {words}.", ("DT-001",))
            set_passable(s, edge, True)
            if key == "broken":
                s.broken[edge[0]] |= edge[1]
    for words in listed(position, "illusions"):
        colour, kind, square = [*words.split(), "", "", ""][:3]
        seat = index("illusions", colour, s.config.layout.colours)
        s.illusions[2 * seat + index("illusions", kind, ILLUSION_IDS)] = place_of(s, words, square)
    s.ground = []


def take_markers(s: DungeonTwister) -> None:
    """Breaches that lie on walls are no longer in anybody's hands (DT-217)."""
    lying = breached(s)
    for seat in range(s.players):
        s.breaches[seat] -= min(lying, BREACHES)
        lying -= min(lying, BREACHES)


def lay_turn(s: DungeonTwister, position: Words) -> None:
    seats = SEAT_IDS[: s.players]
    s.active = index("active", position.get("active", "P1"), seats)
    s.first = index("first", position.get("first", "P1"), seats)
    s.highest = number(position, "highest", max(ACTION_CARDS), 1, max(ACTION_CARDS))
    s.turn = number(position, "turn", 9, 1, 9999)
    s.quiet = number(position, "quiet", 0, 0, 999)
    s.granted = number(position, "granted", 0, 0, MOST_POINTS)
    s.princess = int(truth(position, "awake"))
    s.card = number(position, "card", max(ACTION_CARDS), 0, max(ACTION_CARDS))
    if s.card and s.card not in ACTION_CARDS:
        raise BrokenScenario(f"There is no action card {s.card}; 0 stands for none.", ("DT-052",))
    s.ap = number(position, "ap", s.card, 0, 9)
    s.reached = tuple([seats.index(name) for name in names(position, "reached", seats)])
    s.phase = TURN
    s.frames = [(at.ACTION if s.card else at.ACTION_CARD, s.active, 0, 0)]
