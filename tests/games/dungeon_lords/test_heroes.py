"""Heroes, round end and the second year: DL-235 to DL-247, DL-275 to DL-289."""

from typing import Any

import pytest

from tests.games.dungeon_lords.play import LordsTable, Words, each, go_on, lords
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.cards import CARD_SETS, HERO_IDS, HERO_STACKS, MONSTER_STACKS, PALADINS, ROOM_STACKS
from undercroft.games.dungeon_lords.state import NOTHING, TENT

FOUR = ("y1_thief_3_1", "y1_priest_3_2", "y1_wizard_3_2", "y1_warrior_5")


def arriving(*heroes: str, players: int = 4, **position: Any) -> LordsTable:
    """These heroes come in spring."""
    return lords("heroes", players=players, **{"season": "spring", "heroes_now": list(heroes), **position})


def lines(table: LordsTable) -> list[list[str]]:
    return [named(queue) for queue in table.s.queues]


def named(heroes: Pile) -> list[str]:
    return [HERO_IDS[hero] for hero in heroes]


def test_the_weakest_hero_goes_to_the_nicest() -> None:
    """DL-E44 (DL-236, DL-237): start P3; 6, 6, 8, 3: P4 h1, P1 h2, P2 h3, P3 h4."""
    table = arriving(*FOUR, start="P3", **each(evil=[6, 6, 8, 3]))
    assert lines(table) == [[FOUR[1]], [FOUR[2]], [FOUR[3]], [FOUR[0]]]
    assert table.s.heroes_now == ()


def test_the_hero_of_the_non_player_leaves() -> None:
    """DL-E45 (DL-235, DL-236, DL-238): its counter goes to 6 and is nicest; P2 the middle one, P1 the right one."""
    table = arriving(*FOUR[:3], players=2, start="P2", **each(evil=[6, 6]))
    assert table.s.non_evil == 6
    assert named(table.s.hero_discard) == [FOUR[0]]
    assert lines(table) == [[FOUR[2]], [FOUR[1]]]


def test_the_non_player_may_be_in_the_middle_or_the_most_evil() -> None:
    """DL-236, DL-267: ranked by its counter; it never attracts the paladin."""
    for evil, left in (([5, 9], 1), ([3, 4], 2)):
        table = arriving(*FOUR[:3], players=2, **each(evil=evil))
        assert named(table.s.hero_discard) == [FOUR[left]]
        assert table.s.paladin == TENT


def test_nobody_comes_in_winter() -> None:
    """DL-052: neither heroes nor the counter of the non-player."""
    assert arriving(players=2, season="winter").s.non_evil == 5


def test_warriors_stand_in_front_behind_the_paladin() -> None:
    """DL-E19 (DL-239 to DL-241): thief; warrior A before him; warrior B before A; the paladin before all."""
    for paladin in ([], ["paladin_1"]):
        line = [*paladin, "y1_thief_3_1"]
        for coming in ("y1_warrior_4a", "y1_warrior_4b", "y1_priest_3_1"):
            where: Words = {"paladin": "P1"} if paladin else {}
            others = [hero for hero in FOUR if hero not in line]
            line = lines(arriving(coming, *others, P1={"evil": 1, "queue": line}, **where))[0]
        assert line == [*paladin, "y1_warrior_4b", "y1_warrior_4a", "y1_thief_3_1", "y1_priest_3_1"]


# ---- round end


def test_all_workers_rest_and_the_marker_passes() -> None:
    """DL-245, DL-246, DL-266: imps and trolls are idle again; the paladin does not mind the marker."""
    first = {"lair": ["troll"], "down": ["troll"], "evil": 11, "idle": 0}
    work = {"at_work": [1, 0, 0], "digging": [1 << 5, 0, 0], "mining": [1, 0, 0], "foremen": [1, 0, 0]}
    also = {**work, "idle_trolls": [0, 0, 0], "uses": [1] * 16}
    s = lords("round_end", players=3, start="P3", paladin="P1", P1=first, P2={"evil": 11}, also=also).s
    assert s.idle == s.imps
    assert s.idle_trolls == [2, 0, 0]
    assert s.at_work == s.digging == s.mining == s.foremen == [0, 0, 0]
    assert s.uses == (0,) * 16
    assert (s.start, s.paladin) == (0, 0)


def test_after_autumn_the_marker_stays() -> None:
    """DL-247: its holder is start player of the combat."""
    table = lords("round_end", season="autumn", start="P4")
    assert table.s.start == 3


# ---- the second year


@pytest.mark.parametrize(
    ("players", "wanted"),
    [(4, [0, 1, 2, 3, 2, 3, 0, 1]), (3, [0, 1, 2, 0, 1, 2, 0, 1]), (2, [0, 1, 0, 1, 1, 0, 1, 0])],
)
def test_start_players_of_all_eight_rounds(players: int, wanted: list[int]) -> None:
    """DL-289, DL-246, DL-247, DL-280 to DL-282: P1 P2 P3 P4 / P3 P4 P1 P2 and so on."""
    table = lords("new_round", players=players)
    found = []
    for year in (1, 2):
        for season in range(4):
            found.append(table.s.start)
            table = go_on(table, "round_end", season=season)
        if year == 1:
            table = go_on(table, "second_year")
    assert found == wanted


def test_the_gold_stacks_and_cards_come_into_play() -> None:
    """DL-275 to DL-279: new stacks, four unseen combat cards, three events face down, season winter."""
    also = {"town": [0, 1, 2, 3], "spied": [1, 2, 4, -1], "events": [0, 1, 2], "hero_bottom": [5]}
    s = lords("second_year", season="autumn", also=also).s
    assert (s.year, s.season) == (2, 0)
    assert (s.monster_stack, s.room_stack, s.hero_stack) == (MONSTER_STACKS[1], ROOM_STACKS[1], HERO_STACKS[1])
    assert (s.town, s.spied, s.events) == ((NOTHING,) * 4, (0,) * 4, (NOTHING,) * 3)
    assert len(s.hero_bottom) == 0
    assert not set(CARD_SETS[0]) & set(CARD_SETS[1])


def test_the_gold_paladin_goes_to_the_most_evil_at_once() -> None:
    """DL-E48 (DL-280, DL-283, DL-263): P4 was start player; P3 starts; of P1 and P2 on 11 he goes to P2."""
    table = lords("second_year", season="autumn", start="P4", paladin="gone", P1={"evil": 11}, P2={"evil": 11})
    assert table.s.start == 2
    assert table.s.paladin == 1
    assert table.s.queues[1] == (PALADINS[1],)


def test_a_silver_paladin_in_his_tent_is_discarded() -> None:
    """DL-277, DL-416: a captured one is not; in either case the gold one is in the tent now."""
    s = lords("second_year", season="autumn").s
    assert s.hero_discard == (PALADINS[0],)
    assert s.paladin == TENT
    s = lords("second_year", season="autumn", paladin="gone", P1={"prison": ["paladin_1"]}).s
    assert s.hero_discard == ()
    assert s.paladin == TENT


def test_the_counter_of_the_non_player_sinks() -> None:
    """DL-284, DL-267: 8 after the first year, 6 at the start of the second; so 7, 8, 9 there."""
    table = lords("second_year", players=2, season="autumn", non_evil=8)
    assert table.s.non_evil == 6


def test_everything_else_carries_over() -> None:
    """DL-285, DL-286, DL-250: supplies, lair, tiles, orders, seals and evil stay."""
    supplies = {"food": 7, "gold": 2, "imps": 5, "evil": 8, "seals": 2, "traps": ["pendulum"], "lair": ["troll"]}
    first = {**supplies, "barred": ["dig", "hire"], "rooms": {"2-1": "mint"}, "conquered": ["2-1", "3-1"]}
    table = lords("combat_end", season="autumn", P1=first)
    before = table.s.to_data()
    same = ("food", "gold", "imps", "evil", "seals", "traps", "lairs", "barred", "tiles", "halls", "conquered",
            "built", "trap_deck", "trap_dropped", "prisons", "non_stacks", "non_barred", "idle_trolls")  # fmt: skip
    after = go_on(table, "second_year").s.to_data()
    assert [after[name] for name in same] == [before[name] for name in same]
