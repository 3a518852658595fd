"""Fresh games for tests: started from a seed, played by dice or by the first choice."""

from random import Random
from typing import Any

from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable
from undercroft.games.dungeon_twister.cards import CHARACTER_IDS, OBJECT_IDS
from undercroft.games.dungeon_twister.game import RULES
from undercroft.games.dungeon_twister.geometry.links import ground, square_of
from undercroft.games.dungeon_twister.geometry.rooms import FLOOR, GEAR, MIST, PENTAGRAM, PIT
from undercroft.games.dungeon_twister.meta import META
from undercroft.games.dungeon_twister.state import DungeonTwister

PAIRS = (1, 2, 3, 4, 5, 6, 7, 8)
TEAM_OBJECTS = 6
PEOPLE = CHARACTER_IDS[:16]  # without monk and Princess


def dungeon_twister(players: int = 2, **options: Any) -> Game:
    return Game(META, RULES, "", players, options)


def choose(match: Match, dice: Random) -> tuple[int, int]:
    """Any seat that is asked, any of its options."""
    seat = dice.choice(match.to_act)
    return seat, dice.choice(match.offered[seat])


def play_to(match: Match, *steps: str, dice: Random | None = None) -> PlayTable:
    """Play on until one of these steps waits; the first choice is taken where there are no dice."""
    while match.step().name not in steps:
        seat, code = choose(match, dice) if dice else (match.to_act[0], match.offered[match.to_act[0]][0])
        match.push(seat, code)
    return PlayTable(match)


def lay(table: PlayTable, seat: str, slot: str) -> None:
    """Place any token on that room; with one token, or one room, left nobody is asked for it."""
    picks = [text for text in table.offers(seat) if text.startswith("pick")]
    if picks:
        table.plays(seat, picks[0])
    table.plays(seat, f"lay {slot}")


def crowded(game: Game, seed: int) -> Match:
    """A match with all rooms face up and all tokens on the board, some of them wounded or carried, by dice."""
    dice = Random(seed)
    pairs = dice.sample(PAIRS, 4) if dice.random() < 0.5 else PAIRS[4:]
    rooms = [f"{pair}{way}" for pair in pairs for way in ("cw", "ccw")]
    dice.shuffle(rooms)
    position: dict[str, Any] = {"rooms": [f"{room}@{dice.randrange(4)}" for room in rooms], "card": 5}
    state = game.rules.fresh(game.players, game.options, Door(fast_source(seed)))
    game.rules.overlay(state, {**position, "tokens": []})
    position["tokens"] = scattered(state, dice)
    state = game.rules.fresh(game.players, game.options, Door(fast_source(seed)))
    game.rules.overlay(state, position)
    return game.begin_at(state.to_data(), fast_source(seed), seed)


def scattered(s: DungeonTwister, dice: Random) -> list[str]:
    """Every character on a square of its own, objects under some of them or alone."""
    what = ground(s)
    free = [place for place in range(s.config.layout.first_line_place) if what[place] in (FLOOR, GEAR, MIST, PENTAGRAM)]
    pits = [place for place in range(s.config.layout.first_line_place) if what[place] == PIT]
    dice.shuffle(free)
    dice.shuffle(pits)
    words: list[str] = []
    for colour in s.config.layout.colours:
        for kind in dice.sample(PEOPLE, 8):
            on_pit = kind == "thief" and pits
            mark = " wounded" if dice.random() < 0.3 and not on_pit else ""
            place = pits.pop() if on_pit else free.pop()
            words.append(f"{colour}-{kind} {named_square(s, place)}{mark}")
            if not on_pit and not mark and kind not in ("ghost", "goblin") and dice.random() < 0.5:
                words.append(f"{colour}-{dice.choice(OBJECT_IDS)} {named_square(s, place)}")
        for _ in range(2):
            words.append(f"{colour}-rope {named_square(s, pits.pop() if pits else free.pop())}")
    return at_most_six(words)


def at_most_six(words: list[str]) -> list[str]:
    """A team has six objects, none of them twice but Ropes and Keys."""
    kept: list[str] = []
    for word in words:
        colour, kind = word.split()[0].split("-")
        objects = [each for each in kept if each.startswith(colour) and each.split()[0].split("-")[1] in OBJECT_IDS]
        twice = kind not in ("rope", "key") and any(each.startswith(f"{colour}-{kind} ") for each in objects)
        if kind not in OBJECT_IDS or (len(objects) < TEAM_OBJECTS and not twice):
            kept.append(word)
    return kept


def named_square(s: DungeonTwister, place: int) -> str:
    x, y = square_of(s, place)
    return f"{x},{y}"
