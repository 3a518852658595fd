"""Tokens of a written position: `blue-warrior 1,2 wounded`, `orange-rope room 1,0`, `blue-goblin dead orange`."""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.position_text import index
from undercroft.games.dungeon_twister.actions import FIRST_MONK_ID, TOKEN_IDS
from undercroft.games.dungeon_twister.cards import COLOUR_IDS, COMMON, FIRST_OBJECT, KIND_IDS, KINDS, MONK, PRINCESS
from undercroft.games.dungeon_twister.config import MONASTERY
from undercroft.games.dungeon_twister.geometry.links import place_at
from undercroft.games.dungeon_twister.geometry.tile import OUTSIDE
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

ROOM: Final = "room"  # before a slot: face down on the room there
FATES: Final[dict[str, int]] = {"dead": DEAD, "escaped": ESCAPED, "gone": GONE}
PRIVATE: Final = "private="
MOST_PRIVATE: Final = 99

# What may stand behind a place. `hurt` is wounded in this turn; `struck` was, and is no longer; `beaten` is a Troll
# that a Goblin has wounded (DT-315).
MARKS: Final = ("wounded", "hurt", "struck", "spent", "charmed", "beaten")


def lay_token(s: DungeonTwister, words: str) -> None:
    """A token on a square, face down on a slot, or out of the game; marks come last."""
    name, *parts = words.split() or [""]
    value = index("tokens", name, TOKEN_IDS)
    if not parts:
        raise BrokenScenario(f"'{words}': behind the token stands where it is, as in '{name} 1,2'.")
    token = token_named(s, value)
    if parts[0] == ROOM:
        lay_face_down(s, words, token, parts[1] if len(parts) > 1 else "")
        rest = parts[2:]
    elif parts[0] in FATES:
        rest = lay_out(s, token, parts)
    else:
        put(s, token, place_of(s, words, parts[0]))
        rest = parts[1:]
    for mark in rest:
        lay_mark(s, words, token, mark)


def lay_face_down(s: DungeonTwister, words: str, token: int, text: str) -> None:
    slot = pair(words, text)
    if slot not in s.config.layout.slots[: s.config.layout.tiles]:
        raise BrokenScenario(f"'{words}': there is no room at {text} on this board.")
    tile = s.config.layout.slots.index(slot)
    s.at[token] = ON_TILE - tile
    s.stacks[tile] = (*s.stacks[tile], token)


def lay_out(s: DungeonTwister, token: int, parts: list[str]) -> list[str]:
    """Dead, escaped or gone, and before whom it lies (DT-034); what else was said of it."""
    s.at[token] = FATES[parts[0]]
    if len(parts) > 1 and parts[1] in s.config.layout.colours:
        s.taken[token] = s.config.layout.seat(parts[1])
        return parts[2:]
    return parts[1:]


def lay_mark(s: DungeonTwister, words: str, token: int, mark: str) -> None:
    number = mark.removeprefix(PRIVATE)
    if mark.startswith(PRIVATE) and number.isascii() and number.isdigit() and int(number[:4]) <= MOST_PRIVATE:
        s.private[token] = int(number[:4])
        return
    if mark not in MARKS:
        raise BrokenScenario(f"'{words}': behind the place stand {', '.join(MARKS)} or private=4, not '{mark}'.")
    bit = 1 << token
    s.wounded |= bit if mark in ("wounded", "hurt") else 0
    s.hurt |= bit if mark in ("hurt", "struck") else 0
    s.spent |= bit if mark == "spent" else 0
    s.charmed |= bit if mark == "charmed" else 0
    s.unregenerating |= bit if mark == "beaten" else 0


def token_named(s: DungeonTwister, value: int) -> int:
    """The token of one of TOKEN_IDS."""
    if value < FIRST_MONK_ID:
        colour = COLOUR_IDS[value // KINDS]
        if colour not in s.config.layout.colours:
            raise BrokenScenario(f"Nobody plays {colour} here; there are {', '.join(s.config.layout.colours)}.")
        return token_of(s, s.config.layout.seat(colour), value % KINDS)
    if s.config.scenario != MONASTERY:
        raise BrokenScenario("Monks are only in scenario 1.", ("DT-296",))
    token = s.players * TEAM + value - FIRST_MONK_ID
    if s.at[token] not in (UNUSED, STOCK):
        raise named_twice(TOKEN_IDS[value])
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
    name = f"{s.config.layout.colours[seat]}-{KIND_IDS[kind]}"
    if kind in s.kind[first:last] and kind not in COMMON:
        raise named_twice(name)
    spare = [token for token in unlaid if s.kind[token] != PRINCESS]
    if not spare or kind in (MONK, PRINCESS):
        raise BrokenScenario(f"'{name}': that team has no further token, and not this one.", ("DT-019",))
    s.kind[spare[-1]] = kind
    return spare[-1]


def named_twice(name: str) -> BrokenScenario:
    return BrokenScenario(f"'{name}' is named twice; a team has it only once.", ("DT-025",))


def put_away(s: DungeonTwister) -> None:
    """Tokens that the position does not name are not in the match."""
    for token, place in enumerate(s.at):
        if place == STOCK:
            s.at[token] = UNUSED


def pair(words: str, text: str) -> tuple[int, int]:
    """Two small numbers with a comma between them."""
    x, comma, y = text.partition(",")
    if comma and is_small(x) and is_small(y):
        return int(x), int(y)
    raise BrokenScenario(f"'{words}': a place is written as x,y, as in 11,1; not '{text}'.")


def is_small(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) <= len("20")


def place_of(s: DungeonTwister, words: str, text: str) -> int:
    x, y = pair(words, text)
    place = place_at(s, x, y)
    if place == OUTSIDE:
        raise BrokenScenario(f"'{words}': there is no square {text} on this board.", ("DT-004",))
    return place
