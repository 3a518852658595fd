"""Every example of the rulebook is a scenario."""

from pathlib import Path

SCENARIOS = Path(__file__).parent / "scenarios"


def test_every_example_is_a_scenario() -> None:
    """DL-E01 to DL-E135; DL-E74 does not exist."""
    told = {path.stem for path in SCENARIOS.glob("dl-e*.toml")}
    missing = [f"dl-e{n:02d}" for n in range(1, 136) if n != 74 and not any(t.startswith(f"dl-e{n:02d}") for t in told)]
    assert missing == []
