"""What a seat sees of a battle."""

from undercroft.engine.viewer import Viewer
from undercroft.games.dungeonville.cards import ADVENTURER_IDS
from undercroft.games.dungeonville.rules.battle import duels_turned_up, is_laying, is_ready, participants
from undercroft.games.dungeonville.state import NOBODY, Dungeonville
from undercroft.games.dungeonville.view.shape import BattleView, LineUp


def view_battle(s: Dungeonville, viewer: Viewer) -> BattleView:
    """Line-ups: one's own, one opponent's under the Cloak, and what the duels have turned up (DV-060, DV-118)."""
    turned = duels_turned_up(s)
    laying = is_laying(s)
    lineups: list[LineUp] = []
    for seat in participants(s):
        laid = s.lineups[seat]
        cloaked = viewer.viewer is not None and s.cloaks[viewer.viewer] == seat
        shown = len(laid) if viewer.are(seat) or cloaked else turned
        lineups.append(
            {
                "seat": seat,
                "ready": not laying or is_ready(s, seat),
                "fighters": [ADVENTURER_IDS[a] for a in laid[:shown]],
                "survivors": s.survivors[seat] if turned else None,
            }
        )
    return {"lineups": lineups, "duel": turned, "winner": s.winner if s.winner != NOBODY else None}
