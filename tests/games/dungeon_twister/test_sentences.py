"""What players read: complete in both languages, whoever does something to whom, and right in its grammar."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.text.test_completeness import is_broken
from undercroft.engine.game import Game
from undercroft.engine.steps import Message
from undercroft.games.dungeon_twister.cards import CHARACTER_IDS, KIND_IDS, OBJECT_IDS, PACK
from undercroft.games.dungeon_twister.game import RULES
from undercroft.games.dungeon_twister.geometry.rooms import ROOM_IDS
from undercroft.games.dungeon_twister.messages import CAUSE_IDS, MESSAGES
from undercroft.games.dungeon_twister.meta import META
from undercroft.games.dungeon_twister.rules.scoring import ENDINGS
from undercroft.text import LANGUAGES, Seats, Texts
from undercroft.text.check import problems
from undercroft.text.content import named

ADA_READS = Seats(("Ada", "Bo"), reader=0)
MONKS, NOBODY = 2, -1
VALUES: dict[str, tuple[object, ...]] = {
    "seat": (0, 1),
    "owner": (0, 1, MONKS),
    "other_owner": (0, 1),
    "killer": (0, 1, NOBODY),
    "cause": CAUSE_IDS,
    "character": CHARACTER_IDS,
    "other": CHARACTER_IDS,
    "thing": KIND_IDS,
    "room": ROOM_IDS[:2],
    "column": (0, 3),
    "row": (1,),
    "quarters": (-1, 1),
    "columns": (-1, 1),
    "points": (0, 1, 2),
    "left": (0, 1, 2),
    "x": (-1, 20),
    "y": (3,),
}
SENTENCES = [
    (
        ("attacks", {"owner": 0, "character": "thief", "other_owner": 1, "other": "illusionist"}),
        "Your Thief attacks Bo\u2019s Illusionist.",
        "Dein Dieb greift den Illusionisten von Bo an.",
    ),
    (
        ("stole", {"owner": 1, "character": "pickpocket", "other_owner": 0, "other": "red_dragon", "thing": "rope"}),
        "Bo\u2019s Pickpocket steals the Rope from your Red Dragon.",
        "Der Taschendieb von Bo stiehlt deinem Roten Drachen das Seil.",
    ),
    (
        ("killed", {"owner": 1, "character": "red_dragon", "points": 2, "killer": 0, "cause": "combat"}),
        "Bo\u2019s Red Dragon dies in combat: 2 victory points for you.",
        "Der Rote Drache von Bo stirbt im Kampf: 2 Siegpunkte für dich.",
    ),
    (
        ("killed", {"owner": 0, "character": "thief", "points": 0, "killer": NOBODY, "cause": "rocks"}),
        "Your Thief dies under falling rocks, and it was your own doing.",
        "Dein Dieb stirbt im Steinschlag, und du hast es selbst getan.",
    ),
    (
        ("placed", {"seat": 1, "owner": 0, "thing": "armor", "x": 11, "y": 1}),
        "Bo places your Armor at (11,1).",
        "Bo platziert deine Rüstung auf (11,1).",
    ),
    (
        ("placed", {"seat": 0, "owner": MONKS, "thing": "neutral_monk", "x": 11, "y": 1}),
        "You place the monk at (11,1).",
        "Du platzierst den Mönch auf (11,1).",
    ),
    (
        ("pentagram", {"seat": NOBODY}),
        "Nobody holds the pentagram any more; its victory point is gone.",
        "Niemand hält das Pentagramm mehr; sein Siegpunkt ist weg.",
    ),
    (
        ("turned", {"owner": MONKS, "character": "neutral_monk", "room": "3ccw", "quarters": -1}),
        "The monk turns room 3 ↺ a quarter counter-clockwise.",
        "Der Mönch dreht Raum 3 ↺ um ein Viertel nach links.",
    ),
]


def test_no_text_is_missing_while_the_game_is_in_the_making() -> None:
    options: dict[str, object] = {option.name: option.default for option in META.options}
    assert problems(Game(META, RULES, "", 2, options)) == []


def cases(message: Message) -> Iterator[dict[str, object]]:
    """Every argument takes all its values while the others take theirs, the long lists side by side."""
    values = [VALUES.get(arg, (1, 2)) for arg in message.args]
    short = [each if len(each) < len(CHARACTER_IDS) else each[:1] for each in values]
    for chosen in product(*short):
        yield dict(zip(message.args, chosen, strict=True))
    for arg in set(message.args) & {"character", "other", "thing"}:
        for kind, owner in product(VALUES[arg], (0, 1)):
            first = {each: values[i][0] for i, each in enumerate(message.args)}
            owners: dict[str, object] = {each: owner for each in ("owner", "other_owner") if each in message.args}
            yield {**first, **owners, arg: kind}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_news_can_be_told_of_everybody(lang: str) -> None:
    texts = Texts(META.name, lang)
    for message in MESSAGES.table:
        said = [texts.news({"id": message.id, "args": args}, ADA_READS) for args in cases(message)]
        assert not [sentence for sentence in said if is_broken(sentence)], message.id
    assert texts.bundle.problems == []


@pytest.mark.parametrize(("news", "english", "german"), SENTENCES)
def test_news_are_sentences(news: tuple[str, dict[str, object]], english: str, german: str) -> None:
    event = {"id": news[0], "args": news[1]}
    assert Texts(META.name, "en").news(event, ADA_READS) == english
    assert Texts(META.name, "de").news(event, ADA_READS) == german


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_ending_has_its_reason(lang: str) -> None:
    assert all(Texts(META.name, lang).bundle.has(f"reason-{ending}") for ending in ENDINGS if ending != "running")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_can_be_told_with_what_its_steps_add(lang: str) -> None:
    """Further arguments as `option_args` of the steps give them."""
    texts = Texts(META.name, lang)
    more = {"character": "charm_scroll", "colour": "orange", "column": 0, "row": 1, "opens": 0, "number": 0}
    steps = [step.name for step in RULES.steps if not step.auto]
    for option in {option.label: option for option in RULES.actions.table}.values():
        said = [texts.option({**option.to_data(), "args": {**more, **option.args}}, ADA_READS, step) for step in steps]
        assert not [sentence for sentence in said if is_broken(sentence)], option.label
    assert texts.bundle.problems == []


@pytest.mark.parametrize("kind", OBJECT_IDS + CHARACTER_IDS)
def test_a_choice_names_what_is_chosen(kind: str) -> None:
    for lang in LANGUAGES:
        texts = Texts(META.name, lang)
        option = {"label": "pick", "args": {"kind": kind}}
        assert texts.option(option, ADA_READS, "team").split(" (")[0] in texts.name(kind)


SEEN = {"blue": ("Violet Goblin", "Violetter Goblin"), "orange": ("Orange Goblin", "Oranger Goblin")}
SEEN |= {"red": ("White Goblin", "Weißer Goblin"), "green": ("Green Goblin", "Grüner Goblin")}


@pytest.mark.parametrize("colour", SEEN)
def test_a_figure_is_called_by_the_colour_in_which_it_is_seen(colour: str) -> None:
    """DT-R100."""
    option = {"label": "move", "args": {"token": f"{colour}-goblin", "character": "goblin", "colour": colour}}
    for lang, seen in zip(LANGUAGES, SEEN[colour], strict=True):
        assert Texts(META.name, lang).option(option, ADA_READS, "action").startswith(seen)


@pytest.mark.parametrize(("lang", "red", "floor"), [("en", "Red", "red"), ("de", "Rot", "rot")])
def test_the_colours_of_players_and_of_rooms_have_names_of_their_own(lang: str, red: str, floor: str) -> None:
    """Texts find content by its id alone, whatever file it stands in."""
    ids = [card for _, card, _ in named(PACK)]
    assert len(ids) == len(set(ids))
    texts = Texts(META.name, lang)
    assert (texts.name("red"), texts.name("room_red")) == (red, floor)
    assert {each[f"{part}_colour"] for each in PACK["rooms"]["rooms"] for part in ("floor", "gear")} <= set(ids)
