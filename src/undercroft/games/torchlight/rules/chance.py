"""The kinds of chance in this game. Everything random is asked for with one of these."""

from typing import Final

from undercroft.engine.steps import ChanceKind

DIE: Final = 0

CHANCE_KINDS: Final[list[ChanceKind]] = [ChanceKind("die", ("1", "2", "3", "4", "5", "6"))]
