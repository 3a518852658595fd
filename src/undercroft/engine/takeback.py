"""Taking back: an undo is free while nothing new is known, a rewind needs the consent of the others."""

from typing import TYPE_CHECKING

from undercroft.engine.errors import CannotUndo
from undercroft.engine.in_effect import in_effect, last_public
from undercroft.engine.journal import CHOICE, UNDO
from undercroft.engine.replay import go_back, settle

if TYPE_CHECKING:
    from undercroft.engine.match import Match


def undo(match: "Match", seat: int) -> None:
    """Take back the last choice of that seat; the record keeps the choice and its undo."""
    place = last_free(match, seat)
    if place < 0:
        raise CannotUndo(why_not(match, seat))
    entries = match.journal.entries
    match.keep_from(settle(match, len(entries), place))  # what others answered in the same decision stays
    match.journal.write((UNDO, seat, 0, entries[place][3]))


def can_undo(match: "Match", seat: int) -> bool:
    return last_free(match, seat) >= 0


def recent(match: "Match") -> list[int]:
    """The places of the choices in force that nothing has sealed. Behind the barrier are only choices and undos."""
    barrier = match.journal.barrier
    return [barrier + place for place in in_effect(match.journal.entries[barrier:])]


def last_free(match: "Match", seat: int) -> int:
    """The place of the last choice of that seat if it is free to take back; -1 if not.

    What came after it must be answers of others in the same simultaneous decision, which still goes on.
    """
    if match.over or match.door.quiet:
        return -1
    entries, places = match.journal.entries, recent(match)
    if places and entries[places[-1]][1] == seat:
        return places[-1]
    if not match.step().together:
        return -1
    for place in reversed(places):
        if match.journal.asked_in.get(place) != match.state.frames[-1]:
            return -1
        if entries[place][1] == seat:
            return place
    return -1


def why_not(match: "Match", seat: int) -> str:
    entries = match.journal.entries
    if match.over:
        return "The match is over; everything is revealed and nothing can be taken back."
    own = [place for place in in_effect(entries) if entries[place][:2] == (CHOICE, seat)]
    if match.door.quiet or not own:
        return f"P{seat + 1} has made no choice that could be taken back."
    if own[-1] < match.journal.barrier:
        return "Chance has spoken or something was revealed since; that cannot be taken back."
    return "Another player has decided something since; that cannot be taken back."


# ---- by consent


def rewind(match: "Match", seat: int) -> None:
    """Go back to just before the last choice of that seat that everybody has seen; all that came later goes with it.

    Chance is not turned back: its source goes on where it was, so that nobody gains by having seen what would come.
    """
    keep = rewind_place(match, seat)
    if keep < 0:
        raise CannotUndo(why_no_rewind(match, seat))
    go_back(match, seat, keep)


def can_rewind(match: "Match", seat: int) -> bool:
    return rewind_place(match, seat) >= 0


def rewind_place(match: "Match", seat: int) -> int:
    """How many entries would stay; -1 where that seat cannot go back.

    Only choices that everybody has seen count: otherwise a rewind would tell that a secret one was ever made.
    """
    return -1 if match.over or match.door.quiet else last_public(match.journal.entries, seat)


def why_no_rewind(match: "Match", seat: int) -> str:
    if match.over:
        return "The match is over; everything is revealed and nothing can be taken back."
    return f"P{seat + 1} has made no open choice that could be taken back."
