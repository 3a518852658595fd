"""Runs when Python starts: the machine's clock, as far off as the file named by WALL_CLOCK says at that moment."""

import os
import time
from pathlib import Path

REAL = time.time


def jumped() -> float:
    return REAL() + float(Path(os.environ["WALL_CLOCK"]).read_text(encoding="utf-8") or 0)


if "WALL_CLOCK" in os.environ:
    time.time = jumped
