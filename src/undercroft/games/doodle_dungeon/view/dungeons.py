"""What a seat sees of a dungeon and of its owner's cards."""

from typing import Final

from undercroft.engine.piles import named
from undercroft.engine.seats import SEAT_IDS, left_neighbour
from undercroft.engine.state import Pile
from undercroft.engine.viewer import Viewer
from undercroft.games.doodle_dungeon.cards import CARD_IDS, CROSSED, TRACK_IDS
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS, CELLS, COLUMNS
from undercroft.games.doodle_dungeon.rules.scoring import score
from undercroft.games.doodle_dungeon.rules.sequence import DEFENCE, PATHS
from undercroft.games.doodle_dungeon.state import NO_CARD, DoodleDungeon
from undercroft.games.doodle_dungeon.view.secrets import as_it_is, before_this_card
from undercroft.games.doodle_dungeon.view.shape import Above, Dungeon, FateId, Score, Track

SIGNS: Final = b".#TGOD".ljust(CROSSED, b".") + b"..tgod".ljust(256 - CROSSED, b".")  # by content
FATES: Final[list[FateId]] = ["walking", "dead", "escaped"]


def view_dungeon(s: DoodleDungeon, viewer: Viewer, seat: int) -> Dungeon:
    """The sheet; of a card that is being built only its owner sees anything (DD-023, DD-066, DD-075)."""
    own = viewer.are(seat)
    drawing = as_it_is(s, seat) if own else before_this_card(s, seat)
    drawer = left_neighbour(s.players, seat)
    open_path = s.phase == DEFENCE or (s.phase == PATHS and viewer.are(drawer))
    path = s.paths[seat]
    return {
        "seat": SEAT_IDS[seat],
        "sheet": sheet_rows(drawing.sheet),
        "quantity": len(drawing.treasures),
        "treasures": named(CELL_IDS, drawing.treasures) if own or s.over else None,  # DD-066, DD-169
        "tracks": tracks(s, drawing.boxes),
        "hearts": s.hearts[seat],
        "fate": FATES[s.fates[seat]],
        "hero": CELL_IDS[path[s.heroes[seat]]] if 0 <= s.heroes[seat] < len(path) else None,
        "place": s.heroes[seat],
        "drawer": drawer,
        "path": named(CELL_IDS, path) if open_path else None,
        "has_left": s.phase == DEFENCE or (open_path and s.left >> drawer & 1 == 1),
        "crossed": s.crossed[seat],
        "above": view_above(s, seat),
        "card": CARD_IDS[s.taken[seat]] if s.taken[seat] != NO_CARD else None,
        "confirmed": s.confirmed >> seat & 1 == 1,
        "drafted": named(CARD_IDS, s.drafted[seat]) if may_list(s, viewer, seat) else None,
        "hand": named(CARD_IDS, s.hands[seat]) if own else None,
        "hand_size": len(s.hands[seat]),
        "deck": len(s.decks[seat]) + len(s.under[seat]) if s.phase == DEFENCE else len(s.drafted[seat]),
        "under": named(CARD_IDS, s.under[seat]) if own else None,
        "score": view_score(s, seat) if s.over else None,
    }


def may_list(s: DoodleDungeon, viewer: Viewer, seat: int) -> bool:
    """The drafted cards: of everybody with the memory aid, else only the own ones before phase C (DD-026)."""
    return s.config.memory_aid or viewer.all_seeing or (viewer.viewer == seat and s.phase != DEFENCE)


def sheet_rows(sheet: Pile) -> list[str]:
    text = bytes(sheet).translate(SIGNS).decode()
    return [text[row : row + COLUMNS] for row in range(0, CELLS, COLUMNS)]


def tracks(s: DoodleDungeon, boxes: Pile) -> dict[str, Track]:
    found: dict[str, Track] = {}
    for track, name in enumerate(TRACK_IDS):
        levels, done = s.config.levels[track], boxes[track]
        missing = s.config.missing[track][done]
        found[name] = {"boxes": done, "of": len(levels) - 1, "level": levels[done], "next": missing or None}
    return found


def view_above(s: DoodleDungeon, seat: int) -> list[Above]:
    pile = s.above[seat]
    return [{"card": CARD_IDS[pile[at]], "seat": pile[at + 1]} for at in range(0, len(pile), 2)]


def view_score(s: DoodleDungeon, seat: int) -> Score:
    own = score(s, seat)
    return {
        "treasures": own.treasures,
        "monsters": own.monsters,
        "slain": own.slain,
        "hearts": own.hearts,
        "total": own.total(),
    }
