"""The registry: which games there are, in which order, and what can be asked of them."""

import pytest

import undercroft
from undercroft.engine.errors import UnknownGame, WrongOption
from undercroft.engine.game import STAGES
from undercroft.games import SHELF, has_part, home, is_built_in, is_playable, meta, package, part, parts

OWN = [name for name in SHELF if is_built_in(name)]


def test_games_stand_in_the_order_of_the_shelf() -> None:
    assert sorted(OWN, key=lambda name: (meta(name).shelf, name)) == OWN
    assert [name for name in SHELF if is_playable(name)] == list(undercroft.GAMES)


def test_the_list_of_games_behaves_like_a_tuple() -> None:
    names = tuple(undercroft.GAMES)
    assert len(undercroft.GAMES) == len(names)
    assert undercroft.GAMES[0] == names[0]
    assert list(undercroft.GAMES[:2]) == list(names[:2])
    assert repr(undercroft.GAMES) == repr(names)
    assert "chess" not in undercroft.GAMES


@pytest.mark.parametrize("name", OWN)
def test_the_facts_of_a_game_fit_together(name: str) -> None:
    facts = meta(name)
    assert facts.name == name == package(name).rsplit(".", 1)[-1]
    assert facts.stage in STAGES
    assert (facts.stage == "planned") == (not is_playable(name))
    assert facts.minutes[0] <= facts.minutes[1]
    assert home(name) in SHELF
    assert facts.box.lines == () or " ".join(facts.box.lines) == facts.title
    assert all(has_part(name, "adviser") for _ in facts.advice)


@pytest.mark.parametrize("name", undercroft.GAMES)
def test_what_the_facts_promise_of_the_rules_is_there(name: str) -> None:
    facts = meta(name)
    rules = undercroft.game(name, facts.players[0]).rules
    assert set(facts.standing) <= {option.label for option in rules.actions.table}
    told = {arg for message in rules.messages for arg in message.args}
    carried = {key for option in rules.actions.table for key in option.args}
    assert set(facts.seat_args) <= told | carried
    if facts.first_game is not None:
        undercroft.game(name, facts.first_game.players, **dict(facts.first_game.options))


def test_parts_stand_beside_their_game() -> None:
    for name in SHELF:
        assert all(home(each) == name for each in parts(name))
    assert sorted(each for name in SHELF for each in parts(name)) == sorted(n for n in SHELF if home(n) != n)


def test_a_game_in_the_making_has_facts_and_no_rules() -> None:
    planned = [name for name in OWN if not is_playable(name)]
    for name in planned:
        with pytest.raises(UnknownGame, match=f"{meta(name).title} is in the making; it cannot be played yet"):
            undercroft.game(name, meta(name).players[0])


def test_a_game_without_cards_has_no_content() -> None:
    assert undercroft.content("torchlight") == {}
    assert undercroft.game("torchlight", 2).content == undercroft.game("torchlight", 3).content


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'"):
        meta("chess")
    with pytest.raises(ModuleNotFoundError):
        part("torchlight", "cards")
    with pytest.raises(WrongOption):
        undercroft.game("torchlight", 9)
