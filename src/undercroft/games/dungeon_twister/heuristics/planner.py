"""Planning a whole turn: lines of actions, level by level, the most promising ones first.

Equal positions that are reached by other orders of the same actions are looked at once. Every line is judged as if the
turn ended with it. A line ends where chance or the opponent decides; what is left of the turn is planned anew then.
"""

from typing import Final

from undercroft.engine.effort import Effort
from undercroft.engine.outlook import Key
from undercroft.games.dungeon_twister.actions import CARD, END_TURN
from undercroft.games.dungeon_twister.cards import ACTION_CARDS
from undercroft.games.dungeon_twister.heuristics.value import value
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.actions import finishes, quiet_copy
from undercroft.games.dungeon_twister.turns.keys import board_key
from undercroft.games.dungeon_twister.turns.walks import Codes

LEFT_OVER: Final = 0.006  # to win: a point that is left where a line stays open
LONGEST: Final = 14  # actions in a turn, with potions
FINALISTS: Final = 8  # lines that are judged anew for each card


class Line:
    """Actions of one turn, and what they come to."""

    __slots__ = ("codes", "is_open", "state", "value")

    def __init__(self, codes: Codes, state: DungeonTwister, is_open: bool, worth: float) -> None:
        self.codes = codes
        self.state = state
        self.is_open = is_open
        self.value = worth

    def all_codes(self) -> Codes:
        """With the end of the turn, where points are left that it does not want."""
        at_rest = not self.is_open and not self.state.over and points_left(self.state)
        return (*self.codes, END_TURN) if at_rest else self.codes


def points_left(s: DungeonTwister) -> int:
    return s.ap + sum(s.private)


class Planner:
    """One plan for one position of the active player."""

    def __init__(self, seat: int, effort: Effort) -> None:
        self.seat = seat
        self.effort = effort
        self.lines: list[Line] = []
        self.seen: set[Key] = set()
        self.tries: dict[int, int] = {}  # by first choice

    def grow(self, s: DungeonTwister) -> None:
        """From a quiet position: an action is chosen, or under way."""
        levels = max(1, points_left(s) + (s.frames[-1][0] != at.ACTION))
        level = [Line((), s, False, value(s, self.seat))]
        if s.frames[-1][0] == at.ACTION:
            self.lines.append(level[0])
            self.tries[END_TURN] = 1
        for depth in range(LONGEST):
            level = self.next_level(level, min(1.0, (depth + 1) / levels))
            if not level:
                return

    def next_level(self, level: list[Line], until: float) -> list[Line]:
        """One action more; the best lines are led on first, at least one of them."""
        found: list[Line] = []
        for number, line in enumerate(sorted(level, key=worth_of, reverse=True)):
            if self.effort.used() >= (until if number else 1.0) and line.codes:
                break
            found += self.led_on(line)
        self.lines += found
        return [line for line in found if not line.is_open and not line.state.over and points_left(line.state)]

    def led_on(self, line: Line) -> list[Line]:
        found: list[Line] = []
        for finish in finishes(line.state, is_complete=False):
            key = (board_key(finish.state), finish.state.ap, finish.is_open and tuple(finish.state.frames))
            if key not in self.seen:
                self.seen.add(key)
                found.append(self.judged(Line((*line.codes, *finish.codes), finish.state, finish.is_open, 0.0)))
        return found

    def judged(self, line: Line) -> Line:
        self.effort.spend()
        line.value = value(line.state, self.seat)
        if line.is_open:
            line.value += LEFT_OVER * points_left(line.state)
        self.tries[line.codes[0]] = self.tries.get(line.codes[0], 0) + 1
        return line

    def best_by_choice(self) -> dict[int, Line]:
        """For every first choice the best line that begins with it."""
        found: dict[int, Line] = {}
        for line in self.lines:
            first = line.all_codes()[0] if line.all_codes() else END_TURN
            if first not in found or line.value > found[first].value:
                found[first] = line
        return found


def worth_of(line: Line) -> float:
    return line.value


def planned(s: DungeonTwister, seat: int, effort: Effort) -> Planner:
    planner = Planner(seat, effort)
    planner.grow(quiet_copy(s))
    return planner


def planned_with_cards(s: DungeonTwister, seat: int, effort: Effort) -> Planner:
    """The highest card shows what all of them can do; a lower one buys the shorter lines and leaves more in hand."""
    step, frame = STEPS[at.ACTION_CARD], s.frames[-1]
    codes = step.options(s, frame, seat)
    highest = quiet_copy(s)
    step.take(highest, frame, seat, codes[-1])
    planner = Planner(seat, effort)
    planner.grow(highest)
    lines, planner.lines = planner.lines, []
    for code in codes:
        add_lines_of_card(planner, lines, s.card_hands[seat], code, highest.card)
    return planner


def add_lines_of_card(planner: Planner, lines: list[Line], hand: int, code: int, highest: int) -> None:
    """The best line of each first choice that the card can pay, as it is worth when that card has gone."""
    card = ACTION_CARDS[CARD.value(code)]
    best: list[Line] = []
    for line in sorted(lines, key=worth_of, reverse=True):
        if highest - line.state.ap <= card and len(best) < FINALISTS:
            best.append(line)
    for line in best:
        t = line.state.copy(line.state.door)
        t.card_hands[planner.seat] = hand & ~(1 << CARD.value(code))
        t.ap -= highest - card
        t.card = card
        bonus = LEFT_OVER * points_left(t) if line.is_open else 0.0
        planner.lines.append(Line((code, *line.codes), t, line.is_open, value(t, planner.seat) + bonus))
    planner.tries[code] = sum([highest - line.state.ap <= card for line in lines])
