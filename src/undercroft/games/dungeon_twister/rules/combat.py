"""Action 4: combat (DT-136 to DT-157). Who takes part and how strong the sides are is in sides.py."""

from typing import ClassVar

from undercroft.engine.door import PUBLIC, Audience, only
from undercroft.engine.state import Frame, Pile
from undercroft.engine.steps import Auto, Together
from undercroft.games.dungeon_twister import messages
from undercroft.games.dungeon_twister.actions import COMBAT, TARGET, token_named, token_value
from undercroft.games.dungeon_twister.cards import DRAGONSLAYER, RED_DRAGON, TROLL, WEAPON_MASTER
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.asking import Args, Asking
from undercroft.games.dungeon_twister.rules.sides import (
    ATTACKING,
    DEFENDING,
    draw_in,
    goblins,
    strength_of,
    strength_of_side,
    targets,
)
from undercroft.games.dungeon_twister.rules.wounds import kill, wound
from undercroft.games.dungeon_twister.state import NOTHING, DungeonTwister
from undercroft.games.dungeon_twister.tokens import carried_wounded, holds, is_wounded


class Attack(Asking):
    """Whom he attacks (13i). Frame: the attacker, 0."""

    name: ClassVar[str] = "attack"
    rules: ClassVar[tuple[str, ...]] = ("DT-136", "DT-137", "DT-154", "DT-155")

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return TARGET.codes(sorted([token_value(s, token) for token in targets(s, f[2])]))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        attacker = f[2]
        target = token_named(s, TARGET.value(code), targets(s, attacker))
        declare(s, attacker, target)
        s.frames[-1] = (at.COMBAT, seat, 0, 0)


def declare(s: DungeonTwister, attacker: int, target: int) -> None:
    """The attack is final, and all who must join do (DT-143, DT-145, DT-147)."""
    s.target = target
    s.laid = [NOTHING] * s.players
    s.attackers, s.defenders = draw_in(s, attacker, target)
    s.door.tell(messages.ATTACKS, (s.active, s.owner[attacker], s.kind[attacker], s.owner[target], s.kind[target]))
    for side, tokens in ((ATTACKING, s.attackers), (DEFENDING, s.defenders)):
        for token in tokens:
            if token not in (attacker, target):
                s.door.tell(messages.JOINS, (s.owner[token], s.kind[token], strength_of(s, token, side)))
    s.door.seal()


def sides(s: DungeonTwister) -> tuple[int, int]:
    """The players whose characters fight: a charmed attacker fights for his own colour (DT-262)."""
    return s.owner[s.attackers[0]], s.owner[s.defenders[0]]


class Combat(Auto[DungeonTwister]):
    """Who lays a card, and in which order (DT-138, DT-157, DT-213). Frame: 0, 0."""

    name: ClassVar[str] = "combat"
    rules: ClassVar[tuple[str, ...]] = ("DT-138", "DT-157", "DT-213", "DT-312")

    def run(self, s: DungeonTwister, f: Frame) -> None:
        attacker, defender = sides(s)
        s.frames[-1] = (at.DECIDE, s.active, 0, 0)
        if bool(goblins(s, s.attackers)) != bool(goblins(s, s.defenders)):
            return  # in scenario 3 a Goblin wins without cards (DT-312)
        knows = has_master(s, s.attackers), has_master(s, s.defenders)
        if knows[0] == knows[1]:
            s.frames.append((at.LAY_FIRST, s.active, 1 << attacker | 1 << defender, 0))
            return
        looks, shows = (attacker, defender) if knows[0] else (defender, attacker)
        s.frames.append((at.LAY_SECOND, looks, 0, 0))
        s.frames.append((at.LAY_FIRST, s.active, 1 << shows, 0))


def has_master(s: DungeonTwister, tokens: Pile) -> bool:
    """A Weapon Master takes part, also as wounded target (DT-213)."""
    return any([s.kind[token] == WEAPON_MASTER for token in tokens])


def hand(s: DungeonTwister, seat: int) -> list[int]:
    """The values a player may lay; who has resigned lays the 0 (DT-142, DT-190)."""
    if s.resigned >> seat & 1:
        return [0]
    return sorted(set(s.combat_hands[seat]))


class LayFirst(Together[DungeonTwister]):
    """Face down, both at once; or one alone, where the other may look before he lays. Frame: seats as bits, 0."""

    name: ClassVar[str] = "combat-card"
    rules: ClassVar[tuple[str, ...]] = ("DT-138", "DT-142", "DT-144", "DT-149")

    def seats(self, s: DungeonTwister, f: Frame) -> list[int]:
        return [seat for seat in range(s.players) if f[2] >> seat & 1 and s.laid[seat] == NOTHING]

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return COMBAT.codes(hand(s, seat))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.laid[seat] = COMBAT.value(code)
        s.door.tell(messages.HAS_LAID, (seat,))

    def changes_others(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> bool:
        return False

    def finish(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        s.door.seal()


class LaySecond(Asking):
    """With a Weapon Master one sees the enemy's card before one lays one's own (DT-213). Frame: 0, 0."""

    name: ClassVar[str] = "combat-answer"
    rules: ClassVar[tuple[str, ...]] = ("DT-213", "DT-157")
    secret = True

    def options(self, s: DungeonTwister, f: Frame, seat: int) -> list[int]:
        return COMBAT.codes(hand(s, seat))

    def take(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> None:
        s.frames.pop()
        s.laid[seat] = COMBAT.value(code)
        s.door.tell(messages.HAS_LAID, (seat,))

    def audience(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Audience:
        return only(seat)

    def option_args(self, s: DungeonTwister, f: Frame, seat: int, code: int) -> Args:
        return {"seen": max(s.laid)}  # nobody else has laid a card


class Decide(Auto[DungeonTwister]):
    """Both cards are shown, the higher sum wins (DT-139, DT-140, DT-150). Frame: 0, 0."""

    name: ClassVar[str] = "decide"
    rules: ClassVar[tuple[str, ...]] = ("DT-139", "DT-140", "DT-141", "DT-150")

    def run(self, s: DungeonTwister, f: Frame) -> None:
        s.frames.pop()
        attacker, defender = sides(s)
        if bool(goblins(s, s.attackers)) != bool(goblins(s, s.defenders)):
            beat_by_goblin(s)
            return
        s.door.reveal()
        ours = show_card(s, attacker, s.attackers, ATTACKING)
        theirs = show_card(s, defender, s.defenders, DEFENDING)
        if ours == theirs:
            tie(s, ours)
        elif ours > theirs:
            s.door.tell(messages.COMBAT_WON, (attacker, ours, theirs))
            beat(s, s.attackers, s.defenders)
        else:
            s.door.tell(messages.COMBAT_WON, (defender, theirs, ours))
            beat(s, s.defenders, s.attackers)


def show_card(s: DungeonTwister, seat: int, tokens: Pile, side: int) -> int:
    """The sum of a side. Its card leaves the game, the 0 goes back to the hand (DT-141, DT-149)."""
    card = s.laid[seat]
    total = strength_of_side(s, tokens, side) + card
    s.door.tell(messages.FIGHTS_WITH, (seat, card, total), PUBLIC)
    if card:
        left = list(s.combat_hands[seat])
        left.remove(card)
        s.combat_hands[seat] = tuple(left)
        s.quiet = 0
    s.spent_cards[seat] = (*s.spent_cards[seat], card)
    return total


def tie(s: DungeonTwister, strength: int) -> None:
    """Nothing happens; but Goblins who fight each other to a draw both die (DT-140, DT-313)."""
    s.door.tell(messages.COMBAT_TIED, (strength,))
    if goblins(s, s.attackers):
        for token in (*goblins(s, s.attackers), *goblins(s, s.defenders)):
            killer = s.owner[s.defenders[0]] if token in s.attackers else s.owner[s.attackers[0]]
            kill(s, token, killer, messages.IN_COMBAT)


def beat(s: DungeonTwister, winners: Pile, losers: Pile) -> None:
    """All of the losing side are wounded, whoever already was dies (DT-150, DT-152).

    A Troll cannot regenerate what a side with a Goblin did to him, with cards or without (DT-315).
    """
    slays = any([not is_wounded(s, token) and slayer(s, token) for token in winners])
    killer = s.owner[winners[0]]
    for token in losers:
        if slays and s.kind[token] == RED_DRAGON:
            for other in carried_wounded(s, token):
                kill(s, other, killer, messages.IN_COMBAT)
            kill(s, token, killer, messages.IN_COMBAT)  # DT-256
        else:
            wound(s, token, killer, messages.IN_COMBAT)
    if goblins(s, winners):
        s.unregenerating |= sum([1 << token for token in losers if s.kind[token] == TROLL and is_wounded(s, token)])


def slayer(s: DungeonTwister, token: int) -> bool:
    return any([s.kind[thing] == DRAGONSLAYER for thing in holds(s, token)])


def beat_by_goblin(s: DungeonTwister) -> None:
    """The only side with a Goblin wins (DT-312)."""
    won = (s.attackers, s.defenders) if goblins(s, s.attackers) else (s.defenders, s.attackers)
    s.door.tell(messages.GOBLIN_WINS, (s.owner[won[0][0]],))
    beat(s, won[0], won[1])
