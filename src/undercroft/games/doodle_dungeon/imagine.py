"""Another world that looks the same from a seat: what it cannot know is dealt, drawn and hidden anew (section 5)."""

from typing import Final

from undercroft.engine.chance import Source
from undercroft.engine.piles import sample, without
from undercroft.engine.state import Pile
from undercroft.games.doodle_dungeon.cards import CROSSED, DRAGON, GOBLIN
from undercroft.games.doodle_dungeon.geometry.cells import CELLS, ENTRANCE, EXIT, NEIGHBOURS, SHEET, cells_of
from undercroft.games.doodle_dungeon.geometry.walks import walks_from
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.elements import (
    NO_ELEMENT,
    build,
    element,
    element_options,
    pass_forced,
    token_cells,
)
from undercroft.games.doodle_dungeon.rules.pathing import drawn_by
from undercroft.games.doodle_dungeon.rules.sequence import BUILDING, DEFENCE, PATHS
from undercroft.games.doodle_dungeon.state import NO_CARD, DoodleDungeon
from undercroft.games.doodle_dungeon.view.secrets import before_this_card

GUARDED: Final = 8  # how much likelier a treasure lies under a goblin or orc than on a cell that may still get one
UNDER_DRAGON: Final = 12


def imagine(s: DoodleDungeon, seat: int, source: Source) -> None:
    """Treasures, cards and lines of the others are any that agree with what that seat has seen."""
    if s.over:
        return
    for other in [each for each in range(s.players) if each != seat]:
        if s.phase == BUILDING:
            imagine_card(s, other, source)
        else:
            s.treasures[other] = imagined_treasures(s, other, len(s.treasures[other]), source)
        if s.phase == PATHS:
            imagine_path(s, other, source)
    if s.phase == DEFENCE:
        imagine_cards(s, seat, source)


def imagine_card(s: DoodleDungeon, other: int, source: Source) -> None:
    """What another has built of his card is undone; if he has confirmed it, it is built anew at random."""
    was_building = s.taken[other] != NO_CARD and s.frames[-1][0] == at.BUILD
    drawing = before_this_card(s, other)
    s.sheets[other], s.boxes[other], s.built[other] = drawing.sheet, drawing.boxes, ()
    s.find_sets(other)
    s.treasures[other] = imagined_treasures(s, other, len(drawing.treasures), source)
    is_final = s.confirmed >> other & 1 == 1
    if not was_building:
        return
    if is_final and is_revealed(s, other):
        return
    pass_forced(s, other)
    while is_final and element(s, other) != NO_ELEMENT:
        options = element_options(s, other, element(s, other))
        build(s, other, options[source.below(len(options))])
        pass_forced(s, other)


def is_revealed(s: DoodleDungeon, other: int) -> bool:
    """With `build_order` = in_turn: whether his card is finished and shown already."""
    return s.config.in_turn and all([frame[0] != at.BUILD or frame[1] != other for frame in s.frames])


def imagined_treasures(s: DoodleDungeon, other: int, count: int, source: Source) -> Pile:
    """So many cells: most under monsters, some where one may still come, any where these are not enough."""
    sheet = s.sheets[other]
    cells: Pile = ()
    for cell, content in enumerate(sheet):
        kind = content % CROSSED
        if kind >= GOBLIN:
            cells += (cell,) * (UNDER_DRAGON if kind == DRAGON else GUARDED)
    if s.phase == BUILDING:
        cells += tuple(cells_of(token_cells(s, other)))
    found: Pile = ()
    while len(found) < count:
        if not cells:
            cells = tuple([cell for cell in range(CELLS) if cell not in found])
        one = cells[source.below(len(cells))]
        found += (one,)
        cells = tuple([cell for cell in cells if cell != one])
    return found


def imagine_path(s: DoodleDungeon, other: int, source: Source) -> None:
    """A line in the making is begun anew; one that is confirmed is some shortest walk."""
    owner = drawn_by(s, other)
    is_final = s.confirmed >> other & 1 == 1
    s.left = s.left & ~(1 << other) | (is_final << other)
    s.set_path(owner, shortest_walk(s, owner, source) if is_final else ())


def shortest_walk(s: DoodleDungeon, owner: int, source: Source) -> Pile:
    """Some shortest walk from the entrance to the exit: it is always a legal path (DD-055, DD-090)."""
    steps = walks_from(EXIT, SHEET & ~s.walls[owner])
    path: Pile = (ENTRANCE,)
    while path[-1] != EXIT:
        nearer = [cell for cell in NEIGHBOURS[path[-1]] if steps[cell] < steps[path[-1]]]
        path += (nearer[source.below(len(nearer))],)
    return path


def imagine_cards(s: DoodleDungeon, seat: int, source: Source) -> None:
    """Hand, deck and what was put under it keep their sizes (DD-099, DD-153)."""
    others = [each for each in range(s.players) if each != seat]
    hands, under = [len(hand) for hand in s.hands], [len(pile) for pile in s.under]
    for other in others:
        s.decks[other] = tuple(sorted((*s.hands[other], *s.decks[other], *s.under[other])))
    imagine_fetched(s, seat, source)
    for other in others:
        s.hands[other] = tuple(sorted(deal(s, other, hands[other], source)))
        s.under[other] = deal(s, other, under[other], source)


def deal(s: DoodleDungeon, other: int, count: int, source: Source) -> Pile:
    """So many cards of his deck."""
    dealt = sample(s.decks[other], count, source)
    for card in dealt:
        s.decks[other] = without(s.decks[other], card)
    return dealt


def imagine_fetched(s: DoodleDungeon, seat: int, source: Source) -> None:
    """What others fetched in secret is any of what lay there then and was not seen since (DD-134)."""
    unknown = [place for place, each in enumerate(s.fetched) if not each[3] >> seat & 1]
    pile = s.discard
    for place in unknown:
        card, who, _, _ = s.fetched[place]
        s.decks[who] = without(s.decks[who], card)
        pile += (card,)
    for place in unknown:
        _, who, laid, knowers = s.fetched[place]
        since = s.laid[laid:]
        there = tuple(sorted([card for card in pile if card not in since]))
        card = there[source.below(len(there))]
        pile = without(pile, card)
        s.decks[who] = tuple(sorted((*s.decks[who], card)))
        s.fetched[place] = (card, who, laid, knowers)
    if unknown:
        s.discard = in_order(pile, s.laid)


def in_order(pile: Pile, laid: Pile) -> Pile:
    """These cards in the order in which they were laid last."""
    found: list[int] = []
    for card in reversed(laid):
        if card in pile and card not in found:
            found.insert(0, card)
    return tuple(found)
