"""Revealing the combat card (DL-340 to DL-342, DL-302)."""

from tests.games.dungeon_lords.fighting import Fight
from undercroft.engine.chance import AskedSource
from undercroft.engine.door import PUBLIC
from undercroft.games.dungeon_lords.cards import CARD_IDS, CARD_SETS
from undercroft.games.dungeon_lords.rules.reveal import begin_reveal


def test_a_card_nobody_has_spied_is_drawn_now_among_the_year_s_others() -> None:
    """DL-302, DL-340: those already shown or spied cannot come again."""
    fight = Fight(year=2).card("illusion", 1).card("magic_key", 4).card("create_food", 3)
    fight.s.combat_round = 2
    pools: list[tuple[int, ...]] = []

    def last(space: int, pool: tuple[int, ...]) -> int:
        pools.append(pool)
        return pool[-1]

    fight.s.door.source = AskedSource(last)
    fight.begin(begin_reveal)
    gone = [CARD_IDS.index(name) for name in ("illusion", "magic_key", "create_food")]
    assert pools == [tuple([card for card in CARD_SETS[1] if card not in gone])]
    assert fight.told("card-revealed") == [(2, CARD_IDS[pools[0][-1]], 3)]


def test_a_spied_card_is_turned_up_for_everyone() -> None:
    """DL-340, DL-341: its place and number become public, with its fatigue."""
    fight = Fight().card("graffiti", 2)
    fight.s.spied = (0, 1, 0, 0)
    reveals = fight.s.door.reveals
    fight.begin(begin_reveal)
    assert fight.told("card-revealed") == [(2, "graffiti", 2)]
    assert fight.s.spied == (0, PUBLIC, 0, 0)
    assert fight.s.door.reveals == reveals + 1
