"""What the heuristic sees in a position, part by part: for hints."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.aspects import Aspect, Case, Facts
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, MOVE
from undercroft.games.dungeon_twister.heuristics.parts import PARTS, parts_of_all
from undercroft.games.dungeon_twister.heuristics.value import Cases, cases_of
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import TEAM, TEAM_CHARACTERS, DungeonTwister
from undercroft.games.dungeon_twister.turns.ways import OF_KIND, dungeon

ASPECTS: Final[tuple[str, ...]] = (*PARTS, "rivals")
SOON: Final = 2  # action points


def aspects_of(s: DungeonTwister, seat: int) -> Case:
    """The mean of all cases; facts are those of the likeliest one."""
    cases = cases_of(s)
    likeliest = max(cases, key=lambda case: case[0])[1]
    own, rival = means_of(cases, seat), rival_of(cases, seat)
    found = [Aspect(name, worth, facts_of(name, likeliest, seat)) for name, worth in zip(PARTS, own, strict=True)]
    return [*found, Aspect("rivals", -sum(means_of(cases, rival), 0.0), {"seat": f"P{rival + 1}"})]


def means_of(cases: Cases, seat: int) -> list[float]:
    found = [0.0] * len(PARTS)
    for share, s in cases:
        for number, worth in enumerate(parts_of_all(s)[seat]):
            found[number] += share * worth
    return found


def rival_of(cases: Cases, seat: int) -> int:
    others = [each for each in range(cases[0][1].players) if each != seat]
    return max(others, key=lambda each: sum(means_of(cases, each), 0.0))


def points_of(s: DungeonTwister, seat: int) -> Facts:
    return {"points": total(s, seat), "goal": s.config.target}


def near_of(s: DungeonTwister, seat: int) -> Facts:
    """How many could be out with few action points, if nobody stood in the way."""
    near = [token for token in range(seat * TEAM, seat * TEAM + TEAM_CHARACTERS) if is_near(s, token)]
    return {"near": len(near), "soon": SOON}


def is_near(s: DungeonTwister, token: int) -> bool:
    kind, place = s.kind[token], s.at[token]
    if place < 0 or kind >= FIRST_OBJECT or s.wounded >> token & 1:
        return False
    return dungeon(s).ways_out(s.owner[token], OF_KIND[kind])[place] <= SOON * MOVE[kind]


def cards_of(s: DungeonTwister, seat: int) -> Facts:
    return {"combat": len(s.combat_hands[seat]), "jumps": s.jump_cards[seat]}


FACTS: Final[dict[str, Callable[[DungeonTwister, int], Facts]]] = {
    "points": points_of,
    "escape": near_of,
    "cards": cards_of,
}


def facts_of(name: str, s: DungeonTwister, seat: int) -> Facts:
    return FACTS[name](s, seat) if name in FACTS else {}
