"""What holds between positions: a second book-keeping from the news, compared with the truth."""

from typing import Any

from tests.games.dungeon_twister.invariants import state_of
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister import messages as news
from undercroft.games.dungeon_twister.cards import (
    DRAGONSLAYER,
    FIRST_OBJECT,
    GOBLIN,
    KIND_IDS,
    RED_DRAGON,
    TREASURE,
)
from undercroft.games.dungeon_twister.config import GOBLINS, SACRIFICE
from undercroft.games.dungeon_twister.geometry.links import ground, place_at
from undercroft.games.dungeon_twister.geometry.rooms import ILLUSORY_PIT, NO_ROOM, PIT, RIFT, ROCKS, WALLS
from undercroft.games.dungeon_twister.rules.sequence import PHASE_IDS
from undercroft.games.dungeon_twister.state import DEAD, ESCAPED, GONE, TEAM, TEAM_CHARACTERS, UNUSED, DungeonTwister

Args = tuple[int, ...]
LINE_UP = PHASE_IDS.index("line-up")  # teams and hands are complete from here on


class Ledger:
    """Follows one match. `follow` reads what has happened since the last call and compares."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.read = 0
        self.points = [0] * state_of(match).players
        self.highest = state_of(match).highest if match.start else 1
        self.old: DungeonTwister = state_of(match).copy(match.door)
        self.old_phase = -1
        self.recent: list[tuple[int, Args]] = []

    def follow(self) -> None:
        """Section 10, everything that compares two positions."""
        s = state_of(self.match)
        events = self.match.journal.events
        self.recent = [(event[0], event[1]) for event in events[self.read :]]
        self.read = len(events)
        for message, args in self.recent:
            handler = HANDLERS.get(message)
            if handler is not None:
                handler(self, args)
        assert self.points == s.points, "12"
        self.compare_tokens(s)
        self.compare_rooms(s)
        self.compare_cards(s)
        self.old, self.old_phase = s.copy(self.match.door), s.phase

    # ---- 1, 13, 16: tokens

    def compare_tokens(self, s: DungeonTwister) -> None:
        for token, before in enumerate(self.old.at):
            if before in (DEAD, ESCAPED, GONE):
                assert s.at[token] == before, "13: nobody comes back"
            if before != UNUSED and self.old_phase >= LINE_UP:
                assert s.at[token] != UNUSED, "1: nothing vanishes"
                # a secret team is numbered anew as it comes to light
                assert s.kind[token] == self.old.kind[token] or s.config.free_teams
            if s.at[token] == DEAD != before:
                self.dies(s, token)
        for seat in range(s.players):
            fates = [s.at[token] for token in range(seat * TEAM, seat * TEAM + TEAM_CHARACTERS)]
            assert fates.count(DEAD) + fates.count(ESCAPED) <= TEAM_CHARACTERS

    def dies(self, s: DungeonTwister, token: int) -> None:
        """16: an unwounded character dies only by fire, rocks, pit, Dragonslayer or a rule of a scenario."""
        if self.old.wounded >> token & 1 or s.kind[token] >= FIRST_OBJECT:
            return
        was = self.old.at[token]
        on_pit = was >= 0 and ground(self.old)[was] in (PIT, ILLUSORY_PIT, RIFT)
        dragon = s.kind[token] == RED_DRAGON and DRAGONSLAYER in s.kind
        goblins = s.config.scenario == GOBLINS and s.kind[token] == GOBLIN
        assert self.in_fire() or on_pit or dragon or goblins or self.under_rocks(s), KIND_IDS[s.kind[token]]

    def in_fire(self) -> bool:
        return any(message in (news.SHOT, news.BREATHED) for message, _ in self.recent)

    def under_rocks(self, s: DungeonTwister) -> bool:
        steps = [args for message, args in self.recent if message == news.STEPPED]
        return bool(steps) and ground(s)[place_at(s, steps[-1][2], steps[-1][3])] == ROCKS

    # ---- 5, 6, 7: rooms and markers

    def compare_rooms(self, s: DungeonTwister) -> None:
        old = self.old
        turned = 0
        for tile, before in enumerate(old.room_of):
            if len(s.stacks[tile]) < len(old.stacks[tile]):
                assert s.room_of[tile] != NO_ROOM, "5: only a reveal lessens them"
            if before == NO_ROOM:
                continue
            assert s.room_of[tile] == before
            turned += s.turned[tile] != old.turned[tile]
            assert (s.turned[tile] - old.turned[tile]) % 4 != 2
            assert s.broken[tile] & old.broken[tile] == old.broken[tile], "7"
            walls = WALLS[before] & old.passable[tile]
            assert s.passable[tile] & walls == walls, "7"
        assert turned <= 1
        if turned or s.slot_of != old.slot_of:
            assert s.at == old.at, "6: a turn changes no (room, cell) of any token"

    # ---- 8, 9, 12: cards and points

    def compare_cards(self, s: DungeonTwister) -> None:
        if self.old_phase < LINE_UP:
            return
        for seat in range(s.players):
            assert s.jump_cards[seat] <= self.old.jump_cards[seat]
            left = list(self.old.combat_hands[seat])
            for card in s.combat_hands[seat]:
                left.remove(card)
            assert len(left) <= 1
            assert 0 not in left

    def card(self, args: Args) -> None:
        _, card = args
        assert card <= self.highest + 1
        self.highest = max(self.highest, card)

    def killed(self, args: Args) -> None:
        """An enemy killed: 1, the Dragon 2. One's own: nothing; with the official rulings 1 for each other player."""
        owner, kind, points, killer, _ = args
        s = state_of(self.match)
        assert killer != owner
        worth = 0 if s.config.scenario == SACRIFICE else 2 if kind == RED_DRAGON else 1
        if killer >= 0:
            assert points == worth
            self.points[killer] += worth
        elif s.config.official:
            for seat in range(s.players):
                self.points[seat] += seat != owner and worth > 0

    def escaped(self, args: Args) -> None:
        owner, kind, points = args
        s = state_of(self.match)
        assert s.config.scenario != SACRIFICE
        assert points == (2 if kind == GOBLIN and s.config.scenario != GOBLINS else 1)
        self.points[owner] += points

    def carried_out(self, args: Args) -> None:
        owner, _, kind, points = args
        assert points == (kind == TREASURE)
        self.points[owner] += points


HANDLERS: dict[Any, Any] = {
    news.CARD: Ledger.card,
    news.KILLED: Ledger.killed,
    news.ESCAPED: Ledger.escaped,
    news.CARRIED_OUT: Ledger.carried_out,
}
