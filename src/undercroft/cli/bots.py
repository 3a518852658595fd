"""Bots by name, as the command line gives them."""

from collections.abc import Sequence

from undercroft import bots
from undercroft.bots import Advice, Bot
from undercroft.cli.interrupts import held
from undercroft.cli.parser import Refusal
from undercroft.engine.match import Match

RANDOM = "random"


def bot_names(text: str, count: int) -> list[str]:
    """`a,b,c`: one bot per seat; a single one plays all seats."""
    names = listed(text)
    if "" in names:
        raise Refusal(f"'{text}' is no list of bots; write names with commas, for example easy,hard.")
    if len(names) == 1:
        return names * count
    if len(names) != count:
        raise Refusal(f"{len(names)} bots are named, but {count} seats need one: name one for all, or {count}.")
    return names


def listed(text: str) -> list[str]:
    """The names between the commas; `ms=5` after a comma still belongs to the bot before it."""
    names: list[str] = []
    for part in text.split(","):
        if names and "=" in part and ":" not in part:
            names[-1] += f",{part.strip()}"
        else:
            names.append(part.strip())
    return names


def check_bots(names: Sequence[str]) -> None:
    """Refuses, before anything is played, a bot that does not exist."""
    for name in names:
        make_bot(name, 0)


def make_bot(name: str, seed: int) -> Bot:
    return bots.make(name, seed=seed)


def advice_for(match: Match, seat: int) -> Advice:
    """What a bot would do in that seat, with numbers."""
    with held():
        return bots.hint(bots.SeatWindow(match, seat))
