"""The table of Dungeon Twister in the terminal: the dungeon, then the players and what their characters carry."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import Board, View
from undercroft.cli.boards.grid import grid
from undercroft.games.dungeon_twister.geometry.rooms import ROOMS
from undercroft.games.dungeon_twister.terminal.dungeon import Dungeon, is_person
from undercroft.games.dungeon_twister.terminal.signs import Signs

WHOLE = ("action-card", "action", "placing", "line-up", "open-room")  # questions that need the whole table
CHOOSING = ("secret-pair", "next-pair", "pick-room", "lay-room", "start-room", "team", "shared-pick", "keep")
FIGHTING = ("combat-card", "combat-answer")
NEW_THOUGHT = (
    "turn", "card", "reveals", "moves", "jumped", "attacks", "turned", "slid", "healed", "quaffed", "shot", "breathed",
    "team-up", "begins", "won", "drawn",
)  # fmt: skip
SPECIAL = set("FXKMG")  # ground of Paladins & Dragons, by the letters of the drawings
ROOM_CELLS = {room["id"]: "".join(room["cells"]) for room in ROOMS}
NOISE = ("stepped", "stopped", "has-laid", "laid", "stands")


class DungeonTwisterBoard(Board):
    """Fits eighty columns; four seats need more lines, not more columns."""

    def whole(self, view: View, width: int) -> list[RenderableType]:
        signs = self.signs(view)
        return [
            self.bar(view), *self.dungeon(view), *self.legend(view), self.players(signs, view),
            *self.people(signs, view),
        ]  # fmt: skip

    def focus(self, view: View, width: int) -> list[RenderableType]:
        """The dungeon alone while somebody moves or chooses a square; the two sides of a combat."""
        if view["step"] in CHOOSING:
            return self.secrets(view)
        if view["step"] in FIGHTING:
            return [self.bar(view), *self.combat(self.signs(view), view)]
        return [self.bar(view), *self.dungeon(view), *self.waiting(self.signs(view), view)]

    def wants_whole(self, step: str) -> bool:
        return step in WHOLE

    def secrets(self, view: View) -> list[RenderableType]:
        """Own combat cards, what is still behind the screen, the chosen team and rooms."""
        own = view["players"][view["viewer"]]
        lines = [self.say("board-combat-hand", cards=" ".join([f"+{card}" for card in own["combat_hand"]]))]
        if own["stock"]:
            lines.append(self.say("board-stock", tokens=self.names(own["stock"])))
        elif own["picked"] and view["phase"] == "teams":
            lines.append(self.say("board-team", tokens=self.names(own["picked"])))
        if own["rooms"]:
            lines.append(self.say("board-rooms", rooms=", ".join(own["rooms"])))
        return [Text(line) for line in lines]

    def warning(self, view: View, label: str) -> str:
        return self.say("board-warning", count=view["ap"]) if label == "end-turn" and view["ap"] else ""

    def final(self, view: View, places: tuple[int, ...]) -> list[RenderableType]:
        """Places, points, and what brought them."""
        signs = self.signs(view)
        table = grid([self.say(f"board-{name}") for name in ("place", "player", "points", "because")], numbers=(2,))
        for seat in sorted(range(len(places)), key=lambda each: places[each]):
            player = view["players"][seat]
            points = Text(str(player["points"]), style="bold")
            table.add_row(Text(f"{places[seat]}."), signs.seat(seat), points, self.fates(signs, player))
        return [table]

    def starts_paragraph(self, news: str, before: str) -> bool:
        return news in NEW_THOUGHT

    def is_noise(self, news: str) -> bool:
        return news in NOISE

    # ---- the parts of the table

    def say(self, name: str, /, **args: Any) -> str:
        return self.texts.bundle.say(name, **args)

    def names(self, kinds: Sequence[str]) -> str:
        return ", ".join([self.texts.name(kind) for kind in kinds])

    def signs(self, view: View) -> Signs:
        return Signs(self.texts, self.seats, [player["colour"] for player in view["players"]])

    def bar(self, view: View) -> Text:
        """The turn, its card and the actions left; what is played for."""
        when = self.say("board-when", turn=view["round"], card=view["card"], count=view["ap"])
        bar = Text(when if view["round"] else self.texts.phase(view["phase"]), style="bold")
        if view["active"] is not None:
            bar.append("  ").append_text(self.signs(view).seat(view["active"]))
        goal = self.say("board-target", target=view["target"])
        return bar.append(f"  {goal}", style="dim")

    def legend(self, view: View) -> list[RenderableType]:
        """Signs of the usual rooms, and of the rarer ground where it is in the match."""
        names = ["board-legend"]
        if any(room["room"] and SPECIAL & set(ROOM_CELLS[room["room"]]) for room in view["rooms"]):
            names.append("board-legend-more")
        if view["illusions"]:
            names.append("board-legend-illusions")
        return [Text(self.say(name), style="dim") for name in names]

    def dungeon(self, view: View) -> list[RenderableType]:
        return list(Dungeon(view, self.signs(view)).lines())

    def players(self, signs: Signs, view: View) -> Table:
        columns = ("player", "points", "hand", "played", "combat", "jumps", "hidden")
        table = grid([self.say(f"board-{name}") for name in columns], numbers=(1, 4, 5, 6))
        for seat, player in enumerate(view["players"]):
            name = signs.seat(seat)
            if seat == view["active"]:
                name.append(" ◄")
            hidden = sum([back["owner"] == seat for room in view["rooms"] for back in room["stack"]])
            cells = [
                player["points"],
                cards(player["hand"]),
                cards(player["played"]),
                player["combat"],
                player["jumps"],
            ]
            table.add_row(name, *[Text(str(each)) for each in (*cells, hidden + player["stock_count"])])
        return table

    def people(self, signs: Signs, view: View) -> list[RenderableType]:
        """Everybody on the board with his square, his state and what rests with him; then what lies alone."""
        lines: list[RenderableType] = []
        owners = range(len(view["players"]) + 1)
        for owner in owners:
            own = [
                token
                for token in view["tokens"]
                if token["owner"] == owner and token["kind"] and token["x"] is not None
            ]
            told = [self.person(signs, view, token) for token in own if is_person(token)]
            if told:
                lines.append(signs.shape(owner).append("  ").append_text(Text("; ").join(told)))
        loose = [self.thing(signs, each) for each in view["tokens"] if self.is_loose(view, each)]
        return [*lines, Text("; ").join(loose)] if loose else lines

    def person(self, signs: Signs, view: View, token: Any) -> Text:
        kind, letter = token["kind"], signs.letter(token["kind"])
        told = Text(letter.lower() if token["wounded"] else letter, style="bold")
        told.append(f" {self.texts.name(kind)} {token['x']},{token['y']}", style="not bold")
        for mark in ("wounded", "spent", "charmed"):
            if token[mark]:
                told.append(f" ({self.say('board-mark', mark=mark)})", style="not bold red")
        if token["private"]:
            told.append(f" ({self.say('board-private', count=token['private'])})", style="not bold")
        held = [each["kind"] for each in with_him(view, token)]
        return told.append(f" + {self.names(held)}", style="not bold yellow") if held else told

    def is_loose(self, view: View, token: Any) -> bool:
        """An object that nobody has with him."""
        if token["x"] is None or token["kind"] is None or is_person(token):
            return False
        return not any(is_person(each) and same_square(each, token) for each in view["tokens"])

    def thing(self, signs: Signs, token: Any) -> Text:
        return signs.token(token).append(
            f" {self.texts.name(token['kind'])} {token['x']},{token['y']}", style="not bold"
        )

    def fates(self, signs: Signs, player: Any) -> Text:
        """Whom he has killed and brought out, with their points."""
        parts = [
            signs.shape(each["owner"]).append(f" {self.texts.name(each['kind'])} {each['points']}", style="default")
            for each in player["fates"]
            if each["points"]
        ]
        return Text(", ").join(parts) if parts else Text(self.say("board-nothing"), style="dim")

    def waiting(self, signs: Signs, view: View) -> list[RenderableType]:
        """Steps left and what the mover holds; tokens that are still to be placed."""
        lines: list[RenderableType] = []
        if view["move"]:
            held = self.names([kind_of(token) for token in view["move"]["held"]]) or self.say("board-nothing")
            lines.append(Text(self.say("board-move", steps=view["move"]["steps"], held=held)))
        if view["to_place"]:
            lines.append(
                Text(self.say("board-to-place", tokens=self.names([kind_of(each) for each in view["to_place"]])))
            )
        return lines

    def combat(self, signs: Signs, view: View) -> list[RenderableType]:
        """Both sides with their sums before the cards, and the cards that this seat may see."""
        if not view["combat"]:
            return []
        table = grid(
            [self.say(f"board-{name}") for name in ("side", "strength", "card-laid", "fighters")], numbers=(1,)
        )
        for name in ("attackers", "defenders"):
            side = view["combat"][name]
            card = f"+{side['card']}" if side["card"] is not None else self.say("board-laid", laid=int(side["laid"]))
            fighters = self.names([kind_of(token) for token in side["tokens"]])
            table.add_row(signs.seat(side["seat"]), Text(str(side["strength"])), Text(card), Text(fighters))
        return [table]


def cards(values: Sequence[int]) -> str:
    return " ".join(map(str, values)) or "-"


def kind_of(token: str) -> str:
    """`blue-warrior` is a warrior, `monk-1` a monk."""
    colour, _, kind = token.partition("-")
    return "neutral_monk" if colour == "monk" else kind


def same_square(one: Any, other: Any) -> bool:
    return (one["x"], one["y"]) == (other["x"], other["y"])


def with_him(view: View, token: Any) -> list[Any]:
    """What rests on the square of a character: of two, with the one who stands."""
    here = [each for each in view["tokens"] if each["kind"] and each is not token and same_square(each, token)]
    stands = [each for each in here if is_person(each) and not each["wounded"]]
    return [] if token["wounded"] and stands else [each for each in here if not is_person(each) or each["wounded"]]
