"""Final scoring, ties and places."""

from typing import Any

import pytest

from tests.games.doodle_dungeon.play import doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, STRAIGHT, chris, dungeon
from undercroft.engine.testing.table import PlayTable, sit

GONE = {"path": STRAIGHT, "sheet": BLANK, "fate": "escaped"}


def ended(players: int = 2, **words: Any) -> PlayTable:
    """The last hero, in the dungeon of P1, walks out; all others are gone already."""
    seats: dict[str, Any] = {f"P{seat + 1}": {**GONE} for seat in range(players)}
    seats["P1"] = {"path": STRAIGHT, "hero": 16, "sheet": BLANK}
    for name, more in words.items():
        seats[name] = {**seats[name], **more}
    return sit(doodle_dungeon(players), {"at": "turn", **seats})


def total(table: PlayTable, seat: str = "P1") -> int:
    return int(dungeon(table, seat)["score"]["total"])


def test_the_example_of_the_book() -> None:
    """DD-067, DD-170, DD-171, DD-173, DD-174, DD-E14: 6 + 13 - 9 is 10."""
    rows = [
        "T#.o#.G#O#",
        ".#.#O.#..D",
        "T#g##...##",
        ".#.##O#..d",
        "T..#g..###",
        "...#......",
        ".#o....T..",
        ".D#.......",
    ]
    table = ended(P1={**chris(), "sheet": rows, "hero": 56, "hearts": 9})
    assert dungeon(table)["score"] == {"treasures": 6, "monsters": 13, "slain": 0, "hearts": -9, "total": 10}
    assert table.match.result is not None
    assert table.match.result.scores == (10, -20)


def test_a_dead_hero_counts_5_and_his_hearts_nothing() -> None:
    """DD-170, DD-172, DD-173, DD-E71: 3 + 6 + 5."""
    rows = ["G.O.D.....", "..........", "g.........", *BLANK[3:]]
    words = {"sheet": rows, "treasures": ["A3", "C1"], "boxes": {"treasures": 6}, "fate": "dead", "hearts": 0}
    table = ended(P2=words)
    assert dungeon(table, "P2")["score"] == {"treasures": 3, "monsters": 6, "slain": 5, "hearts": 0, "total": 14}


def test_totals_can_be_negative() -> None:
    """DD-174, DD-E72: traps, walls and boxes score nothing."""
    table = ended(
        P1={
            "hearts": 14,
            "sheet": ["T#........", *BLANK[1:]],
            "path": STRAIGHT.replace("A1 A2", "A1"),
            "hero": 15,
            "boxes": {"orcs": 1},
        }
    )
    assert total(table) == -14


@pytest.mark.parametrize(("cell", "points"), [("A3", 1), ("A5", 0), ("C3", 0), ("B1", 0), ("H1", 0)])
def test_a_treasure_counts_under_a_standing_monster_only(cell: str, points: int) -> None:
    """DD-062, DD-067, DD-068, DD-170, DD-E27, DD-E75: not under a crossed-off one, a wall, a trap, or nothing."""
    rows = ["..G.g.....", "..........", "#.T.......", *BLANK[3:]]
    rows[1] = "#........."
    rows[2] = "..T......."
    table = ended(P2={"sheet": rows, "treasures": [cell], "hearts": 0, "fate": "dead"})
    assert dungeon(table, "P2")["score"]["treasures"] == points


def test_the_level_at_the_end_counts() -> None:
    """DD-074, DD-130, DD-170, DD-E74: a box checked in the last encounter makes three treasures 2 each."""
    words = {
        "sheet": ["G.G.G.....", *BLANK[1:7], ".........T"], "treasures": ["A1", "A3", "A5"], "hearts": 1, "hero": 15,
        "boxes": {"treasures": 2}, "hand": ["energy_drink"],
    }  # fmt: skip
    table = ended(P1=words)
    table.plays("P1", "play energy_drink", "improve treasures", "improve orcs")
    assert table.match.over
    assert dungeon(table)["score"] == {"treasures": 6, "monsters": 3, "slain": 5, "hearts": 0, "total": 14}


def monsters(points: int, crossed: int) -> dict[str, Any]:
    """A dungeon of so many goblins, with no hearts to lose, and so many crossed off."""
    cells = ["G.G.G.G.G.", ".G.G.G.G.G", "G.G.G.G.G.", ".G.G.G.G.G"]
    rows = ["".join(row) for row in cells] + BLANK[4:]
    text = list("".join(rows))
    kept = 0
    for place, sign in enumerate(text):
        if sign == "G":
            kept += 1
            text[place] = "G" if kept <= points else "."
    joined = "".join(text)
    sheet = [joined[row * 10 : row * 10 + 10] for row in range(8)]
    return {"sheet": sheet, "fate": "dead", "hearts": 0, "crossed": crossed, "path": STRAIGHT}


@pytest.mark.parametrize(("crossed", "places"), [((9, 7), (2, 1, 3)), ((7, 7), (1, 1, 3))])
def test_fewer_crossed_off_monsters_break_a_tie(crossed: tuple[int, int], places: tuple[int, ...]) -> None:
    """DD-151, DD-175, DD-E73: 18, 18, 12; if that is equal too, the place is shared and counted 1, 1, 3."""
    table = ended(4, P2=monsters(13, crossed[0]), P3=monsters(13, crossed[1]), P4=monsters(7, 0))
    assert table.match.result is not None
    assert table.match.result.scores[1:] == (18, 18, 12)
    assert table.match.result.places[1:] == places
    assert table.match.result.places[0] == 4


def test_everything_is_revealed_at_the_end() -> None:
    """DD-066, DD-169: treasure lists and hands."""
    table = ended(P2={"treasures": ["C3"], "hand": ["axe"]})
    assert table.sees("P1", "dungeons.1.treasures") == ["C3"]
    assert table.sees(None, "dungeons.1.hand") == ["card_01"]


def test_nothing_tells_of_a_treasure_before_the_scoring() -> None:
    """DD-068: a monster on a treasure is crossed off like any other."""
    heard = []
    for treasures in (["A3"], []):
        words = {"sheet": ["..G.......", *BLANK[1:]], "path": STRAIGHT, "treasures": treasures, "hand": ["axe"]}
        table = sit(doodle_dungeon(2), {"at": "turn", "P1": words, "P2": {"path": STRAIGHT}}, "1", "1")
        table.plays("P1", "stop")
        heard.append(table.match.events(1))
    assert heard[0] == heard[1]


def test_the_golden_rule() -> None:
    """DD-008, DD-146: an action that contradicts a rule wins: a sprung trap does no damage under a shield."""
    words = {"sheet": ["..T.......", *BLANK[1:]], "path": STRAIGHT, "above": ["shield@P2"]}
    table = sit(doodle_dungeon(2), {"at": "turn", "P1": words, "P2": {"path": STRAIGHT}})
    assert dungeon(table)["hearts"] == 20
