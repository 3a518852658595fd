"""A match looked back at: how everybody's chances stood before each choice, and what a bot would have done there."""

from itertools import pairwise
from time import perf_counter
from typing import Any, Final, NamedTuple

from undercroft.bots.payoff import payoff
from undercroft.bots.registry import hurried, make
from undercroft.bots.window import SeatWindow
from undercroft.engine.chance import Source, fast_source
from undercroft.engine.decision import described
from undercroft.engine.in_effect import in_effect
from undercroft.engine.journal import CHOICE, UNASKED, Entry, is_move
from undercroft.engine.match import Match
from undercroft.engine.results import win_share

Point = dict[str, Any]  # one choice of the match, as plain JSON data

BOT: Final = "search:ms=300"
WORLDS: Final = 64  # in which the chances of a position are judged, for each seat
SECONDS: Final = 0.25  # the same by time; the first that is used up ends it
FEWEST, MOST = 3, 5  # turning points
CLEAR: Final = 0.05  # a swing that counts beyond the fewest


class Thoroughness(NamedTuple):
    """How long a review thinks about a position; without seconds its answers depend on the seed alone."""

    bot: str = BOT
    worlds: int = WORLDS
    seconds: float = SECONDS

    def at_share(self, share: float) -> "Thoroughness":
        return Thoroughness(hurried(self.bot, share), self.worlds, self.seconds * share)


def reviewed_moves(match: Match) -> list[int]:
    """The numbers of the choices still in force, counted as `Match.at` does; what was taken back is no part of it."""
    entries = match.journal.entries
    kept = {place for place in in_effect(entries) if entries[place][0] in (CHOICE, UNASKED)}
    places = [place for place, entry in enumerate(entries) if is_move(entry)]
    return [number for number, place in enumerate(places, 1) if place in kept]


def review_point(match: Match, move: int, seats: list[int], how: Thoroughness, seed: int) -> Point:
    """What there is to say of that choice: with the bot's opinion where it was made by one of these seats."""
    before, entry = match.at(move - 1), [each for each in match.journal.entries if is_move(each)][move - 1]
    kind, seat = entry[0], entry[1]
    news = match.at(move).journal.events[len(before.journal.events) :]
    return {
        "move": move,
        "seat": seat,
        **words_of(before, entry),
        "then": standing(before),
        "chances": chances(before, fast_source(seed), how),
        "events": [match.event_to_data(message, args) for message, args, _ in news],
        "bot": opinion(before, entry, how, seed) if kind == CHOICE and seat in seats else None,
    }


def late_point(match: Match, move: int) -> Point:
    """A choice about which nobody has thought to the end."""
    entry = [each for each in match.journal.entries if is_move(each)][move - 1]
    before = match.at(move - 1)
    told = {**words_of(before, entry), "then": standing(before)}
    return {"move": move, "seat": entry[1], **told, "chances": None, "events": [], "bot": None}


def words_of(before: Match, entry: Entry) -> dict[str, object]:
    """What was asked, and what was chosen, as an option is told in a decision."""
    kind, seat, code, _ = entry
    chosen = described(before, seat, code) if kind == CHOICE else before.rules.actions.table[code].to_data()
    return {"step": before.step().name, "choice": chosen}


def standing(match: Match) -> dict[str, object]:
    """Where the match had come to, as everybody saw: round, phase and whatever else of a view is a number or a word."""
    return {key: value for key, value in match.view(None).items() if value is None or isinstance(value, int | str)}


def chances(match: Match, source: Source, how: Thoroughness) -> list[float]:
    """Everybody's chance to win as he could know it then, as shares of one.

    Judged at once: playing on to where a game is judged best costs ten times as much and foretells no better.
    """
    totals, end = [0.0] * match.state.players, perf_counter() + how.seconds
    for world in range(how.worlds):
        if world and how.seconds and perf_counter() >= end:
            break
        source.below(2)  # where nothing is hidden every world would else have the same luck
        for seat in range(match.state.players):
            totals[seat] += payoff(match.imagine(seat, source), seat)
    return [round(total / (sum(totals) or 1.0), 4) for total in totals]


def final_chances(match: Match) -> list[float]:
    """What became of the chances."""
    result = match.result
    places = result.places if result else ()
    return [round(win_share(places, seat), 4) for seat in range(match.state.players)]


def opinion(before: Match, entry: Entry, how: Thoroughness, seed: int) -> dict[str, object]:
    """The bot's choice and its value, and the value of what was chosen; None where it was not even tried."""
    _, seat, code, _ = entry
    advice = make(how.bot, seed).advise(SeatWindow(before, seat))
    values = {each.option.code: each.to_data()["value"] for each in advice.reasons}
    best = advice.choice.code
    return {"choice": described(before, seat, best), "value": values[best], "own": values.get(code)}


def turning_points(lines: list[list[float]]) -> list[int]:
    """Of chances that follow each other, the places after which they have changed most; in order."""
    swings = [max(abs(b - a) for a, b in zip(one, other, strict=True)) for one, other in pairwise(lines)]
    order = sorted(range(len(swings)), key=lambda place: -swings[place])
    least = [place for place in order[:FEWEST] if swings[place] > 0]
    return sorted([*least, *[place for place in order[FEWEST:MOST] if swings[place] >= CLEAR]])


def turning_moves(points: list[Point], end: list[float]) -> list[int]:
    """The moves that made the largest difference; those that nobody could judge are passed over."""
    judged = [point for point in points if point["chances"] is not None]
    return [judged[place]["move"] for place in turning_points([*[each["chances"] for each in judged], end])]
