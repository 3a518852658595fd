"""What the coach of the puzzles says, in sentences."""

from collections.abc import Mapping
from typing import Any

from undercroft.cli.boards.coach_words import CoachWords
from undercroft.engine.match import Match

Told = Mapping[str, Any]


class PuzzleCoachWords(CoachWords):
    """The first hint says who has to act, the next which action comes next, the third the next choice."""

    def feedback(self, told: Told) -> str:
        return self.say(f"feedback-{told['feedback']}") if told["complete"] else self.say("coach-unknown")

    def hint(self, match: Match, told: Told) -> str:
        if not told["complete"]:
            return self.say("coach-unknown")
        if told["hint"] == "who":
            people = ", ".join(map(self.token, told["tokens"]))
            return self.say("hint-who", people=people, actions=told["actions"])
        if told["hint"] == "action":
            return self.say("hint-action", action=self.action(told))
        if told["hint"] == "choice":
            return self.say("hint-choice", choice=self.choice(match, told["choice"]))
        return self.say(f"hint-{told['hint']}")

    def solution(self, match: Match, told: Told) -> list[str]:
        """Action by action, then how it was proved."""
        if not told["complete"]:
            return [self.say("coach-unknown")]
        if not told["solvable"]:
            return [self.say("hint-take_back")]
        lines = [self.say("puzzle-line", number=i + 1, line=self.line(each)) for i, each in enumerate(told["actions"])]
        return [*lines, self.say("puzzle-proved", positions=told["positions"])]

    def line(self, action: Told) -> str:
        """The action, and its choices as they are written; of one that has begun already only these."""
        choices = "; ".join(action["choices"])
        return f"{self.action(action)} ({choices})" if action["label"] else choices

    def action(self, told: Told) -> str:
        """As the option that begins it."""
        colour, _, character = told["token"].partition("-")
        args = {"token": told["token"], "character": character, "colour": colour}
        return self.texts.option({"label": told["label"], "args": args}, self.seats, "action")

    def token(self, name: str) -> str:
        return self.texts.name(name.partition("-")[2])
