"""What a dungeon may still expect in phase C: the fight under way, the way to come, and the cards above it."""

from typing import Final, NamedTuple

from undercroft.games.doodle_dungeon.cards import (
    BOMB,
    CARD_ACTION,
    CROSSED,
    CURSE,
    CURSE_STRENGTH,
    DAMAGE,
    FLEES_BELOW,
    HEALING_POTION,
    HEALS,
    JUMP,
    POISONED_WEAPON,
    SHIELD,
    SHIELDS,
    TRACK_OF,
    TRAP,
    TRAP_TRACK,
    WIN_AT,
)
from undercroft.games.doodle_dungeon.chances import chance
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.paths.worth import Walk
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.fighting import strength
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.rules.turns import bomb_targets
from undercroft.games.doodle_dungeon.state import DoodleDungeon

NOWHERE: Final = -1


class End(NamedTuple):
    """How a fight ends: won, with so much extra damage, and whether the monster flees all the same (DD-138)."""

    wins: bool
    flees: bool
    extra: int


class Above:
    """What lies above a dungeon, by action."""

    __slots__ = ("bombs", "curses", "jumps", "poison", "potions", "shields")

    def __init__(self, s: DoodleDungeon, owner: int) -> None:
        actions = [CARD_ACTION[card] for card in s.above[owner][::2]]
        self.bombs = actions.count(BOMB)
        self.curses = actions.count(CURSE)
        self.jumps = actions.count(JUMP)
        self.poison = actions.count(POISONED_WEAPON)
        self.potions = actions.count(HEALING_POTION)
        self.shields = actions.count(SHIELD)


def encounter(s: DoodleDungeon, owner: int) -> int:
    """The cell on which that owner has an encounter now."""
    for step, seat, cell, _ in s.frames:
        if step in (at.FIGHT, at.SPRING) and seat == owner:
            return cell
    return NOWHERE


def defended(s: DoodleDungeon, owner: int, problem: Problem) -> Walk:
    """The walk of a hero who is under way, from where he is to the end of his path."""
    walk, above = Walk(problem), Above(s, owner)
    here = encounter(s, owner)
    if here != NOWHERE:
        fight_on(s, owner, here, walk, above)
    walk_on(s, owner, walk, above)
    return walk


def defended_after(s: DoodleDungeon, owner: int, problem: Problem, cell: int, end: End) -> Walk:
    """The same, if the fight on that cell ends so."""
    walk, above = Walk(problem), Above(s, owner)
    fought(s.sheets[owner][cell], cell, walk, above, end)
    walk_on(s, owner, walk, above)
    return walk


def walk_on(s: DoodleDungeon, owner: int, walk: Walk, above: Above) -> None:
    if above.potions:
        heal(walk, min(HEALS * above.potions, s.config.hearts - s.hearts[owner]))
    if above.bombs:
        drop(s, owner, walk.problem, walk, above.bombs)
    sheet = s.sheets[owner]
    for cell in s.paths[owner][s.heroes[owner] + 1 :]:
        if TRAP <= sheet[cell] < CROSSED:
            go_on(s, owner, cell, walk, above)


def heal(walk: Walk, hearts: int) -> None:
    """As if the hero had begun with more."""
    walk.alive = walk.alive + [0.0] * hearts


def drop(s: DoodleDungeon, owner: int, problem: Problem, walk: Walk, bombs: int) -> None:
    """Bombs hit what costs the owner most."""
    losses = sorted([problem.loss[cell] for cell in bomb_targets(s, owner)], reverse=True)
    walk.lost += sum(losses[:bombs])


def go_on(s: DoodleDungeon, owner: int, cell: int, walk: Walk, above: Above) -> None:
    content = s.sheets[owner][cell]
    if content == TRAP:
        if above.jumps:
            above.jumps = 0
        else:
            walk.face(cell, 1.0, shielded(above, level(s, owner, TRAP_TRACK)), False)
        return
    odds = chance(level(s, owner, TRACK_OF[content]) + CURSE_STRENGTH * above.curses)
    above.curses = 0
    wounds = shielded(above, DAMAGE[content]) if odds > 0.5 else DAMAGE[content]
    poisoned = above.poison > 0 and odds > 0.4
    if poisoned:
        above.poison = 0
    walk.face(cell, odds, wounds, not poisoned)


def shielded(above: Above, wounds: int) -> int:
    """Shields are used up by the first damage."""
    left = max(0, wounds - SHIELDS * above.shields)
    above.shields = 0
    return left


def fight_on(s: DoodleDungeon, owner: int, cell: int, walk: Walk, above: Above) -> None:
    """The fight under way, as if no more cards were played."""
    content = s.sheets[owner][cell]
    if content == TRAP:
        walk.face(cell, 1.0, shielded(above, level(s, owner, TRAP_TRACK)), False)
        return
    wins = strength(s, owner, content) + CURSE_STRENGTH * above.curses >= WIN_AT
    fought(content, cell, walk, above, End(wins, s.locked == 1 and s.found < FLEES_BELOW, s.extra))


def fought(content: int, cell: int, walk: Walk, above: Above, end: End) -> None:
    """The fight is decided; curses are used up."""
    above.curses = 0
    wounds = shielded(above, DAMAGE[content] + end.extra) if end.wins else 0
    walk.face(cell, float(end.wins), wounds, not end.flees and not above.poison)
    if end.wins:
        above.poison = 0
