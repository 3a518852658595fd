"""Turns as text that people write and read, a line for each.

    blue 5: warrior wnn; thief ne (sword) e; troll attack orange-goblin +3 +2; thief turn partner-left; end

An action is the character, the verb unless it moves, then a word for each choice in the order in which the rules ask
for it, whoever is asked. What the rules leave no choice of may be left out, and the stop at the end of a move.
"""

from typing import Final

from undercroft.engine.chance import Outcome, Pool, Source
from undercroft.engine.errors import BrokenScenario, brief
from undercroft.games.dungeon_twister.actions import ACTIONS, OFFER_DRAW, RESIGN, STOP
from undercroft.games.dungeon_twister.notation.stepping import Question, answer, next_question, stepper
from undercroft.games.dungeon_twister.notation.words import (
    CHANCE,
    UNASKED_SIGN,
    chance_named,
    chance_word,
    joined,
    split,
    word,
)
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.resigning import take_unasked, unasked
from undercroft.games.dungeon_twister.state import DungeonTwister

ACTION: Final = ";"
CARD: Final = ":"
COMMENT: Final = "#"
BETWEEN: Final = (at.ACTION, at.ACTION_CARD)
MOST_NAMED: Final = 12  # words in a complaint
LONGEST: Final = 200_000  # letters

Choice = tuple[int, str]  # a seat and the text of a choice, as `Match.choose` takes them


class Dictated(Source):
    """Chance as it stands in the text; where it says nothing, another source is asked, if there is one."""

    def __init__(self, after: Source | None) -> None:
        self.after = after
        self.words: list[str] = []  # what is left of an action; shared with whoever reads it
        self.answered: list[Outcome] = []

    def pick(self, kind: int, pool: Pool) -> int:
        if self.words and self.words[0].startswith(CHANCE):
            told = self.words.pop(0)
            found = chance_named(told)
            if found is None or found[0] != kind or found[1] not in pool:
                possible = ", ".join([chance_word(kind, each) for each in sorted(set(pool))])
                raise BrokenScenario(f"chance gives one of {possible}, not {brief(told)}.")
            outcome = found[1]
        elif self.after is None:
            possible = ", ".join([chance_word(kind, each) for each in sorted(set(pool))])
            raise BrokenScenario(f"here stands what chance gave, one of {possible}.")
        else:
            outcome = self.after.pick(kind, pool)
        self.answered.append((kind, outcome))
        return outcome


class Reader:
    """Plays written turns on a copy of a position, and gathers the choices that somebody was asked for."""

    def __init__(self, s: DungeonTwister, after: Source | None = None) -> None:
        self.source = Dictated(after)
        self.s = stepper(s, self.source)
        self.choices: list[Choice] = []

    @property
    def chance(self) -> list[Outcome]:
        return self.source.answered

    def read(self, text: str) -> None:
        """All lines; a mistake is told with its line, and nothing after it is played."""
        if len(text) > LONGEST:
            raise BrokenScenario(f"Turns have at most {LONGEST} letters.")
        for number, line in enumerate(text.split("\n"), start=1):
            said = line.partition(COMMENT)[0].strip()
            if said:
                try:
                    self.read_line(said)
                except BrokenScenario as problem:
                    raise BrokenScenario(f"Line {number}: {problem.sentence}", problem.rules) from None

    def read_line(self, line: str) -> None:
        """`blue 5:` and the actions of that turn."""
        head, sign, actions = line.partition(CARD)
        if not sign:
            head, actions = "", line
        if head:
            self.play_card(head.split())
        for action in actions.split(ACTION):
            words = split(action)
            if words:
                self.source.words = words
                try:
                    self.play_action(split(action))
                except BrokenScenario as problem:
                    raise BrokenScenario(f"'{joined(split(action))}': {problem}") from None

    def play_card(self, head: list[str]) -> None:
        question = next_question(self.s)
        colours = self.s.config.layout.colours
        if question is None or question.frame[0] not in BETWEEN:
            raise BrokenScenario("the game is over; no further turn can be played.", ("DT-029",))
        if len(head) != 2 or head[0] != colours[question.seat]:
            raise BrokenScenario(f"it is the turn of {colours[question.seat]}; the line begins as in 'blue 5:'.")
        if question.frame[0] == at.ACTION and head[1] == str(self.s.card):
            return  # a position in the middle of this turn
        self.source.words = [f"{head[1]}{CARD}"]
        self.answer(question, self.source.words)

    def play_action(self, whole: list[str]) -> None:
        """Word by word, until the action is over."""
        left, begun = self.source.words, False
        while True:
            self.speak_up(left)
            question = next_question(self.s)
            if question is None or (begun and question.frame[0] in BETWEEN) or (not left and not begun):
                break
            if question.frame[0] == at.ACTION_CARD:
                break
            self.answer(question, left, whole)
            begun = True
        if left:
            said = joined(whole[: len(whole) - len(left)])
            raise BrokenScenario(f"after '{said}' the action is over, but {brief(left[0])} follows.", ("DT-061",))

    def speak_up(self, left: list[str]) -> None:
        """`orange!resign`, `orange!offer-draw`: what somebody does unasked (DT-190)."""
        while left and UNASKED_SIGN in left[0]:
            colour, _, said = left.pop(0).partition(UNASKED_SIGN)
            seat = self.s.config.layout.seat(colour)
            next_question(self.s)
            code = {ACTIONS.table[each].text: each for each in (RESIGN, OFFER_DRAW)}.get(said, -1)
            if seat < 0 or self.s.over or code not in unasked(self.s, self.s.frames[-1], seat):
                raise BrokenScenario(f"{brief(colour)} cannot do {brief(said)} now.", ("DT-190",))
            take_unasked(self.s, self.s.frames[-1], seat, code)
            self.choices.append((seat, said))

    def answer(self, question: Question, left: list[str], whole: list[str] | None = None) -> None:
        """The choice that the next words name; without a word one that is forced, or the stop of a move."""
        code = self.named(question, left)
        if code is None:
            code = self.unsaid(question, left)
        if code is None:
            raise self.not_open(question, left, whole or left)
        if len(question.codes) > 1:
            self.choices.append((question.seat, ACTIONS.table[code].text))
        answer(self.s, question, code)

    def named(self, question: Question, left: list[str]) -> int | None:
        """Verbs have two words: the longer reading comes first."""
        for length in (2, 1):
            said = " ".join(left[:length])
            for code in question.codes if len(left) >= length else []:
                if word(self.s, code) == said:
                    del left[:length]
                    return code
        return None

    def unsaid(self, question: Question, left: list[str]) -> int | None:
        if len(question.codes) == 1:
            return question.codes[0]
        return STOP if not left and STOP in question.codes else None

    def not_open(self, question: Question, left: list[str], whole: list[str]) -> BrokenScenario:
        """What could stand there, and the rules that speak against what does."""
        step, frame, seat = question.step, question.frame, question.seat
        against = [
            rule
            for code in step.expected(self.s, frame, seat)
            if left and word(self.s, code) == left[0] and code not in question.codes
            for rule in step.why_not(self.s, frame, seat, code)[:1]
        ]
        names = [word(self.s, code) for code in question.codes]
        more = ", …" if len(names) > MOST_NAMED else ""
        found = brief(left[0]) if left else "the end"
        before = f"after '{joined(whole[: len(whole) - len(left)])}' " if len(whole) > len(left) else ""
        rules = tuple(against) or step.rules[:1]
        return BrokenScenario(f"{before}comes one of {', '.join(names[:MOST_NAMED])}{more}, not {found}.", rules)
