"""The declared view: every key that a seat or a spectator is shown, once. Ids are those of the content and of texts."""

from typing import Literal, TypedDict

PhaseId = Literal["build", "path", "defend"]
StepId = Literal[
    "draft", "build", "path", "bomb-target", "dungeon-action", "improve", "junk-pick", "hero-action", "put-under",
]  # fmt: skip
FateId = Literal["walking", "dead", "escaped"]


class Question(TypedDict):
    """What the table waits for."""

    step: StepId | None  # null when the match is over
    to_act: list[int]  # seats


class Track(TypedDict):
    """A track of improvements."""

    boxes: int  # checked
    of: int
    level: int  # unlocked
    next: int | None  # boxes until the next level; null: none is left


class Above(TypedDict):
    """A hero action above a dungeon."""

    card: str
    seat: int  # who laid it


class Score(TypedDict):
    """A score sheet."""

    treasures: int
    monsters: int
    slain: int
    hearts: int  # 0 or less
    total: int


class Building(TypedDict):
    """How far the viewer has built the card of this round."""

    built: list[str]  # element by element the choice, as in options; "lapsed" where there was no legal place
    element: str | None  # whose turn it is; null: all are done
    shape: str | None  # of the wall formation, if it is its turn


class Dungeon(TypedDict):
    """A dungeon sheet, with what its owner has in front of him."""

    seat: str  # P1, P2, ...
    sheet: list[str]  # eight rows: . empty, # wall, T trap, G goblin, O orc, D dragon; small letters are crossed off
    quantity: int  # treasures
    treasures: list[str] | None  # their cells; null: secret until the scoring
    tracks: dict[str, Track]
    hearts: int
    fate: FateId
    hero: str | None  # the cell he stands on; null: in a doorway
    place: int  # of the hero in the path: -1 before the entrance
    drawer: int  # seat that draws the path
    path: list[str] | None  # null: secret, or not yet begun
    has_left: bool  # the path, through the exit, as far as the viewer may know
    crossed: int  # monsters crossed off
    above: list[Above]
    card: str | None  # taken in this round
    confirmed: bool  # the card, or the path that he draws
    drafted: list[str] | None  # in the order of the rounds; null without the memory aid
    hand: list[str] | None
    hand_size: int
    deck: int  # cards
    under: list[str] | None  # put under the deck since it was shuffled last, the uppermost first
    score: Score | None  # when the match is over


class FightView(TypedDict):
    """The encounter that goes on."""

    seat: int  # whose dungeon
    cell: str
    element: str
    dice: list[int]
    level: int
    bonus: int  # strength from cards
    strength: int  # 0 at a trap
    damage: int  # if the monster wins, or of the trap
    curses: int  # above the dungeon: each takes 3 in the end
    locked: bool  # a Cursed Blade has been played


class DoodleDungeonView(Question):
    """Everything on the table, as one seat or a spectator sees it."""

    game: Literal["doodle_dungeon"]
    viewer: int | None  # seat; null: a spectator
    phase: PhaseId
    round: int  # of phase A
    marker: int  # seat
    hearts: int  # of each hero at first
    over: bool
    row: list[str]  # cards
    pile: int  # cards of the draw pile
    discard: list[str]  # the latest last
    missing: int  # of these, taken away in secret
    turn: int | None  # seat, in phase C
    building: Building | None  # for whoever builds
    fight: FightView | None
    dungeons: list[Dungeon]  # by seat
