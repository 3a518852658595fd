"""What a lord may imagine of the others: only what their open things allow (DL-335)."""

from typing import Any

import pytest

from tests.games.dungeon_lords.fighting import combat, lord
from undercroft.engine.chance import fast_source
from undercroft.games.dungeon_lords.cards import TRAP_DECK, TRAP_IDS
from undercroft.games.dungeon_lords.state import DungeonLords


def imagined(**things: Any) -> set[str]:
    """The traps that P2 takes for possible when P1 has laid one and owns these things."""
    first = lord("warrior_4a", traps=["pendulum", "fire_wall"], **things)
    table = combat("planning", first, lord("warrior_5")).plays("P1", "lay pendulum", "confirm")
    found = set()
    for seed in range(400):
        s = table.match.imagine(1, fast_source(seed)).state
        assert isinstance(s, DungeonLords)
        found.add(TRAP_IDS[s.plan_traps[0][0]])
    return found


@pytest.mark.parametrize(
    ("missing", "trap"), [("gold", "cursed_ring"), ("food", "poisoned_meal"), ("imps", "kamikaze_imp")]
)
def test_a_laid_trap_that_could_not_be_paid_is_never_imagined(missing: str, trap: str) -> None:
    """DL-335: without the thing not that trap, but every other one that is in the deck."""
    possible = {TRAP_IDS[kind] for kind in TRAP_DECK}
    assert imagined(gold=1, food=1, imps=1) == possible
    assert imagined(**{"gold": 1, "food": 1, "imps": 1, missing: 0}) == possible - {trap}
