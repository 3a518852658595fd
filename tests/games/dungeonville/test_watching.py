"""What is told of choices that were made for somebody, because they were his only ones."""

from collections.abc import Iterator
from random import Random

import undercroft
from undercroft.engine.journal import Event
from undercroft.engine.match import Match
from undercroft.engine.watching import Beat
from undercroft.games.dungeonville import messages

MADE = {messages.HIRED, messages.READY}  # a hire, which a later step tells, and a line-up, which all lay at once
SEAT = 0  # of the arguments of both


def told(match: Match) -> Iterator[tuple[Event, Beat]]:
    """The news of the last move, each with its beat."""
    first = match.door.told_before
    for beat in match.beats:
        yield from ((event, beat) for event in match.journal.events[first : beat.told])
        first = beat.told


def made_for_others(seed: int) -> Iterator[tuple[int, int]]:
    """Whose choice was told although somebody else had chosen, and for whom its beat says that it was the only one."""
    match, chooser = undercroft.game("dungeonville", players=3).start(seed), Random(seed)
    match.watch()
    while not match.over:
        actor = chooser.choice(match.to_act)
        match.choose(actor, chooser.choice(match.options(actor)))
        for (message, args, _), beat in told(match):
            if message in MADE and args[SEAT] != actor:
                yield args[SEAT], beat.forced


def test_who_had_no_choice_is_told_so_with_the_news_of_it() -> None:
    found = [each for seed in range(4) for each in made_for_others(seed)]
    assert len(found) > 20
    assert [each for each in found if each[0] != each[1]] == []
