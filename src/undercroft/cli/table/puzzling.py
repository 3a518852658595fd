"""A puzzle at the terminal: as a game, but hints come from the complete search, and every choice is judged."""

from typing import Any

from undercroft.cli.table.autosave import Autosave
from undercroft.cli.table.session import Session
from undercroft.cli.table.talk import Talk
from undercroft.engine.match import Match
from undercroft.games.dungeon_lords_training.coach import STAGES, Coach
from undercroft.text import Seats, Texts

Data = dict[str, Any]


class PuzzleSession(Session):
    """The first hint says which round matters, the next what to send, the third the next choice."""

    def __init__(self, match: Match, talk: Talk, autosave: Autosave) -> None:
        super().__init__(match, talk, 0, {}, autosave)
        self.coach = Coach()
        self.hints = 0

    def ask(self) -> None:
        before = self.match.clone()
        super().ask()
        if self.match.digest() != before.digest():
            self.hints = 0
            self.talk.out.print(feedback(self.talk.texts, self.coach.feedback(before, self.match)), style="cyan")

    def do_hint(self, rest: str) -> None:
        stage = STAGES[min(self.hints, len(STAGES) - 1)]
        self.hints += 1
        self.talk.out.print(hint(self.talk.texts, self.match, self.coach.hint(self.match, stage)), style="bold green")


def feedback(texts: Texts, told: Data) -> str:
    if not told["complete"]:
        return texts.bundle.say("best-unknown")
    return texts.bundle.say(f"feedback-{told['feedback']}", tiles=told["tiles"], supplies=told["supplies"])


def hint(texts: Texts, match: Match, told: Data) -> str:
    """One stage of a hint as a sentence."""
    say = texts.bundle.say
    if not told["complete"]:
        return say("best-unknown")
    if told["hint"] == "round":
        return say("hint-round", round=told["round"], **told["best"])
    if told["hint"] == "send":
        return say("hint-send", round=told["round"], sent=sent(texts, told))
    if told["hint"] == "choice":
        return say("hint-choice", choice=said(texts, match, told["choice"]))
    return say(f"hint-{told['hint']}")


def sent(texts: Texts, told: Data) -> str:
    """What a plan sends, in a row."""
    names = [texts.name(each) for each in (*told["traps"], *told["monsters"])]
    if told["ghosts"]:
        names.append(texts.bundle.say("send-ghosts", number=told["ghosts"]))
    return ", ".join(names) or texts.bundle.say("send-nothing")


def said(texts: Texts, match: Match, choice: str) -> str:
    """An option of the present decision as a sentence."""
    decision: Data = match.decision(0)
    option = next(each for each in decision["options"] if each["text"] == choice)
    return texts.option(option, Seats(("",), 0), str(decision["step"]))
