"""What is seen of a puzzle: everything, by everybody (DL-601)."""

from typing import Literal, cast

from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_lords.cards import CARD_IDS
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING
from undercroft.games.dungeon_lords.view.battle import battle
from undercroft.games.dungeon_lords.view.lords import player
from undercroft.games.dungeon_lords.view.shape import TownCard
from undercroft.games.dungeon_lords.view.view import PHASES, decision
from undercroft.games.dungeon_lords_training.cards import PUZZLE_IDS
from undercroft.games.dungeon_lords_training.solver import NO_CARDS
from undercroft.games.dungeon_lords_training.state import SEAT, UNKNOWN, Training, TrainingConfig, value_of
from undercroft.games.dungeon_lords_training.view.shape import Puzzle, TrainingView

Difficulty = Literal["easy", "medium", "hard"]


def view(s: Training, seat: int | None) -> TrainingView:
    viewer = Viewer(s, seat, True)
    step, to_act = decision(s, viewer)
    return {
        "game": "dungeon_lords_training",
        "viewer": seat,
        "round": s.combat_round,
        "combat_round": s.combat_round,
        "year": s.year,
        "town": town(s),
        "phase": PHASES[max(0, s.phase)],
        "over": s.over == 1,
        "step": step,
        "to_act": to_act,
        "puzzle": puzzle(s),
        "players": [player(s, viewer, SEAT)],
        "battle": battle(s) if s.battler != NOBODY else None,
    }


def town(s: Training) -> list[TownCard]:
    """The combat cards of a fight that has any; usually there are none (DL-601, DL-R90)."""
    if s.town == NO_CARDS:
        return []
    return [{"card": CARD_IDS[card] if card != NOTHING else None, "spied": []} for card in s.town]


def puzzle(s: Training) -> Puzzle:
    """Which one it is and how it stands: tiles lost, supplies spent, the best possible result (DL-603, DL-610)."""
    tiles, spent = value_of(s)
    is_known = s.best_tiles != UNKNOWN
    config = s.config
    assert isinstance(config, TrainingConfig)
    return {
        "id": PUZZLE_IDS[s.puzzle] if s.puzzle != UNKNOWN else None,
        "number": s.number if s.number != UNKNOWN else None,
        "difficulty": cast("Difficulty", config.difficulty) if s.number != UNKNOWN else None,
        "tiles_lost": tiles,
        "spent": spent,
        "best": {"tiles": s.best_tiles, "supplies": s.best_spent} if is_known else None,
    }
