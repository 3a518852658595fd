"""The state of a match: what lies where. Data and its copy, no rules."""

from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.state import INT, INTS, PILE, PILES, Frame, Pile, State
from undercroft.games.dungeonville.cards import DUNGEONS, SEATS

NOBODY: Final = -1
NOTHING: Final = -1


class Config:
    """The options of a match (section 6); shared by all copies, never changed."""

    __slots__ = (
        "automatic",
        "cap",
        "first_player",
        "goal",
        "kills_only",
        "odds",
        "powers",
        "renew",
        "stays_home",
    )

    def __init__(self, options: dict[str, object]) -> None:
        self.goal = int(str(options["goal"]))
        cap = options["round_cap"]
        self.cap = cap if isinstance(cap, int) else 0  # 0: no cap
        first = options["first_player"]
        self.first_player = first - 1 if isinstance(first, int) else NOBODY
        self.automatic = options["claims"] == "automatic"
        self.kills_only = options["duel_blood"] == "kills_only"
        self.stays_home = options["reserve"] == "stays_home"
        self.renew = options["town"] == "renew"
        self.powers = options["items"] == "powers"
        self.odds = options["odds_helper"] == "on"


class Dungeonville(State):
    """Everything on the table and in the hands. Piles are tuples, so that copies can share them."""

    __slots__ = (
        "axed", "bannered", "beaded", "blood", "borrowed", "claimant", "cloaks", "config", "deck", "decks", "deed_log",
        "deeds", "discard", "explorer", "false_claims", "fighting", "held", "house", "lineups", "loots", "may_flee",
        "parties", "pawns", "peeked", "piles", "reached", "reserves", "room", "round", "sacked", "shown", "stone",
        "survivors", "tokens", "tops", "town", "treasures", "used", "victim", "winner", "zones",
    )  # fmt: skip

    FIELDS: ClassVar[dict[str, str]] = {
        **State.FIELDS,
        "round": INT, "stone": INT, "reached": PILE, "false_claims": INT, "claimant": INT,
        "deck": PILE, "discard": PILE, "town": PILE, "parties": PILES,
        "decks": PILES, "tops": PILE, "peeked": PILE, "piles": PILES, "treasures": PILES, "loots": PILES,
        "deeds": PILE, "house": PILE, "shown": INT, "deed_log": PILE,
        "blood": INTS, "zones": INTS, "tokens": PILE, "pawns": INTS,
        "fighting": INT, "lineups": PILES, "held": INT, "cloaks": PILE, "survivors": INTS, "reserves": PILE,
        "axed": INT, "winner": INT, "bannered": INT, "beaded": INT,
        "explorer": INT, "room": INT, "victim": INT, "may_flee": INT, "used": INT, "borrowed": PILE, "sacked": PILE,
    }  # fmt: skip

    def __init__(self, players: int, config: Config, door: Door, like: "Dungeonville | None" = None) -> None:
        # One constructor for both ways to a state: a compiled class cannot be made without it.
        self.players = players
        self.config = config
        self.door = door
        if like is None:
            self.lay_out_table()
            self.lay_out_cards()
            self.clear_battle()
            self.clear_visit()
        else:
            self.copy_table(like)
            self.copy_battle_and_visit(like)

    def lay_out_table(self) -> None:
        self.phase = -1
        self.over = 0
        self.frames: list[Frame] = []
        self.round = 1
        self.stone = 0
        self.reached: Pile = ()  # seats in the order in which they first had the goal
        self.false_claims = 0  # seats that claimed falsely in this round
        self.claimant = NOBODY  # who won by a claim
        self.blood = [0] * (DUNGEONS * SEATS)  # markers on dungeons: dungeon * SEATS + colour
        self.zones = [0] * (SEATS * SEATS)  # markers in death zones: owner * SEATS + colour
        self.tokens: Pile = (0,) * self.players
        self.pawns = [NOTHING] * self.players  # the dungeon at which each pawn stands
        self.deeds: Pile = ()
        self.house: Pile = ()
        self.shown = 0  # seats whose deed is public
        self.reserves: Pile = ()  # option reserve = stays_home: who does not enter in this round
        self.deed_log: Pile = ()  # triples: (seat, old, new) of a purchase, (seat, -1, deed) of a claim

    def lay_out_cards(self) -> None:
        self.deck: Pile = ()
        self.discard: Pile = ()
        self.town: Pile = ()  # Street first
        self.parties: list[Pile] = [()] * self.players
        self.decks: list[Pile] = [()] * DUNGEONS  # as sets: the order is unknown to everybody
        self.tops: Pile = (NOTHING,) * DUNGEONS  # a top card that somebody has peeked at
        self.peeked: Pile = (0,) * DUNGEONS  # the seats that know it
        self.piles: list[Pile] = [()] * DUNGEONS
        self.treasures: list[Pile] = [()] * self.players
        self.loots: list[Pile] = [()] * self.players

    def clear_battle(self) -> None:
        self.fighting = 0  # seats in the present battle
        self.lineups: list[Pile] = [()] * self.players
        self.held = 0  # seats that claimed during the line-ups
        self.cloaks: Pile = (NOBODY,) * self.players  # whose fighters the user of the Cloak has seen
        self.survivors: list[int] = [0] * self.players
        self.axed = 0
        self.winner = NOBODY
        self.bannered = 0
        self.beaded = 0

    def clear_visit(self) -> None:
        self.explorer = NOBODY
        self.room = NOTHING
        self.victim = NOBODY
        self.may_flee = 0
        self.used = 0  # kept items used in this visit
        self.borrowed: Pile = ()  # pairs: Jester or Oracle, letter
        self.sacked: Pile = ()  # loot that does not weigh

    def copy(self, door: Door) -> "Dungeonville":
        return Dungeonville(self.players, self.config, door, self)

    def copy_table(self, like: "Dungeonville") -> None:
        self.phase = like.phase
        self.over = like.over
        self.frames = like.frames[:]
        self.round = like.round
        self.stone = like.stone
        self.reached = like.reached
        self.false_claims = like.false_claims
        self.claimant = like.claimant
        self.blood = like.blood[:]
        self.zones = like.zones[:]
        self.tokens = like.tokens
        self.pawns = like.pawns[:]
        self.deeds = like.deeds
        self.house = like.house
        self.shown = like.shown
        self.deed_log = like.deed_log
        self.deck = like.deck
        self.discard = like.discard
        self.town = like.town
        self.parties = like.parties[:]
        self.decks = like.decks[:]
        self.tops = like.tops
        self.peeked = like.peeked
        self.piles = like.piles[:]
        self.treasures = like.treasures[:]
        self.loots = like.loots[:]

    def copy_battle_and_visit(self, like: "Dungeonville") -> None:
        self.fighting = like.fighting
        self.lineups = like.lineups[:]
        self.held = like.held
        self.cloaks = like.cloaks
        self.survivors = like.survivors[:]
        self.reserves = like.reserves
        self.axed = like.axed
        self.winner = like.winner
        self.bannered = like.bannered
        self.beaded = like.beaded
        self.explorer = like.explorer
        self.room = like.room
        self.victim = like.victim
        self.may_flee = like.may_flee
        self.used = like.used
        self.borrowed = like.borrowed
        self.sacked = like.sacked
