"""What the coach of the training says, in sentences."""

from collections.abc import Mapping
from typing import Any

from undercroft.cli.boards.coach_words import CoachWords
from undercroft.engine.match import Match

Told = Mapping[str, Any]
UNSAID = ("no-trap", "no-monster", "ghosts 0", "confirm")  # goes without saying in a solution
PROVED = ("tiles", "supplies", "best_plans", "plans", "best_lines", "positions")


class TrainingCoachWords(CoachWords):
    """The first hint says which round matters, the next what to send, the third the next choice."""

    def feedback(self, told: Told) -> str:
        if not told["complete"]:
            return self.say("best-unknown")
        return self.say(f"feedback-{told['feedback']}", tiles=told["tiles"], supplies=told["supplies"])

    def hint(self, match: Match, told: Told) -> str:
        if not told["complete"]:
            return self.say("best-unknown")
        what = self.what(match, told)
        return f"{what.rstrip('.')}. {self.say('why-' + told['hint'], **told['why'])}" if "why" in told else what

    def what(self, match: Match, told: Told) -> str:
        if told["hint"] == "round":
            return self.say("hint-round", round=told["round"], **told["best"])
        if told["hint"] == "send":
            return self.say("hint-send", round=told["round"], sent=self.sent(told))
        if told["hint"] == "choice":
            return self.say("hint-choice", choice=self.choice(match, told["choice"]))
        return self.say(f"hint-{told['hint']}")

    def sent(self, told: Told) -> str:
        """What a plan sends, in a row."""
        names = [self.texts.name(each) for each in (*told["traps"], *told["monsters"])]
        if told["ghosts"]:
            names.append(self.say("send-ghosts", number=told["ghosts"]))
        return ", ".join(names) or self.say("send-nothing")

    def solution(self, match: Match, told: Told) -> list[str]:
        """One best line, round by round, and how it was proved."""
        if not told["complete"]:
            return [self.say("best-unknown")]
        lines = [self.round(match, each) for each in told["rounds"]]
        return [*lines, self.say("puzzle-solved", **{key: told[key] for key in PROVED})]

    def round(self, match: Match, told: Told) -> str:
        choices = ", ".join(self.short(match, choice) for choice in told["choices"] if choice not in UNSAID)
        return self.say("puzzle-line", round=told["round"], choices=choices or self.say("send-nothing"))

    def short(self, match: Match, choice: str) -> str:
        """A choice of a solution in a word or two."""
        option = match.rules.actions.parse(choice)
        return self.say(f"line-{option.label}", **self.texts.args(option.args, self.seats))
