"""Taking back in the building year: DL-084, DL-297."""

from undercroft.engine.game import Game
from undercroft.engine.testing.table import PlayTable, sit
from undercroft.games.dungeon_lords.game import RULES
from undercroft.games.dungeon_lords.meta import META


def table(**position: object) -> PlayTable:
    return sit(Game(META, RULES, "", 4, {}), {"at": "actions", **position})


def test_a_hired_golem_can_be_taken_back_until_its_card_is_discarded() -> None:
    """DL-297: choosing the tile and the card form one unit; each step can be taken back."""
    seated = table(
        year=2,
        tavern=["golem"],
        spaces={"hire": ["P1"]},
        P1={"traps": ["pendulum", "fire_wall"]},
        P2={"rooms": {"2-1": "mint"}},
    )
    before = seated.match.digest()
    seated.plays("P1", "hire golem")
    seated.match.undo(0)
    assert seated.match.digest() == before
    seated.plays("P1", "hire golem", "discard-trap pendulum")
    seated.match.undo(0)
    assert seated.step() == "pay-golem"


def test_a_room_can_be_put_back() -> None:
    """DL-297: after choosing the tile, and after choosing the cell, as long as nobody else has decided."""
    seated = table(market=["chicken_coop"], spaces={"room": ["P1"]}, P2={"rooms": {"2-1": "mint"}})
    before = seated.match.digest()
    seated.plays("P1", "take-room chicken_coop", "build 3-1")
    seated.match.undo(0)
    assert seated.step() == "build-room"
    seated.match.undo(0)
    assert seated.match.digest() == before


def test_what_was_seen_cannot_be_taken_back() -> None:
    """DL-297: a spied card, a drawn trap; also a card that another spy has seen before."""
    for town in ([], ["fireball"]):
        seated = table(
            town=town, spaces={"reputation": ["P1"], "food": ["?", "P1"]}, P2={"spied": ["1"] if town else []}
        )
        seated.plays("P1", "do", "do", "spy 1")
        assert not seated.match.can_undo(0)
    seated = table(spaces={"traps": ["P1"]}, P2={"rooms": {"2-1": "mint"}}).plays("P1", "do")
    assert not seated.match.can_undo(0)


def test_a_confirmation_can_be_withdrawn_until_all_have_confirmed() -> None:
    """DL-084: others may have laid and confirmed meanwhile."""
    seated = table(at="orders")
    seated.plays("P1", "order dig", "order mine", "order food", "confirm")
    seated.plays("P2", "order dig", "order mine", "order food", "confirm")
    assert seated.asks() == ["P3", "P4"]
    seated.match.undo(0)
    assert seated.asks() == ["P1", "P3", "P4"]
    assert seated.sees("P2", "players.0.orders") == []
    seated.plays("P1", "confirm")
    for name in ("P3", "P4"):
        seated.plays(name, "order dig", "order mine", "order food", "confirm")
    assert not seated.match.can_undo(0)


def test_with_simultaneous_production_everybody_may_take_back_his_own() -> None:
    """DL-191: what others have done meanwhile stays."""
    game = Game(META, RULES, "", 4, {"production_order": "simultaneous"})
    words = {
        "P1": {"imps": 6, "rooms": {"2-1": "mint"}},
        "P2": {"imps": 6, "rooms": {"2-1": "chicken_coop", "4-1": "souvenir_shop"}},
    }
    seated = sit(game, {"at": "production", "year": 2, **words})
    seated.plays("P1", "use-room mint").plays("P2", "use-room chicken_coop")
    seated.match.undo(0)
    assert seated.truth("players.0.gold") == 3
    assert seated.truth("players.1.food") == 4
