"""A game with its options chosen, ready to start matches."""

import secrets
from typing import Any, Final, NamedTuple

from undercroft.engine.advice import AdviceTopic
from undercroft.engine.chance import KEY_BYTES, Source, source_for
from undercroft.engine.door import Door
from undercroft.engine.errors import WrongOption, brief
from undercroft.engine.machine import advance
from undercroft.engine.match import Match
from undercroft.engine.state import State
from undercroft.engine.steps import Rules

Value = int | str

PLAYERS: Final = "players"
STAGES = ("planned", "alpha", "beta", "stable", "example")


class Need(NamedTuple):
    """A value of an option asks for certain values of another one, or for a number of players (`option` "players")."""

    value: Value
    option: str
    values: tuple[Value, ...]
    rule: str

    def is_met(self, players: int, chosen: dict[str, object]) -> bool:
        return (players if self.option == PLAYERS else chosen.get(self.option)) in self.values


class GameOption(NamedTuple):
    """An option of a game: its name, allowed values, default (a dict: by number of players) and rule.

    With `seat`, numbers stand for seats and must exist at the table. With `text`, any other text of that length will
    do; the game reads it in its set-up and refuses what it does not understand.
    """

    name: str
    values: tuple[Value, ...]
    default: Value | dict[int, Value]
    rule: str
    seat: bool = False
    text: int = 0
    needs: tuple[Need, ...] = ()

    def allowed(self, players: int) -> list[Value]:
        """The values that make sense at a table of that many players."""
        return [each for each in self.values if not (self.seat and isinstance(each, int) and each > players)]

    def default_for(self, players: int) -> Value:
        return self.default[players] if isinstance(self.default, dict) else self.default


class Box(NamedTuple):
    """How a game stands on the shelf: its title in lines, an icon, and the colours of its lid."""

    lines: tuple[str, ...] = ()  # empty: the title in one line
    icon: str = "dungeon-gate"
    ink: str = "#f7e9c9"
    from_colour: str = "#4f463c"
    to_colour: str = "#332c25"


class FirstGame(NamedTuple):
    """A game that is explained while it is played, one click from the home page."""

    players: int
    options: tuple[tuple[str, Value], ...]
    level: str


class Meta(NamedTuple):
    """The facts of a game; loads without its rules."""

    name: str
    title: str
    designers: tuple[str, ...]
    year: int
    players: tuple[int, ...]
    options: tuple[GameOption, ...]
    version: str  # of the rules: records name it, and it changes when a match would run otherwise
    stage: str  # one of STAGES
    part_of: str = ""  # the game whose pieces and texts it uses; it stands beside that game, not as one of its own
    puzzle: bool = False  # for one player, everything open: a seed may be wished for
    advice: tuple[AdviceTopic, ...] = ()  # what its module `adviser` has advisers for
    minutes: tuple[int, int] = (0, 0)  # shortest and longest usual time; (90, 90) is one number, (0, 0) none
    box: Box = Box()
    first_game: FirstGame | None = None
    seat_args: tuple[str, ...] = ()  # arguments of messages and options, beside "seat", that stand for seats
    standing: tuple[str, ...] = ()  # labels of actions that are open beside every decision
    page: str = ""  # address of a page of its own in the browser
    shelf: int = 100  # order on the shelf, smaller first


class Game:
    """A game for a number of players with valid options. `start` makes a match."""

    def __init__(self, meta: Meta, rules: Rules[Any], content: str, players: int, options: dict[str, object]) -> None:
        self.meta = meta
        self.rules = rules
        self.content = content  # hash of the content pack
        self.players = check_players(meta, players)
        self.options = check_options(meta, players, options)

    def start(self, seed: int | bytes | None = None) -> Match:
        """A new match, set up. A number seeds the fast source, 32 bytes the keyed one; None draws such a key."""
        if seed is None:
            seed = secrets.token_bytes(KEY_BYTES)
        return self.begin(source_for(seed), seed)

    def begin(self, source: Source, seed: int | bytes | None) -> Match:
        """A new match with a source of one's own: dictated outcomes, for example."""
        door = Door(source)
        state = self.rules.fresh(self.players, self.options, door)
        self.rules.set_up(state)
        return Match(self, state, door, seed, advance(self.rules, state))

    def set_up(self, seed: int) -> dict[str, object]:
        """The position after the set-up, as data for `begin_at`: for set-ups that take long and are made elsewhere."""
        state: State = self.rules.fresh(self.players, self.options, Door(source_for(seed)))
        self.rules.set_up(state)
        return state.to_data()

    def begin_at(self, start: dict[str, object], source: Source, seed: int | bytes | None) -> Match:
        """A match that begins with a position (what `State.to_data` gave) instead of the set-up."""
        door = Door(source)
        state = self.rules.fresh(self.players, self.options, door)
        state.fill(start)
        match = Match(self, state, door, seed, advance(self.rules, state))
        match.start = start
        return match


def check_players(meta: Meta, players: int) -> int:
    if isinstance(players, bool) or players not in meta.players:
        allowed = ", ".join(str(n) for n in meta.players) + (" player" if meta.players == (1,) else " players")
        raise WrongOption(f"{meta.title} is for {allowed}, not {brief(players)}.")
    return players


def check_options(meta: Meta, players: int, given: dict[str, object]) -> dict[str, object]:
    """All options with their values; what is not given has its default."""
    known = {option.name: option for option in meta.options}
    for name, value in given.items():
        if name not in known:
            raise WrongOption(f"{meta.title} has no option {brief(name)}. It has: {', '.join(known)}.")
        check_value(known[name], players, value)
    chosen = {name: given.get(name, option.default_for(players)) for name, option in known.items()}
    for option in meta.options:
        check_needs(option, players, chosen)
    return chosen


def check_needs(option: GameOption, players: int, chosen: dict[str, object]) -> None:
    """What was chosen must go together."""
    for need in option.needs:
        if need.value == chosen[option.name] and not need.is_met(players, chosen):
            listed = " or ".join([str(value) for value in need.values])
            raise WrongOption(f"'{option.name}' {need.value} needs '{need.option}' to be {listed}.", (need.rule,))


def check_value(option: GameOption, players: int, value: object) -> None:
    allowed = option.allowed(players)
    if option.text and isinstance(value, str) and len(value) <= option.text:
        return
    if not any(each == value and type(each) is type(value) for each in allowed):
        listed = ", ".join(str(each) for each in allowed)
        if option.text:
            listed += f", or a text of at most {option.text} letters"
        raise WrongOption(f"Option '{option.name}' can be {listed}; not {brief(value)}.", (option.rule,))
