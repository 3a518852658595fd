"""Turns of a game in which somebody scores: where a puzzle may begin, and who takes part."""

from typing import Final, NamedTuple

from undercroft.engine.chance import Source
from undercroft.engine.position_text import Words
from undercroft.games.dungeon_twister.actions import ACTIONS, REVEAL
from undercroft.games.dungeon_twister.cards import ACTION_CARDS
from undercroft.games.dungeon_twister.notation.words import is_verb
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister_puzzles.making.positions import half_turn, puzzle_words

FEWEST: Final = 2  # actions of a puzzle
MOST_ACTIONS: Final = max(ACTION_CARDS)
EARLIER: Final = 5  # turns of both that are remembered


class Scored(NamedTuple):
    """From a position on somebody has scored with these action points and characters, or might have."""

    words: Words  # blue is to act
    points: int
    ap: int  # at most
    actors: list[str]


class Moment(NamedTuple):
    """Between two actions of a turn."""

    state: DungeonTwister
    total: int
    verbs: int  # actions of the turn before it


class Watcher:
    """Looks at every choice of a game, and remembers the turn that is played and how the last ones began."""

    def __init__(self, source: Source) -> None:
        self.source = source  # for rooms that are still face down
        self.moments: list[Moment] = []
        self.verbs: list[int] = []
        self.begun: list[DungeonTwister] = []

    def before(self, s: DungeonTwister, code: int) -> None:
        """Somebody is about to choose."""
        if s.frames == [(at.ACTION, s.active, 0, 0)] and not s.over:
            if not self.begun or self.begun[-1].turn != s.turn:
                self.begun = [*self.begun, s.copy(s.door)][-EARLIER:]
                self.moments, self.verbs = [], []
            self.moments.append(Moment(s.copy(s.door), total(s, s.active), len(self.verbs)))
        if is_verb(code):
            self.verbs.append(code)
        if REVEAL.has(code):
            self.moments = []  # what was turned up could not be foreseen

    def after(self, s: DungeonTwister) -> list[Scored]:
        """Where a turn in which somebody has scored is over now: the positions it can be told from, the first first."""
        if not self.moments or (not s.over and s.turn == self.moments[0].state.turn):
            return []
        seat = self.moments[0].state.active
        moments = [*self.moments, Moment(s, total(s, seat), len(self.verbs))]
        self.moments = []
        last = next(each for each in moments if each.total == moments[-1].total)
        worth = [self.scored(each, last) for each in moments[: moments.index(last)] if is_worth(each, last)]
        return [*self.before_that(worth[0], seat, total(s, seat)), *worth] if worth else []

    def scored(self, first: Moment, last: Moment) -> Scored:
        s = first.state
        names = sorted({str(ACTIONS.table[code].args["token"]) for code in self.verbs[first.verbs : last.verbs]})
        actors = names if s.active == 0 else [half_turn(each, s.config.layout) for each in names]
        spent = s.ap - last.state.ap if last.state.turn == s.turn and not last.state.over else s.ap
        return Scored(puzzle_words(s, self.source), last.total - first.total, max(FEWEST, spent), actors)

    def before_that(self, scored: Scored, seat: int, reached: int) -> list[Scored]:
        """The same goal some turns of the same player earlier: with all action points it might be reached already."""
        earlier = [s for s in self.begun[:-1] if s.active == seat and total(s, seat) + scored.points == reached]
        return [Scored(puzzle_words(s, self.source), scored.points, MOST_ACTIONS, scored.actors) for s in earlier]


def is_worth(first: Moment, last: Moment) -> bool:
    """Points by more than one action."""
    return last.total > first.total and last.verbs - first.verbs >= FEWEST
