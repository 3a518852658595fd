"""Everything that leaves the server, byte by byte: each viewer gets what he may know, when he may know it."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from random import Random
from typing import Any

import pytest

from tests.games.dungeonville.server.witness import DEED, Truth, Witness
from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.play import is_over, play_on, take_back

NAMES = ("Mira", "Otto", "Wanda", "Karl")


class Played:
    """A whole match with everything its players and a spectator received."""

    def __init__(self, server: Server, seats: int, seed: int) -> None:
        self.guests = [Browser(server).named(name) for name in NAMES[:seats]]
        self.watcher = Browser(server).named("Watcher")
        table = self.guests[0].new_table("me", *["open"] * (seats - 1), public=True)
        for seat in range(1, seats):
            self.guests[seat].sit(table, seat)
        self.guests[0].begin(table)
        self.players = [Witness(guest, table) for guest in self.guests]
        self.witnesses = [*self.players, Witness(self.watcher, table)]
        for witness in self.witnesses:
            witness.hello()
        self.play(Random(seed))
        self.record = self.watcher.record(table)

    def play(self, random: Random) -> None:
        self.rewinds = 0
        for _ in range(500):
            if is_over(self.players):
                break
            play_on(self.players, random, 10, undo=0.15)
            if random.random() < 0.5:
                self.rewinds += take_back(self.players, random.randrange(len(self.players)))
            for witness in self.witnesses:
                witness.look_around()
                witness.try_what_is_not_allowed()
        for witness in self.witnesses:
            witness.look_around()
        assert is_over(self.witnesses)

    def truths(self) -> list[tuple[Witness, Truth]]:
        return [(witness, Truth(self.record, witness.you)) for witness in self.witnesses]


@pytest.fixture(
    params=[(2, 1), (2, 2), (3, 3), (3, 4), (4, 5), (4, 6)], ids=lambda each: f"{each[0]} seats, seed {each[1]}"
)
def played(server: Server, request: pytest.FixtureRequest) -> Played:
    return Played(server, *request.param)


def test_each_viewer_gets_exactly_his_stream_and_no_secret_in_any_byte(server: Server, played: Played) -> None:
    assert played.rewinds
    for witness, truth in played.truths():
        assert witness.items == truth.items
        assert witness.nows == [(number, truth.nows[number]) for number, _ in witness.nows]
        check_records(witness, truth)
        check_deeds(witness, truth)
    assert not Truth(played.record, None).deeds[1]  # at the start a spectator may know none
    check_keys(server, played)
    check_log(server, played)


def check_records(witness: Witness, truth: Truth) -> None:
    """While the match runs, the record holds the facts, the commitment and what these eyes have seen."""
    running = [(number, record) for number, record in witness.records if "key" not in record]
    assert running
    for number, record in running:
        assert record["seen"] == truth.seen[number]
        assert "commitment" in record["facts"]


def check_deeds(witness: Witness, truth: Truth) -> None:
    """No deed in any byte before its holder, or a reveal, has shown it to these eyes."""
    last = len(truth.items)
    early = [(number, text) for number, text in witness.heard if number < last]
    assert len(early) > 50
    for number, text in early:
        unknown = set(DEED.findall(text)) - truth.deeds[number]
        assert not unknown, f"viewer {witness.you} reads {unknown} after item {number}: {text[:2000]}"


def check_keys(server: Server, played: Played) -> None:
    """Nobody gets the key before the end, the server's secret ever, or the cookie or id of somebody else."""
    for witness in played.witnesses:
        last = len(witness.items)
        early = "\n".join(text for number, text in witness.heard if number < last)
        everything = "\n".join(text for _, text in witness.heard)
        assert played.record["key"] not in early
        assert secret_of(server) not in everything
        for other in others(played, witness):
            assert other.id not in everything
            assert other.cookies["guest"] not in everything


def others(played: Played, witness: Witness) -> Sequence[Browser]:
    return [each for each in (*played.guests, played.watcher) if each is not witness.browser]


def check_log(server: Server, played: Played) -> None:
    log = server.log
    hidden: list[str] = [played.record["key"], secret_of(server)]
    hidden += [value for guest in played.guests for value in (guest.id, guest.cookies["guest"])]
    assert not DEED.search(log)
    assert not [value for value in hidden if value in log]


def secret_of(server: Server) -> str:
    with closing(sqlite3.connect(server.database)) as database:
        found: Any = database.execute("SELECT value FROM facts WHERE name = 'secret'").fetchone()
    return str(found[0])


def test_bots_leave_no_secrets_in_the_log(server: Server) -> None:
    mira = Browser(server).named("Mira")
    table = mira.new_table("me", "easy", "normal", "easy", start=True)
    socket = mira.at(table)
    play_on([socket], Random(8))
    assert socket.now["result"]
    assert not DEED.search(server.log)
    assert mira.record(table)["key"] not in server.log
