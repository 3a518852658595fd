"""A puzzle at the terminal: as a game, but hints come from its coach, and every choice is judged."""

from undercroft.cli.boards import coach_words
from undercroft.cli.table.autosave import Autosave
from undercroft.cli.table.session import Session
from undercroft.cli.table.talk import Talk
from undercroft.engine.advice import Adviser, Question
from undercroft.engine.match import Match
from undercroft.games import part

COACH = "coach"  # the topic of advice that every game of puzzles has
STAGES = (1, 2, 3)  # of a hint: each says more


def coach_of(game: str) -> Adviser:
    """The adviser of a game of puzzles who knows what is best: asked for a hint, feedback or the solution."""
    coach: Adviser = part(game, "adviser").ADVISERS[COACH]()
    return coach


class PuzzleSession(Session):
    """The longer one asks in the same position, the more a hint says."""

    def __init__(self, match: Match, talk: Talk, autosave: Autosave) -> None:
        super().__init__(match, talk, 0, {}, autosave)
        self.coach = coach_of(match.game.meta.name)
        self.coach_words = coach_words(talk.texts)
        self.hints = 0

    def ask(self) -> None:
        before = self.match.clone()
        super().ask()
        if self.match.digest() != before.digest():
            self.hints = 0
            told = self.coach.answer(Question(self.match, 0, "feedback", before=before))
            self.talk.out.print(self.coach_words.feedback(told), style="cyan")

    def do_hint(self, rest: str) -> None:
        self.hints = min(self.hints + 1, len(STAGES))
        told = self.coach.answer(Question(self.match, 0, "hint", self.hints))
        self.talk.out.print(self.coach_words.hint(self.match, told), style="bold green")
