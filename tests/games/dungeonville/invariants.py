"""What holds in every position of every game (section 10 of the specification). `check` for each decision.

What holds between positions (markers never decrease, one death per room, …) is in ledger.py, what needs views
in invariants_views.py.
"""

from typing import cast

from undercroft.engine.match import Match
from undercroft.games.dungeonville.cards import (
    ADVENTURERS,
    CARD_GOLD,
    COLOUR,
    DECKS,
    DUNGEONS,
    NEUTRAL,
    PARTY,
    RANK,
    SEATS,
    TOKENS,
)
from undercroft.games.dungeonville.rules.party import carried_gold, carrying_limit
from undercroft.games.dungeonville.state import NOBODY, NOTHING, Dungeonville

ALL_ADVENTURERS = list(ADVENTURERS)
ALL_CARDS = [list(deck) for deck in DECKS]
PHASES = ("hiring", "sending", "battle", "exploring", "collecting")


def check(match: Match) -> None:
    """All invariants of a position that are cheap enough for every decision."""
    s = state_of(match)
    phase, step = PHASES[s.phase], "" if match.over else match.step().name
    adventurers_are_conserved(s)
    dungeon_cards_are_conserved(s)
    deeds_are_conserved(s)
    nobody_has_his_own_marker_in_his_zone(s)
    tokens_exist_in_round_one_only(s)
    town_is_sorted_and_full(s, phase, step)
    pawns_stand_where_they_may(s, phase, step)
    loot_exists_between_visit_and_collecting(s, phase)
    no_party_is_neutral_only(s, step)
    line_ups_belong_to_their_parties(s, step)
    if not match.over:
        sending_begins_with_full_parties(s, step)
        the_load_fits(s, step)
    the_end_is_the_end(match, s)


def state_of(match: Match) -> Dungeonville:
    return cast("Dungeonville", match.state)


# ---- cards, deeds, markers


def adventurers_are_conserved(s: Dungeonville) -> None:
    """Adventurer deck + discard pile + town + all parties = the 64 adventurers, each exactly once."""
    everywhere = [*s.deck, *s.discard, *s.town]
    for party in s.parties:
        everywhere += party
    assert sorted(everywhere) == ALL_ADVENTURERS


def dungeon_cards_are_conserved(s: Dungeonville) -> None:
    """For each dungeon: deck, pile, treasures, loot and the revealed card are its 32 cards, each exactly once."""
    held = [card for pile in (*s.treasures, *s.loots) for card in pile]
    held += [card for card in (*s.tops, s.room) if card != NOTHING]
    for dungeon in range(DUNGEONS):
        own = ALL_CARDS[dungeon]
        lowest, highest = own[0], own[-1]
        away = [card for card in held if lowest <= card <= highest]
        assert sorted([*s.decks[dungeon], *s.piles[dungeon], *away]) == own
        assert s.tops[dungeon] == NOTHING or lowest <= s.tops[dungeon] <= highest


def deeds_are_conserved(s: Dungeonville) -> None:
    """The five deeds: one per player, the rest on the Deed House."""
    assert len(s.deeds) == s.players
    assert sorted(s.deeds + s.house) == list(range(DUNGEONS))


def nobody_has_his_own_marker_in_his_zone(s: Dungeonville) -> None:
    """No death zone holds a marker of its owner's colour."""
    assert not any(s.zones[:: SEATS + 1])


def tokens_exist_in_round_one_only(s: Dungeonville) -> None:
    """Tokens exist in round 1 only; 0-4 per player."""
    assert all(0 <= tokens <= (TOKENS if s.round == 1 else 0) for tokens in s.tokens)


# ---- town, parties, pawns


def town_is_sorted_and_full(s: Dungeonville, phase: str, step: str) -> None:
    """At most five, ranks fall from the Street upwards; fewer than five only if nobody is left to draw.

    A player who has discarded decides before the town is filled again; battles add to the pile after hiring.
    """
    assert len(s.town) <= 5
    assert all(s.town[i] > s.town[i + 1] for i in range(len(s.town) - 1))
    if phase == "hiring" and step not in ("hire", "payment"):
        assert len(s.town) == 5 or not (s.deck or s.discard)


def sending_begins_with_full_parties(s: Dungeonville, step: str) -> None:
    """When Sending begins every player has 0 (dissolved) or at least 3 adventurers, unless the town ran dry."""
    if step == "send" and s.town:
        assert all(not party or len(party) >= PARTY for party in s.parties)


def no_party_is_neutral_only(s: Dungeonville, step: str) -> None:
    """After the checks of DV-144, DV-145 and DV-146 no party consists of neutrals only.

    Except a reserve at home (option `reserve`), which the check in a visit does not see.
    """
    if step in ("send", "take", "flee", "drop", "buy-deed") and not s.reserves:
        for party in s.parties:
            assert not party or any(COLOUR[adventurer] != NEUTRAL for adventurer in party)


def pawns_stand_where_they_may(s: Dungeonville, phase: str, step: str) -> None:
    """After Battle at most one pawn stands at each dungeon; after Exploring none."""
    standing = [pawn for pawn in s.pawns if pawn != NOTHING]
    if phase == "exploring":
        assert len(set(standing)) == len(standing)
    if phase in ("collecting", "hiring") and not s.over:
        assert not standing
    assert all(s.parties[seat] or s.over or phase in ("battle", "exploring") for seat in seats_out(s))


def seats_out(s: Dungeonville) -> list[int]:
    return [seat for seat in range(s.players) if s.pawns[seat] != NOTHING]


def line_ups_belong_to_their_parties(s: Dungeonville, step: str) -> None:
    """Cards in a line-up belong to their party; three per participant, or all he has."""
    if step not in ("line-up", "cloak", "new-order"):
        return
    for seat in range(s.players):
        assert set(s.lineups[seat]) <= set(s.parties[seat])
        assert len(s.lineups[seat]) <= min(3, len(s.parties[seat]))
        if step != "line-up" and s.fighting >> seat & 1:
            assert len(s.lineups[seat]) == min(3, len(s.parties[seat]))


# ---- the visit


def the_load_fits(s: Dungeonville, step: str) -> None:
    """Gold carried (without the Sack) ≤ living ranks (+ 25) whenever the explorer decides to take, flee or go on."""
    if step in ("take", "flee"):
        assert carried_gold(s) <= carrying_limit(s)
        weighing = sum(CARD_GOLD[card] for card in s.loots[s.explorer] if card not in s.sacked)
        assert weighing <= sum(RANK[member] for member in s.parties[s.explorer]) + 25


def loot_exists_between_visit_and_collecting(s: Dungeonville, phase: str) -> None:
    """Loot exists only between the start of a visit and Collecting."""
    if phase != "exploring":
        assert not any(s.loots)
        assert s.room == NOTHING
        assert s.explorer == NOBODY


def the_end_is_the_end(match: Match, s: Dungeonville) -> None:
    """After the game has ended there is no decision; round ≤ round cap."""
    assert (s.over == 1) == (not match.to_act)
    assert s.config.cap == 0 or s.round <= s.config.cap
