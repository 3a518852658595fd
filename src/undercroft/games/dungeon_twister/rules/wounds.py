"""Wounds and deaths, and who scores them (DT-030, DT-035, DT-036, DT-109, DT-110, DT-131 to DT-135)."""

from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, ILLUSIONIST, ROPE, VP_KILLED
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.rules.ground import has, is_pit
from undercroft.games.dungeon_twister.state import DEAD, GONE, IN_HAND, NOBODY, NOWHERE, DungeonTwister
from undercroft.games.dungeon_twister.tokens import carried_wounded, is_wounded, put, things, tokens_on


def scorer(s: DungeonTwister, victim: int) -> int:
    """Who scores a kill outside combat: the active player, if it is not his own (DT-035, DT-264)."""
    return s.active if s.owner[victim] != s.active else NOBODY


def kill(s: DungeonTwister, victim: int, killer: int, cause: int) -> None:
    """He leaves the board; what he held stays, on a pit only a Rope (DT-110, DT-133). NOBODY: by his own player."""
    place = s.at[victim]
    s.wounded &= ~(1 << victim)
    s.private[victim] = 0
    s.charmed &= ~(1 << victim)
    s.taken[victim] = killer
    put(s, victim, DEAD)
    s.quiet = 0
    score_kill(s, victim, killer, cause)
    if s.kind[victim] == ILLUSIONIST:
        lift_illusions(s, s.owner[victim])
    if place >= 0 and is_pit(s, place):
        lose_things(s, place)


def score_kill(s: DungeonTwister, victim: int, killer: int, cause: int) -> None:
    """An enemy killed is worth a point, the Red Dragon two; one's own scores for nobody, or for all others (DT-036)."""
    counts = s.config.scenario != SACRIFICE  # DT-341
    worth = VP_KILLED[s.kind[victim]] if counts else 0  # DT-235
    points = worth if killer != NOBODY else 0
    s.door.tell(messages.KILLED, (s.owner[victim], s.kind[victim], points, killer, cause))
    if killer != NOBODY:
        s.points[killer] += worth  # DT-030
    elif s.config.official and counts:
        for seat in range(s.players):
            s.points[seat] += seat != s.owner[victim]


def lose_things(s: DungeonTwister, pit: int) -> None:
    """Nothing but a Rope lies on a pit with nobody there (DT-110, DT-275)."""
    if any([s.kind[token] < FIRST_OBJECT for token in present(s, pit)]):
        return
    for token in things(s, pit):
        if s.kind[token] != ROPE:
            put(s, token, GONE)
            s.door.tell(messages.LOST, (s.owner[token], s.kind[token]))


def present(s: DungeonTwister, place: int) -> list[int]:
    return [token for token in tokens_on(s, place) if token != s.mover]


def lift_illusions(s: DungeonTwister, seat: int) -> None:
    """With their maker the illusions vanish (DT-226)."""
    if s.illusions[2 * seat] != NOWHERE or s.illusions[2 * seat + 1] != NOWHERE:
        s.illusions[2 * seat] = s.illusions[2 * seat + 1] = NOWHERE
        s.ground = []
        s.door.tell(messages.ILLUSIONS_GONE, (seat,))


def wound(s: DungeonTwister, victim: int, killer: int, cause: int) -> None:
    """He is wounded, or dies of it: already wounded, or on a pit without a Rope (DT-132, DT-135, DT-204)."""
    for other in carried_wounded(s, victim):
        kill(s, other, killer, cause)  # DT-153
    if is_wounded(s, victim) or falls(s, victim):
        kill(s, victim, killer, cause if is_wounded(s, victim) else messages.BY_FALL)
        return
    s.wounded |= 1 << victim
    s.hurt |= 1 << victim
    s.private[victim] = 0  # DT-246
    s.door.tell(messages.WOUNDED, (s.owner[victim], s.kind[victim]))


def falls(s: DungeonTwister, victim: int) -> bool:
    """Whether a wound means death where he is (DT-274)."""
    place = s.at[victim]
    return is_pit(s, place) and not has(s, things(s, place), ROPE)


def use_up(s: DungeonTwister, thing: int) -> None:
    """An object that was activated leaves the game (DT-159)."""
    put(s, thing, GONE)
    s.quiet = 0


def let_go(s: DungeonTwister) -> None:
    """A mover who dies leaves what he carried where he fell (DT-287)."""
    for token in s.held:
        if s.at[token] == IN_HAND:
            put(s, token, s.at[s.mover])
    s.held = ()
