"""A puzzle in the terminal: the table of Dungeon Twister below a line that says what is to be reached."""

from rich.console import RenderableType
from rich.text import Text

from undercroft.cli.boards.board import View
from undercroft.games.dungeon_twister.terminal.board import DungeonTwisterBoard
from undercroft.games.dungeon_twister.terminal.signs import Signs
from undercroft.text import Seats

NEW_THOUGHT = ("puzzle-solved", "puzzle-failed")


class PuzzleBoard(DungeonTwisterBoard):
    """Everything is open, so there are no secrets to show; the enemy's combat cards stand beside one's own."""

    def whole(self, view: View, width: int) -> list[RenderableType]:
        return [self.goal(view), *super().whole(view, width), *self.hands(view)]

    def focus(self, view: View, width: int) -> list[RenderableType]:
        return [self.goal(view), *super().focus(view, width)]

    def secrets(self, view: View) -> list[RenderableType]:
        return []

    def goal(self, view: View) -> Text:
        told = view["puzzle"]
        said = self.say("puzzle-goal", goal=told["goal"], points=told["points"], scored=told["scored"])
        return Text(said, style="bold green" if told["state"] == "solved" else "bold")

    def hands(self, view: View) -> list[RenderableType]:
        return [
            self.signs(view).shape(seat).append(f"  {self.say('puzzle-cards', cards=hand(player))}", style="default")
            for seat, player in enumerate(view["players"])
        ]

    def signs(self, view: View) -> Signs:
        """Orange is nobody's seat, so he is called by his colour."""
        colours = [player["colour"] for player in view["players"]]
        names = [*self.seats.names, *map(self.texts.name, colours[len(self.seats.names) :])]
        return Signs(self.texts, Seats(names, self.seats.reader), colours)

    def warning(self, view: View, label: str) -> str:
        return self.say("puzzle-warning") if label == "end-turn" else ""

    def starts_paragraph(self, news: str, before: str) -> bool:
        return news in NEW_THOUGHT or super().starts_paragraph(news, before)


def hand(player: View) -> str:
    return " ".join([f"+{card}" for card in player["combat_hand"]])
