"""What a seat sees: the only file that decides secrecy. Everything shown here is named; nothing is hidden later."""

from undercroft.engine.state import Pile
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeonville.actions import SEAT_IDS
from undercroft.games.dungeonville.cards import (
    ADVENTURER_IDS,
    BLOOD,
    CARD_IDS,
    DEED_IDS,
    DUNGEON_IDS,
    DUNGEONS,
    FIGHTERS,
    LETTERS,
    NO_LETTER,
    PARTY,
    PLACE_IDS,
    PRICE,
    SEATS,
)
from undercroft.games.dungeonville.odds import odds_of_entrances, odds_of_next_card
from undercroft.games.dungeonville.rules.battle import fighters_of, is_ready
from undercroft.games.dungeonville.rules.claims import points
from undercroft.games.dungeonville.rules.ending import spent_blood
from undercroft.games.dungeonville.rules.frames import LINE_UP
from undercroft.games.dungeonville.rules.party import carried, letter_of, limit, members
from undercroft.games.dungeonville.rules.payment import wealth
from undercroft.games.dungeonville.rules.sequence import PHASES, STEPS
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville

Data = dict[str, object]


def view(s: Dungeonville, viewer: int | None, all_seeing: bool) -> Data:
    eyes = Viewer(s, viewer, all_seeing)
    return {
        "game": "dungeonville",
        "viewer": viewer,
        "round": s.round,
        "cap": s.config.cap or None,
        "goal": s.config.goal,
        "phase": PHASES[s.phase][0],
        "stone": s.stone,
        "over": s.over == 1,
        **waiting(s, eyes),
        "town": town(s),
        "deck": len(s.deck),
        "discard": [ADVENTURER_IDS[a] for a in s.discard],
        "house": {"deeds": len(s.house), "known": known_in_house(s, eyes)},
        "dungeons": [dungeon(s, eyes, d) for d in range(DUNGEONS)],
        "players": [player(s, eyes, seat) for seat in range(s.players)],
        "battle": battle(s, eyes) if s.fighting else None,
        "visit": visit(s) if s.explorer != NOBODY else None,
        "entrances": entrances(s, viewer),
    }


def entrances(s: Dungeonville, viewer: int | None) -> Data | None:
    """While pawns are sent, the odds helper tells what each entrance means for one's own party."""
    if viewer is None or not s.config.odds or PHASES[s.phase][0] != "sending":
        return None
    return odds_of_entrances(s, viewer)


def waiting(s: Dungeonville, eyes: Viewer) -> Data:
    """The step and whom it waits for. Whoever is asked covertly is not named to the others (DV-157)."""
    if s.over or not s.frames:
        return {"step": None, "to_act": []}
    f = s.frames[-1]
    step = STEPS[f[0]]
    if f[0] == LINE_UP:
        return {"step": step.name, "to_act": [seat for seat in fighters_of(s) if not is_ready(s, seat)]}
    if step.covert(s, f) and not eyes.are(f[1]):
        return {"step": "pause", "to_act": []}
    return {"step": step.name, "to_act": [f[1]]}


def town(s: Dungeonville) -> list[Data]:
    return [{"place": PLACE_IDS[i], "price": PRICE[i], "adventurer": ADVENTURER_IDS[a]} for i, a in enumerate(s.town)]


def known_in_house(s: Dungeonville, eyes: Viewer) -> list[str]:
    """A deed that was public when it was put back, until somebody buys again (DV-161)."""
    if eyes.all_seeing:
        return [DEED_IDS[deed] for deed in s.house]
    for i in range(len(s.deed_log) - 3, -1, -3):
        seat, old = s.deed_log[i], s.deed_log[i + 1]
        if old != NOTHING:
            return [DEED_IDS[old]] if was_shown(s.deed_log[:i], seat) else []
    return []


def was_shown(log: Pile, seat: int) -> bool:
    """Whether that seat's deed was public at the end of that log."""
    for i in range(len(log) - 3, -1, -3):
        if log[i] == seat:
            return log[i + 1] == NOTHING
    return False


def dungeon(s: Dungeonville, eyes: Viewer, d: int) -> Data:
    top = s.tops[d]
    return {
        "id": DUNGEON_IDS[d],
        "deck": len(s.decks[d]) + (top != NOTHING),
        "discard": [CARD_IDS[c] for c in s.piles[d]],
        "blood": s.blood[d * SEATS : d * SEATS + s.players],
        "pawns": [seat for seat in range(s.players) if s.pawns[seat] == d],
        "top": CARD_IDS[top] if top != NOTHING and eyes.in_mask(s.peeked[d]) else None,
    }


def player(s: Dungeonville, eyes: Viewer, seat: int) -> Data:
    own = eyes.are(seat)
    public = s.shown >> seat & 1 == 1
    supply = BLOOD - s.tokens[seat] - spent_blood(s, seat)
    return {
        "seat": SEAT_IDS[seat],
        "party": [ADVENTURER_IDS[a] for a in s.parties[seat]],
        "treasure": [CARD_IDS[c] for c in s.treasures[seat]],
        "loot": [CARD_IDS[c] for c in s.loots[seat]],
        "wealth": wealth(s, seat),
        "tokens": s.tokens[seat],
        "supply": max(0, supply),
        "zone": s.zones[seat * SEATS : seat * SEATS + s.players],
        "pawn": DUNGEON_IDS[s.pawns[seat]] if s.pawns[seat] != NOTHING else None,
        "deed": DEED_IDS[s.deeds[seat]] if own or public else None,
        "deed_public": public,
        "points": points(s, seat) if own else None,
        "false_claim": s.false_claims >> seat & 1 == 1,
        "must_hire": len(s.parties[seat]) < PARTY,
    }


def battle(s: Dungeonville, eyes: Viewer) -> Data:
    """Line-ups: one's own, one opponent's under the Cloak, and what the duels have turned up (DV-060, DV-118)."""
    turned = duels_turned_up(s)
    laying = s.frames[-1][0] == LINE_UP
    lineups: list[Data] = []
    for seat in fighters_of(s):
        laid = s.lineups[seat]
        cloaked = eyes.viewer is not None and s.cloaks[eyes.viewer] == seat
        shown = len(laid) if eyes.are(seat) or cloaked else turned
        lineups.append(
            {
                "seat": seat,
                "ready": not laying or is_ready(s, seat),
                "fighters": [ADVENTURER_IDS[a] for a in laid[:shown]],
                "survivors": s.survivors[seat] if turned else None,
            }
        )
    return {"lineups": lineups, "duel": turned, "winner": s.winner if s.winner != NOBODY else None}


def duels_turned_up(s: Dungeonville) -> int:
    """How many duels have been revealed: those whose frame no longer waits."""
    names = [STEPS[f[0]].name for f in s.frames]
    return FIGHTERS - names.count("duel")


def visit(s: Dungeonville) -> Data:
    """The visit is open to all: party, letters, load, the revealed room, the odds (DV-081 to DV-099)."""
    letters = {ADVENTURER_IDS[a]: letter_name(letter_of(s, a)) for a in members(s)}
    return {
        "seat": s.explorer,
        "dungeon": DUNGEON_IDS[s.pawns[s.explorer]],
        "letters": letters,
        "room": CARD_IDS[s.room] if s.room != NOTHING else None,
        "victim": ADVENTURER_IDS[s.victim] if s.victim != NOBODY else None,
        "may_flee": s.may_flee == 1,
        "carried": carried(s),
        "limit": limit(s),
        "sacked": [CARD_IDS[c] for c in s.sacked],
        "odds": odds_of_next_card(s) if s.config.odds else None,
    }


def letter_name(letter: int) -> str | None:
    return LETTERS[letter] if letter != NO_LETTER else None
