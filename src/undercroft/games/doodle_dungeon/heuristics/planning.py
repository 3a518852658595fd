"""What `hard` thinks about by itself: cards built in mind, sheets attacked, whole paths; else each answer in worlds."""

from typing import Final

from undercroft.engine.chance import Source
from undercroft.engine.door import Door
from undercroft.engine.effort import Effort
from undercroft.engine.outlook import NO_OUTLOOK, Key, Outlook
from undercroft.games.doodle_dungeon.actions import IMPROVE, TAKE
from undercroft.games.doodle_dungeon.cards import CARD_ACTION
from undercroft.games.doodle_dungeon.heuristics.elements import OF_ACTION, card_worth
from undercroft.games.doodle_dungeon.heuristics.lines import line_key_of, line_outlook
from undercroft.games.doodle_dungeon.heuristics.value import parts, share, value, while_drawn
from undercroft.games.doodle_dungeon.imagine import imagine
from undercroft.games.doodle_dungeon.paths.finder import found_from
from undercroft.games.doodle_dungeon.paths.problem import Problem
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.elements import NO_ELEMENT, build, element, element_options, pass_forced
from undercroft.games.doodle_dungeon.rules.sequence import STEPS
from undercroft.games.doodle_dungeon.rules.tracks import check_box, open_tracks
from undercroft.games.doodle_dungeon.state import DoodleDungeon

WORLDS: Final = 24
GRUDGE: Final = 0.5  # what the next player gains counts that much, shared among all others
FINALISTS: Final = 8  # ways to build that are attacked
ATTACKS: Final = 150  # proposals of a path for each
FROM_ROUND: Final = 5  # before, there is too little to attack
BY_ATTACK: Final = 0.5  # of the difference that an attack finds, in the last round; less before

Values = dict[int, float]


def own_search(s: DoodleDungeon, seat: int, source: Source, effort: Effort) -> Outlook:
    step = s.frames[-1][0]
    if step == at.PATH:
        return line_outlook(s, seat, effort)
    if step == at.DRAFT:
        return outlook(drafting(s, seat))
    if step == at.BUILD:
        return outlook(building(s, seat))
    if step == at.IMPROVE:
        return outlook(improving(s, seat))
    if step in (at.BOMB_TARGET, at.HERO_ACTION, at.PUT_UNDER, at.JUNK_PICK):
        return outlook(answers(s, seat, source))
    return NO_OUTLOOK


def line_key(s: DoodleDungeon, seat: int) -> Key:
    return line_key_of(s, seat) if s.frames and s.frames[-1][0] == at.PATH else ()


def outlook(values: Values) -> Outlook:
    return Outlook(values, dict.fromkeys(values, 1), {})


def lead(s: DoodleDungeon, seat: int, points: float) -> float:
    """From 0 to 1, with these points for that seat and what the others may expect now."""
    others = [sum(parts(s, each)) for each in range(s.players) if each != seat]
    return share(points - max(others))


def quiet_copy(s: DoodleDungeon, source: Source) -> DoodleDungeon:
    door = Door(source)
    door.quiet = True
    return s.copy(door)


# ---- cards


def drafting(s: DoodleDungeon, seat: int) -> Values:
    """Each card by the sheet with it, built as well as possible element by element, and by what it leaves others."""
    found: Values = {}
    for card in s.row:
        t = quiet_copy(s, s.door.source)
        t.taken[seat], t.built[seat] = card, ()
        build_at_best(t, seat)
        found[TAKE.code(card)] = sum(while_drawn(t, seat)) - envy(s, seat, card)
    return {code: lead(s, seat, points) for code, points in found.items()}


def envy(s: DoodleDungeon, seat: int, taken: int) -> float:
    """What the next player gets of the cards that are left."""
    waiting = [frame[1] for frame in s.frames if frame[0] == at.DRAFT and frame[1] != seat]
    if not waiting:
        return 0.0
    best = max([card_worth(s, waiting[-1], card, 0) + OF_ACTION[CARD_ACTION[card]] for card in s.row if card != taken])
    return best * GRUDGE / (s.players - 1)


def build_at_best(s: DoodleDungeon, seat: int) -> None:
    """Every element where the sheet is worth most with it."""
    pass_forced(s, seat)
    while element(s, seat) != NO_ELEMENT:
        values = by_element(s, seat)
        build(s, seat, max(values, key=values.__getitem__))
        pass_forced(s, seat)


def by_element(s: DoodleDungeon, seat: int) -> Values:
    """What the sheet is worth with each way to build the element whose turn it is."""
    found: Values = {}
    for code in s.choices[seat] or element_options(s, seat, element(s, seat)):
        t = quiet_copy(s, s.door.source)
        build(t, seat, code)
        found[code] = sum(while_drawn(t, seat))
    return found


def building(s: DoodleDungeon, seat: int) -> Values:
    """By what the sheet is worth; the best ways are attacked by a path."""
    if element(s, seat) == NO_ELEMENT:
        return {}
    values = by_element(s, seat)
    if s.round >= FROM_ROUND:
        attack(s, seat, values)
    others = max([sum(parts(s, each)) for each in range(s.players) if each != seat])
    return {code: share(points - others) for code, points in values.items()}


def attack(s: DoodleDungeon, seat: int, values: Values) -> None:
    """Compare the best few by what a path found in a hurry would leave."""
    best = sorted(values, key=values.__getitem__, reverse=True)[:FINALISTS]
    left: Values = {}
    for code in best:
        t = quiet_copy(s, s.door.source)
        build(t, seat, code)
        left[code] = found_from(Problem(t, seat), (), ATTACKS).points
    mean = sum(left.values()) / len(left)
    for code in best:
        values[code] += BY_ATTACK * s.round / 14 * (left[code] - mean)


# ---- boxes of an Energy Drink


def improving(s: DoodleDungeon, seat: int) -> Values:
    """Each track, where another box follows with the best second one: a level may need both (DD-072, DD-130)."""
    again = len(s.frames) > 1 and s.frames[-2][0] == at.IMPROVE
    found: Values = {}
    for track in open_tracks(s, seat):
        t = quiet_copy(s, s.door.source)
        check_box(t, seat, track)
        found[IMPROVE.code(track)] = best_box(t, seat) if again else value(t, seat)
    return found


def best_box(s: DoodleDungeon, seat: int) -> float:
    values = [value(s, seat)]
    for track in open_tracks(s, seat):
        t = quiet_copy(s, s.door.source)
        check_box(t, seat, track)
        values.append(value(t, seat))
    return max(values)


# ---- answers one step ahead


def answers(s: DoodleDungeon, seat: int, source: Source) -> Values:
    """Each answer by what the position is worth after it, in the same worlds for all."""
    frame = s.frames[-1]
    step = STEPS[frame[0]]
    codes = step.options(s, frame, seat)
    totals = dict.fromkeys(codes, 0.0)
    for _ in range(WORLDS):
        world = quiet_copy(s, source)
        imagine(world, seat, source)
        for code in codes:
            t = quiet_copy(world, source)
            step.take(t, frame, seat, code)
            totals[code] += value(t, seat)
    return {code: total / WORLDS for code, total in totals.items()}
