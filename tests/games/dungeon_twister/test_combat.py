"""Action 4, combat: DT-136 to DT-157. The clock of a combat and three colours stand in the chapters after it."""

import pytest

from tests.games.dungeon_twister.sitting import (
    actor,
    fights,
    look,
    points,
    state,
    t1,
    told,
    verbs,
    where,
)
from undercroft.engine.testing.table import PlayTable


def sides(table: PlayTable) -> list[list[str]]:
    """Who attacks and who defends in the combat that waits for cards."""
    found: list[list[str]] = [table.sees(None, f"combat.{side}.tokens") for side in ("attackers", "defenders")]
    return found


def strengths(table: PlayTable) -> list[int]:
    return [table.sees(None, f"combat.{side}.strength") for side in ("attackers", "defenders")]


def attacked(*tokens: str, target: str = "", **words: object) -> PlayTable:
    """The first of these attacks; the cards are still to be laid."""
    table = t1(*tokens, **words).plays("P1", f"attack {tokens[0].split()[0]}")
    return table.plays("P1", f"target {target}") if table.step() == "attack" else table


def test_an_attack_costs_a_point() -> None:
    """DT-136: one, however many join."""
    table = attacked("blue-warrior 1,2", "blue-troll 2,1", "orange-thief 2,2")
    assert table.sees(None, "ap") == 4


@pytest.mark.parametrize(
    ("enemy", "can"),
    [("orange-thief 2,2", True), ("orange-thief 2,3", False), ("orange-thief 3,2", False), ("blue-thief 2,2", False)],
)
def test_one_attacks_an_enemy_in_contact(enemy: str, can: bool) -> None:
    """DT-136: never diagonally, nor from afar, nor a friend."""
    assert ("attack" in verbs(t1("blue-warrior 1,2", enemy), "blue-warrior")) is can


@pytest.mark.parametrize(("words", "can"), [({}, False), ({"open": ["0,1 east"]}, True)])
def test_one_never_attacks_through_a_closed_portcullis(words: dict[str, list[str]], can: bool) -> None:
    """DT-136."""
    assert ("attack" in verbs(t1("blue-warrior 0,1", "orange-thief 1,1", **words), "blue-warrior")) is can


def test_who_was_wounded_in_this_turn_is_not_attacked_again() -> None:
    """DT-137: by nobody; in the next turn he is."""
    table = fights(t1("blue-warrior 1,2", "blue-troll 2,1", "orange-thief 2,2"), "blue-warrior")
    assert look(table, "orange-thief")["hurt"]
    assert "attack" not in verbs(table, "blue-warrior")
    assert "attack" not in verbs(table, "blue-troll")
    table.plays("P1", "end-turn").plays("P2", "card 2", "end-turn").plays("P1", "card 2")
    assert "attack" in verbs(table, "blue-troll")


def test_both_lay_a_card_in_secret_and_show_them_together() -> None:
    """DT-138: that somebody has laid is known, what not; then values and cards are added."""
    table = attacked("blue-warrior 1,2", "orange-thief 2,2")
    assert table.asks() == ["P1", "P2"]
    table.plays("P1", "combat 3")
    assert [table.sees(viewer, "combat.attackers.card") for viewer in ("P1", "P2", None)] == [3, None, None]
    assert table.sees("P2", "combat.attackers.laid")
    assert told(table, "fights-with") == []
    table.plays("P2", "combat 1")
    shown = [(args["seat"], args["combat"], args["strength"]) for args in told(table, "fights-with")]
    assert shown == [(0, 3, 3 + 3), (1, 1, 2 + 1)]


def test_it_does_not_matter_who_lays_first() -> None:
    """DT-138."""
    table = attacked("blue-warrior 1,2", "orange-thief 2,2").plays("P2", "combat 6")
    assert table.sees("P1", "combat.defenders.card") is None
    table.plays("P1", "combat 0")
    assert look(table, "blue-warrior")["wounded"]


@pytest.mark.parametrize(("ours", "theirs", "hurt"), [(1, 0, "orange-thief"), (0, 4, "blue-warrior")])
def test_the_higher_total_wins_and_the_loser_is_wounded(ours: int, theirs: int, hurt: str) -> None:
    """DT-139: 3 and 2 before the cards."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2"), "blue-warrior", ours, theirs)
    assert [who for who in ("blue-warrior", "orange-thief") if look(table, who)["wounded"]] == [hurt]
    assert points(table) == [0, 0]


def test_a_wounded_loser_dies() -> None:
    """DT-139."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2 wounded"), "blue-warrior", 0, 2)
    assert where(table, "orange-thief") is None


def test_on_a_tie_nothing_happens_but_the_cards_are_spent() -> None:
    """DT-140: the attacker may pay again."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2"), "blue-warrior", 1, 2)
    assert not look(table, "blue-warrior")["wounded"]
    assert not look(table, "orange-thief")["wounded"]
    assert table.sees("P1", "players.0.combat_hand") == [0, 2, 2, 3, 3, 4, 5, 6]
    assert table.sees("P2", "players.1.combat_hand") == [0, 1, 2, 3, 3, 4, 5, 6]
    table.plays("P1", "attack blue-warrior")
    assert table.sees(None, "ap") == 3


def test_used_cards_leave_the_game_and_the_zero_returns() -> None:
    """DT-141: nobody may look through the pile; an option lists what each has left."""
    for aid, seen in (("off", None), ("on", [0, 1, 2, 2, 3, 3, 4, 6])):
        table = t1("blue-warrior 1,2", "orange-thief 2,2", options={"show_spent_cards": aid})
        fights(table, "blue-warrior", 5, 0)
        assert table.sees("P1", "players.0.combat_hand") == [0, 1, 2, 2, 3, 3, 4, 6]
        assert len(table.sees("P2", "players.1.combat_hand")) == 9
        assert table.sees("P2", "players.0.combat_hand") == seen


def test_the_zero_can_always_be_laid_and_something_must_be() -> None:
    """DT-142: who has nothing else lays it without being asked."""
    table = attacked("blue-warrior 1,2", "orange-thief 2,2")
    assert table.offers("P2") == [f"combat {card}" for card in range(7)]
    table.refuses("P2", "end-turn")
    bare = attacked("blue-warrior 1,2", "orange-thief 2,2", P1={"combat": [0]}, P2={"combat": [0]})
    assert look(bare, "orange-thief")["wounded"]
    assert bare.sees("P1", "players.0.combat_hand") == [0]


def test_a_declared_attack_is_not_withdrawn() -> None:
    """DT-143: also where the only target is taken by itself."""
    table = t1("blue-warrior 1,3", "orange-thief 2,2").plays("P1", "move blue-warrior", "step north", "stop")
    assert table.match.can_undo(0)
    table.plays("P1", "attack blue-warrior")
    assert not table.match.can_undo(0)
    assert all(each.startswith("combat") for each in table.offers("P1"))


def test_hands_are_known_by_memory_their_number_is_public() -> None:
    """DT-144."""
    table = fights(t1("blue-warrior 1,2", "orange-thief 2,2"), "blue-warrior", 5, 6)
    for viewer in ("P2", None):
        assert table.sees(viewer, "players.0.combat") == 8
        assert table.sees(viewer, "players.0.combat_hand") is None


def test_who_touches_the_other_side_joins_until_nothing_changes() -> None:
    """DT-145: a chain, link by link; the Cleric touches nobody of the enemy's."""
    chain = (
        "blue-warrior 1,1",
        "orange-thief 2,1",
        "orange-goblin 1,2",
        "blue-troll 1,3",
        "orange-wizard 2,3",
        "blue-cleric 3,2",
    )
    table = attacked(*chain, target="orange-thief")
    assert [sorted(side) for side in sides(table)] == [
        ["blue-troll", "blue-warrior"],
        ["orange-goblin", "orange-thief", "orange-wizard"],
    ]


def test_contact_in_a_chain_is_that_of_squares() -> None:
    """DT-145: not diagonally, and not through a wall."""
    table = attacked("blue-warrior 3,1", "orange-thief 2,1", "blue-troll 3,2", "orange-goblin 4,1")
    assert sides(table) == [["blue-warrior"], ["orange-thief"]]


@pytest.mark.parametrize("mark", ["wounded", "spent"])
def test_the_wounded_and_the_spent_do_not_join(mark: str) -> None:
    """DT-146: on neither side."""
    tokens = ("blue-warrior 1,2", "orange-thief 2,2", f"blue-troll 2,1 {mark}", f"orange-goblin 1,1 {mark}")
    assert sides(attacked(*tokens, target="orange-thief")) == [["blue-warrior"], ["orange-thief"]]


def test_who_was_hurt_in_this_turn_joins_no_defence_though_he_is_healed() -> None:
    """DT-146: to attack he may."""
    table = t1("blue-warrior 1,2", "orange-thief 2,2", "orange-goblin 1,1 hurt", "blue-troll 2,1 hurt")
    s = state(table)
    s.wounded = 0  # a fountain did it
    table.plays("P1", "attack blue-warrior")
    assert sides(table) == [["blue-warrior", "blue-troll"], ["orange-thief"]]
    assert not s.wounded >> actor(s, "blue-troll") & 1


def test_only_the_named_target_is_wounded_in_a_combat() -> None:
    """DT-146: a second wounded one takes no part, whom the others touch, too."""
    tokens = ("blue-warrior 1,2", "orange-thief 2,2 wounded", "orange-goblin 1,1 wounded")
    table = attacked(*tokens, target="orange-thief")
    assert sides(table) == [["blue-warrior"], ["orange-thief"]]


def test_joining_is_forced() -> None:
    """DT-147: with the attack all who can have joined; nobody was asked."""
    table = attacked("blue-warrior 1,2", "blue-troll 2,1", "orange-thief 2,2")
    assert sides(table)[0] == ["blue-warrior", "blue-troll"]
    assert [args["character"] for args in told(table, "joins")] == ["troll"]
    assert table.step() == "combat-card"


def test_a_wounded_target_passes_the_contact_on() -> None:
    """DT-148: the Troll touches nobody but him."""
    table = attacked("blue-warrior 1,2", "orange-thief 2,2 wounded", "blue-troll 3,2", target="orange-thief")
    assert sides(table) == [["blue-warrior", "blue-troll"], ["orange-thief"]]
    assert strengths(table) == [7, 0]


def test_each_side_adds_its_values_and_lays_one_card() -> None:
    """DT-149."""
    table = attacked(
        "blue-warrior 1,2", "blue-troll 2,1", "orange-thief 2,2", "orange-goblin 1,1", target="orange-thief"
    )
    assert strengths(table) == [3 + 4, 2 + 1]
    table.plays("P1", "combat 1").plays("P2", "combat 4")
    assert [(args["combat"], args["strength"]) for args in told(table, "fights-with")] == [(1, 8), (4, 7)]


@pytest.mark.parametrize(("ours", "theirs"), [(0, 0), (0, 6)])
def test_all_of_the_losing_side_are_wounded(ours: int, theirs: int) -> None:
    """DT-150: Warrior and Thief against Troll and Goblin, 5 to 5 before the cards."""
    tokens = ("blue-warrior 1,2", "blue-thief 2,1", "orange-troll 2,2", "orange-goblin 1,1")
    table = fights(t1(*tokens), "blue-warrior", ours, theirs, "orange-troll")
    hurt = [each.split()[0] for each in tokens if look(table, each.split()[0])["wounded"]]
    assert hurt == (["blue-warrior", "blue-thief"] if theirs else [])


def test_a_wounded_target_dies_with_his_side_wounded() -> None:
    """DT-150."""
    tokens = ("blue-warrior 1,2", "orange-thief 2,2 wounded", "orange-goblin 1,1")
    table = fights(t1(*tokens), "blue-warrior", 0, 0, "orange-thief")
    assert where(table, "orange-thief") is None
    assert look(table, "orange-goblin")["wounded"]
    assert points(table) == [1, 0]


def test_bonuses_count_for_all_who_hold_them() -> None:
    """DT-151: two Swords attack, two Armors defend; a Sword does not defend, nor Armor attack."""
    tokens = (
        "blue-warrior 1,2", "blue-sword 1,2", "blue-troll 2,1", "orange-sword 2,1", "orange-thief 2,2",
        "orange-armor 2,2", "orange-goblin 1,1", "blue-armor 1,1",
    )  # fmt: skip
    assert strengths(attacked(*tokens, target="orange-thief")) == [3 + 1 + 4 + 1, 2 + 1 + 1 + 1]
    swapped = ("blue-warrior 1,2", "blue-armor 1,2", "orange-thief 2,2", "orange-sword 2,2")
    assert strengths(attacked(*swapped)) == [3, 2]


def test_a_wounded_one_defends_with_nothing_but_armor() -> None:
    """DT-152: he never attacks; if his side wins he stays wounded, and the attackers are."""
    table = attacked("blue-warrior 1,2", "orange-cleric 2,2 wounded", "orange-armor 2,2")
    assert strengths(table) == [3, 1]
    table.plays("P1", "combat 0").plays("P2", "combat 3")
    assert look(table, "blue-warrior")["wounded"]
    assert look(table, "orange-cleric")["wounded"]
    table.plays("P1", "end-turn").plays("P2", "card 5")
    assert verbs(table, "orange-cleric", "P2") == []


def test_whom_a_loser_carries_dies() -> None:
    """DT-153: for a point, and the carrier is wounded; on both sides."""
    defending = fights(t1("blue-warrior 1,2", "orange-troll 2,2", "orange-goblin 2,2 wounded"), "blue-warrior", 5)
    assert where(defending, "orange-goblin") is None
    assert look(defending, "orange-troll")["wounded"]
    assert points(defending) == [1, 0]
    attacking = fights(t1("blue-warrior 1,2", "blue-goblin 1,2 wounded", "orange-troll 2,2"), "blue-warrior")
    assert look(attacking, "blue-warrior")["wounded"]
    assert points(attacking) == [0, 1]


def test_who_was_wounded_earlier_may_be_attacked() -> None:
    """DT-154."""
    assert "attack" in verbs(t1("blue-warrior 1,2", "orange-thief 2,2 wounded"), "blue-warrior")
    assert "attack" not in verbs(t1("blue-warrior 1,2", "orange-thief 2,2 hurt"), "blue-warrior")


def test_a_spent_character_may_be_named_with_his_full_value() -> None:
    """DT-155: unless he was wounded in this turn."""
    assert strengths(attacked("blue-warrior 1,2", "orange-troll 2,2 spent")) == [3, 4]
    table = t1("blue-warrior 1,2", "orange-troll 2,2 hurt spent")
    assert "attack" not in verbs(table, "blue-warrior")


def test_characters_on_start_lines_take_part() -> None:
    """DT-156: the Cleric helps from his line."""
    table = attacked("blue-warrior 0,1", "orange-troll 0,2", "blue-cleric -1,2")
    assert sides(table)[0] == ["blue-warrior", "blue-cleric"]


def test_sides_and_bonuses_stand_before_the_cards_are_laid() -> None:
    """DT-157."""
    table = attacked("blue-warrior 1,2", "blue-sword 1,2", "orange-thief 2,2")
    assert table.step() == "combat-card"
    assert strengths(table) == [4, 2]
    assert table.sees("P2", "combat.target") == "orange-thief"


@pytest.mark.parametrize(("master", "first"), [("blue-weapon_master 2,1", "P2"), ("orange-weapon_master 1,1", "P1")])
def test_a_side_with_a_weapon_master_lays_after_the_other(master: str, first: str) -> None:
    """DT-157: its player sees the card before he lays his own."""
    table = attacked("blue-warrior 1,2", "orange-thief 2,2", master, target="orange-thief")
    second, seen = ("P1", "defenders") if first == "P2" else ("P2", "attackers")
    assert table.asks() == [first]
    table.plays(first, "combat 4")
    assert table.asks() == [second]
    assert [table.sees(viewer, f"combat.{seen}.card") for viewer in (second, None)] == [4, None]
