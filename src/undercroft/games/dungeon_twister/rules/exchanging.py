"""Carrying, dropping, swapping: what a mover may take along from where he is, and what stays (DT-101 to DT-112)."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, MONK, PRINCESS, ROPE, THIEF
from undercroft.games.dungeon_twister.geometry.links import ground, square_of
from undercroft.games.dungeon_twister.geometry.rooms import FOUNTAIN, RIFT, ROCKS, RUBBLE
from undercroft.games.dungeon_twister.rules.ground import anchored, has, is_pit
from undercroft.games.dungeon_twister.rules.wounds import kill, scorer
from undercroft.games.dungeon_twister.state import IN_HAND, DungeonTwister
from undercroft.games.dungeon_twister.tokens import is_wounded, most_carried, put, rests_under, tokens_on

NO_FLOOR: Final = (FOUNTAIN, RUBBLE)  # nothing can lie there (DT-106)


def loads(s: DungeonTwister) -> list[Pile]:
    """All loads that the mover may choose where he is, except the one he has (DT-103, DT-196)."""
    if s.exchanged:
        return []
    here = s.at[s.mover]
    others = [token for token in tokens_on(s, here) if token != s.mover]
    choice = available(s, others) + list(s.held)
    limit = most_carried(s, s.mover)
    wanted: list[Pile] = [()]
    for token in sorted(choice):
        wanted += [(*load, token) for load in wanted if len(load) < limit]
    now = named(s, s.held)
    return [load for load in wanted if named(s, load) != now and may_leave(s, here, others, load)]


def named(s: DungeonTwister, load: Pile) -> list[tuple[int, int]]:
    """A load as people see it: two Ropes of a colour are the same."""
    return sorted([(s.owner[token], s.kind[token]) for token in load])


def available(s: DungeonTwister, others: list[int]) -> list[int]:
    """What can be taken from a square; nothing from under an enemy who stands there (DT-104)."""
    upright = [token for token in others if s.kind[token] < FIRST_OBJECT and not is_wounded(s, token)]
    if upright and not gives(s, upright[0]):
        return []
    return [token for token in others if can_be_taken(s, token)]


def gives(s: DungeonTwister, other: int) -> bool:
    """Friends give and take, monks do not care; nothing passes to the sleeper (DT-261, DT-303, DT-335)."""
    if s.kind[other] == PRINCESS and not s.princess:
        return False
    return s.owner[other] == s.owner[s.mover] or s.kind[other] == MONK


def can_be_taken(s: DungeonTwister, token: int) -> bool:
    if s.kind[token] >= FIRST_OBJECT:
        return True
    if not is_wounded(s, token) or s.kind[s.mover] == PRINCESS:
        return False
    return s.owner[token] == s.owner[s.mover] or s.kind[token] == PRINCESS  # DT-112, DT-337


def may_leave(s: DungeonTwister, here: int, others: list[int], load: Pile) -> bool:
    """Whether the rest may stay on the square when the mover goes on with that load (DT-098, DT-106)."""
    stays = [token for token in (*others, *s.held) if token not in load]
    dropped = [token for token in s.held if token not in load]
    if dropped and not may_drop(s, here, dropped, stays):
        return False
    if is_pit(s, here) and not may_leave_on_pit(s, here, stays):
        return False
    return stays_together(s, stays, bool(dropped))


def may_drop(s: DungeonTwister, here: int, dropped: list[int], stays: list[int]) -> bool:
    """Whether the ground bears what he puts down: a friend who stands there takes anything (DT-106, DT-239, DT-288)."""
    upright = [token for token in stays if s.kind[token] < FIRST_OBJECT and not is_wounded(s, token)]
    if upright:
        return gives(s, upright[0])
    what = ground(s)[here]
    if is_pit(s, here):
        brought = [token for token in dropped if token in s.brought]
        return all([s.kind[token] == ROPE for token in dropped]) and (not brought or anchored(s, here))
    if what == RIFT or what in NO_FLOOR:
        return False
    return what != ROCKS or all([s.kind[token] >= FIRST_OBJECT for token in dropped])


def may_leave_on_pit(s: DungeonTwister, pit: int, stays: list[int]) -> bool:
    """No friend may lose the Rope that he needs; an enemy may, and dies of it (DT-241, DT-242)."""
    if has(s, tuple(stays), ROPE) or thief_stands(s, pit, stays):
        return True
    return not any([s.kind[token] < FIRST_OBJECT and s.owner[token] == s.owner[s.mover] for token in stays])


def thief_stands(s: DungeonTwister, pit: int, present: list[int]) -> bool:
    """Whether a Thief stands on the pit by himself: he and whom he carries need no Rope (DT-203)."""
    upright = [token for token in present if s.kind[token] == THIEF and not is_wounded(s, token)]
    return bool(upright) and ground(s)[pit] != RIFT


def stays_together(s: DungeonTwister, stays: list[int], dropped: bool) -> bool:
    """The rest rule for what stays (DT-011); several objects of the dead may stay, but nothing joins them (DT-212)."""
    characters = [token for token in stays if s.kind[token] < FIRST_OBJECT]
    objects = len(stays) - len(characters)
    upright = [token for token in characters if not is_wounded(s, token)]
    if not dropped:
        return True  # less than lay there before
    if upright:
        return rests_under(s, upright[0], [token for token in characters if token != upright[0]], objects)
    return len(characters) <= 1 and objects <= 1


def exchange(s: DungeonTwister, load: Pile) -> None:
    """The mover goes on with that load; the rest stays where he is."""
    here, x_y = s.at[s.mover], square_of(s, s.at[s.mover])
    who = (s.owner[s.mover], s.kind[s.mover])
    for token in s.held:
        if token not in load:
            put(s, token, here)
            s.door.tell(messages.LEFT, (*who, s.owner[token], s.kind[token], *x_y))
    for token in load:
        if token not in s.held:
            put(s, token, IN_HAND)
            s.door.tell(messages.TOOK, (*who, s.owner[token], s.kind[token], *x_y))
    s.held = load
    s.exchanged = 1
    if is_pit(s, here):
        drop_enemies(s, here)


def drop_enemies(s: DungeonTwister, pit: int) -> None:
    """Who lay on a pit by the Rope that was taken falls (DT-242)."""
    present = [token for token in tokens_on(s, pit) if token != s.mover]
    if has(s, tuple(present), ROPE) or thief_stands(s, pit, present):
        return
    for token in present:
        if s.kind[token] < FIRST_OBJECT and is_wounded(s, token):
            kill(s, token, scorer(s, token), messages.BY_FALL)
