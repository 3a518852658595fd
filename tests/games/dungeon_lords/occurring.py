"""What has occurred in a match, by its news and its last position, in short names such as `monster troll hired`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from undercroft.engine.match import Match
from undercroft.games.dungeon_lords.cards import CELL_IDS, CELLS, COMBAT_ROUNDS, ROOM_IDS, ROOM_SCORES
from undercroft.games.dungeon_lords.rules.dungeon import holds_room
from undercroft.games.dungeon_lords.rules.scoring import lair_of
from undercroft.games.dungeon_lords.state import DungeonLords
from undercroft.scenarios.reading import read
from undercroft.scenarios.run import play
from undercroft.scenarios.starting import start

Args = dict[str, Any]

# News that say it all themselves: message id -> what has occurred.
PLAIN: dict[str, str] = {
    "hired": "monster {monster} hired",
    "paid-wage": "monster {monster} paid",
    "let-go": "monster {monster} let go",
    "acts": "attack {attack}",
    "built": "room {room} built",
    "produced": "room {room} used",
    "card-revealed": "card {card} revealed",
    "spell-cast": "spell {card} cast",
    "event": "event {event}",
    "special-event": "special event {special}",
    "scored": "line {line} scored",
    "title-alone": "title {title} alone",
    "title-shared": "title {title} shared",
    "hero-joins": "hero {hero} joined",
    "eliminated": "hero {hero} caught",
    "carried-out": "place {place}, space {space}",
    "step-skipped": "skipped: {reason}",
}
# A battle fought there shows what the room is for, if this is told in it.
BATTLE_ROOMS: dict[str, tuple[str, dict[str, tuple[str, ...]]]] = {
    "training_room": ("acts", {"monster": ("goblin", "troll")}),
    "dark_room": ("acts", {"monster": ("vampire", "witch")}),
    "antimagic_room": ("step-skipped", {"reason": ("in_antimagic_room",)}),
    "labyrinth": ("trap-revealed", {}),
}
LABYRINTH_TRAPS = 2
# Places whose orders are told by what was done there.
DONE_AT = {"dug": "dig", "mined": "mine", "hired": "hire", "built": "room"}


class Occurring:
    """Reads the news of one match in order; `names` holds what has occurred."""

    def __init__(self, match: Match) -> None:
        assert isinstance(match.state, DungeonLords)
        self.state = match.state
        began: Args = match.start or {}
        self.year = began.get("year", 1)
        self.combat_round = began.get("combat_round", 0)  # 0: the building year
        self.room = ""  # where the present battle is fought; empty: there is none
        self.traps = 0  # revealed in it
        self.chance_kinds: dict[tuple[int, str], int] = {}  # where the minions of a seat stand in this round
        self.names: set[str] = set()
        for message, args, _ in match.journal.events:
            told: Args = match.event_to_data(message, args)
            self.hear(told["id"], told["args"])
        if match.over:
            self.names |= set(endings(match))
            self.names |= {f"room {room} used" for room in rooms_that_score(self.state)}

    def hear(self, news: str, args: Args) -> None:
        self.names.add(f"news {news}")
        if news in PLAIN:
            self.names.add(PLAIN[news].format(**args))
        if news == "spell-empty":  # the option printed_only
            self.names.discard(f"spell {args['card']} cast")
        self.keep_time(news, args)
        self.follow_minions(news, args)
        self.look_at_rooms(news, args)
        self.names |= set(self.noteworthy(news, args))

    def keep_time(self, news: str, args: Args) -> None:
        if news == "round":
            self.year, self.combat_round = args["year"], 0
        elif news == "card-revealed":
            self.combat_round = args["round"]
        elif news in ("planned", "no-tile-left"):
            self.combat_round = max(1, self.combat_round)
        elif news == "battle-ends":
            self.room = ""

    def follow_minions(self, news: str, args: Args) -> None:
        if news == "placed":
            self.chance_kinds[args["seat"], args["place"]] = args["space"]
        elif news in DONE_AT and (args["seat"], DONE_AT[news]) in self.chance_kinds:
            self.names.add(f"place {DONE_AT[news]}, space {self.chance_kinds[args['seat'], DONE_AT[news]]}")

    def look_at_rooms(self, news: str, args: Args) -> None:
        if news == "battle-begins":
            self.room, self.traps = room_at(self.state, args["seat"], args["cell"]), 0
        if self.room not in BATTLE_ROOMS:
            return
        telling, wanted = BATTLE_ROOMS[self.room]
        if news == telling and all(args[key] in values for key, values in wanted.items()):
            self.traps += news == "trap-revealed"
            if self.room != "labyrinth" or self.traps == LABYRINTH_TRAPS:
                self.names.add(f"room {self.room} used")

    def noteworthy(self, news: str, args: Args) -> Iterator[str]:
        """What takes more than its own news to tell: the year, combat or not, how many."""
        when = "combat" if self.combat_round else "the building year"
        if news == "trap-revealed":
            yield f"trap {args['trap']} in year {self.year}"
        elif news == "paladin-comes":
            yield f"paladin_{self.year} comes in {when}"
        elif news == "paladin-walks":
            yield f"paladin_{self.year} walks in {when}"
        elif news == "hero-leaves" and args["hero"].startswith("paladin"):
            yield f"{args['hero']} leaves uncaught"
        elif news == "combat-ends" and self.combat_round:
            yield f"combat of year {args['year']} over {'early' if self.combat_round < COMBAT_ROUNDS else 'in round 4'}"
        elif news == "released":
            yield f"released {'by the magic key' if self.room else 'for want of a tile'}"
            yield f"released {'a paladin' if args['hero'].startswith('paladin') else 'a hero'}"
        elif news == "scored" and args["line"] == "hall_of_fame":
            yield "room hall_of_fame used"
        elif news in ("taxed", "inspected") and args["seals"]:
            yield f"seals because {news}"


def room_at(s: DungeonLords, seat: int, cell: str) -> str:
    place = seat * CELLS + CELL_IDS.index(cell)
    return ROOM_IDS[s.built.index(place)] if place in s.built else "tunnel"


def rooms_that_score(s: DungeonLords) -> Iterator[str]:
    for room, scores in enumerate(ROOM_SCORES):
        for seat in range(s.players):
            if holds_room(s, seat, room) and any(scores[kind] for kind in lair_of(s, seat)):
                yield ROOM_IDS[room]


def endings(match: Match) -> Iterator[str]:
    """Who has won, and who gets a licence (DL-587, DL-588)."""
    assert match.result is not None
    scores, places = match.result.scores, match.result.places
    victory = "sole" if places.count(1) == 1 else "shared"
    yield f"{victory} victory with {len(places)} players"
    if min(scores) > 0:
        yield "a licence for everybody"
    if max(scores) <= 0:
        yield "a winner without a licence"
    elif min(scores) <= 0:
        yield "a loser without a licence"


def scripted(folder: Path) -> Iterator[Match]:
    """The last position of each scenario of a folder, with all its news."""
    for path in sorted(folder.glob("*.toml")):
        for scenario in read(path.read_text("utf-8")):
            match, heard = start(scenario.words, folder), 0
            for step in scenario.steps:
                match = play(match, step, heard)
                heard = len(match.journal.events)
            yield match
