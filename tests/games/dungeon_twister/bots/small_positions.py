"""Positions with few tokens, in the middle of a turn."""

from random import Random
from typing import Any

from tests.games.dungeon_twister.play import dungeon_twister, named_square
from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.geometry.links import ground, square_of
from undercroft.games.dungeon_twister.geometry.rooms import FLOOR, GEAR, PIT
from undercroft.games.dungeon_twister.state import DungeonTwister

T1 = ["1cw", "2ccw", "3cw", "4cw", "1ccw", "2cw", "3ccw", "4ccw"]
FEW_CARDS = {"combat": [0, 2]}
RUNNERS = ("goblin", "wall_walker", "thief", "mekanork", "warrior", "wizard", "cleric", "troll")
THINGS = ("rope", "treasure", "speed_potion", "fireball_wand", "key")


def at_position(position: dict[str, Any], **options: Any) -> Match:
    game = dungeon_twister(**options)
    state = game.rules.fresh(game.players, game.options, Door(fast_source(1)))
    game.rules.overlay(state, {"P1": FEW_CARDS, "P2": FEW_CARDS, **position})
    return game.begin_at(state.to_data(), fast_source(1), 1)


def near_the_exit(seed: int, points: int) -> Match:
    """Two of blue's and two of orange's in the eastern rooms, turned anyhow, with two objects; blue is to act."""
    dice = Random(seed)
    rooms = [f"{room}@{dice.randrange(4)}" for room in dice.sample(T1, len(T1))]
    empty = at_position({"rooms": rooms, "tokens": [], "card": 5})
    assert isinstance(empty.state, DungeonTwister)
    squares = {sort: east(empty.state, sort) for sort in (FLOOR, GEAR, PIT)}
    dice.shuffle(squares[FLOOR])
    ours = dice.sample(RUNNERS, 2)
    first = squares[GEAR] if dice.random() < 0.5 and squares[GEAR] else squares[FLOOR]
    tokens = [f"blue-{ours[0]} {first.pop()}", f"blue-{ours[1]} {squares[FLOOR].pop()}"]
    tokens += [f"blue-{dice.choice(THINGS)} {tokens[dice.randrange(2)].split()[1]}"] if ours[0] != "goblin" else []
    theirs = dice.sample(RUNNERS, 2)
    tokens += [f"orange-{theirs[0]} {squares[FLOOR].pop()} wounded", f"orange-{theirs[1]} {squares[FLOOR].pop()}"]
    tokens.append(f"orange-{dice.choice(THINGS[1:])} {squares[FLOOR].pop()}")
    return at_position({"rooms": rooms, "tokens": tokens, "card": 5, "ap": points})


def east(s: DungeonTwister, sort: int) -> list[str]:
    """Squares of that sort in the two rooms before orange's line."""
    places = [place for place in range(s.config.layout.first_line_place) if ground(s)[place] == sort]
    return [named_square(s, place) for place in places if square_of(s, place)[0] >= 14]
