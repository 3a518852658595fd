"""Everything in the box and every way the game can end occurs in a recorded game or in a scenario."""

from functools import cache
from itertools import product
from pathlib import Path

import undercroft
from tests.games.dungeon_lords.occurring import Occurring, scripted
from tests.records.fixtures import planned, records
from undercroft.games.dungeon_lords.cards import (
    ATTACK_IDS,
    CARD_IDS,
    EVENT_IDS,
    HERO_IDS,
    HEROES,
    MONSTER_IDS,
    PLACE_IDS,
    ROOM_IDS,
    SPACES_EACH,
    SPECIAL_IDS,
    TITLE_IDS,
    TRAP_IDS,
    YEARS,
)
from undercroft.games.dungeon_lords.messages import LINE_IDS, MESSAGES, REASON_IDS, TITLES
from undercroft.games.dungeon_lords.meta import META

SCENARIOS = Path(__file__).parent / "scenarios"
YEAR_NUMBERS = range(1, YEARS + 1)

ENDINGS = {
    *[f"{kind} victory with {players} players" for kind, players in product(("sole", "shared"), META.players)],
    "a licence for everybody",
    "a loser without a licence",
    "a winner without a licence",
    *[f"combat of year {year} over {when}" for year, when in product(YEAR_NUMBERS, ("early", "in round 4"))],
}
BOX = {
    *[f"monster {kind} {fate}" for kind, fate in product(MONSTER_IDS, ("hired", "paid", "let go"))],
    *[f"attack {attack}" for attack in ATTACK_IDS],
    *[f"trap {trap} in year {year}" for trap, year in product(TRAP_IDS, YEAR_NUMBERS)],
    *[f"room {room} {fate}" for room, fate in product(ROOM_IDS, ("built", "used"))],
    *[f"card {card} revealed" for card in CARD_IDS],
    *[f"spell {card} cast" for card in CARD_IDS],
    *[f"event {event}" for event in EVENT_IDS],
    *[f"special event {card}" for card in SPECIAL_IDS],
    *[f"hero {hero} joined" for hero in HERO_IDS[:HEROES]],
    *[f"place {place}, space {space + 1}" for place, space in product(PLACE_IDS, range(SPACES_EACH))],
}
SCORING = {
    *[f"title {title} {how}" for title, how in product(TITLE_IDS, ("alone", "shared"))],
    *[f"line {line} scored" for line in LINE_IDS if line != LINE_IDS[TITLES]],
    "seals because taxed",
    "seals because inspected",
}
PALADIN = {
    *[f"paladin_{year} comes in the building year" for year in YEAR_NUMBERS],
    "paladin_1 comes in combat",  # no spell of the second year makes anybody more evil
    *[f"paladin_{year} walks in {when}" for year, when in product(YEAR_NUMBERS, ("the building year", "combat"))],
    *[f"hero paladin_{year} caught" for year in YEAR_NUMBERS],
    *[f"paladin_{year} leaves uncaught" for year in YEAR_NUMBERS],
}
PRISON = {"released by the magic key", "released for want of a tile", "released a hero", "released a paladin"}
TOLD = {
    *[f"news {message.id}" for message in MESSAGES.table],
    *[f"skipped: {reason}" for reason in REASON_IDS],
}
WANTED = ENDINGS | BOX | SCORING | PALADIN | PRISON | TOLD


@cache
def recorded() -> frozenset[str]:
    matches = [undercroft.load(path.read_text("utf-8")) for path in records("dungeon_lords")]
    return frozenset().union(*[Occurring(match).names for match in matches])


@cache
def in_scenarios() -> frozenset[str]:
    return frozenset().union(*[Occurring(match).names for match in scripted(SCENARIOS)])


def missing(occurred: frozenset[str]) -> list[str]:
    return sorted(WANTED - occurred)


def test_everything_occurs_in_a_record_or_a_scenario() -> None:
    """The message names what does not."""
    assert missing(recorded() | in_scenarios()) == []


def test_what_occurs_nowhere_is_named() -> None:
    without = (recorded() | in_scenarios()) - {"monster troll hired", "title lord_of_evil shared"}
    assert missing(without) == ["monster troll hired", "title lord_of_evil shared"]
    assert "spell graffiti cast" in missing(frozenset())


def test_there_are_ten_games_with_all_player_counts_versions_and_values_of_options() -> None:
    games = planned("dungeon_lords")
    assert len(games) >= 10
    facts = [undercroft.load(path.read_text("utf-8")).facts() for path in records("dungeon_lords")]
    options = [{**each, "players": fact["players"]} for fact in facts if isinstance(each := fact["options"], dict)]
    assert {(each["players"], each["version"]) for each in options} == set(
        product(META.players, ("full", "first_game"))
    )
    for choice in META.options:
        assert {each[choice.name] for each in options} == set(choice.values), choice.name
