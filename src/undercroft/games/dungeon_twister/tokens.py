"""What stands and lies on a place. `on` holds the tokens of each place, six bits for each, in the order they came."""

from typing import Final

from undercroft.games.dungeon_twister.cards import CARRIES, FIRST_OBJECT, GOBLIN, PRINCESS
from undercroft.games.dungeon_twister.config import GOBLINS
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister

BITS: Final = 6
MASK: Final = (1 << BITS) - 1


def on(s: DungeonTwister) -> list[int]:
    if not s.on:
        s.on = [0] * s.config.layout.places
        for token, place in enumerate(s.at):
            if place >= 0:
                s.on[place] = s.on[place] << BITS | token + 1
    return s.on


def tokens_on(s: DungeonTwister, place: int) -> list[int]:
    found: list[int] = []
    left = on(s)[place]
    while left:
        found.append((left & MASK) - 1)
        left >>= BITS
    return found


def put(s: DungeonTwister, token: int, place: int) -> None:
    """A token comes to a place, or to one of the fates of the state."""
    all_places = on(s)
    before = s.at[token]
    if before >= 0:
        kept = [each for each in tokens_on(s, before) if each != token]
        all_places[before] = packed(kept)
    s.at[token] = place
    if place >= 0:
        all_places[place] = all_places[place] << BITS | token + 1


def packed(tokens: list[int]) -> int:
    result = 0
    for token in reversed(tokens):
        result = result << BITS | token + 1
    return result


def is_wounded(s: DungeonTwister, token: int) -> bool:
    return bool(s.wounded >> token & 1)


def standing(s: DungeonTwister, place: int) -> int:
    """The unwounded character on a place, or NOBODY; there is never more than one (DT-011)."""
    left = on(s)[place]
    while left:
        token = (left & MASK) - 1
        if s.kind[token] < FIRST_OBJECT and not s.wounded >> token & 1:
            return token
        left >>= BITS
    return NOBODY


def lying(s: DungeonTwister, place: int) -> list[int]:
    """The wounded characters on a place."""
    if not s.wounded:
        return []
    return [token for token in tokens_on(s, place) if s.kind[token] < FIRST_OBJECT and s.wounded >> token & 1]


def things(s: DungeonTwister, place: int) -> list[int]:
    """The objects on a place, whoever holds them."""
    found: list[int] = []
    left = on(s)[place]
    while left:
        token = (left & MASK) - 1
        if s.kind[token] >= FIRST_OBJECT:
            found.append(token)
        left >>= BITS
    return found


def most_carried(s: DungeonTwister, token: int) -> int:
    """How much a character can carry: one thing, the Paladin two, some nothing (DT-101, DT-107, DT-317)."""
    kind = s.kind[token]
    return 0 if kind == GOBLIN and s.config.scenario == GOBLINS else CARRIES[kind]


def holds(s: DungeonTwister, token: int) -> list[int]:
    """The objects a character has with him, wounded or not; resting together is carrying (DT-012, DT-013, DT-230)."""
    place = s.at[token]
    return things(s, place) if place >= 0 and most_carried(s, token) else []


def carried_wounded(s: DungeonTwister, token: int) -> list[int]:
    """The wounded whom an unwounded character has on his back (DT-012, DT-113)."""
    return [] if is_wounded(s, token) else lying(s, s.at[token])


def rests_under(s: DungeonTwister, token: int, wounded: list[int], objects: int) -> bool:
    """Whether a character can stand over these wounded and so many objects: he carries them, or is an exception."""
    limit = most_carried(s, token)
    if limit == 0:
        return not wounded and objects <= 1  # DT-230, DT-303, DT-317
    if wounded and s.kind[token] == PRINCESS:
        return False  # DT-336: objects only
    own = [each for each in wounded if s.owner[each] == s.owner[token] or s.kind[each] == PRINCESS]  # DT-112, DT-337
    return len(own) == len(wounded) and len(wounded) + objects <= limit
