"""How the unseen may be redistributed (section 5): deeds, peeked cards, unrevealed line-ups. Decks have no order."""

from undercroft.engine.chance import Source
from undercroft.engine.piles import put, without
from undercroft.games.dungeonville.cards import DUNGEONS
from undercroft.games.dungeonville.imagine.deeds import imagine_deeds
from undercroft.games.dungeonville.imagine.lineups import imagine_lineups
from undercroft.games.dungeonville.state import NOTHING, Dungeonville


def imagine(s: Dungeonville, seat: int, source: Source) -> None:
    """Everything that seat cannot know is dealt anew, in agreement with all it has seen."""
    imagine_deeds(s, seat, source)
    imagine_tops(s, seat, source)
    if s.fighting:
        imagine_lineups(s, seat, source)


def imagine_tops(s: Dungeonville, seat: int, source: Source) -> None:
    """Cards that somebody else has peeked at."""
    for dungeon in range(DUNGEONS):
        top = s.tops[dungeon]
        if top != NOTHING and not s.peeked[dungeon] >> seat & 1:
            pool = tuple(sorted((*s.decks[dungeon], top)))
            other = pool[source.below(len(pool))]
            s.tops = put(s.tops, dungeon, other)
            s.decks[dungeon] = without(pool, other)
