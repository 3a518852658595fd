"""Why a plan or a choice in a battle is good: its ending under every card that may come, taken apart (solved.py)."""

from typing import Final

from undercroft.engine.aspects import Aspect, Case
from undercroft.games.dungeon_lords.cards import ROOM_IDS
from undercroft.games.dungeon_lords.fights.ending import HERO, IMP, PALADIN, ROOM, SUPPLY, TILE, Ending
from undercroft.games.dungeon_lords.fights.fight import Fight, Plan, TooLarge
from undercroft.games.dungeon_lords.fights.known import is_planning
from undercroft.games.dungeon_lords.fights.plans import next_answer
from undercroft.games.dungeon_lords.heuristics.solved import POSITIONS
from undercroft.games.dungeon_lords.rules.yard import room_of
from undercroft.games.dungeon_lords.state import NOTHING, DungeonLords

SOLVED_ASPECTS: Final[tuple[str, ...]] = ("tile", "caught", "spent", "later")
NONE: Final = "none"


def solved_aspects(s: DungeonLords, seat: int, codes: list[int]) -> dict[int, list[Case]]:
    """One case for each card that may come; in a battle it lies open. Nothing where the search would be too large."""
    fight = Fight(s, seat, POSITIONS)
    try:
        return cases_of_plans(fight, codes) if is_planning(s, seat) else cases_in_battle(fight, codes)
    except TooLarge:
        return {}


def cases_of_plans(fight: Fight, codes: list[int]) -> dict[int, list[Case]]:
    """For each next answer the best plan that begins with it."""
    found: dict[int, list[Case]] = {}
    for _, plan in fight.rank(fight.plans()):
        code = next_answer(plan, fight.before, fight.seat)
        if code in codes and code not in found:
            found[code] = cases_of(fight, plan)
    return found


def cases_of(fight: Fight, plan: Plan) -> list[Case]:
    """Card by card in the order of the possible ones, whichever of them are alike under this plan."""
    endings = {card: fight.ending(plan, first) for first, alike in fight.cards(plan).items() for card in alike}
    room = room_name(fight.with_tile(plan), fight.seat)
    return [case_of(endings[card], fight.before.year, room) for card in fight.possible]


def cases_in_battle(fight: Fight, codes: list[int]) -> dict[int, list[Case]]:
    made = fight.made_plan()
    if made is None or fight.before.battler != fight.seat:
        return {}
    node, room = fight.battle(made, fight.possible[0]), room_name(fight.before, fight.seat)
    endings = zip(node.codes, fight.after(node), strict=True)
    return {code: [case_of(fight.end_of(end), fight.before.year, room)] for code, end in endings if code in codes}


def room_name(s: DungeonLords, seat: int) -> str:
    """What is fought for: a room, or any tile."""
    room = room_of(s, seat)
    return NONE if room == NOTHING else ROOM_IDS[room]


def case_of(end: Ending, year: int, room: str) -> Case:
    """The loss of an ending by what it is made of (ending.judge), in points."""
    tile = TILE * end.tiles + ROOM * end.rooms
    caught = HERO * end.heroes + PALADIN * end.paladins
    supplies = end.gold + end.food + end.traps
    spent = SUPPLY[year - 1] * supplies + IMP[year - 1] * end.imps
    later = end.loss - tile + caught - spent
    return [
        Aspect("tile", -tile / 100, {"held": end.tiles == 0, "room": room}),
        Aspect("caught", caught / 100, {"prisoners": end.heroes + end.paladins}),
        Aspect("spent", -spent / 100, {"things": supplies + end.imps}, ("things",)),
        Aspect("later", -later / 100, {"tiles": end.later_tiles, "prisoners": end.later_prisoners}, ("tiles",)),
    ]
