"""A line of choices, played through by the rules: where its player is asked, and what he then chooses."""

from undercroft.engine.outlook import Key
from undercroft.games.dungeon_twister.rules.sequence import STEPS
from undercroft.games.dungeon_twister.state import DungeonTwister
from undercroft.games.dungeon_twister.turns.actions import OPEN
from undercroft.games.dungeon_twister.turns.keys import line_key
from undercroft.games.dungeon_twister.turns.walks import Codes


def asked_on(s: DungeonTwister, seat: int, codes: Codes) -> dict[Key, int]:
    """In a quiet copy: every position in which the seat has a real choice, as far as the line is by the rules."""
    t = s.copy(s.door)
    found: dict[Key, int] = {}
    for code in codes:
        if not run_on(t):
            break
        frame = t.frames[-1]
        step = STEPS[frame[0]]
        options = step.options(t, frame, seat)
        if frame[1] != seat or code not in options:
            break
        if len(options) > 1:
            found[line_key(t)] = code
        step.take(t, frame, seat, code)
    return found


def run_on(s: DungeonTwister) -> bool:
    """Through what happens by itself; whether a question comes that the line can answer."""
    while not s.over and s.frames:
        frame = s.frames[-1]
        if not STEPS[frame[0]].auto:
            return frame[0] not in OPEN
        STEPS[frame[0]].run(s, frame)
    return False
