"""What all questions of this game have in common: how their options are told."""

from typing import Final

from undercroft.engine.state import Frame
from undercroft.engine.steps import Step
from undercroft.games.dungeon_twister.actions import ACTIONS, FIRST_MONK_ID, TOKEN_IDS
from undercroft.games.dungeon_twister.cards import KIND_IDS, MONK
from undercroft.games.dungeon_twister.state import DungeonTwister

Args = dict[str, int | str]

MONK_IDS: Final = TOKEN_IDS[FIRST_MONK_ID:]
MONKS_COLOUR: Final = "white"


def named(s: DungeonTwister, token: int) -> Args:
    """A token as the texts want it: kind and colour."""
    if s.kind[token] == MONK:
        return {"character": KIND_IDS[MONK], "colour": MONKS_COLOUR}
    return {"character": KIND_IDS[s.kind[token]], "colour": s.config.layout.colours[s.owner[token]]}


class Asking(Step[DungeonTwister]):
    """A question whose options name tokens or rooms: the texts get kind and colour, column and row."""

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        args = ACTIONS.table[code].args
        if "slot" in args:
            column, _, row = args["slot"].partition(",")
            return {"column": int(column), "row": int(row)}
        if "token" not in args:
            return {}
        if args["token"] in MONK_IDS:
            return {"character": KIND_IDS[MONK], "colour": MONKS_COLOUR}
        colour, _, kind = args["token"].partition("-")
        return {"character": kind, "colour": colour}
