"""Tables for the tests of bots: matches in the middle of a game, and whole games played by bots."""

import undercroft
from tests.sample import SAMPLE
from undercroft.bots import Bot, SeatWindow, make
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match


def after(decisions: int, seed: int, players: int = 2) -> Match:
    """A match that blind players have begun; never one that is over."""
    source = fast_source(seed)
    match = undercroft.game(SAMPLE.name, players).start(seed)
    standing = match.game.meta.standing  # one of them could end the match
    for _ in range(decisions):
        seat = match.to_act[0]
        options = [option for option in match.options(seat) if option.label not in standing]
        match.choose(seat, options[source.below(len(options))])
    return match


def play(match: Match, names: list[str], seed: int = 0) -> Match:
    """Play the match to its end; every choice goes through the match, which refuses illegal ones."""
    bots: list[Bot] = [make(name, seed + place) for place, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.choose(seat, bots[seat].choose(SeatWindow(match, seat)))
    return match


def won_by_first(a: str, b: str, games: int, seed: int) -> float:
    """How many of these two-player games bot a wins, with changing seats."""
    won = 0.0
    for number in range(games):
        match = undercroft.game(SAMPLE.name, 2).start(seed + number // 2)
        seat = number % 2
        result = play(match, [a, b] if seat == 0 else [b, a], seed + 2 * number).result
        assert result is not None
        won += 1 / result.places.count(1) if result.places[seat] == 1 else 0
    return won
