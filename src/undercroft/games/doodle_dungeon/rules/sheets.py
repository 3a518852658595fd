"""Crossing off, hearts, and the end of a hero (DD-007, DD-146, DD-151, DD-164 to DD-167)."""

from undercroft.engine.piles import put
from undercroft.games.doodle_dungeon import messages
from undercroft.games.doodle_dungeon.cards import CROSSED, GOBLIN, SHIELD, SHIELDS
from undercroft.games.doodle_dungeon.rules.above import drop_all, spend_all
from undercroft.games.doodle_dungeon.rules.scoring import tell_scores
from undercroft.games.doodle_dungeon.state import DEAD, WALKING, DoodleDungeon


def cross_off(s: DoodleDungeon, owner: int, cell: int) -> None:
    """A trap or monster is crossed off; from now on its cell is empty for the hero (DD-007)."""
    content = s.sheets[owner][cell]
    if content >= CROSSED:
        return
    s.sheets[owner] = put(s.sheets[owner], cell, content + CROSSED)
    s.crossed[owner] += content >= GOBLIN
    s.door.tell(messages.CROSSED_OFF, (owner, content, cell))


def suffer(s: DoodleDungeon, owner: int, damage: int) -> None:
    """Damage, less what shields take (DD-146, DD-162); with the last heart the hero dies (DD-164, DD-165)."""
    if damage:
        shielded = min(damage, SHIELDS * spend_all(s, owner, SHIELD))
        if shielded:
            s.door.tell(messages.SHIELDED, (owner, shielded))
        damage -= shielded
    s.hearts[owner] -= min(damage, s.hearts[owner])
    s.door.tell(messages.DAMAGED, (owner, damage, s.hearts[owner]))
    if not s.hearts[owner]:
        s.door.tell(messages.DIED, (owner,))
        s.fates[owner] = DEAD


def hero_gone(s: DoodleDungeon, owner: int) -> None:
    """What lies above his dungeon is lost (DD-152). When every hero is gone the game ends at once (DD-167)."""
    drop_all(s, owner)
    if WALKING not in s.fates:
        s.over = 1
        tell_scores(s)
        s.door.reveal()
