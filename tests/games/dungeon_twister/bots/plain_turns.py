"""One turn by trying everything the rules offer, square by square: slow and plain, to compare the solver with."""

from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.actions import REVEAL
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import DungeonTwister

Position = tuple[object, ...]


def state_of(match: Match) -> DungeonTwister:
    assert isinstance(match.state, DungeonTwister)
    return match.state


def most_points(match: Match, seat: int, known: dict[Position, int] | None = None) -> int:
    """The points that the seat can have at the end of its turn, whatever cards the enemy lays. No room is turned up."""
    known = {} if known is None else known
    s = state_of(match)
    if match.over or s.active != seat or match.step().name == "action-card":
        return total(s, seat)
    if match.step().name == "combat-card":
        return most_by_cards(match, seat, known)
    here = (s.digest(), tuple(s.frames))
    if here not in known:
        found = [total(s, seat)] if match.step().name == "action" else []
        known[here] = max([*found, *[most_points(after, seat, known) for after in answers(match, seat)]], default=-99)
    return known[here]


def answers(match: Match, seat: int) -> list[Match]:
    """All that may be chosen but turning up a room."""
    return [pushed(match, seat, code) for code in match.offered[seat] if not REVEAL.has(code)]


def pushed(match: Match, seat: int, code: int) -> Match:
    after = match.clone()
    after.push(seat, code)
    return after


def most_by_cards(match: Match, seat: int, known: dict[Position, int]) -> int:
    other = 1 - seat
    ours, theirs = match.offered.get(seat, []), match.offered.get(other, [])
    if not ours or not theirs:  # one has the +0 only, which is laid by itself
        asked = seat if ours else other
        ends = [most_points(pushed(match, asked, code), seat, known) for code in match.offered[asked]]
        return max(ends) if asked == seat else min(ends)
    return max(
        [min([most_points(pushed(pushed(match, seat, a), other, b), seat, known) for b in theirs]) for a in ours]
    )
