"""Whole plans (C1 to C5): what a plan is, every plan that can be made, and the choices that make it."""

from typing import NamedTuple

from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.actions import DEFEND, GHOSTS, LAY, NO_MONSTER, NO_TRAP, SEND
from undercroft.games.dungeon_lords.rules.plan_stages import (
    AT_CONFIRM,
    AT_MONSTER,
    AT_SECOND_MONSTER,
    AT_SECOND_TRAP,
    AT_TILE,
    AT_TRAP,
    answer,
    question,
    start_plan,
)
from undercroft.games.dungeon_lords.state import DungeonLords


class Plan(NamedTuple):
    """The tile, and what is sent to it."""

    tile: int
    traps: Pile
    monsters: Pile
    ghosts: int


def plan_in(s: DungeonLords, seat: int) -> Plan:
    """As far as it is made."""
    return Plan(s.plan_tiles[seat], s.plan_traps[seat], s.sent[seat], s.ghosts_sent[seat])


def whole_plans(s: DungeonLords, seat: int) -> list[Plan]:
    """Every plan that the half-made one can become, each once. The state is used up."""
    found: dict[Plan, bool] = {}
    collect(s, seat, found)
    return list(found)


def collect(s: DungeonLords, seat: int, found: dict[Plan, bool]) -> None:
    """Always the first answer here, the others in copies."""
    while s.plan_stages[seat] != AT_CONFIRM:
        options = question(s, seat)
        for code in options[1:]:
            other = s.copy(s.door)
            answer(other, seat, code)
            collect(other, seat, found)
        answer(s, seat, options[0])
    found[plan_in(s, seat)] = True


def codes_of(plan: Plan, s: DungeonLords, seat: int, stage: int = AT_CONFIRM) -> list[int]:
    """The choices that make this plan from its beginning to that stage, without forced ones. The state is used up."""
    codes: list[int] = []
    start_plan(s, seat)  # it answers what is forced
    while s.plan_stages[seat] != stage:
        options = question(s, seat)
        code = options[0] if len(options) == 1 else next_answer(plan, s, seat)
        if len(options) > 1:
            codes.append(code)
        answer(s, seat, code)
    return codes


def next_answer(plan: Plan, s: DungeonLords, seat: int) -> int:
    """The answer of that plan to the next question."""
    stage, laid, sent = s.plan_stages[seat], len(s.plan_traps[seat]), len(s.sent[seat])
    if stage == AT_TILE:
        return DEFEND.code(plan.tile)
    if stage in (AT_TRAP, AT_SECOND_TRAP):
        return LAY.code(plan.traps[laid]) if laid < len(plan.traps) else NO_TRAP
    if stage in (AT_MONSTER, AT_SECOND_MONSTER):
        return SEND.code(plan.monsters[sent]) if sent < len(plan.monsters) else NO_MONSTER
    return GHOSTS.code(plan.ghosts)
