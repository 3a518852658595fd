"""The contract every game must keep, as a test anybody can call: `check_contract(game, seed)`.

One random match is played; at its decisions all promises of docs/api.md are checked. The first broken one raises
`BrokenContract` with a sentence. The game's name never matters here.
"""

import json
from random import Random

from undercroft.engine import replay
from undercroft.engine.door import CHANCE, CHOICE, PUBLIC, REWIND, UNDO
from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.steps import TAKEN_BACK, Step
from undercroft.engine.testing.secrecy import check_imagination, check_shadows

LONGEST = 20_000  # decisions; a match that goes on longer does not end
REWINDS = 0.03  # after a choice; more, and matches would hardly get on

Past = dict[int, tuple[str, dict[int, list[int]]]]  # number of entries -> digest and options of the position there


class BrokenContract(AssertionError):
    """A promise that a game does not keep."""


def demand(holds: bool, sentence: str) -> None:
    if not holds:
        raise BrokenContract(sentence)


def check_contract(game: Game, seed: int, dense: int = 7) -> Match:
    """Play one random match and check every promise; the costly ones at every `dense`-th decision."""
    check_steps(game)
    match = game.start(seed)
    chooser = Random(seed)
    olds: list[tuple[Match, str]] = []
    past: Past = {}
    moves = 0
    while not match.over:
        check_asked(match)
        if moves % dense == 0:
            check_copies(match, olds)
            check_refusals(match)
            check_views(match)
            check_imagination(match, seed + moves)
        play_one(match, chooser, past)
        maybe_rewind(match, chooser, past)
        moves += 1
        demand(moves < LONGEST, "The game does not end.")
    check_end(match)
    check_olds(olds)
    check_history(game, match, seed)
    demand(check_shadows(match, seed) >= 2 * game.players, "Too few moments could be compared for secrecy.")
    return match


def play_one(match: Match, chooser: Random, past: Past) -> None:
    """One random choice; whatever can be undone is undone and done again."""
    seat = chooser.choice(match.to_act)
    option = chooser.choice(match.options(seat))
    before, asked = past[len(match.door.entries)] = (match.digest(), dict(match.asked))
    news = match.events(seat)
    match.choose(seat, option)
    if match.can_undo(seat):
        after = match.digest()
        match.undo(seat)
        demand(match.digest() == before and match.asked == asked, f"Undo of '{option.text}' leads elsewhere.")
        demand(match.events(seat) == news, f"Undo of '{option.text}' leaves news behind.")
        past[len(match.door.entries)] = (before, asked)
        match.choose(seat, option)
        demand(match.digest() == after, f"'{option.text}' after its undo leads elsewhere.")


def maybe_rewind(match: Match, chooser: Random, past: Past) -> None:
    """Now and then somebody takes back an open choice, however long ago: the position is the one before it."""
    able = [seat for seat in range(match.game.players) if match.can_rewind(seat)]
    if not able or chooser.random() >= REWINDS:
        return
    seat = chooser.choice(able)
    match.rewind(seat)
    kind, who, keep, _ = match.door.entries[-1]
    demand((kind, who) == (REWIND, seat), "A rewind is not written down.")
    demand(match.door.entries[keep][3] == PUBLIC, "A rewind betrays a secret choice.")
    demand(past[keep] == (match.digest(), match.asked), f"The rewind of P{seat + 1} leads elsewhere.")
    demand(not any(match.can_undo(each) for each in range(match.game.players)), "An undo crosses a rewind.")
    for viewer in (*range(match.game.players), None):
        demand(match.events(viewer)[-1] == {"id": "taken-back", "args": {"seat": seat}}, "A rewind is not told.")


def check_asked(match: Match) -> None:
    """Every non-final state asks somebody, and gives a real choice without repeats."""
    demand(len(match.to_act) > 0, "Nobody is asked although the match goes on.")
    for seat in match.to_act:
        texts = [option.text for option in match.options(seat)]
        fewest = 1 if match.step().insists else 2
        demand(len(texts) >= fewest, f"P{seat + 1} is asked although there is nothing to choose: {texts}.")
        demand(len(set(texts)) == len(texts), f"P{seat + 1} is offered the same choice twice: {texts}.")


def check_copies(match: Match, olds: list[tuple[Match, str]]) -> None:
    """Clones are equal and independent: older ones are hashed again and again (TAG's old-hash test)."""
    copy = match.clone()
    demand(copy.digest() == match.digest(), "A clone differs from its original.")
    demand(copy.save() == match.save(), "A clone has another record.")
    loaded = replay.load(match.game, json.loads(match.save()))
    demand(loaded.digest() == match.digest(), "Save and load lead to another state.")
    demand(loaded.save() == match.save(), "Save and load lead to another record.")
    demand(loaded.asked == match.asked, "Save and load lead to other options.")
    same_future(match.clone(), loaded)
    olds.append((copy, copy.digest()))
    check_olds(olds[-8:])


def same_future(one: Match, other: Match) -> None:
    """Equal matches, equal choices: equal matches again. The same chance comes out of both."""
    for _ in range(3):
        if one.over:
            return
        seat = one.to_act[-1]
        code = one.asked[seat][len(one.asked[seat]) // 2]
        one.push(seat, code)
        other.push(seat, code)
        demand(one.digest() == other.digest(), "A loaded match goes on differently.")


def check_olds(olds: list[tuple[Match, str]]) -> None:
    for old, digest in olds:
        demand(old.digest() == digest, "An old clone was changed by play on another one.")


def check_refusals(match: Match) -> None:
    """Every option offered is accepted and nothing else is; a refusal changes nothing."""
    before = match.save()
    for seat in range(match.game.players):
        offered = set(match.asked.get(seat, ()))
        for code in range(len(match.rules.choices.table)):
            if code not in offered:
                refuse(match, seat, code)
        for code in offered:
            match.clone().choose(seat, match.rules.choices.table[code])
    demand(match.save() == before, "A refused choice changed the match.")


def refuse(match: Match, seat: int, code: int) -> None:
    option = match.rules.choices.table[code]
    try:
        match.choose(seat, option)
    except UndercroftError as refusal:
        demand(len(str(refusal)) > 20, f"The refusal of '{option.text}' says too little: {refusal}")
        return
    raise BrokenContract(f"'{option.text}' of P{seat + 1} was accepted although it was not offered.")


def check_views(match: Match) -> None:
    """Views are JSON, the same each time, belong to whoever asked for them, and carry no object ids."""
    for viewer in (*range(match.game.players), None):
        shown = [match.view(viewer), match.events(viewer), match.record.seen_by(viewer)]
        text = json.dumps(shown)
        spoil(shown)
        again = json.dumps([match.view(viewer), match.events(viewer), match.record.seen_by(viewer)])
        demand(text == again, "Two looks at the same match differ.")
        demand(" object at 0x" not in text and "<" not in text, f"A view carries an object: {text[:200]}")
    for seat in match.to_act:
        json.dumps(match.decision(seat))


def spoil(data: object) -> None:
    """Empty everything in it. Nobody else may notice."""
    if isinstance(data, (dict, list)):
        for each in data.values() if isinstance(data, dict) else data:
            spoil(each)
        data.clear()


def check_steps(game: Game) -> None:
    """A step that says who may see its answers must be marked as secret, or nobody asks it."""
    for step in game.rules.steps:
        own = type(step).audience is not Step.audience
        demand(step.secret == own, f"Step '{step.name}': `secret` and `audience` do not fit together.")
    taken = any(message.id == TAKEN_BACK.id for message in game.rules.messages)
    demand(not taken, f"The message '{TAKEN_BACK.id}' is the engine's own.")


def check_end(match: Match) -> None:
    result = match.result
    demand(result is not None, "A match that is over has no result.")
    if result is not None:
        demand(min(result.places) == 1, f"Nobody has won: {result.places}.")
        demand(len(result.places) == len(result.scores) == match.game.players, "A place or a score is missing.")
        json.dumps(result.to_data())
    for seat in range(match.game.players):
        able = match.can_undo(seat) or match.can_rewind(seat)
        demand(not able, "A choice can be taken back after everything was revealed.")
    check_refusals(match)


def check_history(game: Game, match: Match, seed: int) -> None:
    """Replay from the record reaches the same state, also half-way; the same seed gives the same game."""
    demand(match.at(count_moves(match)).digest() == match.digest(), "Replay reaches another state.")
    half = match.at(count_moves(match) // 2)
    rebuilt = replay.rebuild(game, half.door.entries, None, None, None)
    demand(rebuilt.digest() == half.digest(), "Replay of half a record reaches another state.")
    again = game.start(seed)
    for entry in match.door.entries:
        if entry[0] == CHOICE:
            again.push(entry[1], entry[2])
        elif entry[0] == UNDO:
            again.undo(entry[1])
        elif entry[0] == REWIND:
            again.rewind(entry[1])
    demand(again.save() == match.save(), "The same seed and choices give another game.")


def count_moves(match: Match) -> int:
    return sum(1 for entry in match.door.entries if entry[0] != CHANCE)
