"""Lords, parties, minions and dungeons as short text. A cell is two signs wide, rooms are letters."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from undercroft.cli.boards.grid import SEAT_STYLES
from undercroft.text import Seats, Texts

COLUMNS, ROWS = 5, 4
EARTH, TUNNEL, CONQUERED = "·", "#", "x"
LETTERS = "ABCDEFGHIJKLMNOP"


def crowd(names: Sequence[str]) -> str:
    """Equal names once, with their number."""
    return ", ".join(name if count == 1 else f"{count}x {name}" for name, count in Counter(names).items())


class Pieces:
    """The small pieces of the table."""

    def __init__(self, texts: Texts, seats: Seats) -> None:
        self.texts = texts
        self.seats = seats

    def names(self, cards: Sequence[str]) -> str:
        return ", ".join(self.texts.label(card) for card in cards)

    def takers(self, view: Mapping[str, Any]) -> str:
        """The heroes of this round, weakest first, each with the lord to whom he would go now."""
        order = [self.seats.names[seat] if seat is not None else "N1" for seat in view["evilometer"]["order"]]
        heroes = view["timeline"]["heroes_now"]
        return ", ".join(f"{self.texts.label(hero)} → {who}" for hero, who in zip(heroes, order, strict=False))

    def seat(self, seat: int) -> Text:
        return Text(self.seats.names[seat], style=SEAT_STYLES[seat])

    def minion(self, who: str | None) -> Text:
        """Whoever stands on a space: a lord (P1), a non-player (N1), nobody."""
        if who is None:
            return Text(EARTH, style="dim")
        return self.seat(int(who[1:]) - 1) if who.startswith("P") else Text(who, style="dim")

    def numbers_of(self, orders: Sequence[str]) -> str:
        """Orders by the numbers of their places, as on the board."""
        return " ".join(str(self.texts.content.entries[order]["number"]) for order in orders)

    def party(self, queue: Sequence[dict[str, Any]]) -> str:
        """The heroes at an entrance, front first, with their damage."""
        shown = []
        for hero in queue:
            wounds = f" ({hero['wounds']}/{hero['hit_points']})" if hero["wounds"] else ""
            shown.append(self.texts.label(hero["hero"]) + wounds)
        return ", ".join(shown) or self.texts.bundle.say("board-nobody")

    def defenders(self, plan: dict[str, Any]) -> str:
        """Everybody sees how many traps there are; only their owner sees which."""
        traps = [self.texts.name(trap) for trap in plan["trap_cards"] or ()]
        if plan["traps"] and not traps:
            traps = [self.texts.bundle.say("board-traps-laid", number=plan["traps"])]
        ghosts = [self.texts.name("ghost")] * plan["ghosts"]
        shown = crowd([*traps, *[self.texts.name(kind) for kind in plan["monsters"]], *ghosts])
        return shown or self.texts.bundle.say("board-nothing")

    def dungeon(self, seat: int, lord: dict[str, Any]) -> Text:
        """Four rows of five cells, the entrance above the middle; then rooms, lair and queue in words."""
        tiles, say = lord["tiles"], self.texts.bundle.say
        rooms = [tile for tile in tiles if tile["room"]]
        letters = {tile["cell"]: letter for tile, letter in zip(rooms, LETTERS, strict=False)}
        signs = {tile["cell"]: sign(tile, letters) for tile in tiles}
        rows = [" ".join(signs.get(f"{c}-{r}", EARTH) for c in range(1, COLUMNS + 1)) for r in range(1, ROWS + 1)]
        rows += [f"{signs[tile['cell']]} {self.texts.name(tile['room'])}" for tile in rooms]
        rows.append(say("board-lair", monsters=self.lair(lord)))
        rows.append(say("board-queue", heroes=self.party(lord["queue"])))
        return self.seat(seat).append("\n" + "\n".join(rows), style="default")

    def lair(self, lord: dict[str, Any]) -> str:
        """Monsters and ghosts; those face down in brackets."""
        up = [self.texts.name(kind) for kind in lord["lair"]]
        down = [f"({self.texts.name(kind)})" for kind in lord["down"]]
        return crowd([*up, *down]) or self.texts.bundle.say("board-nobody")


def sign(tile: dict[str, Any], letters: dict[str, str]) -> str:
    """A letter for a room, small once it is conquered."""
    letter = letters.get(tile["cell"])
    if letter is None:
        return CONQUERED if tile["conquered"] else TUNNEL
    return letter.lower() if tile["conquered"] else letter
