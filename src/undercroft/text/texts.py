"""The sentences of one game in one language."""

from collections.abc import Mapping, Sequence
from functools import cache

from undercroft.engine.steps import TAKEN_BACK, Result
from undercroft.games import meta
from undercroft.text.bundle import Bundle, Value, game_bundle, shell
from undercroft.text.content import Content, content
from undercroft.text.seats import SEAT, Seats, seat_number

Data = Mapping[str, object]

ENGINE_NEWS = f"news-{TAKEN_BACK.id}"
NOBODY = Seats(())


class Texts:
    """News, options, questions, names and rules of a game, for people."""

    def __init__(self, game: str, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.bundle: Bundle = game_bundle(game, lang)
        self.content: Content = content(game, lang)
        self.labels: dict[str, str] = {}
        self.seat_args = (SEAT, *meta(game).seat_args)

    # ---- what happens and what may be chosen

    def news(self, event: Data, seats: Seats) -> str:
        """One event of `Match.events` as a sentence; the engine's own news are told by the shell."""
        name = f"news-{event['id']}"
        speaker = shell(self.lang) if name == ENGINE_NEWS else self.bundle
        return speaker.say(name, **self.args(event["args"], seats))

    def option(self, option: Data, seats: Seats, step: str = "") -> str:
        """One option of `Match.decision`, as the answer to that step's question."""
        return self.bundle.say(f"option-{option['label']}", step=step, **self.args(option["args"], seats))

    def why_not(self, rules: Sequence[str]) -> str:
        """Why a choice is not offered, by the decisive rule; nothing where the game has no word for it."""
        name = f"why-not-{rules[0]}" if rules else ""
        return self.bundle.say(name) if self.bundle.has(name) else ""

    def step(self, name: str, options: Sequence[Data] = (), seats: Seats = NOBODY) -> str:
        """The question that a step asks; it may name what its options have in common. Without any it is only listed."""
        shared = self.args(options[0]["args"], seats) if options else {}
        return self.bundle.say(f"step-{name}", options=len(options), **shared)

    def phase(self, name: str) -> str:
        return self.bundle.say(f"phase-{name}")

    def reason(self, result: Result, seats: Seats) -> str:
        """Why the match ended; `seat` has won, the first of them where there are several."""
        return self.bundle.say(
            f"reason-{result.reason}", **self.args({SEAT: result.places.index(min(result.places))}, seats)
        )

    def ground(self, ground: Data, cases: int, seats: Seats) -> str:
        """One ground of a hint: the sentence of its aspect; where no fact shows it, that of a small difference."""
        aspect, way = str(ground["aspect"]), "better" if ground["better"] else "worse"
        counts: dict[str, Value] = {"times": int(str(ground["times"])), "cases": cases}
        name = f"aspect-{aspect}-{way}" if ground["told"] else f"aspect-{aspect}-{way}-slightly"
        if self.bundle.has(name):
            return self.bundle.say(name, **counts, **self.args(ground["facts"], seats))
        if not self.bundle.has(f"aspect-{aspect}"):  # it is not the game's: the match is over
            return shell(self.lang).say(f"play-hint-{aspect}-{way}", **counts)
        return shell(self.lang).say(f"play-hint-{way}", aspect=self.bundle.say(f"aspect-{aspect}"), **counts)

    # ---- names

    def name(self, card: str) -> str:
        """The bare name of a card, place, class or colour."""
        return self.content.name(card)

    def label(self, card: str) -> str:
        """The name as sentences use it, with the facts that matter at the table."""
        if card not in self.labels:
            kind = f"card-{self.content.kinds[card]}"
            said = self.bundle.say(kind, **self.content.facts(card)) if self.bundle.has(kind) else self.name(card)
            self.labels[card] = said
        return self.labels[card]

    # ---- options of the game

    def game_option(self, name: str) -> str:
        return self.bundle.say(f"game-option-{name}")

    def game_option_help(self, name: str) -> str:
        return self.bundle.say(f"game-option-{name}-help")

    def game_option_value(self, name: str, value: object) -> str:
        return self.bundle.say(f"game-option-{name}-{value}") if isinstance(value, str) else str(value)

    # ---- short rules

    def topics(self) -> list[str]:
        """The parts of the short rules, in their order; phases among them."""
        starts = [line.split(" = ")[0] for line in self.bundle.source.splitlines() if line.startswith("rules-")]
        return [start.removeprefix("rules-") for start in starts]

    def rules(self, topic: str) -> tuple[str, list[str]]:
        """Title and paragraphs of one part of the short rules."""
        text = self.bundle.say(f"rules-{topic}", "text")
        return self.bundle.say(f"rules-{topic}"), [" ".join(part.split()) for part in text.split("\n\n")]

    # ---- arguments

    def args(self, raw: object, seats: Seats) -> dict[str, Value]:
        """Arguments for Fluent: players by name, cards with their facts, numbers and words as they are."""
        args: dict[str, Value] = {}
        for key, value in raw.items() if isinstance(raw, Mapping) else ():
            if key in self.seat_args:
                args |= seats.args(key, seat_number(value))
            elif self.content.has(value):
                args |= self.card_args(key, value)
            else:
                args[key] = (
                    int(value) if isinstance(value, str) and value.isdecimal() else value
                )  # Fluent selects by number
        return args

    def card_args(self, key: str, card: str) -> dict[str, Value]:
        facts = self.content.facts(card)
        return {key: self.label(card), **{f"{key}_{field}": value for field, value in facts.items()}}


@cache
def texts(game: str, lang: str) -> Texts:
    """The sentences of a game, read once."""
    return Texts(game, lang)
