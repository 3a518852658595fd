"""What a seat sees: the only folder that decides secrecy. Everything shown here is named; nothing is hidden later."""

from typing import Final, cast

from undercroft.engine.piles import named
from undercroft.engine.viewer import Viewer
from undercroft.games.doodle_dungeon.actions import ACTIONS
from undercroft.games.doodle_dungeon.cards import (
    CARD_ACTION,
    CARD_IDS,
    CARD_SHAPE,
    CONTENT_IDS,
    CURSE,
    DAMAGE,
    SHAPE_IDS,
    TRACK_OF,
    TRAP,
    WALL,
)
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.above import cards_above
from undercroft.games.doodle_dungeon.rules.drafting import draw_pile
from undercroft.games.doodle_dungeon.rules.elements import NO_ELEMENT, element
from undercroft.games.doodle_dungeon.rules.fighting import strength
from undercroft.games.doodle_dungeon.rules.sequence import DEFENCE, PHASE_IDS, STEPS
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import LAPSED, NO_CARD, DoodleDungeon
from undercroft.games.doodle_dungeon.view.dungeons import view_dungeon
from undercroft.games.doodle_dungeon.view.shape import (
    Building,
    DoodleDungeonView,
    FightView,
    PhaseId,
    Question,
    StepId,
)

PHASES: Final = cast("list[PhaseId]", list(PHASE_IDS))
STEP_IDS: Final = cast("list[StepId]", [step.name for step in STEPS])  # only steps that ask somebody are ever shown


def view_table(s: DoodleDungeon, viewer: Viewer) -> DoodleDungeonView:
    """The whole view."""
    sees_pile = s.config.junk_open or viewer.all_seeing or looks_at_pile(s, viewer)
    pile = s.discard if sees_pile else s.laid
    return {
        "game": "doodle_dungeon",
        "viewer": viewer.viewer,
        "phase": PHASES[max(0, s.phase)],
        "round": s.round,
        "marker": s.marker,
        "hearts": s.config.hearts,
        "over": s.over == 1,
        **question(s),
        "row": named(CARD_IDS, s.row),
        "pile": draw_pile(s),
        "discard": named(CARD_IDS, pile),
        "missing": len(pile) - len(s.discard),
        "turn": turn(s),
        "building": building(s, viewer.viewer),
        "fight": fight(s),
        "dungeons": [view_dungeon(s, viewer, seat) for seat in range(s.players)],
    }


def question(s: DoodleDungeon) -> Question:
    """The step and whom it waits for."""
    if s.over or not s.frames:
        return {"step": None, "to_act": []}
    f = s.frames[-1]
    step = STEPS[f[0]]
    return {"step": STEP_IDS[f[0]], "to_act": step.seats(s, f) if step.together else [f[1]]}


def looks_at_pile(s: DoodleDungeon, viewer: Viewer) -> bool:
    """Whoever plays Useful Junk sees the true discard pile (DD-132)."""
    return bool(s.frames) and s.frames[-1][0] == at.JUNK_PICK and s.frames[-1][1] == viewer.viewer


def turn(s: DoodleDungeon) -> int | None:
    """Whose turn of phase C it is: below everything lies the turn of the next one."""
    if s.phase != DEFENCE or not s.frames:
        return None
    return (s.frames[0][1] - 1) % s.players


def building(s: DoodleDungeon, seat: int | None) -> Building | None:
    """One's own card in the making."""
    if seat is None or s.taken[seat] == NO_CARD or not s.frames or s.frames[-1][0] != at.BUILD:
        return None
    what = element(s, seat)
    return {
        "built": ["lapsed" if code == LAPSED else ACTIONS.table[code].text for code in s.built[seat]],
        "element": CONTENT_IDS[what] if what != NO_ELEMENT else None,
        "shape": SHAPE_IDS[CARD_SHAPE[s.taken[seat]]] if what == WALL else None,
    }


def fight(s: DoodleDungeon) -> FightView | None:
    """The encounter, from the meeting on until it is settled."""
    for frame in reversed(s.frames):
        if frame[0] in (at.SPRING, at.FIGHT):
            return encounter(s, frame[1], frame[2])
    return None


def encounter(s: DoodleDungeon, owner: int, cell: int) -> FightView:
    content = s.sheets[owner][cell]
    own_level = level(s, owner, TRACK_OF[content])
    is_trap = content == TRAP
    return {
        "seat": owner,
        "cell": CELL_IDS[cell],
        "element": CONTENT_IDS[content],
        "dice": list(s.dice),
        "level": own_level,
        "bonus": s.bonus,
        "strength": 0 if is_trap else strength(s, owner, content),
        "damage": own_level if is_trap else DAMAGE[content] + s.extra,
        "curses": len([card for card in cards_above(s, owner) if CARD_ACTION[card] == CURSE]),
        "locked": s.locked == 1,
    }
