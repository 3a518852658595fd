"""The numbered rules by request: complete, compressed, kept by browsers."""

import gzip

import pytest

import undercroft
from tests.server.browser import Browser, Refused
from tests.server.harness import Server
from undercroft.games import home
from undercroft.text import LANGUAGES
from undercroft.text.rulebook import rulebook

RULES = "/api/games/torchlight/rules/en"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", undercroft.GAMES)
def test_the_rules_of_every_game_in_every_language(server: Server, name: str, lang: str) -> None:
    told = Browser(server).get(f"/api/games/{name}/rules/{lang}")
    assert (told["game"], told["lang"]) == (home(name), lang)
    rules = [rule for part in told["parts"] for section in part["sections"] for rule in section["rules"]]
    assert {rule["number"]: rule for rule in rules} == {
        number: rule.to_data() for number, rule in rulebook(name, lang).rules.items()
    }


@pytest.mark.parametrize("path", ["chess/rules/en", "torchlight/rules/fr", "..%2Fx/rules/en"])
def test_what_there_is_not_is_refused(server: Server, path: str) -> None:
    with pytest.raises(Refused) as refused:
        Browser(server).get(f"/api/games/{path}")
    assert (refused.value.status, refused.value.kind) == (404, "not-found")


def test_the_answer_is_compressed_for_whoever_takes_it(server: Server) -> None:
    browser = Browser(server)
    plain = browser.request("GET", RULES)
    small = browser.request("GET", RULES, headers={"accept-encoding": "gzip, br"})
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.body) == plain.body
    assert len(small.body) < len(plain.body) / 2


def test_a_browser_that_has_it_gets_the_tag_alone(server: Server) -> None:
    browser = Browser(server)
    tag = browser.request("GET", RULES).headers["etag"]
    again = browser.request("GET", RULES, headers={"if-none-match": tag})
    assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
    assert browser.request("GET", RULES, headers={"if-none-match": '"other"'}).status == 200
