"""Facts of the training; loads without its rules."""

from typing import Final

from undercroft.engine.advice import ANYWHERE, AdviceTopic
from undercroft.engine.game import Box, GameOption, Meta

META: Final = Meta(
    name="dungeon_lords_training",
    title="Dungeon Lords: Training",
    designers=("Vlaada Chvátil",),
    year=2009,
    players=(1,),
    options=(
        GameOption("puzzle", ("T1", "T2", "T3", "T4", "T1R", "generated"), "T1", "DL-600"),
        GameOption("difficulty", ("easy", "medium", "hard"), "medium", "DL-R81"),  # of a generated one
        GameOption("position", ("none",), "none", "DL-R90", text=300),  # a fight set up by somebody
    ),
    version="1",
    stage="beta",
    part_of="dungeon_lords",
    puzzle=True,
    box=Box(icon="crossed-swords"),
    advice=(AdviceTopic("coach", ("best", "feedback", "hint", "solution"), ANYWHERE, sees_all=True),),
    seat_args=("from",),
    page="/training",
    shelf=11,
)
