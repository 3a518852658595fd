"""How the unseen may be redistributed (section 5): deeds, peeked cards, unrevealed line-ups. Decks have no order."""

from undercroft.engine.chance import Source
from undercroft.engine.piles import put, sample, without
from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import DUNGEONS
from undercroft.games.dungeonville.imagine_deeds import imagine_deeds
from undercroft.games.dungeonville.powers import CLOAK, USER
from undercroft.games.dungeonville.rules.battle import fighters_of, wanted
from undercroft.games.dungeonville.rules.frames import CLOAK_CALL, LINE_UP
from undercroft.games.dungeonville.rules.items import has_class
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville
from undercroft.games.dungeonville.view import duels_turned_up


def imagine(s: Dungeonville, seat: int, source: Source) -> None:
    """Everything that seat cannot know is dealt anew, in agreement with all it has seen."""
    imagine_deeds(s, seat, source)
    imagine_tops(s, seat, source)
    if s.fighting:
        imagine_lineups(s, seat, source)


# ---- cards somebody else has peeked at


def imagine_tops(s: Dungeonville, seat: int, source: Source) -> None:
    for dungeon in range(DUNGEONS):
        top = s.tops[dungeon]
        if top != NOTHING and not s.peeked[dungeon] >> seat & 1:
            pool = tuple(sorted((*s.decks[dungeon], top)))
            other = pool[source.below(len(pool))]
            s.tops = put(s.tops, dungeon, other)
            s.decks[dungeon] = without(pool, other)


# ---- line-ups


def imagine_lineups(s: Dungeonville, seat: int, source: Source) -> None:
    """The fighters of the others that no duel has turned up: any order of any of their adventurers."""
    turned = duels_turned_up(s)
    laying = s.frames[-1][0] == LINE_UP
    for other in fighters_of(s):
        if other == seat or s.cloaks[seat] == other:
            continue
        count = wanted_now(s, other, laying)
        shown = s.lineups[other][:turned]
        s.lineups[other] = shown + deal_fighters(s, other, shown, count - len(shown), source)
    if laying:
        s.held &= 1 << seat


def wanted_now(s: Dungeonville, other: int, laying: bool) -> int:
    """As many as lie there; who has claimed instead looks ready, so he is imagined ready."""
    if laying and s.held >> other & 1:
        return wanted(s, other)
    return len(s.lineups[other])


def deal_fighters(s: Dungeonville, other: int, shown: Pile, count: int, source: Source) -> Pile:
    """That many of the adventurers that may still lie there; an Assassin among them if the Cloak says so."""
    pool = fighters_that_may_lie(s, other, shown)
    if count == len(pool) or not needs_assassin(s, other, shown):
        return sample(pool, count, source)
    fighters = sample(pool, count, source)
    while not has_class(fighters, USER[CLOAK]):
        fighters = sample(pool, count, source)
    return fighters


def fighters_that_may_lie(s: Dungeonville, other: int, shown: Pile) -> Pile:
    """His adventurers without those already turned up and those he hired in this battle."""
    laid = [fighter for lineup in s.lineups for fighter in lineup]
    own = s.lineups[other]
    return tuple(sorted([a for a in s.parties[other] if a not in shown and (a in own or a not in laid)]))


def needs_assassin(s: Dungeonville, other: int, shown: Pile) -> bool:
    """Somebody who used the Cloak, or is asked about it now, has laid an Assassin (DV-118)."""
    asked = s.frames[-1][0] == CLOAK_CALL and s.frames[-1][1] == other
    return (asked or s.cloaks[other] != NOBODY) and not has_class(shown, USER[CLOAK])
