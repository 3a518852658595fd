"""The visit and the battle, close up."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from undercroft.cli.boards.board import View
from undercroft.cli.boards.grid import grid
from undercroft.games.dungeonville.terminal.cards import LETTER_STYLES, Cards


def visit_lines(cards: Cards, view: View) -> list[RenderableType]:
    """Who explores what, the letters, the load, the room, the odds."""
    visit, say = view["visit"], cards.texts.bundle.say
    head = say(
        "board-visit",
        **cards.texts.args({"seat": visit["seat"], "dungeon": visit["dungeon"]}, cards.seats),
        carried=visit["carried"],
        limit=visit["limit"],
        room=cards.texts.label(visit["room"]) if visit["room"] else "none",
    )
    lines: list[RenderableType] = [Text(head.strip(), style="bold"), letters(cards, visit)]
    return [*lines, odds(cards, visit)] if visit["odds"] else lines


def letters(cards: Cards, visit: dict[str, Any]) -> Text:
    """Each member with its letter here."""
    parts = []
    for card, letter in visit["letters"].items():
        shown = letter or "-"
        parts.append(cards.short(card).append(f" {shown}", style=LETTER_STYLES.get(shown, "")))
    return Text("  ").join(parts)


def odds(cards: Cards, visit: dict[str, Any]) -> Text:
    odds, say = visit["odds"], cards.texts.bundle.say
    percent = round(100 * odds["death"] / max(1, odds["cards"]))
    numbers = {name: odds[name] for name in ("cards", "death", "flee", "item")}
    line = Text(say("board-odds", **numbers, percent=percent, gold=odds["average_gold"]))
    return line.append(" " + say("board-stake", stake=odds["at_stake"])) if odds["at_stake"] else line


def battle_lines(cards: Cards, view: View) -> list[RenderableType]:
    """The line-ups as far as this seat may see them."""
    if not view["battle"]:
        return []
    lineups = view["battle"]["lineups"]
    dungeon = view["players"][lineups[0]["seat"]]["pawn"]
    say = cards.texts.bundle.say
    title = say("board-battle", **cards.texts.args({"dungeon": dungeon}, cards.seats)) if dungeon else ""
    table = grid([title, "1", "2", "3"])
    for lineup in lineups:
        table.add_row(cards.seat(lineup["seat"]), *fighters(cards, lineup, view["battle"]["duel"]))
    return [table]


def fighters(cards: Cards, lineup: dict[str, Any], duel: int) -> list[Text]:
    """Three places: shown, laid face down, or still empty."""
    say = cards.texts.bundle.say
    shown = [cards.short(card) for card in lineup["fighters"]]
    laid = lineup["ready"] or duel > 0
    rest = Text(say("board-hidden") if laid else say("board-waiting"), style="dim")
    return (shown + [rest] * 3)[:3]
