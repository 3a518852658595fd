"""Tables for rule tests: a position in words on board T1 or T2, blue to act with five points, and how it looks."""

from typing import Any

from tests.games.dungeon_twister.boards import T1, T2
from tests.games.dungeon_twister.play import dungeon_twister
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.games.dungeon_twister.actions import ACTIONS, TOKEN_IDS, actor_named, token_value
from undercroft.games.dungeon_twister.geometry.links import contact, square_of
from undercroft.games.dungeon_twister.rules.jumping import jumps, landings
from undercroft.games.dungeon_twister.rules.moving import begin_move, useful_loads
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.rules.walking import whisper
from undercroft.games.dungeon_twister.state import DungeonTwister

BYSTANDERS = ("blue-mekanork -1,9", "orange-mekanork 20,9")  # both sides have somebody who can go on
THREE = (*T1, "9cw", "10cw", "9ccw", "10ccw")  # T1 with the four rooms that a third player adds


def t1(*tokens: str, **words: Any) -> PlayTable:
    return table(T1, tokens, **words)


def t2(*tokens: str, **words: Any) -> PlayTable:
    return table(T2, tokens, **words)


def table(
    rooms: tuple[str, ...],
    tokens: tuple[str, ...],
    *,
    players: int = 2,
    options: dict[str, Any] | None = None,
    down: tuple[int, ...] = (),
    alone: bool = False,
    **words: Any,
) -> PlayTable:
    """`down`: tiles that lie face down; `alone`: nobody stands by but those named."""
    shown = ["?" if tile in down else room for tile, room in enumerate(rooms)]
    named = {each.split()[0] for each in tokens}
    present = [*tokens, *[each for each in BYSTANDERS if not alone and each.split()[0] not in named]]
    present += conjurers(tokens, words.get("illusions", []))
    return sit(dungeon_twister(players, **(options or {})), {"rooms": shown, "tokens": present, **words})


def conjurers(tokens: tuple[str, ...], illusions: list[str]) -> list[str]:
    """Whose illusions are out, and who is not on the board, has escaped: they stay (DT-226)."""
    here = {each.split()[0] for each in tokens}
    colours = sorted({each.split()[0] for each in illusions})
    return [f"{each}-illusionist escaped {each}" for each in colours if f"{each}-illusionist" not in here]


def state(table: PlayTable) -> DungeonTwister:
    found: DungeonTwister = table.match.state  # type: ignore[assignment]
    return found


def told(table: PlayTable, message: str) -> list[Any]:
    """The arguments of all news of that kind that everybody has heard."""
    return [event["args"] for event in table.match.events(None) if event["id"] == message]


def look(table: PlayTable, token: str) -> dict[str, Any]:
    """That token as everybody sees it; nothing if it is not on the board."""
    return next((each for each in table.sees(None, "tokens") if each["id"] == token), {})


def where(table: PlayTable, token: str) -> tuple[int, int] | None:
    """Its square; nothing if it is not on the board, or on no square yet."""
    found = look(table, token)
    return (found["x"], found["y"]) if found and found["x"] is not None else None


def verbs(table: PlayTable, who: str, seat: str = "P1") -> list[str]:
    """What that character can do now."""
    return [text.split()[0] for text in table.offers(seat) if text.endswith(f" {who}")]


def trial(table: PlayTable, who: str, *made: str) -> DungeonTwister:
    """The table after these choices of his move; unlike at a real one nothing is chosen by itself."""
    s = state(table).copy(whisper(state(table).door))
    begin_move(s, actor(s, who))
    for choice in made:
        assert choice in offered(s)
        STEPS[s.frames[-1][0]].take(s, s.frames[-1], s.active, ACTIONS.find(choice).code)
    return s


def offered(s: DungeonTwister) -> list[str]:
    frame = s.frames[-1]
    return [ACTIONS.table[code].text for code in STEPS[frame[0]].options(s, frame, s.active)]


def actor(s: DungeonTwister, who: str) -> int:
    return actor_named(s, TOKEN_IDS.index(who))


def choices(table: PlayTable, who: str, *made: str) -> list[str]:
    """What his move would offer then."""
    return offered(trial(table, who, *made))


def steps(table: PlayTable, who: str, *made: str) -> str:
    """The directions among them, clockwise from the north."""
    return " ".join(each.split()[1] for each in choices(table, who, *made) if each.startswith("step"))


def loads(table: PlayTable, who: str, *made: str) -> list[str]:
    """The loads that he could go on with then, other than the present one."""
    s = trial(table, who, *made)
    return sorted(" ".join(sorted(TOKEN_IDS[token_value(s, token)] for token in load)) for load in useful_loads(s))


def jump_squares(table: PlayTable, who: str) -> list[tuple[int, int]]:
    """Where he could land with one jump card, over whichever obstacle."""
    s = state(table)
    token = actor(s, who)
    found = [place for d in jumps(s, token) for place in landings(s, token, contact(s, s.at[token], d))]
    return sorted({square_of(s, place) for place in found})


def fights(table: PlayTable, who: str, ours: int = 0, theirs: int = 0, target: str = "") -> PlayTable:
    """An attack of blue on orange with these cards."""
    table.plays("P1", f"attack {who}", *([f"target {target}"] if target else []))
    return table.plays("P1", f"combat {ours}").plays("P2", f"combat {theirs}")


def points(table: PlayTable) -> list[int]:
    return [each["points"] for each in table.sees(None, "players")]
