"""What holds in every position of every game (section 10 of the specification). `check` for each decision.

What holds between positions is in ledger.py, what needs views in invariants_views.py.
"""

from typing import cast

from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.cards import (
    FIRST_OBJECT,
    GHOST,
    GOBLIN,
    ILLUSIONIST,
    MONK,
    PALADIN,
    PRINCESS,
    ROPE,
    THIEF,
)
from undercroft.games.dungeon_twister.config import GOBLINS, STONES
from undercroft.games.dungeon_twister.geometry.links import all_links, ground, links, square_of
from undercroft.games.dungeon_twister.geometry.rooms import (
    FACE_DOWN,
    FLOOR,
    FOUNTAIN,
    HOLE,
    ILLUSORY_PIT,
    LINE,
    NO_ROOM,
    NUMBER,
    OPEN,
    PIT,
    PORTCULLISES,
    RIFT,
    ROCKS,
    RUBBLE,
    TERRAIN,
    TURNS,
    WALLS,
)
from undercroft.games.dungeon_twister.geometry.tile import CELLS
from undercroft.games.dungeon_twister.state import (
    IN_HAND,
    NOBODY,
    NOWHERE,
    ON_TILE,
    TEAM,
    TEAM_CHARACTERS,
    TO_PLACE,
    UNUSED,
    DungeonTwister,
)
from undercroft.games.dungeon_twister.tokens import tokens_on

BETWEEN_ACTIONS = ("action", "action-card", "reveal", "rotate", "attack", "break", "lock", "heal", "jump", "")


def check(match: Match) -> None:
    """All invariants of a position that are cheap enough for every decision."""
    s, step = state_of(match), "" if match.over else match.step().name
    tokens_are_conserved(s)
    rooms_lie_as_they_should(s)
    markers_lie_where_they_may(s)
    hands_are_right(s, step)
    points_of_actions_are_right(s, step)
    combats_have_two_sides(s)
    nobody_is_stuck(match, step)
    lines_and_face_down_rooms(s)
    if step in BETWEEN_ACTIONS:
        for place in {place for place in s.at if place >= 0}:
            check_square(s, place)


def state_of(match: Match) -> DungeonTwister:
    return cast("DungeonTwister", match.state)


# ---- 1: tokens


def tokens_are_conserved(s: DungeonTwister) -> None:
    """Every token is in exactly one place; stacks, hands and trays hold just those that say so."""
    stacked = [token for stack in s.stacks for token in stack]
    assert len(set(stacked)) == len(stacked)
    for tile, stack in enumerate(s.stacks):
        for token in stack:
            assert s.at[token] == ON_TILE - tile or s.at[token] == TO_PLACE, "scenario 4 shows its open rooms"
    for token, at in enumerate(s.at):
        assert (at == IN_HAND) == (token in s.held), token
        assert at != TO_PLACE or token in s.revealed or token in stacked
        assert at > ON_TILE or token in s.stacks[ON_TILE - at]
        assert at == UNUSED or s.kind[token] >= 0


# ---- 2, 3, 4: what rests on a square


def check_square(s: DungeonTwister, place: int) -> None:
    present = [token for token, at in enumerate(s.at) if at == place]
    upright = [t for t in present if s.kind[t] < FIRST_OBJECT and not s.wounded >> t & 1]
    wounded = [t for t in present if s.kind[t] < FIRST_OBJECT and s.wounded >> t & 1]
    objects = [t for t in present if s.kind[t] >= FIRST_OBJECT]
    told = square_of(s, place), [s.kind[t] for t in present]
    assert len(upright) <= 1, told
    if upright:
        stands_over(s, upright[0], wounded, objects)
    else:
        lie_together(s, wounded, objects, place)
    bears(s, place, upright, wounded, objects)


def stands_over(s: DungeonTwister, token: int, wounded: list[int], objects: list[int]) -> None:
    """An unwounded character with what it carries; Ghost, monk and the Goblin of scenario 3 stand on one object."""
    kind = s.kind[token]
    if kind in (GHOST, MONK) or (kind == GOBLIN and s.config.scenario == GOBLINS):
        assert not wounded
        assert len(objects) <= 1
        return
    assert len(wounded) + len(objects) <= (2 if kind == PALADIN else 1)
    assert kind != PRINCESS or not wounded, "she carries objects only"
    for other in wounded:
        assert s.owner[other] == s.owner[token] or s.kind[other] == PRINCESS


def lie_together(s: DungeonTwister, wounded: list[int], objects: list[int], place: int) -> None:
    """At most one wounded and one object, unless several were left behind by a Paladin or by deaths on rocks."""
    assert len(wounded) <= 1
    assert len(objects) <= 1 or PALADIN in s.kind or ground(s)[place] == ROCKS


def bears(s: DungeonTwister, place: int, upright: list[int], wounded: list[int], objects: list[int]) -> None:
    """Whether the ground lets all that rest there."""
    what, people = ground(s)[place], upright + wounded
    assert what not in (FOUNTAIN, RUBBLE, HOLE, FACE_DOWN)
    assert what != RIFT or s.config.official
    assert what != ROCKS or not people
    if what in (PIT, ILLUSORY_PIT, RIFT) and not any(s.kind[token] == ROPE for token in objects):
        assert not objects or people
        assert len(upright) == 1, "a wounded one has no Rope"
        assert s.kind[upright[0]] == THIEF
        assert what != RIFT
    if what in (PIT, ILLUSORY_PIT, RIFT) and not people:
        assert [s.kind[token] for token in objects] == [ROPE] or PALADIN in s.kind


# ---- 5, 6, 7: rooms and markers


def lines_and_face_down_rooms(s: DungeonTwister) -> None:
    """Nobody on an enemy start line, nothing on a face-down room's squares, no room above its limit."""
    layout = s.config.layout
    for token, place in enumerate(s.at):
        if place >= 0 and ground(s)[place] == LINE and s.kind[token] < FIRST_OBJECT:
            assert s.kind[token] != MONK
            owner = layout.line_owner[place - layout.first_line_place]
            assert owner == s.owner[token] or s.kind[token] == PRINCESS
        assert place < 0 or ground(s)[place] != FACE_DOWN
    for tile, stack in enumerate(s.stacks):
        assert len(stack) <= layout.limits[tile]


def rooms_lie_as_they_should(s: DungeonTwister) -> None:
    """Each slot holds one room, each room has one orientation, pairs turn opposite ways."""
    layout = s.config.layout
    assert len(set(s.slot_of)) == len(s.slot_of)
    shown = [room for room in s.room_of if room != NO_ROOM]
    hidden = [room for tile, room in enumerate(s.laid_room) if room != NO_ROOM and s.room_of[tile] == NO_ROOM]
    assert len(set(shown + hidden)) == len(shown + hidden)
    assert not set(shown + hidden) & set(s.pool)
    assert all(0 <= turned < 4 for turned in s.turned)
    for room in shown:
        partners = [other for other in shown if NUMBER[other] == NUMBER[room] and other != room]
        assert all(TURNS[other] == -TURNS[room] for other in partners)
    if s.config.scenario == STONES:
        columns = [c for c, r in [layout.slots[slot] for slot in s.slot_of] if r in (0, layout.rows - 1)]
        assert len(columns) == 2
        assert sum(columns) == 2


def markers_lie_where_they_may(s: DungeonTwister) -> None:
    """Open and broken markers on portcullises, breaches on walls, at most three for each Golem; illusions on floor."""
    breaches = 0
    for tile, room in enumerate(s.room_of):
        if room == NO_ROOM:
            assert s.passable[tile] == s.broken[tile] == 0
            continue
        assert s.passable[tile] & OPEN[room] == OPEN[room]
        assert s.passable[tile] & ~(OPEN[room] | PORTCULLISES[room] | WALLS[room]) == 0
        assert s.broken[tile] & ~(PORTCULLISES[room] & s.passable[tile]) == 0
        breaches += (s.passable[tile] & WALLS[room]).bit_count()
    assert breaches == sum(3 - left for left in s.breaches)
    assert all(0 <= left <= 3 for left in s.breaches)
    out = [place for place in s.illusions if place != NOWHERE]
    assert len(set(out)) == len(out)
    for number, place in enumerate(s.illusions):
        assert place == NOWHERE or TERRAIN[s.room_of[place // CELLS] * CELLS + place % CELLS] == FLOOR
        assert place == NOWHERE or ILLUSIONIST in s.kind[number // 2 * TEAM : number // 2 * TEAM + TEAM_CHARACTERS]


def what_is_derived_is_fresh(match: Match) -> None:
    """Contacts that were mended square by square are those of the whole board worked out anew."""
    s = state_of(match)
    assert links(s) == all_links(s)
    found = {place: sorted(tokens_on(s, place)) for place in range(len(s.on)) if s.on[place]}
    assert (
        found == {at: [token for token, there in enumerate(s.at) if there == at] for at in s.at if at >= 0} or not s.on
    )


# ---- 8, 10, 11: cards, points, combats


def hands_are_right(s: DungeonTwister, step: str) -> None:
    for seat in range(s.players):
        assert s.combat_hands[seat][0] == 0
        assert 0 <= s.jump_cards[seat] <= 3
        if step == "action-card":
            assert 1 <= s.card_hands[seat].bit_count() <= 4


def points_of_actions_are_right(s: DungeonTwister, step: str) -> None:
    assert s.ap >= 0
    for token, points in enumerate(s.private):
        assert points >= 0
        assert points == 0 or (step != "action-card" and s.at[token] >= 0 and not is_helpless(s, token))


def is_helpless(s: DungeonTwister, token: int) -> bool:
    """Wounded, and not by charm under another's will: only such a one has points of his own (DT-246, DT-265)."""
    return bool(s.wounded >> token & 1) and not s.charmed >> token & 1


def combats_have_two_sides(s: DungeonTwister) -> None:
    """Exactly two colours, at most one wounded participant, who is the named target."""
    if not s.attackers:
        return
    attackers, defenders = ({s.owner[token] for token in side} for side in (s.attackers, s.defenders))
    assert len(attackers) == len(defenders) == 1
    assert attackers != defenders
    everybody = (*s.attackers, *s.defenders)
    assert len(set(everybody)) == len(everybody)
    assert {token for token in everybody if s.wounded >> token & 1} <= {s.target}
    assert s.target in s.defenders
    assert not any(s.kind[token] == MONK for token in everybody)
    assert not any(s.kind[token] == PRINCESS for token in everybody) or s.princess


# ---- 14, 17


def nobody_is_stuck(match: Match, step: str) -> None:
    """From every state in the middle of a move at least one legal continuation exists; the end is the end."""
    s = state_of(match)
    assert (s.over == 1) == (not match.to_act)
    for seat in match.to_act:
        assert match.offered[seat], step
    assert s.mover != NOBODY or not s.held
