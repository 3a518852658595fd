"""The table of Dungeonville in the terminal."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import Board, View
from undercroft.cli.boards.grid import beside, grid
from undercroft.games.dungeonville.terminal import scores
from undercroft.games.dungeonville.terminal.cards import Cards
from undercroft.games.dungeonville.terminal.focus import battle_lines, visit_lines

PHASES = ("hiring", "sending", "battle", "exploring", "collecting")
WHOLE = ("hire", "make-room", "lute", "send", "buy-deed")  # questions that need the whole table
NEW_THOUGHT = (
    "round",
    "hired",
    "passed",
    "made-room",
    "sent",
    "battle",
    "fighter",
    "enters",
    "visit",
    "collected",
    "claimed",
    "cap",
)
NOISE = ("enters-town", "ready", "paid", "paid-token", "found")
WIDE = 108  # from here on names fit beside ranks and classes


class DungeonvilleBoard(Board):
    """Town and dungeons, side by side if they fit, the players below."""

    def whole(self, view: View, width: int) -> list[RenderableType]:
        cards = Cards(self.texts, self.seats)
        places = beside(self.town(cards, view, width), self.dungeons(cards, view), width)
        close_up = visit_lines(cards, view) if view["visit"] else battle_lines(cards, view)
        return [self.bar(view), *places, self.players(cards, view), *close_up]

    def focus(self, view: View, width: int) -> list[RenderableType]:
        cards = Cards(self.texts, self.seats)
        if view["visit"]:
            return visit_lines(cards, view)
        return [self.bar(view), self.players(cards, view), *battle_lines(cards, view)]

    def wants_whole(self, step: str) -> bool:
        return step in WHOLE

    def secrets(self, view: View) -> list[RenderableType]:
        return scores.secrets(self.texts, view)

    def warning(self, view: View, label: str) -> str:
        own = view["players"][view["viewer"]]
        if label != "claim" or own["points"] >= view["goal"]:
            return ""
        return self.texts.bundle.say("board-warning", points=own["points"], goal=view["goal"])

    def final(self, view: View, places: tuple[int, ...]) -> list[RenderableType]:
        return [scores.final(self.texts, self.seats, view, places)]

    def starts_paragraph(self, news: str, before: str) -> bool:
        return news in NEW_THOUGHT and not news == before == "fighter"

    def is_noise(self, news: str) -> bool:
        return news in NOISE

    # ---- the parts of the table

    def bar(self, view: View) -> Text:
        """Round, the five phases with the present one marked, the goal."""
        say = self.texts.bundle.say
        bar = Text(say("board-round", round=view["round"], cap=view["cap"] or 0), style="bold")
        for phase in PHASES:
            here = phase == view["phase"]
            name = self.texts.phase(phase)
            bar.append("  ")
            bar.append(f"[{name}]" if here else name, style="bold reverse" if here else "dim")
        return bar.append("  " + say("board-goal", goal=view["goal"]), style="dim")

    def town(self, cards: Cards, view: View, width: int) -> Table:
        table = grid([self.texts.bundle.say("board-town"), "", ""], numbers=(1,))
        for place in view["town"]:
            shown = cards.full(place["adventurer"]) if width >= WIDE else cards.short(place["adventurer"])
            table.add_row(cards.place(place["place"]), Text(str(place["price"]), style="yellow"), shown)
        return table

    def dungeons(self, cards: Cards, view: View) -> Table:
        say = self.texts.bundle.say
        digits = " ".join(str(seat + 1) for seat in range(len(view["players"])))
        party = view["players"][view["viewer"]]["party"] if view["viewer"] is not None else []
        risk = say("board-risk") if view["entrances"] and party else ""
        names = [say("board-dungeon"), say("board-deck"), say("board-blood", players=digits)]
        table = grid([*names, cards.ranks(party), risk, ""], numbers=(1, 2, 4))  # blood under its digits
        for dungeon in view["dungeons"]:
            table.add_row(*self.dungeon(cards, view, dungeon, party))
        return table

    def dungeon(self, cards: Cards, view: View, dungeon: dict[str, Any], party: Sequence[str]) -> list[Text]:
        odds = (view["entrances"] or {}).get(dungeon["id"])
        risk = f"{round(100 * odds['death'] / max(1, odds['cards']))} %" if odds and party else ""
        name = Text(self.texts.name(dungeon["id"]))
        pawns = Text(" ").join(cards.seat_mark(seat) for seat in dungeon["pawns"])
        deck = Text(str(dungeon["deck"]))
        return [name, deck, cards.blood(dungeon["blood"]), cards.letters(party, dungeon["id"]), Text(risk), pawns]

    def players(self, cards: Cards, view: View) -> Table:
        say = self.texts.bundle.say
        table = grid(["", say("board-player"), say("board-gold"), say("board-zone"), say("board-party")], (2, 3))
        for seat, player in enumerate(view["players"]):
            stone = Text("◉" if seat == view["stone"] else "", style="bold cyan")
            zone = Text(str(sum(player["zone"])), style="red")
            gold = Text(str(player["wealth"]), style="yellow")
            table.add_row(stone, cards.seat(seat), gold, zone, self.belongings(cards, player))
        return table

    def belongings(self, cards: Cards, player: dict[str, Any]) -> Text:
        """Party, items, and the deed if everybody knows it."""
        parts = [cards.short(adventurer) for adventurer in player["party"]]
        items = [card for card in (*player["treasure"], *player["loot"]) if card.startswith("item-")]
        parts += [Text(f"+ {self.texts.name(item)}", style="magenta") for item in items]
        if player["deed_public"]:
            parts.append(Text(f"[{self.texts.label(player['deed'])}]", style="bold"))
        return Text(", ").join(parts) if parts else Text(self.texts.bundle.say("board-nobody"), style="dim")
