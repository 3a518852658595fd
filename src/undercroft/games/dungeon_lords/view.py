"""What a seat sees: the only file that decides secrecy. Everything shown here is named; nothing is hidden later."""

from undercroft.engine.eyes import Eyes
from undercroft.engine.state import Pile
from undercroft.games.dungeon_lords.actions import SEAT_IDS
from undercroft.games.dungeon_lords.cards import (
    CARD_IDS,
    CELL_IDS,
    CELLS,
    COLOURS,
    EVENT_IDS,
    HERO_IDS,
    MONSTER_IDS,
    PLACE_IDS,
    PLACES,
    ROOM_IDS,
    SEASON_IDS,
    SPACES_EACH,
    SPECIAL_IDS,
    TRAP_IDS,
    TROLL,
)
from undercroft.games.dungeon_lords.rules.dungeon import room_at
from undercroft.games.dungeon_lords.rules.frames import CHOOSE_INACCESSIBLE
from undercroft.games.dungeon_lords.rules.scoring import scores_of
from undercroft.games.dungeon_lords.rules.tables import PHASES, STEPS
from undercroft.games.dungeon_lords.state import NOBODY, NON_PLAYER, NOTHING, TENT, DungeonLords
from undercroft.games.dungeon_lords.view_battle import battle, hero, plan

Data = dict[str, object]


def view(s: DungeonLords, viewer: int | None, all_seeing: bool) -> Data:
    eyes = Eyes(s, viewer, all_seeing)
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
        "evilometer": evilometer(s),
        "tavern": [MONSTER_IDS[kind] for kind in s.tavern],
        "market": [ROOM_IDS[room] for room in s.market],
        "town": town(s, eyes),
        "timeline": timeline(s),
        "piles": piles(s),
        "players": [player(s, eyes, seat) for seat in range(s.players)],
        "non_players": [non_player(s, eyes, number) for number in range(COLOURS - s.players)],
        "battle": battle(s) if s.battler != NOBODY else None,
        "scores": scores_of(s) if s.over else None,
    }


def waiting(s: DungeonLords, eyes: Eyes) -> Data:
    """The step and whom it waits for. Whoever is asked covertly is not named to the others."""
    if s.over or not s.frames:
        return {"step": None, "waiting": []}
    f = s.frames[-1]
    step = STEPS[f[0]]
    if step.together:
        return {"step": step.name, "waiting": step.seats(s, f)}
    if step.covert(s, f) and not eyes.are(f[1]):
        return {"step": "pause", "waiting": []}
    return {"step": step.name, "waiting": [f[1]]}


def places(s: DungeonLords) -> list[Data]:
    """The eight places with whoever stands on their spaces."""
    return [
        {"id": PLACE_IDS[p], "spaces": [stands(s.spaces[p * SPACES_EACH + i]) for i in range(SPACES_EACH)]}
        for p in range(PLACES)
    ]


def stands(who: int) -> str | None:
    if who == NOBODY:
        return None
    return SEAT_IDS[who] if who < NON_PLAYER else f"N{who - NON_PLAYER + 1}"


def evilometer(s: DungeonLords) -> Data:
    where = SEAT_IDS[s.paladin] if s.paladin >= 0 else "tent" if s.paladin == TENT else "gone"
    return {"evil": s.evil[:], "non_player": s.non_evil if s.players == 2 else None, "paladin": where}


def town(s: DungeonLords, eyes: Eyes) -> list[Data]:
    """The four combat cards; a spied one is open to its spy for the rest of the year (DL-115)."""
    return [
        {
            "card": CARD_IDS[card] if card != NOTHING and eyes.in_mask(s.spied[place]) else None,
            "spied": [seat for seat in range(s.players) if s.spied[place] >> seat & 1],
        }
        for place, card in enumerate(s.town)
    ]


def timeline(s: DungeonLords) -> Data:
    return {
        "events": [EVENT_IDS[event] if event != NOTHING else None for event in s.events],
        "special": SPECIAL_IDS[s.event] if s.event != NOTHING else None,
        "heroes_now": [HERO_IDS[each] for each in s.heroes_now],
        "heroes_next": [HERO_IDS[each] for each in s.heroes_next],
    }


def piles(s: DungeonLords) -> Data:
    """Sizes, and what everybody could work out: which tiles of the year are still to come."""
    return {
        "traps": len(s.trap_deck),
        "monsters": [MONSTER_IDS[kind] for kind in s.monster_stack],
        "rooms": [ROOM_IDS[room] for room in s.room_stack],
        "heroes": sorted([HERO_IDS[each] for each in (*s.hero_stack, *s.hero_bottom)]),
        "bottom_heroes": [HERO_IDS[each] for each in s.hero_bottom],
        "used_traps": [TRAP_IDS[trap] for trap in s.trap_used],
        "gone_monsters": [MONSTER_IDS[kind] for kind in s.monster_discard],
        "gone_rooms": [ROOM_IDS[room] for room in s.room_discard],
        "gone_heroes": [HERO_IDS[each] for each in s.hero_discard],
    }


def player(s: DungeonLords, eyes: Eyes, seat: int) -> Data:
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
        "digging": [CELL_IDS[cell] for cell in range(CELLS) if s.digging[seat] >> cell & 1],
        "mining": s.mining[seat],
        "foremen": s.foremen[seat],
        "traps": len(s.traps[seat]),
        "trap_cards": [TRAP_IDS[trap] for trap in s.traps[seat]] if own else None,
        "dropped_traps": [TRAP_IDS[trap] for trap in s.trap_dropped[seat]] if own else None,
        "lair": [MONSTER_IDS[kind] for kind in lair],
        "down": [MONSTER_IDS[kind] for kind in s.down[seat]],
        "queue": [hero(s, each) for each in s.queues[seat]],
        "prison": [HERO_IDS[each] for each in s.prisons[seat]],
        **orders(s, eyes, seat),
        "plan": plan(s, seat, own),
    }


def tiles(s: DungeonLords, seat: int) -> list[Data]:
    found: list[Data] = []
    for cell in range(CELLS):
        if s.tiles[seat] >> cell & 1:
            room = room_at(s, seat, cell) if s.halls[seat] >> cell & 1 else NOTHING
            found.append(
                {
                    "cell": CELL_IDS[cell],
                    "room": ROOM_IDS[room] if room != NOTHING else None,
                    "uses": s.uses[room] if room != NOTHING else 0,
                    "conquered": s.conquered[seat] >> cell & 1 == 1,
                }
            )
    return found


def orders(s: DungeonLords, eyes: Eyes, seat: int) -> Data:
    """Orders face down are open to their owner; the others see them wave by wave (DL-090, DL-094)."""
    own = eyes.are(seat)
    laid = s.orders[seat]
    shown = len(laid) if own else min(s.wave, len(laid))
    choosing = bool(s.frames) and s.frames[-1][0] == CHOOSE_INACCESSIBLE
    return {
        "barred": names(s.barred[seat]) if own or not choosing else [],
        "drawn": names(s.drawn[seat]) if own else None,
        "orders": names(laid[:shown]),
        "ready": s.confirmed >> seat & 1 == 1,
        "failed": [PLACE_IDS[place] for place in range(PLACES) if s.failed[seat] >> place & 1],
    }


def names(places_: Pile) -> list[str]:
    return [PLACE_IDS[place] for place in places_]


def non_player(s: DungeonLords, eyes: Eyes, number: int) -> Data:
    """With two players each handles one; its hidden order is his secret (DL-184)."""
    hidden = s.hidden[number]
    return {
        "barred": names(s.non_barred[number]),
        "stack": names(s.non_stacks[number]),
        "open": names(s.non_open[number]),
        "hidden": PLACE_IDS[hidden] if hidden != NOTHING and eyes.are(number) else None,
    }
