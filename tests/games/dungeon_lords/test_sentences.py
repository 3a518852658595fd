"""A few sentences of Dungeon Lords in full: persons, cases, numbers."""

import pytest

from undercroft.games.dungeon_lords.cards import MONSTER_IDS, PLACE_IDS, SPACES_EACH, WAGE, Cost
from undercroft.games.dungeon_lords.messages import GAINED
from undercroft.games.dungeon_lords.rules.carrying_out import place_and_price, reward_of
from undercroft.games.dungeon_lords.rules.costs import price_args
from undercroft.text import Seats, Texts
from undercroft.text.seats import numbered

EN, DE = Texts("dungeon_lords", "en"), Texts("dungeon_lords", "de")
ANNA_READS = Seats(("Anna", "Bert", "Carla"), reader=0)


def news(texts: Texts, event: str, **args: object) -> str:
    return texts.news({"id": event, "args": args}, ANNA_READS)


def option(texts: Texts, label: str, step: str, **args: object) -> str:
    return texts.option({"label": label, "args": args}, ANNA_READS, step)


def test_the_reader_is_spoken_to_and_others_are_named() -> None:
    assert news(EN, "evil-up", seat=0, number=2, evil=7) == "You rise 2 on the evilometer, to 7."
    assert news(EN, "evil-up", seat=1, number=2, evil=7) == "Bert rises 2 on the evilometer, to 7."
    assert news(DE, "evil-down", seat=0, number=1, evil=4) == "Du sinkst auf dem Bösometer um 1 auf 4."
    assert news(DE, "evil-down", seat=1, number=1, evil=4) == "Bert sinkt auf dem Bösometer um 1 auf 4."


def test_the_paladin_walks_from_one_lord_to_another() -> None:
    walks: dict[str, object] = {"seat": 0, "from": 1}
    assert news(EN, "paladin-walks", **walks).endswith("he leaves Bert and leads the queue at your entrance.")
    assert news(DE, "paladin-walks", **walks).endswith(
        "Er verlässt Bert und führt nun die Helden an deinem Eingang an."
    )


@pytest.mark.parametrize(
    ("monster", "sentence"),
    [
        ("troll", "Bert wirbt einen Troll an. Preis: 2 Nahrung."),
        ("witch", "Bert wirbt eine Hexe an. Preis: 1 Nahrung und 1 Bosheit."),
        ("dragon", "Bert wirbt einen Drachen an. Preis: 2 Nahrung und 2 Bosheit."),
    ],
)
def test_german_articles_follow_the_monster(monster: str, sentence: str) -> None:
    wage = price_args(WAGE[MONSTER_IDS.index(monster)])
    assert news(DE, "hired", seat=1, monster=monster, extra=0, **wage) == sentence


def test_the_first_pick_has_its_price() -> None:
    hired = news(EN, "hired", seat=0, monster="golem", extra=1, **price_args(WAGE[MONSTER_IDS.index("golem")]))
    assert hired == "You hire a Golem for 1 gold and a trap, plus 1 food for the first pick."


def test_german_articles_follow_the_room() -> None:
    assert news(DE, "built", seat=0, room="tool_shed", cell="2-1", gold=0) == (
        "Du baust kostenlos einen Werkzeugschuppen bei 2-1."
    )
    assert news(DE, "produced", seat=1, room="mint").startswith("Im Dungeon von Bert arbeitet die Münzprägeanstalt. ")


def test_every_space_has_its_deal() -> None:
    deal = place_and_price(field("food", 3))
    assert news(EN, "carried-out", seat=1, **deal) == "Bert carries out “Get food” III: 2 evil for 3 food and 1 gold."
    deals = [option(EN, "do", "do-it", **place_and_price(field("reputation", space))) for space in (1, 2, 3)]
    assert deals == [
        "Improve reputation I: 1 evil less and a look at a combat card",
        "Improve reputation II: 2 evil less",
        "Improve reputation III: 1 gold for 2 evil less and a look at a combat card",
    ]
    assert option(DE, "do", "do-it", **place_and_price(field("imps", 1))) == (
        "Kobolde einstellen I: 1 Nahrung gegen einen Kobold"
    )
    assert option(DE, "do", "do-it", **place_and_price(field("reputation", 3))) == (
        "Reputation verbessern III: 2 Bosheit weniger und ein Blick auf eine Kampfkarte, gegen 1 Gold"
    )
    assert option(DE, "do", "do-it", **place_and_price(field("traps", 2))) == "Fallen kaufen II: eine Falle, kostenlos"


def field(place: str, space: int) -> int:
    return PLACE_IDS.index(place) * SPACES_EACH + space - 1


def test_a_deal_says_the_numbers_of_the_content() -> None:
    """Whatever a pack makes a space cost, its text follows."""
    dear: Cost = (2, 3, 1, 0, 0, 0)
    gains = dict(zip(GAINED, reward_of(field("imps", 2)), strict=True))
    deal: dict[str, object] = {"place": "imps", "space": 2, **price_args(dear), **gains}
    assert option(EN, "do", "do-it", **deal) == "Recruit imps II: 3 food and 2 gold and 1 evil for 2 imps"


@pytest.mark.parametrize(
    ("monster", "wage"),
    [
        ("goblin", "1 food"),
        ("vampire", "2 evil"),
        ("dragon", "2 food and 2 evil"),
        ("golem", "1 gold and a trap"),
        ("demon", "1 evil and another monster"),
    ],
)
def test_every_wage_is_said_by_its_parts(monster: str, wage: str) -> None:
    said = news(EN, "tavern", monster=monster, **price_args(WAGE[MONSTER_IDS.index(monster)]))
    assert said == f"In the tavern: {EN.label(monster)}, wage {wage}."


def test_a_battle_is_told_with_its_numbers() -> None:
    damage = {"seat": 0, "laid": 3, "prevented": 2, "damage": 1, "wounds": 1, "points": 4}
    assert news(EN, "trap-damage", hero="y1_warrior_4a", **damage) == (
        "Warrior 4: 3 damage, 2 prevented, 1 left; damage so far: 1, hit points: 4."
    )
    acts: dict[str, object] = {"seat": 0, "monster": "troll", "attack": "troll/fed_club", "damage": 4, "food": 1}
    assert news(DE, "acts", **acts) == "Troll: Keule nach Imbiss, 4 Schaden. Der Imbiss kostet 1 Nahrung."
    assert news(EN, "spell-too-weak", seat=0, card="fireball", magic=1, needed=2) == (
        "Fireball needs 2 magic; the party has 1."
    )


def test_heroes_events_titles_and_attacks_have_names() -> None:
    assert DE.label("paladin_2") == "Paladin 8"
    assert DE.label("illusion-P3") == "Trugbild"
    assert EN.name("witch_hunt") == "Witch Hunt"
    assert DE.name("lord_of_halls") == "Lord der Kammern"
    assert EN.name("slime/hold") == "Hold"


def test_a_trap_shows_the_values_of_its_year() -> None:
    lay: dict[str, object] = {"trap": "rolling_stone", "gold": 1, "food": 0, "imps": 0}
    assert option(EN, "lay", "plan", year=1, **lay) == "Trap: Rolling Stone. First hero 3. Costs you 1 gold altogether."
    assert option(EN, "lay", "plan", year=2, **lay) == "Trap: Rolling Stone. First hero 4. Costs you 1 gold altogether."


def test_one_point_less_than_none_is_not_one_point() -> None:
    assert news(EN, "total", seat=0, points=1) == "You have 1 point."
    assert news(EN, "total", seat=0, points=-1) == "You have \N{MINUS SIGN}1 points."


def test_a_spectator_is_never_spoken_to() -> None:
    event = {"id": "conquered", "args": {"seat": 0, "cell": "3-1"}}
    assert DE.news(event, numbered(2)) == "Die Gruppe erobert 3-1; das Plättchen kostet P1 2 Punkte."


def course(lang: Texts, **tells: str) -> str:
    numbers = {"tiles": 3, "tiles_other": 4, "prisoners": 2, "prisoners_other": 1, "rooms": 0, "rooms_other": 1}
    facts = {**dict.fromkeys(("tiles_tells", "prisoners_tells", "rooms_tells"), "no"), **numbers, **tells}
    ground = {"aspect": "combat", "better": True, "times": 12, "told": True, "facts": facts}
    return lang.ground(ground, 12, ANNA_READS)


def test_a_hint_names_only_numbers_that_speak_for_it() -> None:
    assert course(EN, tiles_tells="yes") == "The combat to come should cost you about 3 tiles, not 4."
    assert course(EN, prisoners_tells="yes") == "The combat to come should bring you about 2 prisoners, not 1."
    assert course(DE, rooms_tells="yes") == "Der kommende Kampf dürfte dich kaum eine Kammer kosten, nicht 1."
    both = "Der kommende Kampf dürfte dich etwa 3 Plättchen kosten und etwa 2 Gefangene bringen, sonst 4 und 1."
    assert course(DE, tiles_tells="yes", prisoners_tells="yes") == both


def test_a_small_difference_is_said_in_words() -> None:
    ground = {"aspect": "titles", "better": True, "times": 12, "told": False, "facts": {}}
    assert EN.ground(ground, 12, ANNA_READS) == "You come nearer to a title."
    assert DE.ground({**ground, "aspect": "evil"}, 12, ANNA_READS) == "Bosheit: etwas besser in 12 von 12 Fällen."
