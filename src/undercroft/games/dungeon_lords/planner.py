"""The combat planner: what a plan will bring, from what one seat knows (section 7 "Preview").

A spied or open card is taken as it is; an unknown one is each of those still possible with equal weight, and each
battle is searched completely (fights/). The answer is plain data and the same in every world that looks alike to the
seat. What the battles of others may change before is left out, and later rounds are only estimated: both must be said
where the answer is shown.
"""

from typing import Final

from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import CARD_IDS, CELL_IDS, FATIGUE, MAGIC, MONSTER_IDS, TRAP_IDS
from undercroft.games.dungeon_lords.fights.fight import Ending, Fight, Plan, TooLarge
from undercroft.games.dungeon_lords.fights.known import is_planning
from undercroft.games.dungeon_lords.fights.plans import plan_in
from undercroft.games.dungeon_lords.search import texts
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords

Data = dict[str, object]
Weighted = list[tuple[Ending, int]]  # endings, and how many cards lead to each
BEST: Final = 5  # plans that are shown
STOPPED: Final[Data] = {"complete": False}


class Planner:
    """The questions of one seat about one position. It changes nothing in the match."""

    def __init__(self, match: Match, seat: int) -> None:
        state = match.state
        assert isinstance(state, DungeonLords)
        self.s = state
        self.seat = seat
        self.fight = Fight(state, seat)

    def is_needed(self) -> bool:
        """Whether there is anything to plan: a plan is being made, or the own battle is going on."""
        return is_planning(self.s, self.seat) or self.s.battler == self.seat

    def here(self) -> Data:
        """The plan as it is laid now, with nothing more sent, and how it was made; in a battle every open choice."""
        try:
            if self.s.battler == self.seat:
                return {"complete": True, "choices": self.choices()}
            plan = plan_in(self.s, self.seat)
            found = None if plan.tile == NOTHING else {**self.forecast(plan), "way": self.way(plan)}
            return {"complete": True, "plan": found, "made": texts(self.fight.codes_so_far())}
        except TooLarge:
            return STOPPED

    def best(self) -> Data:
        """The best few of all plans, best first; of very many not all are `looked_at`. In a battle as `here`."""
        if not is_planning(self.s, self.seat):
            return self.here()
        try:
            plans = self.fight.plans(anew=True)
            ranked = self.fight.rank(plans)
            best = [{**self.forecast(plan), "choices": texts(self.fight.codes_of(plan))} for _, plan in ranked[:BEST]]
            return {"complete": True, "plans": len(plans), "looked_at": len(ranked), "best": best}
        except TooLarge:
            return STOPPED

    def choices(self) -> list[Data]:
        """Each choice of the battle with its ending, all later ones made as well as possible."""
        fight, made = self.fight, self.fight.made_plan()
        assert made is not None
        node = fight.battle(made, fight.possible[0])
        ends = [fight.end_of(after) for after in fight.after(node)]
        return [
            {"choice": ACTIONS.table[code].text, "best": end.loss == min(ends).loss, **mean_of([(end, 1)])}
            for code, end in zip(node.codes, ends, strict=True)
        ]

    def way(self, plan: Plan) -> list[str]:
        """The choices of its battle on which its ending hangs, under the fatigue that is most likely."""
        fight = self.fight
        card = max(fight.cards(plan).items(), key=lambda each: len(each[1]))[0]
        node, found = fight.battle(plan, card), list[str]()
        while node.codes:
            code = fight.best_codes(node)[0]
            if len({gain_of(fight.end_of(after)) for after in fight.after(node)}) > 1:
                found.append(ACTIONS.table[code].text)
            node = fight.push(node.state, code)
        return found

    def forecast(self, plan: Plan) -> Data:
        """What a plan brings on average and card by card; cards that make no difference stand together."""
        fight = self.fight
        groups = [(fight.ending(plan, card), alike) for card, alike in fight.cards(plan).items()]
        fatigues = [FATIGUE[card] for card in fight.possible]
        return {
            "plan": plan_data(plan),
            **mean_of([(end, len(alike)) for end, alike in groups]),
            "fatigue": [min(fatigues), max(fatigues)],
            "spell": fight.can_cast(plan),
            "magic": sum([MAGIC[hero] for hero in self.s.queues[self.seat]]),
            "needed": self.s.combat_round,
            "cards": [
                {"cards": [CARD_IDS[card] for card in alike], "fatigue": FATIGUE[alike[0]], **mean_of([(end, 1)])}
                for end, alike in groups
            ],
        }


def plan_data(plan: Plan) -> Data:
    return {
        "tile": CELL_IDS[plan.tile],
        "traps": [TRAP_IDS[trap] for trap in plan.traps],
        "monsters": [MONSTER_IDS[kind] for kind in plan.monsters],
        "ghosts": plan.ghosts,
    }


def gain_of(end: Ending) -> tuple[int, int]:
    """What players ask first: tiles lost, prisoners won."""
    return end.tiles, end.heroes + end.paladins


def mean_of(endings: Weighted) -> Data:
    """The means, in the words of the protocol; `held`: the chance that no tile is conquered."""
    total = sum([count for _, count in endings])
    mean = [
        round(sum([end[place] * count for end, count in endings]) / total, 3) for place in range(len(Ending._fields))
    ]
    found: Data = dict(zip(Ending._fields, mean, strict=True))
    del found["loss"], found["uncaught"]
    points = -mean[0] / 100
    held = sum([count for end, count in endings if not end.tiles]) / total
    return {**found, "held": round(held, 3), "points": round(points, 2)}
