"""A position as a text that people write and pass on: one line for each thing, or all in one with slashes between.

    game 2
    rooms 1cw 2ccw 3cw ? | 1ccw 2cw@1 3ccw 4ccw
    turn 9 blue card=5 ap=3
    blue warrior 1,2; thief 3,3 wounded; sword 3,3; combat 0 1 2 4
    orange goblin 19,1; treasure 19,1
    face-down 3,0 orange-rope blue-cleric

It says what a scenario file says in `[position]`; docs/notation/dungeon_twister.md tells it to people.
"""

from typing import Final

from undercroft.engine.errors import BrokenScenario, brief
from undercroft.engine.position_text import Words
from undercroft.engine.seats import SEAT_IDS
from undercroft.games.dungeon_twister.cards import COLOUR_IDS
from undercroft.games.dungeon_twister.geometry.layouts import TURN_ORDER
from undercroft.games.dungeon_twister.meta import META
from undercroft.games.dungeon_twister.notation.laying import overlay
from undercroft.games.dungeon_twister.notation.pieces import ROOM
from undercroft.games.dungeon_twister.notation.telling import words_of
from undercroft.games.dungeon_twister.state import DungeonTwister

ITEM: Final = ";"
LINE: Final = "/"
ROW: Final = "|"
COMMENT: Final = "#"
GAME, ROOMS, TURN, STACK, MONKS = "game", "rooms", "turn", "face-down", "monks"
LISTS: Final = ("open", "broken", "breached", "illusions")  # lines whose items are those of a scenario file
NAMES: Final = ("hidden",)
CARDS: Final = ("hand", "played", "combat", "shown")  # of a player: lists of numbers
COUNTS: Final = ("jumps", "points", "breaches")
WORDS: Final = ("team", "pairs")
FLAGS: Final = ("resigned", "offers_draw")
TURN_NUMBERS: Final = ("card", "ap", "highest", "quiet", "slid", "granted")
LINES: Final = (GAME, ROOMS, *NAMES, TURN, *LISTS, STACK, *COLOUR_IDS, MONKS)
LONGEST: Final = 20_000  # letters


class Written:
    """A position that was read: the table it belongs to, its words, and on which line each of them stands."""

    __slots__ = ("lines", "options", "players", "words")

    def __init__(self) -> None:
        self.players = 2
        self.options: dict[str, object] = {}
        self.words: Words = {"tokens": []}
        self.lines: dict[str, int] = {}  # a key or an item as it stands in the words

    def add(self, line: int, key: str, items: list[str]) -> None:
        """Items of a list; the same key may stand on several lines."""
        self.words[key] = [*self.words.get(key, []), *items]
        self.lines[key] = line
        for item in items:
            self.lines[item] = line
            self.lines[item.split()[0]] = line


# ---- reading


def read(text: str) -> Written:
    """The words of a text; what cannot be understood is refused with its line."""
    if len(text) > LONGEST:
        raise BrokenScenario(f"A position has at most {LONGEST} letters.")
    found = Written()
    for number, line in enumerate(text.replace(LINE, "\n").split("\n"), start=1):
        said = line.partition(COMMENT)[0].split()
        if said:
            try:
                read_line(found, number, said[0], said[1:])
            except BrokenScenario as problem:
                raise BrokenScenario(f"Line {number} ({brief(said[0])}): {problem.sentence}", problem.rules) from None
    if ROOMS not in found.words:
        raise BrokenScenario("A position needs a line 'rooms' that names all rooms, '?' for a face-down one.")
    return found


def lay(s: DungeonTwister, written: Written) -> None:
    """Lay it over a fresh state of its game; what the rules forbid is refused with its line."""
    try:
        overlay(s, written.words)
    except BrokenScenario as problem:
        for part in problem.sentence.split("'")[1::2]:
            if part in written.lines:
                raise BrokenScenario(f"Line {written.lines[part]}: {problem.sentence}", problem.rules) from None
        raise


def read_line(found: Written, number: int, name: str, said: list[str]) -> None:
    if name == GAME:
        read_game(found, said)
    elif name == ROOMS:
        found.add(number, ROOMS, [word for word in said if word != ROW])
    elif name in NAMES:
        found.add(number, name, said)
    elif name in LISTS:
        found.add(number, name, items_of(said))
    elif name == TURN:
        read_turn(found, number, said)
    elif name == STACK:
        read_stack(found, number, said)
    elif name == MONKS:
        found.add(number, "tokens", items_of(said))
    elif name in COLOUR_IDS:
        for item in items_of(said):
            read_of_player(found, number, name, item.split())
    else:
        raise BrokenScenario(f"no line begins so; a line begins with {', '.join(LINES)}.")


def items_of(said: list[str]) -> list[str]:
    return [" ".join(each.split()) for each in " ".join(said).split(ITEM) if each.strip()]


def read_game(found: Written, said: list[str]) -> None:
    """How many play, and the options that are not the usual ones."""
    if found.lines:
        raise BrokenScenario("this line comes first.")
    counts = [str(count) for count in META.players]
    if not said or said[0] not in counts:
        raise BrokenScenario(f"first comes the number of players: {', '.join(counts)}.")
    found.players = int(said[0])
    known = {option.name: option for option in META.options}
    for word in said[1:]:
        name, _, value = word.partition("=")
        if name not in known:
            raise BrokenScenario(f"there is no option {brief(name)}; there are {', '.join(known)}.")
        values = {str(each): each for each in known[name].allowed(found.players)}
        if value not in values:
            raise BrokenScenario(f"{name} can be {', '.join(values)}, not {brief(value)}.", (known[name].rule,))
        found.options[name] = values[value]


def seat_of(found: Written, colour: str) -> str:
    """P1, P2 and so on, as scenario files call the players."""
    colours = TURN_ORDER[found.players]
    if colour not in colours:
        raise BrokenScenario(f"nobody plays {brief(colour)} here; there are {', '.join(colours)}.")
    return SEAT_IDS[colours.index(colour)]


def read_turn(found: Written, number: int, said: list[str]) -> None:
    """Its number, whose it is, then what is not as usual."""
    if len(said) < 2 or not is_number(said[0]):
        raise BrokenScenario("behind it stand the number of the turn and whose it is, as in 'turn 9 blue card=5'.")
    found.words |= {"turn": int(said[0]), "active": seat_of(found, said[1])}
    for word in said[2:]:
        name, _, value = word.partition("=")
        found.lines[name] = number
        if name in TURN_NUMBERS and is_number(value.removeprefix("-")):
            found.words[name] = int(value)
        elif name == "first":
            found.words[name] = seat_of(found, value)
        elif name == "reached":
            found.words[name] = [seat_of(found, colour) for colour in value.split(",")]
        elif word == "awake":
            found.words[name] = True
        else:
            known = ", ".join([*[f"{each}=2" for each in TURN_NUMBERS], "first=blue", "reached=blue,orange", "awake"])
            raise BrokenScenario(f"{brief(word)} says nothing of a turn; there are {known}.")


def is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= len("9999")


def read_stack(found: Written, number: int, said: list[str]) -> None:
    """A slot, then what lies on its room, the first one laid first."""
    if len(said) < 2:
        raise BrokenScenario("behind it stand a slot and what lies there, as in 'face-down 3,0 orange-rope'.")
    found.add(number, "tokens", [f"{token} {ROOM} {said[0]}" for token in said[1:]])


def read_of_player(found: Written, number: int, colour: str, said: list[str]) -> None:
    """A card or number of his, or a token and where it is."""
    key, values = said[0], said[1:]
    own: Words = found.words.setdefault(seat_of(found, colour), {})
    if key in CARDS:
        if not all([is_number(value) for value in values]):
            raise BrokenScenario(f"behind '{key}' stand numbers of cards, as in '{key} 2 3'.")
        own[key] = [int(value) for value in values]
    elif key in COUNTS:
        if len(values) != 1 or not is_number(values[0]):
            raise BrokenScenario(f"behind '{key}' stands one number, as in '{key} 2'.")
        own[key] = int(values[0])
    elif key in WORDS:
        own[key] = values
    elif key in FLAGS:
        own[key] = True
    else:
        found.add(number, "tokens", [" ".join([f"{colour}-{key}", *values])])


# ---- writing


def position_text(s: DungeonTwister, options: dict[str, object]) -> str:
    """The position of a state as lines; it must lie between two actions (DT-061)."""
    words = words_of(s)
    colours = s.config.layout.colours
    lines = [game_line(s.players, options), rooms_line(s, words["rooms"])]
    lines += [f"{key} {' '.join(words[key])}" for key in NAMES if key in words]
    lines.append(turn_line(words, colours))
    lines += [f"{key} {f'{ITEM} '.join(words[key])}" for key in LISTS if key in words]
    for seat, colour in enumerate(colours):
        items = own_items(words, colour) + card_items(words.get(SEAT_IDS[seat], {}))
        lines.append(f"{colour} {f'{ITEM} '.join(items)}".rstrip())
    monks = [word for word in words["tokens"] if word.startswith("monk-") and not is_stacked(word)]
    lines += [f"{MONKS} {f'{ITEM} '.join(monks)}"] if monks else []
    return "\n".join(lines + stack_lines(words)) + "\n"


def game_line(players: int, options: dict[str, object]) -> str:
    unusual = [
        f"{option.name}={options[option.name]}"
        for option in META.options
        if options.get(option.name, option.default_for(players)) != option.default_for(players)
    ]
    return " ".join([GAME, str(players), *unusual])


def rooms_line(s: DungeonTwister, rooms: list[str]) -> str:
    """A stroke between the rows of the board."""
    parts = [ROOMS]
    for tile, room in enumerate(rooms):
        if tile and s.config.layout.slots[tile][1] != s.config.layout.slots[tile - 1][1]:
            parts.append(ROW)
        parts.append(room)
    return " ".join(parts)


def turn_line(words: Words, colours: tuple[str, ...]) -> str:
    named = dict(zip(SEAT_IDS, colours, strict=False))
    parts = [TURN, str(words["turn"]), named[words["active"]]]
    parts += [f"{key}={words[key]}" for key in TURN_NUMBERS if key in words]
    parts.append(f"first={named[words['first']]}")
    if "reached" in words:
        parts.append(f"reached={','.join([named[seat] for seat in words['reached']])}")
    return " ".join([*parts, "awake"] if "awake" in words else parts)


def is_stacked(word: str) -> bool:
    return word.split()[1] == ROOM


def own_items(words: Words, colour: str) -> list[str]:
    """His tokens that do not lie face down, without the colour, which begins the line."""
    own = [word for word in words["tokens"] if word.startswith(f"{colour}-") and not is_stacked(word)]
    return [word.removeprefix(f"{colour}-") for word in own]


def card_items(words: Words) -> list[str]:
    items = [f"{key} {' '.join(map(str, words[key]))}".rstrip() for key in (*CARDS, *WORDS) if key in words]
    items += [f"{key} {words[key]}" for key in COUNTS if key in words]
    return items + [key for key in FLAGS if key in words]


def stack_lines(words: Words) -> list[str]:
    by_slot: dict[str, list[str]] = {}
    for word in words["tokens"]:
        if is_stacked(word):
            token, _, slot = word.split()
            by_slot.setdefault(slot, []).append(token)
    return [f"{STACK} {slot} {' '.join(tokens)}" for slot, tokens in by_slot.items()]
