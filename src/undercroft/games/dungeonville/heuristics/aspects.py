"""The score of a player taken apart, for hints that say why: the same sums as value.py, by what they are for."""

from typing import Final

from undercroft.engine.aspects import Aspect, Case, Facts
from undercroft.engine.state import Pile
from undercroft.games.dungeonville.cards import ADVENTURERS, CARD_LETTER, FIGHTERS, IS_ITEM, SEATS
from undercroft.games.dungeonville.heuristics.ahead import add_battles, add_threats, add_visit, add_visits, duels_won
from undercroft.games.dungeonville.heuristics.tables import ALL_LETTERS, GOLD, RICH, WIDTH, letters_of, party_worth
from undercroft.games.dungeonville.heuristics.value import (
    FIRST,
    SHOWN,
    ZONE,
    best_hire_worth,
    claim_worth,
    expected_points,
    is_last_phase,
    next_first_sender,
    party_and_gold,
    scores_of_all,
)
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.sequence import HIRING, SENDING
from undercroft.games.dungeonville.state import NOTHING, Dungeonville

ASPECTS: Final[tuple[str, ...]] = (
    "points", "claim", "secret", "party", "hire", "gold", "first", "threat", "battle", "visit", "dungeon", "rivals",
)  # fmt: skip


def aspects_of(s: Dungeonville, seat: int) -> Case:
    scores = scores_of_all(s)
    rival = max([each for each in range(s.players) if each != seat], key=scores.__getitem__)
    first = -FIRST if next_first_sender(s) == seat else 0.0
    found = [Aspect("first", first, {}), Aspect("rivals", -scores[rival], {"seat": f"P{rival + 1}"})]
    found += of_points(s, seat)
    if not is_last_phase(s):
        found += of_means(s, seat)
    return found + of_round(s, seat) if s.phase > HIRING else found


def of_points(s: Dungeonville, seat: int) -> Case:
    """Points, the goal, and the secret of the deed."""
    blood = expected_points(s, s.frames[-1], seat)
    zone = ZONE * sum(s.zones[seat * SEATS : seat * SEATS + SEATS])
    return [
        Aspect("points", blood + zone, {"points": blood, "goal": s.config.goal}),
        Aspect("claim", claim_worth(s, seat, blood), {}),
        Aspect("secret", -SHOWN if s.shown >> seat & 1 else 0.0, {}),
    ]


def of_means(s: Dungeonville, seat: int) -> Case:
    """Party and gold, as they will be when the present hire is done."""
    f = s.frames[-1]
    party, gold = party_and_gold(s, f, seat)
    step, asked, _, _ = f
    hire = best_hire_worth(s, seat) if asked == seat and step == at.HIRE else 0.0
    return [
        Aspect("party", party_worth(party), strength_of(party)),
        Aspect("gold", GOLD[min(gold, RICH)], {"gold": gold}),
        Aspect("hire", hire, {}),
    ]


def strength_of(party: Pile) -> Facts:
    """How many of all other adventurers each of his best fighters beats, on average; a missing one beats nobody."""
    best = sorted(party)[:FIGHTERS]
    others = len(ADVENTURERS) - 1
    beaten = sum([others - each for each in best]) / FIGHTERS
    return {"beaten": beaten, "others": others}


def of_round(s: Dungeonville, seat: int) -> Case:
    """Battles and visits of this round."""
    threats, battles, own, visits = [[0.0] * s.players for _ in range(4)]
    if s.phase == SENDING:
        add_threats(s, threats)
    add_battles(s, battles)
    add_visits(s, visits)
    if s.pawns[seat] != NOTHING:
        add_visit(s, own, seat)
    return [
        Aspect("threat", threats[seat], {}),
        Aspect("battle", battles[seat], duels_of(s, seat)),
        Aspect("visit", own[seat], dangers_of(s, seat), ("deadly",)),
        Aspect("dungeon", visits[seat] - own[seat], {}),
    ]


def duels_of(s: Dungeonville, seat: int) -> Facts:
    """Whether there will be a battle, and how many of its duels he should win."""
    dungeon = s.pawns[seat]
    fights = dungeon != NOTHING and s.pawns.count(dungeon) > 1
    duels = duels_won(s, seat, dungeon) if fights else 0.0
    return {"fights": "yes" if fights else "no", "duels": duels, "fighters": FIGHTERS}


def dangers_of(s: Dungeonville, seat: int) -> Facts:
    """Whether he stands at an entrance, and how many cards of its deck would kill one of his."""
    dungeon = s.pawns[seat]
    if dungeon == NOTHING:
        return {"enters": "no", "deadly": 0, "cards": 0}
    bits, deck = letters_of(s.parties[seat]) >> (dungeon * WIDTH) & ALL_LETTERS, s.decks[dungeon]
    deadly = sum([1 for card in deck if not IS_ITEM[card] and bits >> CARD_LETTER[card] & 1])
    return {"enters": "yes", "deadly": deadly, "cards": len(deck)}
