"""Two options beside each other: in which aspects they differ, case by case, and which facts show it."""

from collections import Counter
from collections.abc import Sequence

from undercroft.bots.advice import Ground
from undercroft.engine.aspects import Case, Fact, Facts

LEAST = 0.1  # points; less is not worth a word
MOST = 2  # grounds that are told
UNTOLD = 0.5  # how much a ground counts that no fact shows
WORTH_SAYING = 0.3  # of the first ground: a second that weighs less is left out


class Contrast:
    """The cases of the choice and, in the same order, those of the other option."""

    def __init__(self, mine: Sequence[Case], other: Sequence[Case]) -> None:
        self.mine = mine
        self.other = other
        self.gains = {name: self.gains_of(name) for name in names_of([*mine, *other])}
        self.means = {name: sum(gains) / len(mine) for name, gains in self.gains.items()}

    def gains_of(self, name: str) -> list[float]:
        """By how much the choice is better in that aspect, in each case."""
        return [worth(here, name) - worth(there, name) for here, there in zip(self.mine, self.other, strict=True)]

    def grounds(self) -> tuple[Ground, ...]:
        """What speaks for the choice most, and what else weighs nearly as much, for it or against it.

        None where the aspects do not say that the choice is the better one: then something else was decisive.
        """
        if sum(self.means.values()) < LEAST:
            return ()
        grounds = {name: self.ground(name) for name in self.means}
        best = max(self.means, key=lambda name: self.means[name] * plainness(grounds[name]))
        enough = max(LEAST, WORTH_SAYING * self.means[best])
        others = [name for name in self.means if name != best and abs(self.means[name]) >= enough]
        others.sort(key=lambda name: -abs(self.means[name]) * plainness(grounds[name]))
        return tuple(grounds[name] for name in [best, *others][:MOST])

    def ground(self, name: str) -> Ground:
        better = self.means[name] > 0
        times = sum((gain > 0) if better else (gain < 0) for gain in self.gains[name])
        here, there = facts_of(self.mine, name), facts_of(self.other, name)
        facts: Facts = {key: rounded(fact) for key, fact in here.items()}
        facts |= {f"{key}_other": rounded(fact) for key, fact in there.items()}
        less = less_of([*self.mine, *self.other], name)
        tells = {key: shows(facts[key], facts[f"{key}_other"], better != (key in less)) for key in here if key in there}
        exact = is_exact(self.mine, name) and is_exact(self.other, name)
        facts |= {f"{key}_tells": yes_no(so) for key, so in tells.items()} | {"exact": yes_no(exact)}
        return Ground(name, better, times, is_told(here, there, tells), facts)


def plainness(ground: Ground) -> float:
    return 1.0 if ground.told else UNTOLD


def shows(mine: Fact, other: Fact, more: bool) -> bool:
    """Whether somebody who hears both, rounded, hears a difference, and that in the sense it is said to have."""
    if isinstance(mine, str) or isinstance(other, str):
        return mine != other
    return mine > other if more else mine < other


def is_told(here: Facts, there: Facts, tells: dict[str, bool]) -> bool:
    """Whether a fact shows the difference; where no number is named, words say it."""
    if here.keys() != there.keys():
        return False
    counted = any(not isinstance(fact, str) for fact in here.values())
    return not counted or any(tells.values())


def names_of(cases: Sequence[Case]) -> list[str]:
    """All aspects that occur, each once, in their order."""
    return list(dict.fromkeys(aspect.name for case in cases for aspect in case))


def worth(case: Case, name: str) -> float:
    return sum(aspect.worth for aspect in case if aspect.name == name)


def less_of(cases: Sequence[Case], name: str) -> set[str]:
    """The facts of that aspect of which less is better."""
    return {fact for case in cases for aspect in case if aspect.name == name for fact in aspect.less}


def facts_of(cases: Sequence[Case], name: str) -> Facts:
    """The facts of that aspect over all cases; those that only some cases have are left out."""
    found = [aspect.facts for case in cases for aspect in case if aspect.name == name]
    keys = [key for key in found[0] if all(key in facts for facts in found)] if found else []
    return {key: over_all([facts[key] for facts in found]) for key in keys}


def is_exact(cases: Sequence[Case], name: str) -> bool:
    """Whether its numbers are whole and the same in all cases, so that rounding has changed nothing."""
    found = [aspect.facts for case in cases for aspect in case if aspect.name == name]
    numbers = [fact for facts in found for fact in facts.values() if isinstance(fact, int | float)]
    same = len({tuple(facts.values()) for facts in found}) <= 1 or all(isinstance(each, bool) for each in numbers)
    return same and all(float(each).is_integer() for each in numbers)


def over_all(facts: list[Fact]) -> Fact:
    """What is true is counted, numbers have a mean, of words the most frequent is told."""
    if isinstance(facts[0], str):
        return Counter(facts).most_common(1)[0][0]
    total = sum(float(fact) for fact in facts)
    return total if isinstance(facts[0], bool) else total / len(facts)


def yes_no(is_so: bool) -> str:
    """For a sentence that selects by it."""
    return "yes" if is_so else "no"


def rounded(fact: Fact) -> Fact:
    return fact if isinstance(fact, str) else round(fact)
