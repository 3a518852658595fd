"""Shadows: the same match with everything hidden from one viewer dealt and chosen anew. It must not notice."""

from random import Random

from undercroft.engine.chance import AskedSource, Pool, Source, fast_source
from undercroft.engine.door import may_see
from undercroft.engine.in_effect import played
from undercroft.engine.journal import REWIND, UNASKED, Entry, is_move
from undercroft.engine.match import Match
from undercroft.engine.testing.numbers import sampled
from undercroft.engine.testing.secrecy import Leak, ViewerSeat, compare, is_past_alike, pauses
from undercroft.engine.testing.watched import compare_beats

Move = tuple[Entry, tuple[int, ...]]  # a choice with the numbers it carries

IMAGINE = 5  # at every so many moments compared, what is imagined there is compared, too


class Shadow:
    """Repeats the outcomes that the viewer has seen and draws the others anew; without a source it repeats all."""

    def __init__(self, entries: list[Entry], viewer: ViewerSeat, source: Source | None) -> None:
        self.entries = [entry for entry in entries if not is_move(entry)]
        self.viewer = viewer
        self.source = source
        self.at = 0
        self.parted = False  # something the viewer drew himself cannot be drawn here: somebody else has it

    def pick(self, space: int, pool: Pool) -> int:
        known = self.entries[self.at : self.at + 1]
        self.at += 1
        for _, _, outcome, audience in known:
            if self.source is None or (may_see(audience, self.viewer) and outcome in pool):
                return outcome
            self.parted = self.parted or may_see(audience, self.viewer)
        return pool[0] if self.source is None else self.source.pick(space, pool)


def check_shadows(match: Match, seed: int) -> int:
    """For each viewer: as long as it may not notice a difference, it must not be able to.

    Once with hidden chance dealt anew and once with hidden choices made anew, too. Returns the number of moments
    compared, so that a test can demand that there were enough.
    """
    compared = 0
    for viewer in (*range(match.game.players), None):
        compared += shadow(match, viewer, fast_source(seed), None)
        compared += shadow(match, viewer, fast_source(seed), Random(seed))
    return compared


def shadow(match: Match, viewer: ViewerSeat, source: Source, chooser: Random | None) -> int:
    entries, values_at = match.journal.entries, match.journal.values_at
    plain = match.game.begin(AskedSource(Shadow(entries, viewer, None).pick), None)
    script = Shadow(entries, viewer, source)
    other = match.game.begin(AskedSource(script.pick), None)
    compare(plain, other, viewer, "shadow of the set-up")
    plain.watch()
    other.watch()
    compared = 0
    for place in played(entries):
        if entries[place][0] == REWIND:
            plain.rewind(entries[place][1])
            other.rewind(entries[place][1])
        elif not is_move(entries[place]):
            continue
        elif not step_both(plain, other, (entries[place], values_at(place)), viewer, chooser, script):
            break
        if not (pauses(plain, viewer) or pauses(other, viewer)):
            compare(plain, other, viewer, f"shadow at entry {place + 1}")
            if has_seen_last(plain, viewer) == has_seen_last(other, viewer):
                compare_beats(plain, other, viewer)
            if viewer is not None:
                compare_taking_back(plain, other, viewer)
            if viewer is not None and compared % IMAGINE == 0:
                compare_imagined(plain, other, viewer, place)
            compared += 1
    return compared


def compare_taking_back(one: Match, other: Match, seat: int) -> None:
    """Whether a seat may take back its choice tells it nothing: clients are told so with every item."""
    mine, theirs = [(match.can_undo(seat), match.can_rewind(seat)) for match in (one, other)]
    if mine != theirs:
        raise Leak(f"Whether P{seat + 1} can take back a choice depends on what is hidden from it.")


def compare_imagined(one: Match, other: Match, seat: int, seed: int) -> None:
    """What a seat imagines depends on what it knows and on chance: nothing hidden shines through."""
    mine, theirs = [match.imagine(seat, fast_source(seed)).state.to_data() for match in (one, other)]
    differing = [name for name, value in mine.items() if value != theirs[name]]
    if differing:
        raise Leak(f"What P{seat + 1} imagines depends on what is hidden from it: {', '.join(differing)}.")


def step_both(
    plain: Match, other: Match, move: Move, viewer: ViewerSeat, chooser: Random | None, script: Shadow
) -> bool:
    """Make a choice in both worlds; False when they have parted for a reason the viewer may know."""
    reveals = (plain.door.reveals, other.door.reveals)
    entry, values = move
    if may_see(entry[3], viewer):
        while pauses(other, viewer):
            choose_hidden(other, other.to_act[0], viewer, chooser, move)
        if not repeat(other, entry, values):
            return False
    elif hidden_choices(other, entry[1], viewer):  # else it waits for what the viewer will see
        choose_hidden(other, entry[1], viewer, chooser, move)
    repeat(plain, entry, values)
    if plain.over or other.over or script.parted:
        return False
    if pauses(plain, viewer) or pauses(other, viewer) or is_past_alike(plain, other, viewer):
        return True  # one of them may be ahead while the other waits for an answer the viewer must not know of
    if reveals == (plain.door.reveals, other.door.reveals):
        raise Leak(f"Without any reveal, seat {viewer} hears of '{plain.rules.actions.table[entry[2]].text}'.")
    return False


def has_seen_last(world: Match, viewer: ViewerSeat) -> bool:
    """Whether the viewer knows of the last choice; a hidden one splits its beats anew."""
    last = next(entry for entry in reversed(world.journal.entries) if is_move(entry))
    return may_see(last[3], viewer)


def repeat(world: Match, entry: Entry, values: tuple[int, ...]) -> bool:
    """Make that choice again; False where it is not open."""
    kind, seat, code, _ = entry
    if kind == UNASKED:
        is_open = code in world.unasked_codes(seat)
        if is_open:
            world.act(seat, code, values)
    else:
        is_open = code in world.offered.get(seat, ())
        if is_open:
            world.push(seat, code, values)
    return is_open


def hidden_choices(match: Match, seat: int, viewer: ViewerSeat) -> list[int]:
    """The open choices of that seat that the viewer may not see."""
    if seat not in match.offered:
        return []
    step, f = match.step(), match.state.frames[-1]
    return [c for c in match.offered[seat] if not may_see(step.audience(match.state, f, seat, c), viewer)]


def choose_hidden(match: Match, seat: int, viewer: ViewerSeat, chooser: Random | None, move: Move) -> None:
    """Some choice of that seat that the viewer may not see; a standing one only where the original was one."""
    like, values = move[0][2], move[1]
    f = match.state.frames[-1]
    standing = match.rules.standing(match.state, f, seat)
    hidden = hidden_choices(match, seat, viewer)
    alike = [c for c in hidden if (c in standing) == (like in standing)] or hidden
    if chooser is None and like in hidden:
        match.push(seat, like, values)
        return
    code = alike[0] if chooser is None else chooser.choice(alike)
    carries = chooser is not None and code in match.rules.actions.with_numbers
    match.push(seat, code, sampled(match, seat, code, chooser.getrandbits(30) if chooser and carries else 0))
