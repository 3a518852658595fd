"""Sentences of the Python side for the tests of the browser's texts: `python web/scripts/sentences.py [GAME …]`.

They are written to `tests/sentences.json` of each game's folder in web/src/games.

For each game: every kind of news with examples of its arguments, every kind of option and every reason why something is
not offered as they occur in seeded games. Each is told in both languages, to two players and to a spectator.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import undercroft
from undercroft.engine.chance import Source
from undercroft.engine.game import GameOption
from undercroft.engine.match import Match
from undercroft.engine.steps import TAKEN_BACK, Rules
from undercroft.text.bundle import LANGUAGES
from undercroft.text.seats import SEAT, numbered
from undercroft.text.texts import Texts, texts

BOARDS = Path(__file__).parents[1] / "src" / "games"
MATCHES = 1200
EACH = 3  # examples of one kind
NUMBERS = (0, 1, 2, 5)  # what numbers of news can be: none, one, several
READERS = (None, 0, 1)
# Actions that end something: taken seldom, so that the games get to know everything else.
WEAK = {"claim", "decline", "pass", "stop", "done", "no-trap", "no-monster", "let-go", "withdraw-all"}
Example = dict[str, Any]
Kinds = dict[str, dict[str, Example]]


def matches(name: str) -> Iterator[Match]:
    """Enough games to meet every kind of option: all numbers of players, options mostly as usual, some by lot."""
    facts = undercroft.meta(name)
    for seed in range(MATCHES):
        players = facts.players[seed % len(facts.players)]
        source = undercroft.fast_source(MATCHES + seed)
        drawn = {each.name: value(each, players, source) for each in facts.options if source.below(3) == 0}
        yield undercroft.game(name, players, **drawn).start(seed)


def value(option: GameOption, players: int, source: Source) -> object:
    fitting = [each for each in option.values if not (option.seat and isinstance(each, int) and each > players)]
    return fitting[source.below(len(fitting))]


def decisions(name: str) -> Iterator[Example]:
    """Every decision of the games, played by pseudo-random lords who like to do things."""
    for seed, match in enumerate(matches(name)):
        source = undercroft.fast_source(seed)
        while not match.over:
            seat = match.to_act[source.below(len(match.to_act))]
            yield match.decision(seat)
            offered = match.options(seat)
            eager = [option for option in offered if option.label not in WEAK or source.below(8) == 0] or offered
            match.choose(seat, eager[source.below(len(eager))])


def options(name: str) -> Kinds:
    found: Kinds = {}
    for decision in decisions(name):
        step = decision["step"]
        for option in decision["options"]:
            keep(found, f"{step}/{option['label']}", {"step": step, "option": option})
        for no in decision["forbidden"]:
            keep(found, f"not/{no['rules'][0]}", {"step": step, "option": no})
    return found


def news(name: str, players: int) -> Kinds:
    """Every message, with examples from both ends and the middle of what its arguments can be."""
    found: Kinds = {}
    rules, seats = undercroft.game(name, players).rules, (SEAT, *undercroft.meta(name).seat_args)
    for message in [*rules.messages, TAKEN_BACK]:
        for turn in range(EACH):
            places = enumerate(message.args, turn)
            args = {key: at % players if key in seats else example(rules, key, at) for at, key in places}
            keep(found, message.id, {"event": {"id": message.id, "args": args}})
    return found


def example(rules: Rules[Any], key: str, place: int) -> int | str:
    ids = rules.names.get(key)
    return NUMBERS[place % len(NUMBERS)] if ids is None else ids[(place * 7) % len(ids)]


def keep(kinds: Kinds, kind: str, example: Example) -> None:
    found = kinds.setdefault(kind, {})
    if len(found) < EACH:
        found.setdefault(json.dumps(example, sort_keys=True), example)


def said(words: Texts, example: Example, reader: int | None, players: int) -> str:
    seats = numbered(players, reader)
    if "event" in example:
        return words.news(example["event"], seats)
    option = example["option"]
    reason = " " + words.why_not(option["rules"]) if "rules" in option else ""
    return words.option(option, seats, example["step"]) + reason


def told(name: str, example: Example, players: int) -> Example:
    sentences = {
        lang: {str(reader): said(texts(name, lang), example, reader, players) for reader in READERS}
        for lang in LANGUAGES
    }
    return {**example, "said": sentences}


def main(names: list[str]) -> None:
    for name in names or undercroft.GAMES:
        facts = undercroft.meta(name)
        players = max(facts.players)
        groups = {"events": news(name, players), "options": options(name)}
        told_first = {"players": players, "part_of": facts.part_of, "seat_args": facts.seat_args}
        lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in told_first.items()]
        for group, kinds in groups.items():
            examples = [told(name, each, players) for kind in sorted(kinds) for each in kinds[kind].values()]
            listed = ",\n".join(json.dumps(each, ensure_ascii=False, sort_keys=True) for each in examples)
            lines.append(f'"{group}": [\n{listed}\n]')
        out = BOARDS / name / "tests" / "sentences.json"
        out.parent.mkdir(parents=True, exist_ok=True)
        out.write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
