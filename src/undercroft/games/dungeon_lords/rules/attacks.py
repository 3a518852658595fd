"""Step 3: monsters and ghosts (DL-366 to DL-375), kind by kind in DL-440 to DL-453, room bonuses in DL-469, DL-470."""

from typing import ClassVar, Final

from undercroft.engine.piles import distinct
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import ACT, ACT_SHEEP, ATTACK, TARGET
from undercroft.games.dungeon_lords.cards import (
    ATTACK_COST,
    ATTACK_KIND,
    ATTACKS_OF,
    CARDS,
    FACE_UP_AFTER,
    FOOD,
    GHOST,
    HERO_TYPE,
    IS_ATTACK,
    METAMORPHOSIS,
    PRIEST,
    number_of,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.attack_tables import (
    BONUS,
    DAMAGE,
    HOLDS,
    IS_ANY,
    IS_STANDARD,
    NOT_FIRST,
    NOT_PRIEST,
    SECOND_STRIKE,
    STOPS_HEALING,
    TIMES,
    UP_WITHOUT_TARGET,
)
from undercroft.games.dungeon_lords.rules.costs import can_pay, pay
from undercroft.games.dungeon_lords.rules.damage import cut_short, first_hero, hit_points, hurt, hurt_all, line_of
from undercroft.games.dungeon_lords.rules.yard import knock_out, return_face_up, room_of, skip_step
from undercroft.games.dungeon_lords.state import (
    NO_CONQUEST,
    NO_HEALING,
    NOBODY,
    NOTHING,
    RAGE,
    WAS_ATTACKED,
    DungeonLords,
)

SHEEP_DAMAGE: Final = number_of(CARDS[METAMORPHOSIS], "damage")

# What becomes of a monster that has acted (DL-372).
DOWN: Final = 0
UP: Final = 1
SHEEP_DOWN: Final = 2


def damage_of(s: DungeonLords, seat: int, attack: int) -> int:
    """Of each single attack, with the bonus of the room it is made in (DL-375, DL-469, DL-470)."""
    return DAMAGE[attack] + BONUS[room_of(s, seat)][ATTACK_KIND[attack]] if DAMAGE[attack] else 0


def is_raging(s: DungeonLords, attack: int) -> bool:
    """Blind Rage concerns monsters, not ghosts (DL-492)."""
    return s.effects & RAGE != 0 and ATTACK_KIND[attack] != GHOST


def targets_of(s: DungeonLords, seat: int, attack: int) -> list[int]:
    """Whom it can hit, or may choose from; nobody: it cannot attack (DL-369, DL-373, DL-492)."""
    line = line_of(s, seat)
    if IS_STANDARD[attack] or is_raging(s, attack):
        line = line[:1]
    if NOT_FIRST[attack]:
        return line[1:]
    if NOT_PRIEST[attack]:
        return [hero for hero in line if HERO_TYPE[hero] != PRIEST]
    return line


class NextMonster(Step[DungeonLords]):
    """C12: everyone sent acts exactly once, in the owner's order, chosen one by one (DL-366)."""

    name: ClassVar[str] = "next-monster"
    rules: ClassVar[tuple[str, ...]] = ("DL-366", "DL-367")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        sent = s.sent[seat]
        found = ACT.codes([kind for kind in distinct(sent) if kind != s.sheep or sent.count(kind) > 1])
        if s.ghosts_sent[seat]:
            found.append(ACT.code(GHOST))
        if s.sheep != NOTHING:
            found.append(ACT_SHEEP)
        return found

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, acted, _ = f
        if not acted:
            s.door.tell(messages.STEP_BEGINS, (seat, messages.MONSTERS))
        s.frames[-1] = (at.NEXT_MONSTER, seat, acted + 1, 0)
        if code == ACT_SHEEP:
            sheep_acts(s, seat)
        else:
            s.frames.append((at.WHICH_ATTACK, seat, ACT.value(code), 0))

    def skip(self, s: DungeonLords, f: Frame) -> None:
        _, seat, acted, _ = f
        s.frames.pop()
        if not acted:
            skip_step(s, seat, messages.MONSTERS, messages.NOBODY_SENT)


def sheep_acts(s: DungeonLords, seat: int) -> None:
    """Standard 1, no bonus, no ability (DL-491)."""
    s.frames.append((at.ATTACK_DONE, seat, s.sheep, SHEEP_DOWN))
    hero = first_hero(s, seat)
    if hero == NOBODY:
        s.door.tell(messages.NO_TARGET, (seat, s.sheep))
        return
    s.effects |= WAS_ATTACKED
    s.door.tell(messages.SHEEP_ACTS, (seat, s.sheep, SHEEP_DAMAGE))
    hurt(s, seat, hero, SHEEP_DAMAGE)


class WhichAttack(Step[DungeonLords]):
    """C13: one of its attacks or abilities that can be paid and has a target (DL-367, DL-373)."""

    name: ClassVar[str] = "which-attack"
    rules: ClassVar[tuple[str, ...]] = ("DL-367", "DL-373")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, kind, _ = f
        return ATTACK.codes([attack for attack in ATTACKS_OF[kind] if not why_not_attack(s, seat, attack)])

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, kind, _ = f
        attack = ATTACK.value(code)
        s.frames[-1] = (at.ATTACK_DONE, seat, kind, UP if FACE_UP_AFTER[attack] else DOWN)
        pay(s, seat, ATTACK_COST[attack])
        s.door.tell(messages.ACTS, (seat, kind, attack, damage_of(s, seat, attack), ATTACK_COST[attack][FOOD]))
        begin_effects(s, seat, attack)
        if IS_ANY[attack] and not is_raging(s, attack):
            for _ in range(TIMES[attack]):
                s.frames.append((at.ATTACK_TARGET, seat, attack, 0))
        elif IS_ATTACK[attack]:
            strike(s, seat, attack)

    def skip(self, s: DungeonLords, f: Frame) -> None:
        """Without a legal target nothing is attacked; golem and vampire return face up even then (DL-373)."""
        _, seat, kind, _ = f
        s.door.tell(messages.NO_TARGET, (seat, kind))
        s.frames[-1] = (at.ATTACK_DONE, seat, kind, UP if UP_WITHOUT_TARGET[kind] else DOWN)

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, kind, _ = f
        return ATTACK.codes(ATTACKS_OF[kind])

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        _, _, kind, _ = f
        if not ATTACK.has(code) or ATTACK.value(code) not in ATTACKS_OF[kind]:
            return self.rules
        return why_not_attack(s, seat, ATTACK.value(code))

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        attack = ATTACK.value(code)
        return {"damage": damage_of(s, seat, attack), "food": ATTACK_COST[attack][FOOD]}


def why_not_attack(s: DungeonLords, seat: int, attack: int) -> tuple[str, ...]:
    """The rule against that attack or ability; empty: it can be used."""
    if not IS_ATTACK[attack]:
        return ()
    if not can_pay(s, seat, ATTACK_COST[attack]):
        return ("DL-367",)
    return () if targets_of(s, seat, attack) else ("DL-373",)


def begin_effects(s: DungeonLords, seat: int, attack: int) -> None:
    """An attack wakes the priests (DL-374); slime and demon hold the party (DL-442, DL-453); dragon fire (DL-452)."""
    if IS_ATTACK[attack]:
        s.effects |= WAS_ATTACKED
    if HOLDS[attack]:
        s.effects |= NO_CONQUEST
        s.door.tell(messages.PARTY_HELD, (seat,))
    if STOPS_HEALING[attack]:
        s.effects |= NO_HEALING
        s.door.tell(messages.HEALING_STOPPED, (seat,))


def strike(s: DungeonLords, seat: int, attack: int) -> None:
    """A standard attack, one on all, or any attack in a rage: there is no target to choose (DL-368, DL-370)."""
    damage = damage_of(s, seat, attack)
    for _ in range(TIMES[attack]):
        targets = targets_of(s, seat, attack)
        hurt_all(s, seat, targets, damage)
        if SECOND_STRIKE[attack] and targets[0] not in s.queues[seat]:
            second_strike(s, seat, attack)


def second_strike(s: DungeonLords, seat: int, attack: int) -> None:
    """The first hero fell and another is left: at once a weaker attack on the new first; no third (DL-440)."""
    hero = first_hero(s, seat)
    if hero != NOBODY:
        hurt(s, seat, hero, SECOND_STRIKE[attack] + BONUS[room_of(s, seat)][ATTACK_KIND[attack]])


class AttackTarget(Step[DungeonLords]):
    """C14: for each single attack "any" (DL-369); the witch's second one may hit the same or another (DL-447)."""

    name: ClassVar[str] = "attack-target"
    rules: ClassVar[tuple[str, ...]] = ("DL-369", "DL-444", "DL-447", "DL-448", "DL-453")

    def options(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        _, _, attack, _ = f
        return TARGET.codes(targets_of(s, seat, attack))

    def take(self, s: DungeonLords, f: Frame, seat: int, code: int) -> None:
        _, _, attack, _ = f
        s.frames.pop()
        hurt(s, seat, TARGET.value(code), damage_of(s, seat, attack))

    def expected(self, s: DungeonLords, f: Frame, seat: int) -> list[int]:
        return TARGET.codes(s.queues[seat])

    def why_not(self, s: DungeonLords, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        return ("DL-483",) if TARGET.value(code) in s.invisible else self.rules

    def option_args(self, s: DungeonLords, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        _, _, attack, _ = f
        hero = TARGET.value(code)
        return {"damage": damage_of(s, seat, attack), "wounds": s.wounds[hero], "points": hit_points(s, hero)}


class AttackDone(Auto[DungeonLords]):
    """Back to the lair, knocked out or face up (DL-372, DL-491), even when the battle is over (DL-348)."""

    name: ClassVar[str] = "attack-done"
    rules: ClassVar[tuple[str, ...]] = ("DL-372", "DL-348", "DL-491")

    def run(self, s: DungeonLords, f: Frame) -> None:
        _, seat, kind, fate = f
        s.frames.pop()
        if fate == UP:
            return_face_up(s, seat, kind)
            s.door.tell(messages.BACK_FACE_UP, (seat, kind))
        else:
            knock_out(s, seat, kind)
        if fate == SHEEP_DOWN:
            s.sheep = NOTHING
        if not s.queues[seat]:
            cut_short(s)
