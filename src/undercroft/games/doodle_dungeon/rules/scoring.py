"""Final scoring and places (DD-169 to DD-175)."""

from typing import Final, NamedTuple

from undercroft.engine.steps import Result
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.cards import CROSSED, GOBLIN, PACK, POINTS, TREASURE_TRACK
from undercroft.games.doodle_dungeon.rules.tracks import level
from undercroft.games.doodle_dungeon.state import DEAD, ESCAPED, DoodleDungeon

SCORING: Final = {each["id"]: each["value"] for each in PACK["scoring"]["scoring"]}
SLAIN: Final = int(SCORING["score_hero_dead"])
HEART: Final = int(SCORING["score_hearts"])


class Score(NamedTuple):
    """The rows of a score sheet."""

    treasures: int
    monsters: int
    slain: int
    hearts: int

    def total(self) -> int:
        return self.treasures + self.monsters + self.slain + self.hearts


def guarded(s: DoodleDungeon, seat: int) -> int:
    """How many of his treasures lie under a monster that is not crossed off (DD-067, DD-170)."""
    sheet = s.sheets[seat]
    return len([cell for cell in s.treasures[seat] if GOBLIN <= sheet[cell] < CROSSED])


def score(s: DoodleDungeon, seat: int) -> Score:
    """Treasures, monsters, a slain hero, or the hearts of one who escaped (DD-170 to DD-174)."""
    standing = sum([POINTS[content] for content in s.sheets[seat] if GOBLIN <= content < CROSSED])
    return Score(
        guarded(s, seat) * level(s, seat, TREASURE_TRACK),
        standing,
        SLAIN if s.fates[seat] == DEAD else 0,
        HEART * s.hearts[seat] if s.fates[seat] == ESCAPED else 0,
    )


def tell_scores(s: DoodleDungeon) -> None:
    for seat in range(s.players):
        own = score(s, seat)
        s.door.tell(messages.SCORED, (seat, own.treasures, own.monsters, own.slain, own.hearts, own.total()))


def result(s: DoodleDungeon) -> Result:
    """The highest total wins; among equals fewer crossed-off monsters; then the place is shared, 1, 1, 3 (DD-175)."""
    totals = [score(s, seat).total() for seat in range(s.players)]
    ranks = [(-totals[seat], s.crossed[seat]) for seat in range(s.players)]
    places = [1 + len([other for other in ranks if other < own]) for own in ranks]
    return Result(tuple(totals), tuple(places), "heroes-gone")
