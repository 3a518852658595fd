"""What holds in every position of every game (section 10 of the specification). `check` for each decision."""

from typing import Any, cast

from undercroft.engine.match import Match
from undercroft.games.doodle_dungeon.cards import (
    ALL_CARDS,
    BUILD,
    CROSSED,
    HAND_TRACK,
    IMPROVEMENT,
    TRAP,
    TREASURE,
    WALL,
)
from undercroft.games.doodle_dungeon.geometry.cells import NEIGHBOURS
from undercroft.games.doodle_dungeon.geometry.walls import is_connected
from undercroft.games.doodle_dungeon.rules.sequence import DEFENCE
from undercroft.games.doodle_dungeon.rules.tracks import capacity, level
from undercroft.games.doodle_dungeon.state import DEAD, NO_CARD, WALKING, DoodleDungeon


def state_of(match: Match) -> DoodleDungeon:
    return cast("DoodleDungeon", match.state)


def check(match: Match) -> None:
    """All invariants of a position."""
    s = state_of(match)
    cards_are_conserved(s)
    for seat in range(s.players):
        sheet_is_lawful(s, seat)
        boxes_are_within_their_tracks(s, seat)
        hero_is_where_he_can_be(s, seat)
        cards_above_are_few(s, seat)
        path_is_lawful(s, seat)
        assert len(s.hands[seat]) <= level(s, seat, HAND_TRACK)  # DD-155
    assert len(s.dice) <= 4


def cards_are_conserved(s: DoodleDungeon) -> None:
    """Each of the 60 cards is in exactly one place."""
    own = [*s.hands, *s.decks, *s.under] if s.phase == DEFENCE else s.drafted
    places = [s.unseen, s.pool, s.row, s.discard, *own]
    cards = [card for pile in places for card in pile]
    cards += [card for card in s.taken if card != NO_CARD] + [s.playing] * (s.playing != NO_CARD)
    cards += [card for pile in s.above for card in pile[::2]]
    assert sorted(cards) == list(ALL_CARDS)


def sheet_is_lawful(s: DoodleDungeon, seat: int) -> None:
    """Connected, no two tokens side by side, treasures on different cells; the sets of cells are those of the sheet."""
    assert is_connected(s.walls[seat])
    sheet = s.sheets[seat]
    for cell, content in enumerate(sheet):
        if content >= TRAP:
            assert all(sheet[other] < TRAP for other in NEIGHBOURS[cell])
    assert len(set(s.treasures[seat])) == len(s.treasures[seat])
    before = (s.walls[seat], s.tokens[seat], s.monsters[seat])
    s.find_sets(seat)
    assert before == (s.walls[seat], s.tokens[seat], s.monsters[seat])
    treasures = sum(BUILD[card].count(TREASURE) for card in s.drafted[seat])
    if s.taken[seat] == NO_CARD:
        assert len(s.treasures[seat]) == treasures


def boxes_are_within_their_tracks(s: DoodleDungeon, seat: int) -> None:
    boxes = s.boxes[seat]
    assert all(0 <= boxes[track] <= capacity(s, track) for track in range(len(boxes)))
    if s.taken[seat] == NO_CARD and s.phase < DEFENCE:
        assert sum(boxes) <= sum(BUILD[card].count(IMPROVEMENT) for card in s.drafted[seat])


def hero_is_where_he_can_be(s: DoodleDungeon, seat: int) -> None:
    assert 0 <= s.hearts[seat] <= s.config.hearts
    assert (s.hearts[seat] == 0) == (s.fates[seat] == DEAD)
    assert -1 <= s.heroes[seat] <= len(s.paths[seat])
    assert s.crossed[seat] == len([content for content in s.sheets[seat] if content > CROSSED + TRAP])


def cards_above_are_few(s: DoodleDungeon, seat: int) -> None:
    assert len(s.above[seat]) <= 4
    assert s.fates[seat] == WALKING or not s.above[seat]


def path_is_lawful(s: DoodleDungeon, seat: int) -> None:
    path = s.paths[seat]
    assert not path or path[0] == 0
    assert all(path[at + 1] in NEIGHBOURS[path[at]] for at in range(len(path) - 1))
    assert all(path.count(cell) <= 2 and s.sheets[seat][cell] != WALL for cell in path)
    if s.phase == DEFENCE:
        assert path[-1] == 79
        assert 17 <= len(path) <= 160


class Ledger:
    """What only ever goes one way: boxes, crossed-off tokens, places of heroes, the rounds."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.seen: dict[str, Any] = {}

    def follow(self) -> None:
        s = state_of(self.match)
        now: dict[str, Any] = {
            "round": [s.round],
            "heroes": s.heroes[:],
            "crossed": s.crossed[:],
            "levels": [level(s, seat, track) for seat in range(s.players) for track in range(6)],
            "fates": [min(fate, 1) for fate in s.fates],
            "turns": s.turns[:],
        }
        for name, values in now.items():
            before = self.seen.get(name, values)
            assert all(new >= old for new, old in zip(values, before, strict=True)), name
        if s.phase == DEFENCE and "sheets" in self.seen:
            for old, new in zip(self.seen["sheets"], s.sheets, strict=True):
                assert all(b in (a, a + CROSSED) and (a < CROSSED or a == b) for a, b in zip(old, new, strict=True))
            assert self.seen["paths"] == s.paths
        now["sheets"], now["paths"] = s.sheets[:], s.paths[:]
        self.seen = now if s.phase == DEFENCE else {name: now[name] for name in ("round", "levels")}
