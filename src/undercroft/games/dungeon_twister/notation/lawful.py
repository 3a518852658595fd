"""Whether a written position is one that the rules know; what they forbid is said with its rule (section 10)."""

from typing import Final

from undercroft.engine.errors import BrokenScenario
from undercroft.games.dungeon_twister.actions import TOKEN_IDS, token_value
from undercroft.games.dungeon_twister.cards import (
    FIRST_OBJECT,
    ILLUSIONIST,
    MONK,
    PALADIN,
    PRINCESS,
    ROPE,
    THIEF,
)
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import ground, square_of
from undercroft.games.dungeon_twister.geometry.rooms import (
    FACE_DOWN,
    FLOOR,
    FOUNTAIN,
    HOLE,
    LINE,
    NO_ROOM,
    RIFT,
    ROCKS,
    RUBBLE,
    TERRAIN,
    WALLS,
)
from undercroft.games.dungeon_twister.geometry.tile import CELLS
from undercroft.games.dungeon_twister.rules.acting import is_charmed
from undercroft.games.dungeon_twister.rules.ground import is_own_line, is_pit
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import DEAD, NOWHERE, TEAM, UNUSED, DungeonTwister
from undercroft.games.dungeon_twister.tokens import is_wounded, rests_under, tokens_on

BREACHES: Final = 3  # of each Golem (DT-217)

# Where nothing can be, and the rule that says so.
NOTHING_THERE: Final[dict[int, tuple[str, str]]] = {
    FACE_DOWN: ("a face-down room", "DT-005"),
    FOUNTAIN: ("a fountain", "DT-281"),
    RUBBLE: ("rubble", "DT-224"),
    HOLE: ("the hole", "DT-326"),
}


def check_position(s: DungeonTwister) -> None:
    check_marks(s)
    check_illusions(s)
    for place in sorted({place for place in s.at if place >= 0}):
        check_square(s, place)
    check_stacks(s)
    check_breaches(s)
    check_turn(s)


def named(s: DungeonTwister, token: int) -> str:
    return f"'{TOKEN_IDS[token_value(s, token)]}'"


def listed(s: DungeonTwister, tokens: list[int]) -> str:
    return " and ".join([named(s, token) for token in sorted(tokens)])


def where(s: DungeonTwister, place: int) -> str:
    x, y = square_of(s, place)
    return f"{x},{y}"


# ---- what rests on a square


def check_square(s: DungeonTwister, place: int) -> None:
    present = tokens_on(s, place)
    people = [token for token in present if s.kind[token] < FIRST_OBJECT]
    if not rests(s, present, people) and not left_behind(s, place, people):
        raise BrokenScenario(f"{listed(s, present)} cannot rest together on {where(s, place)}.", ("DT-011",))
    check_ground(s, place, present, people)


def rests(s: DungeonTwister, present: list[int], people: list[int]) -> bool:
    """Whether these may rest together between two actions (DT-011)."""
    upright = [token for token in people if not is_wounded(s, token)]
    wounded, objects = len(people) - len(upright), len(present) - len(people)
    if not upright:
        return wounded <= 1 and objects <= (2 if wounded and s.kind[people[0]] == PALADIN else 1)
    return len(upright) == 1 and rests_under(s, upright[0], [each for each in people if each != upright[0]], objects)


def left_behind(s: DungeonTwister, place: int, people: list[int]) -> bool:
    """Several objects of a dead Paladin, or of those who died under falling rocks (DT-212)."""
    wounded = [token for token in people if is_wounded(s, token)]
    return wounded == people and len(people) <= 1 and (PALADIN in s.kind or ground(s)[place] == ROCKS)


def check_ground(s: DungeonTwister, place: int, present: list[int], people: list[int]) -> None:
    what = ground(s)[place]
    if what in NOTHING_THERE:
        name, rule = NOTHING_THERE[what]
        raise BrokenScenario(f"{listed(s, present)} cannot be on {where(s, place)}: there is {name}.", (rule,))
    if what == RIFT and not s.config.official:
        raise BrokenScenario(f"{listed(s, present)} cannot be on the rift {where(s, place)}.", ("DT-294",))
    if what == ROCKS and people:
        raise BrokenScenario(f"{listed(s, people)} cannot rest under falling rocks on {where(s, place)}.", ("DT-284",))
    if is_pit(s, place):
        check_pit(s, place, present, people)
    for token in people:
        if what == LINE and not stands_on_line(s, token, place):
            raise BrokenScenario(f"{named(s, token)} cannot be on the start line {where(s, place)}.", ("DT-114",))


def check_pit(s: DungeonTwister, place: int, present: list[int], people: list[int]) -> None:
    """A Rope, or a Thief who stands; without a character nothing but a Rope (DT-106, DT-272, DT-275)."""
    if any([s.kind[token] == ROPE for token in present]):
        return
    thief = [token for token in people if s.kind[token] == THIEF and not is_wounded(s, token)]
    if thief and ground(s)[place] != RIFT:
        return
    rule = "DT-272" if people else "DT-106"
    raise BrokenScenario(f"{listed(s, present)} cannot be on the pit {where(s, place)} without a Rope.", (rule,))


def stands_on_line(s: DungeonTwister, token: int, place: int) -> bool:
    """On his own line, no monk; the Princess may be carried over any (DT-114, DT-301)."""
    return s.kind[token] != MONK and (s.kind[token] == PRINCESS or is_own_line(s, token, place))


# ---- marks, markers, stacks


def check_marks(s: DungeonTwister) -> None:
    for token in range(len(s.at)):
        bit = 1 << token
        marked = (s.wounded | s.hurt | s.spent | s.charmed | s.unregenerating) & bit
        if s.kind[token] >= FIRST_OBJECT and (marked or s.private[token]):
            raise BrokenScenario(f"{named(s, token)} is an object; only characters have marks.", ("DT-007",))
        if s.kind[token] == MONK and s.wounded & bit:
            raise BrokenScenario(f"{named(s, token)} cannot be wounded.", ("DT-301",))
        if s.private[token]:
            check_private(s, token)
        if is_charmed(s, token) and s.owner[token] == s.active:
            raise BrokenScenario(f"{named(s, token)} cannot be charmed by its own player.", ("DT-259",))


def check_private(s: DungeonTwister, token: int) -> None:
    """Points of a potion lapse with the turn and with a wound; only a charm gives any to an enemy (DT-246, DT-259)."""
    stranger = s.owner[token] != s.active and not is_charmed(s, token)
    wounded = is_wounded(s, token) and not is_charmed(s, token)  # a wounded one can be charmed, to drink (DT-280)
    if wounded or s.card == 0 or s.at[token] < 0 or stranger:
        raise BrokenScenario(f"{named(s, token)} cannot have action points of its own now.", ("DT-246",))


def check_illusions(s: DungeonTwister) -> None:
    out = [place for place in s.illusions if place != NOWHERE]
    for number, place in enumerate(s.illusions):
        if place == NOWHERE:
            continue
        tile, cell = divmod(place, CELLS)
        on_floor = place < s.config.layout.first_line_place and s.room_of[tile] != NO_ROOM
        if not on_floor or TERRAIN[s.room_of[tile] * CELLS + cell] != FLOOR or out.count(place) > 1:
            raise BrokenScenario(
                f"'illusions': none can be on {where(s, place)}, only on a floor square.", ("DT-221", "DT-223")
            )
        own = range(number // 2 * TEAM, number // 2 * TEAM + TEAM)
        if not any([s.kind[token] == ILLUSIONIST and s.at[token] not in (DEAD, UNUSED) for token in own]):
            colour = s.config.layout.colours[number // 2]
            raise BrokenScenario(f"'illusions': {colour} has no Illusionist alive.", ("DT-226",))


def check_stacks(s: DungeonTwister) -> None:
    for tile, stack in enumerate(s.stacks):
        column, row = s.config.layout.slots[s.slot_of[tile]]
        if stack and s.room_of[tile] != NO_ROOM:
            raise BrokenScenario(f"{listed(s, list(stack))}: the room at {column},{row} lies face up.", ("DT-072",))
        limit = s.config.layout.limits[tile]
        if len(stack) > limit:
            raise BrokenScenario(f"The room at {column},{row} holds at most {limit} tokens.", ("DT-045",))
        for token in stack:
            if any([bits >> token & 1 for bits in (s.wounded, s.hurt, s.spent, s.charmed)]):
                raise BrokenScenario(f"{named(s, token)} lies face down and has no marks.", ("DT-008",))


def breached(s: DungeonTwister) -> int:
    """How many walls are destroyed."""
    shown = [(s.passable[tile], WALLS[room]) for tile, room in enumerate(s.room_of) if room != NO_ROOM]
    return sum([(passable & walls).bit_count() for passable, walls in shown])


def check_breaches(s: DungeonTwister) -> None:
    used = sum([BREACHES - left for left in s.breaches])
    if breached(s) != used:
        raise BrokenScenario(
            f"'breached': {breached(s)} walls, but {used} markers used; each Golem has {BREACHES}.", ("DT-217",)
        )


# ---- the turn


def check_turn(s: DungeonTwister) -> None:
    colour = s.config.layout.colours[s.active]
    if s.resigned >> s.active & 1:
        raise BrokenScenario(f"{colour} has resigned and has no turn.", ("DT-190",))
    if s.card == 0 and (s.ap or s.hurt or s.spent or s.charmed or s.granted):
        raise BrokenScenario("Before the action card there are no action points, and nobody is marked.", ("DT-058",))
    if s.card == 0 and not s.card_hands[s.active]:
        raise BrokenScenario(f"{colour} has no action card to play.", ("DT-053",))
    for seat in range(s.players):
        if 0 not in s.combat_hands[seat]:
            raise BrokenScenario(f"'combat' of {s.config.layout.colours[seat]} must hold the 0.", ("DT-141",))
        if total(s, seat) >= s.config.target > 0 and not s.config.end_of_turn and not s.resigned >> seat & 1:
            raise BrokenScenario(
                f"{s.config.layout.colours[seat]} has {total(s, seat)} points and has won already.", ("DT-029",)
            )
    if s.princess and s.config.scenario != SACRIFICE:
        raise BrokenScenario("'awake' is for the Princess of scenario 6.", ("DT-336",))
