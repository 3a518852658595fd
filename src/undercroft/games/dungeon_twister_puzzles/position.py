"""A position as a puzzle: read from the game's notation, laid out, and refused in words where it is none (DT-R96)."""

from typing import Final

from undercroft.engine.errors import BrokenScenario, WrongOption
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM
from undercroft.games.dungeon_twister.notation import text
from undercroft.games.dungeon_twister.notation.text import Written
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.turns.bounds import most_points
from undercroft.games.dungeon_twister_puzzles.state import PLAYERS, SEAT, TO_SCORE, TO_WIN, PuzzleTurn
from undercroft.games.dungeon_twister_puzzles.stored import WIN

NONE: Final = "none"  # the option's value where nobody has set up anything
RULE: Final = "DT-R96"
ALLOWED: Final = ("sets", "rulings", "target_vp")  # of the game's options


def read(position: str) -> Written:
    """The words of a position of two players, with options that a puzzle can have."""
    try:
        written = text.read(position)
        check_game(written)
    except BrokenScenario as problem:
        raise refusal(problem) from None
    return written


def check_game(written: Written) -> None:
    if written.players != PLAYERS:
        raise BrokenScenario(f"a puzzle is a game of {PLAYERS}, not of {written.players}.")
    for name in written.options:
        if name not in ALLOWED:
            raise BrokenScenario(f"a puzzle knows the options {', '.join(ALLOWED)}, not {name}.")


def lay_out(s: PuzzleTurn, position: str, goal: object) -> None:
    """Lay it over an empty table; a goal is WIN or a number of points."""
    try:
        text.lay(s, read(position))
        check_turn(s)
        set_goal(s, goal)
        check_goal(s)
    except BrokenScenario as problem:
        raise refusal(problem) from None


def refusal(problem: BrokenScenario) -> WrongOption:
    rules = tuple([rule for rule in problem.rules if rule != RULE])
    return WrongOption(f"This position is no puzzle: {problem.sentence}", (RULE, *rules))


def check_turn(s: PuzzleTurn) -> None:
    """Blue has played an action card, everything is open, and nobody has won (DT-R96)."""
    if s.active != SEAT:
        raise BrokenScenario("blue is to act; a position of orange can be turned round by half a turn.")
    if s.card == 0:
        raise BrokenScenario("blue has played his action card already, as in 'turn 9 blue card=3'.", ("DT-051",))
    if NO_ROOM in s.room_of:
        raise BrokenScenario("all rooms lie face up, since nothing is left to chance.", ("DT-072",))
    if s.resigned or s.reached:
        raise BrokenScenario("the game is still on: nobody has resigned or reached the target.", ("DT-038",))
    if any([total(s, seat) >= s.config.target for seat in range(PLAYERS)]):
        raise BrokenScenario(f"nobody has the {s.config.target} points that win.", ("DT-029",))


def set_goal(s: PuzzleTurn, goal: object) -> None:
    s.begun = total(s, SEAT)
    missing = s.config.target - s.begun
    points = missing if goal == WIN else int(str(goal))
    if points > missing:
        raise BrokenScenario(f"with {missing} points more blue has won; {points} cannot be scored.", ("DT-029",))
    s.goal = TO_WIN if goal == WIN else TO_SCORE
    s.wanted = s.begun + points


def check_goal(s: PuzzleTurn) -> None:
    """What even the best of turns could not bring is refused; whether the rest can be solved, a search must tell."""
    most = most_points(s, SEAT)
    if most < s.wanted - s.begun:
        raise BrokenScenario(f"blue can score {most} victory points in this turn at best, not {s.wanted - s.begun}.")
