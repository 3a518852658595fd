"""Secrecy as a tested property: change only what a seat must not know, and all it receives stays the same."""

import json

from undercroft.engine.chance import fast_source
from undercroft.engine.door import bit_of
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match

ViewerSeat = int | None

REFUSALS = 12  # tried at each moment
LONG = 600  # entries; what all of them would be written as takes too long at each moment


class Leak(AssertionError):
    """Something reached a seat that must not know it."""


def received(match: Match, seat: ViewerSeat) -> str:
    """Every byte that seat gets: view, news, record, who is asked, options, decision, acts unasked and refusals."""
    past: list[object] = [match.events(seat), match.record.seen_by(seat)]
    return json.dumps(past) + present(match, seat)


def is_past_alike(one: Match, other: Match, seat: ViewerSeat) -> bool:
    """Whether news and record tell that seat the same; of a long match what they are written from is compared."""
    if max(len(one.journal.entries), len(other.journal.entries)) > LONG:
        return heard_of(one, seat) == heard_of(other, seat)
    return one.record.seen_by(seat) == other.record.seen_by(seat) and one.events(seat) == other.events(seat)


def heard_of(match: Match, seat: ViewerSeat) -> tuple[object, ...]:
    known = match.journal.seen_as(bit_of(seat))
    return [event[:2] for event in known.heard], known.entries, known.beside


def present(match: Match, seat: ViewerSeat) -> str:
    """All that seat gets but the past."""
    parts: list[object] = [match.view(seat)]
    parts.append([] if pauses(match, seat) else [*match.to_act])
    if seat is not None:
        parts.append([option.to_data() for option in match.options(seat)])
        parts.append(match.decision(seat) if seat in match.offered else None)
        parts.append(match.unasked_decision(seat))
        parts.append(refusals(match, seat))
    return json.dumps(parts)


def pauses(match: Match, viewer: ViewerSeat) -> bool:
    """Whether the match waits for somebody the viewer must not know of."""
    if match.over or (viewer is not None and viewer in match.offered):
        return False
    return match.step().covert(match.state, match.state.frames[-1])


def refusals(match: Match, seat: int) -> list[str]:
    """What that seat hears when it tries some of what it may not, others as the match goes on."""
    heard: list[str] = []
    offered, table = match.offered.get(seat, []) + match.unasked_codes(seat), match.rules.actions.table
    stride = 1 + len(table) // REFUSALS
    for option in table[len(match.heard(seat)) % stride :: stride]:
        if option.code not in offered:
            try:
                match.choose(seat, option)
            except UndercroftError as refusal:
                heard.append(f"{refusal.kind}: {refusal}")
    return heard


def compare(one: Match, other: Match, seat: ViewerSeat, when: str) -> None:
    if is_past_alike(one, other, seat) and present(one, seat) == present(other, seat):
        return
    mine, theirs = received(one, seat), received(other, seat)
    if mine == theirs:
        return
    differing = [i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b]
    at = differing[0] if differing else min(len(mine), len(theirs))
    here = slice(max(0, at - 150), at + 80)
    raise Leak(f"{when}: seat {seat} can tell two worlds apart: …{mine[here]}… against …{theirs[here]}…")


def check_imagination(match: Match, seed: int) -> None:
    """`imagine(seat)` keeps all that seat receives, may be repeated, by others too, and can be played on."""
    source = fast_source(seed)
    for seat in range(match.game.players):
        world = match.imagine(seat, source)
        compare(match, world, seat, "imagined")
        compare(match, world.imagine(seat, source), seat, "imagined twice")
        other = (seat + 1) % match.game.players
        compare(world, world.imagine(other, source), other, "imagined by somebody in an imagined world")
        while not world.over and source.below(8):
            actor = world.to_act[-1]
            world.push(actor, world.offered[actor][source.below(len(world.offered[actor]))])
