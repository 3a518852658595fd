"""The state of a match: what lies where. Data and its copy, no rules.

A token is a number: 14 for each seat in turn (8 characters, then 6 objects), then the neutral monks. `at` says where it
is: on a place of the layout, face down on a tile, or one of the fates below.
"""

from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.state import INT, INTS, PILE, PILES, Frame, Pile, State
from undercroft.games.dungeon_twister.cards import ACTION_CARDS, COMBAT_CARDS, JUMP_CARDS
from undercroft.games.dungeon_twister.config import Config
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM

TEAM: Final = 14  # tokens of a player
TEAM_CHARACTERS: Final = 8
MONKS: Final = 2

# Where a token is, if on no place
STOCK: Final = -1  # behind the screen of its owner
DEAD: Final = -2
ESCAPED: Final = -3
GONE: Final = -4  # an object that was used up, lost, or carried out
UNUSED: Final = -5  # not in this match
IN_HAND: Final = -6  # carried by whoever is in the middle of a move
TO_PLACE: Final = -7  # turned up by a reveal, beside the board
ON_TILE: Final = -100  # face down on tile t: ON_TILE - t

NOBODY: Final = -1
NOTHING: Final = -1
NOWHERE: Final = -1
UNKNOWN: Final = -1
ALL_ACTION_CARDS: Final = (1 << len(ACTION_CARDS)) - 1


class DungeonTwister(State):
    """Everything on the table and in the hands. Piles are tuples, so that copies can share them."""

    __slots__ = (
        "active",
        "ap",
        "at",
        "attackers",
        "back",
        "breaches",
        "broken",
        "brought",
        "card",
        "card_hands",
        "charmed",
        "combat_hands",
        "config",
        "defenders",
        "doubtful",
        "ending",
        "exchanged",
        "first",
        "granted",
        "ground",
        "held",
        "highest",
        "hurt",
        "illusions",
        "jump_cards",
        "kind",
        "laid",
        "laid_by",
        "laid_room",
        "lapsed",
        "late",
        "links",
        "mover",
        "offered",
        "on",
        "owner",
        "pairs",
        "passable",
        "pentagram",
        "picked",
        "placer",
        "played",
        "points",
        "pool",
        "princess",
        "private",
        "quiet",
        "reached",
        "resigned",
        "revealed",
        "room_of",
        "slot_of",
        "spent",
        "spent_cards",
        "stacks",
        "steps",
        "taken",
        "target",
        "turn",
        "turned",
        "unregenerating",
        "winner",
        "wounded",
    )  # fmt: skip

    FIELDS: ClassVar[dict[str, str]] = {
        **State.FIELDS,
        # rooms, by tile
        "room_of": INTS, "turned": INTS, "slot_of": INTS, "passable": INTS, "broken": INTS,
        "laid_room": INTS, "laid_by": INTS, "pool": PILE, "doubtful": PILE, "pairs": PILES, "stacks": PILES,
        # tokens
        "kind": INTS, "owner": INTS, "at": INTS, "wounded": INT, "hurt": INT, "spent": INT, "unregenerating": INT,
        "private": INTS, "charmed": INT, "taken": INTS, "breaches": INTS, "illusions": INTS, "princess": INT,
        # players and turns
        "active": INT, "first": INT, "turn": INT, "ap": INT, "card": INT, "highest": INT,
        "card_hands": INTS, "played": PILES, "combat_hands": PILES, "spent_cards": PILES, "jump_cards": INTS,
        "points": INTS, "pentagram": INT, "reached": PILE, "quiet": INT, "resigned": INT, "offered": INT, "winner": INT,
        "ending": INT, "late": INT, "granted": INT,
        # set-up, a reveal
        "picked": PILES, "placer": INT, "revealed": PILE,
        # a move, a combat
        "mover": INT, "steps": INT, "held": PILE, "brought": PILE, "exchanged": INT,
        "attackers": PILE, "defenders": PILE, "target": INT, "laid": INTS, "back": PILE, "lapsed": INT,
    }  # fmt: skip
    DERIVED: ClassVar[tuple[str, ...]] = ("links", "ground", "on")

    def __init__(self, players: int, config: Config, door: Door, like: "DungeonTwister | None" = None) -> None:
        # One constructor for both ways to a state: a compiled class cannot be made without it.
        self.players = players
        self.config = config
        self.door = door
        if like is None:
            self.lay_out()
        else:
            self.copy_board(like)
            self.copy_tokens(like)
            self.copy_turn(like)
            self.copy_action(like)

    def lay_out(self) -> None:
        """An empty table with these options, before anything is shuffled."""
        self.phase = -1
        self.over = 0
        self.frames: list[Frame] = []
        self.lay_out_rooms()
        self.lay_out_tokens()
        self.lay_out_players()
        self.clear_action()

    def lay_out_rooms(self) -> None:
        tiles = self.config.layout.tiles
        self.room_of = [NO_ROOM] * tiles  # NO_ROOM: face down
        self.turned = [0] * tiles  # clockwise quarter turns; of a face-down room drawn when it is revealed
        self.slot_of = list(range(tiles))
        self.passable = [0] * tiles  # edges, as bits: open, with an open or broken portcullis, breached
        self.broken = [0] * tiles  # portcullises that nobody closes again
        self.laid_room = [NO_ROOM] * tiles  # a face-down room that somebody chose, and who (DT-164, DT-330)
        self.laid_by = [NOBODY] * tiles
        self.pool: Pile = ()  # rooms that do lie on the other face-down tiles, as a set
        self.doubtful: Pile = ()  # rooms of pairs of which nobody knows yet whether they are in this match (DT-176)
        self.pairs: list[Pile] = [()] * self.players  # numbers of the pairs that each has chosen (DT-027)
        self.stacks: list[Pile] = [()] * tiles  # tokens face down on a tile, in the order in which they were laid
        self.illusions = [NOWHERE] * (2 * self.players)  # by seat: illusory pit, rubble
        self.forget_derived()

    def lay_out_tokens(self) -> None:
        tokens = TEAM * self.players + MONKS
        self.kind = [UNKNOWN] * tokens
        self.owner = [min(token // TEAM, self.players) for token in range(tokens)]  # the monks: nobody's seat
        self.at = [UNUSED] * tokens
        self.wounded = self.hurt = self.spent = 0  # tokens as bits; `hurt`: wounded in this turn (DT-137)
        self.unregenerating = 0  # Trolls beaten by a Goblin (DT-315)
        self.private = [0] * tokens  # action points of a potion or a charm
        self.charmed = 0
        self.taken = [NOBODY] * tokens  # before whom a dead or escaped character, or a treasure, lies (DT-034)
        self.breaches = [3] * self.players  # markers left to the Golem (DT-217)
        self.princess = 0  # 1: awake (DT-336)

    def lay_out_players(self) -> None:
        self.active = self.first = NOBODY
        self.turn = 0  # turns begun
        self.ap = 0  # points left of the action card
        self.card = 0  # the action card of this turn, 0 before it is played
        self.highest = 1  # the highest action card anybody has played (DT-055); so that the first one is the 2 (DT-054)
        self.card_hands = [ALL_ACTION_CARDS] * self.players  # as bits
        self.played: list[Pile] = [()] * self.players  # in this cycle, the last one visible (DT-052)
        self.combat_hands: list[Pile] = [COMBAT_CARDS] * self.players
        self.spent_cards: list[Pile] = [()] * self.players  # combat cards as they were revealed
        self.jump_cards = [JUMP_CARDS] * self.players
        self.points = [0] * self.players  # without the pentagram's
        self.pentagram = NOBODY  # whose point it is now (DT-282)
        self.reached: Pile = ()  # seats at or above the target, in the order in which they came there (DT-038)
        self.quiet = 0  # turns since the last irreversible event (DT-189)
        self.resigned = self.offered = 0  # seats as bits
        self.winner = NOBODY
        self.ending = 0  # how the match ended (rules/scoring.py)
        self.late = 0  # 1: the time of this turn is up (DT-166)
        self.granted = 0  # minutes that this turn is longer (DT-169)
        self.picked: list[Pile] = [()] * self.players  # kinds chosen for the teams (DT-022, DT-023)
        self.placer = NOBODY

    def clear_action(self) -> None:
        """Nobody moves, fights or shows a room."""
        self.revealed: Pile = ()  # tokens of a reveal that are still to be placed
        self.mover = NOBODY
        self.steps = 0  # that the mover has left
        self.held: Pile = ()  # what the mover carries
        self.brought: Pile = ()  # what he carried when he came to this square
        self.exchanged = 0  # 1: here he has exchanged already (DT-103)
        self.attackers: Pile = ()
        self.defenders: Pile = ()
        self.target = NOBODY
        self.laid = [NOTHING] * self.players
        self.back: Pile = ()  # where every token goes if the time runs out now, in a match with a clock (DT-171)
        self.lapsed = 0  # seats, as bits, that lay the 0 because their time is up (DT-168)

    def forget_derived(self) -> None:
        """What follows from the fields is worked out again when it is needed next."""
        self.links: list[int] = []  # where one comes from each place in each direction (geometry/links.py)
        self.ground: list[int] = []  # what is on each place
        self.on: list[int] = []  # the tokens on each place (tokens.py)

    def fill(self, data: object) -> None:
        super().fill(data)
        self.forget_derived()

    def copy(self, door: Door) -> "DungeonTwister":
        return DungeonTwister(self.players, self.config, door, self)

    def copy_board(self, like: "DungeonTwister") -> None:
        self.phase = like.phase
        self.over = like.over
        self.frames = like.frames[:]
        self.room_of = like.room_of[:]
        self.turned = like.turned[:]
        self.slot_of = like.slot_of[:]
        self.passable = like.passable[:]
        self.broken = like.broken[:]
        self.laid_room = like.laid_room[:]
        self.laid_by = like.laid_by[:]
        self.pool = like.pool
        self.doubtful = like.doubtful
        self.pairs = like.pairs[:]
        self.stacks = like.stacks[:]
        self.illusions = like.illusions[:]
        self.links = like.links  # never changed in place: a new list takes its place
        self.ground = like.ground
        self.on = like.on[:]

    def copy_tokens(self, like: "DungeonTwister") -> None:
        self.kind = like.kind[:]
        self.owner = like.owner[:]
        self.at = like.at[:]
        self.wounded = like.wounded
        self.hurt = like.hurt
        self.spent = like.spent
        self.unregenerating = like.unregenerating
        self.private = like.private[:]
        self.charmed = like.charmed
        self.taken = like.taken[:]
        self.breaches = like.breaches[:]
        self.princess = like.princess

    def copy_turn(self, like: "DungeonTwister") -> None:
        self.active = like.active
        self.first = like.first
        self.turn = like.turn
        self.ap = like.ap
        self.card = like.card
        self.highest = like.highest
        self.card_hands = like.card_hands[:]
        self.played = like.played[:]
        self.combat_hands = like.combat_hands[:]
        self.spent_cards = like.spent_cards[:]
        self.jump_cards = like.jump_cards[:]
        self.points = like.points[:]
        self.pentagram = like.pentagram
        self.reached = like.reached
        self.quiet = like.quiet
        self.resigned = like.resigned
        self.offered = like.offered
        self.winner = like.winner
        self.ending = like.ending
        self.late = like.late
        self.granted = like.granted
        self.picked = like.picked[:]
        self.placer = like.placer

    def copy_action(self, like: "DungeonTwister") -> None:
        self.revealed = like.revealed
        self.mover = like.mover
        self.steps = like.steps
        self.held = like.held
        self.brought = like.brought
        self.exchanged = like.exchanged
        self.attackers = like.attackers
        self.defenders = like.defenders
        self.target = like.target
        self.laid = like.laid[:]
        self.back = like.back
        self.lapsed = like.lapsed
