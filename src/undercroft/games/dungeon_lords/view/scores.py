"""The whole scoring as it is shown at the end: lines and totals of each player, then the titles (DL-570 to DL-588)."""

from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import TITLE_IDS
from undercroft.games.dungeon_lords.rules.scoring import TITLES, holders, lines_of, title_points, title_values
from undercroft.games.dungeon_lords.state import DungeonLords
from undercroft.games.dungeon_lords.view.shape import Score, Scores, Title


def scores_of(s: DungeonLords) -> Scores:
    values = [title_values(s, seat) for seat in range(s.players)]
    players = [score(seat, lines) for seat, lines in enumerate(lines_of(s))]
    return {"players": players, "titles": [title_of(s, values, title) for title in range(TITLES)]}


def score(seat: int, lines: list[int]) -> Score:
    total = sum(lines)
    by_name = dict(zip(messages.LINE_IDS, lines, strict=True))
    return {"seat": SEAT_IDS[seat], "lines": by_name, "total": total, "licence": total > 0}


def title_of(s: DungeonLords, values: list[list[int]], title: int) -> Title:
    """With what was compared."""
    best = holders(values, title)
    return {
        "id": TITLE_IDS[title],
        "values": [each[title] for each in values],
        "holders": best,
        "points": title_points(s, best),
    }
