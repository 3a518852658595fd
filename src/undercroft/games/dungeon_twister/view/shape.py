"""The declared view: every key that a seat or a spectator is shown, once. Ids are those of the content and of texts."""

from typing import Literal, TypedDict

PhaseId = Literal["rooms", "teams", "line-up", "placing", "start", "turn"]
StepId = Literal[
    "secret-pair", "next-pair", "pick-room", "lay-room", "start-room", "team", "shared-pick", "keep", "line-up",
    "placing", "open-room", "action-card", "action", "reveal", "flip", "place", "rotate", "move", "exchange", "give-up",
    "jump", "land", "attack", "combat-card", "combat-answer", "break", "lock", "heal", "wall-walk", "steal",
    "steal-what", "breach", "conjure", "conjure-at", "fire", "teleport", "charm", "fly",
]  # fmt: skip
EndingId = Literal[
    "running", "target", "last-one", "stalemate", "nobody-left", "agreed", "goblin-killed", "princess-saved",
    "princess-dead", "all-dead",
]  # fmt: skip


class Question(TypedDict):
    """What the table waits for."""

    step: StepId | None  # null when the match is over
    to_act: list[int]  # seats


class Back(TypedDict):
    """A token that lies face down on a room."""

    owner: int  # seat; the number of players: a monk
    kind: str | None  # a monk; one's own where the table shows them


class Room(TypedDict):
    """A room of the dungeon where it lies now."""

    column: int
    row: int
    limit: int  # tokens that can be laid on it
    room: str | None  # null: face down
    turned: int | None  # clockwise quarter turns
    known: str | None  # the face of a face-down room that the viewer laid himself
    stack: list[Back]  # in the order in which they were laid
    open: list[int]  # edges of the drawing with an opened portcullis, 30 between rows first, then 30 between columns
    broken: list[int]
    breached: list[int]


class Line(TypedDict):
    """A start line."""

    seat: int
    squares: list[list[int]]  # x, y
    dots: list[list[int]]


class Token(TypedDict):
    """A character or an object on a square, or turned up beside the board."""

    id: str | None  # colour and kind; null while it lies face down
    owner: int
    kind: str | None
    x: int | None  # null: beside the board, or in the hands of the mover
    y: int | None
    wounded: bool
    hurt: bool  # wounded in this turn
    spent: bool
    charmed: bool
    private: int  # action points of its own


class Illusion(TypedDict):
    """An illusory pit or rubble."""

    owner: int
    kind: Literal["illusory_pit", "rubble"]
    x: int
    y: int


class Fate(TypedDict):
    """A token that lies in front of a player: killed, escaped or carried out."""

    owner: int
    kind: str
    how: Literal["killed", "escaped"]
    points: int


class Player(TypedDict):
    """What lies in front of a player."""

    seat: str  # P1, P2, ...
    colour: str
    points: int  # with the pentagram's
    fates: list[Fate]
    hand: list[int]  # action cards that he can still play in this cycle
    played: list[int]  # in this cycle, the last one on top
    combat: int  # combat cards in his hand
    combat_hand: list[int] | None  # one's own; everybody's where the table shows what is spent
    jumps: int  # jump cards
    breaches: int  # markers of his Golem
    resigned: bool
    offers_draw: bool
    in_play: bool  # has a character on the board or face down
    stock: list[str] | None  # kinds behind one's own screen
    stock_count: int
    picked: list[str] | None  # kinds chosen for one's own team
    rooms: list[str] | None  # rooms or pairs that he has picked, as far as the viewer knows


class MoveView(TypedDict):
    """The move that is being made."""

    token: str
    steps: int  # left
    held: list[str]


class Reach(TypedDict):
    """Where a character comes to by a move without an exchange."""

    token: str
    squares: list[
        list[int]
    ]  # x, y, steps, end (0 only crossed, 1 he may stop, 2 out), number of the square before or -1


class Fight(TypedDict):
    """An attack that is open, before the cards."""

    attacker: str
    target: str
    own: int  # strength of the attacker's side
    other: int
    helpers: int  # drawn in beside the attacker
    other_helpers: int


class Side(TypedDict):
    """One side of a combat."""

    seat: int
    tokens: list[str]
    strengths: list[int]  # of each of them, with what helps him
    strength: int  # without the card
    laid: bool
    card: int | None  # what the viewer may see


class CombatView(TypedDict):
    """The combat that is being fought."""

    attackers: Side
    defenders: Side
    target: str
    contacts: list[list[str]]  # an attacker and the defender whom he touches


class ClockView(TypedDict):
    """A clock of this turn. How much of it is left no rule knows: who measures the time does."""

    seat: int
    name: Literal["turn", "reaction"]
    seconds: int  # in all
    runs: bool  # or stands still, while others decide


class DungeonTwisterView(Question):
    """Everything on the table, as one seat or a spectator sees it."""

    game: Literal["dungeon_twister", "dungeon_twister_puzzles"]  # the game, or the part of it that is played
    viewer: int | None  # seat; null: a spectator
    round: int  # turns begun
    phase: PhaseId
    over: bool
    ending: EndingId
    winner: int | None
    layout: str
    columns: int
    rows: int
    scenario: int
    target: int  # victory points to win; 0: they are not counted
    end_of_turn: bool  # the game ends at the end of the turn only
    active: int | None  # seat
    card: int  # the action card of this turn, 0 before it is played
    ap: int  # its points left
    highest: int  # action card played so far
    quiet: int  # turns since the last irreversible event
    quiet_limit: int | None  # with so many the game ends
    pentagram: int | None  # seat that has its point
    princess_awake: bool
    rooms: list[Room]
    lines: list[Line]
    tokens: list[Token]
    illusions: list[Illusion]
    players: list[Player]  # by seat
    to_place: list[str]  # turned up by a reveal, the next one first
    move: MoveView | None
    combat: CombatView | None
    actor: str | None  # the character whom the question is about
    reach: list[Reach]  # for the seat that is asked; so are the next two
    rivals: list[Reach]  # of all others, as if it were their turn
    fights: list[Fight]
    clocks: list[ClockView]  # none: without a clock, and in the set-up
