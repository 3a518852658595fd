"""The state of a match: what is drawn, noted and dealt. Data and its copy, no rules.

A pile of a seat is a tuple, replaced as a whole. The sets of cells by seat (`walls`, `tokens`, `monsters`) follow from
the sheets and are kept beside them.
"""

from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.state import INT, INTS, PILE, PILES, Frame, Pile, State
from undercroft.games.doodle_dungeon.cards import ALL_CARDS, CROSSED, EMPTY, GOBLIN, TRACK_IDS, TRAP, WALL
from undercroft.games.doodle_dungeon.config import Config
from undercroft.games.doodle_dungeon.geometry.cells import BIT, CELLS
from undercroft.games.doodle_dungeon.geometry.steps import Trail, trail_of

NOBODY: Final = -1
NO_CARD: Final = -1
LAPSED: Final = -1  # in `built`: an element that found no place
DOORWAY: Final = -1  # where a hero waits before his first step

WALKING: Final = 0
DEAD: Final = 1
ESCAPED: Final = 2

BLANK: Final[Pile] = (EMPTY,) * CELLS
NO_BOXES: Final[Pile] = (0,) * len(TRACK_IDS)


class DoodleDungeon(State):
    """Everything on the table and in the hands."""

    __slots__ = (
        "above", "bonus", "boxes", "built", "choices", "config", "confirmed", "crossed", "decks", "dice", "discard",
        "drafted", "extra", "fates", "fetched", "found", "hands", "hearts", "heroes", "laid", "left", "locked",
        "marker", "monsters", "paths", "playing", "pool", "round", "row", "sheets", "taken", "tokens", "trails",
        "treasures", "turns", "under", "unseen", "walls",
    )  # fmt: skip

    FIELDS: ClassVar[dict[str, str]] = {
        **State.FIELDS,
        # cards
        "unseen": PILE, "pool": PILE, "row": PILE, "discard": PILE, "laid": PILE, "taken": INTS, "drafted": PILES,
        "decks": PILES, "under": PILES, "hands": PILES, "above": PILES, "fetched": PILES, "playing": INT,
        # sheets
        "sheets": PILES, "treasures": PILES, "boxes": PILES, "built": PILES, "paths": PILES,
        "hearts": INTS, "heroes": INTS, "fates": INTS, "crossed": INTS,
        # rounds and turns
        "round": INT, "marker": INT, "confirmed": INT, "left": INT, "turns": INTS,
        # a fight
        "dice": PILE, "bonus": INT, "extra": INT, "locked": INT, "found": INT,
    }  # fmt: skip
    DERIVED: ClassVar[tuple[str, ...]] = ("walls", "tokens", "monsters", "trails", "choices")

    def __init__(self, players: int, config: Config, door: Door, like: "DoodleDungeon | None" = None) -> None:
        # One constructor for both ways to a state: a compiled class cannot be made without it.
        self.players = players
        self.config = config
        self.door = door
        if like is None:
            self.lay_out_cards()
            self.lay_out_sheets()
        else:
            self.copy_cards(like)
            self.copy_sheets(like)

    def lay_out_cards(self) -> None:
        each = self.players
        self.phase = -1
        self.over = 0
        self.frames: list[Frame] = []
        self.unseen: Pile = ALL_CARDS  # what the draw pile is made of, with the cards that were removed (DD-012)
        self.pool: Pile = ()  # the draw pile of discards that was shuffled once (DD-027)
        self.row: Pile = ()
        self.discard: Pile = ()
        self.laid: Pile = ()  # all that was ever laid on the discard pile, in that order
        self.taken = [NO_CARD] * each  # the card of this round
        self.drafted: list[Pile] = [()] * each  # of the rounds before, in their order
        self.decks: list[Pile] = [()] * each  # shuffled: a set
        self.under: list[Pile] = [()] * each  # put under the deck, the uppermost first: known to its owner
        self.hands: list[Pile] = [()] * each
        self.above: list[Pile] = [()] * each  # above a dungeon: card and the seat that laid it, by turns
        self.fetched: list[
            Pile
        ] = []  # taken from the discard pile in secret: card, seat, cards laid until then, who knows
        self.playing = NO_CARD  # a dungeon action that is being resolved
        self.round = 0
        self.marker = NOBODY
        self.confirmed = 0  # seats as bits
        self.left = 0  # seats, as bits, whose path has left through the exit
        self.turns = [0] * each  # of phase C
        self.clear_fight()

    def clear_fight(self) -> None:
        self.dice: Pile = ()
        self.bonus = 0  # strength from cards
        self.extra = 0  # damage from cards
        self.locked = 0  # 1: no more actions (DD-137)
        self.found = 0  # dice that a Cursed Blade has left in the fight, added up (DD-138)

    def lay_out_sheets(self) -> None:
        each = self.players
        self.sheets: list[Pile] = [BLANK] * each
        self.treasures: list[Pile] = [()] * each  # cells, in the order in which they were noted
        self.boxes: list[Pile] = [NO_BOXES] * each  # by track
        self.built: list[Pile] = [()] * each  # of the card of this round: the choices, or LAPSED
        self.paths: list[Pile] = [()] * each  # through the dungeon of that seat
        self.hearts = [self.config.hearts] * each
        self.heroes = [DOORWAY] * each  # place in the path
        self.fates = [WALKING] * each
        self.crossed = [0] * each  # monsters crossed off (DD-175)
        self.walls = [0] * each
        self.tokens = [0] * each
        self.monsters = [0] * each
        self.trails: list[Trail | None] = [None] * each  # of the paths, once somebody asks; never changed
        self.choices: list[list[int]] = [[]] * each  # for the element whose turn it is, once found; never changed

    def fill(self, data: object) -> None:
        super().fill(data)
        for seat in range(self.players):
            self.find_sets(seat)

    def trail(self, owner: int) -> Trail:
        """What matters of the path through that dungeon so far, for its next step."""
        trail = self.trails[owner]
        if trail is None:
            trail = trail_of(self.paths[owner], self.walls[owner], self.tokens[owner], self.monsters[owner])
            self.trails[owner] = trail
        return trail

    def set_path(self, owner: int, path: Pile) -> None:
        self.paths[owner] = path
        self.trails[owner] = None

    def find_sets(self, seat: int) -> None:
        """The sets of cells that follow from a sheet."""
        self.walls[seat] = self.tokens[seat] = self.monsters[seat] = 0
        self.trails[seat] = None
        self.choices[seat] = []
        for cell, content in enumerate(self.sheets[seat]):
            self.mark(seat, cell, content)

    def mark(self, seat: int, cell: int, content: int) -> None:
        kind = content % CROSSED
        if kind == WALL:
            self.walls[seat] |= BIT[cell]
        elif kind >= TRAP:
            self.tokens[seat] |= BIT[cell]
            if kind >= GOBLIN:
                self.monsters[seat] |= BIT[cell]

    def copy(self, door: Door) -> "DoodleDungeon":
        return DoodleDungeon(self.players, self.config, door, self)

    def copy_cards(self, like: "DoodleDungeon") -> None:
        self.phase = like.phase
        self.over = like.over
        self.frames = like.frames[:]
        self.unseen = like.unseen
        self.pool = like.pool
        self.row = like.row
        self.discard = like.discard
        self.laid = like.laid
        self.taken = like.taken[:]
        self.drafted = like.drafted[:]
        self.decks = like.decks[:]
        self.under = like.under[:]
        self.hands = like.hands[:]
        self.above = like.above[:]
        self.fetched = like.fetched[:]
        self.playing = like.playing
        self.round = like.round
        self.marker = like.marker
        self.confirmed = like.confirmed
        self.left = like.left
        self.turns = like.turns[:]
        self.dice = like.dice
        self.bonus = like.bonus
        self.extra = like.extra
        self.locked = like.locked
        self.found = like.found

    def copy_sheets(self, like: "DoodleDungeon") -> None:
        self.sheets = like.sheets[:]
        self.treasures = like.treasures[:]
        self.boxes = like.boxes[:]
        self.built = like.built[:]
        self.paths = like.paths[:]
        self.hearts = like.hearts[:]
        self.heroes = like.heroes[:]
        self.fates = like.fates[:]
        self.crossed = like.crossed[:]
        self.walls = like.walls[:]
        self.tokens = like.tokens[:]
        self.monsters = like.monsters[:]
        self.trails = like.trails[:]
        self.choices = like.choices[:]
