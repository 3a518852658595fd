"""Start of the second year (DL-275 to DL-289)."""

from typing import Final

from undercroft.engine.seats import left_neighbour
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import EVIL_MIN, PALADINS
from undercroft.games.dungeon_lords.rules.evil import check_paladin
from undercroft.games.dungeon_lords.rules.setup import lay_out_year
from undercroft.games.dungeon_lords.state import TENT, DungeonLords

CALMER: Final = 2  # the counter of the non-player (DL-284)


def begin_second_year(s: DungeonLords) -> None:
    """The gold stacks, the gold paladin, a new start player; everything else carries over (DL-275, DL-285)."""
    if s.paladin == TENT:
        s.hero_discard += (PALADINS[0],)  # DL-277
    s.paladin = TENT
    lay_out_year(s, 2)
    s.combat_round = 0
    s.start = new_start_player(s)
    s.door.tell(messages.SECOND_YEAR, (s.start,))
    check_paladin(s)  # DL-283: with the new start player as the nicest
    if s.players == 2:
        s.non_evil = max(EVIL_MIN, s.non_evil - CALMER)


def new_start_player(s: DungeonLords) -> int:
    """Four: to the right; three: to the left as usual; two: the marker stays (DL-280 to DL-282)."""
    if s.players == 4:
        return (s.start + 3) % 4
    return left_neighbour(s.players, s.start) if s.players == 3 else s.start
