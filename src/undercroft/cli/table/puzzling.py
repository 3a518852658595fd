"""A puzzle at the terminal: as a game, but hints come from its coach, and every choice is judged."""

from undercroft.cli.boards import coach_words
from undercroft.cli.table.autosave import Autosave
from undercroft.cli.table.session import Session
from undercroft.cli.table.talk import Talk
from undercroft.engine.match import Match
from undercroft.games import part


class PuzzleSession(Session):
    """The longer one asks in the same position, the more a hint says."""

    def __init__(self, match: Match, talk: Talk, autosave: Autosave) -> None:
        super().__init__(match, talk, 0, {}, autosave)
        coaching = part(match.game.meta.name, "coach")
        self.coach, self.stages = coaching.Coach(), coaching.STAGES
        self.coach_words = coach_words(talk.texts)
        self.hints = 0

    def ask(self) -> None:
        before = self.match.clone()
        super().ask()
        if self.match.digest() != before.digest():
            self.hints = 0
            self.talk.out.print(self.coach_words.feedback(self.coach.feedback(before, self.match)), style="cyan")

    def do_hint(self, rest: str) -> None:
        stage = self.stages[min(self.hints, len(self.stages) - 1)]
        self.hints += 1
        self.talk.out.print(self.coach_words.hint(self.match, self.coach.hint(self.match, stage)), style="bold green")
