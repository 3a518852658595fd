"""`undercroft review`: looks back at a finished game: chances, turning points, what a bot would have done."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from undercroft.bots.review import (
    BOT,
    Point,
    Thoroughness,
    final_chances,
    review_point,
    reviewed_moves,
    turning_moves,
)
from undercroft.cli.arguments import add_language, load_match
from undercroft.cli.interrupts import held
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console
from undercroft.engine.match import Match
from undercroft.text import Texts, shell
from undercroft.text.seats import numbered

SAME = 0.005  # what differs by less is as good


def register(commands: Commands) -> None:
    parser = commands.add(
        "review",
        run,
        "look back at a finished game",
        "Shows how everybody's chances to win stood before each choice, as he could know them then, which choices\n"
        "changed them most, and what a bot would have done instead. Takes about a third of a second for a choice.",
        "undercroft review game.json --seat P1\nundercroft review game.json --json > review.json",
    )
    parser.add_argument("record", type=Path, help="a file that 'save' or 'play' wrote")
    parser.add_argument("--seat", metavar="SEAT", help="whose choices the bot looks at: P1, P2, ...; default: all")
    parser.add_argument("--bot", default=BOT, help=f"who gives his opinion; default: {BOT}")
    parser.add_argument("--json", action="store_true", help="as data, for programs")
    add_language(parser)


def run(args: argparse.Namespace) -> int:
    match = load_match(args.record)
    if not match.over:
        raise Refusal("The game of this record is not finished; there is nothing to look back at yet.")
    if match.game.players == 1:
        raise Refusal("Who plays alone has nobody to beat, so there are no chances to look back at.")
    review = reviewed(match, seats_of(match, args.seat), Thoroughness(args.bot))
    if args.json:
        print(json.dumps(review, ensure_ascii=False))
    else:
        Teller(console(), match, args.lang).tell(review)
    return 0


def seats_of(match: Match, text: str | None) -> list[int]:
    names = [f"P{seat + 1}" for seat in range(match.game.players)]
    if text is None:
        return list(range(match.game.players))
    if text.upper() not in names:
        raise Refusal(f"There is no seat '{text}'. There are: {', '.join(names)}.")
    return [names.index(text.upper())]


def reviewed(match: Match, seats: list[int], how: Thoroughness) -> dict[str, Any]:
    points: list[Point] = []
    for move in reviewed_moves(match):
        with held():
            points.append(review_point(match, move, seats, how, move))
    end = final_chances(match)
    return {"seats": seats, "points": points, "end": end, "turning": turning_moves(points, end)}


class Teller:
    """A review as text."""

    def __init__(self, out: Console, match: Match, lang: str) -> None:
        self.out = out
        self.texts = Texts(match.game.meta.name, lang)
        self.say = shell(lang).say
        self.seats = numbered(match.game.players)
        self.title = match.game.meta.title

    def tell(self, review: dict[str, Any]) -> None:
        points, end = review["points"], review["end"]
        self.out.print(self.say("review-head", title=self.title), style="bold")
        self.out.print(self.line(points, end))
        self.out.print(self.say("review-turning"), style="bold")
        following = [*[point["chances"] for point in points[1:]], end]
        for point, after in zip(points, following, strict=True):
            if point["move"] in review["turning"]:
                self.out.print(self.turned(point, after), soft_wrap=True)
        self.tell_decisions([point for point in points if point["bot"]])

    def line(self, points: list[Point], end: list[float]) -> Table:
        table = Table(box=None)
        for heading in (self.say("review-move"), *self.seats.names, self.say("review-choice")):
            table.add_column(heading, justify="left" if heading == self.say("review-choice") else "right")
        for point in points:
            table.add_row(str(point["move"]), *map(percent, point["chances"]), self.chosen(point))
        table.add_row(self.say("review-end"), *map(percent, end), "")
        return table

    def chosen(self, point: Point) -> str:
        return f"{self.seats.names[point['seat']]}: {self.option(point, point['choice'])}"

    def option(self, point: Point, option: dict[str, Any]) -> str:
        return self.texts.option(option, self.seats, point["step"])

    def turned(self, point: Point, after: list[float]) -> str:
        before = point["chances"]
        who = max(range(len(after)), key=lambda seat: abs(after[seat] - before[seat]))
        changed = {"before": percent(before[who]), "after": percent(after[who])}
        return self.say("review-turned", **self.words(point), who=self.seats.names[who], **changed)

    def words(self, point: Point) -> dict[str, Any]:
        name = self.seats.names[point["seat"]]
        return {"move": point["move"], "seat": name, "choice": self.option(point, point["choice"])}

    def tell_decisions(self, points: list[Point]) -> None:
        others = [point for point in points if differs(point)]
        self.out.print(self.say("review-decisions"), style="bold")
        for point in others:
            best, lost = self.option(point, point["bot"]["choice"]), lost_by(point)
            name = "review-untried" if lost is None else "review-otherwise"
            told = {"best": best, "lost": "" if lost is None else percent(lost)}
            self.out.print(self.say(name, **self.words(point), **told), soft_wrap=True)
        self.out.print(self.say("review-agreed", agreed=len(points) - len(others), choices=len(points)))


def lost_by(point: Point) -> float | None:
    """How much better the bot's choice is in its own eyes; None where it has not looked at the other."""
    value, own = point["bot"]["value"], point["bot"]["own"]
    return None if value is None or own is None else max(0.0, value - own)


def differs(point: Point) -> bool:
    """Whether the bot would have done something else that is not as good."""
    if point["bot"]["choice"]["code"] == point["choice"]["code"]:
        return False
    lost = lost_by(point)
    return lost is None or lost >= SAME


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"
