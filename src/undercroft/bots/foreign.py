"""Bots of others: `package.module:Class`, or a name that a package announces as an entry point `undercroft.bots`."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any

from undercroft.bots.bot import Bot
from undercroft.engine.errors import WrongOption

GROUP = "undercroft.bots"  # of entry points; the value is `package.module:Class`


@cache
def announced() -> dict[str, str]:
    """The bots of installed packages: name and address."""
    return {point.name: point.value for point in sorted(entry_points(group=GROUP))}


def is_address(kind: str) -> bool:
    """Whether it names a class rather than a bot: `package.module:Class`."""
    return ":" in kind


def load(kind: str) -> Callable[..., Bot]:
    """What makes that bot: a class, or a function that gives one."""
    address = announced().get(kind, kind)
    module, _, name = address.partition(":")
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as problem:
        if problem.name is not None and (module == problem.name or module.startswith(f"{problem.name}.")):
            raise WrongOption(f"There is no module '{module}' for the bot '{kind}'.") from None
        raise broken(kind, module, problem) from None
    except Exception as problem:  # somebody else's code: anything can happen
        raise broken(kind, module, problem) from None
    for part in name.split("."):
        if not hasattr(found, part):
            raise WrongOption(f"The module '{module}' has no '{name}' for the bot '{kind}'.")
        found = getattr(found, part)
    if isinstance(found, type) and not issubclass(found, Bot):
        raise WrongOption(f"'{kind}' is no bot: {name} is not a subclass of undercroft.bots.Bot.")
    if not callable(found):
        raise WrongOption(f"'{kind}' is no bot: {name} is not a class.")
    maker: Callable[..., Bot] = found
    return maker


def broken(kind: str, module: str, problem: Exception) -> WrongOption:
    return WrongOption(f"The bot '{kind}' cannot be loaded: {module}: {type(problem).__name__}: {problem}.")


def make_foreign(kind: str, seed: int, numbers: dict[str, int]) -> Bot:
    """One of them, with its own seed and numbers."""
    maker = load(kind)
    try:
        bot = maker(seed, **numbers)
    except WrongOption:
        raise
    except Exception as problem:  # as above
        given = ", ".join(["seed", *numbers])
        told = f"{type(problem).__name__}: {problem}"
        raise WrongOption(f"The bot '{kind}' cannot be made with ({given}): {told}.") from None
    if not isinstance(bot, Bot):
        raise WrongOption(f"'{kind}' is no bot: it gives a {type(bot).__name__}, not an undercroft.bots.Bot.")
    return bot
