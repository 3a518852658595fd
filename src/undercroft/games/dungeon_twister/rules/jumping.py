"""Jump cards (DT-122 to DT-130)."""

from typing import ClassVar, Final

from undercroft.engine.state import Frame
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import OVER, TO, square_named, square_value
from undercroft.games.dungeon_twister.cards import FIRST_OBJECT, MONK, RED_DRAGON, THIEF
from undercroft.games.dungeon_twister.config import SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import contact, ground, links, place_at, square_of
from undercroft.games.dungeon_twister.geometry.rooms import ILLUSORY_PIT, LINE, PIT, RIFT, ROCKS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTIONS, OUTSIDE
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.acting import in_contact
from undercroft.games.dungeon_twister.rules.asking import Asking
from undercroft.games.dungeon_twister.rules.ground import PLAIN, is_exit, is_own_line, is_pit
from undercroft.games.dungeon_twister.rules.leaving import escape
from undercroft.games.dungeon_twister.rules.moving import load_of
from undercroft.games.dungeon_twister.rules.walking import may_carry
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.tokens import most_carried, put, tokens_on

OBSTACLES: Final = (PIT, ILLUSORY_PIT, ROCKS, RIFT)  # DT-015


def jumps(s: DungeonTwister, token: int) -> list[int]:
    """The directions in which he can jump, with a card of the active player (DT-123, DT-124, DT-129, DT-130)."""
    if not s.jump_cards[s.active] or s.kind[token] == RED_DRAGON:
        return []
    here, what = s.at[token], ground(s)
    reached = links(s)[here * 4 : here * 4 + 4]
    if not any([place != OUTSIDE and what[place] in OBSTACLES for place in reached]):
        return []
    return [d for d in DIRECTIONS if landings(s, token, contact(s, here, d))]


def landings(s: DungeonTwister, token: int, obstacle: int) -> list[int]:
    """Where a jump over that square can end: straight on or round a corner (DT-123)."""
    if obstacle == OUTSIDE or ground(s)[obstacle] not in OBSTACLES or has_people(s, obstacle):
        return []
    return [place for place in in_contact(s, obstacle) if place != s.at[token] and may_land(s, token, place)]


def has_people(s: DungeonTwister, place: int) -> bool:
    return any([s.kind[token] < FIRST_OBJECT for token in tokens_on(s, place)])


def may_land(s: DungeonTwister, token: int, place: int) -> bool:
    """Where he may end an action and nobody is; an object is taken up if he can carry it (DT-125, DT-126, DT-127)."""
    what = ground(s)[place]
    if what == LINE and not is_own_line(s, token, place):
        leaves = s.kind[token] != MONK and s.config.scenario != SACRIFICE
        return leaves and not has_people(s, place)
    if what == LINE and s.kind[token] == MONK:
        return False
    if what not in PLAIN and what != LINE and not (s.kind[token] == THIEF and is_pit(s, place) and what != RIFT):
        return False
    return fits(s, token, place)


def fits(s: DungeonTwister, token: int, place: int) -> bool:
    """Nobody there; with the official rulings perhaps an own wounded one, who is then carried (DT-125)."""
    burden = len(load_of(s, token))
    found = tokens_on(s, place)
    for other in found:
        if s.kind[other] < FIRST_OBJECT and not (s.config.official and may_carry(s, token, other)):
            return False
    limit = most_carried(s, token)
    return len(found) <= 1 if limit == 0 else burden + len(found) <= limit


class Jump(Asking):
    """Over which obstacle (13h). Frame: the character, 0."""

    name: ClassVar[str] = "jump"
    rules: ClassVar[tuple[str, ...]] = ("DT-122", "DT-123", "DT-124")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return OVER.codes(jumps(s, f[2]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames[-1] = (at.LAND, seat, f[2], OVER.value(code))


class Land(Asking):
    """Where the jump ends (13h). Frame: the character, the direction of the obstacle."""

    name: ClassVar[str] = "land"
    rules: ClassVar[tuple[str, ...]] = ("DT-123", "DT-125", "DT-126", "DT-127", "DT-263")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        _, _, token, direction = f
        found = landings(s, token, contact(s, s.at[token], direction))
        return TO.codes(sorted([square_value(*square_of(s, place)) for place in found]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        x, y = square_named(TO.value(code))
        s.jump_cards[seat] -= 1
        s.quiet = 0
        s.door.tell(messages.JUMPED, (seat, s.owner[f[2]], s.kind[f[2]], x, y))
        go_to(s, f[2], place_at(s, x, y))


def go_to(s: DungeonTwister, token: int, place: int) -> None:
    """He comes there at once with all he carries; on an enemy line he is out (DT-118, DT-128)."""
    load = load_of(s, token)
    if is_exit(s, token, place):
        escape(s, token, load)
        return
    put(s, token, place)
    for each in load:
        put(s, each, place)
