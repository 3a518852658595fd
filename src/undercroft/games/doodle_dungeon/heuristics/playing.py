"""Dungeon actions worked out: every order of the cards in hand, every roll (DD-117 to DD-140)."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.actions import PLAY, STOP
from undercroft.games.doodle_dungeon.cards import (
    AXE,
    CARD_ACTION,
    CURSE_STRENGTH,
    CURSED_BLADE,
    ENERGY_DRINK,
    EXTRA_DAMAGE,
    FLEES_BELOW,
    IMPROVES,
    MOST_DICE,
    SIDES,
    STRENGTH,
    TALISMAN,
    TRACK_OF,
    TRAP,
    USEFUL_JUNK,
    WIN_AT,
)
from undercroft.games.doodle_dungeon.heuristics.defending import Above, End, defended_after
from undercroft.games.doodle_dungeon.heuristics.hands import UNKNOWN, card_use, kinds_ahead
from undercroft.games.doodle_dungeon.heuristics.value import parts, share, split
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.dungeon_actions import actions_in, why_unplayable
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import DoodleDungeon

CARD: Final = 0.15  # points that any card is worth, for the deck is not endless
DRINK: Final = 1.0  # points that two more boxes bring later
JUNK: Final = 0.35
DICE: Final = range(1, SIDES + 1)
PAIRS: Final[list[tuple[int, int]]] = [(one, other) for one in DICE for other in DICE]


class Battle:
    """A fight under way, from what its owner knows."""

    __slots__ = ("above", "cell", "cost", "drink", "known", "level", "outcomes", "owner", "problem", "s")

    def __init__(self, s: DoodleDungeon, owner: int, cell: int) -> None:
        self.s = s
        self.owner = owner
        content = s.sheets[owner][cell]
        self.above = Above(s, owner)
        self.level = level(s, owner, TRACK_OF[content]) + CURSE_STRENGTH * self.above.curses
        self.problem = Problem(s, owner, s.treasures[owner])
        self.cost = costs(s, owner)
        self.outcomes: dict[End, float] = {}
        self.known: dict[tuple[Pile, int, int, Pile], float] = {}
        self.cell = cell
        self.drink = gain_of_boxes(s, owner, TRACK_OF[content], IMPROVES[ENERGY_DRINK])

    def outcome(self, wins: bool, flees: bool, extra: int) -> float:
        """What the dungeon is worth after the fight."""
        end = End(wins, flees, extra if wins else 0)
        found = self.outcomes.get(end)
        if found is None:
            walk = defended_after(self.s, self.owner, self.problem, self.cell, end)
            found = self.outcomes[end] = sum(split(self.s, self.owner, self.problem, walk))
        return found

    def stopped(self, dice: Pile, bonus: int, extra: int) -> float:
        return self.outcome(sum(dice) + self.level + bonus >= WIN_AT, False, extra)

    def best(self, dice: Pile, bonus: int, extra: int, hand: Pile) -> float:
        """The points to be expected with the best order of these actions."""
        key = (dice, bonus, extra, hand)
        found = self.known.get(key)
        if found is None:
            found = self.stopped(dice, bonus, extra)
            for place, action in enumerate(hand):
                if place == 0 or hand[place - 1] != action:
                    found = max(found, self.played(action, dice, bonus, extra, hand))
            self.known[key] = found
        return found

    def played(self, action: int, dice: Pile, bonus: int, extra: int, hand: Pile) -> float:
        """That action first."""
        place = hand.index(action)
        rest = hand[:place] + hand[place + 1 :]
        cost = self.cost[action]
        if action == AXE:
            if len(dice) + 1 > MOST_DICE:
                return -1000.0
            return sum([self.best(sorted_dice(dice, eyes), bonus, extra, rest) for eyes in DICE]) / SIDES - cost
        if action in (TALISMAN, CURSED_BLADE):
            if len(dice) + 2 > MOST_DICE:
                return -1000.0
            return self.two_more(action, dice, bonus, extra, rest) - cost
        more = self.drink if action == ENERGY_DRINK else STRENGTH[action]
        return self.best(dice, bonus + more, extra + EXTRA_DAMAGE[action], rest) - cost

    def two_more(self, action: int, dice: Pile, bonus: int, extra: int, rest: Pile) -> float:
        total = 0.0
        for one, other in PAIRS:
            if action == TALISMAN:
                kept = tuple(sorted((*dice, one, other))[2:])
                total += self.best(kept, bonus, extra, rest)
            else:
                shown = sum(dice) + one + other
                total += self.outcome(shown + self.level + bonus >= WIN_AT, shown < FLEES_BELOW, extra)
        return total / SIDES / SIDES


def gain_of_boxes(s: DoodleDungeon, owner: int, track: int, count: int) -> int:
    """How much the level of a track rises with so many boxes more (DD-130)."""
    levels, done = s.config.levels[track], s.boxes[owner][track]
    return levels[min(len(levels) - 1, done + count)] - levels[done]


def sorted_dice(dice: Pile, eyes: int) -> Pile:
    return tuple(sorted((*dice, eyes)))


def costs(s: DoodleDungeon, owner: int) -> dict[int, float]:
    """What is given up with a card, beyond the unknown one that is drawn for it; a drink and junk pay it back."""
    ahead = kinds_ahead(s, owner)
    walking = [each for each in range(s.players) if each != owner]
    found: dict[int, float] = {}
    waiting = len(s.decks[owner]) + len(s.under[owner]) > 0
    for action in actions_in(s.hands[owner]):
        use = card_use(s, action, ahead, walking)
        found[action] = max(0.0, use - (UNKNOWN if waiting else 0.0)) + CARD
    if ENERGY_DRINK in found:
        found[ENERGY_DRINK] -= DRINK
    if USEFUL_JUNK in found:
        found[USEFUL_JUNK] -= JUNK
    return found


def solved_values(s: DoodleDungeon, seat: int) -> dict[int, float]:
    """Of every action that can be played now, and of playing none."""
    frame = s.frames[-1] if s.frames else (at.TURN, 0, 0, 0)
    if frame[0] != at.DUNGEON_ACTION:
        return {}
    content = s.sheets[seat][frame[2]]
    playable = [each for each in actions_in(s.hands[seat]) if not why_unplayable(s, each, content)]
    points = at_a_trap(s, seat, playable) if content == TRAP else in_a_fight(s, seat, frame[2], playable)
    here = sum(parts(s, seat)) if content == TRAP else 0.0
    others = max([sum(parts(s, each)) for each in range(s.players) if each != seat])
    return {code: share(here + worth - others) for code, worth in points.items()}


def at_a_trap(s: DoodleDungeon, seat: int, playable: list[int]) -> dict[int, float]:
    cost = costs(s, seat)
    return {STOP: 0.0, **{PLAY.code(action): -cost[action] for action in playable}}


def in_a_fight(s: DoodleDungeon, seat: int, cell: int, playable: list[int]) -> dict[int, float]:
    battle = Battle(s, seat, cell)
    hand = tuple(sorted([action for action in playable for _ in range(count_of(s, seat, action))]))
    dice = tuple(sorted(s.dice))
    found = {STOP: battle.stopped(dice, s.bonus, s.extra)}
    for action in playable:
        found[PLAY.code(action)] = battle.played(action, dice, s.bonus, s.extra, hand)
    return found


def count_of(s: DoodleDungeon, seat: int, action: int) -> int:
    return len([card for card in s.hands[seat] if CARD_ACTION[card] == action])
