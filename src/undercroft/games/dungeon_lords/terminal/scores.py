"""Points, line by line as the Ministry counts them (DL-571 to DL-577, DL-586)."""

from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import View
from undercroft.cli.boards.grid import grid
from undercroft.games.dungeon_lords.terminal.pieces import Pieces
from undercroft.text import Seats, Texts


def final(texts: Texts, seats: Seats, view: View, places: tuple[int, ...]) -> Table:
    """Everybody's place and points, best first."""
    pieces, say = Pieces(texts, seats), texts.bundle.say
    players = view["scores"]
    lines = list(players[0]["lines"])
    headings = [say("board-line", line=line) for line in lines]
    table = grid([say("board-rank"), say("board-player"), *headings, say("board-total")], range(2, len(lines) + 3))
    for seat in sorted(range(len(places)), key=lambda each: places[each]):
        points = [Text(str(players[seat]["lines"][line])) for line in lines]
        total = Text(str(players[seat]["total"]), style="bold")
        table.add_row(Text(f"{places[seat]}."), pieces.seat(seat), *points, total)
    return table
