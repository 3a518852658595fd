"""What a seat sees: this package alone decides secrecy. All that is shown is named; nothing is hidden later."""

from typing import Final, cast

from undercroft.engine.piles import named
from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    COLOURS,
    EVENT_IDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    PLACES,
    ROOM_IDS,
    SEASON_IDS,
    SEATS_IN,
    SPACES_EACH,
    SPECIAL_IDS,
    TRAP_IDS,
)
from undercroft.games.dungeon_lords.rules import frames as at
from undercroft.games.dungeon_lords.rules.carrying_out import FIRST_STEP
from undercroft.games.dungeon_lords.rules.heroes import ranking
from undercroft.games.dungeon_lords.rules.sequence import CARRYING_OUT, EVENT, PHASE_IDS, STEPS
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING, TENT, DungeonLords
from undercroft.games.dungeon_lords.view.battle import battle
from undercroft.games.dungeon_lords.view.lords import non_player, player
from undercroft.games.dungeon_lords.view.scores import points_of, scores_of, titles_of
from undercroft.games.dungeon_lords.view.shape import (
    Acting,
    DungeonLordsView,
    EventTile,
    Evilometer,
    Phase,
    Piles,
    Place,
    Season,
    Timeline,
    TownCard,
)

# Ids as the declaration knows them.
SEASONS: Final = cast("tuple[Season, ...]", SEASON_IDS)
PHASES: Final = cast("tuple[Phase, ...]", PHASE_IDS)
EVENTS: Final = cast("tuple[EventTile, ...]", EVENT_IDS)

OF_A_SPACE: Final = (*FIRST_STEP, at.SPY, at.DISCARD_ONE_TRAP, at.HIRED, at.BUILD_ROOM)  # their frames name the space
# Who stands on a space; the last entry is for nobody, who is NOBODY = -1.
STANDS: Final = (*SEAT_IDS[:COLOURS], *[f"N{number + 1}" for number in range(COLOURS)], None)
FIRST_SPACES: Final = [(PLACE_IDS[place], place * SPACES_EACH) for place in range(PLACES)]


def view(s: DungeonLords, seat: int | None, all_seeing: bool) -> DungeonLordsView:
    viewer = Viewer(s, seat, all_seeing)
    step, to_act = decision(s, viewer)
    return {
        "game": "dungeon_lords",
        "viewer": seat,
        "round": round_of(s),
        "year": s.year,
        "season": SEASONS[s.season],
        "combat_round": s.combat_round or None,
        "phase": PHASES[max(0, s.phase)],
        "start": s.start,
        "over": s.over == 1,
        "step": step,
        "to_act": to_act,
        "places": places(s),
        "acting": acting(s) if s.phase == CARRYING_OUT else None,
        "evilometer": evilometer(s),
        "tavern": named(MONSTER_IDS, s.tavern),
        "market": named(ROOM_IDS, s.market),
        "town": town(s, viewer),
        "timeline": timeline(s),
        "piles": piles(s),
        "players": [player(s, viewer, each) for each in range(s.players)],
        "non_players": [non_player(s, viewer, number) for number in range(COLOURS - s.players)],
        "battle": battle(s) if s.battler != NOBODY else None,
        "points": points_of(s),
        "titles": titles_of(s),
        "scores": scores_of(s) if s.over else None,
    }


def round_of(s: DungeonLords) -> int:
    """Rounds are counted through both years."""
    return (s.year - 1) * len(SEASON_IDS) + s.season + 1


def decision(s: DungeonLords, viewer: Viewer) -> tuple[str | None, list[int]]:
    """The step and the seats that owe a choice. Whoever is asked covertly is not named to the others."""
    if s.over or not s.frames:
        return None, []
    f = s.frames[-1]
    number, seat, _, _ = f
    step = STEPS[number]
    if step.together:
        return step.name, step.seats(s, f)
    if step.covert(s, f) and not viewer.are(seat):
        return "pause", []
    return step.name, [seat]


def places(s: DungeonLords) -> list[Place]:
    """The eight places with whoever stands on their spaces."""
    stand = [STANDS[who] for who in s.spaces]
    return [{"id": place, "spaces": stand[first : first + SPACES_EACH]} for place, first in FIRST_SPACES]


def acting(s: DungeonLords) -> Acting | None:
    """The space whose minion's order is being carried out: further questions lie on top of its frame."""
    for step, _, field, _ in reversed(s.frames):
        if step in OF_A_SPACE:
            return {"place": PLACE_IDS[field // SPACES_EACH], "space": field % SPACES_EACH}
        if step == at.ACTION:
            return None
    return None


def evilometer(s: DungeonLords) -> Evilometer:
    """With the order from nicest to most evil that heroes would find; the non-player steps up before they come."""
    where = SEAT_IDS[s.paladin] if s.paladin >= 0 else "tent" if s.paladin == TENT else "gone"
    return {
        "evil": s.evil[:],
        "non_player": s.non_evil if s.players == 2 else None,
        "order": [seat if seat != NOBODY else None for seat in ranking(s, s.non_evil + 1)],
        "paladin": where,
    }


def town(s: DungeonLords, viewer: Viewer) -> list[TownCard]:
    """The four combat cards; a spied one is open to its spy for the rest of the year (DL-115)."""
    everybody = (1 << s.players) - 1
    return [
        {
            "card": CARD_IDS[card] if card != NOTHING and viewer.in_mask(spies) else None,
            "spied": list(SEATS_IN[spies & everybody]),
        }
        for card, spies in zip(s.town, s.spied, strict=True)
    ]


def timeline(s: DungeonLords) -> Timeline:
    """An event tile is removed when it has taken effect (DL-215): the first one is that of spring."""
    past = s.season if s.phase > EVENT else s.season - 1
    return {
        "events": [event_tile(event, place < past) for place, event in enumerate(s.events)],
        "special": SPECIAL_IDS[s.event] if s.event != NOTHING else None,
        "heroes_now": named(HERO_IDS, s.heroes_now),
        "heroes_next": named(HERO_IDS, s.heroes_next),
    }


def event_tile(event: int, is_past: bool) -> EventTile | None:
    if event == NOTHING:
        return None
    return "gone" if is_past else EVENTS[event]


def piles(s: DungeonLords) -> Piles:
    """Sizes, and what everybody could work out: which tiles of the year are still to come."""
    return {
        "traps": len(s.trap_deck),
        "monsters": named(MONSTER_IDS, s.monster_stack),
        "rooms": named(ROOM_IDS, s.room_stack),
        "heroes": sorted(named(HERO_IDS, s.hero_stack + s.hero_bottom)),
        "bottom_heroes": named(HERO_IDS, s.hero_bottom),
        "used_traps": named(TRAP_IDS, s.trap_used),
        "gone_monsters": named(MONSTER_IDS, s.monster_discard),
        "gone_rooms": named(ROOM_IDS, s.room_discard),
        "gone_heroes": named(HERO_IDS, s.hero_discard),
    }
