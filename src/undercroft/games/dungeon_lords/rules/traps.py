"""Step 1: the trap (DL-350 to DL-357), trap by trap in DL-430 to DL-439, two of them in the labyrinth (DL-471)."""

from typing import ClassVar

from undercroft.engine.piles import distinct, put, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import FIRST_TRAP, TARGET
from undercroft.games.dungeon_lords.cards import (
    FOOD,
    GOLD,
    HERO_TYPE,
    IMPS,
    TRAP_COST,
    TRAP_SYMBOLS,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.damage import hit_points, maybe_eliminate
from undercroft.games.dungeon_lords.rules.plan_stages import trap_year
from undercroft.games.dungeon_lords.rules.trap_tables import (
    HOLDS,
    IS_MEAL,
    ON_CHOSEN,
    ON_EACH,
    ON_FIRST,
    ON_LAST,
    ON_OTHERS,
    ON_SECOND,
    ON_TYPE,
    POISONS,
)
from undercroft.games.dungeon_lords.rules.yard import skip_step
from undercroft.games.dungeon_lords.state import NO_CONQUEST, NO_HEALING, NOBODY, NOTHING, DungeonLords


class Trap(Auto[DungeonLords]):
    """A laid trap must be revealed (DL-350); of two the owner says which comes first (DL-471)."""

    name: ClassVar[str] = "trap"
    rules: ClassVar[tuple[str, ...]] = ("DL-350", "DL-471")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, revealed, _ = f
        traps = s.plan_traps[seat]
        if not traps:
            s.frames.pop()
            if not revealed:
                skip_step(s, seat, messages.TRAP, messages.NO_TRAP)
            return
        s.frames[-1] = (at.TRAP, seat, revealed + 1, 0)
        if not revealed:
            s.door.tell(messages.STEP_BEGINS, (seat, messages.TRAP))
        if len(traps) == 1:
            reveal_trap(s, seat, traps[0])
        else:
            s.frames.append((at.WHICH_TRAP, seat, 0, 0))


class WhichTrap(Step[DungeonLords]):
    """C7. Asked with two alike, too: otherwise the others would know the second before it is revealed."""

    insists = True
    name: ClassVar[str] = "which-trap"
    rules: ClassVar[tuple[str, ...]] = ("DL-471",)

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return FIRST_TRAP.codes(distinct(s.plan_traps[seat]))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        reveal_trap(s, seat, FIRST_TRAP.value(code))


def reveal_trap(s: DungeonLords, seat: int, trap: int) -> None:
    """Turned up, paid with its bait, discarded (DL-350, DL-356); a dart asks for its target now (DL-351)."""
    s.plan_traps[seat] = without(s.plan_traps[seat], trap)
    s.trap_used += (trap,)
    pay_trap(s, seat, trap)
    if not s.config.training:  # there every trap lies open, and may be taken back (DL-601, DL-610)
        s.door.reveal()
    if ON_CHOSEN[0][trap]:
        s.chosen_trap = trap
        s.frames.append((at.TRAP_TARGET, seat, trap, 0))
    else:
        spring(s, seat, trap, NOBODY)


def pay_trap(s: DungeonLords, seat: int, trap: int) -> None:
    """Gold, food or an imp to the supply; planning has made sure that they are there (DL-335, DL-336)."""
    cost = TRAP_COST[trap_year(s)][trap]
    s.door.tell(messages.TRAP_REVEALED, (seat, trap, cost[GOLD] + s.bait[seat], cost[FOOD], cost[IMPS]))
    s.bait = put(s.bait, seat, 0)
    s.gold[seat] -= cost[GOLD]
    s.food[seat] -= cost[FOOD]
    s.imps[seat] -= cost[IMPS]
    s.idle[seat] = min(s.idle[seat], s.imps[seat])  # in combat all imps are idle (DL-301)


class TrapTarget(Step[DungeonLords]):
    """C8: any hero of the party, paladin and illusion included (DL-351)."""

    name: ClassVar[str] = "trap-target"
    rules: ClassVar[tuple[str, ...]] = ("DL-351", "DL-434", "DL-436")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return TARGET.codes(s.queues[seat])

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, trap, _ = f
        s.frames.pop()
        s.chosen_trap = NOTHING
        s.door.tell(messages.TRAP_AIMED, (seat, trap, TARGET.value(code)))
        spring(s, seat, trap, TARGET.value(code))

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        hero = TARGET.value(code)
        return {"wounds": s.wounds[hero], "points": hit_points(s, hero)}


def spring(s: DungeonLords, seat: int, trap: int, target: int) -> None:
    """Lay out, let the thieves prevent, begin the effects, deal to all at the same time (DL-352 to DL-354)."""
    line = s.queues[seat]
    laid = lay_out(s, line, trap, target)
    symbols = max(0, sum([TRAP_SYMBOLS[hero] for hero in line]) - s.prevented)
    for place, hero in enumerate(line):
        prevented = min(laid[place], symbols)
        symbols -= prevented
        s.prevented += prevented
        if laid[place]:
            left = laid[place] - prevented
            s.wounds[hero] += left
            wounds, points = s.wounds[hero], hit_points(s, hero)
            s.door.tell(messages.TRAP_DAMAGE, (seat, hero, laid[place], prevented, left, wounds, points))
    if not any(laid):
        s.door.tell(messages.TRAP_HITS_NOBODY, (seat, trap))
    begin_effects(s, seat, trap, target)
    for hero in line:
        maybe_eliminate(s, seat, hero)


def lay_out(s: DungeonLords, line: tuple[int, ...], trap: int, target: int) -> list[int]:
    """Damage on the line as it stands now (DL-352); there may be no second, no others (DL-357)."""
    year, last = trap_year(s), len(line) - 1
    laid = [ON_EACH[year][trap]] * len(line)
    laid[0] += ON_FIRST[year][trap]
    laid[last] += ON_LAST[year][trap]
    if IS_MEAL[trap]:
        laid[0] += hit_points(s, line[0])
    if last:
        laid[1] += ON_SECOND[year][trap]
        for place in range(1, last + 1):
            laid[place] += ON_OTHERS[year][trap]
    if target != NOBODY:
        laid[line.index(target)] += ON_CHOSEN[year][trap]
    return laid


def begin_effects(s: DungeonLords, seat: int, trap: int, target: int) -> None:
    """They work even if every point was prevented (DL-354, DL-433, DL-434, DL-436, DL-438)."""
    if HOLDS[trap]:
        s.effects |= NO_CONQUEST
        s.door.tell(messages.PARTY_HELD, (seat,))
    if target == NOBODY:
        return
    effect = ON_TYPE[trap][HERO_TYPE[target]]
    s.effects |= effect
    if effect:
        s.door.tell(messages.HEALING_STOPPED if effect == NO_HEALING else messages.SPELLS_STOPPED, (seat,))
    if POISONS[trap]:
        s.door.tell(messages.POISONED, (seat, target))
        if s.poisoned == NOTHING:
            s.poisoned = target
        else:
            s.poisoned_too = target
