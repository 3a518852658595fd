"""The table of Dungeon Lords in the terminal: a few compact tables."""

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import Board, View
from undercroft.cli.boards.grid import grid
from undercroft.games.dungeon_lords.terminal.pieces import Pieces
from undercroft.games.dungeon_lords.terminal.scores import final

SEASONS = ("winter", "spring", "summer", "autumn")
CHOOSING = "choose-orders"
WHOLE = ("choose-inaccessible", "take-room", "hire")  # questions that need the whole table
PLACING = ("orders", "actions")  # phases with minions on the board
NEW_THOUGHT = (
    "inaccessible", "round", "event-coming", "placed", "place-full", "cannot", "declined", "carried-out", "dug",
    "mined", "hired", "built", "produced", "took-back", "event", "special-event", "paid-wage", "let-go", "taxed",
    "inspected", "hero-joins", "second-year", "planned", "card-revealed", "battle-begins", "step-begins",
    "battle-ends", "combat-ends", "scored", "title-alone", "title-shared", "total",
)  # fmt: skip
NOISE = ("tavern", "market", "hero-coming", "ready", "order-shown", "non-player-order", "trap-drawn", "step-skipped")


class DungeonLordsBoard(Board):
    """Time and offers, places with minions, lords, dungeons side by side, battle."""

    def whole(self, view: View, width: int) -> list[RenderableType]:
        pieces = Pieces(self.texts, self.seats)
        shown: list[RenderableType] = [self.bar(view), *self.offers(pieces, view)]
        if view["phase"] in PLACING:
            shown.append(self.places(pieces, view))
        return [*shown, self.lords(pieces, view), self.dungeons(pieces, view), *self.battle(pieces, view)]

    def focus(self, view: View, width: int) -> list[RenderableType]:
        """Orders already chosen instead of the whole table, which was shown for the first of them."""
        if view["step"] != CHOOSING:
            pieces = Pieces(self.texts, self.seats)
            return [self.lords(pieces, view), self.dungeons(pieces, view), *self.battle(pieces, view)]
        if not view["players"][view["viewer"]]["orders"]:
            return self.whole(view, width)
        return self.secrets(view)[1:2]

    def wants_whole(self, step: str) -> bool:
        return step in WHOLE

    def secrets(self, view: View) -> list[RenderableType]:
        """Own traps, the orders laid down, and the combat cards this lord has spied."""
        own, say, name = view["players"][view["viewer"]], self.texts.bundle.say, self.texts.name
        nothing = say("board-nothing")
        traps = ", ".join(name(card) for card in own["trap_cards"]) or nothing
        orders = ", ".join(name(order) for order in own["orders"]) or nothing
        known = [f"{n}: {name(each['card'])}" for n, each in enumerate(view["town"], 1) if each["card"]]
        town = ", ".join(known) or nothing
        lines = (say("board-cards", cards=traps), say("board-orders", orders=orders), say("board-town", cards=town))
        return [Text(line) for line in lines]

    def final(self, view: View, places: tuple[int, ...]) -> list[RenderableType]:
        return [final(self.texts, self.seats, view, places)]

    def starts_paragraph(self, news: str, before: str) -> bool:
        return news in NEW_THOUGHT and not news == before == "hero-joins"

    def is_noise(self, news: str) -> bool:
        return news in NOISE

    # ---- the parts of the table

    def bar(self, view: View) -> Text:
        """Year, season, phase, and where the paladin is."""
        say = self.texts.bundle.say
        when = say("board-when", year=view["year"], season=view["season"], round=view["combat_round"] or 0)
        bar = Text(when, style="bold").append(f"  [{self.texts.phase(view['phase'])}]  ", style="bold reverse")
        return bar.append("  " + say("board-paladin", where=view["evilometer"]["paladin"]), style="dim")

    def offers(self, pieces: Pieces, view: View) -> list[Text]:
        """What is for sale, what happens in this round, what is announced for the next."""
        say, time, season = self.texts.bundle.say, view["timeline"], SEASONS.index(view["season"])
        lines = [say(f"board-{name}", cards=pieces.names(view[name])) for name in ("tavern", "market") if view[name]]
        rounds = (("present", "heroes_now", season - 1), ("coming", "heroes_next", season))
        for name, heroes, place in rounds:
            if time[heroes]:
                event = self.event(view, time["events"][place])
                shown = pieces.names(time[heroes]) if name == "coming" else pieces.takers(view)
                lines.append(say(f"board-{name}", event=event, heroes=shown))
        return [Text(line) for line in lines]

    def event(self, view: View, event: str) -> str:
        special = view["timeline"]["special"]
        return self.texts.name(special if event == "special" and special else event)

    def places(self, pieces: Pieces, view: View) -> Table:
        """The eight places; who stands on which space, and whose order is being carried out."""
        say, acting = self.texts.bundle.say, view["acting"] or {"place": None}
        table = grid([say("board-place"), "I", "II", "III"])
        for place in view["places"]:
            name = f"{pieces.numbers_of([place['id']])} {self.texts.name(place['id'])}"
            minions = [pieces.minion(who) for who in place["spaces"]]
            if place["id"] == acting["place"]:
                minions[acting["space"]].append(" ◄")
            table.add_row(Text(name), *minions)
        return table

    def lords(self, pieces: Pieces, view: View) -> Table:
        """What everybody owns; the start player is marked."""
        say = self.texts.bundle.say
        columns = ("player", "evil", "gold", "food", "imps", "traps", "prison", "seals", "locked")
        table = grid(["", *[say(f"board-{name}") for name in columns]], numbers=range(2, 9))
        for seat, lord in enumerate(view["players"]):
            mark = Text("◉" if seat == view["start"] else "", style="bold cyan")
            locked = Text(pieces.numbers_of(lord["barred"]))
            table.add_row(mark, pieces.seat(seat), *[Text(str(each)) for each in supplies(lord)], locked)
        return table

    def dungeons(self, pieces: Pieces, view: View) -> Table:
        """All dungeons side by side, with rooms, monsters and the heroes at the entrance."""
        table = Table.grid(padding=(0, 4, 0, 0))
        table.add_row(*[pieces.dungeon(seat, lord) for seat, lord in enumerate(view["players"])])
        return table

    def battle(self, pieces: Pieces, view: View) -> list[RenderableType]:
        """The party that is fighting, and every open plan."""
        say, lines = self.texts.bundle.say, []
        fight = view["battle"]
        for seat, lord in enumerate(view["players"]):
            if fight and fight["seat"] == seat:
                who = self.texts.args({"seat": seat}, self.seats)
                lines.append(say("board-battle", **who, heroes=pieces.party(lord["queue"])))
            if lord["plan"]:
                said = say("board-plan", cell=lord["plan"]["tile"], defenders=pieces.defenders(lord["plan"]))
                lines.append(f"{self.seats.names[seat]}: {said}")
        return [Text(line, style="bold") for line in lines]


def supplies(lord: dict[str, Any]) -> Sequence[object]:
    """The numbers of a lord; of imps and trolls the idle ones and all."""
    imps = f"{lord['idle'] + lord['idle_trolls']}/{lord['imps'] + lord['trolls']}"
    return (lord["evil"], lord["gold"], lord["food"], imps, lord["traps"], len(lord["prison"]), lord["seals"])
