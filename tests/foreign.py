"""A game of another package, as somebody else would write and install it; for tests that need a sixth game.

`python -m tests.foreign DIR` does it for the tests of the browser.
"""

import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path

from undercroft.cli.main import main

NAME = "lantern_bearers"


@dataclass(frozen=True)
class Installed:
    """A package outside the repository, and the environment in which it is installed."""

    name: str
    source: Path

    @property
    def environment(self) -> dict[str, str]:
        return {**os.environ, "PYTHONPATH": str(self.source)}

    def undercroft(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """The command line, in a process of its own that finds the package."""
        return self.python("-m", "undercroft.cli", *arguments)

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments], env=self.environment, capture_output=True, text=True, check=False, timeout=300
        )


def install(folder: Path, name: str = NAME) -> Installed:
    """What `undercroft new` writes, installed as pip would do it: with its entry points beside the package."""
    assert main(("new", name, "--in", str(folder))) == 0
    project = folder / name
    written = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))
    announce(project / "src", name, written["project"]["entry-points"])
    return Installed(name, project / "src")


def announce(source: Path, name: str, groups: dict[str, dict[str, str]]) -> None:
    """The metadata of an installed package: its entry points by group."""
    folder = source / f"{name}-0.1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1.0\n", encoding="utf-8")
    lines = []
    for group, points in groups.items():
        lines += [f"[{group}]", *[f"{point} = {value}" for point, value in points.items()]]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":  # for the browser's tests: write the package into that folder, and say what PYTHONPATH needs
    print(install(Path(sys.argv[1])).source)  # noqa: T201
