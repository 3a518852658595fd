"""The client's page stands at every address that a person may open, those that games bring along included."""

from pathlib import Path

import pytest

import undercroft
from tests.server.browser import Browser
from tests.server.harness import Server
from undercroft.server.static_files import pages_of_games

PAGES = ["/", "/lobby", "/about", "/table/x", "/replay/x"]
OF_GAMES = sorted({undercroft.meta(name).page for name in undercroft.GAMES} - {""})


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A client of one page."""
    folder = tmp_path_factory.mktemp("web")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>Undercroft</title>", encoding="utf-8")
    return folder


def test_every_page_is_served(built: Path, tmp_path: Path) -> None:
    with Server(tmp_path, "--web", str(built)) as house:
        browser = Browser(house)
        for path in [*PAGES, *OF_GAMES, *[f"{page}/easy/7" for page in OF_GAMES]]:
            answer = browser.request("GET", path)
            assert (answer.status, answer.body) == (200, b"<title>Undercroft</title>"), path
        assert browser.request("GET", "/nowhere").status == 404


def test_a_game_may_bring_a_page() -> None:
    assert OF_GAMES
    assert pages_of_games() == [path for page in OF_GAMES for path in (page, f"{page}/{{rest:path}}")]
