"""Every ```python block of README.md and docs/ runs, in the order of its file; `python no-run` is left alone."""

import doctest
import re
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from tests.sample import SAMPLE
from undercroft.engine import steps

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(path.relative_to(ROOT)) for path in FILES]
BLOCK = re.compile(r"^```python[ \t]*(?P<mark>[^\n]*)\n(?P<code>.*?)^```[ \t]*$", re.MULTILINE | re.DOTALL)
QUOTED = re.compile(r"^```(?:python|ftl|markdown|ts|svelte)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCES = (".py", ".ftl", ".md", ".ts", ".svelte")
LINK = re.compile(r"\]\((?P<target>[^)#:]+)(?:#[^)]*)?\)")
SCENARIOS = ROOT / "tests" / "games" / SAMPLE.name / "scenarios"
EXAMPLE = ROOT / "src" / "undercroft" / "games" / "torchlight"
BOARD = ROOT / "web" / "src" / "games" / "torchlight"
OWN_CLASSES = "docs/adding-a-game.md"  # defines a game, which the compiled engine does not allow


def blocks(path: Path) -> list[tuple[int, str]]:
    """Line and code of each block that is to run."""
    text = path.read_text(encoding="utf-8")
    found = [(text.count("\n", 0, block.start("code")) + 1, block) for block in BLOCK.finditer(text)]
    return [(line, block["code"]) for line, block in found if "no-run" not in block["mark"]]


def run(code: str, line: int, name: str, namespace: dict[str, Any]) -> None:
    """Plain code is executed; code with prompts is a doctest whose answers are compared."""
    if code.lstrip().startswith(">>>"):
        example = doctest.DocTestParser().get_doctest(code, namespace, name, name, line - 1)
        heard: list[str] = []
        runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
        runner.run(example, out=heard.append, clear_globs=False)
        namespace.update(example.globs)
        assert not heard, "".join(heard)
    else:
        exec(compile("\n" * (line - 1) + code, name, "exec"), namespace)


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_of_a_document_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder with the scenario files, so that examples may read them and write what they like."""
    if name == OWN_CLASSES and not steps.__file__.endswith(".py"):
        pytest.skip("compiled classes cannot be subclassed from plain Python")
    for scenario in SCENARIOS.glob("*.toml"):
        copy(scenario, tmp_path)
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, Any] = {"__name__": "example"}
    for line, code in blocks(ROOT / name):
        run(code, line, name, namespace)


@pytest.mark.parametrize("name", NAMES)
def test_the_links_of_a_document_lead_somewhere(name: str) -> None:
    path = ROOT / name
    targets = [link["target"] for link in LINK.finditer(path.read_text(encoding="utf-8"))]
    assert [target for target in targets if not (path.parent / target).exists()] == []


def quoted(page: str) -> list[str]:
    return [block["code"] for block in QUOTED.finditer((ROOT / page).read_text(encoding="utf-8"))]


def parted(passages: list[str], folder: Path) -> list[str]:
    """Those that stand in no file of the folder."""
    files = [path.read_text(encoding="utf-8") for path in folder.rglob("*") if path.suffix in SOURCES]
    return [code for code in passages if not any(code in text for text in files)]


def test_the_example_game_is_quoted_as_it_stands() -> None:
    """Document and tested files cannot part: every block but the last is one of their passages."""
    passages = quoted(OWN_CLASSES)
    assert len(passages) > 12
    assert parted(passages[:-1], EXAMPLE) == []


def test_the_example_board_is_quoted_as_it_stands() -> None:
    passages = quoted("docs/adding-a-board.md")
    assert len(passages) > 10
    assert parted(passages, BOARD) == []
