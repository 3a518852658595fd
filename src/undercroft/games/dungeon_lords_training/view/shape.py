"""The declared view of a puzzle; the lord and the battle are shown as in Dungeon Lords."""

from typing import Literal, TypedDict

from undercroft.games.dungeon_lords.view.shape import Battle, Phase, Player, TownCard


class Best(TypedDict):
    """The best possible result."""

    tiles: int  # lost
    supplies: int  # food and gold spent


class Puzzle(TypedDict):
    """Which one it is, and how it stands."""

    id: str | None  # of a printed puzzle
    number: int | None  # of a generated one
    difficulty: Literal["easy", "medium", "hard"] | None  # of a generated one
    tiles_lost: int
    spent: int  # food and gold so far
    best: Best | None  # null: nobody has worked it out


class TrainingView(TypedDict):
    """What everybody sees of a puzzle: everything."""

    game: Literal["dungeon_lords_training"]
    viewer: int | None  # null: a spectator
    round: int  # combat rounds, from 1
    combat_round: int  # the same
    year: int
    town: list[TownCard]  # combat cards by round; empty in a puzzle without cards
    phase: Phase
    over: bool
    step: str | None  # what is decided now; null when the match is over
    to_act: list[int]  # the seats that owe a choice
    puzzle: Puzzle
    players: list[Player]  # the only one
    battle: Battle | None
