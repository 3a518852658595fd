"""A game at the terminal: one person, the others are bots."""

import os
import sys
from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import Any

from undercroft.bots import Bot, SeatWindow
from undercroft.cli.bots import advice_for, chosen_by
from undercroft.cli.interrupts import held
from undercroft.cli.parser import Refusal
from undercroft.cli.table.answer import CHOOSE, UNCLEAR, WORDS, Answer, understand
from undercroft.cli.table.autosave import Autosave, write
from undercroft.cli.table.talk import Talk
from undercroft.engine.errors import UndercroftError, UnknownChoice, WrongValues
from undercroft.engine.match import Match

RECENT = 15  # news that are told when a game is gone on with


class Stopped(Exception):
    """The player has left the table."""


class Session:
    """Plays a match to its end, asking one seat and letting bots answer for the others."""

    def __init__(self, match: Match, talk: Talk, seat: int, bots: dict[int, Bot], autosave: Autosave) -> None:
        self.match = match
        self.talk = talk
        self.seat = seat
        self.bots = bots  # with the player's own seat among them, nobody is asked (--auto)
        self.autosave = autosave
        self.heard = 0
        self.round: object = None
        self.warned = -1
        self.words: dict[str, Callable[[str], None]] = {word: getattr(self, f"do_{word}") for word in WORDS}

    def play(self) -> None:
        """Until the match is over; raises Stopped when the player leaves."""
        self.autosave.keep(self.match)
        while not self.match.over:
            seat = self.seat if self.seat in self.match.to_act else self.match.to_act[0]
            if seat in self.bots:
                self.let_bot_choose(seat)
            else:
                self.ask()
            self.autosave.keep(self.match)
        self.tell_news()
        result = self.match.result
        if result is not None:
            self.talk.final(self.view(), result)

    def skip_old_news(self) -> None:
        """In a game that is gone on with only the latest news are told again; `log` has them all."""
        self.heard = max(0, len(self.match.events(self.seat)) - RECENT)

    def view(self) -> dict[str, Any]:
        return self.match.view(self.seat)

    def decision(self) -> dict[str, Any]:
        return self.match.decision(self.seat)

    # ---- bots

    def let_bot_choose(self, seat: int) -> None:
        """A note that somebody thinks, on a terminal; what is secret stays so."""
        out, name = self.talk.out, self.talk.seats.names[seat]
        public = self.view()["to_act"] == [seat]
        thinker = name if public else "…"
        note = out.status(self.talk.say("play-thinking", name=thinker)) if out.is_terminal else nullcontext()
        with note, held():
            bot = self.bots[seat]
            self.match.choose(seat, chosen_by(bot, bot.name, SeatWindow(self.match, seat)))
        if self.seat in self.bots:
            self.demonstrate()

    def demonstrate(self) -> None:
        """Nobody is asked (--auto): news at once, the table in every new round."""
        self.tell_news()
        if self.view().get("round") != self.round:
            self.round = self.view().get("round")
            self.do_table("")

    # ---- the player

    def ask(self) -> None:
        """One decision of the player."""
        decision = self.decision()
        unasked = self.match.unasked_decision(self.seat) or {"options": []}
        decision["unasked"] = unasked["options"]
        options = [*decision["options"], *decision["unasked"]]
        texts = [option["text"] for option in options]
        carriers = [option["text"] for option in options if "numbers" in option]
        self.show(decision["step"])
        self.talk.question(decision)
        while True:
            answer = understand(self.read(), texts, carriers)
            if answer.word == CHOOSE:
                if self.is_meant(options[answer.number], answer.number) and self.choose(texts[answer.number], answer):
                    return
            elif self.obey(answer, len(texts)):
                return

    def choose(self, text: str, answer: Answer) -> bool:
        """Choose it with the numbers that were typed behind it; False if those do not fit."""
        try:
            self.match.choose(self.seat, f"{text} {answer.rest}".strip())
        except (WrongValues, UnknownChoice) as problem:
            self.talk.out.print(str(problem), style="red", markup=False)
            return False
        return True

    def show(self, step: str) -> None:
        """News first, then the table as far as the question needs it."""
        view, out, board = self.view(), self.talk.out, self.talk.board
        out.rule(style="dim")
        self.tell_news()
        whole = board.wants_whole(step)
        self.talk.lines(board.whole(view, out.width) if whole else board.focus(view, out.width))

    def tell_news(self) -> None:
        events = self.match.events(self.seat)
        self.talk.news(events[self.heard :])
        self.heard = len(events)

    def read(self) -> str:
        """A line of the player; the end of input means leaving."""
        try:
            line = self.talk.out.input(f"{self.talk.say('play-prompt')}: ")
        except EOFError:
            self.talk.out.print()  # the question stands on that line
            raise Stopped from None
        if not sys.stdin.isatty():
            self.talk.out.print(line)  # a script leaves a readable transcript
        return line

    def is_meant(self, option: dict[str, Any], number: int) -> bool:
        """A rash choice must be made twice."""
        warning = self.talk.board.warning(self.view(), option["label"])
        if not warning or self.warned == number:
            self.warned = -1
            return True
        self.warned = number
        self.talk.out.print(warning, style="bold yellow")
        return False

    def obey(self, answer: Answer, count: int) -> bool:
        """Do what a word asks for; True if the question has to be put anew."""
        self.warned = -1
        if answer == Answer(UNCLEAR):
            return True  # an empty line: show everything again
        if answer.word not in self.words:
            if not self.talk.forbid(self.decision()["forbidden"], answer.rest):
                self.talk.note(answer.word, "red", text=answer.rest, count=count)
            return False
        before = self.match.ticket(self.seat)
        try:
            self.words[answer.word](answer.rest)
        except UndercroftError as problem:
            self.talk.refuse(problem)
        except (OSError, Refusal) as problem:
            self.talk.out.print(str(problem), style="red")
        return self.match.ticket(self.seat) != before

    # ---- words to the shell

    def do_help(self, rest: str) -> None:
        self.talk.note("help", "default")

    def do_rules(self, rest: str) -> None:
        if rest:
            self.talk.rules_in_full(rest)
        else:
            self.talk.rules(str(self.view()["phase"]))

    def do_hint(self, rest: str) -> None:
        """What a bot would do, and why; whoever says anything more wants its numbers, too."""
        self.talk.hint(advice_for(self.match, self.seat), self.decision(), with_numbers=bool(rest))

    def do_undo(self, rest: str) -> None:
        self.match.undo(self.seat)
        self.heard = min(self.heard, len(self.match.events(self.seat)))
        self.talk.note("undone", "green")

    def do_table(self, rest: str) -> None:
        self.talk.lines(self.talk.board.whole(self.view(), self.talk.out.width))

    def do_secrets(self, rest: str) -> None:
        self.talk.lines(self.talk.board.secrets(self.view()))

    def do_log(self, rest: str) -> None:
        self.talk.log(self.match.events(self.seat))

    def do_save(self, rest: str) -> None:
        if not rest:
            self.talk.note("save-where", "red")
            return
        path = Path(os.path.expanduser(rest))  # noqa: PTH111  # Path.expanduser raises where nobody has that name
        write(path, self.match, self.autosave.bots)
        self.talk.note("saved", "green", file=str(path))

    def do_quit(self, rest: str) -> None:
        raise Stopped
