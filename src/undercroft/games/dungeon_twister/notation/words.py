"""The words of a written turn: one for each choice, read among the choices that are open there."""

from typing import Final

from undercroft.games.dungeon_twister.actions import (
    ACTIONS,
    AT_EDGE,
    CARD,
    COMBAT,
    EDGE_IDS,
    END_TURN,
    EXCHANGE,
    FLY,
    HOLD_NO_MORE,
    ILLUSION,
    MOVE,
    OVER,
    REVEAL,
    ROTATE,
    STEP,
    STOP,
    TOWARDS,
)
from undercroft.games.dungeon_twister.geometry.tile import DIRECTION_IDS
from undercroft.games.dungeon_twister.rules.chance import CHANCE_KINDS, ORIENTATION
from undercroft.games.dungeon_twister.state import DungeonTwister

TAKE: Final = "("  # an exchange begins; the new load stands up to the other bracket
TAKEN: Final = ")"
STOPS: Final = "."
ENDS: Final = "end"
CHANCE: Final = "="
QUARTERS: Final = "@"
UNASKED_SIGN: Final = "!"
BEHIND: Final = "*"  # the edge of the room behind one's own
LETTERS: Final = tuple([each[0] for each in DIRECTION_IDS])
EDGES: Final = tuple([each.removesuffix("-far")[0] + BEHIND * each.endswith("-far") for each in EDGE_IDS])
TURNS: Final = ("right", "left", "partner-right", "partner-left", "slide-left", "slide-right")
ILLUSIONS: Final = ("pit", "rubble")


def is_verb(code: int) -> bool:
    """Whether that choice begins an action: a verb and who does it."""
    return REVEAL.first <= code < FLY.first + FLY.count


def word(s: DungeonTwister, code: int) -> str:
    """How a choice is written. Tokens of the active player need no colour."""
    if code in SIGNS:
        return SIGNS[code]
    for kind, names in ((STEP, LETTERS), (OVER, LETTERS), (TOWARDS, LETTERS), (AT_EDGE, EDGES), (ROTATE, TURNS)):
        if kind.has(code):
            return names[kind.value(code)]
    if ILLUSION.has(code):
        return ILLUSIONS[ILLUSION.value(code)]
    if COMBAT.has(code):
        return f"+{COMBAT.value(code)}"
    option = ACTIONS.table[code]
    said = str(next(iter(option.args.values())))
    if "token" in option.args:
        said = said.removeprefix(f"{s.config.layout.colours[s.active]}-")
    if is_verb(code) and not MOVE.has(code):
        return f"{said} {option.label}"
    return f"{said}:" if CARD.has(code) else said


SIGNS: Final[dict[int, str]] = {EXCHANGE: TAKE, HOLD_NO_MORE: TAKEN, STOP: STOPS, END_TURN: ENDS}


def chance_word(kind: int, outcome: int) -> str:
    """What chance has given: `=3cw`, `=@2` for quarter turns of a revealed room."""
    name = CHANCE_KINDS[kind].outcomes[outcome]
    return f"{CHANCE}{QUARTERS}{name}" if kind == ORIENTATION else f"{CHANCE}{name}"


def chance_named(text: str) -> tuple[int, int] | None:
    """Kind and outcome of such a word."""
    for kind, chance in enumerate(CHANCE_KINDS):
        for outcome in range(len(chance.outcomes)):
            if chance_word(kind, outcome) == text:
                return kind, outcome
    return None


def is_path(text: str) -> bool:
    return bool(text) and all([letter in LETTERS for letter in text])


def split(text: str) -> list[str]:
    """The words of an action: paths letter by letter, brackets and stops for themselves."""
    for sign in (TAKE, TAKEN):
        text = text.replace(sign, f" {sign} ")
    found: list[str] = []
    for part in text.split():
        path = part.removesuffix(STOPS)
        if is_path(path):
            found += [*path, STOPS] if part != path else [*path]
        else:
            found.append(part)
    return found


def joined(words: list[str]) -> str:
    """The same the other way: steps run together, brackets close up."""
    text = ""
    before = ""
    for each in words:
        close = (is_path(before) and (is_path(each) or each == STOPS)) or before == TAKE or each == TAKEN
        text += each if close or not text else f" {each}"
        before = each
    return text
