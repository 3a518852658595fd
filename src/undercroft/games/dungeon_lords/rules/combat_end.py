"""End of combat and clean-up (DL-412 to DL-418); after the second combat the scoring ends the game (DL-570)."""

from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import HERO_TYPE, ILLUSION, PALADINS, YEARS
from undercroft.games.dungeon_lords.rules.play_order import play_order
from undercroft.games.dungeon_lords.rules.scoring import tell_scores
from undercroft.games.dungeon_lords.state import GONE, TENT, DungeonLords


def begin_combat_end(s: DungeonLords) -> None:
    """Cards that were not revealed are not shown (DL-417); supplies, prisoners and evil stay (DL-415)."""
    s.door.tell(messages.COMBAT_ENDS, (s.year,))
    for seat in play_order(s):
        leave_entrance(s, seat)
        s.lairs[seat] = tuple(sorted(s.lairs[seat] + s.down[seat]))  # DL-414
        s.down[seat] = ()
    if s.paladin == TENT:
        s.hero_discard += (PALADINS[s.year - 1],)  # DL-416
    s.paladin = GONE
    s.bonus = ()
    if s.year == YEARS:
        tell_scores(s)
        s.over = 1
        s.door.reveal()


def leave_entrance(s: DungeonLords, seat: int) -> None:
    """Heroes still there go to the Distant Lands, the paladin included; they are nobody's prisoners (DL-413)."""
    for hero in s.queues[seat]:
        s.wounds[hero] = 0
        if HERO_TYPE[hero] != ILLUSION:
            s.hero_discard += (hero,)
            s.door.tell(messages.HERO_LEAVES, (hero,))
    s.queues[seat] = ()
