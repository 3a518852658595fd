"""The declared view: every key that a seat is shown. A seat is its number where it is counted, "P1" where it is named.

Ids of cards and tiles are those of the content files; a cell is "column-row", "3-1" lies at the entrance. Plain
Python in the compiled build, too: checks, TypeScript and documents are made from it.
"""

from typing import Literal, TypedDict

Season = Literal["winter", "spring", "summer", "autumn"]
Phase = Literal[
    "new_round",
    "orders",
    "actions",
    "production",
    "event",
    "heroes",
    "round_end",
    "planning",
    "reveal",
    "battle",
    "combat_end",
    "second_year",
]
EventTile = Literal["payday", "taxes", "special", "gone"]
HeroType = Literal["warrior", "thief", "priest", "wizard", "paladin", "illusion"]
Effect = Literal["was_attacked", "no_conquest", "no_healing", "no_spells", "shield", "rage", "courage"]


class Place(TypedDict):
    """One of the eight places."""

    id: str
    spaces: list[str | None]  # who stands on I, II, III: "P1", "N1" for the first non-player, null


class Acting(TypedDict):
    """The space whose minion's order is being carried out."""

    place: str
    space: int  # from 0


class Evilometer(TypedDict):
    """How evil everybody is."""

    evil: list[int]  # of each seat
    non_player: int | None  # the counter of the non-players, with two players only
    order: list[int | None]  # seats from nicest to most evil, as heroes would find them; null: the non-player
    paladin: str  # "tent", "gone", or the seat he is with: "P1"


class TownCard(TypedDict):
    """A combat card of this year."""

    card: str | None  # null: face down for the viewer
    spied: list[int]  # the seats that know it


class Timeline(TypedDict):
    """What comes in this round and the next."""

    events: list[EventTile | None]  # of spring, summer, autumn; null: not turned up yet; "gone": it has taken effect
    special: str | None  # the special event card that lies open
    heroes_now: list[str]  # of this round, weakest first
    heroes_next: list[str]  # of the next round


class Piles(TypedDict):
    """Sizes, and what everybody could work out."""

    traps: int  # cards left in the deck
    monsters: list[str]  # tiles of this year that are still to come
    rooms: list[str]
    heroes: list[str]
    bottom_heroes: list[str]  # those of them that were put back at the bottom, first one first
    used_traps: list[str]  # trap cards that everybody has seen
    gone_monsters: list[str]
    gone_rooms: list[str]
    gone_heroes: list[str]


class Tile(TypedDict):
    """A tunnel or a room of a dungeon."""

    cell: str
    room: str | None  # null: a tunnel
    uses: int  # of the room in this round
    conquered: bool


class Hero(TypedDict):
    """A hero at an entrance."""

    hero: str
    type: HeroType
    hit_points: int
    wounds: int
    trap: int  # his symbols: traps he spoils
    heart: int  # markers he heals
    magic: int  # magic points


class Plan(TypedDict):
    """How a lord defends himself in this combat round."""

    open: bool  # lies open for everybody; before that only its owner is shown it
    tile: str  # the cell under attack
    traps: int  # laid and not revealed
    trap_cards: list[str] | None  # which ones; null for others
    monsters: list[str]  # sent, have not acted
    ghosts: int
    bait: int  # gold set aside


class Player(TypedDict):
    """A lord and his dungeon."""

    seat: str
    evil: int
    food: int
    gold: int
    imps: int  # all of them
    idle: int  # those without work in this round
    trolls: int
    idle_trolls: int
    seals: int  # red seals for unpaid taxes
    tiles: list[Tile]
    digging: list[str]  # cells on which an imp stands that has dug there in this round
    mining: int  # imps that mine
    foremen: int
    traps: int  # trap cards in the store
    trap_cards: list[str] | None  # which ones; null for others
    dropped_traps: list[str] | None  # those he has discarded face down; null for others
    lair: list[str]  # monsters and ghosts face up
    down: list[str]  # and face down
    queue: list[Hero]  # heroes at his entrance, front first
    prison: list[str]
    barred: list[str]  # inaccessible orders
    drawn: list[str] | None  # the orders of which he locks two at the beginning; null for others
    orders: list[str]  # given in this round, first to third; others see those that are turned up
    ready: bool  # has confirmed, where all decide at the same time
    failed: list[str]  # orders that were not carried out: a minion lies on them
    plan: Plan | None


class NonPlayer(TypedDict):
    """Whose minions only block spaces."""

    barred: list[str]
    stack: list[str]  # orders that can still be drawn
    open: list[str]  # orders of this round
    hidden: str | None  # two players: the order chosen in secret, shown to its chooser


class Battle(TypedDict):
    """The battle that is going on."""

    seat: int
    card: str | None  # the combat card of the round; null in training
    magic: int  # magic points of the party
    needed: int  # magic points a spell takes in this round
    effects: list[Effect]
    sheep: str | None  # the monster that is a sheep
    invisible: list[str]  # heroes
    poisoned: list[str]  # heroes, at most two: the poison of both darts in a labyrinth
    trap: str | None  # revealed, its target not yet chosen


class Score(TypedDict):
    """The final scoring of one lord."""

    seat: str
    lines: dict[str, int]  # points by line
    total: int
    licence: bool  # is a Dungeon Lord now


class Title(TypedDict):
    """A title, as if the match ended now."""

    id: str
    values: list[int]  # what is compared, by seat
    holders: list[int]  # seats
    points: int  # for each of them


class DungeonLordsView(TypedDict):
    """What a seat sees of a match, or a spectator."""

    game: Literal["dungeon_lords"]
    viewer: int | None  # null: a spectator
    round: int  # building rounds, 1 to 8
    year: int
    season: Season
    combat_round: int | None  # 1 to 4; null in the building year
    phase: Phase
    start: int  # the seat of the start player
    over: bool
    step: str | None  # what is decided now; null when the match is over
    to_act: list[int]  # the seats that owe a choice
    places: list[Place]
    acting: Acting | None
    evilometer: Evilometer
    tavern: list[str]  # monsters for hire
    market: list[str]  # rooms for sale
    town: list[TownCard]  # the combat cards of this year, by combat round
    timeline: Timeline
    piles: Piles
    players: list[Player]  # by seat
    non_players: list[NonPlayer]
    battle: Battle | None
    points: list[int]  # of each seat, as everything lies; titles and the Hall of Fame come at the end
    titles: list[Title]
    scores: list[Score] | None  # when the match is over
