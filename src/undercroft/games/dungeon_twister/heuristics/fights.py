"""A combat whose cards are not open yet: how it may end, how likely that is, and which card to lay."""

from typing import Final

from undercroft.engine.door import Door
from undercroft.games.dungeon_twister.actions import COMBAT
from undercroft.games.dungeon_twister.heuristics.matrix import Odds, odds
from undercroft.games.dungeon_twister.heuristics.parts import parts_of_all
from undercroft.games.dungeon_twister.heuristics.worth import COMBAT_CARD
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.combat import beat, hand, sides
from undercroft.games.dungeon_twister.rules.scoring import after_action
from undercroft.games.dungeon_twister.rules.sides import ATTACKING, DEFENDING, strength_of_side
from undercroft.games.dungeon_twister.state import NOTHING, DungeonTwister

LAYING: Final = (at.LAY_FIRST, at.LAY_SECOND)
LOST, TIED, WON = range(3)  # for the attacker
RARE: Final = 0.03  # a card that should be laid less often is not laid
MOST_AT_STAKE: Final = 400  # hundredths of a point


class Fight:
    """The positions in which a combat can end, and who holds which cards."""

    def __init__(self, s: DungeonTwister) -> None:
        self.attacker, self.defender = sides(s)
        self.lead = strength_of_side(s, s.attackers, ATTACKING) - strength_of_side(s, s.defenders, DEFENDING)
        self.hands = tuple(hand(s, self.attacker)), tuple(hand(s, self.defender))
        self.laid = s.laid[self.attacker], s.laid[self.defender]
        self.ends = [ended(s, how) for how in (LOST, TIED, WON)]
        leads = [self.lead_of_attacker(end) for end in self.ends]
        self.win = at_stake(leads[WON] - leads[TIED])
        self.loss = at_stake(leads[LOST] - leads[TIED])

    def lead_of_attacker(self, s: DungeonTwister) -> float:
        parts = parts_of_all(s)
        return sum(parts[self.attacker], 0.0) - sum(parts[self.defender], 0.0)

    def odds(self) -> tuple[Odds, Odds]:
        """Of both sides' cards; a card that lies already is the only one."""
        ours, theirs = odds(self.lead, self.hands[0], self.hands[1], self.win, self.loss)
        return certain(self.hands[0], self.laid[0], ours), certain(self.hands[1], self.laid[1], theirs)

    def chances(self) -> list[float]:
        """That the attacker loses, ties, wins."""
        found = [0.0, 0.0, 0.0]
        ours, theirs = self.odds()
        for mine, p in zip(self.hands[0], ours, strict=True):
            for other, q in zip(self.hands[1], theirs, strict=True):
                found[how_it_ends(self.lead + mine - other)] += p * q
        return found

    def mixture(self, seat: int) -> dict[int, float]:
        """The cards of that side with their odds; who has seen the other's card takes the best answer."""
        side = int(seat != self.attacker)
        if self.laid[1 - side] != NOTHING:
            return {COMBAT.code(self.best_answer(side)): 1.0}
        chosen = {COMBAT.code(card): p for card, p in zip(self.hands[side], self.odds()[side], strict=True)}
        often = {code: p for code, p in chosen.items() if p >= RARE}
        return {code: p / sum(often.values(), 0.0) for code, p in often.items()}

    def best_answer(self, side: int) -> int:
        """The card that wins most, without what it is worth later (DT-213)."""
        seen = self.laid[1 - side]
        sign = 1 if side == 0 else -1
        stakes = (self.loss, 0, self.win)

        def gain(card: int) -> float:
            lead = self.lead + (card - seen if side == 0 else seen - card)
            return sign * stakes[how_it_ends(lead)] / 100 - COMBAT_CARD[card]

        return max(self.hands[side], key=gain)


def how_it_ends(lead: int) -> int:
    return WON if lead > 0 else LOST if lead < 0 else TIED


def certain(cards: tuple[int, ...], laid: int, usual: Odds) -> Odds:
    return usual if laid == NOTHING else tuple([float(card == laid) for card in cards])


def at_stake(points: float) -> int:
    return max(-MOST_AT_STAKE, min(MOST_AT_STAKE, round(points * 100)))


def is_laying(s: DungeonTwister) -> bool:
    return bool(s.frames) and s.frames[-1][0] in LAYING


def ended(s: DungeonTwister, how: int) -> DungeonTwister:
    """The position after the combat, if it ends like that; no card has gone."""
    door = Door(s.door.source)
    door.quiet = True
    t = s.copy(door)
    while t.frames and t.frames[-1][0] != at.ACTION:
        t.frames.pop()
    t.laid = [NOTHING] * t.players
    if how == WON:
        beat(t, t.attackers, t.defenders)
    elif how == LOST:
        beat(t, t.defenders, t.attackers)
    t.clear_action()
    after_action(t)
    return t
