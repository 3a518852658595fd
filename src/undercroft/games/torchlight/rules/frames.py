"""The names of the steps as they stand in frames, in the order of the rulebook."""

from typing import Final

BIDDING: Final = 0
DESCENT: Final = 1
