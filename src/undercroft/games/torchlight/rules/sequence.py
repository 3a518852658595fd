"""The round in the order of the book, and the steps by the number that stands in frames."""

from collections.abc import Callable
from typing import Final

from undercroft.engine.steps import Step
from undercroft.games.torchlight.rules import frames as at
from undercroft.games.torchlight.rules.bidding import Bidding, begin_round
from undercroft.games.torchlight.rules.descent import Descent
from undercroft.games.torchlight.state import Torchlight

PHASES: Final[list[tuple[str, Callable[[Torchlight], None]]]] = [("round", begin_round)]

BY_NUMBER: Final[dict[int, Step[Torchlight]]] = {
    at.BIDDING: Bidding(),
    at.DESCENT: Descent(),
}

STEPS: Final[list[Step[Torchlight]]] = [BY_NUMBER[number] for number in sorted(BY_NUMBER)]
