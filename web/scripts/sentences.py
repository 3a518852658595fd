"""Sentences of the Python side for the tests of the browser's texts: `python web/scripts/sentences.py > FILE`.

Plays seeded games and keeps, for each kind of news and option, a few examples with the sentence in both languages, once
as told to the player concerned and once to a spectator.
"""

import json
import sys

import undercroft
from undercroft.text.bundle import LANGUAGES
from undercroft.text.seats import numbered
from undercroft.text.texts import Texts, texts

PLAYERS = 4
GAMES = 600
EACH = 3  # examples of one kind


def examples() -> dict[str, list[dict[str, object]]]:
    """Events and options by kind, from games that take pseudo-random choices."""
    events: dict[str, dict[str, dict[str, object]]] = {}
    options: dict[str, dict[str, dict[str, object]]] = {}
    for seed in range(GAMES):
        match = undercroft.game("dungeonville", players=PLAYERS, round_cap=8).start(seed)
        source = undercroft.fast_source(seed)
        while not match.over:
            seat = match.to_act[0]
            decision = match.decision(seat)
            for option in decision["options"]:
                keep(options, f"{decision['step']}/{option['label']}", {"step": decision["step"], "option": option})
            offered = match.options(seat)
            usual = [option for option in offered if option.label != "claim" or source.below(40) == 0] or offered
            match.choose(seat, usual[source.below(len(usual))])
        for seat in range(PLAYERS):
            for event in match.events(seat):
                keep(events, str(event["id"]), {"event": event})
    return {"events": flat(events), "options": flat(options)}


def keep(kinds: dict[str, dict[str, dict[str, object]]], kind: str, example: dict[str, object]) -> None:
    found = kinds.setdefault(kind, {})
    key = json.dumps(example, sort_keys=True)
    if len(found) < EACH:
        found[key] = example


def flat(kinds: dict[str, dict[str, dict[str, object]]]) -> list[dict[str, object]]:
    return [example for kind in sorted(kinds) for example in kinds[kind].values()]


def said(words: Texts, example: dict[str, object], reader: int | None) -> str:
    seats = numbered(PLAYERS, reader)
    if "event" in example:
        return words.news(example["event"], seats)  # type: ignore[arg-type]
    return words.option(example["option"], seats, str(example["step"]))  # type: ignore[arg-type]


def main() -> None:
    found = examples()
    for group in found.values():
        for example in group:
            example["said"] = {
                lang: {str(reader): said(texts("dungeonville", lang), example, reader) for reader in (None, 0, 1)}
                for lang in LANGUAGES
            }
    lines = {name: ",\n".join(map(line, group)) for name, group in found.items()}
    groups = ",\n".join(f'"{name}": [\n{text}\n]' for name, text in lines.items())
    sys.stdout.write(f'{{"players": {PLAYERS},\n{groups}}}\n')


def line(example: dict[str, object]) -> str:
    return json.dumps(example, ensure_ascii=False, sort_keys=True)


if __name__ == "__main__":
    main()
