"""Counting results. Whole numbers only, so that the order in which games arrive does not matter."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

Z = 1.96  # of the 95 % interval


@dataclass(frozen=True)
class Report:
    """How one game went; bots by seat."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str
    rounds: int
    decisions: int


@dataclass
class Line:
    """The results of one bot over all seats it had."""

    bot: str
    places: list[int]
    seats: int = 0
    wins: int = 0  # alone in the first place
    shared: int = 0  # first together with others
    score: int = 0

    def rate(self) -> float:
        """Wins per seat; a shared win counts half."""
        return (self.wins + self.shared / 2) / max(1, self.seats)

    def interval(self) -> tuple[float, float]:
        """Wilson's interval around the rate."""
        n, p = max(1, self.seats), self.rate()
        middle, scale = p + Z * Z / (2 * n), 1 + Z * Z / n
        spread = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)

    def mean(self) -> float:
        return self.score / max(1, self.seats)

    def to_data(self) -> dict[str, object]:
        low, high = self.interval()
        return {
            "bot": self.bot,
            "seats": self.seats,
            "wins": self.wins,
            "shared": self.shared,
            "win_rate": round(self.rate(), 4),
            "win_rate_95": [round(low, 4), round(high, 4)],
            "mean_score": round(self.mean(), 4),
            "places": self.places,
        }


@dataclass
class Tally:
    """All results so far."""

    bots: Sequence[str]
    players: int
    games: int = 0
    rounds: int = 0
    decisions: int = 0
    reasons: dict[str, int] = field(default_factory=dict)
    by_bot: dict[str, Line] = field(default_factory=dict)
    seat_wins: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.by_bot = {bot: Line(bot, [0] * self.players) for bot in self.bots}
        self.seat_wins = [0] * self.players

    def add(self, report: Report) -> None:
        self.games += 1
        self.rounds += report.rounds
        self.decisions += report.decisions
        self.reasons[report.reason] = self.reasons.get(report.reason, 0) + 1
        for seat in range(self.players):
            self.add_seat(report, seat)

    def add_seat(self, report: Report, seat: int) -> None:
        line, place = self.by_bot[report.bots[seat]], report.places[seat]
        line.seats += 1
        line.score += report.scores[seat]
        line.places[place - 1] += 1
        if place == 1 and report.places.count(1) == 1:
            line.wins += 1
            self.seat_wins[seat] += 1
        elif place == 1:
            line.shared += 1

    def lines(self) -> list[Line]:
        """The bots, best first."""
        return sorted(self.by_bot.values(), key=lambda line: (-line.rate(), line.bot))

    def to_data(self) -> dict[str, object]:
        return {
            "games": self.games,
            "results": [line.to_data() for line in self.lines()],
            "seat_wins": self.seat_wins,
            "rounds_per_game": round(self.rounds / max(1, self.games), 3),
            "decisions_per_game": round(self.decisions / max(1, self.games), 3),
            "decisions": self.decisions,
            "ends": dict(sorted(self.reasons.items())),
        }
