"""The complete search of one turn: whether so many points can be forced in it, and by how many solutions.

All actions of the turn are tried in all orders: moves with every stop and exchange, jumps, turns of rooms, potions,
scrolls, fire, combats. Combat counts only what no card of the enemy can prevent. Rooms are not turned up: what lies
there is chance. Positions that were reached before by another order are not searched again, and none from which even
at best the points do not suffice (bounds.py).

A solution is told by its actions without their order: that a character moves, but not where it stops on its way; which
room is turned; who is attacked, but not by which of the cards that do. Actions without which it is one as well are
left out, so whoever walks about before he wins has found no other solution.
"""

from typing import Final

from undercroft.engine.outlook import Key
from undercroft.games.dungeon_twister import actions as act
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.action_list import possible_actions
from undercroft.games.dungeon_twister.rules.combat import hand, sides
from undercroft.games.dungeon_twister.rules.ground import is_pit
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import NOBODY, NOTHING, TEAM, DungeonTwister
from undercroft.games.dungeon_twister.turns.actions import Finish, finishes_of, go_on, quiet_copy
from undercroft.games.dungeon_twister.turns.bounds import Outset, most_points, offers_pentagram, steps_cost
from undercroft.games.dungeon_twister.turns.keys import board_key
from undercroft.games.dungeon_twister.turns.walks import Codes
from undercroft.games.dungeon_twister.turns.ways import dungeon

LIMIT: Final = 200_000  # positions
SOLUTIONS: Final = 64  # more are not told apart
ANYWHERE: Final = frozenset([act.MOVE.first, act.JUMP.first, act.WALL_WALK.first, act.TELEPORT.first])
LAST: Final = frozenset([act.ATTACK.first, act.SHOOT.first, act.BREATHE.first, act.STEAL.first])

Action = Codes  # what tells an action of a solution from others
Solution = tuple[Action, ...]  # sorted


class TooLarge(Exception):
    """The search would look at more positions than allowed."""


class Solver:
    """Whether that seat can have so many points at the end of this turn, whatever cards the enemy lays."""

    def __init__(self, s: DungeonTwister, seat: int, gain: int, limit: int = LIMIT) -> None:
        self.start = quiet_copy(s)
        self.seat = seat
        self.goal = total(s, seat) + gain
        self.limit = limit
        self.twins = twins_of(s)
        self.known: dict[Key, bool] = {}
        self.ways: dict[Key, frozenset[Solution]] = {}

    @property
    def visited(self) -> int:
        """Positions looked at so far."""
        return len(self.known)

    def is_solvable(self) -> bool:
        return self.solves(self.start)

    def solutions(self) -> list[Solution]:
        """All solutions, each once; at most SOLUTIONS from any position on."""
        return sorted(self.ways_from(self.start))

    def line(self) -> Codes:
        """One solution as it is played, where no combat asks for more than one answer; nothing where there is none."""
        found: list[int] = []
        s = self.start
        while not self.is_reached(s) and self.solves(s):
            finish = next(each for each in self.after(s) if self.suffices(each))
            found += finish.codes
            if finish.is_open:
                break
            s = finish.state
        return tuple(found)

    # ---- whether

    def is_reached(self, s: DungeonTwister) -> bool:
        return total(s, self.seat) >= self.goal and (not s.over or s.winner in (self.seat, NOBODY))

    def key(self, s: DungeonTwister) -> Key:
        return (board_key(s, self.twins), s.ap)

    def solves(self, s: DungeonTwister) -> bool:
        if self.is_reached(s):
            return True
        if s.over:
            return False
        key = self.key(s)
        found = self.known.get(key)
        if found is None:
            if self.visited >= self.limit:
                raise TooLarge(f"The search has stopped at {self.limit} positions.")
            enough = total(s, self.seat) + most_points(s, self.seat) >= self.goal
            found = self.known[key] = enough and any(self.suffices(each) for each in self.after(s))
        return found

    def suffices(self, finish: Finish) -> bool:
        if not finish.is_open:
            return self.solves(finish.state)
        return any(all(self.solves(end) for end in ends) for ends in self.fights(finish.state))

    def after(self, s: DungeonTwister) -> list[Finish]:
        """All actions to their ends; with the last point only those that can score."""
        found: list[Finish] = []
        for code in possible_actions(s):
            if self.is_worth_a_look(s, code):
                found += finishes_of(s, code)
        return sorted(found, key=lambda each: -total(each.state, self.seat))

    def is_worth_a_look(self, s: DungeonTwister, code: int) -> bool:
        value = (code - act.REVEAL.first) % act.REVEAL.count
        verb = code - value
        if verb == act.REVEAL.first:
            return False
        if verb == act.MOVE.first and not self.may_move(s, act.actor_named(s, value)):
            return False
        seen = Outset(s, self.seat)
        if seen.budget > 1 or s.charmed or lies_on_pit(s) or offers_pentagram(s, self.seat):
            return True
        token = act.actor_named(s, value)
        return verb in LAST or (verb in ANYWHERE and steps_cost(s, dungeon(s), self.seat, token, seen.ring) <= 1)

    def may_move(self, s: DungeonTwister, token: int) -> bool:
        """Whether it can be enough if he moves next, wherever he goes."""
        return total(s, self.seat) + most_points(s, self.seat, token) >= self.goal

    # ---- combat

    def fights(self, s: DungeonTwister) -> list[list[DungeonTwister]]:
        """For each card of ours the positions that the enemy's cards lead to; none where others fight for us."""
        if s.frames[-1][0] not in (at.LAY_FIRST, at.LAY_SECOND):
            return []
        attacker, defender = sides(s)
        if self.seat not in (attacker, defender):
            return []
        other = defender if attacker == self.seat else attacker
        return [[decided(s, {self.seat: mine, other: card}) for card in hand(s, other)] for mine in hand(s, self.seat)]

    # ---- how

    def ways_from(self, s: DungeonTwister) -> frozenset[Solution]:
        """What solves it from here on, without what is not needed."""
        if self.is_reached(s):
            return frozenset([()])
        if not self.solves(s):
            return frozenset()
        key = self.key(s)
        found = self.ways.get(key)
        if found is None:
            gathered: set[Solution] = set()
            for finish in self.after(s):
                if self.suffices(finish):
                    gathered |= self.ways_by(finish)
            found = self.ways[key] = frozenset(shortest(gathered))
        return found

    def ways_by(self, finish: Finish) -> set[Solution]:
        action = name_of(finish.codes)
        if not finish.is_open:
            return {tuple(sorted([action, *rest])) for rest in self.ways_from(finish.state)}
        found: set[Solution] = set()
        for ends in self.fights(finish.state):
            if all(self.solves(end) for end in ends):
                found |= {tuple(sorted([action, *rest])) for rest in self.ways_whatever_comes(ends)}
        return found

    def ways_whatever_comes(self, ends: list[DungeonTwister]) -> set[Solution]:
        """What has to be done for one end of a combat or another: all of it belongs to the solution."""
        found: set[Solution] = {()}
        for end in ends:
            found = {joined(one, other) for one in found for other in self.ways_from(end)}
        return found


def name_of(codes: Codes) -> Action:
    """Of what moves only who does it; everything else with what it is done to."""
    first = codes[0]
    value = (first - act.REVEAL.first) % act.REVEAL.count
    return codes[:1] if first - value in ANYWHERE else codes


def shortest(ways: set[Solution]) -> list[Solution]:
    """Those that hold no other one."""
    kept: list[Solution] = []
    for way in sorted(ways, key=lambda each: (len(each), each)):
        if len(kept) < SOLUTIONS and not any([holds_all(way, other) for other in kept]):
            kept.append(way)
    return kept


def holds_all(way: Solution, other: Solution) -> bool:
    return all([way.count(action) >= other.count(action) for action in other])


def joined(one: Solution, other: Solution) -> Solution:
    """Every action as often as the one that needs it oftener."""
    return tuple(sorted([*one, *[each for each in set(other) for _ in range(other.count(each) - one.count(each))]]))


def decided(s: DungeonTwister, laid: dict[int, int]) -> DungeonTwister:
    """The combat with these cards, to the end of the action."""
    t = s.copy(s.door)
    t.laid = [laid.get(seat, NOTHING) for seat in range(t.players)]
    while t.frames[-1][0] != at.DECIDE:
        t.frames.pop()
    found: list[Finish] = []
    go_on(t, (), found, True)
    return found[0].state


def twins_of(s: DungeonTwister) -> list[list[int]]:
    """Tokens that nobody could tell apart: the Ropes and Keys of one player (DT-025)."""
    alike: dict[tuple[int, int], list[int]] = {}
    for token in range(s.players * TEAM):
        if s.kind[token] >= FIRST_OBJECT:
            alike.setdefault((s.owner[token], s.kind[token]), []).append(token)
    return [tokens for tokens in alike.values() if len(tokens) > 1]


def lies_on_pit(s: DungeonTwister) -> bool:
    """Somebody hangs on a pit by a Rope that may be taken from him."""
    wounded = [token for token in range(len(s.at)) if s.wounded >> token & 1 and s.at[token] >= 0]
    return any([is_pit(s, s.at[token]) for token in wounded])


def most_in_this_turn(s: DungeonTwister, seat: int, limit: int = LIMIT) -> int:
    """The most points that can be forced."""
    gain = 0
    while Solver(s, seat, gain + 1, limit).is_solvable():
        gain += 1
    return gain
