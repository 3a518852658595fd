"""Build script: plain Python by default, `engine` and `games` compiled by mypyc when UNDERCROFT_COMPILE=1.

A wheel takes the built browser client along where there is one (`scripts/wheel` builds it first).
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

SOURCE = Path("src/undercroft")
CLIENT = Path("web/dist")
TREES = ("engine", "games")

# Hot loops elsewhere. The other bots stay plain, so that people can subclass them.
HOT = ("bots/ismcts.py", "bots/payoff.py", "bots/playout.py", "bots/tree.py")

# Files that stay plain Python in the compiled build (patterns below src/undercroft), each with its reason.
EXCLUDE = (
    "engine/testing/**/*.py",  # only tests import it; it is not worth the compile time
    "engine/subclassing.py",  # a decorator for mypyc that does nothing at run time
    "games/*.py",  # finding games: run once, and full of modules looked up by name
    "games/*/terminal/**/*.py",  # draws with rich, which has no use for speed
    "games/*/gallery/**/*.py",  # draws the content for people, once
    "games/*/view_shape.py",
    "games/*/view/shape.py",  # compiled, a declared view forgets what its lists hold, and its comments are gone
)


def modules() -> list[Path]:
    """The files to compile. An `__init__.py` has nothing to gain and stays plain."""
    excluded = {path for pattern in EXCLUDE for path in SOURCE.glob(pattern)}
    found = {path for tree in TREES for path in SOURCE.glob(f"{tree}/**/*.py")} - excluded
    found |= {SOURCE / path for path in HOT}
    return sorted(path for path in found if path.name != "__init__.py")


def groups(paths: list[Path]) -> list[tuple[list[str], str | None]]:
    """The engine, each game and the bots become C files of their own, which are compiled side by side."""
    found: dict[str, list[str]] = {}
    for path in paths:
        name = "_".join(("undercroft", *path.relative_to(SOURCE).parts[:-1][:2]))
        found.setdefault(name, []).append(str(path))
    return [(files, name) for name, files in found.items()]


def is_compiling() -> bool:
    """Whether this call builds files. Metadata is asked for first, and need not wait for the compiler."""
    return os.environ.get("UNDERCROFT_COMPILE") == "1" and bool({"bdist_wheel", "build_ext"} & set(sys.argv))


class BuildWithClient(build_py):
    """Packs the browser client where `undercroft serve` looks for it outside a checkout."""

    def run(self) -> None:
        super().run()
        if (CLIENT / "index.html").exists() and not self.editable_mode:
            target = Path(self.build_lib) / "undercroft/server/client"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree(CLIENT, target, ignore=shutil.ignore_patterns(".sources"))


if is_compiling():
    from mypyc.build import mypycify

    # Level 1 takes less than half the time of level 3 and runs as fast: within 3% in every benchmark.
    # The cache of mypy is not that of `make check`: the two would throw away each other's.
    paths = modules()
    extensions = mypycify(
        ["--cache-dir=build/mypy", *map(str, paths)], opt_level="1", debug_level="0", separate=groups(paths)
    )
    setup(ext_modules=extensions, options={"build_ext": {"parallel": True}}, cmdclass={"build_py": BuildWithClient})
else:
    setup(cmdclass={"build_py": BuildWithClient})
