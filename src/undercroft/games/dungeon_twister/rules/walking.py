"""A move, square by square: where one may step, stop, and whether a move can still be ended (DT-087 to DT-100)."""

from undercroft.engine.door import Door
from undercroft.engine.state import Pile
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, GHOST, MONK, PRINCESS, WIZARD
from undercroft.games.dungeon_twister.geometry.links import ground, links
from undercroft.games.dungeon_twister.geometry.rooms import ROCKS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, OUTSIDE
from undercroft.games.dungeon_twister.rules.exchanging import exchange, loads
from undercroft.games.dungeon_twister.rules.ground import (
    bodies,
    ends_on_ground,
    enters_ground,
    is_exit,
    neighbour,
    rocks_harm,
)
from undercroft.games.dungeon_twister.state import NOBODY, DungeonTwister
from undercroft.games.dungeon_twister.tokens import most_carried, put, standing, tokens_on


def passes(s: DungeonTwister, walker: int, place: int) -> bool:
    """Whether he may come to the square of whoever stands there: friends let him pass (DT-093 to DT-095)."""
    other = standing(s, place)
    if other == NOBODY or s.owner[other] == s.owner[walker]:
        return True
    return s.kind[walker] in (WIZARD, GHOST, MONK) or s.kind[other] == MONK  # DT-193, DT-229, DT-302


def enters(s: DungeonTwister, walker: int, held: Pile, here: int, there: int) -> bool:
    """Whether he may step from here to there; what comes after it is not asked."""
    return enters_ground(s, walker, held, here, there) and passes(s, walker, there)


def neighbours(s: DungeonTwister, walker: int, here: int) -> list[int]:
    """The squares beside him to which a way leads, OUTSIDE where there is none, in no order that matters."""
    if s.kind[walker] == GHOST:
        return [neighbour(s, walker, here, direction) for direction in DIRECTIONS]
    return links(s)[here * 4 : here * 4 + 4]


def may_stop(s: DungeonTwister, walker: int, held: Pile, brought: Pile, place: int) -> bool:
    """Whether he can end an action there with what he holds and finds (DT-099, DT-100, DT-301)."""
    if not ends_on_ground(s, walker, held, brought, place):
        return False
    burden, found = len(held), 0
    for token in tokens_on(s, place):  # nearly always nothing
        if token == walker:
            continue
        if s.kind[token] < FIRST_OBJECT:
            if not may_carry(s, walker, token):
                return False
            burden += 1
        else:
            found += 1
    limit = most_carried(s, walker)
    return found <= 1 and burden == 0 if limit == 0 else burden + found <= limit


def may_carry(s: DungeonTwister, walker: int, other: int) -> bool:
    """Whether he can take up this character: a wounded one of his colour, or the Princess (DT-101, DT-112, DT-337)."""
    if not s.wounded >> other & 1 or s.kind[walker] == PRINCESS or most_carried(s, walker) == 0:
        return False
    return s.owner[other] == s.owner[walker] or s.kind[other] == PRINCESS


def after_rocks(s: DungeonTwister, walker: int, held: Pile, place: int) -> Pile | None:
    """What he still holds after entering: a body shields him and is lost. None: he dies (DT-284 to DT-287)."""
    if ground(s)[place] != ROCKS or not rocks_harm(s, walker, held, place):
        return held
    shields = bodies(s, held)
    return tuple([token for token in held if token != shields[0]]) if shields else None


def can_end(s: DungeonTwister, walker: int, held: Pile, brought: Pile, here: int, steps: int) -> bool:
    """Whether a move that has come here can be brought to a legal end without another exchange (DT-097)."""
    if may_stop(s, walker, held, brought, here):
        return True
    return steps > 0 and can_go_on(s, walker, held, here, steps)


def can_go_on(s: DungeonTwister, walker: int, held: Pile, here: int, steps: int) -> bool:
    """Whether some step from here leads to an end."""
    for there in neighbours(s, walker, here):
        if there != OUTSIDE and leads_on(s, walker, held, here, there, steps):
            return True
    return False


def leads_on(s: DungeonTwister, walker: int, held: Pile, here: int, there: int, steps: int) -> bool:
    """Whether a step there leads to an end: out, to a stop, or deliberately to death (DT-097)."""
    if not enters(s, walker, held, here, there):
        return False
    if is_exit(s, walker, there):
        return True
    kept = after_rocks(s, walker, held, there)
    return kept is None or can_end(s, walker, kept, kept, there, steps - 1)


def legal_step(s: DungeonTwister, direction: int) -> bool:
    """Whether the mover may step there: the end of his move may need an exchange on the way, which is tried last."""
    walker, here = s.mover, s.at[s.mover]
    there = neighbour(s, walker, here, direction)
    if there == OUTSIDE:
        return False
    if leads_on(s, walker, s.held, here, there, s.steps):
        return True
    return s.steps > 1 and enters(s, walker, s.held, here, there) and ends_after_exchanging(s, there)


def ends_after_exchanging(s: DungeonTwister, there: int) -> bool:
    """Tried on a copy of the table: he steps there, and changes his load there or on a square further on."""
    trial = s.copy(whisper(s.door))
    arrive(trial, there)
    return ends_with_exchange(trial) or any([legal_step(trial, d) for d in DIRECTIONS])


def ends_with_exchange(s: DungeonTwister) -> bool:
    """Whether some exchange where the mover is leads to an end."""
    for load in loads(s):
        trial = s.copy(whisper(s.door))
        exchange(trial, load)
        if ends_somehow(trial):
            return True
    return False


def ends_somehow(s: DungeonTwister) -> bool:
    """Whether the mover can still end his move, with exchanges on other squares as well."""
    if can_end(s, s.mover, s.held, s.brought, s.at[s.mover], s.steps):
        return True
    return s.steps > 0 and any([legal_step(s, d) for d in DIRECTIONS])


def arrive(s: DungeonTwister, there: int) -> None:
    """The mover comes to a square: a new visit begins (DT-103). What happens to him there is not told here."""
    put(s, s.mover, there)
    s.steps -= 1
    s.brought = s.held
    s.exchanged = 0


def whisper(door: Door) -> Door:
    """A door for tables that are only tried out."""
    quiet = Door(door.source, door.journal)
    quiet.quiet = True
    return quiet
