"""Neutral adventurers: DV-142 to DV-154."""

import pytest

from tests.games.dungeonville.play import CRYPT, GOBLIN_CAMP, adv, battle, cards, hiring, prices, seat, told, visit
from undercroft.games.dungeonville.cards import PACK


def test_four_classes_have_no_colour() -> None:
    """DV-142: Assassin, Oracle, Jester and Mule, and no other."""
    neutral = {each["class"] for each in PACK["adventurers"]["adventurers"] if each["colour"] is None}
    assert neutral == {"assassin", "oracle", "jester", "mule"}


def test_neutrals_are_hired_and_paid_like_all_others() -> None:
    """DV-142: the Assassin in the Tavern costs 40, the Mule on the Street nothing."""
    table = hiring([], 5, 24, 33, 50, 64, round=1)
    assert prices(table) == {"adv-64": 0, "adv-50": 10, "adv-33": 20, "adv-24": 30, "adv-05": 40}
    assert table.plays("P1", "hire adv-05").truth("players.0.tokens") == 0


def test_a_party_of_neutrals_only_is_discarded_as_a_whole() -> None:
    """DV-143: without replacement, and no marker moves."""
    table = hiring([64, 48, 33, 12, 10], 40, P1=seat(1, 24), P2=seat(6, 7, 8))
    assert (table.truth("players.0.party"), table.truth("discard")) == ([], adv(1, 24, 64))
    assert [each["zone"] for each in table.truth("players")] == [[0, 0], [0, 0]]
    assert all(each["blood"] == [0, 0] for each in table.truth("dungeons"))


def test_a_large_party_of_neutrals_is_discarded_too() -> None:
    """DV-143, DV-144: five of them, while P2 fills up."""
    table = hiring([64, 48, 33, 12, 10], 40, P1=seat(1, 24, 25, 32, 56), P2=seat(6, 7)).plays("P1", "pass")
    assert (table.truth("players.0.party"), table.truth("discard")) == ([], adv(1, 24, 25, 32, 56))


def test_one_coloured_member_keeps_a_party_together() -> None:
    """DV-143: not neutral only."""
    table = hiring([63, 48, 33, 12, 10], 40, P1=seat(1, 24), P2=seat(6, 7, 8))
    assert table.truth("players.0.party") == adv(1, 24, 63)


def test_the_first_check_waits_for_the_end_of_hiring() -> None:
    """DV-144, DV-143: while hiring goes on two neutrals are a party; dissolved, one sits out the round."""
    table = hiring([63, 48, 33, 12, 10], 64, P1=seat(1, 24), P2=seat(6, 7, treasure=["crypt-e4"]))
    assert table.truth("players.0.party") == adv(1, 24, 63)
    out = hiring([64, 48, 33, 12, 10], 40, P1=seat(1, 24), P2=seat(6, 7, 8))
    assert (out.truth("phase"), out.asks()) == ("sending", ["P2"])


def test_after_a_battle_a_winner_of_neutrals_only_does_not_enter() -> None:
    """DV-145: his party is dissolved and nobody explores that dungeon."""
    table = battle(seat(5, 24, 47), seat(28, 31, 35), then="adv-02")
    assert [args["seat"] for args in told(table, "duel-won")] == [0, 0, 1]
    assert told(table, "dissolved") == [{"seat": 0}]
    assert told(table, "visit") == []


def test_reserve_and_hired_ones_count_in_the_second_check() -> None:
    """DV-145: a coloured reserve saves the party."""
    table = battle(seat(5, 1, 47, 57), seat(28, 31, 35))
    assert table.truth("visit.seat") == 0
    assert table.truth("players.0.party") == adv(5, 1, 57)


def test_after_a_death_neutrals_alone_run_away() -> None:
    """DV-146: no marker for them, the visit ends, the loot of this visit is lost."""
    party = seat(57, 64, loot=["goblin_camp-c1", "goblin_camp-c2"], treasure=["crypt-e8"])
    table = visit("goblin_camp", party, "goblin_camp-a1", P2=seat(6, 7, 8, treasure=["crypt-a1", "crypt-b2"]))
    assert table.truth("dungeons")[GOBLIN_CAMP]["blood"] == [1, 0]
    assert table.truth("discard") == adv(57, 64)
    assert table.truth("dungeons")[GOBLIN_CAMP]["discard"] == ["goblin_camp-c1", "goblin_camp-c2", "goblin_camp-a1"]
    assert table.truth("players.0.treasure") == ["crypt-e8"]


def test_the_assassin_has_no_further_rule() -> None:
    """DV-147: in a dungeon he dies by his letter and costs a marker; in battle he wins by his rank."""
    table = visit("crypt", seat(5, 57, 63), "crypt-c1").plays("P1", "sacrifice adv-05")
    assert table.truth("dungeons")[CRYPT]["blood"] == [1, 0]
    assert told(battle(seat(5, 57, 58), seat(6, 7, 8)), "duel-won")[0]["adventurer"] == "adv-05"


def test_the_oracle_has_the_letter_of_the_member_it_copies() -> None:
    """DV-148: chosen when entering, kept even if that member dies."""
    table = visit("crypt", seat(32, 50, 52), "crypt-a1")
    assert table.offers("P1") == ["copy adv-50", "copy adv-52", "claim"]
    table.plays("P1", "copy adv-50")
    assert table.offers("P1") == ["sacrifice adv-32", "sacrifice adv-50", "claim"]
    table.plays("P1", "sacrifice adv-50")
    assert table.truth("visit.letters") == {"adv-32": "A", "adv-52": "C"}


def test_the_oracle_does_not_copy_itself_nor_anybody_without_a_letter() -> None:
    """DV-148, DV-152: it must be another member; the second Oracle has no letter yet."""
    assert visit("crypt", seat(32, 50, 52), "crypt-a1").refuses("P1", "copy adv-32").rules[0] == "DV-148"
    assert visit("crypt", seat(32, 24, 50, 52), "crypt-e1").offers("P1") == ["copy adv-50", "copy adv-52", "claim"]


def test_the_jester_has_the_letter_of_the_top_adventurer() -> None:
    """DV-149: revealed when entering, discarded at once."""
    table = visit("goblin_camp", seat(25, 57, 60), "adv-16", "goblin_camp-e1")
    assert table.truth("visit.letters.adv-25") == "B"
    assert table.truth("discard") == ["adv-16"]


def test_a_card_without_letters_is_passed_over() -> None:
    """DV-150: the Oracle is discarded, the next card counts."""
    table = visit("goblin_camp", seat(25, 57, 60), "adv-40", "adv-16", "goblin_camp-e1")
    assert (table.truth("visit.letters.adv-25"), table.truth("discard")) == ("B", adv(40, 16))


@pytest.mark.parametrize("rest", [[], [24, 41]])
def test_with_no_lettered_card_left_the_jester_has_no_letter(rest: list[int]) -> None:
    """DV-150: nothing is revealed, and no room can kill it."""
    others = [rank for rank in range(1, 65) if rank not in (25, 57, 60, *rest)]
    table = visit("crypt", seat(25, 57, 60), "crypt-a1", deck=adv(*rest), P2=seat(*others))
    assert table.truth("visit.letters.adv-25") is None
    assert (table.truth("deck"), table.truth("discard"), table.step()) == (len(rest), [], "take")


def test_a_lettered_card_on_the_discard_pile_is_found_for_the_jester() -> None:
    """DV-150, DV-029, ruling DV-R23: the last card of the deck is blank; the pile is shuffled with it."""
    others = [rank for rank in range(1, 65) if rank not in (25, 57, 60, 24, 16)]
    table = visit("goblin_camp", seat(25, 57, 60), "adv-24", "adv-16", deck=adv(24), discard=adv(16), P2=seat(*others))
    assert table.truth("visit.letters.adv-25") == "B"
    assert (table.truth("deck"), table.truth("discard")) == (1, ["adv-16"])


def test_jesters_come_before_oracles_and_may_be_copied() -> None:
    """DV-151: the Oracle may take the letter the Jester has just got."""
    table = visit("goblin_camp", seat(24, 25, 57), "adv-16", "goblin_camp-e1")
    assert table.offers("P1") == ["copy adv-25", "copy adv-57", "claim"]
    assert table.plays("P1", "copy adv-25").truth("visit.letters") == {"adv-24": "B", "adv-25": "B", "adv-57": "A"}


def test_several_jesters_reveal_one_card_each_lowest_rank_first() -> None:
    """DV-152: 25 before 33, in whatever order they lie."""
    table = visit("crypt", seat(33, 25, 60), "adv-45", "adv-46", "crypt-e1")
    assert table.truth("visit.letters") == {"adv-33": "C", "adv-25": "A", "adv-60": "C"}


def test_several_oracles_choose_lowest_rank_first_and_may_copy_each_other() -> None:
    """DV-152: 24 chooses first; 32 may then copy it."""
    table = visit("crypt", seat(32, 24, 50, 52), "crypt-e1").plays("P1", "copy adv-50")
    assert table.truth("visit.letters.adv-24") == "A"
    assert table.offers("P1") == ["copy adv-24", "copy adv-50", "copy adv-52", "claim"]


def test_a_mule_that_dies_in_a_dungeon_costs_no_marker() -> None:
    """DV-153, DV-089: the room counts as deadly all the same."""
    table = visit("crypt", seat(61, 23, 36), "crypt-b1", "crypt-e1").plays("P1", "sacrifice adv-61")
    assert (table.truth("dungeons")[CRYPT]["blood"], table.truth("visit.limit")) == ([0, 0], 59)
    assert table.plays("P1", "leave").truth("visit.room") == "crypt-e1"  # no fleeing on the first


def test_neutrals_carry_gold_by_their_rank() -> None:
    """DV-154: Assassin 5, Mule 64, Oracle 24 and a Peasant."""
    table = visit("crypt", seat(5, 64, 57), "crypt-e1")
    assert table.truth("visit.limit") == 5 + 64 + 57
    assert len(cards("crypt")) == 32
