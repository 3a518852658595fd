"""The content against sections 2 and 8 of the specification."""

from collections import Counter
from typing import Any

import pytest

from undercroft.games.doodle_dungeon.cards import BUILD, CHEAP, DAMAGE, EVEN, IMPROVEMENT, PACK, POINTS, WALL
from undercroft.games.doodle_dungeon.geometry.walls import placements

FILES = {"elements": 7, "tracks": 6, "shapes": 10, "actions": 15, "cards": 60, "scoring": 4}
PROVENANCE = {"printed", "source", "reconstructed"}
ALL: list[dict[str, Any]] = [each for name in FILES for each in PACK[name][name]]


@pytest.mark.parametrize(("name", "count"), FILES.items())
def test_every_list_has_the_counts_of_the_box(name: str, count: int) -> None:
    """DD-012: 60 cards; six tracks, 15 actions."""
    assert len(PACK[name][name]) == count


@pytest.mark.parametrize("entry", ALL, ids=lambda each: each["id"])
def test_every_entry_has_names_and_texts_in_both_languages_and_a_provenance(entry: dict[str, Any]) -> None:
    assert entry["provenance"] in PROVENANCE
    assert all(entry[field][lang] for field in ("name", "text") for lang in ("en", "de"))


def test_the_totals_are_those_of_the_cards() -> None:
    """DD-031, DD-032: all walls of a card are one element."""
    totals = PACK["box"]["totals"]
    parts = Counter(part["element"] for card in PACK["cards"]["cards"] for part in card["build"])
    shapes = Counter(part["shape"] for card in PACK["cards"]["cards"] for part in card["build"] if "shape" in part)
    assert shapes == totals["formations_by_shape"]
    assert parts["wall"] == totals["wall_formations"]
    for kind in ("trap", "goblin", "orc", "dragon", "treasure", "improvement"):
        assert parts[kind] == totals[kind]


def test_a_card_has_at_most_one_formation_and_it_comes_first() -> None:
    """DD-032: also where it is a single wall; elements stand in one order on all cards."""
    for build in BUILD:
        assert build.count(WALL) <= 1
        assert list(build) == sorted(build)


def test_fourteen_cards_bring_at_most_seventeen_treasures() -> None:
    """DD-064: so a treasure always finds a cell."""
    assert sum(sorted([build.count(6) for build in BUILD])[-14:]) == 17


def test_improvements_of_four_cards_each() -> None:
    assert sum(build.count(IMPROVEMENT) for build in BUILD) == 69


def test_points_and_damage_of_monsters() -> None:
    """DD-061: goblin 1, orc 2, dragon 3; traps score nothing (DD-174)."""
    assert POINTS[1:6] == [0, 0, 1, 2, 3]
    assert DAMAGE[3:6] == [1, 2, 3]


def test_levels_by_boxes() -> None:
    """DD-072, DD-076: bases, and levels only for full groups."""
    goblins, orcs, dragons, traps, treasures, hand = CHEAP
    assert goblins == [0, 2, 4, 6, 8, 10, 12]
    assert orcs == [2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12]
    assert dragons == [4, 4, 6, 6, 8, 8, 10, 10, 12]
    assert traps == treasures == [1, 1, 1, 2, 2, 2, 3]
    assert hand == [1, 1, 2, 2, 3, 3, 4]
    assert EVEN[0] == [0, 0, 2, 2, 4, 4, 6, 6, 8, 8, 10, 10, 12]
    assert EVEN[1:] == CHEAP[1:]


@pytest.mark.parametrize("shape", range(10))
def test_placements_on_an_empty_sheet(shape: int) -> None:
    """DD-053: the numbers of example DD-E21."""
    assert len(placements(shape, 0, 0)) == PACK["shapes"]["shapes"][shape]["legal_on_empty_sheet"]


def test_actions_come_four_times_each() -> None:
    """DD-122, DD-141: 36 dungeon actions and 24 hero actions."""
    kinds = Counter(card["kind"] for card in PACK["cards"]["cards"])
    assert kinds == {"dungeon": 36, "hero": 24}
    assert set(Counter(card["action"] for card in PACK["cards"]["cards"]).values()) == {4}
