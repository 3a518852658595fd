"""A state as the words that lay it: what `overlay` reads, and nothing that goes without saying."""

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.position_text import Words
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeon_twister.actions import ILLUSION_IDS, TOKEN_IDS, token_value
from undercroft.games.dungeon_twister.cards import ACTION_CARDS, KIND_IDS
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, PORTCULLISES, ROOM_IDS, WALLS
from undercroft.games.dungeon_twister.geometry.tile import CELLS, DIRECTION_IDS, DIRECTIONS, EDGE, EDGES
from undercroft.games.dungeon_twister.notation.laying import FACE_DOWN, LAID_BY, TURNED, fill_pool, lay_team
from undercroft.games.dungeon_twister.notation.pieces import FATES, PRIVATE, ROOM
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.sequence import TURN
from undercroft.games.dungeon_twister.state import ALL_ACTION_CARDS, NOBODY, NOWHERE, ON_TILE, UNUSED, DungeonTwister


def words_of(s: DungeonTwister) -> Words:
    """A position between two actions (DT-061), with all that is hidden.

    Of the clock it says only by how many minutes the turn is longer (DT-169): `back` and `lapsed` are for the middle of
    an action, and once the time is up (`late`) the turn ends before anybody is asked again.
    """
    if s.over or s.phase != TURN or s.frames != [(at.ACTION if s.card else at.ACTION_CARD, s.active, 0, 0)]:
        raise BrokenScenario("A position can be written between two actions of a turn only.", ("DT-061",))
    plain = DungeonTwister(s.players, s.config, s.door)
    plain.room_of, plain.laid_room = s.room_of, s.laid_room
    fill_pool(plain, {})
    words: Words = {"rooms": [room_word(s, tile) for tile in range(s.config.layout.tiles)]}
    if sorted(s.pool + s.doubtful) != sorted(plain.pool + plain.doubtful):
        words["hidden"] = [ROOM_IDS[room] for room in sorted(s.pool + s.doubtful)]
    words |= marker_words(s)
    words["tokens"] = token_words(s)
    for seat in range(s.players):
        lay_team(plain, seat, {})
        said = player_words(s, plain, seat)
        if said:
            words[SEAT_IDS[seat]] = said
    return {**words, **turn_words(s)}


def room_word(s: DungeonTwister, tile: int) -> str:
    """Its name, how often it has turned, who has laid it (DT-164, DT-330)."""
    room, laid = s.room_of[tile], s.laid_room[tile]
    by = f"{LAID_BY}{s.config.layout.colours[s.laid_by[tile]]}" if laid != NO_ROOM else ""
    if room == NO_ROOM:
        return f"{FACE_DOWN}{ROOM_IDS[laid]}{by}" if by else FACE_DOWN
    return ROOM_IDS[room] + (f"{TURNED}{s.turned[tile]}" if s.turned[tile] else "") + by


# ---- markers


def marker_words(s: DungeonTwister) -> Words:
    words: Words = {"open": [], "broken": [], "breached": []}
    for tile, room in enumerate(s.room_of):
        if room != NO_ROOM:
            gates = s.passable[tile] & PORTCULLISES[room]
            words["open"] += edge_words(s, tile, gates & ~s.broken[tile])
            words["broken"] += edge_words(s, tile, s.broken[tile])
            words["breached"] += edge_words(s, tile, s.passable[tile] & WALLS[room])
    colours = s.config.layout.colours
    words["illusions"] = [
        f"{colours[number // 2]} {ILLUSION_IDS[number % 2]} {square(s, place)}"
        for number, place in enumerate(s.illusions)
        if place != NOWHERE
    ]
    words["slid"] = slid(s)
    return {key: value for key, value in words.items() if value}


def edge_words(s: DungeonTwister, tile: int, edges: int) -> list[str]:
    """A square and the side of it on which the edge lies now."""
    found: list[str] = []
    for edge in range(EDGES):
        if edges >> edge & 1:
            side = EDGE.index(edge)
            direction = (side % len(DIRECTIONS) + s.turned[tile]) & 3
            found.append(f"{square(s, tile * CELLS + side // len(DIRECTIONS))} {DIRECTION_IDS[direction]}")
    return found


def slid(s: DungeonTwister) -> int:
    """Columns to the right that the upper stone of scenario 4 has moved (DT-322)."""
    for tile, slot in enumerate(s.slot_of):
        if slot != tile:
            return s.config.layout.slots[slot][0] - s.config.layout.slots[tile][0]
    return 0


def square(s: DungeonTwister, place: int) -> str:
    x, y = square_of(s, place)
    return f"{x},{y}"


# ---- tokens


def token_words(s: DungeonTwister) -> list[str]:
    """On squares from the north-west on, then face down in the order of laying, then those out of the game."""
    order = sorted(range(len(s.at)), key=lambda token: token_value(s, token) if s.at[token] != UNUSED else 0)
    placed = sorted([token for token in order if s.at[token] >= 0], key=lambda token: square_of(s, s.at[token])[::-1])
    stacked = [token for stack in s.stacks for token in stack]
    out = [token for token in order if s.at[token] in FATES.values()]
    return [token_word(s, token) for token in placed + stacked + out]


def token_word(s: DungeonTwister, token: int) -> str:
    return " ".join([TOKEN_IDS[token_value(s, token)], where(s, token), *marks(s, token)])


def where(s: DungeonTwister, token: int) -> str:
    place = s.at[token]
    if place >= 0:
        return square(s, place)
    if place <= ON_TILE:
        column, row = s.config.layout.slots[ON_TILE - place]
        return f"{ROOM} {column},{row}"
    fate = next(name for name, value in FATES.items() if value == place)
    taken = s.taken[token]
    return fate if taken == NOBODY else f"{fate} {s.config.layout.colours[taken]}"


def marks(s: DungeonTwister, token: int) -> list[str]:
    wounded, hurt = s.wounded >> token & 1, s.hurt >> token & 1
    found = ["hurt" if wounded else "struck"] if hurt else ["wounded"] if wounded else []
    for bits, mark in ((s.spent, "spent"), (s.charmed, "charmed"), (s.unregenerating, "beaten")):
        if bits >> token & 1:
            found.append(mark)
    return [*found, f"{PRIVATE}{s.private[token]}"] if s.private[token] else found


# ---- players and the turn


def player_words(s: DungeonTwister, plain: DungeonTwister, seat: int) -> Words:
    """What differs from the beginning of a game."""
    words: Words = {}
    if s.picked[seat] != plain.picked[seat]:
        words["team"] = [KIND_IDS[kind] for kind in s.picked[seat]]
    if s.pairs[seat]:
        words["pairs"] = [str(pair) for pair in s.pairs[seat]]
    if s.card_hands[seat] != ALL_ACTION_CARDS:
        words["hand"] = [card for i, card in enumerate(ACTION_CARDS) if s.card_hands[seat] >> i & 1]
    for key, now, usual in (
        ("played", s.played[seat], ()),
        ("combat", s.combat_hands[seat], plain.combat_hands[seat]),
        ("shown", s.spent_cards[seat], ()),
    ):
        if now != usual:
            words[key] = list(now)
    for name, value, start in (
        ("jumps", s.jump_cards[seat], plain.jump_cards[seat]),
        ("points", s.points[seat], 0),
        ("breaches", s.breaches[seat], plain.breaches[seat]),
    ):
        if value != start:
            words[name] = value
    for said, bits in (("resigned", s.resigned), ("offers_draw", s.offered)):
        if bits >> seat & 1:
            words[said] = True
    return words


def turn_words(s: DungeonTwister) -> Words:
    words: Words = {"turn": s.turn, "active": SEAT_IDS[s.active], "first": SEAT_IDS[s.first], "card": s.card}
    if s.ap != s.card:
        words["ap"] = s.ap
    if s.highest != max(ACTION_CARDS):
        words["highest"] = s.highest
    if s.quiet:
        words["quiet"] = s.quiet
    if s.granted:
        words["granted"] = s.granted
    if s.princess:
        words["awake"] = True
    if s.reached:
        words["reached"] = [SEAT_IDS[seat] for seat in s.reached]
    return words
