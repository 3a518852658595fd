"""A timed match at a table of the server: a clock that runs out ends the turn, and the record needs no clock."""

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from tests.games.dungeon_twister.play import dungeon_twister, play_to
from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.server.house_clock import HouseClock
from undercroft.server.loading import bring_back
from undercroft.server.moves import AddMove
from undercroft.server.seats import person
from undercroft.server.summary import summarise
from undercroft.server.table import Table
from undercroft.server.timekeeper import Timekeeper

KEY = bytes(range(32))


class Hands:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.tick = 0.0

    def house(self) -> HouseClock:
        return HouseClock(0, lambda: self.tick, lambda: self.tick)


class Shelf(SimpleNamespace):
    """A store that keeps the moves in memory."""

    async def write(self, change: AddMove) -> None:
        self.written.append(change.move)


def table_of(game: Game, match: Match, hands: Hands) -> Table:
    facts: dict[str, Any] = {
        "id": "t", "host": "mira", "clock": None, "game": game.meta.name, "players": game.players, "options": {},
        "start": None, "status": "playing", "revision": 0, "advice": None, "key": KEY,
    }  # fmt: skip
    store: Any = Shelf(house=hands.house(), written=[], moves=0)
    table = Table(store, facts, [person(name, name) for name in ("mira", "otto")], game)
    table.match, table.summary = match, summarise(match)
    table.clocks.note(match.to_act, 0.0, 0, match.clocks)
    return table


def timed(seconds: int = 60) -> tuple[Match, Table, Hands]:
    """A match whose first turn has just begun, at a table."""
    match = dungeon_twister(clock=seconds).start(KEY)
    play_to(match, "action-card", "action")
    hands = Hands()
    return match, table_of(match.game, match, hands), hands


def pass_by(table: Table, hands: Hands, seconds: float) -> None:
    """So much time passes; the timekeeper does what it has to do."""

    async def work() -> None:
        keeper = Timekeeper()
        table.changed = keeper.watch
        hands.tick += seconds
        keeper.watch(table)
        await asyncio.sleep(0.05)
        await keeper.close()

    asyncio.run(work())


def test_a_turn_that_runs_out_of_time_is_over() -> None:
    """DT-166."""
    match, table, hands = timed()
    seat, told = match.to_act[0], table.deadline()
    assert told == 60.0
    pass_by(table, hands, 59.0)
    assert match.to_act == (seat,)
    pass_by(table, hands, 1.0)
    assert match.to_act == (1 - seat,)
    assert [event["id"] for event in match.events(None)].count("time-up") == 1
    told = table.deadline()
    assert told is not None
    assert 120.0 <= told <= 150.0  # that of the next turn, after what there is to see


def test_who_decides_in_time_keeps_his_turn() -> None:
    """DT-166."""
    match, table, hands = timed()
    seat = match.to_act[0]
    pass_by(table, hands, 59.0)
    asyncio.run(table.act(seat, None, lambda played: played.choose(seat, played.options(seat)[0])))
    assert "time-up" not in [event["id"] for event in match.events(None)]


def test_the_record_of_a_timed_match_replays_without_any_clock() -> None:
    match, table, hands = timed()
    for _ in range(8):
        pass_by(table, hands, 100.0)
    texts = [json.dumps(move.entries) for move in table.store.written]  # type: ignore[attr-defined]
    assert len(texts) == 8
    begun = dungeon_twister(clock=60).start(KEY)
    play_to(begun, "action-card", "action")
    first = json.dumps(begun.journal.packed())
    again = bring_back(match.game, {"id": "t", "key": KEY, "start": None}, [first, *texts], None)
    assert again.digest() == match.digest()
    assert again.events(None) == match.events(None)


def test_a_potion_drunk_at_the_last_moment_gives_a_minute_on_top() -> None:
    """DT-E78, DT-169: drunk at 0:10 left it gives 1:10."""
    game = dungeon_twister(clock=120)
    match, hands = with_potion(game), Hands()
    table = table_of(game, match, hands)
    hands.tick = 110.0
    asyncio.run(table.act(0, None, lambda played: played.choose(0, "quaff blue-warrior")))
    assert table.deadline() == 110.0 + 70.0


def with_potion(game: Game) -> Match:
    rooms = ["1cw", "2ccw", "3cw", "4cw", "1ccw", "2cw", "3ccw", "4ccw"]
    tokens = ["blue-warrior 1,2", "blue-speed_potion 1,2", "orange-troll 9,2"]
    state = game.rules.fresh(game.players, game.options, Door(fast_source(1)))
    game.rules.overlay(state, {"rooms": rooms, "tokens": tokens})
    return game.begin_at(state.to_data(), fast_source(1), 1)
