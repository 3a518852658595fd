"""Standing options: choices beside every decision that leave it open, such as announcing victory."""

from undercroft.bots.payoff import payoff
from undercroft.engine.match import Match


def pointless(world: Match, seat: int) -> tuple[int, ...]:
    """Those that better nothing at once, such as a false claim. They would only put off what must be chosen."""
    before = payoff(world, seat)
    barred: list[int] = []
    for code in world.rules.standing(world.state, world.state.frames[-1], seat):
        after = world.clone()
        after.push(seat, code)
        if payoff(after, seat) <= before:
            barred.append(code)
    return tuple(barred)
