"""Teams: what each player has, and who stands on the dots (DT-019 to DT-026, DT-041 to DT-043, DT-173, DT-175)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Together
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import PICK
from undercroft.games.dungeon_twister.cards import COMMON, FIRST_OBJECT, KIND_IDS, MONK, PRINCESS
from undercroft.games.dungeon_twister.config import FULL_TEAM, GOBLINS, MONASTERY, SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.geometry.rooms import GEAR_CELL
from undercroft.games.dungeon_twister.geometry.tile import CELLS
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Args, Asking
from undercroft.games.dungeon_twister.rules.chance import FIRST_PLACER
from undercroft.games.dungeon_twister.rules.scenarios import CHAMBER
from undercroft.games.dungeon_twister.state import (
    NOBODY,
    STOCK,
    TEAM,
    TEAM_CHARACTERS,
    UNUSED,
    DungeonTwister,
)
from undercroft.games.dungeon_twister.tokens import put


def begin_teams(s: DungeonTwister) -> None:
    if s.config.free_teams:
        s.frames.append((at.TEAM, NOBODY, 0, 0))
    elif s.config.alternating_teams:
        s.frames.append((at.SHARED_PICK, s.door.draw(FIRST_PLACER, tuple(range(s.players))), 0, 0))
    else:
        for seat in range(s.players):
            s.picked[seat] = tuple(fixed_team(s, seat))
            give_tokens(s, seat)
    if s.config.handicap < FULL_TEAM:
        s.frames.insert(0, (at.KEEP, s.config.weaker, 0, 0))
    if s.config.scenario == MONASTERY:
        for monk in range(s.players * TEAM, s.players * TEAM + s.players):
            s.kind[monk], s.at[monk] = MONK, STOCK
    for seat in range(s.players):
        remove_cards(s, seat)


def fixed_team(s: DungeonTwister, seat: int) -> list[int]:
    """All of the set, except what a layout leaves out (DT-019, DT-020, DT-175, DT-329)."""
    facts = s.config.layout.facts
    out = [*facts.get("removed_characters", []), *facts.get("removed_objects", [])]
    out += facts.get("removed", {}).get(s.config.layout.colours[seat], [])
    return [kind for kind in s.config.characters() + s.config.objects() if KIND_IDS[kind] not in out]


def give_tokens(s: DungeonTwister, seat: int) -> None:
    """The picked kinds become tokens behind the screen (DT-041)."""
    people = sorted([kind for kind in s.picked[seat] if kind < FIRST_OBJECT])
    things = sorted([kind for kind in s.picked[seat] if kind >= FIRST_OBJECT])
    for first, kinds in ((seat * TEAM, people), (seat * TEAM + TEAM_CHARACTERS, things)):
        for i, kind in enumerate(kinds):
            s.kind[first + i], s.at[first + i] = kind, STOCK
    if s.config.scenario == SACRIFICE and s.config.layout.colours[seat] == "blue":
        princess = seat * TEAM + len(people)
        s.kind[princess] = PRINCESS
        put(s, princess, s.room_of.index(CHAMBER) * CELLS + GEAR_CELL[CHAMBER])  # DT-334


def remove_cards(s: DungeonTwister, seat: int) -> None:
    """The highest combat cards: by a handicap, and the +6 of scenario 3 (DT-173, DT-311)."""
    count = s.config.removed_cards if seat == s.config.weaker else 0
    count += s.config.scenario == GOBLINS
    s.combat_hands[seat] = s.combat_hands[seat][: len(s.combat_hands[seat]) - count]


def choices(s: DungeonTwister, picked: tuple[int, ...]) -> list[int]:
    """What can still be picked: each once, common objects as often as one likes (DT-025)."""
    people = [kind for kind in picked if kind < FIRST_OBJECT]
    if len(people) < TEAM_CHARACTERS:
        return [kind for kind in s.config.characters() if kind not in picked]
    if len(picked) < TEAM:
        return sorted({kind for kind in s.config.objects() if kind in COMMON or kind not in picked})
    return []


class FreeTeam(Together[DungeonTwister]):
    """Free choice: 8 characters, then 6 objects, in secret (DT-022). Frame: 0, 0."""

    name: ClassVar[str] = "team"
    rules: ClassVar[tuple[str, ...]] = ("DT-022", "DT-025")

    def seats(self, s: DungeonTwister, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if len(s.picked[seat]) < TEAM]

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return PICK.codes(choices(s, s.picked[seat]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.picked[seat] = (*s.picked[seat], PICK.value(code))
        if len(s.picked[seat]) == TEAM:
            s.door.tell(messages.READY, (seat,))

    def changes_others(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> bool:
        return False

    def finish(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        for seat in range(s.players):
            give_tokens(s, seat)
        s.door.seal()


class SharedPick(Asking):
    """Alternating choice: what one picks, all take (DT-023, DT-024, DT-026). Frame: 0, 0."""

    name: ClassVar[str] = "shared-pick"
    rules: ClassVar[tuple[str, ...]] = ("DT-023", "DT-024", "DT-025", "DT-026")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return PICK.codes(choices(s, s.picked[seat]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        kind = PICK.value(code)
        s.door.tell(messages.PICKED, (seat, kind))
        for each in range(s.players):
            s.picked[each] = (*s.picked[each], kind)
        if len(s.picked[seat]) < TEAM:
            s.frames[-1] = (at.SHARED_PICK, (seat + 1) % s.players, 0, 0)
            return
        s.frames.pop()
        for each in range(s.players):
            give_tokens(s, each)


class Keep(Asking):
    """With a handicap: which characters stay, one by one (DT-173). Frame: those kept so far, as bits, 0."""

    name: ClassVar[str] = "keep"
    rules: ClassVar[tuple[str, ...]] = ("DT-173", "DT-174")
    secret = True

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        first = seat * TEAM
        left = [token for token in range(first, first + TEAM_CHARACTERS) if not f[2] >> token & 1]
        return PICK.codes(sorted([s.kind[token] for token in left]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        kept = f[2] | 1 << s.kind.index(PICK.value(code), seat * TEAM)
        if kept.bit_count() < s.config.handicap:
            s.frames[-1] = (at.KEEP, seat, kept, 0)
            return
        s.frames.pop()
        for token in range(seat * TEAM, seat * TEAM + TEAM_CHARACTERS):
            if not kept >> token & 1:
                s.at[token] = UNUSED

    def audience(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> int:
        return 1 << seat

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return {"left": s.config.handicap - f[2].bit_count()}


def begin_line_up(s: DungeonTwister) -> None:
    s.frames.append((at.LINE_UP, NOBODY, 0, 0))


class LineUp(Together[DungeonTwister]):
    """A character for each dot of the own start line, in secret (DT-043, DT-308). Frame: 0, 0."""

    name: ClassVar[str] = "line-up"
    rules: ClassVar[tuple[str, ...]] = ("DT-043", "DT-048", "DT-308")

    def seats(self, s: DungeonTwister, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if next_dot(s, seat) != NOBODY]

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return PICK.codes(sorted([s.kind[token] for token in reserve(s, seat)]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        token = next(each for each in reserve(s, seat) if s.kind[each] == PICK.value(code))
        put(s, token, next_dot(s, seat))
        if next_dot(s, seat) == NOBODY:
            s.door.tell(messages.READY, (seat,))

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        x, y = square_of(s, next_dot(s, seat))
        return {"x": x, "y": y}

    def changes_others(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> bool:
        return False

    def finish(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        s.door.seal()


def reserve(s: DungeonTwister, seat: int) -> list[int]:
    """His characters behind the screen."""
    return [token for token in range(seat * TEAM, seat * TEAM + TEAM_CHARACTERS) if s.at[token] == STOCK]


def next_dot(s: DungeonTwister, seat: int) -> int:
    """The first dot of his lines on which nobody stands, or NOBODY."""
    return next((dot for dot in s.config.layout.dots[seat] if dot not in s.at), NOBODY)
