"""What one viewer received, message by message, and what he was allowed to receive at that moment."""

import json
import re
from typing import Any

import undercroft
from tests.server.browser import Browser
from tests.server.wire import Socket
from undercroft.engine.chance import KeyedSource
from undercroft.engine.door import may_see
from undercroft.engine.journal import REWIND, UNDO, Journal, unpacked
from undercroft.engine.match import Match
from undercroft.engine.record import entry_to_data
from undercroft.engine.replay import push_recorded, scripted
from undercroft.games.dungeonville.cards import DEED_IDS
from undercroft.server.registry import split_moves
from undercroft.server.stream import Stream, ViewerSeat

DEED = re.compile(r"deed-[a-z_]+")


class Witness(Socket):
    """A socket that notes after which of its items every byte came."""

    def __init__(self, browser: Browser, table: Any) -> None:
        self.browser = browser
        self.heard: list[tuple[int, str]] = []
        self.records: list[tuple[int, Any]] = []
        super().__init__(browser.server.port, table["id"], browser.cookie_line())

    def note(self, message: Any) -> None:
        super().note(message)
        self.heard.append((len(self.items), self.raw[-1]))

    def look_around(self) -> None:
        """All requests that tell of the table, with the socket up to date before them."""
        self.send(type="ping")
        self.next("pong")
        table = {"id": self.table_id}
        self.records.append((len(self.items), self.browser.record(table)))
        for path in (f"/api/tables/{self.table_id}", "/api/my/tables", "/api/tables"):
            self.browser.get(path)
        self.browser.replay(table, self.browser.replay(table, 0)["moves"])
        self.heard += [(len(self.items), body.decode()) for body in self.browser.heard]
        self.browser.heard.clear()

    def try_what_is_not_allowed(self) -> None:
        """Refusals must not tell anything, either."""
        for choice in ("pass", "claim", "send crypt", "dance"):
            self.send(type="choose", id="crook", ticket=10**6, choice=choice)
            self.until(lambda message: message.get("id") == "crook")
        if self.you is None:
            self.ask("undo")


class Truth:
    """The whole match from its published record, walked through for one viewer."""

    def __init__(self, record: Any, viewer: ViewerSeat) -> None:
        self.viewer = viewer
        self.stream: Stream | None = None
        self.items: list[Any] = []
        self.nows: dict[int, Any] = {}
        self.seen: dict[int, Any] = {}  # by item: the entries that may be seen until the next item
        self.deeds: dict[int, set[str]] = {}  # by item: the deeds that may be known until the next item
        self.known: set[str] = set()
        self.walk(undercroft.load(record))

    def walk(self, whole: Match) -> None:
        assert isinstance(whole.seed, bytes)
        match = whole.game.begin(KeyedSource(whole.seed), whole.seed)
        _, *moves = split_moves(whole.journal.packed())
        self.note(match)
        for entries in moves:
            repeat(match, unpacked(entries))
            self.note(match)
        assert match.digest() == whole.digest()

    def note(self, match: Match) -> None:
        item = self.next_item(match)
        if item is not None:
            self.items.append(item)
            self.nows[len(self.items)] = json.loads(json.dumps(self.present(match)))
        number = len(self.items)
        self.seen[number] = match.record.seen_by(self.viewer)
        self.known |= self.deeds_now(match)
        self.deeds[number] = set(self.known)

    def next_item(self, match: Match) -> Any:
        if self.stream is None:
            self.stream = Stream(self.viewer, match)
            return self.stream.item(match, 0)
        told = self.stream.follow(match)
        return told["item"] if told else None

    def present(self, match: Match) -> dict[str, object]:
        """The Now of the protocol, from the match alone."""
        seat, result = self.viewer, match.result
        asked = seat is not None and seat in match.to_act
        return {
            "view": match.view(seat),
            "decision": match.decision(seat) if seat is not None and asked else None,
            "unasked": None,
            "can_undo": seat is not None and match.can_undo(seat),
            "can_rewind": seat is not None and match.can_rewind(seat),
            "result": result.to_data() if result else None,
            "deadline": None,
        }

    def deeds_now(self, match: Match) -> set[str]:
        """From the state itself, without the view: one's own, the public ones, and those of entries for these eyes."""
        state: Any = match.state
        own = {DEED_IDS[deed] for seat, deed in enumerate(state.deeds) if self.sees(state, seat) and deed >= 0}
        entries = [entry for entry in match.journal.entries if may_see(entry[3], self.viewer)]
        told = DEED.findall(json.dumps([entry_to_data(match.rules, entry) for entry in entries]))
        return own | set(told)

    def sees(self, state: Any, seat: int) -> bool:
        return seat == self.viewer or bool(state.shown >> seat & 1) or bool(state.over)


def repeat(match: Match, move: Journal) -> None:
    """One more move of the same match, from a store: a choice, an undo or a rewind, with what chance answered."""
    live = match.door.source
    match.door.source = scripted(move, range(len(move.entries)), live)
    kind, seat, _, _ = move.entries[0]
    if kind == UNDO:
        match.undo(seat)
    elif kind == REWIND:
        match.rewind(seat)
    else:
        push_recorded(match, move.entries[0], move.values_at(0), len(match.journal.entries) + 1)
    match.door.source = live
