"""Bots by name, as the command line gives them."""

import sys
import traceback
from collections.abc import Sequence
from pathlib import Path

from undercroft import bots
from undercroft.bots import Advice, Bot, SeatWindow
from undercroft.cli.interrupts import held
from undercroft.cli.parser import Refusal
from undercroft.engine.actions import Option
from undercroft.engine.errors import UndercroftError
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
    """The bot of that name; one of your own may lie in the folder you are in."""
    here = str(Path.cwd())
    if ":" in name and here not in sys.path:
        sys.path.append(here)
    return bots.make(name, seed=seed)


def chosen_by(bot: Bot, name: str, window: SeatWindow) -> Option:
    """What it chooses; a bot of somebody else that stumbles is told in a sentence with the place."""
    try:
        return bot.choose(window)
    except UndercroftError:
        raise
    except Exception as problem:  # it is somebody else's code
        place = traceback.extract_tb(problem.__traceback__)[-1]
        told = f"{type(problem).__name__}: {problem} ({place.filename}, line {place.lineno})"
        raise Refusal(f"The bot '{name}' stumbles: {told}.") from problem


def advice_for(match: Match, seat: int) -> Advice:
    """What a bot would do in that seat, with numbers."""
    with held():
        return bots.hint(bots.SeatWindow(match, seat))
