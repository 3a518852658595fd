"""Points and titles as they stand, and the scoring at the end (DL-570 to DL-588). All that is counted lies open."""

from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import TITLE_IDS
from undercroft.games.dungeon_lords.rules.scoring import (
    TITLES,
    holders,
    lines_before_titles,
    lines_of,
    title_points,
    title_values,
)
from undercroft.games.dungeon_lords.state import DungeonLords
from undercroft.games.dungeon_lords.view.shape import Score, Title


def points_of(s: DungeonLords) -> list[int]:
    """What lies there now, by seat; with titles and the Hall of Fame when the match is over."""
    if s.over:
        return [sum(lines) for lines in lines_of(s)]
    return [sum(lines_before_titles(s, seat)) for seat in range(s.players)]


def titles_of(s: DungeonLords) -> list[Title]:
    """Who would hold them if the match ended now; at its end, who does."""
    values = [title_values(s, seat) for seat in range(s.players)]
    return [title_of(s, values, title) for title in range(TITLES)]


def title_of(s: DungeonLords, values: list[list[int]], title: int) -> Title:
    """With what was compared."""
    best = holders(values, title)
    return {
        "id": TITLE_IDS[title],
        "values": [each[title] for each in values],
        "holders": best,
        "points": title_points(s, best),
    }


def scores_of(s: DungeonLords) -> list[Score]:
    return [score(seat, lines) for seat, lines in enumerate(lines_of(s))]


def score(seat: int, lines: list[int]) -> Score:
    total = sum(lines)
    by_name = dict(zip(messages.LINE_IDS, lines, strict=True))
    return {"seat": SEAT_IDS[seat], "lines": by_name, "total": total, "licence": total > 0}
