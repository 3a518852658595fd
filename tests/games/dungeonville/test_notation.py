"""A position in words and back: text to state to text."""

from random import Random

import pytest

import undercroft
from tests.games.dungeonville.play import Words, dungeonville, seat
from undercroft.engine.errors import BrokenScenario
from undercroft.engine.testing.table import sit
from undercroft.games.dungeonville import notation
from undercroft.games.dungeonville.state import Dungeonville


def phase_starts(players: int, seed: int) -> list[Dungeonville]:
    """The moments of a random match at which a phase has just begun."""
    match = undercroft.game("dungeonville", players=players).start(seed)
    chooser = Random(seed)
    found: list[Dungeonville] = []
    while not match.over:
        phase = match.state.phase
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
        if match.state.phase != phase and not match.view(None)["visit"] and not match.view(None)["battle"]:
            state = match.clone().state
            assert isinstance(state, Dungeonville)
            found.append(state)
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_position_in_words_comes_back(players: int) -> None:
    """DV-005: every card is where the words put it, and the words are the same again."""
    starts = phase_starts(players, players)
    assert len(starts) > 3
    for state in starts:
        words = notation.write(state)
        fresh = Dungeonville(players, state.config, state.door)
        notation.overlay(fresh, words)
        assert notation.write(fresh) == words
        for name in ("decks", "parties", "treasures", "deeds", "house", "blood", "zones", "tops", "round"):
            assert getattr(fresh, name) == getattr(state, name), name


@pytest.mark.parametrize(("options", "last"), [({}, 12), ({"round_cap": 30}, 30), ({"round_cap": "none"}, 99)])
def test_there_is_no_position_after_the_last_round(options: Words, last: int) -> None:
    """DV-166: such a match would never end."""
    sit(dungeonville(**options), {"at": "sending", "round": last, "P1": seat(2, 3, 4)})
    with pytest.raises(BrokenScenario, match=f"'round' must be a number from 1 to {last}"):
        sit(dungeonville(**options), {"at": "sending", "round": last + 1})
