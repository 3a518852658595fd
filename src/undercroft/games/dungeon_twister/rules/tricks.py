"""Stealing and illusions (DT-214 to DT-216, DT-221 to DT-227)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import (
    HOLD,
    ILLUSION,
    TARGET,
    TO,
    square_named,
    square_value,
    token_named,
    token_value,
    token_values,
)
from undercroft.games.dungeon_twister.cards import ILLUSIONIST, PICKPOCKET, ROPE, THIEF
from undercroft.games.dungeon_twister.geometry.links import ground, place_at, square_of
from undercroft.games.dungeon_twister.geometry.rooms import FLOOR, RIFT
from undercroft.games.dungeon_twister.geometry.sight import line
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.acting import asleep, beside_him, is_enemy
from undercroft.games.dungeon_twister.rules.asking import Asking
from undercroft.games.dungeon_twister.rules.ground import has, is_pit
from undercroft.games.dungeon_twister.rules.moving import load_of
from undercroft.games.dungeon_twister.rules.wounds import kill, scorer
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.tokens import carried_wounded, holds, is_wounded, put, tokens_on

# ---- the Pickpocket


def victims(s: DungeonTwister, token: int) -> list[int]:
    """Characters in contact from whom a Pickpocket with empty hands can take something (DT-214, DT-215)."""
    if s.kind[token] != PICKPOCKET or load_of(s, token):
        return []
    return [other for other in beside_him(s, token) if loot(s, token, other)]


def loot(s: DungeonTwister, token: int, other: int) -> list[int]:
    """What can be stolen from him; never the Rope that keeps a friend from falling (DT-216)."""
    enemy = is_enemy(s, token, other)
    if asleep(s, other) or (s.config.official and not enemy):
        return []
    return [thing for thing in holds(s, other) if enemy or not needs(s, other, thing)]


def needs(s: DungeonTwister, other: int, thing: int) -> bool:
    """Whether he stands or lies on a pit by this Rope alone."""
    place = s.at[other]
    if s.kind[thing] != ROPE or not is_pit(s, place):
        return False
    if s.kind[other] == THIEF and not is_wounded(s, other) and ground(s)[place] != RIFT:
        return False
    return not has(s, [each for each in holds(s, other) if each != thing], ROPE)


class Steal(Asking):
    """From whom (DT-214). Frame: the Pickpocket, 0."""

    name: ClassVar[str] = "steal"
    rules: ClassVar[tuple[str, ...]] = ("DT-214", "DT-215")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TARGET.codes(sorted([token_value(s, other) for other in victims(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        victim = token_named(s, TARGET.value(code), victims(s, f[2]))
        s.frames[-1] = (at.STEAL_WHAT, seat, f[2], victim)


class StealWhat(Asking):
    """Which of two objects of a Paladin (DT-214). Frame: the Pickpocket, his victim."""

    name: ClassVar[str] = "steal-what"
    rules: ClassVar[tuple[str, ...]] = ("DT-214", "DT-216")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return HOLD.codes(token_values(s, loot(s, f[2], f[3])))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        _, _, token, victim = f
        thing = token_named(s, HOLD.value(code), loot(s, token, victim))
        falls = needs(s, victim, thing)
        put(s, thing, s.at[token])
        told = (s.owner[token], s.kind[token], s.owner[victim], s.kind[victim], s.kind[thing])
        s.door.tell(messages.STOLE, told)
        if falls:
            for other in [*carried_wounded(s, victim), victim]:
                kill(s, other, scorer(s, other), messages.BY_FALL)


# ---- the Illusionist


def illusion_squares(s: DungeonTwister, token: int) -> list[int]:
    """Empty floor squares of rooms in his line of sight (DT-014, DT-121, DT-221, DT-223)."""
    seen = [place for direction in DIRECTIONS for place in line(s, token, direction)]
    return [place for place in seen if ground(s)[place] == FLOOR and not tokens_on(s, place)]


def can_conjure(s: DungeonTwister, token: int) -> bool:
    return s.kind[token] == ILLUSIONIST and len(illusion_squares(s, token)) > 0


class Conjure(Asking):
    """Which illusion he puts down, or lifts and puts down again (DT-221, DT-222). Frame: the Illusionist, 0."""

    name: ClassVar[str] = "conjure"
    rules: ClassVar[tuple[str, ...]] = ("DT-221", "DT-222")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return [ILLUSION.code(0), ILLUSION.code(1)]

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames[-1] = (at.CONJURE_AT, seat, f[2], ILLUSION.value(code))


class ConjureAt(Asking):
    """Where (DT-221, DT-223). Frame: the Illusionist, which illusion."""

    name: ClassVar[str] = "conjure-at"
    rules: ClassVar[tuple[str, ...]] = ("DT-221", "DT-223", "DT-121")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TO.codes(sorted([square_value(*square_of(s, place)) for place in illusion_squares(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        x, y = square_named(TO.value(code))
        owner = s.owner[f[2]]
        s.illusions[2 * owner + f[3]] = place_at(s, x, y)
        s.ground = []
        s.door.tell(messages.CONJURED_RUBBLE if f[3] else messages.CONJURED_PIT, (owner, x, y))
