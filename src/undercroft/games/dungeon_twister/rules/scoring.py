"""Victory points at the end of each action, and how a match ends (DT-029 to DT-038, DT-187 to DT-190, DT-282)."""

from typing import Final

from undercroft.engine.results import places_of
from undercroft.engine.steps import Result
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, GOBLIN, MONK, PRINCESS
from undercroft.games.dungeon_twister.config import GOBLINS, SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import ground
from undercroft.games.dungeon_twister.geometry.rooms import LINE, PENTAGRAM
from undercroft.games.dungeon_twister.state import (
    DEAD,
    ESCAPED,
    NOBODY,
    TEAM,
    TEAM_CHARACTERS,
    UNUSED,
    DungeonTwister,
)
from undercroft.games.dungeon_twister.tokens import is_wounded

HARD_LIMIT: Final = 250  # cycles of four action cards each (DT-189)
CYCLE: Final = 4

# How a match ended: `ending` of the state
RUNNING: Final = 0
TARGET: Final = 1
LAST_ONE: Final = 2  # all others have resigned
STALEMATE: Final = 3
NOBODY_LEFT: Final = 4
AGREED: Final = 5
GOBLIN_KILLED: Final = 6
PRINCESS_SAVED: Final = 7
PRINCESS_DEAD: Final = 8
ALL_DEAD: Final = 9
ENDINGS: Final = (
    "running", "target", "last-one", "stalemate", "nobody-left", "agreed", "goblin-killed", "princess-saved",
    "princess-dead", "all-dead",
)  # fmt: skip


def total(s: DungeonTwister, seat: int) -> int:
    """All victory points of a player, with that of the pentagram (DT-283)."""
    return s.points[seat] + (s.pentagram == seat)


def count_pentagram(s: DungeonTwister) -> None:
    """One colour alone on its squares, at least one of them unwounded, has the point (DT-282)."""
    what = ground(s)
    on_it = [
        token
        for token, place in enumerate(s.at)
        if place >= 0 and what[place] == PENTAGRAM and s.kind[token] < FIRST_OBJECT and s.kind[token] != MONK
    ]
    colours = {s.owner[token] for token in on_it}
    holder = NOBODY
    if len(colours) == 1 and not all([is_wounded(s, token) for token in on_it]):
        holder = s.owner[on_it[0]]
    if holder != s.pentagram:
        s.pentagram = holder
        s.door.tell(messages.PENTAGRAM, (holder,))


def count_points(s: DungeonTwister) -> None:
    """At the end of each action (DT-037); who reaches the target is remembered in this order (DT-038).

    Who has resigned cannot win any more (DT-190).
    """
    count_pentagram(s)
    if s.config.target == 0:
        return
    there = [seat for seat in in_turn_order(s) if total(s, seat) >= s.config.target and not s.resigned >> seat & 1]
    for seat in there:
        if seat not in s.reached:
            s.door.tell(messages.REACHED, (seat, total(s, seat)))
    s.reached = tuple([seat for seat in s.reached if seat in there] + [seat for seat in there if seat not in s.reached])


def in_turn_order(s: DungeonTwister) -> list[int]:
    """The active player first."""
    return [(s.active + i) % s.players for i in range(s.players)]


def after_action(s: DungeonTwister) -> None:
    """Whether the match is over now: with the target reached it is at once (DT-029)."""
    count_points(s)
    end_of_scenario(s)
    if s.reached and not s.config.end_of_turn and not s.over:
        best = s.active if s.active in s.reached else leader(s, list(s.reached))
        finish(s, TARGET, best)


def leader(s: DungeonTwister, seats: list[int]) -> int:
    """Most points, then the first of them."""
    most = max([total(s, seat) for seat in seats])
    return next(seat for seat in seats if total(s, seat) == most)


def after_turn(s: DungeonTwister) -> None:
    """Endings that wait for the end of a turn (DT-038, DT-188, DT-189, DT-295)."""
    if s.over:
        return
    if s.reached:
        finish(s, TARGET, leader(s, list(s.reached)))
    elif not any([in_play(s, seat) for seat in range(s.players) if not s.resigned >> seat & 1]):
        s.door.tell(messages.NOBODY_LEFT, ())
        finish_on_points(s, NOBODY_LEFT)
    elif is_stalemate(s):
        s.door.tell(messages.STALEMATE, (s.quiet,))
        finish_on_points(s, STALEMATE)


def in_play(s: DungeonTwister, seat: int) -> bool:
    """A character on the board, face down in a room, or still behind the screen (DT-186, DT-187)."""
    fates = (DEAD, ESCAPED, UNUSED)
    return any([s.at[token] not in fates for token in range(seat * TEAM, seat * TEAM + TEAM_CHARACTERS)])


def takes_turns(s: DungeonTwister, seat: int) -> bool:
    """Also a player of whose characters none can act (DT-185)."""
    return not s.resigned >> seat & 1 and in_play(s, seat)


def is_stalemate(s: DungeonTwister) -> bool:
    """DT-189: so many turns without anything irreversible, or a match that goes on for ever."""
    playing = sum([takes_turns(s, seat) for seat in range(s.players)])
    if s.config.stall and s.quiet >= CYCLE * s.config.stall * playing:
        return True
    return s.turn >= HARD_LIMIT * CYCLE * s.players


def finish_on_points(s: DungeonTwister, how: int) -> None:
    """Most points win, a tie is a draw (DT-188, DT-189); in scenario 6 nobody has any (DT-341)."""
    seats = [seat for seat in range(s.players) if not s.resigned >> seat & 1]
    most = max([total(s, seat) for seat in seats])
    best = [seat for seat in seats if total(s, seat) == most]
    finish(s, how, best[0] if len(best) == 1 else NOBODY)


def finish(s: DungeonTwister, how: int, winner: int) -> None:
    s.over = 1
    s.ending = how
    s.winner = winner
    if winner != NOBODY:
        s.door.tell(messages.WON, (winner,))
    else:
        s.door.tell(messages.BOTH_LOSE if how == PRINCESS_DEAD else messages.DRAWN, ())


# ---- scenarios 3 and 6


def end_of_scenario(s: DungeonTwister) -> None:
    if s.config.scenario == GOBLINS:
        goblins_end(s)
    elif s.config.scenario == SACRIFICE:
        sacrifice_ends(s)


def goblins_end(s: DungeonTwister) -> None:
    """Who kills the enemy's Goblin wins at once; if both die together, points decide (DT-319)."""
    slain = [token for token in range(s.players * TEAM) if s.kind[token] == GOBLIN and s.at[token] == DEAD]
    killers = [s.taken[token] for token in slain if s.taken[token] != NOBODY]
    if len(killers) > 1:
        finish_on_points(s, GOBLIN_KILLED)
    elif killers:
        finish(s, GOBLIN_KILLED, killers[0])


def sacrifice_ends(s: DungeonTwister) -> None:
    """The Princess on the blue line, or dead; or all other blue characters dead (DT-338, DT-339, DT-340)."""
    princess = s.kind.index(PRINCESS)
    blue = s.owner[princess]
    others = [token for token in range(blue * TEAM, blue * TEAM + TEAM_CHARACTERS) if token != princess]
    if s.at[princess] == DEAD:
        finish(s, PRINCESS_DEAD, NOBODY)
    elif s.at[princess] >= 0 and ground(s)[s.at[princess]] == LINE:
        finish(s, PRINCESS_SAVED, blue)
    elif all([s.at[token] in (DEAD, UNUSED) for token in others]):
        finish(s, ALL_DEAD, 1 - blue)


def result(s: DungeonTwister) -> Result:
    """Winner first, then by points; who has resigned comes last (DT-190). Where both lose, nobody comes first."""
    scores = tuple([total(s, seat) for seat in range(s.players)])
    places = (2,) * s.players if s.ending == PRINCESS_DEAD else places_of([rank(s, seat) for seat in range(s.players)])
    return Result(scores, places, ENDINGS[s.ending])


def rank(s: DungeonTwister, seat: int) -> tuple[int, int, int]:
    return -(s.resigned >> seat & 1), int(seat == s.winner), total(s, seat) if s.config.target else 0
