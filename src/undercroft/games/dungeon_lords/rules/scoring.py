"""Scoring, titles, end of the game (DL-570 to DL-588)."""

from typing import Final

from undercroft.engine.results import places_of
from undercroft.engine.steps import Result
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import (
    FAME,
    GHOST,
    HALL_OF_FAME,
    HERO_TYPE,
    PALADIN,
    POINTS,
    ROOM_SCORES,
    SHARED,
    SOLE,
    TITLE_IDS,
    in_order,
)
from undercroft.games.dungeon_lords.rules.dungeon import holds_room
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.state import DungeonLords

PER_ROOM: Final = POINTS["rooms"]
PER_MONSTER: Final = POINTS["monsters"]
PER_HERO: Final = POINTS["heroes"]
PER_PALADIN: Final = POINTS["paladins"]
PER_CONQUERED: Final = POINTS["conquered"]
PER_SEAL: Final = POINTS["unpaid_taxes"]
TITLES: Final = len(TITLE_IDS)
IN_BATTLE: Final = TITLE_IDS.index("lord_of_battle")


def lair_of(s: DungeonLords, seat: int) -> tuple[int, ...]:
    """All his monsters and ghosts, wherever they are: in the scoring all lie face up (DL-570)."""
    home = s.lairs[seat] + s.down[seat]
    if not s.plans >> seat & 1:  # a plan that does not lie open has sent nobody yet
        return home
    return home + s.sent[seat] + (GHOST,) * s.ghosts_sent[seat]


def monsters(s: DungeonLords, seat: int) -> int:
    lair = lair_of(s, seat)
    return len(lair) - lair.count(GHOST)


def lines_before_titles(s: DungeonLords, seat: int) -> list[int]:
    """DL-571 to DL-576, in the order of messages.LINE_IDS."""
    paladins = len([hero for hero in s.prisons[seat] if HERO_TYPE[hero] == PALADIN])
    return [
        PER_ROOM * (s.halls[seat] & ~s.conquered[seat]).bit_count(),
        PER_MONSTER * monsters(s, seat),
        PER_HERO * (len(s.prisons[seat]) - paladins),
        PER_PALADIN * paladins,
        PER_CONQUERED * s.conquered[seat].bit_count(),
        PER_SEAL * s.seals[seat],
        scoring_rooms(s, seat),
    ]


def scoring_rooms(s: DungeonLords, seat: int) -> int:
    """Cafeteria, Chapel, Pandemonium: points for each monster or ghost of their kinds (DL-473, DL-576)."""
    points = 0
    for room, scores in enumerate(ROOM_SCORES):
        if any(scores) and holds_room(s, seat, room):
            points += sum([scores[kind] for kind in lair_of(s, seat)])
    return points


def title_values(s: DungeonLords, seat: int) -> list[int]:
    """What is compared for each title (DL-578 to DL-584); non-players have none (DL-585)."""
    return in_order(
        TITLE_IDS,
        {
            "lord_of_evil": s.evil[seat],
            "lord_of_halls": s.halls[seat].bit_count(),
            "lord_of_tunnels": (s.tiles[seat] & ~s.halls[seat]).bit_count(),
            "lord_of_monsters": monsters(s, seat),
            "lord_of_imps": s.imps[seat],
            "lord_of_riches": s.gold[seat] + s.food[seat] + len(s.traps[seat]),
            "lord_of_battle": s.conquered[seat].bit_count(),
        },
    )


def holders(values: list[list[int]], title: int) -> list[int]:
    """Whoever is best, perhaps several; with zero, too (DL-577, DL-585). In battle the fewest tiles are best."""
    numbers = [each[title] for each in values]
    best = min(numbers) if title == IN_BATTLE else max(numbers)
    return [seat for seat, number in enumerate(numbers) if number == best]


def title_points(s: DungeonLords, best: list[int]) -> int:
    """For each who holds it, alone or with others (DL-577)."""
    return SOLE[s.players] if len(best) == 1 else SHARED[s.players]


def lines_of(s: DungeonLords) -> list[list[int]]:
    """All lines of all players, titles and Hall of Fame last (DL-577, DL-586)."""
    lines = [lines_before_titles(s, seat) for seat in range(s.players)]
    values = [title_values(s, seat) for seat in range(s.players)]
    points, alone = [0] * s.players, [0] * s.players
    for title in range(TITLES):
        best = holders(values, title)
        for seat in best:
            points[seat] += title_points(s, best)
        if len(best) == 1:
            alone[best[0]] += 1
    for seat, line in enumerate(lines):
        line.append(points[seat])
        line.append(FAME[s.players] * alone[seat] if holds_room(s, seat, HALL_OF_FAME) else 0)
    return lines


def result(s: DungeonLords) -> Result:
    """Most points wins; a tie is a shared victory (DL-587)."""
    scores = [sum(lines) for lines in lines_of(s)]
    return Result(tuple(scores), places_of(scores), "scoring")


def tell_scores(s: DungeonLords) -> None:
    """Line by line, then title by title, then who is Underlord and who gets a licence (DL-570 to DL-588)."""
    lines, values = lines_of(s), [title_values(s, seat) for seat in range(s.players)]
    for seat in play_order(s):
        for line, points in enumerate(lines[seat]):
            if points and line != messages.TITLES:
                s.door.tell(messages.SCORED, (seat, line, points))
    for title in range(TITLES):
        best = holders(values, title)
        message = messages.TITLE_ALONE if len(best) == 1 else messages.TITLE_SHARED
        for seat in best:
            s.door.tell(message, (seat, title, values[seat][title], title_points(s, best)))
    totals = [sum(each) for each in lines]
    for seat in play_order(s):
        s.door.tell(messages.TOTAL, (seat, totals[seat]))
        if totals[seat] > 0:
            s.door.tell(messages.LICENCE, (seat,))
        if totals[seat] == max(totals):
            s.door.tell(messages.UNDERLORD, (seat,))
