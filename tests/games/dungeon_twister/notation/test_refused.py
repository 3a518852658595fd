"""Bad positions and turns are refused with a sentence: the line, what was expected, the rule."""

from random import Random

import pytest

from tests.games.dungeon_twister.invariants import check
from tests.games.dungeon_twister.notation.test_positions import RARE
from tests.games.dungeon_twister.notation.written import T1, laid, sit
from tests.games.dungeon_twister.test_invariants import choose
from undercroft.engine.errors import BrokenScenario, UndercroftError, WrongOption
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.cards import KIND_IDS
from undercroft.games.dungeon_twister.notation.pieces import MARKS
from undercroft.games.dungeon_twister.notation.text import read
from undercroft.games.dungeon_twister.notation.turns import Reader
from undercroft.games.dungeon_twister.state import DungeonTwister

T2 = """game 2 sets=paladins_dragons
rooms 5cw 6cw 7cw 8cw | 5ccw 6ccw 7ccw 8ccw
turn 9 blue card=5
"""

UNREADABLE = {
    "rooms 1cw": "'rooms' must name 8 rooms",
    "": "needs a line 'rooms'",
    "game 5\n": "Line 1 ('game'): first comes the number of players: 2, 3, 4.",
    "game 2 luck=1\n": "Line 1 ('game'): there is no option 'luck'",
    "game 2 scenario=7\n": "scenario can be none, 1, 2, 3, 4, 5, 6, not '7'. [DT-295]",
    "rooms ?\ngame 2\n": "Line 2 ('game'): this line comes first.",
    T1 + "purple goblin 1,1": "Line 4 ('purple'): no line begins so; a line begins with game, rooms",
    T1 + "red goblin 1,1": "Line 4 ('red'): nobody plays 'red' here; there are blue, orange.",
    T1 + "turn blue": "Line 4 ('turn'): behind it stand the number of the turn",
    T1 + "turn 9 blue kings=5": "Line 4 ('turn'): 'kings=5' says nothing of a turn; there are card=2",
    T1 + "blue hand two": "Line 4 ('blue'): behind 'hand' stand numbers of cards, as in 'hand 2 3'.",
    T1 + "blue jumps": "Line 4 ('blue'): behind 'jumps' stands one number, as in 'jumps 2'.",
    T1 + "face-down 1,0": "Line 4 ('face-down'): behind it stand a slot and what lies there",
    T1 + "#" * 20_000: "A position has at most 20000 letters.",
}
WRONG_WORDS = {
    "blue warior 1,1": "Line 4: 'tokens' cannot be 'blue-warior'",
    "blue warrior": "Line 4: 'blue-warrior': behind the token stands where it is, as in 'blue-warrior 1,2'.",
    "blue warrior 1.1": "Line 4: 'blue-warrior 1.1': a place is written as x,y, as in 11,1; not '1.1'.",
    "blue warrior 1,1 sleepy": "Line 4: 'blue-warrior 1,1 sleepy': behind the place stand wounded, hurt",
    "blue warrior room 9,9": "Line 4: 'blue-warrior room 9,9': there is no room at 9,9 on this board.",
    "open 0,1 up": "Line 4: 'open' cannot be 'up'; it can be north, east, south, west.",
    "blue hand 7": "'hand' must be a list of cards; there are 2, 3, 4, 5.",
    "turn 9 blue card=1": "There is no action card 1",
    "turn 9 blue slid=1": "Line 4: 'slid' is for scenario 4",
}
FORBIDDEN = {  # the rule that says so, and what the sentence names
    "blue warrior 30,0": ("DT-004", "Line 4: 'blue-warrior 30,0': there is no square 30,0 on this board."),
    "blue warrior 1,1; warrior 3,3": ("DT-025", "Line 4: 'blue-warrior' is named twice"),
    "blue warrior 2,2; thief 2,2": ("DT-011", "Line 4: 'blue-warrior' and 'blue-thief' cannot rest together on 2,2."),
    "blue warrior 2,2; sword 2,2; rope 2,2": ("DT-011", "cannot rest together on 2,2"),
    "blue warrior 2,2\norange goblin 2,2 wounded": ("DT-011", "cannot rest together on 2,2"),
    "blue warrior 4,0": ("DT-272", "Line 4: 'blue-warrior' cannot be on the pit 4,0 without a Rope."),
    "blue sword 4,0": ("DT-106", "Line 4: 'blue-sword' cannot be on the pit 4,0 without a Rope."),
    "blue thief 4,0 wounded": ("DT-272", "on the pit 4,0"),
    "blue warrior 20,0": ("DT-114", "Line 4: 'blue-warrior' cannot be on the start line 20,0."),
    "blue sword 1,1 wounded": ("DT-007", "Line 4: 'blue-sword' is an object; only characters have marks."),
    "blue warrior 1,1 wounded private=2": ("DT-246", "cannot have action points of its own now"),
    "blue warrior 1,1 charmed": ("DT-259", "cannot be charmed by its own player"),
    "orange warrior 1,1 private=3": ("DT-246", "cannot have action points of its own now"),
    "open 0,0 north": ("DT-001", "'open': nothing of that kind stands at 0,0 north."),
    "breached 0,0 east": ("DT-001", "'breached': nothing of that kind stands at 0,0 east."),
    "illusions blue rubble 0,0": ("DT-226", "'illusions': blue has no Illusionist alive."),
    "blue illusionist 1,1\nillusions blue rubble 4,0": ("DT-221", "only on a floor square"),
    "face-down 0,0 blue-rope": ("DT-072", "'blue-rope': the room at 0,0 lies face up."),
    "blue breaches 1": ("DT-217", "'breached': 0 walls, but 2 markers used; each Golem has 3."),
    "blue combat 1 2": ("DT-141", "'combat' of blue must hold the 0."),
    "blue combat 0 0": ("DT-042", "'combat' has the 0 too often; there are 1."),
    "blue hand 2 2": ("DT-052", "'hand' has the 2 too often; there are 1."),
    "blue points 5": ("DT-029", "blue has 5 points and has won already."),
    "blue resigned": ("DT-190", "blue has resigned and has no turn."),
    "turn 9 blue card=0 ap=2": ("DT-058", "Before the action card there are no action points"),
    "turn 9 blue awake": ("DT-336", "'awake' is for the Princess of scenario 6."),
    "monks monk-1 1,1": ("DT-296", "Monks are only in scenario 1."),
    "hidden 1cw": ("DT-028", "Line 4: '1cw' is named twice"),
}
ON_T2 = {
    "blue paladin 2,2": ("DT-281", "there is a fountain"),
    "blue paladin 12,1": ("DT-294", "Line 4: 'blue-paladin' cannot be on the rift 12,1."),
    "blue paladin 1,7": ("DT-284", "cannot rest under falling rocks on 1,7"),
    "blue illusionist 0,4; ghost 9,0\nillusions blue rubble 9,0": ("DT-224", "there is rubble"),
}


def refusal(text: str) -> str:
    with pytest.raises((BrokenScenario, WrongOption)) as caught:
        laid(text)
    return str(caught.value)


@pytest.mark.parametrize("text", UNREADABLE)
def test_what_cannot_be_read_is_refused_with_its_line(text: str) -> None:
    assert UNREADABLE[text] in refusal(text)


@pytest.mark.parametrize("line", WRONG_WORDS)
def test_a_wrong_word_is_refused_with_what_would_be_right(line: str) -> None:
    assert WRONG_WORDS[line] in refusal(T1 + line)


@pytest.mark.parametrize("line", FORBIDDEN)
def test_what_the_rules_forbid_is_refused_with_the_rule(line: str) -> None:
    rule, said = FORBIDDEN[line]
    told = refusal(T1 + line)
    assert said in told
    assert f"[{rule}" in told


@pytest.mark.parametrize("line", ON_T2)
def test_what_the_ground_does_not_bear_is_refused_with_the_rule(line: str) -> None:
    rule, said = ON_T2[line]
    told = refusal(T2 + line)
    assert said in told
    assert f"[{rule}" in told


ROOMS = {
    "rooms 1cw 1cw 3cw 4cw | 1ccw 2cw 3ccw 4ccw": ("DT-028", "'1cw' is named twice"),
    "rooms ? ? ? ? | ? ? ? 5cw": ("", ""),
    "rooms 5cw 6cw 7cw 8cw | ? ? ? ?": ("", ""),
    "game 2 scenario=6 / rooms 1cw 2cw 1ccw 4cw | 4ccw 3cw 3ccw ?": ("DT-330", "room 2ccw lies face up"),
    "rooms ? ? ? ? | ? ? ? ? / hidden 1cw 2cw": ("DT-028", "8 rooms lie face down, but only 2 are left"),
    "rooms ? ? ? ? | ? ? ? ? / face-down 0,0 blue-rope blue-sword blue-thief": ("DT-045", "holds at most 2 tokens"),
    "rooms ?3cw ? ? ? | ? ? ? ?": ("", "a face-down room is '?', or '?3cw:orange'"),
    "rooms 3cw@7 ? ? ? | ? ? ? ?": ("", "'rooms' cannot be '7'"),
}


@pytest.mark.parametrize("text", ROOMS)
def test_rooms_lie_as_they_can(text: str) -> None:
    rule, said = ROOMS[text]
    if not said:
        laid(text)
        return
    told = refusal(text)
    assert said in told
    assert rule in told


# ---- turns

WAY = T1 + "blue goblin -1,1; thief 2,2; sword 2,2\norange warrior 3,2; cleric 20,1\n"
TURNS = {
    "orange 5: cleric n": "Line 1: it is the turn of blue; the line begins as in 'blue 5:'.",
    "blue 5: cleric n": "Line 1: 'cleric n': comes one of thief turn, thief, thief attack, goblin, end, not 'cleric'.",
    "blue 5: goblin x": "Line 1: 'goblin x': after 'goblin' comes one of n, e, s, not 'x'. [DT-089]",
    "blue 5: goblin w": "Line 1: 'goblin w': after 'goblin' comes one of n, e, s, not 'w'. [DT-091]",
    "blue 5: goblin e e": "Line 1: 'goblin ee': after 'goblin e' comes one of n, s, w, ., not 'e'. [DT-091]",
    "\nblue 5: thief attack +3": "Line 2: 'thief attack +3': after 'thief attack +3' comes one of +0, +1, +2, +3, +4,",
    "blue 5: thief attack +3 +2 +1": "after 'thief attack +3 +2' the action is over, but '+1' follows. [DT-061]",
    "blue 5: end; goblin e": "'goblin e': after '' the action is over",
    "blue 5: red!resign": "'red' cannot do 'resign' now. [DT-190]",
    "#" * 200_001: "Turns have at most 200000 letters.",
}


@pytest.mark.parametrize("text", TURNS)
def test_a_wrong_turn_is_refused_with_what_could_stand_there(text: str) -> None:
    with pytest.raises(BrokenScenario) as caught:
        Reader(laid(WAY)).read(text)
    assert TURNS[text] in str(caught.value)


def test_chance_must_be_told_and_possible() -> None:
    hidden = WAY.replace("1cw", "?", 1)
    for turn, said in (
        ("blue 5: goblin reveal 0,0", "here stands what chance gave, one of =1cw"),
        ("blue 5: goblin reveal 0,0 =2cw =@1", "chance gives one of =1cw, not '=2cw'."),
    ):
        with pytest.raises(BrokenScenario) as caught:
            Reader(laid(hidden.replace("thief 2,2; sword 2,2", "thief 6,0").replace("3,2", "8,2"))).read(turn)
        assert said in str(caught.value)


# ---- anything

POOL = ("-1,0", "99,1", "wounded", ";", "|", "?", "goblin", "rope", "dead", "room", "=", "@2", "5", "0", "blue", "#",
        "/", "face-down", "é", "-", "private=9", "1cw", "2ccw@3", "hurt", "card=0", "game", "\n", "²")  # fmt: skip
SQUARES = tuple(f"{x},{y}" for x in range(-1, 21) for y in range(-1, 21))


def spoilt(text: str, dice: Random) -> str:
    """The text with some words dropped, doubled, exchanged or replaced, mostly by one of the same sort."""
    words = text.replace("\n", " \n ").replace(";", " ;").split(" ")
    for _ in range(dice.randint(1, 4)):
        at, other = dice.randrange(len(words)), dice.randrange(len(words))
        what = dice.randrange(12)
        if what == 0:
            words[at] = dice.choice(POOL)
        elif what == 1:
            words[at], words[other] = words[other], words[at]
        elif what == 2:
            words.insert(at, words[other])
        elif what == 3 and len(words) > 2:
            del words[at]
        else:
            swap_like(words, dice)
    return " ".join(words)


def swap_like(words: list[str], dice: Random) -> None:
    """One square for another, one token for another, one mark for another."""
    sort = dice.choice((SQUARES, KIND_IDS, MARKS))
    places = [place for place, word in enumerate(words) if word in sort]
    if places:
        words[dice.choice(places)] = dice.choice(sort)


def complaint(text: str) -> tuple[str, Match | None]:
    """What is said against a position, or the match that it leads to."""
    try:
        return "", sit(text)
    except UndercroftError as problem:
        return str(problem), None


def check_spoilt(seeds: range) -> tuple[int, int]:
    """Every spoilt position is refused in a sentence, or is one that can be played; how many of each."""
    refused = accepted = 0
    for seed in seeds:
        dice = Random(seed)
        text = spoilt(dice.choice((RARE, WAY, T2 + "blue illusionist 1,1; ghost 9,0\norange paladin 16,0\n")), dice)
        told, match = complaint(text)
        if match is None:
            refused += 1
            assert told.rstrip("]").split(" [DT-")[0].endswith("."), told
            continue
        accepted += 1
        for _ in range(20):
            check(match)
            if match.over:
                break
            match.push(*choose(match, dice))
    return refused, accepted


def test_any_position_is_refused_in_a_sentence_or_can_be_played() -> None:
    refused, accepted = check_spoilt(range(400))
    assert refused > 100
    assert accepted > 40


@pytest.mark.slow
def test_tens_of_thousands_of_positions_are_refused_in_a_sentence_or_can_be_played() -> None:
    check_spoilt(range(400, 40_000))


def test_any_turn_is_refused_in_a_sentence_or_leads_to_an_action() -> None:
    turn = "blue 5: goblin e.; thief attack +3 +2; goblin nw.; thief turn right; end\norange 5: cleric w; end"
    start = laid(WAY)
    told = [complaint_of_turns(start, spoilt(turn, Random(seed))) for seed in range(400)]
    assert all(said == "" or said.startswith("Line ") for said in told)
    assert "" in told


def complaint_of_turns(start: DungeonTwister, text: str) -> str:
    try:
        Reader(start).read(text)
    except BrokenScenario as problem:
        return str(problem)
    return ""


def test_nothing_is_read_into_a_position_that_was_refused() -> None:
    with pytest.raises(BrokenScenario):
        read(T1 + "blue jumps x")
