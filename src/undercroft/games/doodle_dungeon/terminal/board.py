"""The dungeon sheets in the terminal: one's own with its treasures, the others beside it."""

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import Board, View
from undercroft.cli.boards.grid import SEAT_STYLES, grid

ROWS = "ABCDEFGH"
SHEET_WIDTH = 24  # of a sheet with its letters
GAP = 3
STYLES = {"#": "bright_black", "T": "yellow", "G": "green", "O": "red", "D": "magenta"}
HERO, TREASURE = "@", "$"
VISITS = (None, "underline", "underline bold")  # of the path


class DoodleDungeonBoard(Board):
    """All sheets, as many side by side as there is room for, then the cards."""

    def whole(self, view: View, width: int) -> list[RenderableType]:
        per_line = max(1, (max(width, SHEET_WIDTH) + GAP) // (SHEET_WIDTH + GAP))
        sheets = [self.dungeon(seat, each) for seat, each in enumerate(view["dungeons"])]
        found: list[RenderableType] = [Text(self.texts.phase(view["phase"]), style="bold")]
        for first in range(0, len(sheets), per_line):
            line = Table.grid(padding=(0, GAP, 1, 0))
            line.add_row(*sheets[first : first + per_line])
            found.append(line)
        return [*found, *self.cards(view), *self.fight(view)]

    def dungeon(self, seat: int, dungeon: View) -> Table:
        """A sheet below its owner's name, hearts and tracks."""
        table = Table.grid()
        table.add_row(Text(self.seats.names[seat], style=SEAT_STYLES[seat % len(SEAT_STYLES)]))
        table.add_row(
            Text(f"♥ {dungeon['hearts']}  {TREASURE} {dungeon['quantity']}  ▮ {dungeon['hand_size']}+{dungeon['deck']}")
        )
        table.add_row(Text("   1 2 3 4 5 6 7 8 9 10", style="dim"))
        for row in range(len(ROWS)):
            table.add_row(self.row(dungeon, row))
        for name, track in dungeon["tracks"].items():
            table.add_row(
                Text(f"{self.texts.name(name)} {track['level']} ({track['boxes']}/{track['of']})", style="dim")
            )
        return table

    def row(self, dungeon: View, row: int) -> Text:
        """Eight of these make a sheet; small letters are crossed off, the path is underlined."""
        line = Text(f"{ROWS[row]}  ", style="dim")
        for column, sign in enumerate(dungeon["sheet"][row]):
            cell = f"{ROWS[row]}{column + 1}"
            style = STYLES.get(sign.upper(), "default") if sign != "." else "dim"
            visits = (dungeon["path"] or []).count(cell)
            line.append(self.sign(dungeon, cell, sign), style=f"not dim {style} {VISITS[visits] or ''}")
            line.append(" ")
        return line

    def sign(self, dungeon: View, cell: str, sign: str) -> str:
        if dungeon["hero"] == cell:
            return HERO
        return TREASURE if sign == "." and cell in (dungeon["treasures"] or []) else sign

    def cards(self, view: View) -> list[RenderableType]:
        """The row, what everybody has taken, what lies above the dungeons, and one's own hand."""
        table = grid(("", ""))
        for seat, dungeon in enumerate(view["dungeons"]):
            shown = [dungeon["card"]] if dungeon["card"] else []
            shown += [f"{each['card']}" for each in dungeon["above"]]
            if shown:
                table.add_row(self.seats.names[seat], ", ".join([self.card(each) for each in shown]))
        lines: list[RenderableType] = (
            [Text(", ".join([self.card(each) for each in view["row"]]))] if view["row"] else []
        )
        return [*lines, *([table] if table.row_count else [])]

    def card(self, card: str) -> str:
        """Its action and, in signs, what it builds."""
        return f"{self.texts.label(card)}: {self.texts.content.facts(card)['row']}"

    def fight(self, view: View) -> list[RenderableType]:
        """The strength as a sum."""
        fight: Any = view["fight"]
        if not fight or not fight["dice"]:
            return []
        parts = " + ".join(
            str(each) for each in [*fight["dice"], fight["level"], *([fight["bonus"]] if fight["bonus"] else [])]
        )
        return [Text(f"{self.texts.name(fight['element'])} {fight['cell']}: {parts} = {fight['strength']} (20)")]

    def secrets(self, view: View) -> list[RenderableType]:
        """One's treasures and hand."""
        own: Any = view["dungeons"][view["viewer"]]
        hand = ", ".join([self.texts.name(card) for card in own["hand"] or []])
        treasures = f"{TREASURE} {' '.join(own['treasures'] or [])}" if own["treasures"] else ""
        return [Text("  ".join([each for each in (treasures, hand) if each]))]
