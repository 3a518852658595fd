"""The state of a match: what lies where. Data and its copy, no rules."""

from typing import ClassVar, Final

from undercroft.engine.door import Door
from undercroft.engine.state import INT, INTS, PILE, PILES, Frame, Pile, State
from undercroft.games.dungeon_lords.cards import (
    COLOURS,
    COMBAT_ROUNDS,
    EVENT_IDS,
    EVIL_START,
    HERO_IDS,
    PLACES,
    ROOM_IDS,
    SPACES_EACH,
    START,
    START_TUNNELS,
)

NOBODY: Final = -1
NOTHING: Final = -1
TENT: Final = -1  # where the paladin is: in his tent, gone, or with the seat of that number
GONE: Final = -2
NON_PLAYER: Final = COLOURS  # on the board: NON_PLAYER + number of the non-player

# Effects on a party that last for one battle, as bits of `effects`.
WAS_ATTACKED: Final = 1  # DL-374
NO_CONQUEST: Final = 2  # DL-380
NO_HEALING: Final = 4  # DL-377
NO_SPELLS: Final = 8  # DL-436
SHIELD: Final = 16  # DL-482, until it has absorbed a point
RAGE: Final = 32  # DL-492
COURAGE: Final = 64  # DL-495


class Config:
    """The options of a match (section 6 of both files); shared by all copies, never changed."""

    __slots__ = (
        "chooses_orders",
        "plans_together",
        "printed_only",
        "produces_together",
        "special",
        "start",
        "surcharge",
        "training",
    )

    def __init__(self, options: dict[str, object]) -> None:
        full = options["version"] == "full"
        initial, special, surcharge = options["initial_orders"], options["special_events"], options["hire_surcharge"]
        self.chooses_orders = full if initial == "by_version" else initial == "choose_2_of_3"
        self.special = full if special == "by_version" else special == "on"  # DL-033
        self.surcharge = full if surcharge == "by_version" else surcharge == "on"
        start = options["start_player"]
        self.start = start - 1 if isinstance(start, int) else NOBODY
        self.produces_together = options["production_order"] == "simultaneous"
        self.plans_together = options["planning"] == "simultaneous"
        self.printed_only = options["content_pack"] == "printed_only"  # DL-425
        self.training = options.get("training") is True  # a puzzle for one, everything open (DL-601)


class DungeonLords(State):
    """Everything on the table and in the hands. Piles are tuples, so that copies can share them.

    The names of fields stand in records and golden hashes, so they stay, also where a better word has come up since:
    `halls` are the cells of rooms, `down` the monsters face down, `built` the sites of rooms, `plans` the open plans.
    """

    __slots__ = (
        "at_work", "bait", "barred", "battler", "bonus", "built", "chosen_trap", "combat_round", "config", "confirmed",
        "conquered", "digging", "down", "drawn", "dug", "effects", "event", "events", "evil", "failed", "food",
        "foremen", "ghosts_sent", "gold", "halls", "handled", "hero_bottom", "hero_discard", "hero_stack",
        "heroes_next", "heroes_now", "hidden", "idle", "idle_trolls", "imps", "invisible", "lairs", "market", "mining",
        "monster_discard", "monster_stack", "non_barred", "non_evil", "non_open", "non_stacks", "orders", "paladin",
        "plan_stages", "plan_tiles", "plan_traps", "plans", "poisoned", "poisoned_too",
        "prevented", "prisons", "queues", "room_discard",
        "room_stack", "seals", "season", "sent", "sheep", "spaces", "specials", "spied", "start", "tavern", "tiles",
        "town", "trap_deck", "trap_dropped", "trap_used", "traps", "uses", "wave", "wounds", "year",
    )  # fmt: skip

    FIELDS: ClassVar[dict[str, str]] = {
        **State.FIELDS,
        "year": INT, "season": INT, "start": INT,
        "evil": INTS, "food": INTS, "gold": INTS, "imps": INTS, "seals": INTS, "paladin": INT,
        "tiles": INTS, "halls": INTS, "conquered": INTS, "built": PILE,
        "traps": PILES, "trap_deck": PILE, "trap_dropped": PILES, "trap_used": PILE,
        "lairs": PILES, "down": PILES, "monster_stack": PILE, "tavern": PILE, "monster_discard": PILE,
        "room_stack": PILE, "market": PILE, "room_discard": PILE,
        "queues": PILES, "prisons": PILES, "wounds": INTS, "bonus": PILE,
        "hero_stack": PILE, "hero_bottom": PILE, "hero_discard": PILE, "heroes_now": PILE, "heroes_next": PILE,
        "events": PILE, "event": INT, "specials": PILE, "town": PILE, "spied": PILE,
        "barred": PILES, "drawn": PILES, "orders": PILES, "confirmed": INT, "wave": INT, "failed": INTS,
        "spaces": INTS, "non_barred": PILES, "non_stacks": PILES, "non_open": PILES, "hidden": PILE, "non_evil": INT,
        "idle": INTS, "idle_trolls": INTS, "at_work": INTS, "digging": INTS, "mining": INTS, "foremen": INTS,
        "uses": PILE, "handled": PILE, "dug": INT,
        "combat_round": INT, "plans": INT, "plan_stages": PILE, "plan_tiles": PILE, "plan_traps": PILES,
        "sent": PILES, "ghosts_sent": PILE, "bait": PILE, "battler": INT, "effects": INT, "sheep": INT,
        "invisible": PILE, "poisoned": INT, "poisoned_too": INT, "prevented": INT, "chosen_trap": INT,
    }  # fmt: skip

    def __init__(self, players: int, config: Config, door: Door, like: "DungeonLords | None" = None) -> None:
        # One constructor for both ways to a state: a compiled class cannot be made without it.
        self.players = players
        self.config = config
        self.door = door
        if like is None:
            self.lay_out_lords()
            self.lay_out_tiles()
            self.lay_out_orders()
            self.lay_out_combat()
        else:
            self.copy_lords(like)
            self.copy_tiles(like)
            self.copy_orders(like)
            self.copy_combat(like)

    def lay_out_lords(self) -> None:
        """The timeline and what each lord owns (DL-016, DL-021, DL-022)."""
        each = self.players
        self.phase = -1
        self.over = 0
        self.frames: list[Frame] = []
        self.year = 1
        self.season = 0
        self.start = 0  # the start player
        self.evil = [EVIL_START] * each
        self.food = [START["food"]] * each
        self.gold = [START["gold"]] * each
        self.imps = [START["imps"]] * each
        self.seals = [0] * each
        self.paladin = TENT
        self.tiles = [START_TUNNELS] * each  # cells with a tile, as bits
        self.halls = [0] * each  # those of them that are rooms
        self.conquered = [0] * each  # those of them that are conquered
        self.built: Pile = (NOTHING,) * len(ROOM_IDS)  # where each room stands: seat * CELLS + cell
        self.traps: list[Pile] = [()] * each  # kinds, sorted
        self.lairs: list[Pile] = [()] * each  # monsters and ghosts face up, sorted
        self.down: list[Pile] = [()] * each  # and face down

    def lay_out_tiles(self) -> None:
        """Stacks and decks as sets: their order is unknown to everybody until somebody draws (DL-007 to DL-015)."""
        each = self.players
        self.trap_deck: Pile = ()
        self.trap_dropped: list[Pile] = [()] * each  # discarded face down: only that seat knows them
        self.trap_used: Pile = ()  # discarded in battle: everybody has seen them
        self.monster_stack: Pile = ()  # of this year
        self.tavern: Pile = ()
        self.monster_discard: Pile = ()
        self.room_stack: Pile = ()
        self.market: Pile = ()
        self.room_discard: Pile = ()
        self.queues: list[Pile] = [()] * each  # heroes at the entrances, front first, the paladin among them
        self.prisons: list[Pile] = [()] * each
        self.wounds = [0] * len(HERO_IDS)  # damage markers on each hero
        self.bonus: Pile = ()  # heroes with one hit point more (DL-493)
        self.hero_stack: Pile = ()
        self.hero_bottom: Pile = ()  # put back at the bottom, known to all; drawn last, first one first (DL-067)
        self.hero_discard: Pile = ()
        self.heroes_now: Pile = ()  # of this round, weakest first
        self.heroes_next: Pile = ()  # of the next round
        self.events: Pile = (NOTHING,) * len(EVENT_IDS)  # of spring, summer, autumn; NOTHING: face down
        self.event = NOTHING  # the special event card that lies open
        self.specials: Pile = ()  # special event cards that were open in this match
        self.town: Pile = (NOTHING,) * COMBAT_ROUNDS  # combat cards of this year; NOTHING: nobody has seen it
        self.spied: Pile = (0,) * COMBAT_ROUNDS  # the seats that know each of them

    def lay_out_orders(self) -> None:
        """Orders, minions and imps at work."""
        each, others = self.players, COLOURS - self.players
        self.barred: list[Pile] = [()] * each  # inaccessible orders, sorted
        self.drawn: list[Pile] = [()] * each  # full version: the three of which two become inaccessible
        self.orders: list[Pile] = [()] * each  # laid in this round, first to third
        self.confirmed = 0
        self.wave = 0  # how many orders of everybody are turned up
        self.failed = [0] * each  # orders of this round that carry a minion: 1 << place
        self.spaces = [NOBODY] * (PLACES * SPACES_EACH)
        self.non_barred: list[Pile] = [()] * others
        self.non_stacks: list[Pile] = [()] * others
        self.non_open: list[Pile] = [()] * others  # shown in this round
        self.hidden: Pile = (NOTHING,) * others  # two players: chosen in secret (DL-184)
        self.non_evil = EVIL_START  # two players only
        self.idle = [START["imps"]] * each
        self.idle_trolls = [0] * each
        self.at_work = [0] * each  # imps in rooms
        self.digging = [0] * each  # cells with an imp that dug there, as bits
        self.mining = [0] * each
        self.foremen = [0] * each
        self.uses: Pile = (0,) * len(ROOM_IDS)  # of each room in this round
        self.handled: Pile = ()  # tiles of the lair that payday or a strike has dealt with
        self.dug = 0  # tunnels dug with the present order

    def lay_out_combat(self) -> None:
        each = self.players
        self.combat_round = 0
        self.plans = 0  # seats whose plan lies open; what it sends is then no longer in the lair or among the traps
        self.plan_stages: Pile = (0,) * each  # how far each has come with his plan (rules/plan_stages.py)
        self.plan_tiles: Pile = (NOTHING,) * each
        self.plan_traps: list[Pile] = [()] * each
        self.sent: list[Pile] = [()] * each  # monsters in the battle yard that have not acted
        self.ghosts_sent: Pile = (0,) * each  # and ghosts
        self.bait: Pile = (0,) * each  # gold set aside (DL-336)
        self.clear_battle()

    def clear_battle(self) -> None:
        self.battler = NOBODY
        self.effects = 0
        self.sheep = NOTHING  # the kind that is a sheep (DL-491)
        self.invisible: Pile = ()
        self.poisoned = NOTHING
        self.poisoned_too = NOTHING  # by the second dart in a labyrinth
        self.prevented = 0  # trap symbols that were used (DL-471)
        self.chosen_trap = NOTHING  # revealed, its target not yet chosen

    def copy(self, door: Door) -> "DungeonLords":
        return DungeonLords(self.players, self.config, door, self)

    def copy_lords(self, like: "DungeonLords") -> None:
        self.phase = like.phase
        self.over = like.over
        self.frames = like.frames[:]
        self.year = like.year
        self.season = like.season
        self.start = like.start
        self.evil = like.evil[:]
        self.food = like.food[:]
        self.gold = like.gold[:]
        self.imps = like.imps[:]
        self.seals = like.seals[:]
        self.paladin = like.paladin
        self.tiles = like.tiles[:]
        self.halls = like.halls[:]
        self.conquered = like.conquered[:]
        self.built = like.built
        self.traps = like.traps[:]
        self.lairs = like.lairs[:]
        self.down = like.down[:]

    def copy_tiles(self, like: "DungeonLords") -> None:
        self.trap_deck = like.trap_deck
        self.trap_dropped = like.trap_dropped[:]
        self.trap_used = like.trap_used
        self.monster_stack = like.monster_stack
        self.tavern = like.tavern
        self.monster_discard = like.monster_discard
        self.room_stack = like.room_stack
        self.market = like.market
        self.room_discard = like.room_discard
        self.queues = like.queues[:]
        self.prisons = like.prisons[:]
        self.wounds = like.wounds[:]
        self.bonus = like.bonus
        self.hero_stack = like.hero_stack
        self.hero_bottom = like.hero_bottom
        self.hero_discard = like.hero_discard
        self.heroes_now = like.heroes_now
        self.heroes_next = like.heroes_next
        self.events = like.events
        self.event = like.event
        self.specials = like.specials
        self.town = like.town
        self.spied = like.spied

    def copy_orders(self, like: "DungeonLords") -> None:
        self.barred = like.barred[:]
        self.drawn = like.drawn[:]
        self.orders = like.orders[:]
        self.confirmed = like.confirmed
        self.wave = like.wave
        self.failed = like.failed[:]
        self.spaces = like.spaces[:]
        self.non_barred = like.non_barred[:]
        self.non_stacks = like.non_stacks[:]
        self.non_open = like.non_open[:]
        self.hidden = like.hidden
        self.non_evil = like.non_evil
        self.idle = like.idle[:]
        self.idle_trolls = like.idle_trolls[:]
        self.at_work = like.at_work[:]
        self.digging = like.digging[:]
        self.mining = like.mining[:]
        self.foremen = like.foremen[:]
        self.uses = like.uses
        self.handled = like.handled
        self.dug = like.dug

    def copy_combat(self, like: "DungeonLords") -> None:
        self.combat_round = like.combat_round
        self.plans = like.plans
        self.plan_stages = like.plan_stages
        self.plan_tiles = like.plan_tiles
        self.plan_traps = like.plan_traps[:]
        self.sent = like.sent[:]
        self.ghosts_sent = like.ghosts_sent
        self.bait = like.bait
        self.battler = like.battler
        self.effects = like.effects
        self.sheep = like.sheep
        self.invisible = like.invisible
        self.poisoned = like.poisoned
        self.poisoned_too = like.poisoned_too
        self.prevented = like.prevented
        self.chosen_trap = like.chosen_trap


def is_at(s: DungeonLords, step: int) -> bool:
    """Whether that step (rules/frames.py) is the present one."""
    if not s.frames:
        return False
    present, _, _, _ = s.frames[-1]
    return present == step
