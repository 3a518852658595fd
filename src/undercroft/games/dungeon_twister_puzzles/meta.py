"""Facts of the puzzles; loads without their rules, and without the puzzles themselves but for their names."""

from typing import Final

from undercroft.engine.advice import ANYWHERE, AdviceTopic
from undercroft.engine.game import Box, GameOption, Meta
from undercroft.games.dungeon_twister_puzzles.stored import DIFFICULTIES, GENERATED, PUZZLE_IDS

LONGEST: Final = 1_500  # letters of a position
GOALS: Final = ("win", 1, 2, 3, 4)

META: Final = Meta(
    name="dungeon_twister_puzzles",
    title="Dungeon Twister: Puzzles",
    designers=("Christophe Boelinger",),
    year=2004,
    players=(1,),
    options=(
        GameOption("puzzle", (*PUZZLE_IDS, GENERATED), PUZZLE_IDS[0], "DT-R96"),
        GameOption("difficulty", DIFFICULTIES, "medium", "DT-R99"),  # of a drawn one
        GameOption("position", ("none",), "none", "DT-R96", text=LONGEST),  # one that somebody has set up
        GameOption("goal", GOALS, "win", "DT-R96"),  # of such a position: to win, or so many points
    ),
    version="1",
    stage="beta",
    part_of="dungeon_twister",
    puzzle=True,
    box=Box(icon="clockwise-rotation"),
    advice=(AdviceTopic("coach", ("best", "feedback", "hint", "solution"), ANYWHERE, sees_all=True),),
    seat_args=("owner", "other_owner", "killer"),
    page="/turns",
    shelf=21,
)
