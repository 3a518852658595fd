"""Promises about the tables of a game: each thing has one name, and steps say what they are."""

from undercroft.engine.actions import NUMBERS, Option
from undercroft.engine.errors import UnknownChoice
from undercroft.engine.game import Game
from undercroft.engine.steps import TAKEN_BACK, Step
from undercroft.engine.testing.demand import demand


def check_tables(game: Game) -> None:
    """Records and clients name choices, chance, steps and news by text: every text must mean one thing."""
    rules = game.rules
    check_choices(game)
    once("kind of chance", [chance.name for chance in rules.chance_kinds])
    for chance in rules.chance_kinds:
        once(f"outcome of '{chance.name}'", list(chance.outcomes))
    once("message", [message.id for message in rules.messages])
    once("step", [step.name for step in rules.steps if not step.auto])
    demand(TAKEN_BACK.id not in [message.id for message in rules.messages], f"'{TAKEN_BACK.id}' is the engine's own.")
    for step in rules.steps:
        own = type(step).audience is not Step.audience
        # A step that says who may see its answers must be marked as secret, or nobody asks it.
        demand(step.secret == own, f"Step '{step.name}': `secret` and `audience` do not fit together.")


def check_choices(game: Game) -> None:
    """The text of an option, and its number, lead back to it."""
    choices = game.rules.actions
    once("choice", [option.text for option in choices.table])
    for code, option in enumerate(choices.table):
        demand(option.code == code, f"'{option.text}' has the number {option.code} at place {code}.")
        check_bounds(option)
        try:
            found = choices.parse(option.text)
        except UnknownChoice:
            found = None
        demand(found is option, f"'{option.text}' cannot be read as the choice that it is.")


def check_bounds(option: Option) -> None:
    """The numbers of an action have names of their own, and there is one that fits each."""
    once(f"number of '{option.text}'", [number.name for number in option.numbers])
    for number in option.numbers:
        demand(number.least <= number.most, f"No number fits '{number.name}' of '{option.text}'.")
    demand(len(option.numbers) <= NUMBERS, f"'{option.text}' carries more than {NUMBERS} numbers.")


def once(what: str, names: list[str]) -> None:
    twice = sorted({name for name in names if names.count(name) > 1 or not name})
    demand(not twice, f"There is more than one {what} '{twice[0] if twice else ''}', or one without a name.")
