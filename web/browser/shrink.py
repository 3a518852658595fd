"""Gives the PNG files named on the command line a palette of few colours. Needs Pillow."""

import pathlib
import sys

from PIL import Image

COLOURS = 64


def shrink(path: str) -> int:
    with Image.open(path) as picture:
        small = picture.convert("RGB").quantize(
            COLOURS, method=Image.Quantize.FASTOCTREE, kmeans=1, dither=Image.Dither.NONE
        )
    small.save(path, "PNG", optimize=True)
    return pathlib.Path(path).stat().st_size


print(sum(shrink(path) for path in sys.argv[1:]))
