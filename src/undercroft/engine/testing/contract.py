"""The contract every game must keep, as a test anybody can call: `check_contract(game, seed)`.

One random match is played; at its decisions all promises of docs/api.md are checked. The first broken one raises
`BrokenContract` with a sentence, a broken secret `Leak`. The game's name never matters here.
"""

import json
from random import Random

from undercroft.engine.door import PUBLIC
from undercroft.engine.errors import NobodyAsked
from undercroft.engine.game import Game
from undercroft.engine.in_effect import played
from undercroft.engine.journal import REWIND
from undercroft.engine.match import Match
from undercroft.engine.takeback import rewind_place
from undercroft.engine.testing.acting import check_unasked, maybe_act
from undercroft.engine.testing.demand import BrokenContract, demand
from undercroft.engine.testing.history import begin, check_history
from undercroft.engine.testing.names import check_tables
from undercroft.engine.testing.numbers import check_numbers, sampled
from undercroft.engine.testing.positions import (
    Olds,
    check_asked,
    check_copies,
    check_data,
    check_kept,
    check_olds,
    check_refusals,
    check_together,
    check_values,
)
from undercroft.engine.testing.secrecy import check_imagination
from undercroft.engine.testing.shadows import check_shadows
from undercroft.engine.testing.views import check_views
from undercroft.engine.testing.watched import check_beats

LONGEST = 20_000  # decisions; a match that goes on longer does not end
REWINDS = 0.03  # after a choice; more, and matches would hardly get on
NEAR = 10  # entries; the more goes with a rewind beyond that, the rarer it is, or long secret phases would never end

Past = dict[int, tuple[str, dict[int, list[int]]]]  # number of entries -> digest and options of the position there


def check_contract(game: Game, seed: int, dense: int = 7) -> Match:
    """Play one random match and check every promise; the costly ones at every `dense`-th decision."""
    check_tables(game)
    try:
        match = play_match(game, seed, dense)
    except NobodyAsked as endless:
        raise BrokenContract(str(endless)) from None
    check_end(match)
    check_history(game, match, seed)
    before_the_end = len(list(played(match.journal.entries))) - 1  # of a puzzle there may be none
    wanted = min(2 * game.players, before_the_end)
    demand(check_shadows(match, seed) >= wanted, "Too few moments could be compared for secrecy.")
    return match


def play_match(game: Game, seed: int, dense: int) -> Match:
    """One random match to its end, with all promises about its positions."""
    match, chooser = begin(game, seed), Random(seed)
    match.watch()
    olds: Olds = []
    past: Past = {}
    for moves in range(LONGEST):
        if match.over:
            check_olds(olds)
            return match
        check_asked(match)
        check_kept(match)
        if moves % dense == 0:
            check_position(match, olds, seed + moves)
        play_one(match, chooser, past)
        if moves % dense == 0 or match.over:
            check_beats(match)
        maybe_rewind(match, chooser, past)
        maybe_act(match, chooser)
    raise BrokenContract("The game does not end.")


def check_position(match: Match, olds: Olds, seed: int) -> None:
    check_numbers(match, seed)
    check_copies(match, olds)
    check_data(match)
    check_together(match)
    check_refusals(match)
    check_unasked(match)
    check_views(match)
    check_values(match)
    check_imagination(match, seed)


def play_one(match: Match, chooser: Random, past: Past) -> None:
    """One random choice; whatever can be undone is undone and done again."""
    seat = chooser.choice(match.to_act)
    option = chooser.choice(match.options(seat))
    before, asked = past[len(match.journal.entries)] = (match.digest(), dict(match.offered))
    news, moment = match.events(seat), match.rules.progress(match.state)
    values = sampled(match, seat, option.code, chooser.getrandbits(30) if option.numbers else 0)
    match.choose(seat, option, values=values)
    demand(match.rules.progress(match.state) >= moment, f"With '{option.text}' the moment of the game falls.")
    if match.can_undo(seat):
        after = match.digest()
        match.undo(seat)
        demand(match.digest() == before and match.offered == asked, f"Undo of '{option.text}' leads elsewhere.")
        demand(match.events(seat) == news, f"Undo of '{option.text}' leaves news behind.")
        past[len(match.journal.entries)] = (before, asked)
        match.choose(seat, option, values=values)
        demand(match.digest() == after, f"'{option.text}' after its undo leads elsewhere.")


def maybe_rewind(match: Match, chooser: Random, past: Past) -> None:
    """Now and then somebody takes back an open choice, however long ago: the position is the one before it."""
    able = [seat for seat in range(match.game.players) if match.can_rewind(seat)]
    if not able:
        return
    seat = chooser.choice(able)
    gone = len(match.journal.entries) - rewind_place(match, seat)
    if chooser.random() >= REWINDS * NEAR / max(NEAR, gone):
        return
    match.rewind(seat)
    kind, who, keep, _ = match.journal.entries[-1]
    demand((kind, who) == (REWIND, seat), "A rewind is not written down.")
    demand(match.journal.entries[keep][3] == PUBLIC, "A rewind betrays a secret choice.")
    demand(past[keep] == (match.digest(), match.offered), f"The rewind of P{seat + 1} leads elsewhere.")
    demand(not any(match.can_undo(each) for each in range(match.game.players)), "An undo crosses a rewind.")
    for viewer in (*range(match.game.players), None):
        demand(match.events(viewer)[-1] == {"id": "taken-back", "args": {"seat": seat}}, "A rewind is not told.")


def check_end(match: Match) -> None:
    """There is a result for every seat, and nothing more can be done."""
    result = match.result
    demand(result is not None, "A match that is over has no result.")
    if result is not None:
        places = result.places
        demand(len(places) == len(result.scores) == match.game.players, "A place or a score is missing.")
        counted = tuple([1 + sum([other < own for other in places]) for own in places])
        demand(places == counted, f"Places are not counted 1, 2, 2, 4: {places}.")
        json.dumps(result.to_data())
    for seat in range(match.game.players):
        able = match.can_undo(seat) or match.can_rewind(seat)
        demand(not able, "A choice can be taken back after everything was revealed.")
    check_views(match)
    check_values(match)
    check_refusals(match)
