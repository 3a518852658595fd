"""The invariants of section 10 that need views: dear, so `check_views` looks at some decisions only."""

from typing import Any

from tests.games.dungeon_twister.invariants import state_of
from undercroft.engine.match import Match
from undercroft.games.dungeon_twister.cards import KIND_IDS, MONK
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, ROOM_IDS
from undercroft.games.dungeon_twister.state import DungeonTwister

BEFORE_TEAMS_ARE_UP = ("rooms", "teams", "line-up", "placing")


def check_views(match: Match) -> None:
    """15: nobody is shown a face-down room, an enemy's face-down token or an unrevealed card."""
    s = state_of(match)
    if match.over:
        return  # then everything is shown
    for viewer in (None, *range(s.players)):
        view: dict[str, Any] = match.view(viewer)
        rooms_are_hidden(s, viewer, view)
        tokens_are_hidden(s, viewer, view)
        cards_are_hidden(s, viewer, view)


def rooms_are_hidden(s: DungeonTwister, viewer: int | None, view: dict[str, Any]) -> None:
    for tile, room in enumerate(view["rooms"]):
        if s.room_of[tile] != NO_ROOM:
            assert room["room"] == ROOM_IDS[s.room_of[tile]]
            assert room["known"] is None
            continue
        own = s.laid_room[tile] != NO_ROOM and s.laid_by[tile] == viewer
        assert room["room"] is room["turned"] is None
        assert room["known"] == (ROOM_IDS[s.laid_room[tile]] if own else None)
        assert room["open"] == room["broken"] == room["breached"] == []


def tokens_are_hidden(s: DungeonTwister, viewer: int | None, view: dict[str, Any]) -> None:
    for tile, room in enumerate(view["rooms"]):
        for token, back in zip(s.stacks[tile], room["stack"], strict=True):
            shown = s.kind[token] == MONK or (s.config.show_own and viewer == s.owner[token])
            assert back["owner"] == s.owner[token]
            assert back["kind"] == (KIND_IDS[s.kind[token]] if shown else None)
    if view["phase"] in BEFORE_TEAMS_ARE_UP:
        choosing = view["phase"] == "line-up" or s.config.show_own
        for token in view["tokens"]:
            assert token["kind"] in (None, "princess") or (token["owner"] == viewer and choosing)
    for seat, player in enumerate(view["players"]):
        assert player["stock"] is None or seat == viewer
        assert player["picked"] is None or seat == viewer or not s.config.free_teams


def cards_are_hidden(s: DungeonTwister, viewer: int | None, view: dict[str, Any]) -> None:
    for seat, player in enumerate(view["players"]):
        assert player["combat_hand"] is None or seat == viewer or s.config.show_spent
        assert player["combat"] == len(s.combat_hands[seat])
    if view["combat"]:
        looking = s.over == 0 and view["step"] == "combat-answer" and viewer in view["to_act"]
        for side in (view["combat"]["attackers"], view["combat"]["defenders"]):
            assert side["card"] is None or side["seat"] == viewer or looking
