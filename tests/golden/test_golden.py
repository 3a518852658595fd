"""The same seed gives the same game: in every build, process and hash seed."""

import json
import os
import subprocess
import sys

import pytest

import undercroft
from tests.golden.golden import file_of, hashes, play
from tests.sample import SAMPLE

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", undercroft.GAMES)
def test_golden_hashes(name: str) -> None:
    """Both builds walk through exactly the same positions and write the same records."""
    assert hashes(name) == json.loads(file_of(name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("hash_seed", ["0", "1", "4242"])
def test_a_fresh_process_with_another_hash_seed_plays_the_same(hash_seed: str) -> None:
    code = f"from tests.golden.golden import play; print(play({SAMPLE.name!r}, 4, 11))"
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    printed = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True, timeout=120
    )
    assert printed.stdout.strip() == str(play(SAMPLE.name, 4, 11))
