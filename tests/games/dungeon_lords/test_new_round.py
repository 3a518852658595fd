"""Phase "new round": DL-060 to DL-071, DL-540."""

from typing import Any

import pytest

from tests.games.dungeon_lords.play import go_on, lords
from undercroft.games.dungeon_lords.cards import HERO_IDS, HERO_RANK, HERO_STACKS, IS_PRINTED_SPECIAL, SPECIAL
from undercroft.games.dungeon_lords.rules.new_round import specials_left
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def test_the_offer_is_renewed_completely_in_each_round() -> None:
    """DL-060 to DL-063: 3 tiles, 2 rooms; what is left goes to the discard; after 4 rounds the stacks are empty."""
    table = lords("round_end")
    for season in range(4):
        left = (table.s.tavern, table.s.market)
        table = go_on(table, "new_round", season=season)
        s = table.s
        assert (len(s.tavern), len(s.market)) == (3, 2)
        assert (len(s.monster_stack), len(s.room_stack)) == (12 - 3 * (season + 1), 8 - 2 * (season + 1))
        assert s.monster_discard[len(s.monster_discard) - len(left[0]) :] == left[0]
        assert s.room_discard[len(s.room_discard) - len(left[1]) :] == left[1]
    assert len(set(table.s.room_discard + table.s.market)) == 8


def test_each_round_but_autumn_shows_event_and_heroes_of_the_next() -> None:
    """DL-053, DL-064, DL-066: three different event tiles; the heroes move up; nothing new in autumn."""
    table = lords("round_end")
    for season in range(4):
        coming = table.s.heroes_next
        table = go_on(table, "new_round", season=season)
        s = table.s
        assert s.heroes_now == coming
        assert len([event for event in s.events if event != NOTHING]) == min(3, season + 1)
        assert len(s.heroes_next) == (4 if season < 3 else 0)
    assert sorted(table.s.events) == [0, 1, 2]


@pytest.mark.parametrize(("players", "drawn"), [(2, 3), (3, 3), (4, 4)])
def test_four_heroes_with_four_players_else_three(players: int, drawn: int) -> None:
    """DL-066, DL-069, DL-071: so many in each round, weakest first."""
    table = lords("round_end", players=players)
    for season in range(3):
        table = go_on(table, "new_round", season=season)
        s = table.s
        ranks = [HERO_RANK[hero] for hero in s.heroes_next]
        assert len(ranks) == drawn
        assert ranks == sorted(ranks)
    assert len(table.s.hero_stack) + len(table.s.hero_bottom) == 16 - 3 * drawn


def test_the_special_event_card_is_turned_up_with_its_tile() -> None:
    """DL-065, DL-540: at once and for all to see; not in a first table (DL-030)."""
    table = lords("new_round", season="summer", events=["payday", "taxes"])
    s = table.s
    assert s.events[2] == SPECIAL
    assert s.event != NOTHING
    assert s.specials == (s.event,)
    assert "special-coming" in table.news()
    options = {"version": "first_game"}
    simple = lords("new_round", season="summer", events=["payday", "taxes"], options=options).s
    assert simple.events[2] == SPECIAL
    assert simple.event == NOTHING


def test_the_same_special_event_never_comes_twice() -> None:
    """DL-540, DL-035: all nine less those seen; with `printed_only` those with a source."""
    assert len(specials_left(lords("orders").s)) == 9
    assert specials_left(lords("orders", also={"specials": [4]}).s) == (0, 1, 2, 3, 5, 6, 7, 8)
    few = lords("orders", options={"content_pack": "printed_only"}).s
    assert specials_left(few) == tuple([card for card in range(9) if IS_PRINTED_SPECIAL[card]])
    assert len(specials_left(few)) == 3


def drawing(*heroes: str, **position: Any) -> DungeonLords:
    """Heroes of year 1 are drawn in this order, with nothing but the event tile before them."""
    drawn = [f"y1_{hero}" for hero in heroes]
    return lords("new_round", "payday", *drawn, monsters_left=[], rooms_left=[], **position).s


def test_heroes_that_are_all_alike_are_mixed() -> None:
    """DL-E46 (DL-067, DL-069): the priest goes to the bottom, the wizard comes instead and stands first."""
    s = drawing("thief_4_1", "warrior_4a", "priest_3_2", "wizard_3_1", players=3)
    assert [HERO_IDS[hero] for hero in s.heroes_next] == ["y1_wizard_3_1", "y1_thief_4_1", "y1_warrior_4a"]
    assert [HERO_IDS[hero] for hero in s.hero_bottom] == ["y1_priest_3_2"]
    assert s.hero_bottom[0] not in s.hero_stack


def test_two_replacements_may_be_needed() -> None:
    """DL-067: "repeat until one differs", for every player count."""
    s = drawing("thief_4_1", "warrior_4a", "priest_3_2", "wizard_3_2", "wizard_4_1", "warrior_5")
    assert [HERO_IDS[hero] for hero in s.hero_bottom] == ["y1_wizard_3_2", "y1_wizard_4_1"]
    assert HERO_IDS[s.heroes_next[3]] == "y1_warrior_5"


def test_heroes_at_the_bottom_come_last_and_in_order() -> None:
    """DL-067: they are drawn without chance once the stack is empty, the first one put there first."""
    bottom = [HERO_IDS.index(f"y1_{hero}") for hero in ("priest_3_2", "wizard_3_2", "warrior_5")]
    s = drawing(players=3, heroes_left=["y1_thief_3_1"], also={"hero_bottom": bottom})
    assert [HERO_IDS[hero] for hero in s.heroes_next] == ["y1_thief_3_1", "y1_priest_3_2", "y1_wizard_3_2"]


def test_without_another_rank_the_heroes_stay_as_drawn() -> None:
    """DL-068: eight tiles of rank 2 are left in the third draw with four players."""
    left = [HERO_IDS[hero] for hero in HERO_STACKS[0] if HERO_RANK[hero] == 2]
    assert len(left) == 8
    s = drawing(heroes_left=left)
    assert len(s.heroes_next) == 4
    assert s.hero_bottom == ()
