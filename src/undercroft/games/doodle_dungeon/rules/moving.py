"""Step 1: the hero moves to the next trap or monster (DD-106 to DD-112, DD-147)."""

from typing import ClassVar

from undercroft.engine.state import Frame
from undercroft.engine.steps import Auto
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.cards import CROSSED, JUMP, START_DICE, TRAP
from undercroft.games.doodle_dungeon.rules import frames as at
from undercroft.games.doodle_dungeon.rules.above import spend_all
from undercroft.games.doodle_dungeon.rules.chance import DIE, EYES
from undercroft.games.doodle_dungeon.rules.fighting import strength
from undercroft.games.doodle_dungeon.rules.sheets import hero_gone
from undercroft.games.doodle_dungeon.state import ESCAPED, DoodleDungeon


class Move(Auto[DoodleDungeon]):
    """He follows the path to the first trap or monster that is not crossed off, or out of the exit (DD-108, DD-112)."""

    name: ClassVar[str] = "move"

    def run(self, s: DoodleDungeon, f: Frame) -> None:
        _, owner, _, _ = f
        before = s.heroes[owner]
        s.frames.pop()
        walk(s, owner)
        path = s.paths[owner]
        if s.heroes[owner] == len(path):
            s.fates[owner] = ESCAPED  # DD-166
            s.door.tell(messages.ESCAPED, (owner, s.hearts[owner]))
            hero_gone(s, owner)
            return
        cell = path[s.heroes[owner]]
        s.door.tell(messages.MOVED, (owner, cell, s.heroes[owner] - before))
        meet(s, owner, cell)


def walk(s: DoodleDungeon, owner: int) -> None:
    """Cell by cell: at least one (DD-106, DD-110); over what is crossed off without stopping (DD-109)."""
    path, sheet = s.paths[owner], s.sheets[owner]
    for place in range(s.heroes[owner] + 1, len(path)):
        cell = path[place]
        content = sheet[cell]
        if TRAP <= content < CROSSED and not (content == TRAP and jumps(s, owner, cell)):
            s.heroes[owner] = place
            return
    s.heroes[owner] = len(path)


def jumps(s: DoodleDungeon, owner: int, cell: int) -> bool:
    """A Jump above the dungeon takes him over this trap, which stays armed (DD-111, DD-147)."""
    if not spend_all(s, owner, JUMP):
        return False
    s.door.tell(messages.JUMPED, (owner, cell))
    return True


def meet(s: DoodleDungeon, owner: int, cell: int) -> None:
    """Step 2 begins: a trap, or a monster for which two dice are rolled (DD-113, DD-116)."""
    content = s.sheets[owner][cell]
    s.clear_fight()
    s.door.tell(messages.MET, (owner, content, cell))
    if content == TRAP:
        s.frames += [(at.SPRING, owner, cell, 0), (at.DUNGEON_ACTION, owner, cell, 0)]
        return
    s.frames += [(at.FIGHT, owner, cell, 0), (at.DUNGEON_ACTION, owner, cell, 0)]
    for _ in range(START_DICE):
        roll(s, owner)
    s.door.tell(messages.STRENGTH, (owner, strength(s, owner, content)))


def roll(s: DoodleDungeon, owner: int) -> int:
    """One die more in the fight (DD-014)."""
    eyes = s.door.draw(DIE, EYES) + 1
    s.dice += (eyes,)
    s.door.tell(messages.ROLLED, (owner, eyes))
    return eyes
