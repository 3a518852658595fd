"""What lies in front of a player, and what only he sees of it (section 5)."""

from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_twister.cards import ACTION_CARDS, KIND_IDS, TREASURE, VP_ESCAPED, VP_KILLED
from undercroft.games.dungeon_twister.config import GOBLINS, SACRIFICE
from undercroft.games.dungeon_twister.geometry.rooms import ROOM_IDS
from undercroft.games.dungeon_twister.rules.placing import stock
from undercroft.games.dungeon_twister.rules.scoring import in_play, total
from undercroft.games.dungeon_twister.state import DEAD, ESCAPED, DungeonTwister
from undercroft.games.dungeon_twister.view.shape import Fate, Player


def view_player(s: DungeonTwister, viewer: Viewer, seat: int) -> Player:
    own = viewer.are(seat)
    hidden = stock(s, seat)
    return {
        "seat": SEAT_IDS[seat],
        "colour": s.config.layout.colours[seat],
        "points": total(s, seat),
        "fates": [view_fate(s, token) for token, before in enumerate(s.taken) if before == seat],
        "hand": [card for i, card in enumerate(ACTION_CARDS) if s.card_hands[seat] >> i & 1],
        "played": list(s.played[seat]),
        "combat": len(s.combat_hands[seat]),
        "combat_hand": list(s.combat_hands[seat]) if own or s.config.show_spent else None,
        "jumps": s.jump_cards[seat],
        "breaches": s.breaches[seat],
        "resigned": s.resigned >> seat & 1 == 1,
        "offers_draw": s.offered >> seat & 1 == 1,
        "in_play": in_play(s, seat),
        "stock": [KIND_IDS[s.kind[token]] for token in hidden] if own else None,
        "stock_count": len(hidden),
        "picked": [KIND_IDS[kind] for kind in s.picked[seat]] if own or not s.config.free_teams else None,
        "rooms": picked_rooms(s, viewer, seat),
    }


def picked_rooms(s: DungeonTwister, viewer: Viewer, seat: int) -> list[str] | None:
    """Pairs by their numbers; in a controlled board all the rooms that he has picked, laid or not (DT-027, DT-165)."""
    if s.config.controlled:
        laid = [room for room, by in zip(s.laid_room, s.laid_by, strict=True) if by == seat]
        return [ROOM_IDS[room] for room in sorted([*s.pairs[seat], *laid])]
    known = viewer.are(seat) or not s.config.secret_pairs
    return [str(pair) for pair in s.pairs[seat]] if known else None


def view_fate(s: DungeonTwister, token: int) -> Fate:
    kind, killed = s.kind[token], s.at[token] == DEAD
    return {
        "owner": s.owner[token],
        "kind": KIND_IDS[kind],
        "how": "killed" if killed else "escaped",
        "points": worth(s, token),
    }


def worth(s: DungeonTwister, token: int) -> int:
    """What it has scored; the wounded who were carried out scored nothing (DT-116)."""
    kind = s.kind[token]
    if s.at[token] == DEAD:
        return 0 if s.config.scenario == SACRIFICE else VP_KILLED[kind]
    if s.at[token] != ESCAPED or s.wounded >> token & 1:
        return 0
    if kind == TREASURE:
        return 1
    return 1 if s.config.scenario == GOBLINS else VP_ESCAPED[kind]
