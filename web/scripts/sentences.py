"""Sentences of the Python side for the tests of the browser's texts: `python web/scripts/sentences.py` writes them.

For each game: every kind of news with examples of its arguments, every kind of option and every reason why something is
not offered as they occur in seeded games. Each is told in both languages, to two players and to a spectator.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import undercroft
from undercroft.engine.match import Match
from undercroft.engine.steps import TAKEN_BACK, Message, Rules
from undercroft.text.bundle import LANGUAGES
from undercroft.text.seats import SEAT_ARGUMENTS, numbered
from undercroft.text.texts import Texts, texts

OUT = Path(__file__).parents[1] / "tests" / "data"
EACH = 3  # examples of one kind
NUMBERS = (0, 1, 2, 5)  # what numbers of news can be: none, one, several
READERS = (None, 0, 1)
# Actions that end something: taken seldom, so that the games get to know everything else.
WEAK = {"claim", "decline", "pass", "stop", "done", "no-trap", "no-monster", "let-go", "withdraw-all"}
Example = dict[str, Any]
Kinds = dict[str, dict[str, Example]]


def matches(name: str) -> Iterator[Match]:
    """Enough games to meet every kind of option."""
    if name == "dungeonville":
        yield from (undercroft.game(name, players=4, round_cap=8).start(seed) for seed in range(600))
    elif name == "dungeon_lords":
        together = {"production_order": "simultaneous", "planning": "simultaneous"}
        for seed in range(240):
            yield undercroft.game(name, players=2 + seed % 3, **(together if seed % 4 == 3 else {})).start(seed)
    else:
        for seed in range(40):
            yield undercroft.game(name, players=1, puzzle=("T1", "T2", "T3", "T4", "T1R")[seed % 5]).start(seed)


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


def news(rules: Rules[Any], players: int) -> Kinds:
    """Every message, with examples from both ends and the middle of what its arguments can be."""
    found: Kinds = {}
    for message in [*rules.messages, TAKEN_BACK]:
        for turn in range(EACH):
            args = {key: example(rules, message, key, turn, players) for key in message.args}
            keep(found, message.id, {"event": {"id": message.id, "args": args}})
    return found


def example(rules: Rules[Any], message: Message, key: str, turn: int, players: int) -> int | str:
    place = turn + message.args.index(key)
    if key in SEAT_ARGUMENTS:
        return place % players
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


def main() -> None:
    for name in undercroft.GAMES:
        meta = undercroft.meta(name)
        players = max(meta.players)
        groups = {"events": news(undercroft.game(name, players).rules, players), "options": options(name)}
        lines = [f'"players": {players}']
        for group, kinds in groups.items():
            examples = [told(name, each, players) for kind in sorted(kinds) for each in kinds[kind].values()]
            listed = ",\n".join(json.dumps(each, ensure_ascii=False, sort_keys=True) for each in examples)
            lines.append(f'"{group}": [\n{listed}\n]')
        (OUT / f"sentences.{name}.json").write_text("{" + ",\n".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
