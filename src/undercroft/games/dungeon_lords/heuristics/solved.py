"""What the options of a plan or a battle can still reach, by complete search of the round (fights/).

The search knows what the seat knows: the card of the round if it lies open or was spied, else every card that is
possible. It does not look into other decisions, nor where too many positions would have to be visited.
"""

from typing import Final

from undercroft.games.dungeon_lords.fights.fight import Fight, TooLarge
from undercroft.games.dungeon_lords.fights.known import is_planning
from undercroft.games.dungeon_lords.fights.plans import next_answer
from undercroft.games.dungeon_lords.heuristics.value import value
from undercroft.games.dungeon_lords.state import DungeonLords

POSITIONS: Final = 30_000  # about a second in plain Python
CHANCE: Final = 0.0003  # to win: what a hundredth of a point is worth


def solved_values(s: DungeonLords, seat: int) -> dict[int, float]:
    """Option to chance to win, for the best of the options at least; nothing outside the combat of that seat."""
    fight = Fight(s, seat, POSITIONS)
    try:
        losses = losses_of_plans(fight) if is_planning(s, seat) else losses_in_battle(fight)
    except TooLarge:
        return {}
    if not losses:
        return {}
    now, least = value(s, seat), min(losses.values())
    return {code: max(0.0, now - CHANCE * (loss - least)) for code, loss in losses.items()}


def losses_of_plans(fight: Fight) -> dict[int, float]:
    """For each next answer the loss of the best plan that begins with it."""
    found: dict[int, float] = {}
    for loss, plan in fight.rank(fight.plans()):
        found.setdefault(next_answer(plan, fight.before, fight.seat), loss)  # the best comes first
    return found


def losses_in_battle(fight: Fight) -> dict[int, float]:
    """For each choice the loss with which the battle then ends; the card lies open."""
    made = fight.made_plan()
    if made is None or fight.before.battler != fight.seat:
        return {}
    node = fight.battle(made, fight.possible[0])
    return {code: float(fight.end_of(each).loss) for code, each in zip(node.codes, fight.after(node), strict=True)}
