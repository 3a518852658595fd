"""What a seat sees: the only folder that decides secrecy. Everything shown here is named; nothing is hidden later."""

from undercroft.engine.seats import SEAT_IDS
from undercroft.engine.state import Pile
from undercroft.engine.viewer import Viewer
from undercroft.games.dungeonville.cards import (
    ADVENTURER_IDS,
    BLOOD,
    CARD_IDS,
    DEED_IDS,
    DUNGEON_IDS,
    DUNGEONS,
    PARTY,
    PLACE_IDS,
    PRICE,
    SEATS,
)
from undercroft.games.dungeonville.rules import frames as at
from undercroft.games.dungeonville.rules.battle import is_ready, participants
from undercroft.games.dungeonville.rules.claims import points, points_with
from undercroft.games.dungeonville.rules.ending import spent_blood
from undercroft.games.dungeonville.rules.payment import wealth
from undercroft.games.dungeonville.rules.sequence import SENDING, STEPS
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville
from undercroft.games.dungeonville.view.battle import view_battle
from undercroft.games.dungeonville.view.ids import PHASES, STEP_IDS
from undercroft.games.dungeonville.view.odds import odds_of_entrances
from undercroft.games.dungeonville.view.shape import Dungeon, DungeonvilleView, EntranceOdds, Place, Player, Question
from undercroft.games.dungeonville.view.visit import view_visit


def view_table(s: Dungeonville, viewer: Viewer) -> DungeonvilleView:
    """The whole view."""
    in_house = known_in_house(s, viewer)
    known = [deed for seat, deed in enumerate(s.deeds) if is_deed_open(s, viewer, seat)]
    hidden = [deed for deed in range(DUNGEONS) if deed not in known and DEED_IDS[deed] not in in_house]
    return {
        "game": "dungeonville",
        "viewer": viewer.viewer,
        "round": s.round,
        "cap": s.config.cap or None,
        "goal": s.config.goal,
        "phase": PHASES[s.phase],
        "stone": s.stone,
        "over": s.over == 1,
        **question(s, viewer),
        "town": town(s),
        "deck": len(s.deck),
        "discard": [ADVENTURER_IDS[a] for a in s.discard],
        "house": {"deeds": len(s.house), "known": in_house},
        "dungeons": [dungeon(s, viewer, d) for d in range(DUNGEONS)],
        "players": [player(s, viewer, seat, hidden) for seat in range(s.players)],
        "battle": view_battle(s, viewer) if s.fighting else None,
        "visit": view_visit(s) if s.explorer != NOBODY else None,
        "entrances": entrances(s, viewer.viewer),
    }


def entrances(s: Dungeonville, viewer: int | None) -> dict[str, EntranceOdds] | None:
    """While pawns are sent, the odds helper tells what each entrance means for one's own party."""
    if viewer is None or not s.config.odds or s.phase != SENDING:
        return None
    return odds_of_entrances(s, viewer)


def question(s: Dungeonville, viewer: Viewer) -> Question:
    """The step and whom it waits for. Whoever is asked covertly is not named to the others (DV-157)."""
    if s.over or not s.frames:
        return {"step": None, "to_act": []}
    f = s.frames[-1]
    step, asked, _, _ = f
    if step == at.LINE_UP:
        return {"step": "line-up", "to_act": [seat for seat in participants(s) if not is_ready(s, seat)]}
    if STEPS[step].covert(s, f) and not viewer.are(asked):
        return {"step": "pause", "to_act": []}
    return {"step": STEP_IDS[step], "to_act": [asked]}


def town(s: Dungeonville) -> list[Place]:
    return [{"place": PLACE_IDS[i], "price": PRICE[i], "adventurer": ADVENTURER_IDS[a]} for i, a in enumerate(s.town)]


def known_in_house(s: Dungeonville, viewer: Viewer) -> list[str]:
    """A deed that was public when it was put back, until somebody buys again (DV-161)."""
    if viewer.all_seeing:
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


def dungeon(s: Dungeonville, viewer: Viewer, d: int) -> Dungeon:
    top = s.tops[d]
    return {
        "id": DUNGEON_IDS[d],
        "deck": len(s.decks[d]) + (top != NOTHING),
        "discard": [CARD_IDS[c] for c in s.piles[d]],
        "blood": s.blood[d * SEATS : d * SEATS + s.players],
        "pawns": [seat for seat in range(s.players) if s.pawns[seat] == d],
        "top": CARD_IDS[top] if top != NOTHING and viewer.in_mask(s.peeked[d]) else None,
    }


def is_deed_open(s: Dungeonville, viewer: Viewer, seat: int) -> bool:
    return viewer.are(seat) or s.shown >> seat & 1 == 1


def player(s: Dungeonville, viewer: Viewer, seat: int, hidden: list[int]) -> Player:
    """`hidden` are the deeds of which the viewer does not know where they are."""
    own = viewer.are(seat)
    is_open = is_deed_open(s, viewer, seat)
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
        "deed": DEED_IDS[s.deeds[seat]] if is_open else None,
        "deed_public": s.shown >> seat & 1 == 1,
        "points": points(s, seat) if own else None,
        "most": points(s, seat) if is_open else max([points_with(s, seat, deed) for deed in hidden]),
        "false_claim": s.false_claims >> seat & 1 == 1,
        "must_hire": len(s.parties[seat]) < PARTY,
    }
