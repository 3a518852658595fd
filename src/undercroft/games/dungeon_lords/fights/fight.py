"""The combat round of one seat, searched completely: every plan, and every choice in its battle (DL-320 to DL-392).

How to use it, from bots and from the planner:

    fight = Fight(state, seat)               # the state of any world: nothing hidden from the seat is looked at
    for plan in fight.plans():               # every whole plan that can still be made; [] where none is asked for
        for card, alike in fight.cards(plan).items():  # a card that may come, and all that it stands for
            ending = fight.ending(plan, card)          # the battle of that plan under that card, under best play
    fight.mean_loss(plan)                    # the loss over all cards that are possible for the seat
    fight.rank(plans)                        # the best of them, best first: a list of (mean loss, plan)
    made = fight.made_plan()                 # the plan that is made already, or None; also during its battle
    fight.ending(made, card)                 # from there: in a battle, the best that can still be reached
    fight.line_of(plan, card)                # the choices (codes) of that battle with which it ends like this

An `Ending` is compared by its `loss`: hundredths of a point, less is better. It counts tiles lost and heroes caught in
this round, what was spent, and an estimate of the later rounds (outlook.py). Another judge can be given: a
function of the state after the battle, the state before it, the seat, and that estimate.

Only the seat's own battle is fought. What the battles of others may change before it (the paladin who walks over) is
left out. `TooLarge` is raised when more positions than `limit` would be visited (some 25,000 a second in plain Python).
"""

from collections.abc import Callable
from typing import Final

from undercroft.engine.piles import put
from undercroft.engine.steps import ChanceKind, Message, Rules, Step
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import FATIGUE
from undercroft.games.dungeon_lords.fights.ending import Ending, ending_of, judge
from undercroft.games.dungeon_lords.fights.known import (
    can_cast,
    cards_that_differ,
    is_planned,
    is_planning,
    possible_cards,
)
from undercroft.games.dungeon_lords.fights.outlook import Outlook, outlook
from undercroft.games.dungeon_lords.fights.plans import Plan, codes_of, plan_in, whole_plans
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.plan_stages import start_plan
from undercroft.games.dungeon_lords.rules.planning import open_plan
from undercroft.games.dungeon_lords.rules.sequence import STEPS
from undercroft.games.dungeon_lords.rules.yard import room_of
from undercroft.games.dungeon_lords.search import Key, Node, Search, TooLarge, Worth
from undercroft.games.dungeon_lords.state import NO_SPELLS, DungeonLords

__all__ = ["MOST_POSITIONS", "Ending", "Fight", "Plan", "TooLarge"]

MOST_POSITIONS: Final = 60_000
MOST_BATTLES: Final = 400  # more are not all fought
PROMISING: Final = 24
Judge = Callable[[DungeonLords, DungeonLords, int, Outlook], int]


class Alone(Rules[DungeonLords]):
    """The steps of Dungeon Lords for one battle: where no frame is left, it is over."""

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.phases: list[tuple[str, Callable[[DungeonLords], None]]] = []
        self.steps: list[Step[DungeonLords]] = STEPS
        self.chance_kinds: list[ChanceKind] = []
        self.messages: list[Message] = []
        self.names: dict[str, tuple[str, ...]] = {}

    def next_phase(self, s: DungeonLords) -> None:
        s.over = 1


ALONE: Final = Alone()


class Fight(Search):
    """All plans of a seat from one position, under all cards. It changes nothing in the state."""

    def __init__(self, s: DungeonLords, seat: int, limit: int = MOST_POSITIONS, judged_by: Judge = judge) -> None:
        super().__init__(ALONE, seat, limit)
        self.before = s
        self.judged_by = judged_by
        self.possible = possible_cards(s, seat)
        self.roots: dict[tuple[Plan, int], Node] = {}

    # ---- plans

    def plans(self, anew: bool = False) -> list[Plan]:
        """Every plan that the half-made one can still become; anew: every plan at all. Each once."""
        if not is_planning(self.before, self.seat):
            return []
        state = self.before.copy(self.door)
        if anew:
            start_plan(state, self.seat)
        return whole_plans(state, self.seat)

    def codes_of(self, plan: Plan) -> list[int]:
        """The choices that make that plan from its beginning."""
        return codes_of(plan, self.before.copy(self.door), self.seat)

    def codes_so_far(self) -> list[int]:
        """The choices that have made the half-made plan."""
        s = self.before
        return codes_of(plan_in(s, self.seat), s.copy(self.door), self.seat, s.plan_stages[self.seat])

    def made_plan(self) -> Plan | None:
        """The plan whose battle is still to come or going on; None where there is no such battle."""
        s = self.before
        is_made = s.battler == self.seat or is_planned(s, self.seat)
        return plan_in(s, self.seat) if is_made else None

    # ---- cards

    def with_tile(self, plan: Plan) -> DungeonLords:
        """The position with that tile named: what is possible there depends on its room."""
        state = self.before.copy(self.door)
        state.plan_tiles = put(state.plan_tiles, self.seat, plan.tile)
        return state

    def can_cast(self, plan: Plan) -> bool:
        state = self.with_tile(plan)
        return can_cast(state, self.seat, room_of(state, self.seat))

    def cards(self, plan: Plan) -> dict[int, list[int]]:
        """The possible cards that make a difference -> all that each of them stands for, itself included."""
        return cards_that_differ(self.possible, self.can_cast(plan))

    # ---- battles

    def begin(self, plan: Plan, card: int) -> DungeonLords:
        """The position before that battle, or the one that is going on; everybody else's battle is left out."""
        s, seat = self.before.copy(self.door), self.seat
        s.town = put(s.town, s.combat_round - 1, card)
        if s.battler == seat:
            s.frames = s.frames[s.frames.index((at.BATTLE_ENDS, seat, 0, 0)) :]
            return s
        if not s.plans >> seat & 1:
            s.plan_tiles = put(s.plan_tiles, seat, plan.tile)
            s.plan_traps[seat] = plan.traps
            s.sent[seat] = plan.monsters
            s.ghosts_sent = put(s.ghosts_sent, seat, plan.ghosts)
            open_plan(s, seat)
        s.clear_battle()
        s.frames = [(at.BATTLE, seat, 0, 0)]
        return s

    def battle(self, plan: Plan, card: int) -> Node:
        """The first choice in that battle."""
        root = self.roots.get((plan, card))
        if root is None:
            root = self.node(self.begin(plan, card))
            self.roots[plan, card] = root
        return root

    def ending(self, plan: Plan, card: int) -> Ending:
        """How it ends when every choice is made as well as possible."""
        return self.end_of(self.battle(plan, card))

    def end_of(self, node: Node) -> Ending:
        found = self.value(node)
        assert isinstance(found, Ending)
        return found

    def line_of(self, plan: Plan, card: int) -> list[int]:
        """The choices that lead to it."""
        return self.line(self.battle(plan, card))

    def mean_loss(self, plan: Plan) -> float:
        """Over all cards that are possible."""
        total = 0
        for card, alike in self.cards(plan).items():
            total += len(alike) * self.ending(plan, card).loss
        return total / len(self.possible)

    # ---- the best plans

    def is_large(self, plans: list[Plan]) -> bool:
        """Whether `rank` looks at the most promising plans only."""
        return sum([len(self.cards(plan)) for plan in plans]) > MOST_BATTLES

    def rank(self, plans: list[Plan]) -> list[tuple[float, Plan]]:
        """Plans with their mean loss, best first. Of too many, only those that do best where no spell is cast."""
        if self.is_large(plans):
            sketched = sorted([(self.sketch(plan), place) for place, plan in enumerate(plans)])
            plans = [plans[place] for _, place in sketched[:PROMISING]]
        return sorted([(self.mean_loss(plan), plan) for plan in plans])

    def sketch(self, plan: Plan) -> int:
        """The loss with the usual fatigue and without any spell: one battle instead of nine."""
        fatigues = sorted([(FATIGUE[card], card) for card in self.possible])
        state = self.begin(plan, fatigues[len(fatigues) // 2][1])
        state.effects |= NO_SPELLS
        return self.value(self.node(state))[0]

    # ---- what the search asks for

    def key_of(self, s: DungeonLords) -> Key:
        seat, line = self.seat, s.queues[self.seat]
        return (
            tuple(s.frames),
            s.town[s.combat_round - 1],
            line,
            tuple([s.wounds[hero] for hero in line]),
            s.bonus,
            s.invisible,
            s.effects,
            s.sheep,
            s.poisoned,
            s.poisoned_too,
            s.prevented,
            s.lairs[seat],
            s.down[seat],
            s.sent[seat],
            s.ghosts_sent[seat],
            s.handled,
            s.traps[seat],
            s.plan_traps[seat],
            s.plan_tiles[seat],
            s.conquered[seat],
            s.gold[seat],
            s.bait[seat],
            s.food[seat],
            s.imps[seat],
            s.evil[seat],
            s.prisons[seat],
            s.paladin,
        )

    def worth_of(self, s: DungeonLords) -> Worth:
        later = outlook(s, self.seat)
        return ending_of(s, self.before, self.seat, later, self.judged_by(s, self.before, self.seat, later))
