"""Revealing the combat card (DL-340 to DL-342, DL-302)."""

from tests.games.dungeon_lords.play import lords
from undercroft.engine.chance import AskedSource
from undercroft.engine.door import PUBLIC
from undercroft.games.dungeon_lords.cards import CARD_IDS, CARD_SETS


def test_a_card_nobody_has_spied_is_drawn_now_among_the_year_s_others() -> None:
    """DL-302, DL-340: those already shown or spied cannot come again."""
    town = ["illusion", "?", "create_food", "magic_key"]
    pools: list[tuple[int, ...]] = []

    def last(space: int, pool: tuple[int, ...]) -> int:
        pools.append(pool)
        return pool[-1]

    fight = lords("planning", until="reveal", players=2, year=2, season="autumn", combat_round=2, town=town,
                  P1={"queue": ["y2_warrior_8"]})  # fmt: skip
    fight.match.door.source = AskedSource(last)
    fight.plays("P1", "confirm")
    gone = [CARD_IDS.index(name) for name in ("illusion", "magic_key", "create_food")]
    assert pools == [tuple([card for card in CARD_SETS[1] if card not in gone])]
    assert fight.told("card-revealed") == [(2, CARD_IDS[pools[0][-1]], 3)]


def test_a_spied_card_is_turned_up_for_everyone() -> None:
    """DL-340: its place and number become public."""
    spy = {"spied": ["2"]}
    fight = lords("reveal", players=2, season="autumn", combat_round=2, town=["?", "graffiti"], P1=spy)
    assert fight.told("card-revealed") == [(2, "graffiti", 2)]
    assert fight.s.spied == (0, PUBLIC, 0, 0)
    assert fight.match.door.reveals == 1
