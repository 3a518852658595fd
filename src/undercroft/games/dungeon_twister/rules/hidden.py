"""Tokens that nobody but their owner has seen, and how they come to light (DT-041, DT-045, DT-049, DT-072)."""

from undercroft.games.dungeon_twister.cards import FIRST_OBJECT
from undercroft.games.dungeon_twister.state import NOBODY, ON_TILE, STOCK, TEAM, DungeonTwister


def unseen(s: DungeonTwister, seat: int) -> list[int]:
    """Behind his screen, face down on rooms, on the dots before the start."""
    return [token for token in range(seat * TEAM, (seat + 1) * TEAM) if is_unseen(s, token)]


def is_unseen(s: DungeonTwister, token: int) -> bool:
    place = s.at[token]
    on_dot = place >= s.config.layout.first_line_place and s.first == NOBODY
    return place == STOCK or place <= ON_TILE or on_dot


def come_to_light(s: DungeonTwister, token: int, after: int = 0) -> int:
    """Tokens of a secret team are numbered as they are seen: a number must not tell which ones are missing."""
    if not s.config.free_teams:
        return token
    person = s.kind[token] < FIRST_OBJECT
    alike = [each for each in unseen(s, s.owner[token]) if (s.kind[each] < FIRST_OBJECT) == person]
    other = alike[after]
    s.kind[token], s.kind[other] = s.kind[other], s.kind[token]
    s.at[token], s.at[other] = s.at[other], s.at[token]
    swapped = {token: other, other: token}
    s.stacks = [tuple([swapped.get(each, each) for each in stack]) for stack in s.stacks]
    s.on = []
    return other
