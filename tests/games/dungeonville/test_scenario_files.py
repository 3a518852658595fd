"""Scenario files of Dungeonville that cannot be played, or do not hold, get a sentence that helps."""

from pathlib import Path

import pytest

import undercroft
from undercroft.engine.errors import BrokenScenario
from undercroft.scenarios import Outcome, run_file, run_text

FILES = Path(__file__).parent / "scenarios"

HEAD = """
title = "T"
rules = ["DV-086"]
game = "dungeonville"
players = 2
chance = ["rathaus-b1"]
"""
POSITION = """
[position]
at = "exploring"
round = 2
P1.party = ["adv-18", "adv-22", "adv-42"]
P1.pawn = "rathaus"
"""
STEP = """
[[step]]
asks = ["P1"]
"""


def test_every_example_of_dungeonville_has_a_file_that_names_it() -> None:
    for number in range(1, 75):
        outcomes = run_file(FILES / f"dv-e{number:02d}.toml")
        assert all(outcome.title.startswith(f"DV-E{number:02d} ") for outcome in outcomes)
        assert all(outcome.rules for outcome in outcomes)


def play(*parts: str) -> Outcome:
    """The outcome of a text with one scenario."""
    (outcome,) = run_text("".join(parts), "t.toml")
    return outcome


# ---- files that cannot be played: what is wrong, and what would be right

BROKEN = {
    "bad TOML": ("title = ", "This is not TOML"),
    "unknown key of a file": ("tittle = 'x'\n" + HEAD + POSITION + STEP, "has no key 'tittle'; it can have title"),
    "unknown key of a step": (HEAD + POSITION + STEP + "offer = ['take']", "step 1: A step has no key 'offer'"),
    "unknown key of a position": (HEAD + POSITION + "P1.gold = 4" + STEP, "'P1' has no key 'gold'; it has"),
    "unknown key of a result": (HEAD + POSITION + STEP + "result.place = [1]", "The result has no key 'place'"),
    "wrong shape": (HEAD + POSITION + STEP + "news = 'died'", "'news' must be a list of texts, not 'died'"),
    "wrong rule number": (HEAD.replace("DV-086", "86") + POSITION + STEP, "'rules' must be a list of rule numbers"),
    "missing title": (HEAD.replace('title = "T"', "") + POSITION + STEP, "'title' is missing"),
    "missing game": (HEAD.replace('game = "dungeonville"', "") + POSITION + STEP, "'game' is missing"),
    "unknown game": (HEAD.replace("dungeonville", "chess") + POSITION + STEP, "There is no game 'chess'"),
    "wrong player count": (HEAD.replace("players = 2", "players = 6") + POSITION + STEP, "is for 2, 3, 4, 5 players"),
    "unknown option": (HEAD + "options = { speed = 3 }" + POSITION + STEP, "has no option 'speed'"),
    "unknown card": (HEAD + POSITION + 'P1.loot = ["cellar-a1"]' + STEP, "'loot' cannot be 'cellar-a1'"),
    "adventurer named twice": (HEAD + POSITION + 'P2.party = ["adv-18"]' + STEP, "'adv-18' is named twice"),
    "card named twice": (
        HEAD + POSITION + 'P1.loot = ["crypt-a1"]\nP2.treasure = ["crypt-a1"]' + STEP,
        "The card 'crypt-a1' is named twice",
    ),
    "zone that is no table": (HEAD + POSITION + "P1.zone = 4" + STEP, "'zone' must be a table"),
    "own colour in a zone": (HEAD + POSITION + "P1.zone = { P1 = 1 }" + STEP, "'zone' has no key 'P1'"),
    "negative marker": (HEAD + POSITION + "P1.zone = { P2 = -1 }" + STEP, "'P2' must be a number from 0"),
    "text for a list": (HEAD + POSITION + 'P2.party = "adv-02"' + STEP, "'party' must be a list of names"),
    "text for true": (HEAD + POSITION + 'P2.shown = "no"' + STEP, "'shown' must be true or false"),
    "too many tokens": (HEAD + POSITION + "P2.tokens = 9" + STEP, "'tokens' must be a number from 0 to 4"),
    "deck card of another dungeon": (HEAD + POSITION + 'crypt.deck = ["rathaus-a1"]' + STEP, "'deck' cannot be"),
    "discard of another dungeon": (HEAD + POSITION + 'crypt.discard = ["rathaus-a1"]' + STEP, "'discard' cannot be"),
    "deck and party": (HEAD + POSITION + 'deck = ["adv-18"]' + STEP, "'adv-18' is named twice"),
    "no such round": (HEAD + POSITION.replace("round = 2", "round = 0") + STEP, "'round' must be a number"),
    "unknown chance": (HEAD.replace("rathaus-b1", "rathaus-z1") + POSITION + STEP, "'rathaus-z1' is no outcome"),
    "impossible chance": (
        HEAD.replace("rathaus-b1", "crypt-b1") + POSITION + STEP,
        "start: Chance cannot give 'crypt-b1' here: a 'card' is drawn, for example 'rathaus-",
    ),
    "chance of the wrong kind": (
        # Outcome 33 of the cards is a room of the Rathaus, outcome 33 of the adventurers is adv-34.
        HEAD.replace("rathaus-b1", "adv-34") + POSITION + STEP,
        "Chance cannot give 'adv-34' here: a 'card' is drawn",
    ),
    "unused chance": (
        HEAD.replace('"rathaus-b1"', '"rathaus-b1", "rathaus-e1"') + POSITION + STEP,
        "start: The dictated chance rathaus-e1 is never asked for",
    ),
    "unused chance of a step": (
        HEAD + POSITION + STEP + "seat = 'P1'\nchoose = 'sacrifice adv-18'\nchance = ['rathaus-e1']",
        "step 1: The dictated chance rathaus-e1 is never asked for",
    ),
    "chance without a choice": (HEAD + POSITION + STEP + "chance = ['rathaus-e1']", "Nothing is drawn unless somebody"),
    "unknown choice": (HEAD + POSITION + STEP + "seat = 'P1'\nchoose = 'run'", "'run' is no choice of this game"),
    "unknown choice refused": (HEAD + POSITION + STEP + "refuse = 'fle'", "'fle' is no choice of this game"),
    "unknown choice offered": (HEAD + POSITION + STEP + "offers = ['sacrifice']", "'sacrifice' is no choice"),
    "unknown seat": (HEAD + POSITION + STEP + "seat = 'P3'\nchoose = 'flee'", "'P3' is no seat of this match"),
    "choice without a seat": (HEAD + POSITION + STEP + "choose = 'flee'", "'choose' needs a 'seat'"),
    "because without refuse": (HEAD + POSITION + STEP + "because = ['DV-086']", "there is no 'refuse' in this step"),
    "both choose and refuse": (
        HEAD + POSITION + STEP + "seat = 'P1'\nchoose = 'flee'\nrefuse = 'flee'",
        "A step either chooses or is refused",
    ),
    "unknown step": (HEAD + POSITION + STEP + "at = 'dying'", "There is no step 'dying'; there are"),
    "unknown message": (HEAD + POSITION + STEP + "news = ['death']", "There is no message 'death'"),
    "unknown argument of news": (HEAD + POSITION + STEP + "news = ['died who=P1']", "'who=P1' says nothing of 'died'"),
    "path to nowhere": (HEAD + POSITION + STEP + "state.visit.limits = 4", "there is no 'limits', only seat, dungeon"),
    "path through a value": (HEAD + POSITION + STEP + "state.round.x = 4", "before 'x' stands the value 2"),
    "path to no entry": (HEAD + POSITION + STEP + "state.players.P3.party = []", "there is no 'P3' among P1, P2"),
    "view of nobody": (HEAD + POSITION + STEP + "view.round = 2", "'view' holds a table for each seat"),
    "no step": (HEAD + POSITION, "nothing is tested"),
    "empty step": (HEAD + POSITION + "[[step]]", "neither does nor expects anything"),
    "moves without a record": (HEAD + "moves = 3" + POSITION + STEP, "'moves' counts the moves of a 'record'"),
    "record and position": (HEAD + "record = 'a.json'" + POSITION + STEP, "A record brings its own position"),
    "no such record": ("title = 'T'\nrules = ['DV-001']\nrecord = 'none.json'" + STEP, "none.json' cannot be read"),
    "odd record": ("title = 'T'\nrules = ['DV-001']\nrecord = \"a\\u0000b\"" + STEP, "not the name of a file"),
    "huge number": (HEAD + f"seed = {'9' * 5000}" + POSITION + STEP, "This is not TOML"),
    "nested without end": (HEAD + f"chance = {'[' * 5000}" + POSITION + STEP, "This is not TOML"),
    "steps beside scenarios": (HEAD + POSITION + STEP + "[[scenario]]", "'step' stands beside 'scenario'"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN)
def test_broken_file_is_refused_with_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BrokenScenario) as refusal:
        run_text(text, "t.toml")
    assert sentence in str(refusal.value)
    assert str(refusal.value).startswith("t.toml: ")


# ---- expectations that do not hold: expected, found

UNMET = {
    "asks = ['P2']": "Expected that P2 decides, found that P1 does.",
    "at = 'take'": "Expected the step 'take', found 'who-dies'.",
    "offers = ['sacrifice adv-18']": "is offered sacrifice adv-18, found sacrifice adv-18, sacrifice adv-22.",
    "standing = []": "Expected that nothing stands open to P1, found claim.",
    "offers_not = ['claim']": "Expected that P1 is not offered claim",
    "offers = { P2 = ['take'] }": "Expected that P2 decides, found that P1 does.",
    "state.visit.limit = 80": "In the state, visit.limit: expected 80, found 82.",
    "state.visit.may_flee = 1": "expected 1, found true.",
    "state.battle.duel = 1": "found nothing at battle.",
    "view.P2.players.P1.deed = 'deed-crypt'": "As P2 sees it, players.P1.deed: expected deed-crypt, found nothing.",
    "view.spectator.round = 3": "As spectator sees it, round: expected 3, found 2.",
    "news = ['revealed', 'visit']": "Expected the news 'visit' (in order: revealed, visit), found visit",
    "news = ['visit seat=P2']": "Expected the news 'visit seat=P2'",
    "news_not = ['revealed']": "Expected no news 'revealed'",
    "over = true": "Expected that the match is over, found the opposite.",
    "result.reason = 'cap'": "Expected a result, found that the match is not over.",
    "seat = 'P1'\nchoose = 'flee'": "found a refusal: P1 cannot choose 'flee' now",
    "seat = 'P2'\nchoose = 'flee'": "found a refusal: P2 is not asked anything",
    "refuse = 'sacrifice adv-18'": "was accepted; a refusal was expected",
    "refuse = 'sacrifice adv-42'\nbecause = ['DV-001']": "Expected a refusal because of DV-001, found this one:",
}


@pytest.mark.parametrize(("words", "sentence"), UNMET.items())
def test_unmet_expectation_is_told_in_words(words: str, sentence: str) -> None:
    outcome = play(HEAD, POSITION, "[[step]]\n", words)
    assert not outcome.ok
    assert outcome.explanation.startswith("t.toml: 'T', step 1: ")
    assert sentence in outcome.explanation


# ---- the ways to begin


def test_a_saved_match_can_be_the_start(tmp_path: Path) -> None:
    match = undercroft.game("dungeonville", 2, first_player=1).start(7)
    for _ in range(6):
        seat = match.to_act[0]
        match.choose(seat, match.options(seat)[0])
    (tmp_path / "match.json").write_text(match.save(), "utf-8")
    begin = "title = 'T'\nrules = ['DV-034']\nrecord = 'match.json'\n"
    step = "[[step]]\nnews_not = ['round']\nasks = ['P1']\nstate.players.P1.party = []"
    for text in (begin + "moves = 0\n" + step, begin + "[[step]]\nover = false"):
        assert [outcome.ok for outcome in run_text(text, "t.toml", tmp_path)] == [True]


def test_a_record_has_no_position_after_its_end(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text(undercroft.game("dungeonville", 2).start(7).save(), "utf-8")
    text = "title = 'T'\nrules = ['DV-034']\nrecord = 'match.json'\nmoves = 9\n[[step]]\nover = false"
    with pytest.raises(BrokenScenario, match="no position after 9 moves"):
        run_text(text, "t.toml", tmp_path)


def test_without_dictation_the_seed_decides() -> None:
    fresh = "title = 'T'\nrules = ['DV-003']\ngame = 'dungeonville'\nplayers = 2\nseed = {}\n[[step]]\nstate.stone = 0"
    assert {play(fresh.format(seed)).ok for seed in range(8)} == {True, False}


def test_scenarios_of_a_file_share_what_stands_above_them() -> None:
    variants = "[[scenario]]\ntitle = 'A'\n[[scenario.step]]\nover = false\n[[scenario]]\ntitle = 'B'\n"
    outcomes = run_text(HEAD + POSITION + variants + "[[scenario.step]]\nover = true", "t.toml")
    assert [(outcome.title, outcome.ok) for outcome in outcomes] == [("T: A", True), ("T: B", False)]
