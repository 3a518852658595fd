"""Phase C: turns, moving, traps, bombs and potions."""

from typing import Any

import pytest

from tests.games.doodle_dungeon.play import doodle_dungeon
from tests.games.doodle_dungeon.situations import (
    BLANK,
    CHRIS,
    PC,
    STRAIGHT,
    at_chris,
    chris,
    content,
    dungeon,
    ends,
    straight,
    told,
)
from undercroft.engine.testing.table import PlayTable, sit

ROW = "..T..G..D."


def first_turn(**words: Any) -> PlayTable:
    return sit(doodle_dungeon(2), {"at": "turn", "P1": {**chris(), "turns": 0, **words.pop("P1", {})}, **words})


def test_hands_are_drawn_by_hand_level() -> None:
    """DD-099, DD-072, DD-E09: level 3, and 1 of the 2 boxes of level 2."""
    position: dict[str, Any] = {
        "at": "path",
        "P1": {"boxes": {"hand": 4}, "drawn": STRAIGHT, "drafted": ["axe", "axe", "bomb", "curse"]},
        "P2": {"boxes": {"hand": 1}, "drawn": STRAIGHT, "drafted": ["talisman", "jump", "shield", "axe"]},
    }
    table = sit(doodle_dungeon(2), position)
    table.plays("P1", "leave", "confirm").plays("P2", "leave", "confirm")
    assert [each["hand_size"] for each in table.sees(None, "dungeons")] == [3, 1]
    assert [each["deck"] for each in table.sees(None, "dungeons")] == [1, 3]


def test_the_first_turn_has_no_move() -> None:
    """DD-101, DD-102, DD-122: only steps 3 and 4; no dungeon action can be played."""
    table = first_turn(P1={"hand": ["axe"], "deck": ["curse"]})
    assert table.step() == "hero-action"
    assert table.sees(None, "dungeons.0.place") == -1
    assert "play axe" not in table.offers("P1")


def test_turns_go_round() -> None:
    """DD-100, DD-101, DD-156: the next seat clockwise; the marker stays."""
    table = sit(
        doodle_dungeon(3),
        {"at": "refill", "marker": "P2", "turn": "P3", "P1": {"path": STRAIGHT}, "P2": {"path": STRAIGHT}},
    )
    assert [each["seat"] for each in told(table, "turn")][:1] == [0]
    assert table.truth("marker") == 1


def test_the_hero_goes_to_the_next_trap_or_monster() -> None:
    """DD-106, DD-108, DD-113, DD-114: and the movement ends there."""
    table = straight(ROW, hearts=20)
    assert told(table, "moved")[0] == {"seat": 0, "cell": "A3", "steps": 3}
    assert told(table, "damaged")[0] == {"seat": 0, "points": 1, "hearts": 19}


def test_what_is_crossed_off_is_walked_over() -> None:
    """DD-007, DD-109, DD-E11: its cell counts as empty."""
    table = straight("..t..g..D.", "5", "5")
    assert told(table, "moved") == [{"seat": 0, "cell": "A9", "steps": 9}]


def test_he_leaves_the_monster_that_beat_him() -> None:
    """DD-106, DD-110, DD-119: he does not stand still, and meets it again only where the path returns."""
    table = straight("..D.......", hero=2)
    assert told(table, "met") == []
    assert told(table, "escaped")[0] == {"seat": 0, "hearts": 20}


def test_the_path_may_return_to_the_monster() -> None:
    """DD-087, DD-109, DD-110, DD-119, DD-E40: over the sprung trap, and the same goblin again."""
    path = "A1 A2 A3 A4 A5 A4 A3 B3 B4 B5 B6 B7 B8 B9 B10 C10 D10 E10 F10 G10 H10"
    table = straight("..G.t.....", "10", "10", path=path, hero=2, boxes={"goblins": 6})
    assert told(table, "moved")[0] == {"seat": 0, "cell": "A3", "steps": 4}
    assert told(table, "met")[0]["element"] == "goblin"


def test_the_heros_place_is_one_of_the_path_not_a_cell() -> None:
    """DD-107, DD-E43: from D6 to C6 the first time, to E6 the second."""
    path = PC.split()
    assert [place for place, cell in enumerate(path) if cell == "D6"] == [32, 44]
    assert told(at_chris(32, "1", "1"), "moved")[0]["cell"] == "D10"
    table = at_chris(44)
    assert told(table, "moved")[0]["cell"] == "G8"


def test_a_trap_does_the_damage_of_its_track_and_is_crossed_off() -> None:
    """DD-074, DD-114, DD-115, DD-E10: level 2 after three boxes."""
    table = straight(ROW, boxes={"traps": 3})
    assert told(table, "damaged")[0] == {"seat": 0, "points": 2, "hearts": 18}
    assert content(table, "A3") == "t"


def test_a_crossed_off_trap_is_sprung_once_only() -> None:
    """DD-007, DD-115: it never comes back."""
    table = straight("..t.......")
    assert told(table, "damaged") == []


def test_who_leaves_through_the_exit_has_escaped() -> None:
    """DD-112, DD-166, DD-E83: step 2 is skipped; steps 3 and 4 follow in the same turn, and later turns begin there."""
    table = straight("..t.......", hand=["bomb"], P2={"sheet": BLANK, "path": STRAIGHT})
    assert told(table, "escaped") == [{"seat": 0, "hearts": 20}]
    assert table.step() == "hero-action"
    table.plays("P1", "stop")
    assert table.step() == "put-under"
    table = straight("..t.......", hand=["bomb"], fate="escaped", P2={"sheet": BLANK, "path": STRAIGHT})
    assert table.step() == "hero-action"
    assert told(table, "moved") == []


def test_a_dead_heros_dungeon_has_no_moves() -> None:
    """DD-103: only steps 3 and 4."""
    table = straight(ROW, fate="dead", hearts=0, hand=["bomb"], P2={"path": STRAIGHT})
    assert table.step() == "hero-action"


def test_the_game_ends_when_the_last_hero_is_gone() -> None:
    """DD-112, DD-167, DD-E70: at once, without steps 3 and 4."""
    table = straight("..t.......", hand=["bomb"], P2={"fate": "escaped", "path": STRAIGHT, "hearts": 3})
    assert table.match.over
    table = straight(ROW, hearts=1, hand=[], P2={"fate": "escaped", "path": STRAIGHT, "hearts": 3})
    assert table.match.over
    assert told(table, "died") == [{"seat": 0}]


# ---- start of turn


def test_bombs_are_resolved_in_the_first_turn_too() -> None:
    """DD-102, DD-105, DD-143, DD-150, DD-E44: from the doorway B4 is 5 steps away, B5 is 6."""
    rows = ["..........", "...GO.....", *BLANK[2:]]
    path = "A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 B10 C10 D10 E10 F10 G10 H10"
    table = sit(
        doodle_dungeon(2),
        {"at": "turn", "P1": {"sheet": rows, "path": path, "turns": 0, "above": ["bomb@P2"]}, "P2": {"path": STRAIGHT}},
    )
    assert told(table, "bombed") == [{"bomber": 1, "seat": 0, "element": "goblin", "cell": "B4"}]
    assert content(table, "B4") == "g"
    assert content(table, "B5") == "O"


def test_the_player_of_the_bomb_chooses_its_monster() -> None:
    """DD-104, DD-143, DD-149, DD-E19: off the path, at most 5 steps away, walls ignored; one must be chosen."""
    table = at_chris(38, P1={"above": ["bomb@P2"], "path": PC}, P2={"path": STRAIGHT})
    assert table.asks() == ["P2"]
    assert table.offers("P2") == ["blast A9", "blast B10"]
    assert table.truth("turn") == 0
    table.plays("P2", "blast B10")
    assert content(table, "B10") == "d"
    assert dungeon(table)["above"] == []
    assert table.truth("discard")[0] == "card_37"


def test_a_crossed_off_monster_or_one_on_the_path_is_no_target() -> None:
    """DD-143: also where the path has been walked already."""
    rows = [CHRIS[0][:8] + "o#", *CHRIS[1:]]
    table = at_chris(38, P1={"sheet": rows, "above": ["bomb@P2"]}, P2={"path": STRAIGHT})
    assert told(table, "bombed")[0]["cell"] == "B10"


def test_on_foot_the_distance_is_a_walk() -> None:
    """DD-143, DD-149, DD-E45: 6 steps each: no effect, and the bomb is spent."""
    table = at_chris(38, P1={"above": ["bomb@P2"]}, P2={"path": STRAIGHT}, options={"bomb_range": "on_foot"})
    assert told(table, "bomb-lost") == [{"bomber": 1, "seat": 0}]
    assert [content(table, cell) for cell in ("A9", "B10")] == ["O", "D"]
    assert "card_37" in table.truth("discard")


def test_two_bombs_go_off_one_after_the_other() -> None:
    """DD-105, DD-143, DD-151, DD-E46: each by its own player, in the order played; the second has A9 left."""
    table = at_chris(38, players=3, P1={"above": ["bomb@P3", "bomb@P2"]}, P2={"path": STRAIGHT}, P3={"path": STRAIGHT})
    assert table.asks() == ["P3"]
    table.plays("P3", "blast B10")
    assert [each["cell"] for each in told(table, "bombed")] == ["B10", "A9"]
    assert [each["bomber"] for each in told(table, "bombed")] == [2, 1]
    assert dungeon(table)["crossed"] == 2


def test_bombs_never_hurt_the_hero() -> None:
    """DD-163: only fights and traps do."""
    table = at_chris(38, P1={"above": ["bomb@P2"]}, P2={"path": STRAIGHT})
    table.plays("P2", "blast B10")
    news = table.news()
    assert "damaged" not in news[: news.index("moved")]


@pytest.mark.parametrize(("hearts", "healed"), [(17, 3), (14, 4), (20, 0)])
def test_two_potions_heal_together(hearts: int, healed: int) -> None:
    """DD-105, DD-145, DD-162, DD-E47: never more than was lost; both are spent."""
    table = straight("..G.......", "1", "1", hearts=hearts, above=["healing_potion@P2", "healing_potion@P2"])
    assert told(table, "healed") == [{"seat": 0, "points": healed, "hearts": hearts + healed}]
    assert len(table.truth("discard")) == 2
    assert dungeon(table)["above"] == []


def test_potions_come_at_the_place_of_the_first() -> None:
    """DD-105: before a bomb that was played later."""
    table = at_chris(38, P1={"hearts": 10, "above": ["healing_potion@P2", "bomb@P2"]}, P2={"path": STRAIGHT})
    assert table.step() == "bomb-target"
    assert told(table, "healed")[0]["hearts"] == 12


def test_the_full_walk_of_the_example() -> None:
    """DD-102, DD-106 to DD-120, DD-164, DD-166, DD-E42: 14 turns, 9 hearts, five monsters crossed off."""
    dice = {5: "7 6", 6: "5 9", 7: "3 4", 8: "6 5", 9: "10 8", 10: "7 2", 11: "2 3", 12: "9 3"}
    position: dict[str, Any] = {
        "at": "turn",
        "P1": {**chris(), "turns": 0, "hand": ["orc_club"]},
        "P2": {"path": STRAIGHT, "fate": "dead", "hearts": 0},
    }
    rolls = [eyes for turn in sorted(dice) for eyes in dice[turn].split()]
    table = sit(doodle_dungeon(2), position, *rolls)
    clubs = 0
    while not table.match.over:
        offers = table.offers("P1")
        if "play orc_club" in offers and dungeon(table)["hearts"] == 14 and table.truth("fight.cell") == "D6":
            table.plays("P1", "play orc_club")
            clubs += 1
        else:
            table.plays("P1", "stop" if "stop" in offers else "done")
    assert clubs == 1
    assert told(table, "escaped") == [{"seat": 0, "hearts": 9}]
    assert [each["cell"] for each in told(table, "crossed-off") if each["element"] != "trap"] == [
        "C3", "A4", "G3", "E5", "D10",
    ]  # fmt: skip
    assert [each["hearts"] for each in told(table, "damaged")] == [19, 18, 17, 14, 12, 10, 9]
    assert len([each for each in told(table, "turn") if each["seat"] == 0]) == 14
    score = dungeon(table)["score"]
    assert score == {"treasures": 6, "monsters": 13, "slain": 0, "hearts": -9, "total": 10}
    assert dungeon(table)["crossed"] == 5


def test_the_owner_decides_in_his_turn() -> None:
    """DD-104: nobody else is asked."""
    table = straight("..G.......", "5", "5", hand=["axe"], P2={"hand": ["axe"], "path": STRAIGHT})
    assert table.asks() == ["P1"]
    assert "P1" not in ends(table).asks() or table.truth("turn") != 0
