"""Scenario files: a position, what is done, what must follow. The format is told in docs/scenarios.md."""

from undercroft.scenarios.run import Outcome, run_file, run_text

__all__ = ["Outcome", "run_file", "run_text"]
