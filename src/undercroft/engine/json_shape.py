"""Data of strangers: what may stand in a record at all."""

from typing import Final

SEED_BITS: Final = 4096  # of a number; larger ones cannot be written down everywhere
DEEPEST: Final = 8  # a record has five levels: the piles of a position lie deepest


def is_plain(data: object, depth: int = DEEPEST) -> bool:
    """Whether it is text, whole numbers, yes and no, nothing, and lists and objects of these, not too deep.

    All of that can be written down again, hashed and shown, which a fraction, a huge number or half a letter cannot.
    """
    if data is None or isinstance(data, bool):
        return True
    if isinstance(data, str):
        return is_whole(data)
    if isinstance(data, int):
        return data.bit_length() <= SEED_BITS
    if depth == 0:
        return False
    if isinstance(data, list):
        return all([is_plain(each, depth - 1) for each in data])
    return isinstance(data, dict) and all([are_plain(key, value, depth - 1) for key, value in data.items()])


def are_plain(key: object, value: object, depth: int) -> bool:
    return isinstance(key, str) and is_whole(key) and is_plain(value, depth)


def is_whole(text: str) -> bool:
    """Whether all letters are whole: JSON can write half of a pair, which no encoding can."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
