"""Battles for rule tests: a party, a card, defenders; played by the machine without view and building year.

Heroes are written as in the specification: `warrior_4a[2]` has two damage markers; the year is added.
"""

import re
from collections.abc import Callable
from typing import Any

from tests.games.dungeon_lords.building import build, config, ids, seat_of
from undercroft.engine.chance import fast_source
from undercroft.engine.door import Door, may_see
from undercroft.engine.machine import Offered, advance
from undercroft.engine.piles import put
from undercroft.engine.state import Pile
from undercroft.engine.steps import Auto, Rules, Step
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.actions import ACTIONS
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    CELL_IDS,
    HERO_IDS,
    ILLUSIONS,
    MONSTER_IDS,
    PALADINS,
    TRAP_DECK,
    TRAP_IDS,
)
from undercroft.games.dungeon_lords.rules import (
    attacks,
    battle,
    conquest,
    healing,
    hiring,
    planning,
    reveal,
    spells,
    spells_of_year_2,
    traps,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.chance import CHANCE_KINDS
from undercroft.games.dungeon_lords.state import DungeonLords

BY_NUMBER: dict[int, Step[DungeonLords]] = {
    at.PAY_GOLEM: hiring.PayGolem(),
    at.PAY_DEMON: hiring.PayDemon(),
    at.PLAN: planning.Plan(),
    at.REVEAL_CARD: reveal.RevealCard(),
    at.BATTLE: battle.Battle(),
    at.TRAP: traps.Trap(),
    at.WHICH_TRAP: traps.WhichTrap(),
    at.TRAP_TARGET: traps.TrapTarget(),
    at.FAST_SPELL: spells.FastSpell(),
    at.WORD_OF_PEACE: spells.WordOfPeace(),
    at.SUGGESTION: spells.Suggestion(),
    at.SPELL_ON_MONSTER: spells_of_year_2.SpellOnMonster(),
    at.NEXT_MONSTER: attacks.NextMonster(),
    at.WHICH_ATTACK: attacks.WhichAttack(),
    at.ATTACK_TARGET: attacks.AttackTarget(),
    at.ATTACK_DONE: attacks.AttackDone(),
    at.SLOW_SPELL: spells.SlowSpell(),
    at.TREASURE_TRAP: spells.TreasureTrap(),
    at.MAGIC_KEY: spells_of_year_2.MagicKey(),
    at.HEALING: healing.Healing(),
    at.CONQUEST: conquest.Conquest(),
    at.LATE_EFFECTS: conquest.LateEffects(),
    at.BATTLE_ENDS: battle.BattleEnds(),
    at.COMBAT_ROUND_ENDS: battle.CombatRoundEnds(),
}
LADDER: dict[str, int] = {
    "trap": at.TRAP,
    "fast": at.FAST_SPELL,
    "monsters": at.NEXT_MONSTER,
    "slow": at.SLOW_SPELL,
    "healing": at.HEALING,
    "conquest": at.CONQUEST,
    "late": at.LATE_EFFECTS,
}
ALL_STEPS = " ".join(LADDER)


class CombatRules(Rules[DungeonLords]):
    """Combat alone: where no frame is left, the machine stops."""

    def __init__(self) -> None:
        self.actions = ACTIONS
        self.phases = []
        self.steps = [BY_NUMBER.get(number, Auto[DungeonLords]()) for number in range(max(BY_NUMBER) + 1)]
        self.chance_kinds = CHANCE_KINDS
        self.messages = messages.MESSAGES.table
        self.names = messages.NAMES

    def next_phase(self, s: DungeonLords) -> None:
        s.over = 1


RULES = CombatRules()


class Fight:
    """A table in combat. P1 is meant unless another seat is named."""

    def __init__(self, players: int = 2, year: int = 1, **options: object) -> None:
        self.s = DungeonLords(players, config(**options), Door(fast_source(1)))
        self.s.year = year
        self.s.season = 3
        self.s.combat_round = 1
        self.s.trap_deck = TRAP_DECK
        self.s.paladin = -1
        self.offered: Offered = {}

    # ---- the position

    def hero(self, name: str, seat: int = 0) -> int:
        if name == "paladin":
            return PALADINS[self.s.year - 1]
        if name == "illusion":
            return ILLUSIONS + seat
        return HERO_IDS.index(name if name in HERO_IDS else f"y{self.s.year}_{name}")

    def party(self, words: str, player: str = "P1") -> "Fight":
        seat = seat_of(player)
        line: list[int] = []
        for name, wounds in re.findall(r"(\w+)(?:\[(\d+)\])?", words):
            line.append(self.hero(name, seat))
            self.s.wounds[line[-1]] = int(wounds or 0)
        self.s.queues[seat] = tuple(line)
        if self.hero("paladin") in line:
            self.s.paladin = seat
        return self

    def owns(self, player: str = "P1", **things: Any) -> "Fight":
        seat, s = seat_of(player), self.s
        for thing, value in things.items():
            if thing in ("food", "gold", "evil", "seals", "imps", "idle"):
                getattr(s, thing)[seat] = value
            elif thing == "traps":
                s.traps[seat] = ids(TRAP_IDS, value)
            elif thing in ("lairs", "down"):
                getattr(s, thing)[seat] = ids(MONSTER_IDS, value)
            elif thing == "prisons":
                s.prisons[seat] = tuple([self.hero(name) for name in value])
            elif thing == "rooms":
                build(s, seat, value)
            else:
                assert thing in ("tiles", "conquered")
                getattr(s, thing)[seat] = sum([1 << CELL_IDS.index(cell) for cell in value])
        return self

    def card(self, name: str, combat_round: int = 1) -> "Fight":
        self.s.combat_round = combat_round
        self.s.town = put(self.s.town, combat_round - 1, CARD_IDS.index(name))
        return self

    def planned(
        self, player: str = "P1", *, tile: str = "3-1", laid: Any = (), sent: Any = (), ghosts: int = 0, bait: int = 0
    ) -> "Fight":
        """A plan that lies open: what it names is neither in the lair nor among the traps."""
        seat, s = seat_of(player), self.s
        s.plan_tiles = put(s.plan_tiles, seat, CELL_IDS.index(tile))
        s.plan_traps[seat] = ids(TRAP_IDS, laid)
        s.sent[seat] = ids(MONSTER_IDS, sent)
        s.ghosts_sent = put(s.ghosts_sent, seat, ghosts)
        s.bait = put(s.bait, seat, bait)
        s.plans |= 1 << seat
        return self

    # ---- play

    def steps(self, words: str = ALL_STEPS) -> "Fight":
        """These steps of P1's battle, in the order of the ladder."""
        self.s.battler = 0
        self.s.frames.append((at.BATTLE_ENDS, 0, 0, 0))
        for word in reversed(words.split()):
            self.s.frames.append((LADDER[word], 0, 0, 0))
        return self.go()

    def begin(self, *phases: Callable[[DungeonLords], None]) -> "Fight":
        for phase in phases:
            assert not self.offered, f"somebody is still asked: {self.offered}"
            phase(self.s)
            self.go()
        return self

    def go(self) -> "Fight":
        self.s.over = 0
        self.offered = advance(RULES, self.s)
        return self

    def plays(self, *choices: str, by: str = "P1") -> "Fight":
        for choice in choices:
            assert choice in self.offers(by), f"'{choice}' of {by} is not offered; {self.step()}: {self.offers(by)}"
            f = self.s.frames[-1]
            RULES.steps[f[0]].take(self.s, f, seat_of(by), ACTIONS.parse(choice).code)
            self.offered = advance(RULES, self.s)
        return self

    # ---- looking

    def offers(self, player: str = "P1") -> list[str]:
        return [ACTIONS.table[code].text for code in self.offered.get(seat_of(player), [])]

    def step(self) -> str:
        return RULES.steps[self.s.frames[-1][0]].name if self.offered else ""

    def why_not(self, choice: str, by: str = "P1") -> tuple[str, ...]:
        assert choice not in self.offers(by)
        f = self.s.frames[-1]
        return RULES.steps[f[0]].why_not(self.s, f, seat_of(by), ACTIONS.parse(choice).code)

    def facts(self, choice: str, by: str = "P1") -> dict[str, int | str]:
        f = self.s.frames[-1]
        return RULES.steps[f[0]].option_args(self.s, f, seat_of(by), ACTIONS.parse(choice).code)

    def line(self, player: str = "P1") -> str:
        """The party, front first, with its markers."""
        return " ".join([self.short(hero) for hero in self.s.queues[seat_of(player)]])

    def short(self, hero: int) -> str:
        name = HERO_IDS[hero]
        name = "illusion" if hero >= ILLUSIONS else "paladin" if hero in PALADINS else name[3:]
        return f"{name}[{self.s.wounds[hero]}]" if self.s.wounds[hero] else name

    def prison(self, player: str = "P1") -> list[str]:
        return [self.short(hero) for hero in self.s.prisons[seat_of(player)]]

    def lair(self, player: str = "P1") -> list[str]:
        return names(self.s.lairs[seat_of(player)])

    def down(self, player: str = "P1") -> list[str]:
        return names(self.s.down[seat_of(player)])

    def conquered(self, player: str = "P1") -> list[str]:
        return [cell for number, cell in enumerate(CELL_IDS) if self.s.conquered[seat_of(player)] >> number & 1]

    def news(self, viewer: int | None = None) -> list[str]:
        return [messages.MESSAGES.table[each].id for each, _, to in self.s.door.events if may_see(to, viewer)]

    def told(self, name: str) -> list[tuple[object, ...]]:
        """The arguments of all messages of that name, without the seat, as ids where they have one."""
        found: list[tuple[object, ...]] = []
        for number, args, _ in self.s.door.events:
            message = messages.MESSAGES.table[number]
            if message.id == name:
                pairs = [pair for pair in zip(message.args, args, strict=True) if pair[0] != "seat"]
                found.append(tuple([spoken(key, value) for key, value in pairs]))
        return found


def spoken(key: str, value: int) -> object:
    if key not in messages.NAMES:
        return value
    name = messages.NAMES[key][value]
    return name[3:] if key == "hero" and name[:2] in ("y1", "y2") else name


def names(pile: Pile) -> list[str]:
    return [MONSTER_IDS[kind] for kind in pile]


def trap(party: str, *laid: str, year: int = 1, **things: Any) -> Fight:
    """The trap step alone, on a tunnel."""
    return Fight(year=year).party(party).owns(**things).planned(laid=laid).steps("trap")


def attack(party: str, *sent: str, year: int = 1, ghosts: int = 0, steps: str = "monsters", **things: Any) -> Fight:
    """The monster step (and what is named) in a tunnel or a room of `rooms`."""
    fight = Fight(year=year).party(party).owns(**things).planned(sent=sent, ghosts=ghosts)
    return fight.steps(steps)
