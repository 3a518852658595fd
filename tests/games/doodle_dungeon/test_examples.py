"""Every example of the specification is a scenario file, or a test that cites it."""

import re
from pathlib import Path

HERE = Path(__file__).parent
EXAMPLES = [f"DD-E{number:02}" for number in range(1, 84)]


def test_every_example_is_played() -> None:
    files = {path.stem.upper() for path in HERE.glob("scenarios/*.toml")}
    cited = {name for path in HERE.glob("test_*.py") for name in re.findall(r"DD-E\d\d", path.read_text("utf-8"))}
    assert [name for name in EXAMPLES if name not in files | cited] == []
