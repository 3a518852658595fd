"""The choices players make, as numbers with a notation (`bid 2`). One run of numbers for all of them."""

from typing import Final

from undercroft.engine.actions import Actions

ACTIONS: Final = Actions()

BID: Final = ACTIONS.kind("bid", "points", ("1", "2", "3"))
ROLL: Final = ACTIONS.add("roll")
CLIMB: Final = ACTIONS.add("climb")
