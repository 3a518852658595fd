"""What is seen of a puzzle: everything, by everybody (DL-601)."""

from undercroft.engine.viewer import Viewer
from undercroft.games.dungeon_lords.cards import CARD_IDS
from undercroft.games.dungeon_lords.rules.sequence import PHASES
from undercroft.games.dungeon_lords.state import NOBODY, NOTHING
from undercroft.games.dungeon_lords.view.battle import battle
from undercroft.games.dungeon_lords.view.view import Data, player, waiting
from undercroft.games.dungeon_lords_training.cards import PUZZLE_IDS
from undercroft.games.dungeon_lords_training.solver import NO_CARDS
from undercroft.games.dungeon_lords_training.state import SEAT, UNKNOWN, Training, TrainingConfig, value_of


def view(s: Training, viewer: int | None) -> Data:
    """The lord and the battle are shown as in Dungeon Lords."""
    eyes = Viewer(s, viewer, True)
    return {
        "game": "dungeon_lords_training",
        "viewer": viewer,
        "round": s.combat_round,
        "combat_round": s.combat_round,
        "year": s.year,
        "town": town(s),
        "phase": PHASES[max(0, s.phase)][0],
        "over": s.over == 1,
        **waiting(s, eyes),
        "puzzle": puzzle(s),
        "players": [player(s, eyes, SEAT)],
        "battle": battle(s) if s.battler != NOBODY else None,
    }


def town(s: Training) -> list[Data]:
    """The combat cards of a fight that has any; usually there are none (DL-601, DL-R90)."""
    if s.town == NO_CARDS:
        return []
    return [{"card": CARD_IDS[card] if card != NOTHING else None, "spied": []} for card in s.town]


def puzzle(s: Training) -> Data:
    """Which one it is and how it stands: tiles lost, supplies spent, the best possible result (DL-603, DL-610)."""
    tiles, spent = value_of(s)
    known = s.best_tiles != UNKNOWN
    config = s.config
    assert isinstance(config, TrainingConfig)
    return {
        "id": PUZZLE_IDS[s.puzzle] if s.puzzle != UNKNOWN else None,
        "number": s.number if s.number != UNKNOWN else None,
        "difficulty": config.difficulty if s.number != UNKNOWN else None,
        "tiles_lost": tiles,
        "spent": spent,
        "best": {"tiles": s.best_tiles, "supplies": s.best_spent} if known else None,
    }
