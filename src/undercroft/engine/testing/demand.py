"""What the contract says when a game breaks it."""


class BrokenContract(AssertionError):
    """A promise that a game does not keep."""


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenContract(sentence)
