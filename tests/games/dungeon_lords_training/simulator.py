"""A second opinion: training combat written from the rules alone (DL-600 to DL-603), without engine and content.

Every line of play is walked to its end. Nothing here is clever; it is only independent.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

GHOST = "ghost"


@dataclass(frozen=True)
class Hero:
    name: str
    points: int
    trap: int = 0
    heart: int = 0
    wounds: int = 0


Line = tuple[Hero, ...]


@dataclass(frozen=True)
class Fight:
    """Between two rounds. `tiles`: what is not conquered yet, nearest first."""

    line: Line
    lair: tuple[str, ...]
    traps: tuple[str, ...]
    food: int
    gold: int
    imps: int
    tiles: tuple[str, ...] = ("tunnel", "tunnel", "tunnel")


@dataclass(frozen=True)
class Battle:
    """In the middle of a battle."""

    fight: Fight
    to_act: tuple[str, ...] = ()
    attacked: bool = False
    held: bool = False
    no_healing: bool = False
    poisoned: str = ""


def hero(name: str) -> Hero:
    """From the tile's name: `thief_4_2` has 4 hit points and 2 symbols, `warrior_4a` has 4."""
    kind, points, *symbols = name.split("_")
    number = int(symbols[0]) if symbols else 0
    return Hero(name, int(points[0]), number if kind == "thief" else 0, number if kind == "priest" else 0)


def alive(line: Line) -> Line:
    return tuple(each for each in line if each.wounds < each.points)


def hit(line: Line, damage: dict[int, int]) -> Line:
    """Damage by place, all at the same time; who has enough of it is gone."""
    return alive(tuple(replace(each, wounds=each.wounds + damage.get(i, 0)) for i, each in enumerate(line)))


# ---- the whole fight


@cache
def solve(fight: Fight) -> tuple[tuple[int, int], int]:
    """The best end from here as (tiles lost from here, spent from here), and the number of lines to it."""
    if not fight.line or not fight.tiles:
        return (0, 0), 1
    results: list[tuple[tuple[int, int], int]] = []
    for after in rounds(fight):
        (tiles, spent), lines = solve(after)
        paid = fight.food + fight.gold - after.food - after.gold
        results.append(((tiles + len(fight.tiles) - len(after.tiles), spent + paid), lines))
    best = min(value for value, _ in results)
    return best, sum(lines for value, lines in results if value == best)


def rounds(fight: Fight) -> Iterator[Fight]:
    """Every way this round can be played (DL-330 to DL-335)."""
    room = fight.tiles[0] == "room"
    for trap in ("", *sorted(set(fight.traps))):
        if not can_pay(fight, trap, room):
            continue
        for sent in teams(fight.lair, 2 if room else 1):
            lair, traps = minus(fight.lair, sent), minus(fight.traps, (trap,) if trap else ())
            gold = fight.gold - (1 if room and trap else 0)
            yield from fought(Battle(replace(fight, lair=lair, traps=traps, gold=gold), sent), trap)


def fought(battle: Battle, trap: str) -> Iterator[Fight]:
    for sprung in spring(battle, trap):
        yield from map(end, act(sprung))


COSTS = {"poisoned_meal": "food", "cursed_ring": "gold", "kamikaze_imp": "imps"}


def can_pay(fight: Fight, trap: str, room: bool) -> bool:
    need = {"food": 0, "gold": 1 if room and trap else 0, "imps": 0}
    if trap in COSTS:
        need[COSTS[trap]] += 1
    return fight.food >= need["food"] and fight.gold >= need["gold"] and fight.imps >= need["imps"]


def teams(lair: tuple[str, ...], most: int) -> set[tuple[str, ...]]:
    """Monsters up to the limit, and any number of ghosts (DL-331 to DL-333)."""
    monsters = [each for each in lair if each != GHOST]
    chosen: set[tuple[str, ...]] = {()}
    for _ in range(most):
        chosen |= {tuple(sorted((*team, each))) for team in chosen for each in minus(tuple(monsters), team)}
    return {(*team, *[GHOST] * n) for team in chosen for n in range(lair.count(GHOST) + 1) if len(team) <= most}


def minus(pile: tuple[str, ...], taken: tuple[str, ...]) -> tuple[str, ...]:
    left = list(pile)
    for each in taken:
        left.remove(each)
    return tuple(left)


# ---- step 1


def spring(battle: Battle, trap: str) -> Iterator[Battle]:
    """Lay out, prevent from the front, deal (DL-352, DL-353); a dart has a choice of target (DL-351)."""
    if not trap:
        yield battle
        return
    fight = battle.fight
    cost = COSTS.get(trap, "")
    paid = {cost: getattr(fight, cost) - 1} if cost else {}
    for target in range(len(fight.line)) if trap.endswith("_dart") else (0,):
        line = hit(fight.line, prevented(fight.line, laid_out(trap, fight.line, target)))
        aimed = fight.line[target]
        yield replace(
            battle,
            fight=replace(fight, line=line, **paid),
            held=trap in {"trap_door", "cursed_ring"},
            no_healing=trap == "antimagic_dart" and aimed.name.startswith("priest"),
            poisoned=aimed.name if trap == "poisoned_dart" else "",
        )


def laid_out(trap: str, line: Line, target: int) -> dict[int, int]:
    places, last = range(len(line)), len(line) - 1
    if trap == "fire_wall":
        return {i: 2 if i == last else 1 for i in places}
    if trap == "kamikaze_imp":
        return {i: 1 if i else 3 for i in places}
    simple = {
        "rolling_stone": {0: 3},
        "pendulum": {1: 3} if last else {},
        "trap_door": {0: 2},
        "poisoned_dart": {target: 1},
        "antimagic_dart": {target: 1},
        "poisoned_meal": {0: line[0].points},
        "cursed_ring": dict.fromkeys(places, 1),
    }
    return simple[trap]


def prevented(line: Line, laid: dict[int, int]) -> dict[int, int]:
    symbols = sum(each.trap for each in line)
    for place in sorted(laid):
        stopped = min(symbols, laid[place])
        symbols -= stopped
        laid[place] -= stopped
    return laid


# ---- step 3


def act(battle: Battle) -> Iterator[Battle]:
    """Everybody sent acts once, in any order (DL-366); with the last hero the battle is over (DL-347)."""
    line = battle.fight.line
    if not battle.to_act or not line:
        yield battle
        return
    for who in sorted(set(battle.to_act)):
        for after in ATTACKS[who](replace(battle, to_act=minus(battle.to_act, (who,)))):
            yield from act(after)


def struck(battle: Battle, damage: dict[int, int], **changes: object) -> Battle:
    fight = replace(battle.fight, line=hit(battle.fight.line, damage), **changes)  # type: ignore[arg-type]  # by name
    return replace(battle, fight=fight, attacked=True)


def goblin(battle: Battle) -> Iterator[Battle]:
    after = struck(battle, {0: 2})
    felled = len(after.fight.line) < len(battle.fight.line)
    yield struck(after, {0: 1}) if felled and after.fight.line else after


def slime(battle: Battle) -> Iterator[Battle]:
    yield struck(battle, dict.fromkeys(range(len(battle.fight.line)), 1))
    yield replace(battle, held=True)


def ghost(battle: Battle) -> Iterator[Battle]:
    if len(battle.fight.line) == 1:
        yield battle
    for place in range(1, len(battle.fight.line)):
        yield struck(battle, {place: 2})


def troll(battle: Battle) -> Iterator[Battle]:
    yield struck(battle, {0: 3})
    if battle.fight.food:
        yield struck(battle, {0: 4}, food=battle.fight.food - 1)


def witch(battle: Battle) -> Iterator[Battle]:
    yield struck(battle, {0: 4})
    for first in range(len(battle.fight.line)):
        after = struck(battle, {first: 1})
        if not after.fight.line:
            yield after
        for second in range(len(after.fight.line)):
            yield struck(after, {second: 1})


def vampire(battle: Battle) -> Iterator[Battle]:
    back = (*battle.fight.lair, "vampire")
    targets = [i for i, each in enumerate(battle.fight.line) if not each.name.startswith("priest")]
    if not targets:
        yield replace(battle, fight=replace(battle.fight, lair=back))
    for place in targets:
        yield struck(battle, {place: 3})
        yield struck(battle, {place: 2}, lair=back)


ATTACKS = {"goblin": goblin, "slime": slime, GHOST: ghost, "troll": troll, "witch": witch, "vampire": vampire}


# ---- steps 5 to 7


def end(battle: Battle) -> Fight:
    """Healing, fatigue 2, conquest, poison; who has not acted comes back (DL-348, DL-377 to DL-390)."""
    fight = replace(battle.fight, lair=tuple(sorted(battle.fight.lair + battle.to_act)))
    line = fight.line
    if battle.attacked and not battle.no_healing:
        line = healed(line)
    if not battle.held:
        line = tired(line)
        if line:
            fight = replace(fight, tiles=fight.tiles[1:])
    poison = {i: 2 for i, each in enumerate(line) if each.name == battle.poisoned}
    return replace(fight, line=hit(line, poison))


def healed(line: Line) -> Line:
    hearts = sum(each.heart for each in line)
    found: list[Hero] = []
    for each in line:
        better = min(hearts, each.wounds)
        hearts -= better
        found.append(replace(each, wounds=each.wounds - better))
    return tuple(found)


def tired(line: Line) -> Line:
    for _ in range(2):
        line = hit(line, {0: 1})
    return line
