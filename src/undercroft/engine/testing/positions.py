"""Promises about a position: it is plain data, its copies are equal and independent, and asking changes nothing."""

import json
from itertools import pairwise

from undercroft.engine import replay
from undercroft.engine.door import Door
from undercroft.engine.errors import BrokenRecord, UndercroftError
from undercroft.engine.match import Match
from undercroft.engine.steps import Rules
from undercroft.engine.testing.demand import BrokenContract, demand
from undercroft.engine.testing.numbers import sampled

MOST = 500  # options of one decision: bigger choices are asked in small steps

Olds = list[tuple[Match, str]]  # clones and the digests they had


def check_asked(match: Match) -> None:
    """Every non-final state asks somebody, and gives a real choice without repeats."""
    demand(len(match.to_act) > 0, "Nobody is asked although the match goes on.")
    for seat in match.to_act:
        texts = [option.text for option in match.options(seat)]
        fewest = 1 if match.step().insists else 2
        if match.rules.actions.with_numbers.intersection(match.offered[seat]):
            fewest = 1  # the numbers are the choice
        demand(len(texts) >= fewest, f"P{seat + 1} is asked although there is nothing to choose: {texts}.")
        demand(len(texts) <= MOST, f"P{seat + 1} is asked to choose one of {len(texts)}; ask in smaller steps.")
        demand(len(set(texts)) == len(texts), f"P{seat + 1} is offered the same choice twice: {texts}.")


def check_data(match: Match) -> None:
    """All that matters is in the fields, as whole numbers: the position, written down and read, goes on alike."""
    before, door = match.digest(), match.door.clone()
    data = json.loads(json.dumps(match.state.to_data()))
    twin = match.rules.fresh(match.game.players, match.game.options, Door(door.source))
    try:
        twin.fill(data)
    except BrokenRecord as broken:
        raise BrokenContract(f"A field does not hold what it says: {broken}") from None
    for name in twin.FIELDS:
        alike = getattr(twin, name) == getattr(match.state, name)
        demand(alike, f"The field '{name}' is not of the kind it says, '{twin.FIELDS[name]}'.")
    again = match.game.begin_at(data, door.source, None)
    demand(again.offered == match.offered and again.digest() == before, "Offered again, the rules ask something else.")
    same_future(match, again, "The same position, read from its fields, goes on differently.")


def check_copies(match: Match, olds: Olds) -> None:
    """Clones are equal and independent: older ones are hashed again and again (TAG's old-hash test)."""
    copy, before = match.clone(), match.digest()
    demand(copy.digest() == before, "A clone differs from its original.")
    demand(copy.save() == match.save(), "A clone has another record.")
    loaded = replay.load(match.game, json.loads(match.save()))
    demand(loaded.digest() == before, "Save and load lead to another state.")
    demand(loaded.save() == match.save(), "Save and load lead to another record.")
    demand(loaded.offered == match.offered, "Save and load lead to other options.")
    same_future(match, loaded, "A loaded match goes on differently.")
    olds.append((copy, before))
    check_olds(olds[-8:])


def check_olds(olds: Olds) -> None:
    for old, digest in olds:
        demand(old.digest() == digest, "An old clone was changed by play on another one.")


def same_future(match: Match, other: Match, sentence: str) -> None:
    """Equal matches, equal choices: equal matches again. The same chance comes out of both."""
    one, before = match.clone(), match.digest()
    for _ in range(3):
        if one.over:
            break
        seat = one.to_act[-1]
        code = one.offered[seat][len(one.offered[seat]) // 2]
        values = sampled(one, seat, code, len(one.journal.entries))
        one.push(seat, code, values)
        other.push(seat, code, values)
        demand(one.digest() == other.digest() and one.offered == other.offered, sentence)
    demand(match.digest() == before, "Play on a clone changed the original.")


def check_together(match: Match) -> None:
    """Answers to a simultaneous decision may come in any order."""
    if not match.step().together:
        return
    for pair in pairwise(match.to_act):
        ends = []
        for order in (pair, pair[::-1]):
            copy = match.clone()
            for seat in order:
                code = match.offered[seat][0]
                sentence = f"An answer in '{match.step().name}' changes what P{seat + 1} may answer."
                demand(code in copy.offered.get(seat, ()), sentence)
                copy.push(seat, code, sampled(copy, seat, code, seat))
            ends.append((copy.digest(), copy.offered))
        demand(ends[0] == ends[1], f"In '{match.step().name}' it matters who answers first.")


def check_kept(match: Match) -> None:
    """Options that a simultaneous decision keeps from answer to answer are those that it would find now."""
    step, state, f = match.step(), match.state, match.state.frames[-1]
    for seat in match.to_act if step.together else ():
        fresh = step.options(state, f, seat) + match.rules.standing(state, f, seat)
        sentence = f"In '{step.name}' an answer of others has changed the options of P{seat + 1}, which were kept."
        demand(fresh == match.offered[seat], sentence)


def check_refusals(match: Match) -> None:
    """Every option offered is accepted and nothing else is; a refusal changes nothing."""
    before = (match.save(), match.digest(), match.offered)
    for seat in range(match.game.players):
        offered = match.offered.get(seat, []) + match.unasked_codes(seat)
        for code in range(len(match.rules.actions.table)):
            if code not in offered:
                refuse(match, seat, code)
        for code in offered:
            option = match.rules.actions.table[code]
            match.clone().choose(seat, option, values=sampled(match, seat, code, seat))
    demand((match.save(), match.digest(), match.offered) == before, "A refused choice changed the match.")


def refuse(match: Match, seat: int, code: int) -> None:
    option = match.rules.actions.table[code]
    try:
        match.choose(seat, option)
    except UndercroftError as refusal:
        demand(len(str(refusal)) > 20, f"The refusal of '{option.text}' says too little: {refusal}")
        return
    raise BrokenContract(f"'{option.text}' of P{seat + 1} was accepted although it was not offered.")


def check_values(match: Match) -> None:
    """Where a game has a heuristic, it lies between 0 and 1 and changes nothing."""
    if type(match.rules).heuristic is Rules.heuristic:
        return
    before = match.digest()
    for seat in range(match.game.players):
        value = match.rules.heuristic(match.state, seat)
        demand(0 <= value <= 1, f"The value of the position for P{seat + 1} is {value}, not from 0 to 1.")
        for aspect in () if match.over else match.rules.value_aspects(match.state, seat):
            demand(aspect.name in match.rules.aspects, f"The value has an aspect '{aspect.name}' that has no name.")
    demand(match.digest() == before, "The heuristic changes the position.")
