"""Scoring, titles and the end of the game (DL-570 to DL-588), and the end of combat (DL-412 to DL-418)."""

from typing import Any

from tests.games.dungeon_lords.fighting import Fight
from undercroft.games.dungeon_lords.cards import CELL_IDS, MONSTER_IDS, ROOM_IDS, TITLE_IDS
from undercroft.games.dungeon_lords.rules.combat_end import begin_combat_end
from undercroft.games.dungeon_lords.rules.scoring import lines_before_titles, result
from undercroft.games.dungeon_lords.view.scores import scores_of

ANY_MONSTERS = ["golem", "dragon", "demon"]
HEROES = ["y1_warrior_3", "y1_warrior_4a", "y1_warrior_4b", "y1_warrior_5"]


def lord(fight: Fight, player: str, *, rooms: list[str], fallen_rooms: int, tunnels: int, fallen_tunnels: int) -> None:
    """A dungeon by numbers: rooms first, conquered ones last, then tunnels."""
    cells = list(CELL_IDS)
    halls, rest = cells[: len(rooms)], cells[len(rooms) : len(rooms) + tunnels]
    fight.owns(player, tiles=halls + rest, rooms=dict(zip(halls, rooms, strict=True)))
    fight.owns(player, conquered=halls[len(halls) - fallen_rooms :] + rest[:fallen_tunnels])


def lines(fight: Fight, player: int) -> dict[str, int]:
    data: Any = scores_of(fight.s)
    found: dict[str, int] = data["players"][player]["lines"]
    return found


def four_lords() -> Fight:
    """DL-E128."""
    fight = Fight(players=4, year=2)
    lord(fight, "P1", rooms=["hall_of_fame", "mint", "workshop", "magic_room"], fallen_rooms=1, tunnels=8,
         fallen_tunnels=3)  # fmt: skip
    lord(fight, "P2", rooms=["cafeteria", "tool_shed"], fallen_rooms=0, tunnels=10, fallen_tunnels=2)
    lord(fight, "P3", rooms=["labyrinth"], fallen_rooms=0, tunnels=10, fallen_tunnels=5)
    lord(fight, "P4", rooms=["chapel", "dark_room", "chicken_coop"], fallen_rooms=1, tunnels=6, fallen_tunnels=2)
    fight.owns("P1", lairs=[*ANY_MONSTERS, "ghost"], imps=5, gold=4, food=0, evil=9, seals=1)
    fight.owns("P2", lairs=["slime", "witch"], imps=6, gold=2, food=1, traps=["pendulum", "pendulum"], evil=12, seals=0)
    fight.owns("P3", lairs=ANY_MONSTERS, imps=4, gold=3, food=4, evil=5, seals=2)
    fight.owns("P4", lairs=["vampire", "ghost", "ghost"], imps=7, gold=1, food=2, evil=11, seals=0)
    fight.owns("P1", prisons=[*HEROES, "paladin_1"]).owns("P2", prisons=HEROES[:3])
    fight.owns("P3", prisons=HEROES[:2]).owns("P4", prisons=HEROES)
    return fight


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
    data: Any = scores_of(fight.s)
    held = {title["id"]: (title["holders"], title["points"]) for title in data["titles"]}
    assert held == dict(
        zip(
            TITLE_IDS,
            [([1], 3), ([0], 3), ([1, 2], 2), ([0, 2], 2), ([3], 3), ([2], 3), ([1], 3)],
            strict=True,
        )
    )
    found = result(fight.s)
    assert (found.scores, found.places, found.reason) == ((18, 18, 0, 16), (1, 1, 4, 3), "scoring")
    assert [player["licence"] for player in data["players"]] == [True, True, False, True]


def test_two_players_and_the_hall_of_fame() -> None:
    """DL-E129, DL-577, DL-585, DL-586: 2 for a title alone, 1 shared; non-players are ignored."""
    fight = Fight(year=2)
    lord(fight, "P1", rooms=["hall_of_fame", "mint", "workshop", "magic_room"], fallen_rooms=0, tunnels=5,
         fallen_tunnels=0)  # fmt: skip
    lord(fight, "P2", rooms=["labyrinth", "tool_shed"], fallen_rooms=0, tunnels=5, fallen_tunnels=0)
    fight.owns("P1", imps=4, evil=6, gold=2, food=2).owns("P2", imps=3, evil=6, gold=1, food=3, lairs=["golem"])
    fight.owns("P2", prisons=HEROES[:2])
    fight.s.non_evil = 8
    assert [sum(lines_before_titles(fight.s, seat)) for seat in range(2)] == [8, 9]
    assert (lines(fight, 0)["titles"], lines(fight, 0)["hall_of_fame"]) == (4 + 4, 2)
    assert result(fight.s).scores == (18, 15)


def test_a_conquered_hall_of_fame_is_worthless_but_still_a_room() -> None:
    """DL-E130, DL-467, DL-473, DL-579."""
    fight = Fight(players=3, year=2)
    lord(fight, "P1", rooms=["hall_of_fame"], fallen_rooms=1, tunnels=9, fallen_tunnels=0)
    data: Any = scores_of(fight.s)
    held = {title["id"]: title["holders"] for title in data["titles"]}
    assert (held["lord_of_halls"], held["lord_of_tunnels"]) == ([0], [0])
    assert lines(fight, 0)["hall_of_fame"] == 0
    assert lines(fight, 0)["conquered"] == -2
    assert lines(fight, 0)["rooms"] == 0


def test_a_conquered_room_costs_four_points() -> None:
    """DL-E72, DL-571, DL-574."""
    fight = Fight(year=2)
    lord(fight, "P1", rooms=["mint"], fallen_rooms=0, tunnels=3, fallen_tunnels=0)
    lord(fight, "P2", rooms=["workshop"], fallen_rooms=1, tunnels=3, fallen_tunnels=0)
    one, other = [sum(lines_before_titles(fight.s, seat)) for seat in range(2)]
    assert one - other == 4


def test_scoring_rooms_count_their_kinds() -> None:
    """DL-473: what each of the three pays for one tile of every kind; conquered they pay nothing."""
    for room, points in (("cafeteria", 4), ("chapel", 4), ("pandemonium", 6)):
        fight = Fight(year=2).owns(rooms={"1-1": room}, lairs=list(MONSTER_IDS))
        assert lines(fight, 0)["scoring_rooms"] == points
        assert lines(fight.owns(conquered=["1-1"]), 0)["scoring_rooms"] == 0
        assert room in ROOM_IDS


def test_a_title_is_awarded_even_at_zero() -> None:
    """DL-585: nobody has a monster, so all share it."""
    fight = Fight(players=3, year=2)
    data: Any = scores_of(fight.s)
    assert data["titles"][TITLE_IDS.index("lord_of_monsters")]["holders"] == [0, 1, 2]
    assert all(title["points"] == 2 for title in data["titles"])


def test_ghosts_are_no_monsters_and_tokens_no_imps() -> None:
    """DL-572, DL-581, DL-582."""
    fight = Fight(year=2).owns("P1", lairs=["ghost", "ghost"], imps=2).owns("P2", lairs=["troll"], imps=2)
    fight.s.idle_trolls[1] = 1
    data: Any = scores_of(fight.s)
    held = {title["id"]: title["holders"] for title in data["titles"]}
    assert (held["lord_of_monsters"], held["lord_of_imps"]) == ([1], [0, 1])
    assert (lines(fight, 0)["monsters"], lines(fight, 1)["monsters"]) == (0, 1)


def test_a_winner_without_points_has_no_licence() -> None:
    """DL-588."""
    fight = Fight(year=2).owns("P1", seals=9).owns("P2", seals=10)
    data: Any = scores_of(fight.s)
    assert result(fight.s).places == (1, 2)
    assert [player["licence"] for player in data["players"]] == [False, False]


# ---- the end of combat


def test_after_combat_all_monsters_are_face_up_and_heroes_leave() -> None:
    """DL-413, DL-414, DL-415, DL-416, DL-493."""
    fight = (
        Fight().party("warrior_5[2] thief_3_1").owns(lairs=["goblin"], down=["troll", "ghost"], prisons=["priest_3_1"])
    )
    fight.s.bonus = (fight.hero("warrior_5"),)
    fight.begin(begin_combat_end)
    assert (fight.lair(), fight.down()) == (["goblin", "ghost", "troll"], [])
    assert (fight.line(), fight.prison()) == ("", ["priest_3_1"])
    assert [fight.hero("warrior_5"), fight.hero("thief_3_1")] == list(fight.s.hero_discard[:2])
    assert fight.s.wounds[fight.hero("warrior_5")] == 0
    assert list(fight.s.bonus) == []
    assert fight.s.year == 1
    assert "total" not in fight.news()


def test_an_illusion_is_no_tile() -> None:
    """DL-413, DL-494, invariant 2."""
    fight = Fight(year=1).party("illusion warrior_5").begin(begin_combat_end)
    assert fight.hero("illusion") not in fight.s.hero_discard
    assert fight.line() == ""


def test_the_second_combat_ends_the_game_with_everything_shown() -> None:
    """DL-418, DL-570, DL-587."""
    fight = Fight(players=3, year=2).owns("P2", lairs=["golem"])
    reveals = fight.s.door.reveals
    begin_combat_end(fight.s)
    assert fight.s.over == 1
    assert fight.s.door.reveals == reveals + 1
    assert fight.told("underlord") == [()]
    assert fight.news().count("total") == 3
