"""The news a step expects: a message id and, where it matters, some of its arguments (`killed adventurer=adv-29`)."""

from typing import Any

from undercroft.engine.errors import BrokenScenario
from undercroft.engine.match import Match
from undercroft.scenarios.paths import Unmet


def expect_news(match: Match, since: int, wanted: list[str], unwanted: list[str]) -> None:
    """The wanted messages came in that order, others perhaps between them; the unwanted ones did not."""
    for each in wanted + unwanted:
        check_message(match, each)
    heard = [match.event_to_data(message, args) for message, args, _ in match.journal.events[since:]]
    rest = iter(heard)
    for each in wanted:
        if not any(fits(event, each) for event in rest):
            raise Unmet(f"Expected the news '{each}' (in order: {', '.join(wanted)}), found {told_news(heard)}.")
    for each in unwanted:
        if any(fits(event, each) for event in heard):
            raise Unmet(f"Expected no news '{each}', found {told_news(heard)}.")


def check_message(match: Match, text: str) -> None:
    """A message of this game with arguments that it has."""
    known = {message.id: message.args for message in match.rules.messages}
    name, *pairs = text.split()
    if name not in known:
        raise BrokenScenario(f"There is no message '{name}'; there are {', '.join(known)}.")
    for pair in pairs:
        if pair.partition("=")[0] not in known[name]:
            raise BrokenScenario(
                f"'{pair}' says nothing of '{name}', which has {', '.join(known[name]) or 'no arguments'}."
            )


def fits(event: dict[str, Any], text: str) -> bool:
    name, *pairs = text.split()
    if event["id"] != name:
        return False
    asked = dict(pair.split("=", 1) for pair in pairs)
    return all(value in spellings(event["args"][key]) for key, value in asked.items())


def spellings(value: int | str) -> tuple[str, ...]:
    """An id as it is; a number as a number or, if it counts seats, as P1 or P2."""
    return (value,) if isinstance(value, str) else (str(value), f"P{value + 1}")


def told_news(heard: list[dict[str, Any]]) -> str:
    told = [" ".join([event["id"], *(f"{key}={value}" for key, value in event["args"].items())]) for event in heard]
    return ", ".join(told) or "none"
