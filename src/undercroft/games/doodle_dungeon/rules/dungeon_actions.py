"""Dungeon actions, played from the hand in an encounter of one's own dungeon (DD-122 to DD-140)."""

from typing import ClassVar

from undercroft.engine.piles import distinct, without
from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto, Step
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.actions import IMPROVE, PLAY, STOP
from undercroft.games.doodle_dungeon.cards import (
    CARD_ACTION,
    CURSED_BLADE,
    DICE_NEEDED,
    DICE_REMOVED,
    EXTRA_DAMAGE,
    FOR_MONSTERS,
    IMPROVES,
    IS_HERO_ACTION,
    MOST_DICE,
    NEEDS_ROLL,
    STRENGTH,
    TRAP,
    USEFUL_JUNK,
)
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.discarding import discard, shown
from undercroft.games.doodle_dungeon.rules.fighting import strength
from undercroft.games.doodle_dungeon.rules.junk import begin_junk
from undercroft.games.doodle_dungeon.rules.moving import roll
from undercroft.games.doodle_dungeon.rules.tracks import check_box, level, open_tracks
from undercroft.games.doodle_dungeon.state import NO_CARD, DoodleDungeon


def why_unplayable(s: DoodleDungeon, action: int, content: int) -> str:
    """The rule that forbids that action against what stands on the hero's cell; nothing where it can be played."""
    if IS_HERO_ACTION[action]:
        return "DD-141"
    if s.locked:
        return "DD-137"
    if NEEDS_ROLL[action] and (content == TRAP or not FOR_MONSTERS[action][content]):
        return "DD-125"
    if len(s.dice) + DICE_NEEDED[action] > MOST_DICE:
        return "DD-126"
    return "DD-133" if action == USEFUL_JUNK and not s.discard else ""


def actions_in(hand: tuple[int, ...]) -> list[int]:
    """The actions of a hand, equal copies once."""
    return distinct(tuple(sorted([CARD_ACTION[card] for card in hand])))


class DungeonAction(Step[DoodleDungeon]):
    """Any number of dungeon actions, one after the other, or none (DD-117, DD-123, DD-124). Frame: cell, 0.

    Whoever holds cards is asked, playable or not: not asking would tell (DD-124).
    """

    insists = True
    name: ClassVar[str] = "dungeon-action"
    rules: ClassVar[tuple[str, ...]] = ("DD-117", "DD-122")

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        if s.locked or not s.hands[seat]:
            return []
        content = s.sheets[seat][f[2]]
        playable = [each for each in actions_in(s.hands[seat]) if not why_unplayable(s, each, content)]
        return [*PLAY.codes(playable), STOP]

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        if code == STOP:
            s.frames.pop()
        else:
            play(s, seat, PLAY.value(code), s.sheets[seat][f[2]])
        s.door.seal()

    def option_args(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> dict[str, int | str]:
        """The strength as it is, and as it would be with an action that only adds to it."""
        content = s.sheets[seat][f[2]]
        if content == TRAP:
            return {"strength": 0, "more": 0}
        more = STRENGTH[PLAY.value(code)] if PLAY.has(code) else 0
        return {"strength": strength(s, seat, content) + more, "more": more}

    def expected(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        """The dungeon actions of his hand."""
        return PLAY.codes([each for each in actions_in(s.hands[seat]) if not IS_HERO_ACTION[each]])

    def why_not(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> tuple[str, ...]:
        if not PLAY.has(code) or PLAY.value(code) not in actions_in(s.hands[seat]):
            return self.rules
        return (why_unplayable(s, PLAY.value(code), s.sheets[seat][f[2]]),)


def play(s: DoodleDungeon, seat: int, action: int, content: int) -> None:
    """A card is resolved completely and then discarded (DD-123)."""
    card = next(each for each in s.hands[seat] if CARD_ACTION[each] == action)
    s.hands[seat] = without(s.hands[seat], card)
    shown(s, card)
    s.playing = card
    s.door.tell(messages.PLAYED, (seat, card))
    s.frames.append((at.RESOLVED, seat, 0, 0))
    s.bonus += STRENGTH[action]
    s.extra += EXTRA_DAMAGE[action]
    for _ in range(DICE_NEEDED[action]):
        roll(s, seat)
    remove_lowest(s, seat, DICE_REMOVED[action])
    if action == CURSED_BLADE:
        s.locked, s.found = 1, sum(s.dice)  # DD-137 to DD-139
    if action == USEFUL_JUNK:
        begin_junk(s, seat)
    for _ in range(IMPROVES[action]):
        s.frames.append((at.IMPROVE, seat, 0, 0))  # DD-130
    if content != TRAP:
        s.door.tell(messages.STRENGTH, (seat, strength(s, seat, content)))


def remove_lowest(s: DoodleDungeon, seat: int, count: int) -> None:
    """The lowest dice leave the fight (DD-136)."""
    for _ in range(count):
        lowest = min(s.dice)
        s.dice = without(s.dice, lowest)
        s.door.tell(messages.REMOVED, (seat, lowest))


class Improve(Step[DoodleDungeon]):
    """A box of a track with an empty one (DD-069, DD-130); with all tracks full it lapses (DD-073)."""

    name: ClassVar[str] = "improve"
    rules: ClassVar[tuple[str, ...]] = ("DD-069", "DD-073", "DD-130")

    def options(self, s: DoodleDungeon, f: Frame, seat: int) -> list[int]:
        return IMPROVE.codes(open_tracks(s, seat))

    def take(self, s: DoodleDungeon, f: Frame, seat: int, code: int) -> None:
        track = IMPROVE.value(code)
        s.frames.pop()
        check_box(s, seat, track)
        s.door.tell(messages.IMPROVED, (seat, track, s.boxes[seat][track], level(s, seat, track)))
        s.door.seal()


class Resolved(Auto[DoodleDungeon]):
    """The card that was played goes to the discard pile (DD-123)."""

    name: ClassVar[str] = "resolved"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        s.frames.pop()
        discard(s, s.playing)
        s.playing = NO_CARD
