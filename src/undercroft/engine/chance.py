"""Where chance comes from. Rules never see this module: they ask the match's `Door` (door.py)."""

from collections.abc import Callable
from hashlib import blake2b, sha256
from typing import Final

from undercroft.engine.errors import ImpossibleChance, WrongOption, brief
from undercroft.engine.json_shape import SEED_BITS
from undercroft.engine.subclassing import mypyc_attr

Pool = tuple[int, ...]
Outcome = tuple[int, int]  # kind of chance, what it gave
Evidence = dict[str, object]  # plain JSON data that shows how an outcome was found
Measured = tuple[int, Evidence]

# A measuring device: kind of chance, the outcomes it may find, what the rules tell it (the values of a throw, say).
# None: it has no answer, and the outcome is drawn instead.
Measurer = Callable[[int, Pool, tuple[int, ...]], Measured | None]

KEY_BYTES: Final = 32
WORDS: Final = 16  # of 32 bits in a block of a keyed source


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """Answers questions of chance. Subclasses say how; `fork` makes an equal, independent copy."""

    __slots__ = ()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        raise NotImplementedError

    def pick(self, kind: int, pool: Pool) -> int:
        """One of the outcomes in the pool; equal entries count each."""
        return pool[self.below(len(pool))]

    def measure(self, kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
        """One of the outcomes in the pool as it was measured, with its evidence; None where nothing measures."""
        return None

    def fork(self) -> "Source":
        raise NotImplementedError


# L'Ecuyer's MRG32k3a: two order-3 recurrences whose products stay below 2**53, so that floats hold them exactly.
# Compiled code multiplies floats at once, but calls for help with numbers above 2**30. Passes BigCrush; period 2**191.
M1: Final = 4294967087.0
M2: Final = 4294944443.0
SMALL: Final = 1 << 20  # below this bound a float is exact enough for the outcome, too


class FastSource(Source):
    """The small generator for simulation. Good statistics, six whole numbers to copy, no secrets."""

    __slots__ = ("a0", "a1", "a2", "b0", "b1", "b2")

    def __init__(self, a0: float, a1: float, a2: float, b0: float, b1: float, b2: float) -> None:
        self.a0, self.a1, self.a2 = a0, a1, a2
        self.b0, self.b1, self.b2 = b0, b1, b2

    def below(self, bound: int) -> int:
        a = (1403580.0 * self.a1 - 810728.0 * self.a0) % M1
        self.a0 = self.a1
        self.a1 = self.a2
        self.a2 = a
        b = (527612.0 * self.b2 - 1370589.0 * self.b0) % M2
        self.b0 = self.b1
        self.b1 = self.b2
        self.b2 = b
        if bound < SMALL:
            return int((a - b) % M1 * bound / M1)
        return int((a - b) % M1) * bound // int(M1)

    def fork(self) -> "FastSource":
        return FastSource(self.a0, self.a1, self.a2, self.b0, self.b1, self.b2)


def fast_source(seed: int) -> FastSource:
    """The small generator, started from any whole number."""
    digest = sha256(b"undercroft fast %d" % seed).digest()
    words = [int.from_bytes(digest[i : i + 4], "big") for i in range(0, 24, 4)]
    a = [words[0] % M1, words[1] % M1, words[2] % (M1 - 1.0) + 1.0]  # not all zero
    b = [words[3] % M2, words[4] % M2, words[5] % (M2 - 1.0) + 1.0]
    return FastSource(a[0], a[1], a[2], b[0], b[1], b[2])


class KeyedSource(Source):
    """The stream for real tables: keyed BLAKE2b in counter mode, so that seen cards tell nothing of unseen ones."""

    __slots__ = ("at", "block", "counter", "key")

    def __init__(self, key: bytes) -> None:
        self.key = key
        self.counter = 0
        self.block = b""
        self.at = 0

    def word(self) -> int:
        """The next 32 bits of the stream."""
        if self.at == len(self.block):
            counted = self.counter.to_bytes(8, "big")
            self.block = blake2b(counted, key=self.key, person=b"undercroft").digest()
            self.counter += 1
            self.at = 0
        self.at += 4
        return int.from_bytes(self.block[self.at - 4 : self.at], "big")

    def below(self, bound: int) -> int:
        fair = (1 << 32) - (1 << 32) % bound  # words above this would favour small outcomes
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound

    def fork(self) -> "KeyedSource":
        copy = KeyedSource(self.key)
        copy.counter, copy.block, copy.at = self.counter, self.block, self.at
        return copy

    @property
    def words(self) -> int:
        """How many words it has given so far."""
        return self.counter * WORDS - (len(self.block) - self.at) // 4

    def go_to(self, words: int) -> None:
        """Go on as if it had given so many words; in counter mode none of them need be made."""
        self.counter, self.block, self.at = words // WORDS, b"", 0
        for _ in range(words % WORDS):
            self.word()


class ScriptedSource(Source):
    """Answers with dictated outcomes, in order; after the last one another source goes on.

    That other source is asked at every dictated outcome too, so that a replayed match continues its own stream; but
    not where an outcome was measured (by its place in the script), for then it was not asked in the first place.
    """

    __slots__ = ("after", "at", "measured", "script")

    def __init__(
        self, script: list[Outcome], after: Source | None = None, measured: dict[int, Evidence] | None = None
    ) -> None:
        self.script = script
        self.at = 0
        self.after = after
        self.measured: dict[int, Evidence] = {} if measured is None else measured

    def below(self, bound: int) -> int:
        if self.after is None:
            raise ImpossibleChance("Chance is asked for an outcome, but the record holds no further one.")
        return self.after.below(bound)

    def pick(self, kind: int, pool: Pool) -> int:
        if self.at >= len(self.script):
            return pool[self.below(len(pool))]
        if self.at in self.measured:
            raise ImpossibleChance("Chance is asked to draw, but the record holds an outcome that was measured.")
        outcome = self.next(kind, pool)
        if self.after is not None:
            self.after.pick(kind, pool)
        return outcome

    def measure(self, kind: int, pool: Pool, question: tuple[int, ...]) -> Measured | None:
        evidence = self.measured.get(self.at)
        return None if evidence is None else (self.next(kind, pool), evidence)

    def next(self, kind: int, pool: Pool) -> int:
        recorded, outcome = self.script[self.at]
        if recorded != kind or outcome not in pool:
            raise ImpossibleChance(
                f"Outcome {outcome} of kind {recorded} is not among the possible ones "
                f"{sorted(set(pool))} of kind {kind}."
            )
        self.at += 1
        return outcome

    def fork(self) -> "ScriptedSource":
        copy = ScriptedSource(self.script, self.after.fork() if self.after else None, self.measured)
        copy.at = self.at
        return copy


class AskedSource(Source):
    """Asks a function: the short way to one's own chance."""

    __slots__ = ("answer",)

    def __init__(self, answer: Callable[[int, Pool], int]) -> None:
        self.answer = answer

    def below(self, bound: int) -> int:
        return self.answer(-1, tuple(range(bound)))

    def pick(self, kind: int, pool: Pool) -> int:
        return self.answer(kind, pool)

    def fork(self) -> "AskedSource":
        """The function itself knows where it is: a fork shares it."""
        return AskedSource(self.answer)


def commitment(key: bytes) -> str:
    """What is published when a match starts; the key itself follows when it has ended."""
    return sha256(b"undercroft seed " + key).hexdigest()


def source_for(seed: int | bytes) -> Source:
    if isinstance(seed, bool) or not isinstance(seed, (int, bytes)):
        raise WrongOption(f"A seed is a whole number or {KEY_BYTES} bytes, not {brief(seed)}.")
    if isinstance(seed, int):
        if seed.bit_length() > SEED_BITS:
            raise WrongOption(f"A number as a seed has at most {SEED_BITS} bits; this one has {seed.bit_length()}.")
        return fast_source(seed)
    if len(seed) != KEY_BYTES:
        raise WrongOption(f"A key for the keyed source has {KEY_BYTES} bytes; this one has {len(seed)}.")
    return KeyedSource(seed)
