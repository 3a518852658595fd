"""Places `imps` and `traps`: DL-140 to DL-155."""

from tests.games.dungeon_lords.building import RULES, Game, fresh, give, stand
from undercroft.engine.door import CHANCE, may_see, only
from undercroft.games.dungeon_lords.cards import PLACE_IDS, TRAP_IDS
from undercroft.games.dungeon_lords.rules.carrying_out import begin_actions


def test_prices_of_imps() -> None:
    """DL-140, DL-141: 1 food for 1; 2 food for 2; 1 food and 1 gold for 2; idle at once."""
    s = fresh(4)
    stand(s, "imps", "P1", "P2", "P3")
    Game(s).begin(begin_actions).plays("P1", "do").plays("P2", "do").plays("P3", "do")
    assert s.imps == s.idle == [4, 5, 5, 3]
    assert s.food == [2, 1, 2, 3]
    assert s.gold == [3, 3, 2, 3]


def test_prices_of_traps_in_the_first_year() -> None:
    """DL-150: 1 gold for 1 card; 1 free; 2 gold for 2; nothing is discarded."""
    s = fresh(4)
    stand(s, "traps", "P1", "P2", "P3")
    game = Game(s).begin(begin_actions).plays("P1", "do").plays("P2", "do").plays("P3", "do")
    assert not game.offered
    assert [len(cards) for cards in s.traps] == [1, 1, 2, 0]
    assert s.gold == [2, 3, 1, 3]
    assert len(s.trap_deck) == 23


def test_trap_cards_are_seen_by_their_owner_alone() -> None:
    """DL-151, DL-004: drawn for him; the number is public."""
    s = fresh(4)
    stand(s, "traps", "P1")
    game = Game(s, "trap:pendulum").begin(begin_actions).plays("P1", "do")
    draw = [entry for entry in s.door.entries if entry[0] == CHANCE]
    assert [seat for seat in (0, 1, 2, 3, None) if may_see(draw[0][3], seat)] == [0]
    assert "traps-drawn" in game.news()
    assert "trap-drawn" in game.news("P1")
    assert "trap-drawn" not in game.news("P2")


def test_in_the_second_year_one_card_more_is_drawn_and_any_one_discarded() -> None:
    """DL-E18 (DL-152): III, 2 gold, one older trap: gold 0, 3 drawn, one of the 4 discarded, 3 remain."""
    s = fresh(4, year=2)
    give(s, "P1", gold=2, traps=["kamikaze_imp"])
    s.trap_deck = s.trap_deck[:-1]
    stand(s, "traps", "", "", "P1")
    game = Game(s, "trap:pendulum", "trap:trap_door", "trap:pendulum").begin(begin_actions).plays("P1", "do")
    assert game.offers("P1") == ["discard-trap pendulum", "discard-trap trap_door", "discard-trap kamikaze_imp"]
    f = s.frames[-1]
    assert RULES.steps[f[0]].audience(s, f, 0, game.offered[0][0]) == only(0)
    game.plays("P1", "discard-trap kamikaze_imp")
    assert (s.gold[0], len(s.traps[0])) == (0, 3)
    assert s.trap_dropped[0] == (TRAP_IDS.index("kamikaze_imp"),)
    assert "trap-dropped" in game.news("P2")
    assert "trap-dropped-card" not in game.news("P2")


def test_the_discard_is_asked_even_if_all_cards_are_alike() -> None:
    """DL-152, section 5: not to be asked would tell the others so."""
    s = fresh(4, year=2)
    stand(s, "traps", "", "P1")
    game = Game(s, "trap:pendulum", "trap:pendulum").begin(begin_actions).plays("P1", "do")
    assert game.offers("P1") == ["discard-trap pendulum"]


def test_the_last_card_of_the_deck_is_kept() -> None:
    """DL-E47 (DL-154, DL-155): one card left in year 2: P1 pays and keeps it; P2 on II cannot do anything."""
    s = fresh(4, year=2)
    s.trap_deck = (TRAP_IDS.index("pendulum"),)
    give(s, "P1", gold=1)
    stand(s, "traps", "P1", "P2")
    game = Game(s).begin(begin_actions).plays("P1", "do")
    assert not game.offered
    assert (s.gold[0], len(s.traps[0]), s.trap_dropped[0]) == (0, 1, ())
    assert s.failed[1] == 1 << PLACE_IDS.index("traps")


def test_two_cards_on_the_third_space_with_two_left_are_kept() -> None:
    """DL-154: 2 is what the space gives net, so nothing is discarded; with three left one is."""
    for left, asked in ((2, False), (3, True)):
        s = fresh(4, year=2)
        s.trap_deck = s.trap_deck[:left]
        stand(s, "traps", "", "", "P1")
        game = Game(s).begin(begin_actions).plays("P1", "do")
        assert bool(game.offered) == asked
        assert len(s.traps[0]) == left


def test_a_discarded_trap_is_gone_for_good() -> None:
    """DL-006, DL-152: it lies face down on the pile, in nobody's hand and not in the deck."""
    s = fresh(4, year=2)
    s.trap_deck = s.trap_deck[:3]
    stand(s, "traps", "", "", "P1")
    game = Game(s).begin(begin_actions).plays("P1", "do")
    kept = [TRAP_IDS[trap] for trap in s.traps[0]]
    game.plays("P1", game.offers("P1")[0])
    gone = [TRAP_IDS[trap] for trap in s.trap_dropped[0]]
    assert sorted(gone + [TRAP_IDS[trap] for trap in s.traps[0]]) == sorted(kept)
    assert len(gone) == 1
    assert s.trap_deck == ()


def test_an_empty_deck_is_not_reshuffled() -> None:
    """DL-155: discarded traps stay where they are; the order cannot be carried out."""
    s = fresh(4)
    s.trap_deck, s.trap_used = (), (0, 1, 2)
    stand(s, "traps", "P1", "P2")
    assert not Game(s).begin(begin_actions).offered
    assert s.gold[0] == 3
    assert s.failed[0]
    assert s.failed[1]
