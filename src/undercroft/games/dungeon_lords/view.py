"""What a seat sees: the only file that decides secrecy. Everything shown here is named; nothing is hidden later."""

from typing import Final

from undercroft.engine.piles import named, sets_of
from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    CELL_IDS,
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
    TROLL,
    cells_in,
)
from undercroft.games.dungeon_lords.rules.carrying_out import FIRST_STEP
from undercroft.games.dungeon_lords.rules.dungeon import room_at
from undercroft.games.dungeon_lords.rules.frames import (
    ACTION,
    DISCARD_ONE_TRAP,
    HIRED,
    ROOM_CELL,
    WHAT_TO_SPY,
)
from undercroft.games.dungeon_lords.rules.heroes import ranking
from undercroft.games.dungeon_lords.rules.scoring import scores_of
from undercroft.games.dungeon_lords.rules.sequence import CARRYING_OUT, PHASES, STEPS
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING, TENT, DungeonLords
from undercroft.games.dungeon_lords.view_battle import battle, hero, plan

Data = dict[str, object]

OF_A_SPACE: Final = (*FIRST_STEP, WHAT_TO_SPY, DISCARD_ONE_TRAP, HIRED, ROOM_CELL)  # their frames name the space
STANDS: Final = (*SEAT_IDS[:COLOURS], *[f"N{number + 1}" for number in range(COLOURS)], None)  # the last: NOBODY = -1
FIRST_SPACES: Final = [(PLACE_IDS[place], place * SPACES_EACH) for place in range(PLACES)]
PLACES_IN: Final = sets_of(PLACES)
# A tunnel on every cell, to be copied.
TUNNELS: Final[list[Data]] = [{"cell": name, "room": None, "uses": 0, "conquered": False} for name in CELL_IDS]


def view(s: DungeonLords, viewer: int | None, all_seeing: bool) -> Data:
    eyes = Viewer(s, viewer, all_seeing)
    return {
        "game": "dungeon_lords",
        "viewer": viewer,
        "round": (s.year - 1) * len(SEASON_IDS) + s.season + 1,
        "year": s.year,
        "season": SEASON_IDS[s.season],
        "combat_round": s.combat_round or None,
        "phase": PHASES[max(0, s.phase)][0],
        "start": s.start,
        "over": s.over == 1,
        **waiting(s, eyes),
        "places": places(s),
        "acting": acting(s) if s.phase == CARRYING_OUT else None,
        "evilometer": evilometer(s),
        "tavern": named(MONSTER_IDS, s.tavern),
        "market": named(ROOM_IDS, s.market),
        "town": town(s, eyes),
        "timeline": timeline(s),
        "piles": piles(s),
        "players": [player(s, eyes, seat) for seat in range(s.players)],
        "non_players": [non_player(s, eyes, number) for number in range(COLOURS - s.players)],
        "battle": battle(s) if s.battler != NOBODY else None,
        "scores": scores_of(s) if s.over else None,
    }


def waiting(s: DungeonLords, eyes: Viewer) -> Data:
    """The step and whom it waits for. Whoever is asked covertly is not named to the others."""
    if s.over or not s.frames:
        return {"step": None, "to_act": []}
    f = s.frames[-1]
    step = STEPS[f[0]]
    if step.together:
        return {"step": step.name, "to_act": step.seats(s, f)}
    if step.covert(s, f) and not eyes.are(f[1]):
        return {"step": "pause", "to_act": []}
    return {"step": step.name, "to_act": [f[1]]}


def places(s: DungeonLords) -> list[Data]:
    """The eight places with whoever stands on their spaces."""
    stand = [STANDS[who] for who in s.spaces]
    return [{"id": place, "spaces": stand[first : first + SPACES_EACH]} for place, first in FIRST_SPACES]


def acting(s: DungeonLords) -> Data | None:
    """The space whose minion's order is being carried out: further questions lie on top of its frame."""
    for step, _, field, _ in reversed(s.frames):
        if step in OF_A_SPACE:
            return {"place": PLACE_IDS[field // SPACES_EACH], "space": field % SPACES_EACH}
        if step == ACTION:
            return None
    return None


def evilometer(s: DungeonLords) -> Data:
    """With the order from nicest to most evil that heroes would find; the non-player steps up before they come."""
    where = SEAT_IDS[s.paladin] if s.paladin >= 0 else "tent" if s.paladin == TENT else "gone"
    return {
        "evil": s.evil[:],
        "non_player": s.non_evil if s.players == 2 else None,
        "order": [seat if seat != NOBODY else None for seat in ranking(s, s.non_evil + 1)],
        "paladin": where,
    }


def town(s: DungeonLords, eyes: Viewer) -> list[Data]:
    """The four combat cards; a spied one is open to its spy for the rest of the year (DL-115)."""
    everybody = (1 << s.players) - 1
    return [
        {
            "card": CARD_IDS[card] if card != NOTHING and eyes.in_mask(spies) else None,
            "spied": list(SEATS_IN[spies & everybody]),
        }
        for card, spies in zip(s.town, s.spied, strict=True)
    ]


def timeline(s: DungeonLords) -> Data:
    return {
        "events": [EVENT_IDS[event] if event != NOTHING else None for event in s.events],
        "special": SPECIAL_IDS[s.event] if s.event != NOTHING else None,
        "heroes_now": named(HERO_IDS, s.heroes_now),
        "heroes_next": named(HERO_IDS, s.heroes_next),
    }


def piles(s: DungeonLords) -> Data:
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


def player(s: DungeonLords, eyes: Viewer, seat: int) -> Data:
    """His orders face down are open to himself; the others see them wave by wave (DL-090, DL-094).

    While orders drawn lie before him (DL-024), those of them that he has locked are his secret, too.
    """
    own = eyes.are(seat)
    lair = s.lairs[seat]
    return {
        "seat": SEAT_IDS[seat],
        "evil": s.evil[seat],
        "food": s.food[seat],
        "gold": s.gold[seat],
        "imps": s.imps[seat],
        "idle": s.idle[seat],
        "trolls": (lair + s.down[seat] + (s.sent[seat] if s.plans >> seat & 1 else ())).count(TROLL),
        "idle_trolls": s.idle_trolls[seat],
        "seals": s.seals[seat],
        "tiles": tiles(s, seat),
        "digging": named(CELL_IDS, cells_in(s.digging[seat])),
        "mining": s.mining[seat],
        "foremen": s.foremen[seat],
        "traps": len(s.traps[seat]),
        "trap_cards": named(TRAP_IDS, s.traps[seat]) if own else None,
        "dropped_traps": named(TRAP_IDS, s.trap_dropped[seat]) if own else None,
        "lair": named(MONSTER_IDS, lair),
        "down": named(MONSTER_IDS, s.down[seat]),
        "queue": [hero(s, each) for each in s.queues[seat]] if s.queues[seat] else [],
        "prison": named(HERO_IDS, s.prisons[seat]),
        "barred": named(PLACE_IDS, s.barred[seat]) if own or not s.drawn[seat] else [],
        "drawn": named(PLACE_IDS, s.drawn[seat]) if own else None,
        "orders": named(PLACE_IDS, s.orders[seat] if own else s.orders[seat][: s.wave]),
        "ready": s.confirmed >> seat & 1 == 1,
        "failed": named(PLACE_IDS, PLACES_IN[s.failed[seat]]),
        "plan": plan(s, seat, own),
    }


def tiles(s: DungeonLords, seat: int) -> list[Data]:
    cells = cells_in(s.tiles[seat])
    shown = [TUNNELS[cell].copy() for cell in cells]
    for cell in cells_in(s.halls[seat]):
        room = room_at(s, seat, cell)
        tile = shown[cells.index(cell)]
        tile["room"] = ROOM_IDS[room]
        tile["uses"] = s.uses[room]
    for cell in cells_in(s.conquered[seat]):
        shown[cells.index(cell)]["conquered"] = True
    return shown


def non_player(s: DungeonLords, eyes: Viewer, number: int) -> Data:
    """With two players each handles one; its hidden order is his secret (DL-184)."""
    hidden = s.hidden[number]
    return {
        "barred": named(PLACE_IDS, s.non_barred[number]),
        "stack": named(PLACE_IDS, s.non_stacks[number]),
        "open": named(PLACE_IDS, s.non_open[number]),
        "hidden": PLACE_IDS[hidden] if hidden != NOTHING and eyes.are(number) else None,
    }
