"""Promises about acting unasked: it is open to whoever may, seen by everybody, final, and the match goes on."""

from random import Random

from undercroft.engine.door import PUBLIC
from undercroft.engine.journal import UNASKED
from undercroft.engine.match import Match
from undercroft.engine.testing.demand import demand
from undercroft.engine.testing.numbers import sampled

ACTS = 0.04  # at a decision of a game that knows such acts; more, and everybody would resign at once


def check_unasked(match: Match) -> None:
    """Whoever may act unasked can, on a clone; the match itself does not notice. A clock that runs can run out."""
    for clock in match.clocks:
        is_open = clock.code in match.unasked_codes(clock.seat)
        demand(is_open == clock.runs, f"The clock '{clock.name}' of P{clock.seat + 1} cannot run out.")
    for seat in match.may_act:
        for option in match.unasked(seat):
            act(match.clone(), seat, option.code)


def maybe_act(match: Match, chooser: Random) -> None:
    """Now and then somebody acts unasked."""
    able = match.may_act
    if not able or chooser.random() >= ACTS:
        return
    seat = chooser.choice(able)
    act(match, seat, chooser.choice(match.unasked(seat)).code)


def act(match: Match, seat: int, code: int) -> None:
    before, ticket = len(match.journal.entries), match.ticket(seat)
    option = match.rules.actions.table[code]
    values = sampled(match, seat, code, before)
    match.choose(seat, option, ticket, values)
    demand(match.journal.entries[before] == (UNASKED, seat, code, PUBLIC), f"'{option.text}' is not written down.")
    demand(match.over or len(match.to_act) > 0, f"After '{option.text}' nobody is asked although the match goes on.")
    for each in range(match.game.players):
        demand(not match.can_undo(each), f"'{option.text}', done unasked, can be taken back.")
    demand(match.ticket(seat) == ticket + 1, f"'{option.text}' leaves the ticket of P{seat + 1} as it was.")
