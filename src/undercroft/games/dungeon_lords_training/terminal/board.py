"""A training puzzle in the terminal: one line each for heroes, defenders, traps, supplies and tiles."""

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from undercroft.cli.boards.board import Board, View
from undercroft.cli.boards.grid import grid

NEW_THOUGHT = ("planned", "battle-begins", "step-begins", "battle-ends", "training-ends")
NOISE = ("step-skipped", "ready")


class TrainingBoard(Board):
    """Everything is open, so there are no secrets to show."""

    def whole(self, view: View, width: int) -> list[RenderableType]:
        own, say = view["players"][0], self.texts.bundle.say
        table: Table = grid(("", ""))
        table.show_header = False
        for name, said in (
            ("party", ", ".join(self.hero(each) for each in own["queue"])),
            ("monsters", ", ".join([*map(self.texts.name, own["lair"]), *(self.down(each) for each in own["down"])])),
            ("traps", ", ".join(map(self.texts.name, own["trap_cards"]))),
            ("supplies", say("puzzle-store", food=own["food"], gold=own["gold"], imps=own["imps"])),
            ("tiles", ", ".join(self.tile(each) for each in own["tiles"])),
        ):
            table.add_row(Text(say(f"puzzle-{name}"), style="dim"), said or say("puzzle-none"))
        return [table]

    def hero(self, hero: Mapping[str, Any]) -> str:
        wounds = f" [{hero['wounds']}]" if hero["wounds"] else ""
        return self.texts.name(hero["hero"]) + wounds

    def down(self, monster: str) -> str:
        return self.texts.bundle.say("puzzle-down", name=self.texts.name(monster))

    def tile(self, tile: Mapping[str, Any]) -> str:
        said = self.texts.bundle.say("puzzle-room" if tile["room"] else "puzzle-tunnel")
        return self.texts.bundle.say("puzzle-lost", name=said) if tile["conquered"] else said

    def starts_paragraph(self, news: str, before: str) -> bool:
        return news in NEW_THOUGHT

    def is_noise(self, news: str) -> bool:
        return news in NOISE
