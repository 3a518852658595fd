"""Scoring, titles and the end of the game (DL-570 to DL-588), and the end of combat (DL-412 to DL-418)."""

from typing import Any

import undercroft
from tests.games.dungeon_lords.fighting import combat, lord
from tests.games.dungeon_lords.play import LordsTable, Words, lords
from undercroft.engine.testing.table import seat_number, sit
from undercroft.games.dungeon_lords.cards import CELL_IDS, HERO_IDS, MONSTER_IDS, ROOM_IDS, TITLE_IDS
from undercroft.games.dungeon_lords.rules.scoring import lines_before_titles, result
from undercroft.games.dungeon_lords.view.scores import points_of, scores_of, titles_of

ANY_MONSTERS = ["golem", "dragon", "demon"]
HEROES = ["y1_warrior_3", "y1_warrior_4a", "y1_warrior_4b", "y1_warrior_5"]


def dungeon(*, rooms: list[str], fallen_rooms: int, tunnels: int, fallen_tunnels: int) -> Words:
    """A dungeon by numbers: rooms first, conquered ones last, then tunnels."""
    cells = list(CELL_IDS)
    halls, rest = cells[: len(rooms)], cells[len(rooms) : len(rooms) + tunnels]
    conquered = halls[len(halls) - fallen_rooms :] + rest[:fallen_tunnels]
    return {"tunnels": rest, "rooms": dict(zip(halls, rooms, strict=True)), "conquered": conquered}


def scoring(**lords_of: Any) -> LordsTable:
    """The end of the second combat with these lords: the game is over and scored."""
    players = max(2, *[seat_number(name) + 1 for name in lords_of])
    return lords("combat_end", players=players, year=2, season="autumn", **lords_of)


def lines(fight: LordsTable, player: int) -> dict[str, int]:
    return scores_of(fight.s)[player]["lines"]


def four_lords() -> LordsTable:
    """DL-E128."""
    halls = ["hall_of_fame", "mint", "workshop", "magic_room"]
    homes = (
        dungeon(rooms=halls, fallen_rooms=1, tunnels=8, fallen_tunnels=3),
        dungeon(rooms=["cafeteria", "tool_shed"], fallen_rooms=0, tunnels=10, fallen_tunnels=2),
        dungeon(rooms=["labyrinth"], fallen_rooms=0, tunnels=10, fallen_tunnels=5),
        dungeon(rooms=["chapel", "dark_room", "chicken_coop"], fallen_rooms=1, tunnels=6, fallen_tunnels=2),
    )
    things: tuple[Words, ...] = (
        {"lair": [*ANY_MONSTERS, "ghost"], "imps": 5, "gold": 4, "food": 0, "evil": 9, "seals": 1},
        {"lair": ["slime", "witch"], "imps": 6, "gold": 2, "food": 1, "evil": 12, "traps": ["pendulum", "pendulum"]},
        {"lair": ANY_MONSTERS, "imps": 4, "gold": 3, "food": 4, "evil": 5, "seals": 2},
        {"lair": ["vampire", "ghost", "ghost"], "imps": 7, "gold": 1, "food": 2, "evil": 11},
    )
    prisons = [*HEROES, "paladin_1"], HEROES[:3], HEROES[:2], HEROES
    seats = zip(homes, things, prisons, strict=True)
    return scoring(**{f"P{n + 1}": {**home, **own, "prison": caught} for n, (home, own, caught) in enumerate(seats)})


def test_four_players_line_by_line() -> None:
    """DL-E128, DL-571 to DL-576, DL-473."""
    fight = four_lords()
    assert [sum(lines_before_titles(fight.s, seat)) for seat in range(4)] == [11, 10, -7, 13]
    assert lines(fight, 0) == {
        "rooms": 6, "monsters": 3, "heroes": 8, "paladins": 5, "conquered": -8, "unpaid_taxes": -3,
        "scoring_rooms": 0, "titles": 5, "hall_of_fame": 2,
    }  # fmt: skip
    assert lines(fight, 1)["scoring_rooms"] == 2
    assert lines(fight, 3)["scoring_rooms"] == 6


def test_four_players_titles_and_a_shared_victory() -> None:
    """DL-E128, DL-577 to DL-588."""
    fight = four_lords()
    held = {title["id"]: (title["holders"], title["points"]) for title in titles_of(fight.s)}
    assert held == dict(
        zip(
            TITLE_IDS,
            [([1], 3), ([0], 3), ([1, 2], 2), ([0, 2], 2), ([3], 3), ([2], 3), ([1], 3)],
            strict=True,
        )
    )
    found = result(fight.s)
    assert (found.scores, found.places, found.reason) == ((18, 18, 0, 16), (1, 1, 4, 3), "scoring")
    assert [player["licence"] for player in scores_of(fight.s)] == [True, True, False, True]


def test_two_players_and_the_hall_of_fame() -> None:
    """DL-E129, DL-577, DL-585, DL-586: 2 for a title alone, 1 shared; non-players are ignored."""
    halls = ["hall_of_fame", "mint", "workshop", "magic_room"]
    home = dungeon(rooms=halls, fallen_rooms=0, tunnels=5, fallen_tunnels=0)
    other = dungeon(rooms=["labyrinth", "tool_shed"], fallen_rooms=0, tunnels=5, fallen_tunnels=0)
    first = {**home, "imps": 4, "evil": 6, "gold": 2, "food": 2}
    second = {**other, "imps": 3, "evil": 6, "gold": 1, "food": 3, "lair": ["golem"], "prison": HEROES[:2]}
    fight = lords("combat_end", players=2, year=2, season="autumn", non_evil=8, P1=first, P2=second)
    assert [sum(lines_before_titles(fight.s, seat)) for seat in range(2)] == [8, 9]
    assert (lines(fight, 0)["titles"], lines(fight, 0)["hall_of_fame"]) == (4 + 4, 2)
    assert result(fight.s).scores == (18, 15)


def test_a_conquered_hall_of_fame_is_worthless_but_still_a_room() -> None:
    """DL-E130, DL-467, DL-473, DL-579."""
    fight = scoring(P1=dungeon(rooms=["hall_of_fame"], fallen_rooms=1, tunnels=9, fallen_tunnels=0), P3={})
    held = {title["id"]: title["holders"] for title in titles_of(fight.s)}
    assert (held["lord_of_halls"], held["lord_of_tunnels"]) == ([0], [0])
    assert lines(fight, 0)["hall_of_fame"] == 0
    assert lines(fight, 0)["conquered"] == -2
    assert lines(fight, 0)["rooms"] == 0


def test_a_conquered_room_costs_four_points() -> None:
    """DL-E72, DL-571, DL-574."""
    fight = scoring(
        P1=dungeon(rooms=["mint"], fallen_rooms=0, tunnels=3, fallen_tunnels=0),
        P2=dungeon(rooms=["workshop"], fallen_rooms=1, tunnels=3, fallen_tunnels=0),
    )
    one, other = [sum(lines_before_titles(fight.s, seat)) for seat in range(2)]
    assert one - other == 4


def test_scoring_rooms_count_their_kinds() -> None:
    """DL-473: what each of the three pays for one tile of every kind; conquered they pay nothing."""
    for room, points in (("cafeteria", 4), ("chapel", 4), ("pandemonium", 6)):
        first = {"rooms": {"1-1": room}, "lair": list(MONSTER_IDS)}
        assert lines(scoring(P1=first), 0)["scoring_rooms"] == points
        assert lines(scoring(P1={**first, "conquered": ["1-1"]}), 0)["scoring_rooms"] == 0
        assert room in ROOM_IDS


def test_a_title_is_awarded_even_at_zero() -> None:
    """DL-585: nobody has a monster, so all share it."""
    titles = titles_of(scoring(P3={}).s)
    assert titles[TITLE_IDS.index("lord_of_monsters")]["holders"] == [0, 1, 2]
    assert all(title["points"] == 2 for title in titles)


def test_ghosts_are_no_monsters_and_tokens_no_imps() -> None:
    """DL-572, DL-581, DL-582."""
    fight = scoring(P1={"lair": ["ghost", "ghost"], "imps": 2}, P2={"lair": ["troll"], "imps": 2})
    assert fight.s.idle_trolls[1] == 1
    held = {title["id"]: title["holders"] for title in titles_of(fight.s)}
    assert (held["lord_of_monsters"], held["lord_of_imps"]) == ([1], [0, 1])
    assert (lines(fight, 0)["monsters"], lines(fight, 1)["monsters"]) == (0, 1)


def test_a_winner_without_points_has_no_licence() -> None:
    """DL-588."""
    fight = scoring(P1={"seals": 9}, P2={"seals": 10})
    assert result(fight.s).places == (1, 2)
    assert [player["licence"] for player in scores_of(fight.s)] == [False, False]


# ---- the end of combat


def test_after_combat_all_monsters_are_face_up_and_heroes_leave() -> None:
    """DL-413, DL-414, DL-415, DL-416, DL-493."""
    words = lord("warrior_5[2] thief_3_1", lair=["goblin"], down=["troll", "ghost"], prison=["y1_priest_3_1"])
    warrior, thief = HERO_IDS.index("y1_warrior_5"), HERO_IDS.index("y1_thief_3_1")
    fight = combat("combat_end", words, combat_round=4, also={"bonus": [warrior]})
    assert (fight.lair(), fight.down()) == (["goblin", "ghost", "troll"], [])
    assert (fight.line(), fight.prison()) == ("", ["priest_3_1"])
    assert [warrior, thief] == list(fight.s.hero_discard[:2])
    assert fight.s.wounds[warrior] == 0
    assert list(fight.s.bonus) == []
    assert fight.s.year == 1
    assert "total" not in fight.news()


def test_an_illusion_is_no_tile() -> None:
    """DL-413, DL-494, invariant 2."""
    fight = combat("combat_end", lord("illusion warrior_5"), combat_round=4)
    assert HERO_IDS.index("illusion-P1") not in fight.s.hero_discard
    assert fight.line() == ""


def test_the_second_combat_ends_the_game_with_everything_shown() -> None:
    """DL-418, DL-570, DL-587."""
    position = {"at": "combat_end", "year": 2, "season": "autumn", "P2": {"lair": ["golem"]}}
    fight = LordsTable(sit(undercroft.game("dungeon_lords", 3), position).match)
    assert fight.match.over
    assert fight.match.door.reveals == 1
    assert fight.told("underlord") == [()]
    assert fight.news().count("total") == 3
    # Beside a dungeon stands what the sheet counts up to.
    assert points_of(fight.s) == [score["total"] for score in scores_of(fight.s)]
