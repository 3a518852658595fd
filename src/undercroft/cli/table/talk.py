"""Everything that is said to the player during a game."""

from collections.abc import Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from undercroft.bots import Advice
from undercroft.cli.boards import board
from undercroft.cli.rulebook import tell
from undercroft.engine.errors import UndercroftError
from undercroft.engine.steps import Result
from undercroft.games import meta
from undercroft.text import Seats, Texts, shell
from undercroft.text.rulebook import rulebook

Data = dict[str, Any]
INDENT = (0, 0, 0, 2)
UNTRIED = "-"


class Talk:
    """The voice of the table, in one language, to one reader."""

    def __init__(self, out: Console, texts: Texts, seats: Seats) -> None:
        self.out = out
        self.texts = texts
        self.seats = seats
        self.board = board(texts, seats)
        self.standing = meta(texts.game).standing  # offered beside every decision: there, but not in the way
        self.say = shell(texts.lang).say

    def note(self, name: str, style: str = "dim", /, **args: str | int) -> None:
        """One sentence of the shell."""
        self.out.print(self.say(f"play-{name}", **args), style=style)

    def refuse(self, problem: UndercroftError) -> None:
        """Why something was not done, with the rules that say so."""
        cited = f" [{', '.join(problem.rules)}]" if problem.rules else ""
        self.out.print(self.say(f"error-{problem.kind}") + cited, style="red")

    def forbid(self, forbidden: Sequence[Data], typed: str) -> bool:
        """Why what was typed is not among the choices; False: the rules have no word on it."""
        rules: list[str] = next((each["rules"] for each in forbidden if each["text"] == typed.lower()), [])
        reason = self.texts.why_not(rules)
        if reason:
            self.out.print(f"{reason} [{', '.join(rules)}]", style="red", markup=False)
        return bool(reason)

    def lines(self, lines: Sequence[RenderableType]) -> None:
        for line in lines:
            self.out.print(line)

    # ---- what happened

    def news(self, events: Sequence[Data]) -> None:
        """News as short paragraphs, without what the table shows anyway."""
        paragraphs: list[str] = []
        before = ""
        for event in events:
            if self.board.is_noise(event["id"]):
                continue
            said = self.texts.news(event, self.seats)
            if paragraphs and not self.board.starts_paragraph(event["id"], before):
                paragraphs[-1] += " " + said
            else:
                paragraphs.append(said)
            before = event["id"]
        for paragraph in paragraphs:
            self.bullet(paragraph)

    def bullet(self, paragraph: str) -> None:
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_row(Text("•", style="cyan"), paragraph)
        self.out.print(grid)

    def log(self, events: Sequence[Data]) -> None:
        """Everything this seat has heard."""
        if not events:
            self.note("no-log")
        for event in events:
            self.out.print(Padding(self.texts.news(event, self.seats), INDENT))

    # ---- what is asked

    def question(self, decision: Data) -> None:
        """The question with its rules and the numbered answers."""
        rules = ", ".join(decision["rules"])
        question = self.texts.step(decision["step"], decision["options"], self.seats)
        asked = Text(question, style="bold").append(f"  {rules}", style="dim not bold")
        self.out.print()
        self.out.print(asked)
        self.out.print(self.options(decision))
        if decision["unasked"]:
            self.note("unasked")

    def options(self, decision: Data) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", style="bold cyan", no_wrap=True)
        table.add_column()
        table.add_column(style="dim", no_wrap=True)
        for number, option in enumerate([*decision["options"], *decision["unasked"]], 1):
            said = Text(self.texts.option(option, self.seats, decision["step"]))
            said.stylize("dim" if option["label"] in self.standing and number > 1 else "")
            table.add_row(str(number), said, notation(option))
        return table

    def hint(self, advice: Advice, decision: Data, with_numbers: bool) -> None:
        """The bot's choice and why, then, on request, what it found out about all choices."""
        said = {
            option["code"]: self.texts.option(option, self.seats, decision["step"]) for option in decision["options"]
        }
        self.note("hint", "bold green", bot=advice.bot, choice=said[advice.choice.code])
        self.out.print(self.because(advice, said), markup=False)
        if with_numbers:
            self.numbers(advice, said)
        else:
            self.note("hint-more")

    def because(self, advice: Advice, said: dict[int, str]) -> str:
        """The reasons in a sentence or three; else that another choice is as good, or how much the bot has tried."""
        if advice.why is None:
            equal = advice.equal
            if equal is not None:
                return self.say("play-hint-equal", choice=said[equal.code])
            if advice.drawn:
                return self.say("play-hint-drawn", games=round(100 * advice.reasons[0].best))
            return self.say("play-hint-tried", tries=advice.tries)
        ahead = "yes" if advice.why.ahead else "no"
        than = self.say("play-hint-than", choice=said[advice.why.than.code], ahead=ahead)
        grounds = [self.texts.ground(each.to_data(), advice.why.cases, self.seats) for each in advice.why.grounds]
        return " ".join([than, *grounds])

    def numbers(self, advice: Advice, said: dict[int, str]) -> None:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(self.say("play-hint-choice"))
        for name in ("tries", "value", "best"):
            table.add_column(self.say(f"play-hint-{name}"), justify="right")
        for reason in advice.reasons:
            value = UNTRIED if reason.value is None else self.say("play-hint-number", number=reason.value)
            best = self.say("play-hint-percent", number=round(reason.best, 2))
            table.add_row(said[reason.option.code], str(reason.visits), value, best)
        self.out.print(table)
        self.note("hint-legend")

    def rules(self, topic: str) -> None:
        """The short rules of a phase."""
        title, paragraphs = self.texts.rules(topic)
        self.out.print(title, style="bold")
        for paragraph in paragraphs:
            self.out.print(Padding(paragraph, INDENT))

    def rules_in_full(self, typed: str) -> None:
        """The numbered rules that were asked for by number or in words."""
        tell(self.out, rulebook(self.texts.game, self.texts.lang), typed)

    # ---- the end

    def final(self, view: Data, result: Result) -> None:
        """Who won, why, and how the points are counted."""
        self.out.print()
        self.out.print(f"{self.say('play-over')} {self.texts.reason(result, self.seats)}", style="bold")
        self.lines(self.board.final(view, result.places))


def notation(option: Data) -> str:
    """How an option is typed, with the bounds of the numbers that belong behind it."""
    numbers = [f"{each['name']}:{each['least']}…{each['most']}" for each in option.get("numbers", [])]
    return " ".join([option["text"], *numbers])
