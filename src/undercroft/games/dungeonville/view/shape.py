"""The declared view: every key that a seat or a spectator is shown, once. Ids are those of the content and of texts."""

from typing import Literal, TypedDict

Letter = Literal["A", "B", "C", "D", "E"]
PhaseId = Literal["hiring", "sending", "battle", "exploring", "collecting"]
StepId = Literal[
    "lute", "make-room", "hire", "payment", "send", "line-up", "cloak", "new-order", "axe", "banner", "beads", "oracle",
    "net", "who-dies", "rescue", "which-mule", "holy-water", "glove", "drop", "take", "flee", "buy-deed", "claim-point",
    "pause",
]  # fmt: skip


class Question(TypedDict):
    """What the table waits for."""

    step: StepId | None  # "pause" where somebody else is asked covertly, null when the match is over
    to_act: list[int]  # seats; nobody in a pause


class Place(TypedDict):
    """A place in town with the adventurer who waits there."""

    place: str
    price: int
    adventurer: str


class House(TypedDict):
    """The Deed House."""

    deeds: int  # how many lie there
    known: list[str]  # those of them that everybody knows; all of them when the match is over


class Dungeon(TypedDict):
    """A dungeon with what lies on and beside its entrance."""

    id: str
    deck: int  # cards that nobody has drawn, a peeked top card included
    discard: list[str]  # cards, the latest last
    blood: list[int]  # markers by seat
    pawns: list[int]  # seats whose parties stand here
    top: str | None  # the top card, for whoever has peeked at it


class Player(TypedDict):
    """What lies in front of a player."""

    seat: str  # P1, P2, ...
    party: list[str]
    treasure: list[str]
    loot: list[str]  # found in this round, not yet brought home
    wealth: int  # gold that could be paid now, tokens included
    tokens: int
    supply: int  # markers left, never less than 0
    zone: list[int]  # markers in the death zone by seat
    pawn: str | None  # the dungeon where it stands
    deed: str | None  # one's own, or a public one
    deed_public: bool
    points: int | None  # one's own; everybody's when the match is over
    most: int  # that the viewer must reckon with: by the deed where it is open to him, else by the best that it may be
    false_claim: bool  # a false claim in this round
    must_hire: bool  # the party is smaller than the minimum


class LineUp(TypedDict):
    """The fighters of one participant of a battle."""

    seat: int
    ready: bool
    fighters: list[str]  # as many as the viewer may see, in order
    survivors: int | None  # null before the first duel


class BattleView(TypedDict):
    """The battle that is being fought."""

    lineups: list[LineUp]  # in stone order
    duel: int  # duels revealed so far
    winner: int | None  # seat that won the duel just revealed


class Odds(TypedDict):
    """What the next card may bring: numbers of cards not yet seen."""

    cards: int  # all of them
    letters: dict[Letter, int]  # rooms of each letter
    death: int  # rooms that kill somebody
    item: int
    flee: int  # rooms that kill nobody
    average_gold: float  # of a card, as far as it can still be carried
    room_left: int  # gold that can still be carried
    at_stake: int  # cards of loot
    dies: dict[str, int]  # by adventurer: rooms of his letter


class VisitView(TypedDict):
    """The visit that is being made."""

    seat: int
    dungeon: str
    letters: dict[str, Letter | None]  # by member; null: no letter
    room: str | None  # the room on the table
    victim: str | None  # who dies or has died of it
    may_flee: bool
    carried: int  # gold
    limit: int  # gold
    sacked: list[str]  # loot that does not weigh
    odds: Odds | None  # null without the odds helper


class EntranceOdds(TypedDict):
    """What an entrance means for one's own party."""

    death: int  # cards that would kill somebody
    cards: int  # cards not yet seen


class DungeonvilleView(Question):
    """Everything on the table, as one seat or a spectator sees it."""

    game: Literal["dungeonville"]
    viewer: int | None  # seat; null: a spectator
    round: int
    cap: int | None  # the last round; null: no limit
    goal: int  # points needed
    phase: PhaseId
    stone: int  # seat that holds the Seeing Stone
    over: bool
    town: list[Place]  # the cheapest place first
    deck: int  # adventurers
    discard: list[str]  # adventurers, the latest last
    house: House
    dungeons: list[Dungeon]
    players: list[Player]  # by seat
    battle: BattleView | None
    visit: VisitView | None
    entrances: dict[str, EntranceOdds] | None  # by dungeon: while pawns are sent, with the odds helper
