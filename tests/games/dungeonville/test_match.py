"""Matches: errors by kind, undo, tickets, looking back. The match is unchanged by everything refused."""

import json
from random import Random

import pytest

import undercroft
from undercroft.engine import actions
from undercroft.engine.chance import AskedSource, Pool
from undercroft.engine.errors import (
    BrokenRecord,
    CannotUndo,
    GameOver,
    IllegalChoice,
    NotYourDecision,
    StaleDecision,
    UndercroftError,
    UnknownChoice,
    UnknownGame,
    WrongOption,
)
from undercroft.engine.match import Match
from undercroft.engine.testing.table import PlayTable, sit

GAME = undercroft.game("dungeonville", players=3)


def random_match(seed: int, moves: int = 10**6) -> Match:
    match = GAME.start(seed)
    chooser = Random(seed)
    while not match.over and moves:
        seat = chooser.choice(match.to_act)
        match.choose(seat, chooser.choice(match.options(seat)))
        moves -= 1
    return match


def battle() -> PlayTable:
    """P1 and P2 about to lay their fighters."""
    parties = {"P1": ["adv-07", "adv-29", "adv-56", "adv-60"], "P2": ["adv-11", "adv-18", "adv-30", "adv-63"]}
    seats = {seat: {"party": party, "pawn": "crypt"} for seat, party in parties.items()}
    return sit(GAME, {"at": "battle", "round": 2, **seats})


def refused(match: Match, kind: type[UndercroftError], seat: object, choice: object, ticket: int | None = None) -> str:
    before = match.save()
    with pytest.raises(kind) as refusal:
        match.choose(seat, choice, ticket)  # type: ignore[arg-type]  # wrong on purpose
    assert match.save() == before
    assert refusal.value.kind == kind.kind
    return str(refusal.value)


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="dungeonville"):
        undercroft.game("monopoly", players=2)


@pytest.mark.parametrize(
    ("players", "options"),
    [(1, {}), (6, {}), (True, {}), (3, {"goal": 8}), (3, {"goal": "7"}), (3, {"gaol": 7}), (2, {"first_player": 3})],
)
def test_a_wrong_option_is_refused_with_the_allowed_ones(players: int, options: dict[str, object]) -> None:
    with pytest.raises(WrongOption):
        undercroft.game("dungeonville", players=players, **options)


def test_a_foreign_decision_is_refused() -> None:
    match = GAME.start(1)
    other = (match.to_act[0] + 1) % 3
    assert "not asked" in refused(match, NotYourDecision, other, match.options(match.to_act[0])[0])


@pytest.mark.parametrize("seat", [-1, 3, 99, "P1", None])
def test_a_seat_that_does_not_exist_is_refused(seat: object) -> None:
    assert "There is no seat" in refused(GAME.start(1), NotYourDecision, seat, "pass")


def test_an_illegal_choice_names_rule_and_possibilities() -> None:
    match = GAME.start(1)
    sentence = refused(match, IllegalChoice, match.to_act[0], "pass")
    assert "DV-035" in sentence
    assert "Possible: hire" in sentence


@pytest.mark.parametrize("text", ["", "hire", "hire adv-65", "fly", "hire adv-01 adv-02", "x" * 10_000])
def test_something_that_is_no_choice_is_refused(text: str) -> None:
    match = GAME.start(1)
    assert len(refused(match, UnknownChoice, match.to_act[0], text)) < 500


def test_a_stale_answer_is_refused() -> None:
    match = GAME.start(1)
    seat = match.to_act[0]
    ticket = match.ticket(seat)
    match.choose(seat, match.options(seat)[0], ticket)
    while seat not in match.to_act:
        match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    assert "earlier decision" in refused(match, StaleDecision, seat, match.options(seat)[0], ticket)


def test_nothing_can_be_chosen_after_the_end() -> None:
    assert "over" in refused(random_match(3), GameOver, 0, "pass")


def test_undo_inside_a_simultaneous_decision_takes_back_only_ones_own_step() -> None:
    table = battle()
    table.plays("P1", "lay adv-07").plays("P2", "lay adv-11")
    table.match.undo(0)
    assert table.offers("P1")[:2] == ["lay adv-07", "lay adv-29"]
    assert table.offers("P2")[:2] == ["lay adv-18", "lay adv-30"]


def test_undo_never_crosses_another_seats_decision() -> None:
    table = sit(
        GAME, {"at": "sending", "P1": {"party": ["adv-07"]}, "P2": {"party": ["adv-11"]}, "P3": {"party": ["adv-12"]}}
    )
    table.plays("P1", "send crypt")
    assert table.match.can_undo(0)
    table.plays("P2", "send rathaus")
    with pytest.raises(CannotUndo, match="Another player"):
        table.match.undo(0)


def test_undo_never_crosses_chance() -> None:
    match = GAME.start(1)
    seat = match.to_act[0]
    match.choose(seat, match.options(seat)[0])  # the Street is free: the town is filled at once
    with pytest.raises(CannotUndo, match="Chance"):
        match.undo(seat)


def test_who_has_chosen_nothing_has_nothing_to_take_back() -> None:
    with pytest.raises(CannotUndo, match="no choice"):
        GAME.start(1).undo(2)


def test_an_undo_is_part_of_the_record() -> None:
    table = battle().plays("P1", "lay adv-07")
    table.match.undo(0)
    assert table.match.record.to_data()["entries"][-1]["undo"] == 0  # type: ignore[index]  # plain data
    loaded = undercroft.load(table.match.save())
    assert loaded.digest() == table.match.digest()


def test_looking_back_reaches_every_move() -> None:
    match = random_match(5, 40)
    digests = [match.at(moves).digest() for moves in range(41)]
    assert len(set(digests)) == 41
    assert digests[-1] == match.digest()
    with pytest.raises(BrokenRecord):
        match.at(41)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "{}", '{"format": 9}', '{"format": 1, "facts": {}, "entries": 3}', "[" * 100_000],
)
def test_a_broken_record_gets_a_sentence(text: str) -> None:
    with pytest.raises(UndercroftError):
        undercroft.load(text)


def test_a_record_with_a_broken_entry_names_it() -> None:
    data = json.loads(random_match(4, 30).save())
    for wrong in (
        {"seat": 0, "choice": "fly"},
        {"seat": "x", "choice": "pass"},
        {"chance": "dice", "outcome": "6"},
        {},
    ):
        data["entries"][20] = wrong
        with pytest.raises(BrokenRecord, match="Entry 21") as refusal:
            undercroft.load(data)
        assert refusal.value.entry == 21


def test_imagined_worlds_have_no_record_to_replay() -> None:
    world = random_match(2, 20).imagine(0, undercroft.fast_source(1))
    with pytest.raises(BrokenRecord):
        world.at(3)
    with pytest.raises(CannotUndo):
        world.undo(0)


def test_nothing_can_be_taken_back_once_everything_is_revealed() -> None:
    game = undercroft.game("dungeonville", players=2, round_cap=8, goal=10)
    for seed in range(5):
        match = game.start(seed)
        chooser = Random(seed)
        seat = 0
        while not match.over:
            seat = chooser.choice(match.to_act)
            match.choose(seat, chooser.choice([option for option in match.options(seat) if option.text != "claim"]))
        with pytest.raises(CannotUndo):
            match.undo(seat)


def test_a_record_without_its_key_can_be_read_but_not_played_on() -> None:
    match = GAME.start(bytes(32))
    data = json.loads(match.save())
    del data["key"]
    sealed = undercroft.load(data)
    assert sealed.digest() == match.digest()
    assert sealed.facts() == match.facts()
    refused(sealed, BrokenRecord, sealed.to_act[0], sealed.options(sealed.to_act[0])[0])


def test_a_record_without_its_key_can_be_looked_back_at() -> None:
    match = GAME.start(bytes(32))
    for _ in range(12):
        match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    data = json.loads(match.save())
    del data["key"]
    past = undercroft.load(data).at(5)
    assert past.digest() == match.at(5).digest()
    assert past.facts() == match.facts()
    refused(past, BrokenRecord, past.to_act[0], past.options(past.to_act[0])[0])


def test_looking_back_does_not_ask_a_chance_of_ones_own_again() -> None:
    asked: list[int] = []

    def answer(space: int, pool: Pool) -> int:
        asked.append(space)
        return pool[0]

    match = GAME.begin(AskedSource(answer), None)
    match.choose(match.to_act[0], match.options(match.to_act[0])[0])
    dealt = len(asked)
    assert match.at(1).digest() == match.digest()
    assert len(asked) == dealt


def test_an_option_of_another_game_is_no_choice_of_this_one() -> None:
    """Its number may well stand for something that is offered here."""
    match, other = GAME.start(1), undercroft.game("dungeon_lords", 2).start(1)
    for foreign in other.options(0):
        refused(match, UnknownChoice, match.to_act[0], foreign)


@pytest.mark.skipif(not actions.__file__.endswith(".py"), reason="compiled code refuses other types with a TypeError")
@pytest.mark.parametrize("nonsense", [7, None, ["pass"]])
def test_what_is_neither_an_option_nor_a_text_is_no_choice(nonsense: object) -> None:
    match = GAME.start(1)
    refused(match, UnknownChoice, match.to_act[0], nonsense)


@pytest.mark.parametrize("fact", ["rules", "content"])
def test_a_record_of_other_rules_or_cards_is_refused(fact: str) -> None:
    data = json.loads(random_match(4, 30).save())
    data["facts"][fact] = "other"
    with pytest.raises(BrokenRecord, match="was made with"):
        undercroft.load(data)


@pytest.mark.parametrize("start", [{}, [], 7, {"round": 1}, {"players": "three"}])
def test_a_record_with_a_broken_start_is_refused(start: object) -> None:
    data = json.loads(battle().match.save())
    data["facts"]["start"] = start
    with pytest.raises(UndercroftError):
        undercroft.load(data)


@pytest.mark.parametrize("kept", [0, 2, 8])
def test_a_record_that_breaks_off_inside_chance_is_refused(kept: int) -> None:
    data = json.loads(random_match(4, 30).save())
    data["entries"] = data["entries"][:kept]
    with pytest.raises(BrokenRecord, match="breaks off"):
        undercroft.load(data)


@pytest.mark.parametrize("fact", ["players", "options", "game"])
def test_a_record_with_broken_facts_is_refused(fact: str) -> None:
    data = json.loads(random_match(4, 30).save())
    data["facts"][fact] = "many"
    with pytest.raises(UndercroftError):
        undercroft.load(data)


def test_a_record_cannot_show_a_secret_to_more_eyes() -> None:
    data = json.loads(random_match(4, 30).save())
    secret = next(i for i, entry in enumerate(data["entries"]) if "to" in entry)
    del data["entries"][secret]["to"]
    with pytest.raises(BrokenRecord, match=f"Entry {secret + 1} "):
        undercroft.load(data)


def test_a_match_without_a_seed_draws_a_key_of_its_own() -> None:
    one, other = GAME.start(), GAME.start()
    assert isinstance(one.seed, bytes)
    assert one.seed != other.seed
    assert one.seed.hex() not in json.dumps(one.record.to_data())
