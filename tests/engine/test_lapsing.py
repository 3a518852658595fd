"""Simultaneous decisions: seats without options lapse, and options are found again only where they changed."""

import pytest

from tests.engine.gaps_game import META, PIN, SPOTS, Alley, AlleyRules, Setting, skittle_alley
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.state import Frame


class Counted(Setting):
    """Counts how often the options of each seat are looked for."""

    def __init__(self) -> None:
        super().__init__()
        self.looks: list[int] = []

    def options(self, s: Alley, f: Frame, seat: int) -> list[int]:
        self.looks.append(seat)
        return super().options(s, f, seat)


class Careful(Counted):
    """Says nothing about what an answer changes."""

    def changes_others(self, s: Alley, f: Frame, seat: int, code: int) -> bool:
        return True


def counting(step: Counted, players: int = 4) -> Match:
    rules = AlleyRules()
    rules.steps[0] = step
    match = Game(META, rules, "no content", players, {}).start(1)
    step.looks.clear()
    return match


def news(match: Match) -> list[object]:
    return [event["id"] for event in match.events(None)]


def test_a_seat_without_options_lapses_and_is_not_asked() -> None:
    """On the left: then one spot is left for the second pin, one for the third, and none for the fourth (SA-003)."""
    match = skittle_alley(3).start(1)
    match.choose(0, "pin left")
    assert match.to_act == (1, 2)
    assert news(match) == ["pinned", "pinned", "pinned", "lapsed"]


def test_a_lapse_in_the_middle_leads_to_the_next_question() -> None:
    """In the middle: the third pin lapses there, and the fourth has one spot left."""
    match = skittle_alley(2).start(1)
    match.choose(0, "pin middle")
    assert [option.text for option in match.options(0)] == ["pin left", "pin right"]
    match.choose(0, "pin right")
    assert match.to_act == (1,)
    assert news(match) == ["pinned", "pinned", "lapsed", "pinned"]


def test_the_last_lapse_finishes_the_step() -> None:
    match = skittle_alley(2).start(1)
    match.choose(0, "pin left")
    match.choose(1, "pin right")
    assert match.step().name == "betting"


def test_what_lapsed_is_undone_with_the_choice_before_it() -> None:
    match = skittle_alley(3).start(1)
    before = match.digest()
    match.choose(0, "pin left")
    match.choose(1, "pin middle")
    match.undo(0)
    assert match.options(0) == skittle_alley(3).start(1).options(0)
    match.undo(1)
    assert match.digest() == before
    assert news(match) == []


def test_only_the_options_of_the_seat_that_chose_are_looked_for() -> None:
    step = Counted()
    match = counting(step)
    match.choose(2, "pin middle")
    assert set(step.looks) == {2}
    assert match.to_act == (0, 1, 2, 3)


def test_a_step_that_says_nothing_looks_for_everybodys() -> None:
    step = Careful()
    match = counting(step)
    match.choose(2, "pin middle")
    assert set(step.looks) == {0, 1, 2, 3}


def test_that_saves_most_of_the_work() -> None:
    """Everybody sets his first pin, then everybody his second."""
    looks = []
    for step in (Counted(), Careful()):
        match = counting(step)
        for seat in (0, 1, 2, 3, 0, 1, 2, 3):
            match.push(seat, match.offered[seat][1])
        looks.append(len(step.looks))
    assert looks[0] * 2 < looks[1]


@pytest.mark.parametrize("spot", range(3))
def test_kept_options_are_the_same_as_those_found_anew(spot: int) -> None:
    kept, anew = counting(Counted()), counting(Careful())
    for seat in (1, 3, 0):
        for match in (kept, anew):
            match.push(seat, PIN + spot)
        assert kept.offered == anew.offered
        assert list(kept.offered) == list(anew.offered)
        assert kept.digest() == anew.digest()


def test_the_pins_are_those_of_the_rules() -> None:
    assert [len(spots) for spots in SPOTS] == [3, 2, 1, 3]
