"""Encounters: rolls, results, dungeon actions, and what lies above the dungeon."""

from typing import Any

import pytest

from tests.games.doodle_dungeon.situations import BLANK, STRAIGHT, content, dungeon, straight, told
from undercroft.engine.testing.table import PlayTable

GOBLIN, ORC, DRAGON, TRAP = "..G.......", "..O.......", "..D.......", "..T......."
ORC_8, DRAGON_8 = {"orcs": 6}, {"dragons": 4}
OTHER = {"path": STRAIGHT, "sheet": BLANK, "turns": 0, "hand": ["aim_boost"]}  # asked next, in his first turn


def fight(row: str, *dice: int, hand: tuple[str, ...] = (), **words: Any) -> PlayTable:
    """P1's hero meets what stands on A3; without a card P1 is not asked."""
    return straight(row, *[str(eyes) for eyes in dice], hand=list(hand), P2=OTHER, **words)


def plays(table: PlayTable, *actions: str, dice: tuple[int, ...] = ()) -> PlayTable:
    """P1 plays these actions; the dice come in this order."""
    if dice:
        table.chance(*[str(eyes) for eyes in dice])
    return table.plays("P1", *[f"play {action}" for action in actions])


def result(table: PlayTable) -> tuple[str, int]:
    """Whether the monster has won, and with what strength."""
    found = [(name, told(table, name)) for name in ("won", "lost")]
    return next((name, each[0]["strength"]) for name, each in found if each)


# ---- the result


def test_a_monster_below_20_loses_and_is_crossed_off() -> None:
    """DD-116, DD-120, DD-E11: orc +8, roll [7 2]."""
    table = fight(ORC, 7, 2, boxes=ORC_8)
    assert result(table) == ("lost", 17)
    assert content(table, "A3") == "o"
    assert told(table, "damaged") == []


def test_a_monster_with_20_wins_does_its_damage_and_stays() -> None:
    """DD-061, DD-119: exactly 20; goblin 1, orc 2, dragon 3."""
    for row, damage in ((GOBLIN, 1), (ORC, 2), (DRAGON, 3)):
        table = fight(row, 10, 10)
        assert told(table, "damaged")[0]["points"] == damage
        assert content(table, "A3") == row[2]
    assert result(fight(GOBLIN, 10, 10)) == ("won", 20)
    assert result(fight(GOBLIN, 10, 9))[0] == "lost"


@pytest.mark.parametrize(("row", "boxes", "level"), [(GOBLIN, {"goblins": 2}, 4), (ORC, {}, 2), (DRAGON, {}, 4)])
def test_the_level_of_its_kind_is_added(row: str, boxes: dict[str, int], level: int) -> None:
    """DD-009, DD-074, DD-076, DD-116: the highest unlocked one, else the base."""
    assert result(fight(row, 1, 1, boxes=boxes))[1] == 2 + level


def test_strength_has_no_upper_limit() -> None:
    """DD-121: 32 and more are as good as 20."""
    assert result(fight(DRAGON, 10, 10, boxes={"dragons": 8})) == ("won", 32)


def test_a_monster_is_met_even_if_nobody_wants_to() -> None:
    """DD-113: the encounter is mandatory."""
    table = fight(GOBLIN, 1, 1, hand=("axe",))
    assert table.step() == "dungeon-action"
    assert set(table.offers("P1")) == {"play axe", "stop"}


# ---- single actions


def test_an_orc_club_adds_4() -> None:
    """DD-135, DD-119, DD-E12: 21, the orc wins, 2 damage, it stays."""
    table = plays(fight(ORC, 7, 2, hand=("orc_club",), boxes=ORC_8), "orc_club")
    assert result(table) == ("won", 21)
    assert told(table, "damaged")[0] == {"seat": 0, "points": 2, "hearts": 18}
    assert content(table, "A3") == "O"


def test_dragon_breath_and_aim_boost() -> None:
    """DD-125, DD-129, DD-140, DD-E78: +5 and +3 are 21; the breath alone is 18."""
    both = ("dragon_breath", "aim_boost")
    table = plays(fight(DRAGON, 4, 5, hand=both), *both)
    assert result(table) == ("won", 21)
    table = plays(fight(DRAGON, 4, 5, hand=both), "dragon_breath").plays("P1", "stop")
    assert result(table) == ("lost", 18)
    offers = fight(GOBLIN, 4, 5, hand=both).offers("P1")
    assert "play aim_boost" in offers
    assert "play dragon_breath" not in offers


@pytest.mark.parametrize(
    ("row", "fitting"),
    [(GOBLIN, {"goblin_dagger"}), (ORC, {"orc_club"}), (DRAGON, {"dragon_breath"}), (TRAP, set())],
)
def test_actions_for_one_kind_need_that_kind(row: str, fitting: set[str]) -> None:
    """DD-122, DD-125: hero actions are never played in an encounter."""
    hand = ("goblin_dagger", "orc_club", "dragon_breath", "bomb")
    table = fight(row, *() if row == TRAP else (1, 1), hand=hand)
    assert set(table.offers("P1")) == {"stop", *[f"play {each}" for each in fitting]}
    if row == TRAP:
        assert table.refuses("P1", "play orc_club").rules == ("DD-125",)
    assert table.refuses("P1", "play bomb").rules == ("DD-141",)


def test_an_axe_adds_a_die() -> None:
    """DD-014, DD-128: it joins the fight; a 10 shows 10."""
    table = plays(fight(ORC, 7, 2, hand=("axe", "axe"), boxes=ORC_8), "axe", dice=(10,))
    assert table.truth("fight.dice") == [7, 2, 10]
    assert table.truth("fight.strength") == 27


def test_goblin_daggers_add_up() -> None:
    """DD-131, DD-119: +3 and one more damage each, in one piece."""
    hand = ("goblin_dagger", "goblin_dagger")
    table = plays(fight(GOBLIN, 8, 3, hand=hand, boxes={"goblins": 2}), *hand)
    assert result(table) == ("won", 21)
    assert [each["points"] for each in told(table, "damaged")][:1] == [3]


def test_a_dagger_with_a_shield_above() -> None:
    """DD-131, DD-146, DD-E49: 1 + 1 - 2 is nothing; the goblin stays."""
    table = plays(
        fight(GOBLIN, 8, 3, hand=("goblin_dagger",), boxes={"goblins": 3}, above=["shield@P2"]), "goblin_dagger"
    )
    assert result(table) == ("won", 20)
    assert told(table, "damaged")[0] == {"seat": 0, "points": 0, "hearts": 20}
    assert content(table, "A3") == "G"


def test_axe_before_talisman_and_talisman_before_axe() -> None:
    """DD-126, DD-158, DD-E13: five dice are too many at any moment."""
    hand = ("axe", "talisman")
    table = plays(fight(GOBLIN, 5, 5, hand=hand), "axe", dice=(3,))
    assert table.offers("P1") == ["stop"]
    assert table.refuses("P1", "play talisman").rules == ("DD-126",)
    table = plays(fight(GOBLIN, 5, 5, hand=hand), "talisman", dice=(9, 1))
    assert table.truth("fight.dice") == [5, 9]
    assert "play axe" in table.offers("P1")


def test_two_axes_but_no_third() -> None:
    """DD-126, DD-158."""
    table = plays(fight(GOBLIN, 1, 1, hand=("axe", "axe", "axe")), "axe", "axe", dice=(2, 3))
    assert len(table.truth("fight.dice")) == 4
    assert table.refuses("P1", "play axe").rules == ("DD-126",)


def test_talisman_then_axe() -> None:
    """DD-126, DD-136, DD-158, DD-E55: goblin +4: 13, then 6 and 9 stay, then 20 with three dice."""
    hand = ("talisman", "axe", "talisman", "cursed_blade", "axe")
    table = plays(fight(GOBLIN, 3, 6, hand=hand, boxes={"goblins": 2}), "talisman", "axe", dice=(9, 2, 1))
    assert table.truth("fight.strength") == 20
    assert set(table.offers("P1")) == {"play axe", "stop"}


def test_a_talisman_keeps_what_cards_have_added() -> None:
    """DD-136, DD-E56: 4 + 3 + 8 + 4 is 19; the orc loses."""
    table = fight(ORC, 2, 3, hand=("orc_club", "talisman"), boxes=ORC_8)
    plays(table, "orc_club")
    assert table.truth("fight.strength") == 17
    plays(table, "talisman", dice=(1, 4))
    assert result(table) == ("lost", 19)


def test_two_talismans_one_after_the_other() -> None:
    """DD-136: two dice are in the fight each time."""
    table = plays(fight(GOBLIN, 1, 1, hand=("talisman", "talisman", "axe")), "talisman", "talisman", dice=(4, 2, 9, 3))
    assert table.truth("fight.dice") == [4, 9]


# ---- the Cursed Blade


def test_a_blade_wins_and_the_monster_flees() -> None:
    """DD-137, DD-138, DD-E57: strength 25, 3 damage; four dice are 13, so it is crossed off."""
    table = plays(fight(DRAGON, 1, 3, hand=("cursed_blade",), boxes={"dragons": 8}), "cursed_blade", dice=(5, 4))
    assert result(table) == ("won", 25)
    assert told(table, "damaged")[0]["points"] == 3
    assert content(table, "A3") == "d"


@pytest.mark.parametrize(("last", "won", "sign"), [(2, "won", "G"), (1, "lost", "g")])
def test_a_blade_with_four_dice_of_20(last: int, won: str, sign: str) -> None:
    """DD-138, DD-E58: 20 keeps the goblin, 19 does not."""
    table = plays(fight(GOBLIN, 6, 5, hand=("cursed_blade",)), "cursed_blade", dice=(7, last))
    assert result(table) == (won, 18 + last)
    assert content(table, "A3") == sign


def test_dice_that_a_talisman_removed_do_not_count() -> None:
    """DD-138, DD-139, DD-159, DD-E59: 9 + 8 + 1 + 1 is 19: it wins and is crossed off."""
    table = fight(ORC, 2, 9, hand=("talisman", "cursed_blade"), boxes={"orcs": 2})
    plays(table, "talisman", "cursed_blade", dice=(8, 1, 1, 1))
    assert result(table) == ("won", 23)
    assert told(table, "damaged")[0]["points"] == 2
    assert content(table, "A3") == "o"


def test_a_curse_after_a_blade() -> None:
    """DD-118, DD-138, DD-E60: 22 - 3 is 19; four dice were 20."""
    table = plays(fight(ORC, 5, 5, hand=("cursed_blade",), above=["curse@P2"]), "cursed_blade", dice=(6, 4))
    assert result(table) == ("lost", 19)
    assert content(table, "A3") == "o"


def test_nothing_can_be_played_after_a_blade() -> None:
    """DD-137, DD-159, DD-E61: nobody is asked any more in this fight."""
    hand = ("cursed_blade", "energy_drink", "useful_junk", "aim_boost")
    table = plays(fight(GOBLIN, 1, 1, hand=hand, discard=["bomb"]), "cursed_blade", dice=(1, 1))
    assert table.step() != "dungeon-action"
    assert result(table) == ("lost", 4)


def test_a_blade_cannot_follow_an_axe() -> None:
    """DD-126, DD-159: three dice and two are too many."""
    table = plays(fight(GOBLIN, 1, 1, hand=("axe", "cursed_blade")), "axe", dice=(2,))
    assert table.refuses("P1", "play cursed_blade").rules == ("DD-126",)


# ---- Energy Drink and Useful Junk


def test_an_energy_drink_counts_at_once() -> None:
    """DD-074, DD-127, DD-130, DD-E62: the first box makes +8, strength 20; then another track."""
    table = plays(fight(DRAGON, 6, 6, hand=("energy_drink",), boxes={"dragons": 3}), "energy_drink")
    assert table.truth("fight.strength") == 18
    table.plays("P1", "improve dragons", "improve hand")
    assert result(table) == ("won", 20)


def test_an_energy_drink_at_a_trap() -> None:
    """DD-114, DD-125, DD-127, DD-130, DD-E63: with the third box the trap does 2 damage."""
    table = fight(TRAP, hand=("energy_drink", "axe", "aim_boost"), boxes={"traps": 2})
    assert set(table.offers("P1")) == {"play energy_drink", "stop"}
    plays(table, "energy_drink").plays("P1", "improve traps", "improve orcs", "stop")
    assert told(table, "damaged")[0] == {"seat": 0, "points": 2, "hearts": 18}


def test_an_energy_drink_for_the_hand() -> None:
    """DD-130, DD-154, DD-E64: in step 4 of this turn two cards."""
    table = fight(GOBLIN, 1, 1, hand=("energy_drink",), boxes={"hand": 1}, deck=["axe", "curse", "bomb"])
    plays(table, "energy_drink").plays("P1", "improve hand", "improve orcs")
    assert dungeon(table)["hand_size"] == 2


def test_an_energy_drink_with_all_boxes_full() -> None:
    """DD-073, DD-130: it may be played; its improvements lapse."""
    full = {"goblins": 6, "orcs": 10, "dragons": 8, "traps": 6, "treasures": 6, "hand": 6}
    table = plays(fight(GOBLIN, 1, 1, hand=("energy_drink",), boxes=full), "energy_drink")
    assert told(table, "improved") == []
    assert "card_09" in table.truth("discard")


def test_useful_junk_at_a_trap() -> None:
    """DD-114, DD-127, DD-132, DD-134, DD-E82: one of the pile, seen by all, into the deck; then the trap."""
    table = fight(TRAP, hand=("useful_junk", "axe"), discard=["bomb", "bomb", "curse"], deck=["shield"])
    plays(table, "useful_junk")
    assert table.offers("P1") == ["fetch bomb", "fetch curse"]
    table.plays("P1", "fetch bomb")
    assert told(table, "fetched") == [{"seat": 0, "card": "card_37"}]
    assert dungeon(table)["deck"] == 2
    assert dungeon(table)["hand_size"] == 1
    table.plays("P1", "stop")
    assert told(table, "damaged")[0]["points"] == 1


def test_useful_junk_fetches_a_card_of_the_same_fight_but_not_itself() -> None:
    """DD-123, DD-132, DD-133, DD-E65: the deck is shuffled; known bottom cards are known no more."""
    table = fight(ORC, 7, 2, hand=("orc_club", "useful_junk"), under=["bomb"], deck=["shield"], discard=["jump"])
    plays(table, "orc_club", "useful_junk")
    assert table.offers("P1") == ["fetch orc_club", "fetch jump"]
    table.plays("P1", "fetch orc_club")
    assert table.truth("dungeons.0.under") == []
    state: Any = table.match.state
    assert len(state.decks[0]) + len(state.hands[0]) == 3
    assert table.truth("discard") == ["card_53", "card_17"]


def test_useful_junk_needs_a_discard_pile() -> None:
    """DD-133: there would be nothing to choose."""
    table = fight(GOBLIN, 1, 1, hand=("useful_junk",))
    assert table.offers("P1") == ["stop"]
    assert table.refuses("P1", "play useful_junk").rules == ("DD-133",)


def test_a_single_card_is_fetched_without_asking_several_are_asked() -> None:
    """DD-132: also where all are of one kind; the lowest number moves."""
    table = plays(fight(GOBLIN, 1, 1, hand=("useful_junk", "axe"), discard=["curse"]), "useful_junk")
    assert told(table, "fetched") == [{"seat": 0, "card": "card_41"}]
    table = plays(fight(GOBLIN, 1, 1, hand=("useful_junk", "axe"), discard=["card_43", "card_42"]), "useful_junk")
    assert table.offers("P1") == ["fetch curse"]
    table.plays("P1", "fetch curse")
    assert told(table, "fetched") == [{"seat": 0, "card": "card_42"}]


def test_a_card_fetched_in_secret() -> None:
    """DD-134: others see that one is missing; whoever looks sees the true pile."""
    table = fight(GOBLIN, 1, 1, hand=("useful_junk", "axe"), discard=["bomb", "curse"], options={"junk_pick": "secret"})
    plays(table, "useful_junk")
    assert table.sees("P1", "missing") == 0
    table.plays("P1", "fetch curse")
    assert table.sees("P2", "discard") == ["card_37", "card_41", "card_17"]
    assert table.sees("P2", "missing") == 1
    assert told(table, "fetched", "P2") == []
    assert told(table, "fetched", "P1") == [{"seat": 0, "card": "card_41"}]
    assert told(table, "fetched-secretly", "P2") == [{"seat": 0}]


# ---- timing


def test_any_number_of_actions_also_when_the_fight_is_won() -> None:
    """DD-117, DD-123, DD-124, DD-E77: each is resolved and discarded before the next."""
    table = fight(ORC, 10, 3, hand=("useful_junk", "energy_drink", "axe"), boxes=ORC_8, discard=["jump", "bomb"])
    assert table.truth("fight.strength") == 21
    plays(table, "useful_junk").plays("P1", "fetch jump")
    assert table.truth("discard") == ["card_37", "card_17"]
    plays(table, "energy_drink").plays("P1", "improve hand", "improve hand", "stop")
    assert result(table) == ("won", 21)


def test_whoever_holds_cards_is_asked_whatever_they_are() -> None:
    """DD-117, DD-124: not asking would tell; without cards nobody is."""
    assert fight(GOBLIN, 1, 1, hand=("bomb",)).offers("P1") == ["stop"]
    assert "dungeon-action" not in fight(GOBLIN, 1, 1).step()


# ---- above the dungeon


@pytest.mark.parametrize(("curses", "strength", "won"), [(1, 18, "lost"), (2, 15, "lost")])
def test_curses_take_3_each(curses: int, strength: int, won: str) -> None:
    """DD-118, DD-144, DD-162, DD-E50: after the actions; both together, and spent."""
    table = plays(fight(ORC, 7, 2, hand=("orc_club",), boxes=ORC_8, above=["curse@P2"] * curses), "orc_club")
    table.plays("P1", *["stop"] * ("stop" in table.offers("P1") and table.step() == "dungeon-action"))
    assert result(table) == (won, strength)
    assert dungeon(table)["above"] == []


def test_a_curse_can_be_outweighed_before_stopping() -> None:
    """DD-118, DD-144, DD-E50: 24 - 3 is 21."""
    table = fight(ORC, 7, 2, hand=("orc_club", "aim_boost"), boxes=ORC_8, above=["curse@P2"])
    assert result(plays(table, "orc_club", "aim_boost")) == ("won", 21)


def test_a_curse_is_spent_where_it_changes_nothing() -> None:
    """DD-162."""
    table = fight(GOBLIN, 1, 1, above=["curse@P2"])
    assert dungeon(table)["above"] == []
    assert table.truth("discard") == ["card_41"]


@pytest.mark.parametrize(("dice", "won", "left"), [((10, 4), "lost", ["card_57"]), ((10, 6), "won", [])])
def test_a_curse_and_a_poisoned_weapon(dice: tuple[int, int], won: str, left: list[str]) -> None:
    """DD-148, DD-161, DD-E51: with 19 the weapon stays, with 21 the monster hits and is crossed off."""
    table = fight(ORC, *dice, boxes=ORC_8, above=["curse@P2", "poisoned_weapon@P2"])
    assert result(table)[0] == won
    assert [each["card"] for each in dungeon(table)["above"]] == left
    assert content(table, "A3") == "o"


def test_two_weapons_are_used_on_one_monster() -> None:
    """DD-148: the second has no effect."""
    table = fight(DRAGON, 10, 10, above=["poisoned_weapon@P2", "poisoned_weapon@P2"])
    assert told(table, "damaged")[0]["points"] == 3
    assert dungeon(table)["above"] == []
    assert dungeon(table)["crossed"] == 1


def test_poison_works_beside_a_blade_and_beside_death() -> None:
    """DD-138, DD-157, DD-160, DD-165, DD-E52: the hero dies and the orc is crossed off all the same."""
    table = fight(ORC, 10, 10, hearts=2, above=["poisoned_weapon@P2"])
    assert told(table, "died") == [{"seat": 0}]
    assert content(table, "A3") == "o"
    assert [each for each in table.news() if each in ("damaged", "died", "crossed-off")] == [
        "damaged",
        "died",
        "crossed-off",
    ]
    table = fight(DRAGON, 1, 3, hand=("cursed_blade",), boxes={"dragons": 8}, above=["poisoned_weapon@P2"])
    plays(table, "cursed_blade", dice=(5, 4))
    assert dungeon(table)["above"] == []
    assert dungeon(table)["crossed"] == 1


def test_a_shield_takes_all_of_a_trap() -> None:
    """DD-115, DD-146, DD-162, DD-E48: 0 damage; the trap is crossed off, the shield spent."""
    table = fight(TRAP, above=["shield@P2"])
    assert told(table, "damaged")[0] == {"seat": 0, "points": 0, "hearts": 20}
    assert content(table, "A3") == "t"
    assert dungeon(table)["above"] == []


@pytest.mark.parametrize(("row", "shields", "damage"), [(ORC, 2, 0), (DRAGON, 1, 1), (GOBLIN, 2, 0), (DRAGON, 2, 0)])
def test_shields_are_used_together(row: str, shields: int, damage: int) -> None:
    """DD-146, DD-E48: both are spent even where one would do."""
    table = fight(row, 10, 10, above=["shield@P2"] * shields)
    assert told(table, "damaged")[0]["points"] == damage
    assert dungeon(table)["above"] == []


def test_a_shield_and_a_weapon_together() -> None:
    """DD-146, DD-148, DD-157, DD-E80: the hero lives with 2 hearts, the orc is crossed off."""
    table = fight(ORC, 10, 10, hearts=2, above=["shield@P2", "poisoned_weapon@P2"])
    assert dungeon(table)["hearts"] == 2
    assert content(table, "A3") == "o"
    assert dungeon(table)["above"] == []


@pytest.mark.parametrize("jumps", [1, 2])
def test_a_jump_leaves_one_trap_behind(jumps: int) -> None:
    """DD-111, DD-147, DD-E53: P stays armed, Q is sprung; two jumps do the same, both are spent."""
    table = fight("..T.T.....", above=["jump@P2"] * jumps)
    assert told(table, "jumped") == [{"seat": 0, "cell": "A3"}]
    assert [content(table, cell) for cell in ("A3", "A5")] == ["T", "t"]
    assert dungeon(table)["above"] == []


def test_a_jump_out_of_the_dungeon() -> None:
    """DD-112, DD-122, DD-147, DD-E54: over a trap on H10 and away, without an encounter."""
    rows = [*BLANK[:7], ".........T"]
    table = straight("..........", sheet=rows, hand=["axe"], above=["jump@P2"], P2=OTHER)
    assert told(table, "met") == []
    assert told(table, "escaped")[0]["hearts"] == 20
    assert table.step() == "hero-action"


def test_a_jump_waits_for_an_armed_trap() -> None:
    """DD-162: one that is crossed off does not spend it."""
    table = fight("..t.G.....", 1, 1, above=["jump@P2"])
    assert [each["card"] for each in dungeon(table)["above"]] == ["card_53"]


def test_damage_beyond_the_last_heart_is_lost() -> None:
    """DD-164, DD-165, DD-E79: dead with 0; the dragon stays for the scoring, and nothing can be laid there any more."""
    table = fight(DRAGON, 10, 10, hearts=1, hand=("axe",))
    table.plays("P1", "stop")
    assert told(table, "damaged")[0] == {"seat": 0, "points": 3, "hearts": 0}
    assert dungeon(table)["fate"] == "dead"
    assert content(table, "A3") == "D"


def test_what_lies_above_is_lost_with_the_hero() -> None:
    """DD-152, DD-E69: unresolved, and can be fetched from the pile."""
    table = fight("..T.T.....", hero=2, hearts=1, above=["poisoned_weapon@P2", "curse@P2"])
    assert told(table, "died") == [{"seat": 0}]
    assert {"card_57", "card_41"} <= set(table.truth("discard"))
    assert dungeon(table)["above"] == []


def test_every_fight_begins_anew() -> None:
    """DD-116, DD-131: what cards have added does not stay for the next one."""
    table = plays(fight("..G.G.....", 10, 10, hand=("goblin_dagger",)), "goblin_dagger")
    state: Any = table.match.state
    assert (state.bonus, state.extra, state.dice) == (0, 0, ())
