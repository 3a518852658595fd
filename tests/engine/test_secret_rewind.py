"""What a rewind must not tell: nothing of choices and outcomes that a viewer never saw."""

import pytest

from undercroft.engine import steps

if not steps.__file__.endswith(".py"):
    pytest.skip("the classes of a compiled game cannot be subclassed from plain Python", allow_module_level=True)

import undercroft
from undercroft.engine import replay
from undercroft.engine.door import PUBLIC, only
from undercroft.engine.errors import CannotUndo
from undercroft.engine.game import Game
from undercroft.engine.match import Match
from undercroft.engine.state import Frame
from undercroft.games.torchlight.game import TorchlightRules
from undercroft.games.torchlight.meta import META
from undercroft.games.torchlight.rules.bidding import Bidding
from undercroft.games.torchlight.state import Torchlight


def bid_all(match: Match) -> Match:
    for seat in range(match.game.players):
        match.choose(seat, f"bid {3 - seat}")
    return match


def test_a_secret_choice_is_never_the_place_to_go_back_to() -> None:
    match = bid_all(undercroft.game("torchlight", 3).start(1))
    assert [match.can_rewind(seat) for seat in range(3)] == [False, False, False]
    with pytest.raises(CannotUndo, match="no open choice"):
        match.rewind(0)
    match.choose(0, "roll")
    assert [match.can_rewind(seat) for seat in range(3)] == [True, False, False]


def test_secret_choices_since_then_go_with_it() -> None:
    match = bid_all(undercroft.game("torchlight", 2).start(1))
    before = match.digest()
    match.choose(0, "climb")
    match.choose(1, "bid 2")
    match.rewind(0)
    assert match.digest() == before
    assert match.view(1)["bids"] == [3, 2]


def test_the_record_of_a_viewer_counts_only_what_he_has_seen() -> None:
    """Three secret bids come before the roll: a spectator has seen none of them, each seat its own."""
    match = bid_all(undercroft.game("torchlight", 3).start(1))
    match.choose(0, "climb")
    match.rewind(0)
    kept = {viewer: match.record.seen_by(viewer)[-1] for viewer in (0, 1, 2, None)}
    assert match.journal.entries[-1][2] == 3
    assert kept == {viewer: {"rewind": 0, "keep": 0 if viewer is None else 1} for viewer in kept}


class OpenBidding(Bidding):
    """A bid of 3 is made aloud."""

    def audience(self, s: Torchlight, f: Frame, seat: int, code: int) -> int:
        return PUBLIC if code == 2 else only(seat)


class OpenRules(TorchlightRules):
    """Torchlight with loud bids."""

    def __init__(self) -> None:
        super().__init__()
        self.steps[0] = OpenBidding()


def test_a_choice_undone_after_the_place_gone_back_to_is_in_force_again() -> None:
    """P1 bids, P2 bids aloud, P1 undoes, P2 goes back: before P2's bid that of P1 was there."""
    match = Game(META, OpenRules(), "no content", 3, {}).start(1)
    match.choose(0, "bid 1")
    before = match.digest()
    match.choose(1, "bid 3")
    match.undo(0)
    match.rewind(1)
    assert match.digest() == before
    loaded = replay.rebuild(match.game, match.journal.entries, None, None, None)
    assert loaded.digest() == before
    assert loaded.at(2).digest() == match.at(2).digest() != before
