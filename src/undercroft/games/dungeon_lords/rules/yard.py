"""The battle yard: the card of the round, the room of the battle, and what becomes of those who were sent."""

from undercroft.engine.piles import put, with_one, without
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import COMBAT_ROUNDS, GHOST
from undercroft.games.dungeon_lords.rules.dungeon import room_at
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords


def card_of(s: DungeonLords) -> int:
    """The combat card of this round; NOTHING in training, where there are none (DL-302, DL-601)."""
    return s.town[s.combat_round - 1] if 0 < s.combat_round <= COMBAT_ROUNDS else NOTHING


def room_of(s: DungeonLords, seat: int) -> int:
    """The room on the attacked tile, or NOTHING for a tunnel (DL-466)."""
    cell = s.plan_tiles[seat]
    return room_at(s, seat, cell) if s.halls[seat] >> cell & 1 else NOTHING


def skip_step(s: DungeonLords, seat: int, step: int, reason: int) -> None:
    """A step whose conditions fail is told, too (DL-346)."""
    s.door.tell(messages.STEP_SKIPPED, (seat, step, reason))


def leave_yard(s: DungeonLords, seat: int, kind: int) -> None:
    if kind == GHOST:
        s.ghosts_sent = put(s.ghosts_sent, seat, s.ghosts_sent[seat] - 1)
    else:
        s.sent[seat] = without(s.sent[seat], kind)


def return_face_up(s: DungeonLords, seat: int, kind: int) -> None:
    """It may be sent again in a later round (DL-372)."""
    leave_yard(s, seat, kind)
    s.lairs[seat] = with_one(s.lairs[seat], kind)


def knock_out(s: DungeonLords, seat: int, kind: int) -> None:
    """Face down for the rest of this year's combat, but not lost (DL-372)."""
    leave_yard(s, seat, kind)
    s.down[seat] = with_one(s.down[seat], kind)
    s.door.tell(messages.KNOCKED_OUT, (seat, kind))


def withdraw(s: DungeonLords, seat: int, kind: int) -> None:
    """As if it had never been sent (DL-364)."""
    return_face_up(s, seat, kind)
    s.door.tell(messages.WITHDRAWN, (seat, kind))


def return_defenders(s: DungeonLords, seat: int) -> None:
    """Who has not acted and what was not revealed comes back, unseen and unpaid (DL-343, DL-348)."""
    ghosts = (GHOST,) * s.ghosts_sent[seat]
    s.lairs[seat] = tuple(sorted(s.lairs[seat] + s.sent[seat] + ghosts))
    s.sent[seat] = ()
    s.ghosts_sent = put(s.ghosts_sent, seat, 0)
    s.traps[seat] = tuple(sorted(s.traps[seat] + s.plan_traps[seat]))
    s.plan_traps[seat] = ()
    s.gold[seat] += s.bait[seat]
    s.bait = put(s.bait, seat, 0)
