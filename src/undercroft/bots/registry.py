"""Bots by name: `make("hard", seed=7)`, `make("search:iterations=200,processes=2")`, `make("package.module:Class")`."""

from collections.abc import Callable

from undercroft.bots.bot import Bot
from undercroft.bots.careless import Careless
from undercroft.bots.foreign import announced, is_address, make_foreign
from undercroft.bots.greedy import Greedy
from undercroft.bots.levels import LEVELS
from undercroft.bots.search import Searcher
from undercroft.bots.uniform import Uniform
from undercroft.engine.errors import WrongOption

Numbers = dict[str, int]

KINDS: dict[str, tuple[Callable[..., Bot], tuple[str, ...]]] = {
    "random": (Uniform, ()),
    "careless": (Careless, ("worlds", "slips")),
    "greedy": (Greedy, ("worlds",)),
    "search": (Searcher, ("iterations", "ms", "processes")),
}
ALIASES = {level.id: level.bot for level in LEVELS}
NAMES = (*ALIASES, *KINDS)
DIGITS = 9  # of a number: a thousand million milliseconds are enough for anybody


def make(name: str, seed: int = 0) -> Bot:
    """The bot of that name with chance of its own. Numbers after a colon replace the usual ones."""
    kind, numbers = behind(name)
    if is_address(kind) or (kind in announced() and kind not in KINDS):
        return make_foreign(kind, seed, numbers)
    if kind not in KINDS:
        known = ", ".join([*NAMES, *announced()])
        raise WrongOption(f"There is no bot '{kind}'. There are: {known}, or one of your own: package.module:Class.")
    maker, allowed = KINDS[kind]
    for number in numbers:
        if number not in allowed:
            raise WrongOption(f"The bot '{kind}' has no number '{number}'. It has: {', '.join(allowed) or 'none'}.")
    return maker(seed, **numbers)


def is_ours(name: str) -> bool:
    """Whether it is one of the bots here, which look at nothing but the present position."""
    return split(name)[0] in NAMES


def hurried(name: str, share: float) -> str:
    """The same bot with that share of its time; one that goes by other numbers stays as it is."""
    kind, numbers = behind(name)
    if share >= 1 or kind not in KINDS or "ms" not in numbers:
        return name
    less = numbers | {"ms": max(1, round(numbers["ms"] * share))}
    return f"{kind}:{','.join(f'{key}={number}' for key, number in less.items())}"


def behind(name: str) -> tuple[str, Numbers]:
    """The bot that a name stands for, and its numbers: a level has usual ones."""
    kind, numbers = split(name)
    if kind in ALIASES:
        kind, usual = split(ALIASES[kind])
        numbers = numbers if "ms" in numbers or "iterations" in numbers else usual | numbers
    return kind, numbers


def split(name: str) -> tuple[str, Numbers]:
    """The name before the colon and the numbers after it; the address of a class has a colon of its own."""
    kind, colon, rest = name.partition(":")
    if colon and kind not in NAMES and "=" not in rest.partition(":")[0]:
        address, colon, rest = rest.partition(":")
        kind = f"{kind}:{address}"
    numbers: Numbers = {}
    for part in rest.split(",") if colon else []:
        key, _, number = part.partition("=")
        if not number.isdecimal() or len(number) > DIGITS or (int(number) == 0 and key != "slips"):
            raise WrongOption(f"'{part}' is no setting of a bot. A setting is a word and a whole number: 'ms=500'.")
        numbers[key] = int(number)
    return kind, numbers
