"""Ids of closed sets as the declared view types them; tests hold them against the rules (test_names.py)."""

from typing import Final, cast

from undercroft.games.dungeonville.cards import LETTERS
from undercroft.games.dungeonville.rules.sequence import PHASE_IDS, STEPS
from undercroft.games.dungeonville.view.shape import Letter, PhaseId, StepId

PHASES: Final = cast("list[PhaseId]", list(PHASE_IDS))
STEP_IDS: Final = cast("list[StepId]", [step.name for step in STEPS])  # only steps that ask somebody are ever shown
LETTER_IDS: Final = cast("list[Letter]", list(LETTERS))
LETTER_OR_NONE: Final[list[Letter | None]] = [*LETTER_IDS, None]  # the last one is found by NO_LETTER, which is -1
