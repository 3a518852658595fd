"""How sure a search is: the chance that each option is the best, from means and spreads."""

from math import erf, sqrt

# option by option: visits, sum of values, sum of their squares
Tried = list[tuple[int, float, float]]

STEPS = 200
REACH = 4.0  # standard errors around the means that are looked at
NARROWEST = 0.0005


def chances_to_be_best(tried: Tried) -> list[float]:
    """Each true mean is taken as normal around the observed one; what was never tried has none."""
    beliefs = [belief(*each) for each in tried if each[0]]
    low = min([mean - REACH * spread for mean, spread in beliefs])
    high = max([mean + REACH * spread for mean, spread in beliefs])
    chances = [0.0] * len(beliefs)
    below = [0.0] * len(beliefs)
    for step in range(1, STEPS + 1):
        here = [cumulated(low + (high - low) * step / STEPS, mean, spread) for mean, spread in beliefs]
        middle = [(a + b) / 2 for a, b in zip(here, below, strict=True)]
        for i in range(len(beliefs)):
            chances[i] += (here[i] - below[i]) * product_without(i, middle)
        below = here
    total = sum(chances)
    found = iter([chance / total for chance in chances])
    return [next(found) if each[0] else 0.0 for each in tried]


def belief(visits: int, total: float, squares: float) -> tuple[float, float]:
    """Mean and its standard error; an option hardly tried could be anything."""
    mean = total / visits
    if visits == 1:
        return mean, 0.5
    variance = max(0.0, squares / visits - mean * mean)
    return mean, max(NARROWEST, sqrt(variance / (visits - 1)))


def cumulated(x: float, mean: float, spread: float) -> float:
    return 0.5 * (1.0 + erf((x - mean) / (spread * sqrt(2.0))))


def product_without(place: int, factors: list[float]) -> float:
    product = 1.0
    for i, factor in enumerate(factors):
        if i != place:
            product *= factor
    return product
