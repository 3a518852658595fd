"""What the present round still holds: battles to be fought and visits to be made, as expected points."""

from typing import Final

from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import CARD_GOLD, CARD_LETTER, FIGHTERS, IS_ITEM
from undercroft.games.dungeonville.heuristics.tables import (
    ALL_LETTERS,
    COIN,
    WIDTH,
    WORTH,
    expected_deaths,
    letters_of,
    risk,
)
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.party import carried_gold, carrying_limit
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville

LOST: Final = 0.4  # what an adventurer is worth who dies in a dungeon, beside the marker
FALLEN: Final = 0.1  # and in a battle, where both sides lose some
THREAT: Final = 0.8  # how surely somebody who sends later attacks where it pays
HAUL: Final = 0.6  # what an ordinary visit brings home
BEFORE_DEATH: Final = (at.NET, at.WHO_DIES, at.RESCUE, at.WHICH_MULE)  # the room on the table will still kill
IDLE: Final = 1.0  # nobody stays where nothing can be gained: without any danger he might stay for ever


def add_battles(s: Dungeonville, scores: list[float]) -> None:
    """Seats at the same entrance will fight, or are about to lay their fighters."""
    step, _, _, _ = s.frames[-1]
    for seat in range(s.players):
        dungeon = s.pawns[seat]
        if dungeon == NOTHING or s.pawns.count(dungeon) < 2:
            continue
        if s.fighting >> seat & 1 and step != at.LINE_UP:
            continue
        won = duels_won(s, seat, dungeon)
        scores[seat] += won - FALLEN * (FIGHTERS - won)


def add_threats(s: Dungeonville, scores: list[float]) -> None:
    """Who sends later may attack the party he beats most clearly (DV-053)."""
    for seat in range(s.players):
        if s.pawns[seat] != NOTHING or not s.parties[seat]:
            continue
        victim = easiest_prey(s, seat)
        if victim != NOBODY:
            won = wins_against(s, seat, [victim])
            scores[seat] += THREAT * (won - FALLEN * (FIGHTERS - won))
            scores[victim] += THREAT * (FIGHTERS - won - FALLEN * won)


def easiest_prey(s: Dungeonville, seat: int) -> int:
    """The party at an entrance against which he wins most duels; NOBODY if he would win no more than half."""
    most, prey = FIGHTERS / 2, NOBODY
    for other in range(s.players):
        won = wins_against(s, seat, [other]) if s.pawns[other] != NOTHING else 0.0
        if won > most:
            most, prey = won, other
    return prey


def duels_won(s: Dungeonville, seat: int, dungeon: int) -> float:
    """How many of his duels he wins against all others at that entrance."""
    return wins_against(s, seat, [other for other in range(s.players) if other != seat and s.pawns[other] == dungeon])


def wins_against(s: Dungeonville, seat: int, others: list[int]) -> float:
    """Duels won; fighters that do not yet face each other meet at random."""
    mine = likely_fighters(s, seat)
    won = 0.0
    for duel in range(len(mine)):
        chance = 1.0
        for other in others:
            chance *= chance_against(s, seat, mine[duel], other, duel)
        won += chance
    return won


def chance_against(s: Dungeonville, seat: int, fighter: int, other: int, duel: int) -> float:
    """Exact where both have laid a fighter for that duel, else the share of those left to meet that he beats."""
    theirs = likely_fighters(s, other)
    facing = min(len(lineup_of(s, seat)), len(lineup_of(s, other)))
    if duel < facing:
        return 1.0 if fighter < theirs[duel] else 0.0
    beaten = 0
    for each in theirs[facing:]:
        if fighter < each:
            beaten += 1
    return beaten / (FIGHTERS - facing)


def lineup_of(s: Dungeonville, seat: int) -> Pile:
    """His line-up in the present battle; that of an earlier one is still in the state."""
    return s.lineups[seat] if s.fighting >> seat & 1 else ()


def likely_fighters(s: Dungeonville, seat: int) -> Pile:
    """The fighters he has laid and the best of the others."""
    laid = lineup_of(s, seat)
    if len(laid) == FIGHTERS:
        return laid
    rest = sorted([a for a in s.parties[seat] if a not in laid])
    return (*laid, *rest[: FIGHTERS - len(laid)])


def add_visits(s: Dungeonville, scores: list[float]) -> None:
    """Parties alone at an entrance will enter; the explorer may have to go on."""
    for seat in range(s.players):
        if s.pawns[seat] != NOTHING:
            add_visit(s, scores, seat)


def add_visit(s: Dungeonville, scores: list[float], seat: int) -> None:
    dungeon = s.pawns[seat]
    if seat == s.explorer:
        add_visit_of_explorer(s, scores, seat, dungeon)
    elif s.pawns.count(dungeon) == 1 and s.parties[seat]:
        chance = risk(s.decks[dungeon], letters_of(s.parties[seat]) >> (dungeon * WIDTH) & ALL_LETTERS)
        scores[seat] += HAUL
        add_deaths(s, scores, seat, expected_deaths(chance))


def add_deaths(s: Dungeonville, scores: list[float], seat: int, count: float) -> None:
    """Each costs its owner an adventurer and gives the owner of the dungeon a point (DV-089)."""
    scores[seat] -= LOST * count
    dungeon = s.pawns[seat]
    if dungeon in s.deeds:
        owner = s.deeds.index(dungeon)
        scores[owner] += -count if owner == seat else count


def add_visit_of_explorer(s: Dungeonville, scores: list[float], seat: int, dungeon: int) -> None:
    """A room that can be taken counts; where he cannot flee the next card threatens men and loot."""
    bits = letters_of(s.parties[seat]) >> (dungeon * WIDTH) & ALL_LETTERS
    for letter in s.borrowed[1::2]:
        bits |= 1 << letter
    step, _, _, _ = s.frames[-1]
    dying = step in BEFORE_DEATH and bits >> CARD_LETTER[s.room] & 1 == 1
    if s.room != NOTHING and carried_gold(s) + CARD_GOLD[s.room] <= carrying_limit(s):
        scores[seat] += COIN * CARD_GOLD[s.room]
    if s.may_flee and not dying:
        if step == at.FLEE and not can_gain(s, dungeon):
            scores[seat] -= IDLE
        return
    chance = risk(s.decks[dungeon], bits)
    wiped = chance ** (len(s.parties[seat]) - dying)
    scores[seat] -= wiped * COIN * sum([WORTH[card] for card in s.loots[seat]])
    add_deaths(s, scores, seat, expected_deaths(chance) + dying)


def can_gain(s: Dungeonville, dungeon: int) -> bool:
    """Whether any card of the deck, or of the pile that will be shuffled, could still be carried (DV-092, DV-113)."""
    space = carrying_limit(s) - carried_gold(s)
    return any_fits(s.decks[dungeon], space) or any_fits(s.piles[dungeon], space)


def any_fits(cards: Pile, space: int) -> bool:
    for card in cards:
        if IS_ITEM[card] or CARD_GOLD[card] <= space:
            return True
    return False
