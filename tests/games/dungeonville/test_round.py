"""The round: DV-018 to DV-024."""

import pytest

from tests.games.dungeonville.play import battle, collecting, dungeonville, hiring, lay, seat, sending
from undercroft.engine.testing.table import sit
from undercroft.games.dungeonville.actions import ACTIONS


def test_a_round_has_five_phases_in_order() -> None:
    """DV-018: Hiring, Sending, Battle, Exploring, Collecting, then the next round."""
    table = hiring([60, 50, 48, 12, 5], 40, P1=seat(2, 3), P2=seat(6, 7, 8)).chance("crypt-d8")
    table.plays("P1", "send crypt").plays("P2", "send crypt")
    lay(lay(table, "P1", 2, 3, 60), "P2", 6, 7, 8).plays("P1", "take", "flee")
    marks = ["hired", "sent", "battle", "visit", "collected"]
    assert [each for each in dict.fromkeys(table.news()) if each in marks] == marks
    assert table.news().index("collected") < len(table.news()) - 1 - table.news()[::-1].index("round")


def test_loot_is_collected_after_exploring() -> None:
    """DV-018: Collecting is the phase between Exploring and the next Hiring."""
    table = sit(
        dungeonville(), {"at": "exploring", "round": 2, "P1": seat(2, 3, loot=["crypt-e1"]), "P2": seat(6, 7, 8)}
    )
    assert table.truth("phase") == "hiring"
    assert table.truth("players.0.treasure") == ["crypt-e1"]


@pytest.mark.parametrize("phase", ["hiring", "sending", "collecting"])
def test_the_holder_of_the_stone_begins_every_phase(phase: str) -> None:
    """DV-019: the stone holder first, then clockwise."""
    rich = ["crypt-a1", "crypt-a2"]
    position = {
        "at": phase,
        "round": 2,
        "stone": "P3",
        "P1": seat(2, 3, 4, treasure=["rathaus-a1", "rathaus-a2"]),
        "P2": seat(6, treasure=["ice_cave-a1", "ice_cave-b1"]),
        "P3": seat(9, 10, 11, treasure=rich),
    }
    table = sit(dungeonville(3), position)
    order = []
    for _ in range(3):
        order += table.asks()
        name = table.asks()[0]
        table.plays(name, next(c for c in table.offers(name) if c in ("pass", "send crypt", "decline") or "hire" in c))
    assert order == ["P3", "P1", "P2"]


def test_the_stone_holder_begins_exploring() -> None:
    """DV-019, DV-081: visits are made in stone order."""
    position = {
        "at": "exploring",
        "round": 2,
        "stone": "P2",
        "P1": seat(2, 3, 4, pawn="rathaus"),
        "P2": seat(6, 7, 8, pawn="crypt"),
    }
    table = sit(dungeonville(), position, "crypt-a1")
    assert table.truth("visit.seat") == 1


@pytest.mark.parametrize(("before", "after"), [("P1", 1), ("P2", 2), ("P3", 0)])
def test_after_collecting_the_stone_goes_to_the_left_neighbour(before: str, after: int) -> None:
    """DV-020, DV-141, DV-001: one seat clockwise, and a new round begins."""
    table = collecting(players=3, stone=before, P1=seat(2), P2=seat(3), P3=seat(4))
    assert (table.truth("stone"), table.truth("round")) == (after, 3)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_stone_goes_round_the_whole_table(players: int) -> None:
    """DV-001, DV-020: every seat has it once before the first has it again."""
    parties = {f"P{i + 1}": seat(3 * i + 2, 3 * i + 3, 3 * i + 4) for i in range(players)}
    stones = [collecting(players=players, stone=f"P{i + 1}", **parties).truth("stone") for i in range(players)]
    assert stones == [*range(1, players), 0]


def test_nobody_is_eliminated() -> None:
    """DV-021: a player without adventurers and gold hires again in the next round."""
    table = collecting(P1=seat(2, 3, 4), P2=seat(), stone="P1", town=["adv-60", "adv-50", "adv-48", "adv-12", "adv-05"])
    assert "adv-60" in table.truth("players.1.party")
    assert table.truth("round") == 3


def test_a_party_is_never_split() -> None:
    """DV-022: one pawn stands for all; the whole party is at that dungeon."""
    table = sending(P1=seat(2, 3, 4, 57), P2=seat(6, 7, 8)).chance("crypt-a1").plays("P1", "send crypt")
    table.plays("P2", "send rathaus")
    assert list(table.truth("visit.letters")) == ["adv-02", "adv-03", "adv-04", "adv-57"]


def test_parties_and_treasures_are_open() -> None:
    """DV-023: every player and spectator sees them."""
    table = sending(P1=seat(2, 3, 4, treasure=["crypt-e1"], loot=["crypt-e2"]), P2=seat(6, 7, 8))
    for viewer in ("P2", None):
        assert table.sees(viewer, "players.0.party") == ["adv-02", "adv-03", "adv-04"]
        assert table.sees(viewer, "players.0.treasure") == ["crypt-e1"]
        assert table.sees(viewer, "players.0.loot") == ["crypt-e2"]


def test_cards_cannot_be_traded_given_or_shown() -> None:
    """DV-024: the game has no such choice at all."""
    labels = {option.label for option in ACTIONS.table}
    assert labels == {
        "decline", "use", "pass", "discard", "hire", "pay-token", "pay", "send", "lay", "cloak", "reorder", "copy",
        "sacrifice", "drop", "take", "leave", "flee", "go-on", "buy", "claim",
    }  # fmt: skip


def test_a_battle_moves_cards_only_by_its_rules() -> None:
    """DV-024: nobody's treasure changes hands when parties meet."""
    table = battle(seat(2, 4, 9, treasure=["rathaus-e1"]), seat(57, 63, 60, treasure=["rathaus-e2"]))
    assert [table.truth(f"players.{i}.treasure") for i in (0, 1)] == [["rathaus-e1"], ["rathaus-e2"]]
