"""What holds between positions: a second book-keeping from the news alone, compared with the truth."""

from tests.games.dungeonville.invariants import state_of
from tests.games.dungeonville.invariants_views import points
from undercroft.engine.match import Match
from undercroft.games.dungeonville import messages as news
from undercroft.games.dungeonville.cards import CLASS, MULE, SEATS
from undercroft.games.dungeonville.powers import HOLY_WATER

Args = tuple[int, ...]


class Ledger:
    """Follows one match. `follow` reads what has happened since the last call and compares."""

    def __init__(self, match: Match) -> None:
        s = state_of(match)
        self.match = match
        self.read = 0
        self.first_stone = s.stone
        self.parties: list[set[int]] = [set() for _ in range(s.players)]
        self.deeds = [-1] * s.players
        self.blood = [0] * len(s.blood)
        self.zones = [0] * len(s.zones)
        self.duels = self.deaths = self.blessed = self.placed = 0
        self.dead_in_room = 0
        self.fighters = self.killed = self.hired = self.saved = self.won = self.taken = 0

    def follow(self) -> None:
        """Section 10, everything that compares two positions."""
        events = self.match.journal.events
        while self.read < len(events):
            message, args, _ = events[self.read]
            self.read += 1
            handler = HANDLERS.get(message)
            if handler is not None:
                handler(self, args)
        self.compare()

    def compare(self) -> None:
        s = state_of(self.match)
        assert [set(party) for party in s.parties] == self.parties
        assert s.blood == self.blood  # never decrease: each only grows by one marker at a time
        assert s.zones == self.zones
        assert list(s.deeds) == self.deeds
        assert s.stone == (self.first_stone + s.round - 1) % s.players
        if not s.config.kills_only:
            steps = self.match.rules.steps
            unpaid = sum(steps[f[0]].name == "spoils" for f in s.frames)  # won, but Banner or Beads are still asked
            assert sum(s.zones) == self.duels - unpaid

    # ---- points: every event changes those of at most one player, duels and deaths by exactly one

    def totals(self) -> list[int]:
        s = state_of(self.match)
        return [self.total(seat) for seat in range(s.players)]

    def total(self, seat: int) -> int:
        zone = sum(self.zones[seat * SEATS : seat * SEATS + SEATS])
        own = self.blood[self.deeds[seat] * SEATS : self.deeds[seat] * SEATS + SEATS]
        return zone + sum(own) - 2 * own[seat]

    def changed(self, before: list[int]) -> list[int]:
        return [now - then for now, then in zip(self.totals(), before, strict=True) if now != then]

    def takes(self, args: Args) -> None:
        """A marker for a duel: exactly one point for one player."""
        before = self.totals()
        self.zones[args[0] * SEATS + args[1]] += 1
        self.taken += 1
        assert self.changed(before) == [1]

    def places(self, args: Args) -> None:
        """A marker for a death: one point up or down for the owner, none on an unowned dungeon."""
        before = self.totals()
        seat, dungeon = args
        self.blood[dungeon * SEATS + seat] += 1
        self.placed += 1
        owner = self.deeds.index(dungeon) if dungeon in self.deeds else None
        assert self.changed(before) == ([] if owner is None else [-1 if owner == seat else 1])

    def gets_deed(self, args: Args) -> None:
        self.deeds[args[0]] = args[1]

    # ---- parties

    def hires(self, args: Args) -> None:
        self.parties[args[0]].add(args[1])

    def makes_room(self, args: Args) -> None:
        assert state_of(self.match).phase == 0 or self.read < len(self.match.journal.events)  # in hiring only
        self.parties[args[0]].remove(args[1])

    def dissolves(self, args: Args) -> None:
        self.parties[args[0]].clear()

    def runs_away(self, args: Args) -> None:
        s = state_of(self.match)
        self.parties[args[0]] &= set(s.reserves)

    # ---- battles: three duels, every loser is killed, hired or saved

    def battle(self, args: Args) -> None:
        self.fighters = self.killed = self.hired = self.saved = self.won = self.taken = 0

    def fights(self, args: Args) -> None:
        assert args[1] in self.parties[args[0]]
        self.fighters += 1

    def wins(self, args: Args) -> None:
        self.duels += 1
        self.won += 1

    def kills(self, args: Args) -> None:
        self.parties[args[0]].remove(args[1])
        self.killed += 1

    def recruits(self, args: Args) -> None:
        self.parties[args[2]].remove(args[1])
        self.parties[args[0]].add(args[1])
        self.hired += 1

    def saves(self, args: Args) -> None:
        self.saved += 1

    def enters(self, args: Args) -> None:
        """The battle is over: duels, losers and markers agree."""
        full = self.won == 3
        assert self.won <= 3
        assert not full or self.fighters - self.won == self.killed + self.hired + self.saved
        assert self.taken <= self.won
        assert state_of(self.match).config.kills_only or self.taken == self.won

    # ---- visits: one death per room, a marker for each except Mules and Holy Water

    def reveals(self, args: Args) -> None:
        self.dead_in_room = 0
        assert self.deaths == self.placed + self.blessed

    def dies(self, args: Args) -> None:
        self.parties[args[0]].remove(args[1])
        self.dead_in_room += 1
        assert self.dead_in_room == 1
        self.deaths += CLASS[args[1]] != MULE

    def uses(self, args: Args) -> None:
        self.blessed += args[1] == HOLY_WATER

    def returns(self, args: Args) -> None:
        self.parties[args[0]].add(args[1])

    def claims(self, args: Args) -> None:
        """Points counted in public equal the private counter."""
        assert args[2] == self.total(args[0])

    def ends(self) -> None:
        """The result counts what the ledger counts."""
        s, result = state_of(self.match), self.match.result
        assert result is not None
        assert list(result.scores) == self.totals() == [points(s, seat) for seat in range(s.players)]
        assert min(result.places) == 1


HANDLERS = {
    news.DEED: Ledger.gets_deed,
    news.HIRED: Ledger.hires,
    news.MADE_ROOM: Ledger.makes_room,
    news.DISSOLVED: Ledger.dissolves,
    news.RAN_AWAY: Ledger.runs_away,
    news.BATTLE: Ledger.battle,
    news.FIGHTER: Ledger.fights,
    news.DUEL_WON: Ledger.wins,
    news.KILLED: Ledger.kills,
    news.RECRUITED: Ledger.recruits,
    news.SAVED: Ledger.saves,
    news.BLOOD_TAKEN: Ledger.takes,
    news.ENTERS: Ledger.enters,
    news.REVEALED: Ledger.reveals,
    news.DIED: Ledger.dies,
    news.USED: Ledger.uses,
    news.RETURNED: Ledger.returns,
    news.BLOOD_PLACED: Ledger.places,
    news.CLAIMED: Ledger.claims,
}
