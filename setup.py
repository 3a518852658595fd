"""Build script: plain Python by default, `engine` and `games` compiled by mypyc when UNDERCROFT_COMPILE=1."""

import os
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/undercroft")
TREES = ("engine", "games")

# Hot loops elsewhere. The other bots stay plain, so that people can subclass them.
HOT = ("bots/ismcts.py", "bots/payoff.py")

# Files that stay plain Python in the compiled build (patterns below src/undercroft), each with its reason.
EXCLUDE = (
    "engine/testing/**/*.py",  # only tests import it; it is not worth the compile time
)


def modules() -> list[str]:
    """The files to compile. An `__init__.py` without code has nothing to gain and stays plain."""
    excluded = {path for pattern in EXCLUDE for path in SOURCE.glob(pattern)}
    found = {path for tree in TREES for path in SOURCE.glob(f"{tree}/**/*.py")} - excluded
    found |= {SOURCE / path for path in HOT}
    return sorted(str(path) for path in found if path.name != "__init__.py" or "def " in path.read_text("utf-8"))


def is_compiling() -> bool:
    """Whether this call builds files. Metadata is asked for first, and need not wait for the compiler."""
    return os.environ.get("UNDERCROFT_COMPILE") == "1" and bool({"bdist_wheel", "build_ext"} & set(sys.argv))


if is_compiling():
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(modules(), opt_level="3", debug_level="0"))
else:
    setup()
