"""What a position holds for every player, part by part: the same parts that hints name (aspects.py)."""

from typing import Final

from undercroft.games.dungeon_twister.cards import (
    ACTION_CARDS,
    CHARM_SCROLL,
    FIREBALL_WAND,
    FIRST_OBJECT,
    MOVE,
    PRINCESS,
    TREASURE,
    TROLL,
    USES_MAGIC,
    VP_ESCAPED,
    WIZARD,
)
from undercroft.games.dungeon_twister.config import GOBLINS, SACRIFICE
from undercroft.games.dungeon_twister.geometry.rooms import GEAR, NUMBER
from undercroft.games.dungeon_twister.geometry.tile import CELLS
from undercroft.games.dungeon_twister.heuristics.threats import Scene, add_threats
from undercroft.games.dungeon_twister.heuristics.worth import (
    ACTION_POINT,
    BADLY_PLACED,
    BOTH_TURN,
    COMBAT_CARD,
    HELD,
    JUMP_CARD,
    MAGIC,
    ON_GEAR,
    OUT,
    REGENERATING,
    TREASURE_NEAR,
    TURNED_UP,
    UNSEEN,
    USUAL_MOVE,
    WOUNDED,
)
from undercroft.games.dungeon_twister.rules.scoring import total
from undercroft.games.dungeon_twister.state import (
    ALL_ACTION_CARDS,
    DEAD,
    IN_HAND,
    NOBODY,
    ON_TILE,
    STOCK,
    TEAM,
    TO_PLACE,
    DungeonTwister,
)
from undercroft.games.dungeon_twister.turns.ways import OF_KIND, WALKER, Dungeon, dungeon

PARTS: Final[tuple[str, ...]] = (
    "points", "escape", "treasure", "danger", "prey", "things", "gears", "cards", "unseen",
)  # fmt: skip
POINTS, ESCAPE, TREASURES, DANGER, PREY, THINGS, GEARS, CARDS, HIDDEN = range(len(PARTS))
Parts = list[float]
MIDDLE: Final = CELLS // 2
START: Final = 0.35  # of a character behind the screen
PRINCESS_FREE: Final = 3.0  # scenario 6: what the way home of the Princess is worth, and each of her friends
FRIEND: Final = 0.5


def parts_of_all(s: DungeonTwister) -> list[Parts]:
    """For every seat one number for each of PARTS."""
    d = dungeon(s)
    found = [[0.0] * len(PARTS) for _ in range(s.players)]
    chances = [0.0] * len(s.at)
    upright: dict[int, int] = {}  # place to the character that stands there
    for token in range(s.players * TEAM):
        if s.at[token] >= 0 and s.kind[token] < FIRST_OBJECT and not s.wounded >> token & 1:
            upright[s.at[token]] = token
    for seat in range(s.players):
        add_cards(s, seat, found[seat])
        add_people(s, d, seat, found[seat], chances)
    add_things(s, d, upright, chances, found)
    add_threats(Scene(s, d, upright, chances), found, DANGER, PREY)
    if s.config.scenario == SACRIFICE and PRINCESS in s.kind:
        add_sacrifice(s, d, found)
    return found


def add_cards(s: DungeonTwister, seat: int, parts: Parts) -> None:
    """Points, and the cards that are left; an empty hand of action cards is a full one (DT-053)."""
    parts[POINTS] += total(s, seat)
    cards = sum([COMBAT_CARD[card] for card in s.combat_hands[seat]], 0.0) + JUMP_CARD * s.jump_cards[seat]
    hand = s.card_hands[seat] or ALL_ACTION_CARDS
    parts[CARDS] += cards + ACTION_POINT * sum([card for i, card in enumerate(ACTION_CARDS) if hand >> i & 1])


def add_people(s: DungeonTwister, d: Dungeon, seat: int, parts: Parts, chances: list[float]) -> None:
    """Everybody on the board; of those whom nobody has seen only where tokens of their colour lie."""
    unseen, people, tokens = 0.0, 0, 0
    for token in range(seat * TEAM, (seat + 1) * TEAM):
        kind, place = s.kind[token], s.at[token]
        if place <= ON_TILE or place == STOCK:
            tokens += 1
            people += kind < FIRST_OBJECT
            unseen += worth_unseen(d, seat, place)
        elif place >= 0 and kind < FIRST_OBJECT:
            chances[token] = chance = OUT[MOVE[kind]][d.ways_out(seat, OF_KIND[kind])[place]]
            parts[ESCAPE] += worth_out(s, token) * chance * health(s, token)
            if d.ground[place] == GEAR and not s.wounded >> token & 1:
                parts[GEARS] += ON_GEAR + (BOTH_TURN if twin_lies_open(s, place) else 0.0)
        elif place == TO_PLACE and kind < FIRST_OBJECT:
            parts[HIDDEN] += worth_turned_up(s, d, seat)
    if people:
        parts[HIDDEN] += unseen * people / tokens


def worth_out(s: DungeonTwister, token: int) -> float:
    """The points of a character who gets out (DT-031, DT-033, DT-318, DT-341)."""
    if s.config.scenario == SACRIFICE:
        return 0.0
    return 1.0 if s.config.scenario == GOBLINS else float(VP_ESCAPED[s.kind[token]])


def health(s: DungeonTwister, token: int) -> float:
    if not s.wounded >> token & 1:
        return 1.0
    return REGENERATING if s.kind[token] == TROLL else WOUNDED


def twin_lies_open(s: DungeonTwister, place: int) -> bool:
    number = NUMBER[s.room_of[place // CELLS]]
    return sum([room >= 0 and NUMBER[room] == number for room in s.room_of]) > 1


def worth_unseen(d: Dungeon, seat: int, place: int) -> float:
    """Of a token, if it is a character: by the room on which it lies."""
    return START if place == STOCK else UNSEEN * chance_from(d, seat, ON_TILE - place)


def worth_turned_up(s: DungeonTwister, d: Dungeon, seat: int) -> float:
    """Who has just been turned up: the revealing player places him (DT-073)."""
    tile = s.frames[-1][2] if s.frames else 0
    part = TURNED_UP if s.active in (seat, NOBODY) else BADLY_PLACED
    return part * chance_from(d, seat, tile) if 0 <= tile < len(d.room_of) else START


def chance_from(d: Dungeon, seat: int, tile: int) -> float:
    return OUT[USUAL_MOVE][d.ways_out(seat, WALKER)[tile * CELLS + MIDDLE]]


def add_things(
    s: DungeonTwister, d: Dungeon, upright: dict[int, int], chances: list[float], found: list[Parts]
) -> None:
    """Objects in somebody's hands; a Treasure that lies about, by who is nearest."""
    for token in range(s.players * TEAM):
        kind, place = s.kind[token], s.at[token]
        if kind < FIRST_OBJECT or not (place >= 0 or place == IN_HAND):
            continue
        holder = upright.get(place, -1) if place >= 0 else s.mover
        if holder < 0:
            if kind == TREASURE:
                add_loose_treasure(s, d, place, upright, found)
        elif s.owner[holder] < s.players:
            parts = found[s.owner[holder]]
            if kind == TREASURE:
                parts[TREASURES] += TREASURE_NEAR + (1.0 - TREASURE_NEAR) * chances[holder]
            else:
                parts[THINGS] += worth_held(kind, s.kind[holder])


def worth_held(thing: int, holder: int) -> float:
    if (thing == FIREBALL_WAND and holder == WIZARD) or (thing == CHARM_SCROLL and USES_MAGIC[holder]):
        return MAGIC
    return HELD[thing]


def add_loose_treasure(s: DungeonTwister, d: Dungeon, place: int, upright: dict[int, int], found: list[Parts]) -> None:
    ways = d.ways_to(place)
    best = [0.0] * s.players
    for where, token in upright.items():
        seat = s.owner[token]
        best[seat] = max(best[seat], TREASURE_NEAR * OUT[MOVE[s.kind[token]]][ways[where]])
    for seat in range(s.players):
        found[seat][TREASURES] += best[seat]


def add_sacrifice(s: DungeonTwister, d: Dungeon, found: list[Parts]) -> None:
    """Scenario 6: blue brings the Princess home, orange kills her friends (DT-338, DT-339)."""
    princess = s.kind.index(PRINCESS)
    blue = s.owner[princess]
    if s.at[princess] >= 0:
        found[blue][ESCAPE] += PRINCESS_FREE * OUT[MOVE[PRINCESS]][d.ways_home(blue)[s.at[princess]]]
    friends = [token for token in range(blue * TEAM, (blue + 1) * TEAM) if token != princess]
    dead = [token for token in friends if s.kind[token] < FIRST_OBJECT and s.at[token] == DEAD]
    found[1 - blue][PREY] += FRIEND * len(dead)
