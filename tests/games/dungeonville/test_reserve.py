"""The option reserve = stays_home (DV-076): who stayed at home does nothing in the visit (ruling DV-R22)."""

import pytest

from tests.games.dungeonville.play import (
    Words,
    adv,
    battle,
    dungeonville,
    lay,
    line_ups,
    remembers,
    seat,
    sending,
    told,
)
from undercroft.engine.testing.table import PlayTable, sit

KNIGHTS = (3, 7, 17)  # Crypt: E, E, E; limit 27


def conquer(reserve: str, treasure: str, fourth: int, *cards: str, three: tuple[int, int, int] = KNIGHTS) -> PlayTable:
    """P1 wins three duels at the Crypt with those three, the fourth is his reserve; then he meets the cards."""
    party = seat(*three, fourth, treasure=[treasure])
    table = line_ups(party, seat(58, 59, 60), options={"reserve": reserve}).chance(*cards)
    return lay(lay(table, "P1", *three), "P2", 58, 59, 60)


@pytest.mark.parametrize(("reserve", "step"), [("enters", "net"), ("stays_home", "take")])
def test_a_ratcatcher_at_home_throws_no_net(reserve: str, step: str) -> None:
    """DV-076, DV-108, DV-120: nor is it offered."""
    assert conquer(reserve, "item-ratcatcher", 48, "crypt-d1").step() == step


@pytest.mark.parametrize(("reserve", "shown"), [("enters", True), ("stays_home", False)])
def test_a_ranger_at_home_sends_no_falcon(reserve: str, shown: bool) -> None:
    """DV-076, DV-108, DV-122: he must be in the party that explores."""
    table = conquer(reserve, "item-ranger", 15, "crypt-c1").plays("P1", "leave")
    assert ("use item-ranger" in table.offers("P1")) is shown


@pytest.mark.parametrize(("reserve", "step"), [("enters", "flee"), ("stays_home", "take")])
def test_a_sorcerer_at_home_waves_no_wand(reserve: str, step: str) -> None:
    """DV-076, DV-108, DV-128: after the item the next card follows."""
    assert conquer(reserve, "item-sorcerer", 23, "item-monk", "crypt-d1").step() == step


def test_a_thief_at_home_holds_no_sack() -> None:
    """DV-076, DV-108, DV-119: 30 gold are too heavy for 27 and stay there."""
    table = conquer("stays_home", "item-thief", 28, "crypt-a1")
    assert (table.step(), table.truth("players.0.loot")) == ("flee", [])


@pytest.mark.parametrize(("item", "rank", "step"), [
    ("item-priest", 38, "holy-water"), ("item-necromancer", 18, "glove"), ("item-mule", 56, "rescue"),
    ("item-footman", 6, "rescue"),
])  # fmt: skip
def test_nobody_at_home_helps_a_dying_member(item: str, rank: int, step: str) -> None:
    """DV-076, DV-108, DV-116, DV-117, DV-123, DV-124: Holy Water, Glove, Carrot and Shield need their user there."""
    died = [conquer(reserve, item, rank, "crypt-e8") for reserve in ("enters", "stays_home")]
    assert [table.plays("P1", "sacrifice adv-17").step() for table in died] == [step, "take"]


@pytest.mark.parametrize(("reserve", "limit"), [("enters", 27 + 52 + 25), ("stays_home", 27)])
def test_a_peasant_at_home_pushes_no_wheelbarrow(reserve: str, limit: int) -> None:
    """DV-076, DV-126: nor does he carry anything himself."""
    assert conquer(reserve, "item-peasant", 52, "crypt-d1").truth("visit.limit") == limit


@pytest.mark.parametrize(("reserve", "dead"), [("enters", ["adv-38"]), ("stays_home", [])])
def test_nobody_dies_at_home(reserve: str, dead: list[str]) -> None:
    """DV-076, DV-086: the Priest has the room's letter, but he is not there."""
    table = conquer(reserve, "item-thief", 38, "crypt-a1")
    assert [args["adventurer"] for args in told(table, "died")] == dead


@pytest.mark.parametrize(("reserve", "models"), [("enters", (3, 7, 38)), ("stays_home", (3, 7))])
def test_the_oracle_copies_only_who_is_there(reserve: str, models: tuple[int, ...]) -> None:
    """DV-148, DV-076: another member of the party that entered."""
    table = conquer(reserve, "item-thief", 38, "crypt-d1", three=(3, 7, 32))
    assert table.offers("P1") == [*[f"copy {name}" for name in adv(*models)], "claim"]


def test_a_jester_at_home_reveals_no_card() -> None:
    """DV-149, DV-076: the adventurer deck stays as it is."""
    home = conquer("stays_home", "item-thief", 25, "crypt-d1")
    away = conquer("enters", "item-thief", 25, "adv-45", "crypt-d1")
    assert [len(told(table, "jester")) for table in (home, away)] == [0, 1]


def test_after_the_battle_the_whole_party_is_checked_for_neutrals_only() -> None:
    """DV-145, DV-076: with a coloured reserve at home the neutrals enter, without one nobody does."""
    home = {"reserve": "stays_home"}
    saved = battle(seat(5, 1, 47, 57), seat(28, 31, 35), options=home)
    assert list(saved.truth("visit.letters")) == adv(5, 1)
    dissolved = battle(seat(5, 24, 47), seat(28, 31, 35), options=home, then="adv-02")
    assert (told(dissolved, "dissolved"), told(dissolved, "visit")) == ([{"seat": 0}], [])


def test_each_battle_has_its_own_reserve() -> None:
    """DV-076: the reserve of the first battle stays at home although a second one is fought."""
    crypt: Words = {"P1": seat(3, 7, 17, 48, pawn="crypt"), "P2": seat(58, 59, 60, pawn="crypt")}
    rathaus: Words = {"P3": seat(2, 4, 9, 49, pawn="rathaus"), "P4": seat(55, 53, 63, pawn="rathaus")}
    table = sit(dungeonville(4, reserve="stays_home"), {"at": "battle", "round": 2, **crypt, **rathaus})
    lay(lay(table, "P1", 3, 7, 17), "P2", 58, 59, 60)
    lay(lay(table, "P3", 2, 4, 9), "P4", 55, 53, 63).chance("crypt-d1", "rathaus-a1")
    assert list(table.truth("visit.letters")) == adv(3, 7, 17)


def test_who_stayed_at_home_goes_along_in_the_next_round() -> None:
    """DV-076: staying at home holds for the round of the battle."""
    table = sending(P1=seat(48, 49, 57, 60), P2=seat(), options={"reserve": "stays_home"}).chance("crypt-a1")
    remembers(table, reserves=[59])  # adv-60, in the round before
    assert list(table.plays("P1", "send crypt").truth("visit.letters")) == adv(48, 49, 57, 60)
