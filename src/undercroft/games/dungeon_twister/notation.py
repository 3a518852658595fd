"""A position in words: for scenario files, puzzles and bug reports.

Rooms are named in reading order of their slots (`"1cw"`, `"1cw@1"` after one clockwise quarter turn, `"?"` face down),
tokens by colour and kind with their square (`"blue-warrior 1,2"`, with marks such as `wounded` or `private=4` behind
it), monks by their numbers (`"monk-1 2,3"`), markers by the square and side they lie at (`"0,1 east"`).
"""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.position_text import Words, check_keys, index, names, number, truth
from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister.actions import FIRST_MONK_ID, ILLUSION_IDS, TOKEN_IDS
from undercroft.games.dungeon_twister.cards import (
    ACTION_CARDS,
    COLOUR_IDS,
    COMBAT_CARDS,
    FIRST_OBJECT,
    JUMP_CARDS,
    KIND_IDS,
    KINDS,
    MONK,
    PRINCESS,
)
from undercroft.games.dungeon_twister.config import MONASTERY, STONES
from undercroft.games.dungeon_twister.geometry.links import place_at
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, OPEN, ROOM_IDS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTION_IDS, OUTSIDE
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.edges import is_portcullis, is_wall, near_edge, set_passable
from undercroft.games.dungeon_twister.rules.room_choice import candidates
from undercroft.games.dungeon_twister.rules.sequence import TURN
from undercroft.games.dungeon_twister.rules.teams import fixed_team, give_tokens, remove_cards
from undercroft.games.dungeon_twister.rules.turning import shift
from undercroft.games.dungeon_twister.state import (
    DEAD,
    ESCAPED,
    GONE,
    ON_TILE,
    STOCK,
    TEAM,
    TEAM_CHARACTERS,
    UNUSED,
    DungeonTwister,
)
from undercroft.games.dungeon_twister.tokens import put

KEYS: Final = {"rooms", "tokens", "open", "broken", "breached", "illusions", "active", "card", "ap", "highest", "turn",
               "quiet", "awake", "first", "slid"}  # fmt: skip
PLAYER_KEYS: Final = {"hand", "combat", "jumps", "points", "breaches", "dead", "escaped", "gone"}
FACE_DOWN: Final = "?"
MOST_POINTS: Final = 30
MARKS: Final = ("wounded", "hurt", "spent", "charmed")
PRIVATE: Final = "private="


def overlay(s: DungeonTwister, position: Words) -> None:
    """Lay a position over a fresh state: in the middle of a turn, or before its action card where `card` is 0."""
    check_keys("position", position, KEYS | set(SEAT_IDS[: s.players]))
    lay_rooms(s, position)
    for seat in range(s.players):
        s.picked[seat] = usual_team(s, seat)
        give_tokens(s, seat)
        remove_cards(s, seat)
        lay_player(s, seat, position.get(SEAT_IDS[seat], {}))
    for words in listed(position, "tokens"):
        lay_token(s, words)
    put_away(s)
    lay_markers(s, position)
    lay_turn(s, position)


def usual_team(s: DungeonTwister, seat: int) -> Pile:
    """Eight characters and six objects, also of several sets; others that the position names take their places."""
    kinds = fixed_team(s, seat)
    people = [kind for kind in kinds if kind < FIRST_OBJECT]
    things = [kind for kind in kinds if kind >= FIRST_OBJECT]
    return (*people[:TEAM_CHARACTERS], *things[: TEAM - TEAM_CHARACTERS])


def listed(position: Words, key: str) -> list[str]:
    value = position.get(key, [])
    if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
        raise BrokenScenario(f"'{key}' must be a list of texts.")
    return value


def lay_rooms(s: DungeonTwister, position: Words) -> None:
    """All slots in reading order; what is face down is one of the rooms that are left."""
    words, tiles = listed(position, "rooms"), s.config.layout.tiles
    if len(words) != tiles:
        raise BrokenScenario(f"'rooms' must name {tiles} rooms from the north-west on, '?' for a face-down one.")
    for tile, word in enumerate(words):
        if word != FACE_DOWN:
            name, _, quarters = word.partition("@")
            s.room_of[tile] = index("rooms", name, ROOM_IDS)
            s.turned[tile] = int(quarters) % 4 if quarters.isdigit() else 0
            s.passable[tile] = OPEN[s.room_of[tile]]
    left = [room for room in range(len(ROOM_IDS)) if room not in s.room_of]
    s.pool = tuple([room for room in left if ROOM_IDS[room].rstrip("cw") in [str(pair) for pair in candidates(s)]])
    slid = number(position, "slid", 0, -1, 1)
    if slid and s.config.scenario != STONES:
        raise BrokenScenario("'slid' is for scenario 4: columns to the right that the upper stone has moved.")
    shift(s, slid)


def lay_player(s: DungeonTwister, seat: int, words: Words) -> None:
    check_keys(SEAT_IDS[seat], words, PLAYER_KEYS)
    if "hand" in words:
        s.card_hands[seat] = sum([1 << ACTION_CARDS.index(card) for card in words["hand"] if card in ACTION_CARDS])
    if "combat" in words:
        s.combat_hands[seat] = tuple(sorted([card for card in words["combat"] if card in COMBAT_CARDS]))
    s.jump_cards[seat] = number(words, "jumps", JUMP_CARDS, 0, JUMP_CARDS)
    s.points[seat] = number(words, "points", 0, 0, MOST_POINTS)
    s.breaches[seat] = number(words, "breaches", 3, 0, 3)
    for key, fate in (("dead", DEAD), ("escaped", ESCAPED), ("gone", GONE)):
        for name in names(words, key, KIND_IDS):
            token = token_of(s, seat, KIND_IDS.index(name))
            s.at[token] = fate


def lay_token(s: DungeonTwister, words: str) -> None:
    """`blue-warrior 1,2`, `blue-warrior 1,2 wounded`, or face down on a slot: `orange-rope room 1,0`."""
    name, _, rest = words.partition(" ")
    parts = rest.split()
    token = token_named(s, index("tokens", name, TOKEN_IDS))
    if parts and parts[0] == "room":
        tile = s.config.layout.slots.index(pair(words, parts[1]))
        s.at[token] = ON_TILE - tile
        s.stacks[tile] = (*s.stacks[tile], token)
        return
    put(s, token, place_of(s, words, parts[0] if parts else ""))
    for mark in parts[1:]:
        lay_mark(s, words, token, mark)


def lay_mark(s: DungeonTwister, words: str, token: int, mark: str) -> None:
    if mark.startswith(PRIVATE) and mark[len(PRIVATE) :].isdigit():
        s.private[token] = int(mark[len(PRIVATE) :])
        return
    if mark not in MARKS:
        raise BrokenScenario(
            f"'{words}': behind the square stand {', '.join(MARKS)} (hurt: in this turn) or private=4."
        )
    bit = 1 << token
    s.wounded |= bit if mark in ("wounded", "hurt") else 0
    s.hurt |= bit if mark == "hurt" else 0
    s.spent |= bit if mark == "spent" else 0
    s.charmed |= bit if mark == "charmed" else 0


def token_named(s: DungeonTwister, value: int) -> int:
    """The token of one of TOKEN_IDS."""
    if value < FIRST_MONK_ID:
        return token_of(s, s.config.layout.seat(COLOUR_IDS[value // KINDS]), value % KINDS)
    if s.config.scenario != MONASTERY:
        raise BrokenScenario("Monks are only in scenario 1.")
    token = s.players * TEAM + value - FIRST_MONK_ID
    s.kind[token] = MONK
    return token


def token_of(s: DungeonTwister, seat: int, kind: int) -> int:
    """A token of that player; one that his team does not have takes the place of one that is not needed yet."""
    first = seat * TEAM + (TEAM_CHARACTERS if kind >= FIRST_OBJECT else 0)
    last = (seat + 1) * TEAM if kind >= FIRST_OBJECT else first + TEAM_CHARACTERS
    unlaid = [token for token in range(first, last) if s.at[token] in (UNUSED, STOCK) or s.kind[token] == PRINCESS]
    own = [token for token in unlaid if s.kind[token] == kind]
    if own:
        return own[0]
    spare = [token for token in unlaid if s.kind[token] != PRINCESS]
    if not spare:
        raise BrokenScenario(f"{COLOUR_IDS[s.config.layout.colour(seat)]} has no further token for {KIND_IDS[kind]}.")
    s.kind[spare[-1]] = kind
    return spare[-1]


def put_away(s: DungeonTwister) -> None:
    """Tokens that the position does not name are not in the match."""
    for token, place in enumerate(s.at):
        if place == STOCK:
            s.at[token] = UNUSED


def pair(words: str, text: str) -> tuple[int, int]:
    x, _, y = text.partition(",")
    if not x.lstrip("-").isdigit() or not y.lstrip("-").isdigit():
        raise BrokenScenario(f"'{words}': a square is written as x,y, as in 11,1.")
    return int(x), int(y)


def place_of(s: DungeonTwister, words: str, text: str) -> int:
    x, y = pair(words, text)
    place = place_at(s, x, y)
    if place == OUTSIDE:
        raise BrokenScenario(f"'{words}': there is no square {text} on this board.")
    return place


def lay_markers(s: DungeonTwister, position: Words) -> None:
    for key, fits in (("open", is_portcullis), ("broken", is_portcullis), ("breached", is_wall)):
        for words in listed(position, key):
            square, _, side = words.partition(" ")
            edge = near_edge(s, place_of(s, words, square), index(key, side, DIRECTION_IDS))
            if edge is None or s.room_of[edge[0]] == NO_ROOM or not fits(s, edge):
                raise BrokenScenario(f"'{key}': nothing of that kind stands at {words}.")
            set_passable(s, edge, True)
            if key == "broken":
                s.broken[edge[0]] |= edge[1]
    for words in listed(position, "illusions"):
        colour, kind, square = [*words.split(), "", "", ""][:3]
        seat = s.config.layout.seat(COLOUR_IDS[index("illusions", colour, COLOUR_IDS)])
        s.illusions[2 * seat + index("illusions", kind, ILLUSION_IDS)] = place_of(s, words, square)
    s.ground = []


def lay_turn(s: DungeonTwister, position: Words) -> None:
    seats = SEAT_IDS[: s.players]
    s.active = index("active", position.get("active", "P1"), seats)
    s.first = index("first", position.get("first", "P1"), seats)
    s.highest = number(position, "highest", max(ACTION_CARDS), 1, max(ACTION_CARDS))
    s.turn = number(position, "turn", 9, 1, 9999)
    s.quiet = number(position, "quiet", 0, 0, 999)
    s.princess = int(truth(position, "awake"))
    s.card = number(position, "card", max(ACTION_CARDS), 0, max(ACTION_CARDS))
    s.ap = number(position, "ap", s.card, 0, 9)
    s.phase = TURN
    s.frames = [(at.ACTION if s.card else at.ACTION_CARD, s.active, 0, 0)]
