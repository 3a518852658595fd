"""Phase "new round" (DL-060 to DL-071): a new offer, and what is coming in the next round."""

from undercroft.engine.piles import put, without
from undercroft.games.dungeon_lords import messages
from undercroft.games.dungeon_lords.cards import (
    AUTUMN,
    EVENT_IDS,
    HERO_RANK,
    HEROES_DRAWN,
    IN_MARKET,
    IN_TAVERN,
    IS_PRINTED_SPECIAL,
    SPECIAL,
    SPECIAL_IDS,
    WAGE,
)
from undercroft.games.dungeon_lords.rules.chance import EVENT_DRAW, HERO_DRAW, MONSTER_DRAW, ROOM_DRAW, SPECIAL_DRAW
from undercroft.games.dungeon_lords.rules.costs import pieces_of
from undercroft.games.dungeon_lords.state import DungeonLords


def begin_new_round(s: DungeonLords) -> None:
    """Tavern and market anew (DL-060 to DL-062); not in autumn: event and heroes of the next round (DL-053)."""
    s.door.tell(messages.ROUND, (s.year, s.season, s.start))
    fill_tavern(s)
    fill_market(s)
    s.heroes_now = s.heroes_next
    s.heroes_next = ()
    if s.season != AUTUMN:
        turn_up_event(s)
        draw_heroes(s)


def fill_tavern(s: DungeonLords) -> None:
    s.monster_discard += s.tavern
    s.tavern = ()
    for _ in range(min(IN_TAVERN, len(s.monster_stack))):
        kind = s.door.draw(MONSTER_DRAW, s.monster_stack)
        s.monster_stack = without(s.monster_stack, kind)
        s.tavern += (kind,)
        s.door.tell(messages.TAVERN, (kind, *pieces_of(WAGE[kind])))


def fill_market(s: DungeonLords) -> None:
    s.room_discard += s.market
    s.market = ()
    for _ in range(min(IN_MARKET, len(s.room_stack))):
        room = s.door.draw(ROOM_DRAW, s.room_stack)
        s.room_stack = without(s.room_stack, room)
        s.market += (room,)
        s.door.tell(messages.MARKET, (room,))


def turn_up_event(s: DungeonLords) -> None:
    """The event tile of the next round, and with the special one this year's card (DL-064, DL-065)."""
    event = s.door.draw(EVENT_DRAW, tuple([tile for tile in range(len(EVENT_IDS)) if tile not in s.events]))
    s.events = put(s.events, s.season, event)
    s.door.tell(messages.EVENT_COMING, (event, s.season + 1))
    if event == SPECIAL and s.config.special:
        s.event = s.door.draw(SPECIAL_DRAW, specials_left(s))
        s.specials += (s.event,)
        s.door.tell(messages.SPECIAL_COMING, (s.event,))


def specials_left(s: DungeonLords) -> tuple[int, ...]:
    """Never the same card twice (DL-540); with the pack `printed_only` those with a source (DL-035)."""
    cards = range(len(SPECIAL_IDS))
    return tuple([c for c in cards if c not in s.specials and (IS_PRINTED_SPECIAL[c] or not s.config.printed_only)])


def draw_heroes(s: DungeonLords) -> None:
    """Four heroes with four players, else three, sorted by rank; equal ranks as they were drawn (DL-066, DL-069)."""
    drawn = [draw_hero(s) for _ in range(HEROES_DRAWN[s.players])]
    while all_alike(drawn) and another_rank_left(s, HERO_RANK[drawn[0]]):
        put_back = drawn.pop()
        s.hero_bottom += (put_back,)
        s.door.tell(messages.HERO_PUT_BACK, (put_back,))
        drawn.append(draw_hero(s))
    drawn.sort(key=HERO_RANK.__getitem__)
    s.heroes_next = tuple(drawn)
    for hero in drawn:
        s.door.tell(messages.HERO_COMING, (hero,))


def draw_hero(s: DungeonLords) -> int:
    """From the stack; those put at its bottom are known and come last (DL-067)."""
    if s.hero_stack:
        hero = s.door.draw(HERO_DRAW, s.hero_stack)
        s.hero_stack = without(s.hero_stack, hero)
        return hero
    hero = s.hero_bottom[0]
    s.hero_bottom = s.hero_bottom[1:]
    return hero


def all_alike(heroes: list[int]) -> bool:
    """Whether all carry the same sign, so that the last is drawn anew (DL-067)."""
    return len({HERO_RANK[hero] for hero in heroes}) == 1


def another_rank_left(s: DungeonLords, rank: int) -> bool:
    """Otherwise they stay as drawn (DL-068)."""
    for hero in (*s.hero_stack, *s.hero_bottom):
        if HERO_RANK[hero] != rank:
            return True
    return False
