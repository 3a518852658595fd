"""How the unseen may be redistributed (section 5): face-down tokens and rooms, secret teams, laid combat cards.

Random rooms need nothing: they are drawn when they are revealed, so that nobody could know them before.
"""

from typing import Final

from undercroft.engine.chance import Source
from undercroft.games.dungeon_twister.cards import COMMON, FIRST_OBJECT
from undercroft.games.dungeon_twister.config import FULL_TEAM, SACRIFICE
from undercroft.games.dungeon_twister.geometry.rooms import NO_ROOM, NUMBER, rooms_numbered
from undercroft.games.dungeon_twister.rules import frames as at
from undercroft.games.dungeon_twister.rules.hidden import unseen
from undercroft.games.dungeon_twister.rules.placing import TOKEN, stock
from undercroft.games.dungeon_twister.rules.room_choice import LAID_ROOM, candidates
from undercroft.games.dungeon_twister.rules.sequence import PHASE_IDS
from undercroft.games.dungeon_twister.rules.teams import choices
from undercroft.games.dungeon_twister.state import (
    NOTHING,
    ON_TILE,
    TEAM,
    TEAM_CHARACTERS,
    TO_PLACE,
    UNUSED,
    DungeonTwister,
)

TEAMS: Final = PHASE_IDS.index("teams")


def imagine(s: DungeonTwister, seat: int, source: Source) -> None:
    """Everything that seat cannot know is dealt anew, in agreement with all it has seen."""
    for other in range(s.players):
        if other != seat:
            imagine_team(s, other, source)
            imagine_laid_rooms(s, other, source)
            imagine_pairs(s, seat, other, source)
            imagine_card(s, seat, other, source)
    s.on = []


def draw(source: Source, pool: list[int]) -> int:
    """One of them, taken out."""
    return pool.pop(source.below(len(pool)))


# ---- tokens


def imagine_team(s: DungeonTwister, other: int, source: Source) -> None:
    """Who stands on the dots, what lies on which room, what is still behind the screen."""
    if s.config.free_teams:
        imagine_kinds(s, other, source)
    hidden = hidden_tokens(s, other)
    places = sorted([s.at[token] for token in hidden])
    people = [token for token in hidden if s.kind[token] < FIRST_OBJECT]
    for_people = [place for place in places if place >= 0 or place == UNUSED]
    for place in for_people:
        s.at[draw(source, people)] = place
    rest = people + [token for token in hidden if s.kind[token] >= FIRST_OBJECT]
    for place in [place for place in places if place not in for_people]:
        s.at[draw(source, rest)] = place
    restack(s, other)
    imagine_chosen(s, other, source)


def hidden_tokens(s: DungeonTwister, other: int) -> list[int]:
    """With a handicap also the characters that were left out (DT-173)."""
    weaker = other == s.config.weaker and s.config.handicap < FULL_TEAM and s.phase > TEAMS
    out = [token for token in range(other * TEAM, other * TEAM + TEAM_CHARACTERS) if s.at[token] == UNUSED]
    return sorted(unseen(s, other) + (out if weaker else []))


def restack(s: DungeonTwister, other: int) -> None:
    """His tokens lie in the stacks where they lay; which they are has changed, unless they were turned up (DT-321)."""
    for tile, stack in enumerate(s.stacks):
        here = [token for token in range(other * TEAM, (other + 1) * TEAM) if s.at[token] == ON_TILE - tile]
        hidden = [s.owner[token] == other and s.at[token] != TO_PLACE for token in stack]
        s.stacks[tile] = tuple([here.pop(0) if hidden[i] else token for i, token in enumerate(stack)])


def imagine_kinds(s: DungeonTwister, other: int, source: Source) -> None:
    """A secret team: any kinds that have not been seen (DT-022, DT-025)."""
    if s.phase == TEAMS:
        count, s.picked[other] = len(s.picked[other]), ()
        for _ in range(count):
            s.picked[other] = (*s.picked[other], draw(source, choices(s, s.picked[other])))
        return
    hidden = unseen(s, other)
    seen = [s.kind[token] for token in range(other * TEAM, (other + 1) * TEAM) if token not in hidden]
    people = [kind for kind in s.config.characters() if kind not in seen]
    things = [kind for kind in s.config.objects() if kind in COMMON or kind not in seen]
    for token in hidden:
        pool = people if token % TEAM < TEAM_CHARACTERS else things
        kind = pool[source.below(len(pool))]
        s.kind[token] = kind
        if kind not in COMMON:
            pool.remove(kind)
    s.picked[other] = tuple(sorted([s.kind[token] for token in range(other * TEAM, (other + 1) * TEAM)]))


def imagine_chosen(s: DungeonTwister, other: int, source: Source) -> None:
    """What he has picked in secret for the question that is still open."""
    if not s.frames or s.frames[-1][1] != other or not s.frames[-1][2]:
        return
    step, _, chosen, rest = s.frames[-1]
    if step == at.PLACING:
        own = stock(s, other)
        s.frames[-1] = (step, other, TOKEN + own[source.below(len(own))], rest)
    elif step == at.KEEP:
        tokens, kept = list(range(other * TEAM, other * TEAM + TEAM_CHARACTERS)), 0
        for _ in range(chosen.bit_count()):
            kept |= 1 << draw(source, tokens)
        s.frames[-1] = (step, other, kept, rest)


# ---- rooms


def imagine_laid_rooms(s: DungeonTwister, other: int, source: Source) -> None:
    """Which of the rooms that he holds or has laid lies where (DT-165, DT-330)."""
    tiles = [tile for tile in range(len(s.laid_by)) if s.laid_by[tile] == other and s.room_of[tile] == NO_ROOM]
    rooms = [s.laid_room[tile] for tile in tiles]
    if s.config.scenario == SACRIFICE:
        rooms = sorted([*rooms, *s.pool])
    elif s.config.controlled:
        rooms = sorted([*rooms, *s.pairs[other]])
    for tile in tiles:
        s.laid_room[tile] = draw(source, rooms)
    if s.config.scenario == SACRIFICE and tiles:
        s.pool = tuple(rooms)
    elif s.config.controlled:
        s.pairs[other] = tuple(rooms)
        imagine_room_in_hand(s, other, source)


def imagine_room_in_hand(s: DungeonTwister, other: int, source: Source) -> None:
    if s.frames and s.frames[-1][0] == at.LAY_ROOM and s.frames[-1][1] == other and s.frames[-1][2]:
        room = s.pairs[other][source.below(len(s.pairs[other]))]
        s.frames[-1] = (at.LAY_ROOM, other, LAID_ROOM + room, 0)


def imagine_pairs(s: DungeonTwister, seat: int, other: int, source: Source) -> None:
    """The pairs that the other has brought, as far as no room of them was seen (DT-027)."""
    if not s.config.secret_pairs:
        return
    seen = {NUMBER[room] for room in s.room_of if room != NO_ROOM}
    known = sorted({*s.pairs[seat], *seen})
    open_pairs = [pair for pair in candidates(s) if pair not in known]
    if not s.pool and s.phase == 0:  # both still choose
        s.pairs[other] = tuple([draw(source, open_pairs) for _ in s.pairs[other]])
        return
    while len(known) < s.config.layout.pairs:
        known.append(draw(source, open_pairs))
    s.pairs[other] = tuple(sorted([pair for pair in known if pair not in s.pairs[seat]]))
    s.pool = tuple([room for room in rooms_numbered(known) if room not in s.room_of])


# ---- combat cards


def imagine_card(s: DungeonTwister, seat: int, other: int, source: Source) -> None:
    """A card that lies face down; with a Weapon Master one has seen it (DT-138, DT-213)."""
    if not s.frames or s.frames[-1][0] not in (at.LAY_FIRST, at.LAY_SECOND) or s.laid[other] == NOTHING:
        return
    if s.lapsed >> other & 1:
        return  # everybody knows that it is the 0 (DT-168)
    if s.frames[-1][0] == at.LAY_SECOND and s.frames[-1][1] == seat:
        return
    hand = s.combat_hands[other]
    s.laid[other] = hand[source.below(len(hand))]
