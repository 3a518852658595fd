"""A decision in words: what a seat is asked, what it may answer, and why not otherwise."""

from typing import TYPE_CHECKING

from undercroft.engine.errors import GameOver, IllegalChoice, NotYourDecision, StaleDecision, UndercroftError

if TYPE_CHECKING:
    from undercroft.engine.match import Match


def decision(match: "Match", seat: int) -> dict[str, object]:
    """As plain JSON data: step, rules, ticket, options with all arguments, and what is missing among them."""
    step = match.step()
    return {
        "step": step.name,
        "rules": list(step.rules),
        "ticket": match.ticket(seat),
        "together": step.together,
        "options": [described(match, seat, code) for code in match.offered[seat]],
        "forbidden": forbidden(match, seat),
    }


def unasked(match: "Match", seat: int) -> dict[str, object] | None:
    """What that seat may do unasked, as plain JSON data: ticket and options; None where there is nothing."""
    options = [option.to_data() for option in match.unasked(seat)]
    return {"ticket": match.ticket(seat), "options": options} if options else None


def described(match: "Match", seat: int, code: int) -> dict[str, object]:
    """An option with all arguments of its text."""
    f = match.state.frames[-1]
    option = match.rules.actions.table[code]
    data = option.to_data()
    if code not in match.rules.standing(match.state, f, seat):
        data["args"] = {**option.args, **match.step().option_args(match.state, f, seat, code)}
    return data


def forbidden(match: "Match", seat: int) -> list[dict[str, object]]:
    """What one might look for in this decision and does not find, each with the rules that speak against it."""
    expected = match.step().expected(match.state, match.state.frames[-1], seat)
    missing = [code for code in expected if code not in match.offered[seat]]
    return [{**described(match, seat, code), "rules": list(rules_against(match, seat, code))} for code in missing]


def rules_against(match: "Match", seat: int, code: int) -> tuple[str, ...]:
    """The rules that speak against a choice that is not offered, the decisive one first."""
    state, f = match.state, match.state.frames[-1]
    return match.rules.why_not(state, f, seat, code) or match.step().why_not(state, f, seat, code)


# ---- refusals


def not_yours(match: "Match", seat: int) -> UndercroftError:
    if match.over:
        rules = match.rules.why_over(match.state)
        return GameOver("The match is over; nobody can choose anything any more.", rules)
    if seat not in range(match.game.players):
        return NotYourDecision(f"There is no seat {seat!r}: seats are 0 to {match.game.players - 1}.")
    rules = () if match.step().covert(match.state, match.state.frames[-1]) else match.step().rules
    return NotYourDecision(f"{name(seat)} is not asked anything at the moment; others have to decide first.", rules)


def stale(match: "Match", seat: int, ticket: int) -> StaleDecision:
    return StaleDecision(
        f"That answered an earlier decision of {name(seat)} (number {ticket}); "
        f"the present one has number {match.ticket(seat)}. Look again and choose anew."
    )


def illegal(match: "Match", seat: int, code: int) -> IllegalChoice:
    tried, step = match.rules.actions.table[code].text, match.step().name
    possible = ", ".join([option.text for option in match.options(seat)[:12]])
    rules = rules_against(match, seat, code)
    return IllegalChoice(f"{name(seat)} cannot choose '{tried}' now ({step}). Possible: {possible}.", rules)


def name(seat: int) -> str:
    return f"P{seat + 1}"
