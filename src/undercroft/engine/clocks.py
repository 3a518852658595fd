"""Clocks that the rules of a game set. Rules never read the time: who plays with people measures it, and says so."""

from typing import NamedTuple


class Clock(NamedTuple):
    """How long a seat may take, as the rules say.

    When it has run out, whoever measures the time does `code` unasked for that seat; so it stands in the record.
    """

    seat: int
    name: str
    number: int  # a clock of the same number goes on where it stood; 0: it begins anew whenever it runs again
    seconds: int  # in all
    runs: bool  # or stands still, while others decide
    code: int  # of the act that is open unasked to that seat while the clock runs
