"""Positions in few words for the rule tests: who sits where with which cards. Adventurers are named by rank."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import undercroft
from undercroft.engine.game import Game
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.games.dungeonville.cards import CARD_IDS, PACK
from undercroft.games.dungeonville.powers import COPIES

Words = dict[str, Any]

CRYPT, RATHAUS, ICE_CAVE, GOBLIN_CAMP, DRAGONS_DEN = range(5)
SAFE = "crypt-a1"  # kills only Necromancers and Priests: after a battle at the Crypt the winner meets it unharmed


def dungeonville(players: int = 2, **options: object) -> Game:
    return undercroft.game("dungeonville", players, **options)


def adv(*ranks: int) -> list[str]:
    return [f"adv-{rank:02d}" for rank in ranks]


def seat(*ranks: int, **rest: object) -> Words:
    """A player with these adventurers, and whatever else is named (treasure, deed, zone, …)."""
    return {"party": adv(*ranks), **rest}


def hiring(
    town: list[int], *drawn: int, players: int = 2, options: Words | None = None, **position: object
) -> PlayTable:
    """The hiring phase of round 2 (unless said otherwise) with that town; `drawn` come next from the deck."""
    words = {"at": "hiring", "round": 2, "town": adv(*town), **position}
    return sit(dungeonville(players, **(options or {})), words, *adv(*drawn))


def sending(*, players: int = 2, options: Words | None = None, **position: object) -> PlayTable:
    return sit(dungeonville(players, **(options or {})), {"at": "sending", "round": 2, **position})


def line_ups(*parties: Words, options: Words | None = None, **position: object) -> PlayTable:
    """All these players stand at the Crypt and are about to lay their fighters."""
    words: Words = {"at": "battle", "round": 2, **position}
    for number, words_of_seat in enumerate(parties):
        words[f"P{number + 1}"] = {"pawn": "crypt", **words_of_seat}
    return sit(dungeonville(max(2, len(parties)), **(options or {})), words)


def lay(table: PlayTable, seat_name: str, *ranks: int) -> PlayTable:
    """Lay these fighters in order; the last one lies by itself where there is no choice."""
    for choice in adv(*ranks):
        if f"lay {choice}" in table.offers(seat_name):
            table.plays(seat_name, f"lay {choice}")
    return table


def battle(*parties: Words, options: Words | None = None, then: str = SAFE, **position: object) -> PlayTable:
    """A battle at the Crypt in which everybody lays the first three of his party in that order."""
    table = line_ups(*parties, options=options, **position).chance(then)
    for number, words in enumerate(parties):
        lay(table, f"P{number + 1}", *[int(name[4:]) for name in words["party"][:3]])
    return table


def visit(dungeon: str, party: Words, *cards: str, players: int = 2, **position: object) -> PlayTable:
    """P1 stands alone at that dungeon and enters; the cards come in that order."""
    words = {"at": "exploring", "round": 2, "P1": {"pawn": dungeon, **party}, **position}
    options = words.pop("options", {})
    assert isinstance(options, dict)
    return sit(dungeonville(players, **options), words, *cards)


def collecting(*, players: int = 2, options: Words | None = None, **position: object) -> PlayTable:
    return sit(dungeonville(players, **(options or {})), {"at": "collecting", "round": 2, **position})


def prices(table: PlayTable) -> dict[str, int]:
    """The price of each adventurer in town, by id."""
    return {str(each["adventurer"]): int(each["price"]) for each in table.truth("town")}


def rest_of(*ranks: int) -> list[int]:
    """All other adventurers."""
    return [rank for rank in range(1, 65) if rank not in ranks]


def rooms(dungeon: str) -> list[str]:
    """The 29 rooms of a dungeon."""
    return [card for card in cards(dungeon) if not card.startswith("item")]


def cards(dungeon: str) -> list[str]:
    """The 32 cards of a dungeon."""
    return [card for each in PACK["dungeons"]["dungeons"] if each["id"] == dungeon for card in each["cards"]]


def told(table: PlayTable, message: str) -> list[Any]:
    """The arguments of all messages of that kind that everybody has heard."""
    return [event["args"] for event in table.match.events(None) if event["id"] == message]


def remembers(table: PlayTable, **fields: object) -> PlayTable:
    """The same position with what an earlier round has left in the state."""
    table.match.state.fill(table.match.state.to_data() | fields)
    return table


@contextmanager
def second_copy(power: int, card: str) -> Iterator[None]:
    """For a while that other card has the power too, as in a pack with two copies of an item (DV-174)."""
    before = COPIES[power]
    COPIES[power] = (*before, CARD_IDS.index(card))
    try:
        yield
    finally:
        COPIES[power] = before
