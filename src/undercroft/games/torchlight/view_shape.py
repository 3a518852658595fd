"""The declared view: what the browser, the terminal and bots can rely on."""

from typing import TypedDict


class TorchlightView(TypedDict):
    """The table as one seat sees it."""

    game: str
    viewer: int | None  # the seat that looks; null for a spectator
    phase: str
    step: str | None  # what is asked now
    to_act: list[int]  # the seats that owe a choice
    over: bool
    round: int
    rounds: int
    points: list[int]  # by seat
    find: int  # what has been found below in this round
    has_bid: list[bool]  # by seat
    bids: list[int | None]  # by seat; null: none yet, or face down
