"""A table of one for tests: a position in the notation, and how it is played."""

import undercroft
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister_puzzles.state import PuzzleTurn

T1 = "game 2 / rooms 1cw 2ccw 3cw 4cw | 1ccw 2cw 3ccw 4ccw"
# A Goblin before the line, and somebody else who has nothing to do with it.
GOBLIN = "turn 9 blue card=2 ap=1 / blue goblin 19,0; troll 5,3; combat 0 2 / orange warrior 8,3; combat 0 2"
# A wounded Warrior beside a Goblin. Blue has {blue}, orange {orange}; a point is missing.
FIGHT = (
    "turn 9 blue card=3 ap=2 / blue goblin 2,6; points 4; combat {blue}"
    " / orange warrior 3,6 wounded; thief 8,3; combat {orange}"
)


def sit(position: str, goal: object = "win", board: str = T1) -> Match:
    """Somebody's own position."""
    return undercroft.game("dungeon_twister_puzzles", 1, position=f"{board} / {position}", goal=goal).start(1)


def drawn(difficulty: str, seed: int) -> Match:
    return undercroft.game("dungeon_twister_puzzles", 1, puzzle="generated", difficulty=difficulty).start(seed)


def stored(name: str) -> Match:
    return undercroft.game("dungeon_twister_puzzles", 1, puzzle=name).start(1)


def fight(blue: str, orange: str) -> Match:
    return sit(FIGHT.format(blue=blue, orange=orange))


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.choose(0, choice)
    return match


def state(match: Match) -> PuzzleTurn:
    assert isinstance(match.state, PuzzleTurn)
    return match.state


def offers(match: Match) -> list[str]:
    return [option.text for option in match.options(0)]


def news(match: Match) -> list[object]:
    return [event["id"] for event in match.events(0)]


def reason(match: Match) -> str:
    """How it ended."""
    assert match.result is not None
    return match.result.reason
