"""Points, explained: death zone + foreign blood - own blood (DV-011)."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import View
from undercroft.cli.boards.grid import grid
from undercroft.games.dungeonville.terminal.cards import Cards
from undercroft.text import Seats, Texts


def parts(texts: Texts, view: View, seat: int) -> dict[str, int]:
    """What a player's points are made of."""
    player = view["players"][seat]
    home = texts.content.entries[player["deed"]]["dungeon"]
    blood = next(dungeon["blood"] for dungeon in view["dungeons"] if dungeon["id"] == home)
    return {"zone": sum(player["zone"]), "foreign": sum(blood) - blood[seat], "own": blood[seat]}


def secrets(texts: Texts, view: View) -> list[RenderableType]:
    """Deed, points and treasure of the reader."""
    seat, say = view["viewer"], texts.bundle.say
    own = view["players"][seat]
    home = texts.name(texts.content.entries[own["deed"]]["dungeon"])
    points = say("board-points", **parts(texts, view, seat), points=own["points"], goal=view["goal"])
    treasure = ", ".join(texts.label(card) for card in (*own["treasure"], *own["loot"])) or "-"
    lines = (say("board-deed", dungeon=home), points, say("board-treasure", cards=treasure))
    return [Text(line) for line in lines]


def final(texts: Texts, seats: Seats, view: View, places: tuple[int, ...]) -> Table:
    """Everybody's place, dungeon and points, best first."""
    cards, say = Cards(texts, seats), texts.bundle.say
    names = ("place", "player", "owner", "points-title", "score-title")
    table = grid([say(f"board-{name}") for name in names])
    for seat in sorted(range(len(places)), key=lambda each: places[each]):
        player = view["players"][seat]
        home = texts.name(texts.content.entries[player["deed"]]["dungeon"])
        counted = say("board-score", **parts(texts, view, seat))
        points = Text(str(player["points"]), style="bold")
        table.add_row(Text(f"{places[seat]}."), cards.seat(seat), Text(home), points, Text(counted))
    return table
