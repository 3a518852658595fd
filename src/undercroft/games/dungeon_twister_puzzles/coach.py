"""Advice on a puzzle as plain data: whether it can still be solved, hints in three stages, a solution.

All of it comes from the complete search of the rest of the turn, so it also holds after a mistake. Where the search
stops early, the answer says so and gives no advice.
"""

from typing import Final

from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.actions import ACTIONS, COMBAT, END_TURN
from undercroft.games.dungeon_twister.notation.words import is_verb
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.combat import hand
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.state import NOTHING, DungeonTwister
from undercroft.games.dungeon_twister.turns.actions import finishes, finishes_of, quiet_copy
from undercroft.games.dungeon_twister.turns.keys import line_key
from undercroft.games.dungeon_twister.turns.lines import asked_on
from undercroft.games.dungeon_twister.turns.solver import LIMIT, Solver, TooLarge, decided
from undercroft.games.dungeon_twister.turns.walks import Codes
from undercroft.games.dungeon_twister_puzzles.state import ENEMY, SEAT, PuzzleTurn, puzzle_turn
from undercroft.games.dungeon_twister_puzzles.verdict import is_solved

__all__ = ["STAGES", "Coach", "TooLarge"]

Data = dict[str, object]
WHO, ACTION, CHOICE = 1, 2, 3  # the stages of a hint
STAGES: Final = (WHO, ACTION, CHOICE)
STOPPED: Final[Data] = {"complete": False}
LAYING: Final = (at.LAY_FIRST, at.LAY_SECOND)


class Coach:
    """Knows the positions of one puzzle better with every question. It changes nothing in the match."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit = limit
        self.solver: Solver | None = None

    def solver_of(self, s: PuzzleTurn) -> Solver:
        """One for all positions of a puzzle."""
        if self.solver is None or self.solver.goal != s.wanted:
            self.solver = Solver(s, SEAT, s.wanted - total(s, SEAT), self.limit)
        return self.solver

    # ---- whether

    def is_solvable(self, s: PuzzleTurn) -> bool:
        """From any question of the turn on, in the middle of an action, too."""
        if s.over:
            return is_solved(s)
        return bool(self.next_codes(s))

    def next_codes(self, s: PuzzleTurn) -> Codes:
        """Choices that solve it, as far as the next one that others answer; none where nothing does."""
        solver, here = self.solver_of(s), quiet_copy(s)
        if s.frames[-1][0] in LAYING:
            return next(((COMBAT.code(card),) for card in hand(here, SEAT) if self.wins_with(here, card)), ())
        if s.frames[-1][0] == at.ACTION and not solver.solves(here):
            return ()
        found = solver.after(here) if s.frames[-1][0] == at.ACTION else finishes(here)
        return next((finish.codes for finish in found if solver.suffices(finish)), ())

    def wins_with(self, s: DungeonTwister, card: int) -> bool:
        """Whatever the enemy lays against it; or against what he has laid (DT-213)."""
        theirs = [s.laid[ENEMY]] if s.laid[ENEMY] != NOTHING else hand(s, ENEMY)
        solver = self.solver_of(puzzle_turn(s))
        return all([solver.solves(decided(s, {SEAT: card, ENEMY: other})) for other in theirs])

    def good_choices(self, s: PuzzleTurn) -> tuple[set[int], list[int]]:
        """The options after which it can still be solved, and all of them."""
        frame = s.frames[-1]
        options = STEPS[frame[0]].options(s, frame, SEAT)
        return {code for code in options if self.is_good(s, code)}, options

    def is_good(self, s: PuzzleTurn, code: int) -> bool:
        frame, here = s.frames[-1], quiet_copy(s)
        if frame[0] in LAYING:
            return self.wins_with(here, COMBAT.value(code))
        if frame[0] == at.ACTION:
            solver = self.solver_of(s)
            return code != END_TURN and any(solver.suffices(each) for each in finishes_of(here, code))
        STEPS[frame[0]].take(here, frame, SEAT, code)
        solver = self.solver_of(s)
        return any(solver.suffices(each) for each in finishes(here))

    # ---- advice

    def best(self, match: Match) -> Data:
        """`solvable` from here; where it is not, a choice has to be taken back."""
        try:
            return {"complete": True, "solvable": self.is_solvable(turn_of(match))}
        except TooLarge:
            return STOPPED

    def feedback(self, before: Match, after: Match) -> Data:
        """What a choice or an undo has changed: `kept`, `lost`, `regained`, or it is `solved` or was lost before."""
        try:
            was, now = self.is_solvable(turn_of(before)), self.is_solvable(turn_of(after))
        except TooLarge:
            return STOPPED
        if after.over:
            return {"complete": True, "feedback": "solved" if now else "failed", "solvable": now}
        kinds = {(True, True): "kept", (True, False): "lost", (False, True): "regained", (False, False): "still-lost"}
        return {"complete": True, "feedback": kinds[was, now], "solvable": now}

    def hint(self, match: Match, stage: int) -> Data:
        """Stage 1: who has to act in all. 2: the next action. 3: the next choice."""
        if match.over:
            return {"complete": True, "stage": stage, "hint": "over"}
        try:
            told = self.solution(match)
        except TooLarge:
            return STOPPED
        if not told.get("complete"):
            return STOPPED
        if not told["solvable"]:
            return {"complete": True, "stage": stage, "hint": "take_back"}
        return {"complete": True, "stage": stage, **self.hint_about(match, told, stage)}

    def hint_about(self, match: Match, told: Data, stage: int) -> Data:
        actions, choices = told["actions"], told["choices"]
        assert isinstance(actions, list)
        assert isinstance(choices, list)
        if stage == WHO:
            tokens = sorted({each["token"] for each in actions if each["token"]})
            return {"hint": "who", "tokens": tokens, "actions": len(actions)}
        if stage == ACTION and actions:
            return {"hint": "action", "label": actions[0]["label"], "token": actions[0]["token"]}
        option = match.rules.actions.parse(choices[0])
        return {"hint": "choice", "choice": option.text, "label": option.label, "args": dict(option.args)}

    def solution(self, match: Match) -> Data:
        """One way to the goal, played out against the enemy of the puzzle, action by action."""
        try:
            played = self.played_out(match)
        except TooLarge:
            return STOPPED
        if not played.over or not is_solved(turn_of(played)):
            return {"complete": True, "solvable": False}
        codes = [entry[2] for entry in played.journal.entries[len(match.journal.entries) :]]
        return {
            "complete": True,
            "solvable": True,
            "choices": [ACTIONS.table[code].text for code in codes],
            "actions": actions_of(codes),
            "positions": self.solver.visited if self.solver else 0,
        }

    def played_out(self, match: Match) -> Match:
        """A copy in which a solution was played, as far as there is one."""
        played = match.clone()
        while not played.over:
            codes = self.next_codes(turn_of(played))
            if not follow(played, codes):
                break
        return played


def turn_of(match: Match) -> PuzzleTurn:
    state = match.state
    assert isinstance(state, PuzzleTurn)
    return state


def follow(match: Match, codes: Codes) -> bool:
    """Make those choices of the line that are real ones; whether there was any."""
    asked = asked_on(quiet_copy(turn_of(match)), SEAT, codes)
    if codes and turn_of(match).frames[-1][0] in LAYING:
        match.push(SEAT, codes[0])
        return True
    begun = False
    while not match.over and (code := asked.get(line_key(turn_of(match)))) is not None:
        match.push(SEAT, code)
        begun = True
    return begun


def actions_of(codes: list[int]) -> list[Data]:
    """Choices in groups: each action with its verb and who carries it out."""
    found: list[Data] = []
    for code in codes:
        option = ACTIONS.table[code]
        if is_verb(code):
            found.append({"label": option.label, "token": option.args["token"], "choices": []})
        elif not found:  # the action was begun before the question
            found.append({"label": "", "token": "", "choices": []})
        said = found[-1]["choices"]
        assert isinstance(said, list)
        said.append(option.text)
    return found
