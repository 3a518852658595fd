"""Heroes, damage, elimination (DL-306 to DL-312), with Magic Shield and Invisibility (DL-482, DL-483)."""

from undercroft.engine.piles import with_one, without
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import HERO_TYPE, HIT_POINTS, ILLUSION, PALADIN
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.evil import lose_poison, vanish_illusion
from undercroft.games.dungeon_lords.state import GONE, NOBODY, SHIELD, DungeonLords, is_at


def hit_points(s: DungeonLords, hero: int) -> int:
    """Printed, and 1 more for each Create Food (DL-493)."""
    return HIT_POINTS[hero] + s.bonus.count(hero) if s.bonus else HIT_POINTS[hero]


def line_of(s: DungeonLords, seat: int) -> list[int]:
    """Those who can be harmed, front first: not the invisible ones (DL-483)."""
    return [hero for hero in s.queues[seat] if hero not in s.invisible]


def first_hero(s: DungeonLords, seat: int) -> int:
    """The foremost hero that is not invisible, or NOBODY (DL-308, DL-483)."""
    for hero in s.queues[seat]:
        if hero not in s.invisible:
            return hero
    return NOBODY


def hurt(s: DungeonLords, seat: int, hero: int, damage: int) -> None:
    """One hero takes it all; what is too much is lost (DL-309)."""
    deal(s, seat, hero, damage)
    maybe_eliminate(s, seat, hero)


def hurt_all(s: DungeonLords, seat: int, heroes: list[int], damage: int) -> None:
    """At the same time: first all markers, then those who fall (DL-353, DL-370)."""
    for hero in heroes:
        deal(s, seat, hero, damage)
    for hero in heroes:
        maybe_eliminate(s, seat, hero)


def deal(s: DungeonLords, seat: int, hero: int, damage: int) -> None:
    """Markers on one hero. The shield absorbs the first point of the battle, on the foremost of several (DL-482)."""
    if s.effects & SHIELD and damage:
        s.effects &= ~SHIELD
        damage -= 1
        s.door.tell(messages.ABSORBED, (seat, hero))
    if damage:
        s.wounds[hero] += damage
        s.door.tell(messages.HURT, (seat, hero, damage, s.wounds[hero], hit_points(s, hero)))


def maybe_eliminate(s: DungeonLords, seat: int, hero: int) -> None:
    """Markers that reach the hit points put him into this dungeon's prison (DL-307); an illusion is gone (DL-494)."""
    if s.wounds[hero] < hit_points(s, hero):
        return
    s.wounds[hero] = 0
    s.bonus = tuple([each for each in s.bonus if each != hero])
    s.queues[seat] = without(s.queues[seat], hero)
    lose_poison(s, hero)
    if HERO_TYPE[hero] == ILLUSION:
        s.door.tell(messages.ILLUSION_GONE, (seat, hero))
    else:
        s.prisons[seat] = with_one(s.prisons[seat], hero)
        s.door.tell(messages.ELIMINATED, (seat, hero))
    if HERO_TYPE[hero] == PALADIN:
        s.paladin = GONE  # he never moves again (DL-408)
    vanish_illusion(s, seat)
    if not s.queues[seat]:
        s.door.tell(messages.COMBAT_WON, (seat,))
        cut_short(s)


def cut_short(s: DungeonLords) -> None:
    """No hero is left: the remaining steps are skipped (DL-347). Who is just acting still gets its fate (DL-348)."""
    while not (is_at(s, at.ATTACK_DONE) or is_at(s, at.BATTLE_ENDS)):
        s.frames.pop()
