"""What tells two positions of a turn apart: for tables of positions that were looked at before."""

from typing import Final

from undercroft.engine.outlook import Key
from undercroft.games.dungeon_twister.state import ON_TILE, DungeonTwister

HIDDEN: Final = -8  # where a face-down token lies; whose it is says nothing about the rest of this turn


def board_key(s: DungeonTwister, twins: list[list[int]] | None = None) -> Key:
    """Where everything is, and what each can still do in this turn; the points of the card are left out.

    Twins are tokens of which it does not matter which is where.
    """
    places = [place if place > ON_TILE else HIDDEN for place in s.at]
    for alike in twins or ():
        for token, place in zip(alike, sorted([places[each] for each in alike]), strict=True):
            places[token] = place
    return (
        tuple(places),
        s.wounded, s.hurt, s.spent, s.charmed, tuple(s.private),
        tuple(s.turned), tuple(s.passable), tuple(s.slot_of), tuple(s.illusions),
        tuple(s.points), tuple(s.jump_cards), tuple(s.breaches), tuple(s.combat_hands), s.over, s.winner,
    )  # fmt: skip


def line_key(s: DungeonTwister) -> Key:
    """The whole position with the question that is open, as everybody sees it."""
    return (
        board_key(s), tuple(s.frames), s.ap, s.card, s.active, s.turn, tuple(s.room_of), tuple(s.card_hands),
        s.mover, s.steps, s.held, s.brought, s.exchanged, s.revealed, s.attackers, s.defenders,
    )  # fmt: skip
