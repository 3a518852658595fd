"""Situations for rule tests: tokens on the squares of T1 and T2, what is open to them, and what came of it."""

from typing import Any

from tests.games.dungeon_twister.boards import T1, T2
from tests.games.dungeon_twister.invariants import state_of
from tests.games.dungeon_twister.play import dungeon_twister
from tests.games.dungeon_twister.sitting import conjurers
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.games.dungeon_twister.actions import ACTIONS
from undercroft.games.dungeon_twister.geometry.tile import DIRECTION_IDS
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.rules.walking import whisper

Square = tuple[int, int]


def t1(*tokens: str, **more: Any) -> PlayTable:
    """T1 in the turn of blue with a 5; a Troll or Mekanork of each colour stands by, so that no turn ends by itself.

    `options` are those of the game, `also` fields of the state, `chance` what is drawn; all else are words of the
    position.
    """
    return on_rooms(T1, *tokens, *bystanders(tokens), **more)


def t2(*tokens: str, **more: Any) -> PlayTable:
    """The same on T2."""
    return on_rooms(T2, *tokens, *bystanders(tokens), **more)


def bystanders(tokens: tuple[str, ...]) -> list[str]:
    """On squares where nothing happens."""
    here = " ".join(tokens)
    return [
        f"{colour}-{'mekanork' if f'{colour}-troll' in here else 'troll'} {square}"
        for colour, square in (("blue", "-1,9"), ("orange", "20,9"))
    ]


def on_rooms(
    rooms: tuple[str, ...],
    *tokens: str,
    players: int = 2,
    options: dict[str, Any] | None = None,
    also: dict[str, object] | None = None,
    chance: tuple[str, ...] = (),
    **position: Any,
) -> PlayTable:
    """Exactly these tokens, on any layout."""
    tokens = (*tokens, *conjurers(tokens, position.get("illusions", [])))
    words = {"rooms": list(rooms), "tokens": list(tokens), **position}
    return sit(dungeon_twister(players, **options or {}), words, *chance, also=also)


def with_rooms(rooms: tuple[str, ...], **by_place: str) -> tuple[str, ...]:
    """The same rooms but for some places: `with_rooms(T1, at_1="?")`."""
    return tuple([by_place.get(f"at_{number}", room) for number, room in enumerate(rooms)])


def verbs(table: PlayTable, who: str, seat: str = "P1") -> set[str]:
    """What a character can do now."""
    return {text.split()[0] for text in table.offers(seat) if text.endswith(f" {who}")}


def steps(table: PlayTable, seat: str = "P1") -> set[str]:
    """The directions in which the mover can step, and whether he can stop or exchange."""
    return {text.removeprefix("step ") for text in table.offers(seat)}


def first_steps(table: PlayTable, who: str) -> set[str]:
    """With what a move of his can begin."""
    return {text.removeprefix("step ") for text in asked_after(table, f"move {who}")}


def choices(table: PlayTable, verb: str, who: str) -> set[str]:
    """Between what an action of his chooses; nothing if he cannot do it at all."""
    return {text.split(maxsplit=1)[-1] for text in asked_after(table, f"{verb} {who}")}


def asked_after(table: PlayTable, text: str) -> list[str]:
    """The options of the next question, on a copy: also where there is only one, which the engine takes by itself."""
    s = state_of(table.match).copy(whisper(table.match.door))
    f = s.frames[-1]
    code = next((code for code in STEPS[f[0]].options(s, f, s.active) if ACTIONS.table[code].text == text), None)
    if code is None:
        return []
    STEPS[f[0]].take(s, f, s.active, code)
    f = s.frames[-1]
    return [ACTIONS.table[code].text for code in STEPS[f[0]].options(s, f, s.active)]


def walks(table: PlayTable, who: str, *ways: str, seat: str = "P1") -> PlayTable:
    """A move: directions of steps, other choices as they are. The engine makes a step by itself that has no other."""
    return table.plays(seat, f"move {who}", *[f"step {way}" if way in DIRECTION_IDS else way for way in ways])


def fights(table: PlayTable, who: str, *, ours: int, theirs: int, target: str = "") -> PlayTable:
    """Blue attacks; both lay a card."""
    table.plays("P1", f"attack {who}", *[f"target {target}"] if target else [])
    return table.plays("P1", f"combat {ours}").plays("P2", f"combat {theirs}")


def told(table: PlayTable, message: str) -> list[Any]:
    """The arguments of all news of that kind that everybody has heard."""
    return [event["args"] for event in table.match.events(None) if event["id"] == message]


def deaths(table: PlayTable) -> list[tuple[str, str]]:
    """Who has died, and of what."""
    return [(args["character"], args["cause"]) for args in told(table, "killed")]


def token(table: PlayTable, who: str) -> Any:
    """What everybody sees of a token on the board; nothing where it is not."""
    return next((each for each in table.truth("tokens") if each["id"] == who), {})


def at(table: PlayTable, who: str) -> Square | None:
    """The square of a token."""
    found = token(table, who)
    return (found["x"], found["y"]) if found else None


def is_wounded(table: PlayTable, who: str) -> bool:
    return bool(token(table, who)["wounded"])


def points(table: PlayTable) -> list[int]:
    return [player["points"] for player in table.truth("players")]
