"""A table of one: the training stands beside its game, and is played and taken back without asking anybody."""

from tests.server.browser import Browser
from tests.server.harness import Server

TRAINING = "dungeon_lords_training"


def test_the_training_is_a_part_of_its_game_on_the_shelf(server: Server) -> None:
    shelf = Browser(server).get("/api/games")["games"]
    assert TRAINING not in [game["name"] for game in shelf]
    parts = [part for game in shelf if game["name"] == "dungeon_lords" for part in game["parts"]]
    assert [(part["name"], part["players"]) for part in parts] == [(TRAINING, [1])]


def test_a_puzzle_is_played_alone_and_taken_back_freely(mira: Browser) -> None:
    table = mira.new_table("me", game=TRAINING, options={"puzzle": "T1"}, start=True)
    socket = mira.at(table)
    for choice in ("lay rolling_stone", "send troll", "confirm", "attack troll/fed_club"):
        assert socket.choose(choice)["type"] == "ack"
    assert socket.now["can_undo"]
    assert socket.now["view"]["puzzle"]["spent"] == 1
    for choice in ("send goblin", "confirm"):
        assert socket.choose(choice)["type"] == "ack"
    assert socket.now["result"] == {"scores": [-1], "places": [1], "reason": "best_tiles"}
