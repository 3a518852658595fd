"""A match: the only way to play. Checks every choice against the options, keeps the record, clones, imagines."""

import json
from typing import TYPE_CHECKING, Any

from undercroft.engine import decision, replay, takeback
from undercroft.engine.actions import Option
from undercroft.engine.chance import Measurer, Source
from undercroft.engine.clocks import Clock
from undercroft.engine.door import PUBLIC, Audience, Door, bit_of, may_see
from undercroft.engine.errors import BrokenRecord, UndercroftError, UnknownChoice
from undercroft.engine.facts import facts_of
from undercroft.engine.in_effect import seen
from undercroft.engine.journal import CHOICE, REWIND, REWOUND, UNASKED, UNDO, Event, Journal
from undercroft.engine.machine import NOTHING, Offered, advance
from undercroft.engine.measuring import MeasuringSource
from undercroft.engine.record import Record
from undercroft.engine.state import Frame, State
from undercroft.engine.steps import TAKEN_BACK, Result, Step
from undercroft.engine.watching import Beat, heard_beats

if TYPE_CHECKING:
    from undercroft.engine.game import Game


class Match:
    """One play of a game. Everything else (views, bots, servers, tests) goes through this class."""

    __slots__ = ("door", "game", "imagined_for", "journal", "offered", "rules", "sealed", "seed", "start", "state")

    def __init__(self, game: "Game", state: State, door: Door, seed: int | bytes | None, offered: Offered) -> None:
        self.game = game
        self.rules = game.rules
        self.state = state
        self.door = door
        door.final = not game.meta.puzzle
        self.journal: Journal = door.journal
        self.seed = seed
        self.start: dict[str, object] | None = None  # a position, where the match did not begin with set-up
        self.sealed = ""  # the commitment of a key that is not known here: the match can be read, not played
        self.imagined_for = -1
        self.offered = offered

    # ---- who decides what

    @property
    def over(self) -> bool:
        return not self.offered

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that owe a choice; several when a choice is simultaneous. Empty when the match is over."""
        return tuple(self.offered)

    def options(self, seat: int) -> list[Option]:
        """What that seat may choose now; nothing if it is not asked."""
        table = self.rules.actions.table
        return [table[code] for code in self.offered.get(seat, ())]

    @property
    def may_act(self) -> tuple[int, ...]:
        """The seats that may do something although nobody waits for it. Not for everybody's eyes."""
        return tuple([seat for seat in range(self.game.players) if self.unasked_codes(seat)])

    def unasked(self, seat: int) -> list[Option]:
        """What that seat may do unasked, whether it is asked something or not."""
        table = self.rules.actions.table
        return [table[code] for code in self.unasked_codes(seat)]

    def unasked_codes(self, seat: int) -> list[int]:
        if self.over or seat not in range(self.game.players):
            return []
        return self.rules.unasked(self.state, self.state.frames[-1], seat)

    @property
    def clocks(self) -> list[Clock]:
        """The clocks that the rules set now; the match itself knows no time."""
        return [] if self.over else self.rules.clocks(self.state)

    def step(self) -> Step[Any]:
        """The step of the rules in which the match waits."""
        return self.rules.steps[self.state.frames[-1][0]]

    def ticket(self, seat: int) -> int:
        """Numbers the decisions of a seat, so that a late answer to an earlier one is noticed."""
        counted, number = self.journal.tickets.get(seat, (0, 0))
        entries = self.journal.entries
        for kind, who, _, audience in entries[counted:]:
            if (kind in (UNDO, REWIND, UNASKED) and may_see(audience, seat)) or (kind == CHOICE and who == seat):
                number += 1
        self.journal.tickets[seat] = (len(entries), number)
        return number

    def decision(self, seat: int) -> dict[str, object]:
        """The decision of that seat as plain JSON data: step, rules, ticket, options with all arguments."""
        if seat not in self.offered:
            raise self.not_yours(seat)
        return decision.decision(self, seat)

    def unasked_decision(self, seat: int) -> dict[str, object] | None:
        """What that seat may do unasked as plain JSON data: ticket and options; None where there is nothing."""
        return decision.unasked(self, seat)

    # ---- choosing

    def choose(self, seat: int, choice: Option | str, ticket: int | None = None, values: tuple[int, ...] = ()) -> None:
        """Answer the decision of that seat, or do something unasked, with the numbers that the choice carries.

        Refuses, and changes nothing, unless the choice is offered or may be made unasked.
        """
        codes = self.offered.get(seat)
        if codes is None and not self.unasked_codes(seat):
            raise self.not_yours(seat)
        if ticket is not None and ticket != self.ticket(seat):
            raise decision.stale(self, seat, ticket)
        if self.sealed:
            raise BrokenRecord("The key of this match is not published; it can be looked at, but not played on.")
        try:
            option = self.rules.actions.find(choice)
        except UnknownChoice as unknown:  # whoever is asked hears which rules ask him
            raise UnknownChoice(str(unknown), () if codes is None else self.step().rules) from None
        if codes is not None and option.code in codes:
            self.push(seat, option.code, self.carried(option, values) if values or option.numbers else ())
        elif option.code in self.unasked_codes(seat):
            self.act(seat, option.code, self.carried(option, values) if values or option.numbers else ())
        else:
            raise self.not_yours(seat) if codes is None else decision.illegal(self, seat, option.code)

    def carried(self, option: Option, values: tuple[int, ...]) -> tuple[int, ...]:
        """The numbers with which an option is chosen, given now or filled in before; refuses any that do not fit."""
        found = values or option.values
        self.rules.actions.table[option.code].check(found)
        return found

    def push(self, seat: int, code: int, values: tuple[int, ...] = ()) -> None:
        """Apply an option known to be offered, as search does on its clones. No check.

        In an imagined world numbers that are not given are any that the game would try (`Rules.sample_values`).
        """
        state, rules, door = self.state, self.rules, self.door
        f = state.frames[-1]
        step = rules.steps[f[0]]
        if not door.quiet:
            journal = self.journal
            place = len(journal.entries)
            if place >= journal.due:
                replay.keep_snapshot(self)
            if door.beats is not None:
                door.watch()
            audience = step.audience(state, f, seat, code) if step.secret else PUBLIC
            if step.together:
                journal.asked_in[place] = f
            if values:
                journal.beside[place] = values
            journal.entries.append((CHOICE, seat, code, audience))
        elif not values and code in rules.actions.with_numbers:
            values = rules.sample_values(state, f, seat, code, door.source)
        door.values = values
        if step.together:
            self.offered = self.answered_together(step, f, seat, code)
            return
        if not rules.take_standing(state, f, seat, code):
            step.take(state, f, seat, code)
        self.offered = advance(rules, state)

    def answered_together(self, step: Step[Any], f: Frame, seat: int, code: int) -> Offered:
        """What is offered after an answer to a simultaneous decision; what it does not change is not found anew."""
        state, kept = self.state, NOTHING
        if not step.changes_others(state, f, seat, code):
            kept = {other: codes for other, codes in self.offered.items() if other != seat}
        if not self.rules.take_standing(state, f, seat, code):
            step.take(state, f, seat, code)
        still_open = kept and state.frames and state.frames[-1] == f
        return advance(self.rules, state, kept if still_open else NOTHING)

    def act(self, seat: int, code: int, values: tuple[int, ...] = ()) -> None:
        """Do something unasked that is known to be open. No check. Everybody sees it, and it is final."""
        state, rules, door = self.state, self.rules, self.door
        if not door.quiet:
            self.journal.write((UNASKED, seat, code, PUBLIC), values or None)
            self.journal.seal()
            if door.beats is not None:
                door.watch()
        elif not values and code in rules.actions.with_numbers:
            values = rules.sample_values(state, state.frames[-1], seat, code, door.source)
        door.values = values
        rules.take_unasked(state, state.frames[-1], seat, code)
        self.offered = advance(rules, state)

    def not_yours(self, seat: int) -> UndercroftError:
        """Why that seat cannot answer: the match is over, there is no such seat, or others are asked."""
        return decision.not_yours(self, seat)

    def undo(self, seat: int) -> None:
        """Take back the last choice of that seat, free until chance, a reveal or another seat's decision."""
        takeback.undo(self, seat)

    def can_undo(self, seat: int) -> bool:
        return takeback.can_undo(self, seat)

    def rewind(self, seat: int) -> None:
        """Go back to just before the last open choice of that seat. Not free: ask the others first."""
        takeback.rewind(self, seat)

    def can_rewind(self, seat: int) -> bool:
        return takeback.can_rewind(self, seat)

    # ---- seeing

    def view(self, seat: int | None) -> dict[str, object]:
        """What that seat sees (None: a spectator), as plain JSON data."""
        return self.rules.view(self.state, seat, False)

    def watch(self, watched: bool = True) -> None:
        """Keep the beats of every move from now on, for those who look, or no longer."""
        if watched:
            self.door.watch()
        else:
            self.door.beats = None

    @property
    def beats(self) -> list[Beat]:
        """What lay between the last choice and the present, where somebody watches. The last may be the present."""
        return self.door.beats or []

    def heard_beats(self, audience: Audience) -> list[tuple[int, Beat]]:
        """The beats in which somebody of that audience heard something, each with how many news since the choice."""
        return heard_beats(self.beats, self.journal.events, self.door.told_before, audience)

    def view_of(self, beat: Beat, seat: int | None, all_seeing: bool = False) -> dict[str, object]:
        """What that seat saw then; nobody was asked."""
        return {**self.rules.view(beat.state, seat, all_seeing), "step": None, "to_act": []}

    def events(self, seat: int | None, since: int = 0) -> list[dict[str, object]]:
        """The news that seat may hear, from the since-th of them on."""
        return [self.event_to_data(message, args) for message, args, _ in self.heard(seat)[since:]]

    def heard(self, viewer: int | None) -> list[Event]:
        return self.journal.seen_as(bit_of(viewer)).heard[:]

    def event_to_data(self, message: int, args: tuple[int, ...]) -> dict[str, object]:
        kind = TAKEN_BACK if message == REWOUND else self.rules.messages[message]
        named: dict[str, object] = {}
        for key, value in zip(kind.args, args, strict=True):
            ids = self.rules.names.get(key)
            named[key] = value if ids is None else ids[value]
        return {"id": kind.id, "args": named}

    @property
    def result(self) -> Result | None:
        """Scores, places and the reason of the end; None while the match goes on."""
        return self.rules.result(self.state) if self.over else None

    # ---- copies

    def clone(self) -> "Match":
        """An equal match that goes its own way. It continues the same chance: for your own tests, not for bots."""
        door = self.door.clone()
        return self.like(self.state.copy(door), door, self.offered)

    def like(self, state: State, door: Door, offered: Offered) -> "Match":
        """A match of the same origin in that state."""
        copy = Match(self.game, state, door, self.seed, offered)
        copy.start = self.start
        copy.sealed = self.sealed
        copy.imagined_for = self.imagined_for
        return copy

    def imagine(self, seat: int, source: Source) -> "Match":
        """A world in which that seat knows what it knows here and everything else may be otherwise."""
        door = Door(source, self.journal if self.imagined_for == seat else seen(self.journal, seat))
        door.quiet = True
        state = self.state.copy(door)
        self.rules.imagine(state, seat, source)
        copy = Match(self.game, state, door, None, advance(self.rules, state))
        copy.imagined_for = seat
        return copy

    def measure_with(self, device: Measurer) -> None:
        """From now on that device answers where the rules measure. Copies and imagined worlds go on without it."""
        self.door.source = MeasuringSource(self.door.source, device)

    # ---- the record

    @property
    def record(self) -> Record:
        """Facts and entries: the game itself."""
        return Record(self.rules, self.facts(), self.journal)

    def facts(self) -> dict[str, object]:
        return facts_of(self)

    def save(self) -> str:
        """The match as text; `undercroft.load` brings it back. Holds all secrets, the key included."""
        data = self.record.to_data()
        if isinstance(self.seed, bytes):
            data["key"] = self.seed.hex()
        return json.dumps(data, ensure_ascii=False)

    def at(self, moves: int, watched: bool = False) -> "Match":
        """The match as it was after that many moves (choices, undos and rewinds); 0 is the beginning."""
        return replay.at(self, moves, watched)

    def digest(self) -> str:
        """A hash of the position."""
        return self.state.digest()

    def keep_from(self, other: "Match") -> None:
        """Become what that other match is, but keep one's own door (undo, rewind)."""
        self.state = other.state
        self.state.door = self.door
        self.offered = other.offered
        self.journal.events = other.journal.events
        if self.door.beats is not None:
            self.door.watch()
