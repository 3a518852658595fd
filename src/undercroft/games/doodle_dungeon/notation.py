"""A position in words: for scenario files, bug reports and documents. Actions: see actions.py."""

from typing import Final

from undercroft.engine.errors import BrokenScenario, brief
from undercroft.engine.position_text import Words, check_keys, index, number
from undercroft.engine.seats import SEAT_IDS, SEAT_ORDERS, left_neighbour
from undercroft.engine.state import Frame, Pile
from undercroft.games.doodle_dungeon.cards import (
    ACTION_IDS,
    ALL_CARDS,
    CARD_ACTION,
    CARD_IDS,
    CROSSED,
    ROUNDS,
    TRACK_IDS,
)
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS, CELLS, COLUMNS, ROWS
from undercroft.games.doodle_dungeon.geometry.walls import is_connected
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.building import begin_cards
from undercroft.games.doodle_dungeon.rules.drafting import TOGETHER
from undercroft.games.doodle_dungeon.rules.pathing import drawn_by
from undercroft.games.doodle_dungeon.rules.sequence import BUILDING, DEFENCE, PATHS
from undercroft.games.doodle_dungeon.rules.tracks import capacity
from undercroft.games.doodle_dungeon.state import ESCAPED, NOBODY, WALKING, DoodleDungeon

MOMENTS: Final = ("round", "draft", "build", "path", "turn", "hero-actions", "refill")
SIGNS: Final = ".#TGOD"
FATE_IDS: Final = ("walking", "dead", "escaped")
KEYS: Final = {"at", "round", "marker", "turn", "row", "discard"}
SEAT_KEYS: Final = {
    "sheet", "treasures", "boxes", "hearts", "fate", "hero", "path", "drawn", "crossed", "above", "card", "drafted",
    "hand", "deck", "under", "turns",
}  # fmt: skip


def overlay(s: DoodleDungeon, position: Words) -> None:
    """Lay a position over a fresh state; cards that are not named are those that nobody has seen."""
    seats = SEAT_IDS[: s.players]
    check_keys("position", position, {*KEYS, *seats})
    moment = MOMENTS[index("at", position.get("at", "round"), MOMENTS)]
    box = CardBox()
    s.marker = seat_of(s, position, "marker")
    s.round = number(position, "round", 1, 1, ROUNDS)
    s.row = box.take(position, "row")
    s.discard = s.laid = box.take(position, "discard")
    for seat, name in enumerate(seats):
        words = position.get(name, {})
        check_keys(name, words, SEAT_KEYS)
        lay_sheet(s, seat, words)
        lay_cards(s, seat, words, box)
    for seat, name in enumerate(seats):
        lay_path(s, seat, position.get(name, {}))
    s.unseen = tuple(sorted(box.left))
    begin(s, moment, seat_of(s, position, "turn"))


class CardBox:
    """The cards that are not yet placed; one can be named by its number or by its action."""

    __slots__ = ("left",)

    def __init__(self) -> None:
        self.left = list(ALL_CARDS)

    def take(self, words: Words, key: str) -> Pile:
        return tuple([self.take_one(key, name) for name in words.get(key, [])])

    def take_one(self, key: str, name: object) -> int:
        found = [card for card in self.left if name in (CARD_IDS[card], ACTION_IDS[CARD_ACTION[card]])]
        if not found:
            known = name in CARD_IDS or name in ACTION_IDS
            why = "is placed already" if known else f"is no card: {CARD_IDS[0]}, …, {ACTION_IDS[0]}, …"
            raise BrokenScenario(f"'{key}': {brief(name)} {why}.")
        self.left.remove(found[0])
        return found[0]


def seat_of(s: DoodleDungeon, words: Words, key: str) -> int:
    return index(key, words.get(key, SEAT_IDS[0]), SEAT_IDS[: s.players])


def lay_sheet(s: DoodleDungeon, seat: int, words: Words) -> None:
    rows = words.get("sheet", ["." * COLUMNS] * ROWS)
    if len(rows) != ROWS or any([len(row) != COLUMNS for row in rows]):
        raise BrokenScenario(f"'sheet' has {ROWS} rows of {COLUMNS} signs.")
    s.sheets[seat] = tuple([content_of(sign) for row in rows for sign in row])
    s.find_sets(seat)
    if not is_connected(s.walls[seat]):
        raise BrokenScenario("'sheet': its walls cut cells off (DD-047).")
    s.treasures[seat] = cells(words.get("treasures", []), "treasures")
    boxes = words.get("boxes", {})
    check_keys("boxes", boxes, set(TRACK_IDS))
    s.boxes[seat] = tuple([number(boxes, name, 0, 0, capacity(s, track)) for track, name in enumerate(TRACK_IDS)])
    s.hearts[seat] = number(words, "hearts", s.config.hearts, 0, s.config.hearts)
    s.fates[seat] = index("fate", words.get("fate", FATE_IDS[WALKING]), FATE_IDS)
    gone = len([content for content in s.sheets[seat] if content > CROSSED + 2])
    s.crossed[seat] = number(words, "crossed", gone, gone, CELLS)


def content_of(sign: str) -> int:
    if sign in SIGNS:
        return SIGNS.index(sign)
    if sign.upper() in SIGNS[2:]:
        return CROSSED + SIGNS.index(sign.upper())
    raise BrokenScenario(
        f"'sheet' cannot hold {brief(sign)}; it holds {SIGNS} and {SIGNS[2:].lower()} for crossed off."
    )


def cells(names: object, key: str) -> Pile:
    """Cells as a list of names or in one text."""
    listed = names.split() if isinstance(names, str) else names
    if not isinstance(listed, list):
        raise BrokenScenario(f"'{key}' is a list of cells, not {brief(names)}.")
    return tuple([index(key, name, CELL_IDS) for name in listed])


def lay_cards(s: DoodleDungeon, seat: int, words: Words, box: CardBox) -> None:
    s.drafted[seat] = box.take(words, "drafted")
    s.hands[seat] = tuple(sorted(box.take(words, "hand")))
    s.decks[seat] = tuple(sorted(box.take(words, "deck")))
    s.under[seat] = box.take(words, "under")
    if "card" in words:
        s.taken[seat] = box.take_one("card", words["card"])
    for text in words.get("above", []):
        name, _, who = str(text).partition("@")
        s.above[seat] += (box.take_one("above", name), index("above", who, SEAT_IDS[: s.players]))
    s.turns[seat] = number(words, "turns", 1, 0, 999)


def lay_path(s: DoodleDungeon, seat: int, words: Words) -> None:
    """`path` leads through the dungeon of that seat; `drawn` is what that seat has drawn of a path so far."""
    if "path" in words:
        s.paths[seat] = cells(words["path"], "path")
    if "drawn" in words:
        s.paths[drawn_by(s, seat)] = cells(words["drawn"], "drawn")
    s.heroes[seat] = number(words, "hero", -1, -1, 2 * CELLS)
    if s.fates[seat] == ESCAPED:
        s.heroes[seat] = len(s.paths[seat])


def begin(s: DoodleDungeon, moment: str, seat: int) -> None:
    """The frames of that moment."""
    order = SEAT_ORDERS[s.players][s.marker]
    following: Frame = (at.TURN, left_neighbour(s.players, seat), 0, 0)
    building: list[Frame] = [(at.ROUND_ENDS, NOBODY, 0, 0), (at.BUILD, NOBODY, TOGETHER, 0)]
    if s.config.in_turn:
        building[1:] = [(at.BUILD, each, 0, 0) for each in reversed(order)]
    s.phase = DEFENCE if moment in ("turn", "hero-actions", "refill") else PATHS if moment == "path" else BUILDING
    if moment == "round":
        s.round -= 1
        s.frames = [(at.ROUND, NOBODY, 0, 0)]
    elif moment == "draft":
        s.frames = [*building, *[(at.DRAFT, each, 0, 0) for each in reversed(order)]]
    elif moment == "build":
        s.frames = building
        begin_cards(s)
    elif moment == "path":
        s.frames = [(at.PATH, NOBODY, 0, 0)]
    elif moment == "turn":
        s.frames = [(at.TURN, seat, 0, 0)]
    elif moment == "hero-actions":
        s.frames = [following, (at.PUT_UNDER, seat, 0, 0), (at.HERO_ACTION, seat, 0, 0)]
    else:
        s.frames = [following, (at.PUT_UNDER, seat, 0, 0)]
