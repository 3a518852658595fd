"""The search of a combat round: every plan and every battle, against brute force through the whole match."""

import pytest

from tests.games.dungeon_lords.planning_positions import SMALL, card, planning, state
from undercroft.engine.match import Match
from undercroft.engine.piles import put
from undercroft.games.dungeon_lords.cards import CARD_SETS, FATIGUE
from undercroft.games.dungeon_lords.fights.ending import judge
from undercroft.games.dungeon_lords.fights.fight import Fight, TooLarge
from undercroft.games.dungeon_lords.fights.outlook import Outlook, outlook
from undercroft.games.dungeon_lords.fights.plans import Plan, plan_in
from undercroft.games.dungeon_lords.search import texts
from undercroft.games.dungeon_lords.state import DungeonLords

P1, P2 = 0, 1


def with_card(match: Match, wanted: int) -> Match:
    """The same match with that card in this round."""
    copy = match.clone()
    s = state(copy)
    s.town = put(s.town, s.combat_round - 1, wanted)
    return copy


def planned(match: Match, choices: list[str]) -> Match:
    for choice in [*choices, "confirm"]:
        match.choose(P1, choice)
    while match.to_act == (P2,) and match.step().name == "plan":
        texts_ = [option.text for option in match.options(P2)]
        match.choose(P2, "send slime" if "send slime" in texts_ else texts_[0])
    return match


def all_lines(match: Match, before: DungeonLords) -> list[int]:
    """The loss at the end of every line of P1's battle, played in the whole match."""
    if match.to_act != (P1,):
        s = state(match)
        return [judge(s, before, P1, outlook(s, P1))]
    found: list[int] = []
    for option in match.options(P1):
        after = match.clone()
        after.choose(P1, option)
        found += all_lines(after, before)
    return found


POSITIONS = {
    "year 1, a tunnel": (SMALL, CARD_SETS[0]),
    "year 1, a room with a witch and a goblin, round 2": (
        {
            **SMALL,
            "combat_round": 2,
            "P1": {
                **SMALL["P1"],
                "queue": ["y1_thief_3_1", "y1_wizard_3_2", "y1_priest_4_1"],
                "wounds": {"y1_priest_4_1": 2},
                "lair": ["witch", "goblin", "ghost"],
                "traps": ["poisoned_dart"],
                "rooms": {"3-1": "mint"},
                "evil": 9,
            },
        },
        CARD_SETS[0][:5],
    ),
    "year 2, a labyrinth": (
        {
            **SMALL,
            "year": 2,
            "town": ["?", "?", "?", "?"],
            "P1": {
                "queue": ["y2_warrior_5", "y2_wizard_4_2"],
                "lair": ["vampire"],
                "traps": ["poisoned_dart", "trap_door", "fire_wall"],
                "rooms": {"3-1": "labyrinth"},
                "prison": ["y1_warrior_3"],
            },
            "P2": {**SMALL["P2"], "queue": ["y2_warrior_6"], "spied": []},
        },
        CARD_SETS[1],
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_every_ending_is_the_best_of_all_lines(name: str) -> None:
    """The whole of a battle: nothing is better, and nothing better was overlooked."""
    position, cards = POSITIONS[name]
    match = planning(position)
    before = state(match).copy(match.door)
    fight = Fight(state(match), P1)
    plans = fight.plans(anew=True)
    assert len(plans) > 5
    for plan in plans:
        for each in cards:
            begun = planned(with_card(match, each), texts(fight.codes_of(plan)))
            assert fight.ending(plan, each).loss == min(all_lines(begun, before)), (plan, each)


def test_the_plans_are_those_that_the_questions_allow() -> None:
    """C1 to C5, each once; a half-made plan can only become what goes on from it."""
    match = planning()
    found: set[Plan] = set()

    def walk(now: Match) -> None:
        for option in now.options(P1):
            if option.text == "confirm":
                found.add(plan_in(state(now), P1))
                return
            after = now.clone()
            after.choose(P1, option)
            walk(after)

    walk(match)
    plans = Fight(state(match), P1).plans()
    assert len(plans) == len(set(plans)) == 3 * 2 * 2
    assert set(plans) == found
    match.choose(P1, "lay rolling_stone")
    fight = Fight(state(match), P1)
    assert len(fight.plans()) == 4
    assert set(fight.plans(anew=True)) == found


def test_the_line_of_a_battle_leads_to_its_ending() -> None:
    """The choices can be played in the match and end as promised."""
    match = planning()
    fight = Fight(state(match), P1)
    plan = [each for each in fight.plans() if len(each.traps + each.monsters) == 2 and each.ghosts][-1]
    shield = card("magic_shield")
    begun = planned(with_card(match, shield), texts(fight.codes_of(plan)))
    for choice in texts(fight.line_of(plan, shield)):
        begun.choose(P1, choice)
    s = state(begun)
    assert begun.to_act == (P2,)
    assert judge(s, fight.before, P1, outlook(s, P1)) == fight.ending(plan, shield).loss


def test_a_battle_that_goes_on_is_searched_from_where_it_is() -> None:
    match = planned(with_card(planning(), card("fireball")), ["lay antimagic_dart", "send troll", "ghosts 1"])
    assert match.step().name == "trap-target"
    fight = Fight(state(match), P1)
    made = fight.made_plan()
    assert made is not None
    assert fight.possible == [card("fireball")]
    assert fight.plans() == []
    best = fight.ending(made, card("fireball"))
    assert best.loss == min(all_lines(match, fight.before))
    assert best.traps == 0  # the dart is gone already


def test_without_a_spell_cards_differ_in_their_fatigue_only() -> None:
    """DL-342, DL-361, DL-363: one silver card of 0, four of 1, four of 2."""
    fight = Fight(state(planning(queue=["y1_warrior_4a", "y1_priest_3_1"])), P1)
    plan = fight.plans()[-1]
    groups = fight.cards(plan)
    assert sorted([len(alike) for alike in groups.values()]) == [1, 4, 4]
    for first, alike in groups.items():
        assert {FATIGUE[each] for each in alike} == {FATIGUE[first]}
        assert len({fight.ending(plan, each) for each in alike}) == 1


def test_the_best_plan_comes_first() -> None:
    fight = Fight(state(planning()), P1)
    plans = fight.plans()
    ranked = fight.rank(plans)
    assert not fight.is_large(plans)
    assert [plan for _, plan in ranked] == sorted(plans, key=lambda plan: (fight.mean_loss(plan), plan))


def test_of_too_many_plans_the_promising_ones_are_looked_at() -> None:
    """Their losses are exact all the same."""
    lair = ["troll", "goblin", "witch", "vampire", "ghost"]
    traps = ["rolling_stone", "pendulum", "fire_wall", "trap_door"]
    fight = Fight(state(planning(lair=lair, traps=traps, rooms={"3-1": "mint"})), P1)
    plans = fight.plans()
    ranked = fight.rank(plans)
    assert fight.is_large(plans)
    assert len(ranked) < len(plans)
    assert ranked == sorted([(fight.mean_loss(plan), plan) for _, plan in ranked])


def test_a_search_that_is_too_large_says_so() -> None:
    """Clarifications: a solver on free positions needs a limit and says when it stopped early."""
    fight = Fight(state(planning()), P1, limit=10)
    with pytest.raises(TooLarge, match="10 positions"):
        fight.rank(fight.plans())


def test_a_search_changes_nothing() -> None:
    match = planning()
    before = match.digest()
    fight = Fight(state(match), P1)
    fight.rank(fight.plans(anew=True))
    assert match.digest() == before


def test_another_judge_may_judge() -> None:
    """Whoever fears for his imps only."""

    def imps_lost(s: DungeonLords, before: DungeonLords, seat: int, _: Outlook) -> int:
        return before.imps[seat] - s.imps[seat]

    fight = Fight(state(planning(imps=3)), P1, judged_by=imps_lost)
    plan = fight.plans()[0]
    assert fight.ending(plan, card("fireball")).loss == 0
    assert fight.ending(plan, card("fist_of_justice")).loss == 1
