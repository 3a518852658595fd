"""How good a position is: the points that every dungeon may be expected to bring, part by part."""

from typing import Final

from undercroft.games.doodle_dungeon.cards import CROSSED, GOBLIN, HAND_TRACK, POINTS
from undercroft.games.doodle_dungeon.geometry.steps import can_finish
from undercroft.games.doodle_dungeon.heuristics.defending import defended
from undercroft.games.doodle_dungeon.heuristics.drawing import HAND, drawn
from undercroft.games.doodle_dungeon.heuristics.elements import action_worth, coming
from undercroft.games.doodle_dungeon.heuristics.hands import hand_worth
from undercroft.games.doodle_dungeon.paths.lawful import finished, trail_on
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import Walk
from undercroft.games.doodle_dungeon.rules.scoring import score
from undercroft.games.doodle_dungeon.rules.sequence import BUILDING, DEFENCE, PATHS
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import WALKING, DoodleDungeon

FAR: Final = 50.0  # a lead of half as much is as good as a win
STEP: Final = 0.004  # points of a cell that a line is longer for nothing

# What a value is made of
PARTS: Final = ("monsters", "treasures", "hero", "walls", "cards", "coming")
HERO: Final = 2
CARDS: Final = 4
COMING: Final = 5


def value(s: DoodleDungeon, seat: int) -> float:
    """From 0 (lost) to 1 (won): the lead over the best of the others."""
    points = [sum(parts(s, each)) for each in range(s.players)]
    best = max([points[each] for each in range(s.players) if each != seat])
    return share(points[seat] - best)


def share(lead: float) -> float:
    return min(1.0, max(0.0, 0.5 + lead / FAR))


def worlds(s: DoodleDungeon) -> int:
    """While all build and draw, one world shows all there is to see: what is hidden changes nothing one step ahead."""
    return 0 if s.phase == DEFENCE else 1


def parts(s: DoodleDungeon, owner: int) -> list[float]:
    """The points of a dungeon at the end, as far as anybody can guess, by the names of `PARTS`."""
    if s.phase == BUILDING:
        return while_drawn(s, owner)
    if s.phase == PATHS:
        return while_paths_are_drawn(s, owner)
    return while_defended(s, owner)


def while_drawn(s: DoodleDungeon, owner: int) -> list[float]:
    done = s.round - (s.taken[owner] >= 0)
    found = drawn(s.config, s.hearts[owner], done, s.sheets[owner], s.boxes[owner], s.treasures[owner]).parts()
    found[CARDS] += action_worth(s, owner)
    found[COMING] += coming(s, owner)
    return found


def while_paths_are_drawn(s: DoodleDungeon, owner: int) -> list[float]:
    """As if the line were led to the exit by the shortest way; nobody knows others' treasures."""
    problem, line = Problem(s, owner), s.paths[owner]
    walk = Walk(problem)
    if not line or can_finish(trail_on(problem, line)):
        path = finished(problem, line)
        for cell in path:
            if problem.is_met(cell):
                walk.meet(cell)
        found = split(s, owner, problem, walk)
        found[HERO] += STEP * len(path)
    else:
        found = split(s, owner, problem, walk)
    found[CARDS] += HAND * level(s, owner, HAND_TRACK)
    return found


def while_defended(s: DoodleDungeon, owner: int) -> list[float]:
    hand = 0.0 if s.over else hand_worth(s, owner)
    if s.over or s.fates[owner] != WALKING:
        counted = score(s, owner)
        return [
            float(counted.monsters),
            float(counted.treasures),
            float(counted.slain + counted.hearts),
            0.0,
            hand,
            0.0,
        ]
    problem = Problem(s, owner, s.treasures[owner])
    found = split(s, owner, problem, defended(s, owner, problem))
    found[CARDS] = hand
    return found


def split(s: DoodleDungeon, owner: int, problem: Problem, walk: Walk) -> list[float]:
    """Points of monsters and treasures, in the proportion in which there are some, and of the hero."""
    monsters = float(sum([POINTS[content] for content in s.sheets[owner] if GOBLIN <= content < CROSSED]))
    total = sum(problem.loss)
    kept = 1 - walk.lost / total if total else 1.0
    return [monsters * kept, (total - monsters) * kept, walk.points() + walk.lost, 0.0, 0.0, 0.0]
