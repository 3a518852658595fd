"""What a seat sees: the only folder that decides secrecy. Everything shown here is named; nothing is hidden later."""

from typing import Final, Literal, cast

from undercroft.engine.clocks import Clock
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.actions import TOKEN_IDS, token_value
from undercroft.games.dungeon_twister.cards import KIND_IDS, MONK
from undercroft.games.dungeon_twister.geometry.links import square_of
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, PORTCULLISES, ROOM_IDS, WALLS
from undercroft.games.dungeon_twister.rules.clock import clocks
from undercroft.games.dungeon_twister.rules.scoring import CYCLE, ENDINGS, takes_turns
from undercroft.games.dungeon_twister.rules.sequence import PHASE_IDS, PHASES, STEPS
from undercroft.games.dungeon_twister.state import IN_HAND, NOBODY, NOWHERE, TO_PLACE, DungeonTwister
from undercroft.games.dungeon_twister.view.fighting import view_combat
from undercroft.games.dungeon_twister.view.players import view_player
from undercroft.games.dungeon_twister.view.prospects import view_actor, view_fights, view_reach, view_rivals
from undercroft.games.dungeon_twister.view.shape import (
    Back,
    ClockView,
    DungeonTwisterView,
    Illusion,
    Line,
    MoveView,
    PhaseId,
    Question,
    Room,
    StepId,
    Token,
)

LINE_UP: Final = PHASE_IDS.index("line-up")
NO_SQUARE: Final = 99
START: Final = PHASE_IDS.index("start")


def view_table(s: DungeonTwister, viewer: Viewer) -> DungeonTwisterView:
    """The whole view."""
    layout = s.config.layout
    return {
        "game": "dungeon_twister",
        "viewer": viewer.viewer,
        "round": s.turn,
        "phase": cast("PhaseId", PHASES[max(s.phase, 0)][0]),
        "over": s.over == 1,
        "ending": ENDINGS[s.ending],
        "winner": s.winner if s.winner != NOBODY else None,
        **question(s),
        "layout": layout.id,
        "columns": layout.columns,
        "rows": layout.rows,
        "scenario": s.config.scenario,
        "target": s.config.target,
        "end_of_turn": s.config.end_of_turn,
        "active": s.active if s.active != NOBODY else None,
        "card": s.card,
        "ap": s.ap,
        "highest": s.highest,
        "quiet": s.quiet,
        "quiet_limit": quiet_limit(s),
        "pentagram": s.pentagram if s.pentagram != NOBODY else None,
        "princess_awake": s.princess == 1,
        "rooms": [view_room(s, viewer, tile) for tile in range(layout.tiles)],
        "lines": view_lines(s),
        "tokens": view_tokens(s, viewer),
        "illusions": view_illusions(s),
        "players": [view_player(s, viewer, seat) for seat in range(s.players)],
        "to_place": [TOKEN_IDS[token_value(s, token)] for token in s.revealed],
        "move": view_move(s),
        "combat": view_combat(s, viewer) if s.attackers else None,
        "actor": view_actor(s),
        "reach": view_reach(s, viewer),
        "rivals": view_rivals(s, viewer),
        "fights": view_fights(s, viewer),
        "clocks": [view_clock(clock) for clock in clocks(s)],
    }


def question(s: DungeonTwister) -> Question:
    """The step and whom it waits for."""
    if s.over or not s.frames:
        return {"step": None, "to_act": []}
    f = s.frames[-1]
    step = STEPS[f[0]]
    return {"step": cast("StepId", step.name), "to_act": step.seats(s, f) if step.together else [f[1]]}


def view_clock(clock: Clock) -> ClockView:
    """DT-166 to DT-169: everybody sees the clocks."""
    name: Literal["turn", "reaction"] = "turn" if clock.name == "turn" else "reaction"
    return {"seat": clock.seat, "name": name, "seconds": clock.seconds, "runs": clock.runs}


def quiet_limit(s: DungeonTwister) -> int | None:
    if not s.config.stall:
        return None
    return CYCLE * s.config.stall * sum([takes_turns(s, seat) for seat in range(s.players)])


def view_room(s: DungeonTwister, viewer: Viewer, tile: int) -> Room:
    """A face-down room has no face and no orientation (section 5)."""
    room, laid = s.room_of[tile], s.laid_room[tile]
    column, row = s.config.layout.slots[s.slot_of[tile]]
    shown = room != NO_ROOM
    gates = PORTCULLISES[room] & s.passable[tile] if shown else 0
    return {
        "column": column,
        "row": row,
        "limit": s.config.layout.limits[tile],
        "room": ROOM_IDS[room] if shown else None,
        "turned": s.turned[tile] if shown else None,
        "known": ROOM_IDS[laid] if not shown and laid != NO_ROOM and viewer.are(s.laid_by[tile]) else None,
        "stack": [view_back(s, viewer, token) for token in s.stacks[tile]],
        "open": bits(gates & ~s.broken[tile]),
        "broken": bits(s.broken[tile]),
        "breached": bits(WALLS[room] & s.passable[tile]) if shown else [],
    }


def bits(edges: int) -> list[int]:
    """The numbers of these edges; mostly there are none."""
    found: list[int] = []
    while edges:
        found.append((edges & -edges).bit_length() - 1)
        edges &= edges - 1
    return found


def view_back(s: DungeonTwister, viewer: Viewer, token: int) -> Back:
    """Only monks are known to all; one's own is shown where the table has agreed on it (DT-048, DT-297)."""
    shown = s.kind[token] == MONK or viewer.all_seeing or (s.config.show_own and viewer.are(s.owner[token]))
    return {"owner": s.owner[token], "kind": KIND_IDS[s.kind[token]] if shown else None}


def view_lines(s: DungeonTwister) -> list[Line]:
    layout = s.config.layout
    return [
        {
            "seat": layout.seat(line["owner"]),
            "squares": [[x, y] for x, y in line["squares"]],
            "dots": [[x, y] for x, y in line["dots"]],
        }
        for line in layout.facts["start_lines"]
    ]


def view_tokens(s: DungeonTwister, viewer: Viewer) -> list[Token]:
    """Everything on squares, beside the board and in the mover's hands."""
    present = [token for token, place in enumerate(s.at) if place >= 0 or place in (TO_PLACE, IN_HAND)]
    if s.phase == LINE_UP:  # the others' answers are not in yet
        present = [token for token in present if viewer.are(s.owner[token]) or token_is_open(s, token)]
    seen = [view_token(s, viewer, token) for token in present]
    return sorted(seen, key=by_square)  # the order of their numbers would tell who lies face down


def by_square(token: Token) -> tuple[int, int, str]:
    return NO_SQUARE if token["y"] is None else token["y"], token["x"] or 0, token["id"] or ""


def token_is_open(s: DungeonTwister, token: int) -> bool:
    return s.phase >= START or s.at[token] < s.config.layout.first_line_place


def shows_face(s: DungeonTwister, viewer: Viewer, token: int) -> bool:
    """The start team lies face down until all are turned up; its owner sees it while he chooses (DT-048, DT-049)."""
    choosing = viewer.are(s.owner[token]) and (s.phase <= LINE_UP or s.config.show_own)
    return token_is_open(s, token) or choosing or viewer.all_seeing


def view_token(s: DungeonTwister, viewer: Viewer, token: int) -> Token:
    place = s.at[token]
    shown = s.phase >= START or shows_face(s, viewer, token)
    x, y = square_of(s, place) if place >= 0 else (None, None)
    return {
        "id": TOKEN_IDS[token_value(s, token)] if shown else None,
        "owner": s.owner[token],
        "kind": KIND_IDS[s.kind[token]] if shown else None,
        "x": x,
        "y": y,
        "wounded": s.wounded >> token & 1 == 1,
        "hurt": s.hurt >> token & 1 == 1,
        "spent": s.spent >> token & 1 == 1,
        "charmed": s.charmed >> token & 1 == 1,
        "private": s.private[token],
    }


def view_illusions(s: DungeonTwister) -> list[Illusion]:
    found: list[Illusion] = []
    for number, place in enumerate(s.illusions):
        if place != NOWHERE:
            x, y = square_of(s, place)
            found.append({"owner": number // 2, "kind": "rubble" if number % 2 else "illusory_pit", "x": x, "y": y})
    return found


def view_move(s: DungeonTwister) -> MoveView | None:
    if s.mover == NOBODY:
        return None
    held = [TOKEN_IDS[token_value(s, token)] for token in s.held]
    return {"token": TOKEN_IDS[token_value(s, s.mover)], "steps": s.steps, "held": held}
