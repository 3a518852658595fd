"""The cards that the enemy lays in a puzzle: always the one that hurts most, so that nothing is left to luck (DT-R97).

He knows what was laid against him. Only where no search can tell whether a card saves him (it would take too long)
does he simply fight as well as he can.
"""

from typing import Final

from undercroft.games.dungeon_twister.rules.combat import hand, sides
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.rules.sides import ATTACKING, DEFENDING, strength_of_side
from undercroft.games.dungeon_twister.state import NOTHING
from undercroft.games.dungeon_twister.turns.actions import quiet_copy
from undercroft.games.dungeon_twister.turns.solver import Solver, TooLarge, decided
from undercroft.games.dungeon_twister_puzzles.state import ENEMY, SEAT, PuzzleTurn, puzzle_turn

POSITIONS: Final = 2_000  # that are searched for one card


def answer(s: PuzzleTurn) -> int:
    """His card: one that saves him, if there is any; among equals the one that fights best, then the lowest."""
    here = puzzle_turn(quiet_copy(s))  # nobody hears of what he only thinks about
    return max(hand(here, ENEMY), key=lambda card: (saves(here, card), outcome(here, card), -card))


def saves(s: PuzzleTurn, card: int) -> bool:
    """Whether the goal cannot be forced any more, whichever card blue has laid or will lay."""
    mine = hand(s, SEAT) if s.laid[SEAT] == NOTHING else [s.laid[SEAT]]
    try:
        return not any([is_won(s, {SEAT: own, ENEMY: card}) for own in mine])
    except TooLarge:
        return False


def is_won(s: PuzzleTurn, laid: dict[int, int]) -> bool:
    end = decided(s, laid)
    return Solver(end, SEAT, s.wanted - total(end, SEAT), POSITIONS).is_solvable()


def outcome(s: PuzzleTurn, card: int) -> int:
    """By how much he wins, as far as one point more decides anything: 1 he wins, 0 a tie, -1 he loses."""
    attacker, _ = sides(s)
    theirs, ours = (s.attackers, s.defenders) if attacker == ENEMY else (s.defenders, s.attackers)
    his_part, our_part = (ATTACKING, DEFENDING) if attacker == ENEMY else (DEFENDING, ATTACKING)
    mine = max(hand(s, SEAT)) if s.laid[SEAT] == NOTHING else s.laid[SEAT]
    margin = strength_of_side(s, theirs, his_part) + card - strength_of_side(s, ours, our_part) - mine
    return (margin > 0) - (margin < 0)
