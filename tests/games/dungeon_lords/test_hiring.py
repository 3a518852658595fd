"""Place `hire`: DL-160 to DL-169."""

from tests.games.dungeon_lords.building import RULES, Game, fresh, give, ids, stand
from undercroft.engine.door import only
from undercroft.games.dungeon_lords.cards import MONSTER_IDS, TROLL
from undercroft.games.dungeon_lords.rules.carrying_out import begin_actions
from undercroft.games.dungeon_lords.state import DungeonLords


def tavern(*kinds: str, space: int = 1, year: int = 1, **things: object) -> Game:
    """P1 on that space of `hire`, with these things."""
    s = fresh(4, year=year)
    s.tavern = ids(MONSTER_IDS, list(kinds))
    give(s, "P1", **things)
    stand(s, "hire", *[""] * (space - 1), "P1")
    return Game(s).begin(begin_actions)


def lair(s: DungeonLords, seat: int = 0) -> list[str]:
    return [MONSTER_IDS[kind] for kind in s.lairs[seat]]


def test_the_third_space_costs_a_food_more() -> None:
    """DL-E26 (DL-161 to DL-163): with 2 food troll is too dear, goblin costs 2 food, ghost 1 food and 1 evil."""
    game = tavern("troll", "goblin", "ghost", space=3, food=2, evil=5)
    assert game.offers("P1") == ["hire goblin", "hire ghost", "decline"]
    assert "DL-161" in game.why_not("P1", "hire troll")
    game.plays("P1", "hire ghost")
    assert (game.s.food[0], game.s.evil[0]) == (1, 6)
    game = tavern("troll", "goblin", "ghost", space=3, food=2).plays("P1", "hire goblin")
    assert game.s.food[0] == 0


def test_every_price() -> None:
    """DL-162: the table, on space I."""
    prices = {
        "goblin": (1, 0, 0),
        "slime": (1, 0, 0),
        "ghost": (0, 1, 0),
        "troll": (2, 0, 0),
        "witch": (1, 1, 0),
        "vampire": (0, 2, 0),
        "golem": (0, 0, 1),
        "dragon": (2, 2, 0),
        "demon": (0, 1, 0),
    }
    for kind, (food, evil, gold) in prices.items():
        game = tavern(kind, food=5, evil=5, gold=5, traps=["pendulum"], lair=["goblin"]).plays("P1", f"hire {kind}")
        assert (game.s.food[0], game.s.evil[0], game.s.gold[0]) == (5 - food, 5 + evil, 5 - gold)
        assert kind in lair(game.s)
        assert game.s.tavern == ()
        assert len(game.s.traps[0]) == (0 if kind == "golem" else 1)
        assert ("goblin" in lair(game.s)) == (kind != "demon")


def test_nothing_affordable_is_not_carried_out() -> None:
    """DL-163, DL-103: no food: only declining is left, and nobody is asked."""
    game = tavern("troll", "goblin", "slime", food=0)
    assert not game.offered
    assert game.s.failed[0]


def test_evil_as_a_price_ends_at_fifteen() -> None:
    """DL-251: at 14 the ghost can be paid, the vampire cannot."""
    assert tavern("ghost", "vampire", "slime", evil=14, food=0).offers("P1") == ["hire ghost", "decline"]


def test_each_minion_hires_one_tile_from_the_third_space_on() -> None:
    """DL-160, DL-164: P3 chooses first, P1 gets what is left."""
    s = fresh(4)
    s.tavern = ids(MONSTER_IDS, ["goblin", "slime", "ghost"])
    stand(s, "hire", "P1", "P2", "P3")
    game = Game(s).begin(begin_actions)
    game.plays("P3", "hire goblin").plays("P2", "hire slime")
    assert game.offers("P1") == ["hire ghost", "decline"]


def test_a_troll_brings_a_token() -> None:
    """DL-166: idle at once, for this round's production."""
    game = tavern("troll", "goblin", "slime").plays("P1", "hire troll")
    assert game.s.lairs[0] == (TROLL,)
    assert game.s.idle_trolls[0] == 1


def test_a_golem_wants_a_trap_card_of_the_owners_choice() -> None:
    """DL-167: face down, in secret; asked even if all are alike; without a card he cannot be paid."""
    game = tavern("golem", year=2, gold=1, traps=["pendulum", "pendulum"]).plays("P1", "hire golem")
    assert game.offers("P1") == ["discard-trap pendulum"]
    f = game.s.frames[-1]
    assert RULES.steps[f[0]].audience(game.s, f, 0, game.offered[0][0]) == only(0)
    game.plays("P1", "discard-trap pendulum")
    assert (len(game.s.traps[0]), lair(game.s)) == (1, ["golem"])
    assert not tavern("golem", year=2, gold=1).offered
    assert not tavern("golem", year=2, gold=0, traps=["pendulum"]).offered


def test_a_demon_wants_another_monster() -> None:
    """DL-168, DL-165, DL-166: never a ghost; another demon is allowed; a troll takes his token along."""
    game = tavern("demon", year=2, evil=5, lair=["demon", "troll", "ghost"]).plays("P1", "hire demon")
    assert game.offers("P1") == ["discard-monster troll", "discard-monster demon"]
    game.plays("P1", "discard-monster troll")
    assert lair(game.s) == ["ghost", "demon", "demon"]
    assert game.s.idle_trolls[0] == 0
    assert game.s.evil[0] == 6
    assert game.s.monster_discard == (TROLL,)
    assert not tavern("demon", year=2, lair=["ghost"]).offered


def test_two_of_a_kind_are_offered_once() -> None:
    """B12: same kinds count once; one of them stays in the tavern."""
    game = tavern("goblin", "goblin", "troll")
    assert game.offers("P1") == ["hire goblin", "hire troll", "decline"]
    game.plays("P1", "hire goblin")
    assert len(game.s.tavern) == 2
