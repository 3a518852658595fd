"""Building the elements of a card."""

from typing import Any

import pytest

from tests.games.doodle_dungeon.play import Words, doodle_dungeon
from tests.games.doodle_dungeon.situations import BLANK, CHRIS, content, dungeon, told
from undercroft.engine.errors import CannotUndo
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.games.doodle_dungeon.geometry.cells import CELL_IDS

S2 = [*BLANK[:2], "..T..G....", *BLANK[3:5], "....O.....", *BLANK[6:]]
FULL = ["T.T.T.T.T.", ".T.T.T.T.T", *["T.T.T.T.T.", ".T.T.T.T.T"] * 3]


def builds(card: str, options: Words | None = None, other: Words | None = None, **words: Any) -> PlayTable:
    """P1 has taken that card and builds; P2 has one of his own."""
    position: Words = {"at": "build", "P1": {"card": card, **words}, "P2": {"card": "card_49", **(other or {})}}
    return sit(doodle_dungeon(2, **(options or {})), position)


def kinds(table: PlayTable) -> set[str]:
    """The kinds of choices that P1 has."""
    return {text.split()[0] for text in table.offers("P1")}


def cells(table: PlayTable) -> set[str]:
    return {text.split()[1] for text in table.offers("P1")}


def walls_on(table: PlayTable, where: str) -> str:
    """The choice that draws the formation on these cells."""
    found = [text for text in table.offers("P1") if set(table.args("P1", text)["cells"].split()) == set(where.split())]
    return found[0]


def test_elements_are_built_from_left_to_right_and_never_skipped() -> None:
    """DD-031, DD-033, DD-034, DD-E01: formation, goblin, goblin, dragon; no way to leave one out."""
    table = builds("card_05")
    built = []
    while kinds(table) != {"confirm"}:
        built.append((table.sees("P1", "building.element"), kinds(table)))
        table.plays("P1", table.offers("P1")[0])
    assert built == [("wall", {"walls"}), ("goblin", {"draw"}), ("goblin", {"draw"}), ("dragon", {"draw"})]


def test_all_walls_of_a_card_are_one_choice() -> None:
    """DD-032, DD-043, DD-044: 416 ways to draw a kinked three, and it is drawn completely."""
    table = builds("card_05")
    assert len(table.offers("P1")) == 416
    table.plays("P1", walls_on(table, "C4 C5 D6"))
    assert [content(table, cell) for cell in ("C4", "C5", "D6", "C6")] == ["#", "#", "#", "."]


def test_tokens_keep_apart() -> None:
    """DD-041, DD-056, DD-057, DD-058, DD-E04: 65 cells are left, diagonal ones and A1 among them."""
    table = builds("card_03", sheet=S2)
    assert len(cells(table)) == 65
    beside = {"B3", "D3", "C2", "C4", "B6", "D6", "C5", "C7", "E5", "G5", "F4", "F6"}
    assert not cells(table) & {*beside, "C3", "C6", "F5"}
    assert {"B2", "B4", "D5", "A1", "H10"} <= cells(table)


@pytest.mark.parametrize(("choice", "rule"), [("draw C3", "DD-041"), ("draw C4", "DD-056"), ("hide A1", "DD-033")])
def test_a_place_that_is_refused_names_its_rule(choice: str, rule: str) -> None:
    """DD-033, DD-041, DD-056: occupied, beside a token, another element's turn."""
    assert builds("card_03", sheet=S2).refuses("P1", choice).rules[0] == rule


@pytest.mark.parametrize(
    ("place", "rule"), [("0@A9", "DD-045"), ("0@C3", "DD-046"), ("0@A1", "DD-048"), ("2@A9", "DD-047")]
)
def test_walls_that_are_refused_name_their_rule(place: str, rule: str) -> None:
    """DD-045 to DD-048: beyond the edge, on a trap, on the entrance, cutting cells off."""
    rows = ["..........", ".........#", "..T.......", *BLANK[3:]]
    card = "card_08" if place != "2@A9" else "card_20"
    table = builds(card, sheet=rows)
    if place == "2@A9":
        assert table.refuses("P1", "walls 0@A8").rules[0] == "DD-047"
    else:
        assert table.refuses("P1", f"walls {place}").rules[0] == rule


def test_a_treasure_is_hidden_on_any_cell_without_one() -> None:
    """DD-005, DD-062, DD-063, DD-064, DD-E05: under a dragon, a wall, a trap, or where nothing stands yet."""
    rows = [*S2[:7], "D#........"]
    table = builds("card_48", sheet=rows, treasures=["D5"])
    table.plays("P1", "draw A1", "draw A10")
    assert len(cells(table)) == 79
    assert {"H1", "H2", "D4", "C4", "C3"} <= cells(table)
    assert table.refuses("P1", "hide D5").rules[0] == "DD-064"
    table.plays("P1", "hide H2")
    assert "H2" not in cells(table)
    assert content(table, "H2") == "#"


def test_a_hidden_treasure_does_not_make_a_cell_full() -> None:
    """DD-005, DD-052, DD-059, DD-E27: a monster, a trap or a wall can be drawn on it."""
    assert "B6" in cells(builds("card_03", treasures=["B6"]))
    assert "0@B6" in cells(builds("card_07", treasures=["B6"]))


def test_improvements_are_chosen_one_by_one() -> None:
    """DD-069, DD-070, DD-071, DD-072, DD-E06: one on trap and one on orc; a group that is not full gives nothing."""
    table = builds("card_33", boxes={"dragons": 4, "traps": 2}).plays("P1", "draw A1", "draw A5", "draw A9")
    assert len(table.offers("P1")) == 6
    table.plays("P1", "improve traps", "improve orcs")
    tracks = table.sees("P1", "dungeons.0.tracks")
    assert tracks["traps"] == {"boxes": 3, "of": 6, "level": 2, "next": 3}
    assert tracks["orcs"] == {"boxes": 1, "of": 10, "level": 2, "next": 1}
    both = builds("card_33", boxes={"dragons": 4}).plays("P1", "draw A1", "draw A5", "draw A9")
    both.plays("P1", "improve dragons", "improve dragons")
    assert both.sees("P1", "dungeons.0.tracks.dragons.level") == 10


@pytest.mark.parametrize(("track", "levels"), [("cheap", [2, 4]), ("even", [0, 2])])
def test_the_goblin_track_has_one_or_two_boxes_for_a_level(track: str, levels: list[int]) -> None:
    """DD-072, DD-076, DD-E29."""
    table = builds("card_60", {"goblin_track": track}).plays("P1", "draw A1")
    seen = []
    for _ in range(2):
        table.plays("P1", "improve goblins")
        seen.append(table.sees("P1", "dungeons.0.tracks.goblins.level"))
    assert seen == levels


def test_a_full_track_is_not_offered_and_with_all_full_an_improvement_lapses() -> None:
    """DD-073, DD-E28: the last open track is improved without asking."""
    full = {"goblins": 6, "orcs": 10, "dragons": 8, "traps": 6, "treasures": 6, "hand": 6}
    table = builds("card_60", boxes=full).plays("P1", "draw A1")
    assert table.sees("P1", "building.built") == ["draw A1", "lapsed", "lapsed", "lapsed"]
    assert table.offers("P1") == ["confirm"]
    table = builds("card_60", boxes={**full, "hand": 5}).plays("P1", "draw A1")
    assert table.sees("P1", "building.built") == ["draw A1", "improve hand", "lapsed", "lapsed"]
    table = builds("card_60", boxes={**full, "hand": 4, "orcs": 8}).plays("P1", "draw A1")
    assert table.offers("P1") == ["improve orcs", "improve hand"]
    assert table.refuses("P1", "improve traps").rules[0] == "DD-073"


def test_an_element_without_a_legal_place_lapses_and_the_next_is_built() -> None:
    """DD-035, DD-060, DD-E24: both orcs lapse, the improvement is made."""
    table = builds("card_52", sheet=FULL)
    assert table.sees("P1", "building.built") == ["lapsed", "lapsed", "lapsed"]
    assert kinds(table) == {"improve"}
    assert table.sees("P1", "building.element") == "improvement"


def test_a_formation_without_a_place_lapses() -> None:
    """DD-035, DD-043, DD-E23: parts of it are never drawn."""
    crowded = [*CHRIS[:4], "T..#G.G###", "...#.G....", *CHRIS[6:]]
    table = builds("card_02", sheet=crowded)
    assert table.sees("P1", "building.built")[0] == "lapsed"
    single = builds("card_07", sheet=crowded)
    assert len(single.offers("P1")) == 18


def test_the_only_place_is_taken_without_asking_and_the_next_may_lapse() -> None:
    """DD-034, DD-036, DD-037, DD-E25: nobody may leave out the trap to save the cell for the orc."""
    rows = [
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.#..",
    ]
    table = builds("card_01", sheet=rows)
    assert table.sees("P1", "building.built") == ["draw H10", "lapsed"]
    assert content(table, "H10") == "T"


def test_a_choice_may_leave_a_later_element_without_a_place() -> None:
    """DD-036: no duty to look ahead."""
    rows = [
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.#.",
        ".T.T.T.#..",
    ]
    table = builds("card_01", sheet=rows)
    assert cells(table) == {"H9", "H10"}
    table.plays("P1", "draw H9")
    assert table.sees("P1", "building.built") == ["draw H9", "lapsed"]


def test_everything_can_be_taken_back_until_all_have_confirmed() -> None:
    """DD-038, DD-039, DD-040, DD-065, DD-E26: in reverse order; after the last confirmation nothing."""
    table = builds("card_16")
    table.plays("P1", table.offers("P1")[0], "draw E5", "draw G7", "improve hand", "confirm")
    match = table.match
    for built in (4, 3, 2, 1, 0):
        assert match.can_undo(0)
        match.undo(0)
        assert len(table.sees("P1", "building.built")) == built
    assert content(table, "E5") == "."
    table.plays("P1", table.offers("P1")[1], "draw E5", "draw G7", "improve orcs", "confirm")
    table.plays("P2", "draw A1", "improve hand", "improve hand", "improve hand", "confirm")
    assert table.step() != "build"
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_forced_and_lapsed_elements_fall_with_the_choice_before_them() -> None:
    """DD-039: they are judged anew."""
    rows = [
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.T.",
        ".T.T.T.T.T",
        "T.T.T.T.#.",
        ".T.T.T.#..",
    ]
    table = builds("card_01", sheet=rows).plays("P1", "draw H9")
    table.match.undo(0)
    assert table.sees("P1", "building.built") == []
    table.plays("P1", "draw H10")
    assert table.sees("P1", "building.built") == ["draw H10", "lapsed"]


def test_a_card_that_leaves_no_choice_still_needs_its_confirmation() -> None:
    """DD-040: everything forced or lapsed."""
    full = {"goblins": 6, "orcs": 10, "dragons": 8, "traps": 6, "treasures": 6, "hand": 6}
    table = builds("card_52", sheet=FULL, boxes=full)
    assert table.asks() == ["P1", "P2"]
    assert table.offers("P1") == ["confirm"]


def test_who_has_confirmed_waits_and_may_withdraw() -> None:
    """DD-040: everybody sees that he has."""
    table = builds("card_60").plays("P1", "draw A1", "improve hand", "improve hand", "improve hand", "confirm")
    assert table.asks() == ["P2"]
    assert table.sees("P2", "dungeons.0.confirmed") is True
    table.match.undo(0)
    assert table.asks() == ["P1", "P2"]
    assert table.sees("P2", "dungeons.0.confirmed") is False


def test_what_was_built_is_told_when_all_have_confirmed() -> None:
    """DD-024, DD-035, DD-062, DD-066, DD-069: of a treasure only that there is one more."""
    table = builds("card_57", other={"card": "card_52", "sheet": FULL})
    table.plays("P1", "draw A1", "draw A5", "hide C3", "improve hand", "improve hand")
    assert told(table, "drew") == []
    table.plays("P1", "confirm").plays("P2", "improve orcs", "confirm")
    assert told(table, "drew") == [
        {"seat": 0, "element": "trap", "cell": "A1"}, {"seat": 0, "element": "goblin", "cell": "A5"},
    ]  # fmt: skip
    assert told(table, "hid") == [{"seat": 0}]
    assert told(table, "lapsed") == [{"seat": 1, "element": each} for each in ("goblin", "orc", "orc")]
    assert told(table, "improved")[1] == {"seat": 0, "track": "hand", "boxes": 2, "level": 2}
    assert not any("C3" in str(event) for event in table.match.events(1))


def test_a_card_of_two_identical_kinds_keeps_both_apart() -> None:
    """DD-006, DD-037, DD-061: the second goblin is judged on the sheet with the first."""
    table = builds("card_48").plays("P1", "draw D4")
    assert not {"D4", "C4", "E4", "D3", "D5"} & cells(table)
    assert dungeon(table)["sheet"][3] == "...G......"


def test_quality_and_order_of_the_own_deck_are_no_choices() -> None:
    """DD-011, DD-014, DD-026, DD-042: nothing in the list of choices names them."""
    labels = {option.label for option in doodle_dungeon().rules.actions.table}
    assert labels == {
        "take", "walls", "draw", "hide", "improve", "confirm", "go", "leave", "erase", "blast", "play", "fetch", "lay",
        "under", "stop", "done",
    }  # fmt: skip


def test_the_last_cell_for_a_treasure_is_no_question() -> None:
    """DD-064: one per cell, and nothing else is needed; a second treasure of the card would find no place."""
    others = [cell for cell in CELL_IDS if cell != "H2"]
    table = builds("card_48", treasures=others).plays("P1", "draw C1", "draw C10")
    assert table.offers("P1") == ["confirm"]
    assert dungeon(table)["treasures"] == [*others, "H2"]
    assert table.sees("P1", "building.built")[-2:] == ["hide H2", "lapsed"]
