"""The turns of a match as text: what `turns` reads. A match that began with the set-up is told from its first turn."""

from typing import Final

from undercroft.engine.chance import Outcome, Pool, ScriptedSource, Source
from undercroft.engine.in_effect import in_effect
from undercroft.engine.journal import CHANCE, CHOICE, REWIND, UNASKED, Entry
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.actions import ACTIONS, CARD, END_TURN, FLIP
from undercroft.games.dungeon_twister.notation.stepping import answer, next_question, stepper
from undercroft.games.dungeon_twister.notation.text import position_text
from undercroft.games.dungeon_twister.notation.words import UNASKED_SIGN, chance_word, is_verb, joined, word
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.resigning import take_unasked
from undercroft.games.dungeon_twister.state import DungeonTwister

ACTION: Final = "; "


class Listening(Source):
    """Answers as dictated, and notes in words what it has answered."""

    def __init__(self, script: Source) -> None:
        self.script = script
        self.told: list[str] = []

    def pick(self, kind: int, pool: Pool) -> int:
        outcome = self.script.pick(kind, pool)
        self.told.append(chance_word(kind, outcome))
        return outcome


class Writer:
    """Goes through a match once more and writes down every choice, forced ones too."""

    def __init__(self, match: Match) -> None:
        entries = match.journal.entries
        played = [entries[place] for place in in_effect(entries)]
        script: list[Outcome] = [(entry[1], entry[2]) for entry in played if entry[0] == CHANCE]
        self.source = Listening(ScriptedSource(script))
        self.s = stepper(fresh(match), self.source)
        self.left: list[Entry] = [entry for entry in played if entry[0] not in (CHANCE, REWIND)]
        self.options = match.game.options
        self.position = ""
        self.lines: list[str] = []
        self.actions: list[list[str]] = []  # of the present turn

    def write(self) -> None:
        while self.left or self.is_forced():
            question = next_question(self.s)
            if question is None:
                break
            if not self.position and question.frame[0] in (at.ACTION_CARD, at.ACTION):
                self.begin(question.seat)
            if len(question.codes) > 1 and self.speaks_up(question.seat):  # nobody speaks while the rules go on
                continue
            code = self.chosen(question.seat, question.codes)
            if not (FLIP.has(code) and len(question.codes) == 1):  # a formality that nobody asks for (DT-183)
                self.note(question.seat, code)
            answer(self.s, question, code)
        next_question(self.s)
        self.note_chance()
        self.close()

    def is_forced(self) -> bool:
        """Whether the rules go on by themselves: all but the last real question are answered."""
        question = next_question(self.s)
        return question is not None and len(question.codes) == 1

    def begin(self, seat: int) -> None:
        """The position from which the turns are told; one in the middle of a turn begins a line at once."""
        self.position = position_text(self.s, self.options)
        self.source.told = []
        if self.s.card:
            self.lines.append(f"{self.s.config.layout.colours[seat]} {self.s.card}:")

    def chosen(self, seat: int, codes: list[int]) -> int:
        if len(codes) == 1:
            return codes[0]
        entry = next(each for each in self.left if each[0] == CHOICE and each[1] == seat)
        self.left.remove(entry)
        return entry[2]

    def speaks_up(self, asked: int) -> bool:
        """What somebody does unasked stands among the words of the others (DT-190), before his own later ones.

        Where several answer together, the others may have answered before he spoke up.
        """
        place = next((i for i, entry in enumerate(self.left) if entry[0] == UNASKED or entry[1] == asked), -1)
        if place < 0 or self.left[place][0] != UNASKED:
            return False
        self.note_chance()
        _, seat, code, _ = self.left.pop(place)
        take_unasked(self.s, self.s.frames[-1], seat, code)
        if self.position:
            self.add(f"{self.s.config.layout.colours[seat]}{UNASKED_SIGN}{ACTIONS.table[code].text}")
        return True

    def note(self, seat: int, code: int) -> None:
        self.note_chance()
        if not self.position:
            return
        if CARD.has(code):
            self.close()
            self.lines.append(f"{self.s.config.layout.colours[seat]} {word(self.s, code)}")
        elif is_verb(code) or code == END_TURN:
            self.actions.append([word(self.s, code)])
        else:
            self.add(word(self.s, code))

    def note_chance(self) -> None:
        for told in self.source.told if self.position else []:
            self.add(told)
        self.source.told = []

    def add(self, said: str) -> None:
        if not self.actions:
            self.actions.append([])
        self.actions[-1].append(said)

    def close(self) -> None:
        """The actions of a turn go behind its card."""
        if self.actions and not self.lines:
            self.lines.append("")  # somebody spoke up before the first card
        if self.lines:
            told = ACTION.join([joined(words) for words in self.actions])
            self.lines[-1] = f"{self.lines[-1]} {told}".strip()
        self.actions = []


def fresh(match: Match) -> DungeonTwister:
    """The empty table, or the position, with which a match began before anybody was asked."""
    state = match.game.rules.fresh(match.game.players, match.game.options, match.door)
    if match.start is not None:
        state.fill(match.start)
    assert isinstance(state, DungeonTwister)
    return state


def match_text(match: Match) -> str:
    """Position and turns, an empty line between them. Everything hidden stands in it."""
    writer = Writer(match)
    writer.write()
    return "\n".join([writer.position, *writer.lines]) + "\n"
