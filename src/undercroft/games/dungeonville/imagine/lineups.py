"""Line-ups as one seat may imagine them (section 5)."""

from undercroft.engine.chance import Source
from undercroft.engine.piles import sample
from undercroft.engine.state import Pile
from undercroft.games.dungeonville.powers import CLOAK, USER
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.battle import duels_turned_up, is_laying, lineup_size, participants
from undercroft.games.dungeonville.rules.items import has_class
from undercroft.games.dungeonville.state import NOBODY, Dungeonville


def imagine_lineups(s: Dungeonville, seat: int, source: Source) -> None:
    """The fighters of the others that no duel has turned up: any order of any of their adventurers."""
    turned = duels_turned_up(s)
    laying = is_laying(s)
    for other in participants(s):
        if other == seat or s.cloaks[seat] == other:
            continue
        count = fighters_to_deal(s, other, laying)
        shown = s.lineups[other][:turned]
        s.lineups[other] = shown + deal_fighters(s, other, shown, count - len(shown), source)
    if laying:
        s.held &= 1 << seat


def fighters_to_deal(s: Dungeonville, other: int, laying: bool) -> int:
    """As many as lie there; who has claimed instead looks ready, so he is imagined ready."""
    if laying and s.held >> other & 1:
        return lineup_size(s, other)
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
    step, asked, _, _ = s.frames[-1]
    spied = s.cloaks[other] != NOBODY or (step == at.CLOAK and asked == other)
    return spied and not has_class(shown, USER[CLOAK])
