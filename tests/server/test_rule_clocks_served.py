"""Clocks of the rules on a real server: a game of another package that sets one, played by two browsers."""

from pathlib import Path
from typing import Any

import pytest

from tests.foreign import Installed, install
from tests.server.browser import Browser
from tests.server.harness import Server
from tests.server.wire import Socket

NAME = "hasty_bearers"
SECONDS = 2
HASTE = f"""

class Hasty(HastyBearersRules):
    '''Below one has {SECONDS} seconds in each round; then the torch goes out, and the find is lost.'''

    def clocks(self, s):
        f = s.frames[-1]
        return [Clock(f[1], "descent", s.round, {SECONDS}, True, TIME_UP)] if f[0] == DESCENT else []

    def unasked(self, s, f, seat):
        return [clock.code for clock in self.clocks(s) if clock.seat == seat]

    def take_unasked(self, s, f, seat, code):
        s.find = 0
        s.door.tell(DARK, (seat,))
        s.frames.pop()


RULES = Hasty()
"""
IMPORTS = f"""from undercroft.engine.clocks import Clock
from {NAME}.actions import TIME_UP
from {NAME}.messages import DARK
from {NAME}.rules.frames import DESCENT
"""


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """What `undercroft new` writes, with a clock."""
    found = install(tmp_path_factory.mktemp("elsewhere"), NAME)
    folder = found.source / NAME
    actions, game = folder / "actions.py", folder / "game.py"
    actions.write_text(actions.read_text("utf-8") + '\nTIME_UP: Final = ACTIONS.add("time-up")\n', "utf-8")
    head, imported, body = game.read_text("utf-8").partition("from undercroft.engine.actions import Actions\n")
    assert imported, head
    game.write_text(head + imported + IMPORTS + body + HASTE, "utf-8")
    return found


def below(server: Server) -> tuple[Any, list[Socket], int]:
    """Two players have bid, and one of them is below."""
    mira, otto = Browser(server).named("Mira"), Browser(server).named("Otto")
    table = mira.new_table("me", "open", game=NAME)
    otto.sit(table, 1)
    table = mira.begin(table)
    sockets = [mira.at(table), otto.at(table)]
    for socket, bid in zip(sockets, ("bid 3", "bid 1"), strict=True):
        assert socket.now["deadline"] is None
        assert socket.choose(bid)["type"] == "ack"
    return table, sockets, 0


def goes_out(message: Any) -> bool:
    return message["type"] == "item" and any(event["id"] == "dark" for event in message["item"]["events"])


def test_a_clock_of_the_rules_runs_out_by_itself(hasty: Installed, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", environment=hasty.environment) as server:
        _, sockets, explorer = below(server)
        while sockets[explorer].now["deadline"] is None:
            sockets[explorer].receive()
        for socket in sockets:
            socket.until(goes_out)
            assert socket.now["view"]["step"] == "bidding"
            assert socket.now["deadline"] is None


def test_it_runs_on_after_a_restart_though_nobody_looks(hasty: Installed, tmp_path: Path) -> None:
    with Server(tmp_path, "--no-limits", environment=hasty.environment) as server:
        table, sockets, explorer = below(server)
        for socket in sockets:
            socket.close()
        server.kill()
        server.start()
        sockets[explorer].open()
        sockets[explorer].hello()
        if not any(event["id"] == "dark" for event in sockets[explorer].story):
            sockets[explorer].until(goes_out)
        assert sockets[explorer].now["view"]["step"] == "bidding"
        assert '"level": "error"' not in server.log, table
