"""What we print to: colours and progress on a terminal, plain text elsewhere. NO_COLOR is respected by rich."""

import sys

from rich.console import Console

PLAIN_WIDTH = 100


class Out(Console):
    """A console that leaves it to `main` to say what a reader who went away means."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console() -> Console:
    """Standard output. Markup is off: names of cards may hold brackets."""
    width = None if sys.stdout.isatty() else PLAIN_WIDTH
    return Out(file=sys.stdout, width=width, highlight=False, markup=False, emoji=False)


def errors() -> Console:
    """Standard error, for progress bars and notes that are no result."""
    return Out(file=sys.stderr, highlight=False, markup=False, emoji=False)
