"""A few sentences in full: grammar, persons, cases."""

import pytest

from undercroft.text import Seats, Texts, default_language
from undercroft.text.seats import numbered

EN, DE = Texts("dungeonville", "en"), Texts("dungeonville", "de")
ANNA_READS = Seats(("Anna", "Bert", "Carla"), reader=0)


def news(texts: Texts, event: str, **args: object) -> str:
    return texts.news({"id": event, "args": args}, ANNA_READS)


def test_the_reader_is_spoken_to_and_others_are_named() -> None:
    assert news(EN, "passed", seat=0) == "You pass."
    assert news(EN, "passed", seat=1) == "Bert passes."
    assert news(DE, "passed", seat=0) == "Du passt."
    assert news(DE, "passed", seat=2) == "Carla passt."


def test_a_spectator_is_never_spoken_to() -> None:
    event = {"id": "fled", "args": {"seat": 0}}
    assert EN.news(event, numbered(2)) == "The party of P1 flees with its loot."


def test_adventurers_come_with_class_shape_and_rank() -> None:
    hired = news(EN, "hired", seat=1, adventurer="adv-02", gold=40)
    assert hired == "Bert hires Ivan the Adorable (Barbarian ◆2) for 40 gold."
    assert news(DE, "hired", seat=0, adventurer="adv-61", gold=0) == (
        "Du heuerst umsonst an: Matthias der Maulesel (Maultier ★61)."
    )


@pytest.mark.parametrize(
    ("dungeon", "sentence"),
    [
        ("crypt", "Bert schickt eine Gruppe in die Krypta."),
        ("rathaus", "Bert schickt eine Gruppe ins Rattenhaus."),
        ("goblin_camp", "Bert schickt eine Gruppe ins Goblinlager."),
    ],
)
def test_german_articles_follow_the_dungeon(dungeon: str, sentence: str) -> None:
    assert news(DE, "sent", seat=1, dungeon=dungeon) == sentence


def test_german_cases() -> None:
    assert news(DE, "battle", dungeon="rathaus") == "Ein Kampf beginnt am Rattenhaus."
    assert news(DE, "blood-placed", seat=0, dungeon="ice_cave") == "Dein Blutmarker bleibt in der Eishöhle."
    assert news(DE, "peeked", seat=1, dungeon="goblin_camp").endswith("die oberste Karte des Goblinlagers an.")
    assert news(DE, "dungeon-reshuffle", dungeon="rathaus").startswith("Die abgelegten Karten des Rattenhauses")
    assert news(DE, "deed", seat=0, deed="deed-goblin_camp") == "Dir gehört insgeheim das Goblinlager."
    assert news(DE, "cloaked", seat=0, opponent=1) == "Du siehst dir unter dem Umhang die Kämpfer von Bert an."


def test_numbers_choose_their_words() -> None:
    assert "one survivor " in news(EN, "enters", seat=1, dungeon="crypt", survivors=1)
    assert "einem Überlebenden" in news(DE, "enters", seat=1, dungeon="crypt", survivors=1)
    assert "3 Überlebenden" in news(DE, "enters", seat=1, dungeon="crypt", survivors=3)


def test_declining_depends_on_the_question() -> None:
    decline = {"label": "decline", "args": {}}
    assert EN.option(decline, ANNA_READS, "claim-point") == "Not now"
    assert EN.option(decline, ANNA_READS, "axe") == "No"


def test_seats_in_options_have_names() -> None:
    assert EN.option({"label": "cloak", "args": {"seat": "P2"}}, ANNA_READS, "cloak") == "Spy on Bert"


def test_waste_is_mentioned_only_where_there_is_some() -> None:
    args = {"card": "crypt-a1", "gold": 30, "left": 20, "waste": 10}
    assert EN.option({"label": "pay", "args": args}, ANNA_READS).endswith("(still due: 20, wasted: 10)")
    assert EN.option({"label": "pay", "args": {**args, "waste": 0}}, ANNA_READS).endswith("(still due: 20)")


def test_names_and_rules() -> None:
    assert DE.name("rathaus") == "Rattenhaus"
    assert DE.label("deed-crypt") == "Besitzkarte Krypta"
    assert EN.topics()[:2] == ["goal", "hiring"]
    title, paragraphs = DE.rules("hiring")
    assert title == "Anheuern"
    assert all("DV-" in paragraph for paragraph in paragraphs)
    assert EN.game_option_value("goal", 7) == "7"


def test_a_missing_text_shows_its_id() -> None:
    texts = Texts("dungeonville", "en")
    before = len(texts.bundle.problems)
    assert texts.step("no-such-step") == "step-no-such-step"
    assert len(texts.bundle.problems) == before + 1
    del texts.bundle.problems[before:]


@pytest.mark.parametrize(("value", "lang"), [("de_DE.UTF-8", "de"), ("en_GB", "en"), ("fr_FR", "en"), ("C", "en")])
def test_the_language_comes_from_the_surroundings(monkeypatch: pytest.MonkeyPatch, value: str, lang: str) -> None:
    monkeypatch.setenv("LC_ALL", value)
    assert default_language() == lang


def test_without_surroundings_we_speak_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert default_language() == "en"


def test_news_of_the_engine_are_told_in_every_game() -> None:
    assert news(EN, "taken-back", seat=0) == "You take back a choice, with everything that followed."
    assert news(DE, "taken-back", seat=1) == "Bert nimmt eine Wahl zurück, mit allem, was darauf folgte."
