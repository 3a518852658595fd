"""A frozen match goes on as the one that was never frozen, in every game."""

import json
from random import Random
from typing import Any

import pytest

from tests.engine.gaps_game import skittle_alley
from undercroft.engine.chance import WORDS, KeyedSource
from undercroft.engine.errors import BrokenRecord
from undercroft.engine.frozen import Frozen, freeze, go_on
from undercroft.engine.game import Game
from undercroft.engine.journal import unpacked
from undercroft.engine.match import Match
from undercroft.games import GAMES, game_with, meta

KEY = bytes(range(32))


def games() -> list[Game]:
    """Every game that is dealt, and the one that does everything that games may do."""
    dealt = [name for name in GAMES if not meta(name).puzzle]
    return [*[game_with(name, meta(name).players[-1], {}) for name in dealt], skittle_alley(3)]


def one_move(match: Match, chooser: Random) -> None:
    seat = chooser.randrange(match.game.players)
    if chooser.random() < 0.03 and match.can_rewind(seat):
        match.rewind(seat)
    elif chooser.random() < 0.2 and match.can_undo(seat):
        match.undo(seat)
    else:
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)).in_words())


def played(game: Game, moves: int) -> tuple[Match, list[Frozen]]:
    """A match, and how it was frozen at all the moments on the way at which that is possible."""
    match, chooser, ice = game.start(KEY), Random(5), []
    while not match.over and moves:
        one_move(match, chooser)
        moves -= 1
        ice.append(freeze(match))
    return match, [each for each in ice if each]


def as_stored(data: Any) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.meta.name)
@pytest.mark.parametrize("moves", [90, 10_000])
def test_it_is_the_match_that_was_frozen(game: Game, moves: int) -> None:
    match, ice = played(game, moves)
    journal = unpacked(as_stored(match.journal.packed()))
    assert ice
    for frozen in ice[:: len(ice) // 5 or 1]:
        again = go_on(game, as_stored(frozen), journal, KEY, None)
        assert (again.digest(), again.offered) == (match.digest(), match.offered)
        assert again.save() == match.save()
        assert again.journal.events == match.journal.events
        assert again.at(7).digest() == match.at(7).digest()
        same_future(match.clone(), again)


def same_future(one: Match, other: Match) -> None:
    chooser, again = Random(1), Random(1)
    for _ in range(12):
        if one.over:
            return
        one_move(one, chooser)
        one_move(other, again)
        assert one.digest() == other.digest()


def test_what_could_still_be_undone_is_not_frozen() -> None:
    match = skittle_alley(2).start(KEY)
    while not any(match.can_undo(seat) for seat in range(2)):
        match.choose(match.to_act[0], match.options(match.to_act[0])[0].in_words())
    assert freeze(match) is None


def test_a_match_without_a_key_is_not_frozen() -> None:
    match = skittle_alley(2).start(1)
    assert match.journal.barrier == len(match.journal.entries)
    assert freeze(match) is None


@pytest.mark.parametrize("spoiled", [{"place": None}, {"state": {}}, {"events": [[1]]}, {"words": "x"}])
def test_a_spoiled_one_is_refused(spoiled: dict[str, Any]) -> None:
    match, ice = played(skittle_alley(2), 40)
    with pytest.raises(BrokenRecord):
        go_on(match.game, {**ice[-1], **spoiled}, unpacked(match.journal.packed()), KEY, None)


@pytest.mark.parametrize("words", [0, 1, WORDS - 1, WORDS, WORDS + 1, 5 * WORDS + 3])
def test_keyed_chance_goes_on_at_any_word(words: int) -> None:
    one, other = KeyedSource(KEY), KeyedSource(KEY)
    for _ in range(words):
        one.word()
    other.go_to(one.words)
    assert other.words == words
    assert [one.below(1000) for _ in range(40)] == [other.below(1000) for _ in range(40)]
