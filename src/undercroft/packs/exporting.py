"""Writing a game's content as a folder that a person can change."""

import json
from pathlib import Path
from typing import Any

from undercroft.engine.content import ABOUT
from undercroft.games import meta
from undercroft.packs.standard import standard_pack

GUIDE = "README.txt"
WIDTH = 120


def export(game: str, folder: Path, title: str) -> list[Path]:
    """The standard pack in that folder, one file for each kind of card, and a page that says how to go on."""
    folder.mkdir(parents=True, exist_ok=True)
    written = [put(folder / f"{name}.json", spread(data)) for name, data in standard_pack(game).items()]
    about = {"game": game, "title": title, "by": ""}
    written.append(put(folder / ABOUT, json.dumps(about, ensure_ascii=False, indent=2) + "\n"))
    written.append(put(folder / GUIDE, guide(game)))
    return written


def put(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def spread(data: dict[str, Any]) -> str:
    """A file with a line for every key and for every card: what somebody changes is easy to find and to compare."""
    parts = [f"  {json.dumps(key)}: {value_of(value)}" for key, value in data.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def value_of(value: Any) -> str:
    short = json.dumps(value, ensure_ascii=False)
    if len(short) < WIDTH or not isinstance(value, list | dict):
        return short
    if isinstance(value, list):
        return "[\n" + ",\n".join("    " + json.dumps(each, ensure_ascii=False) for each in value) + "\n  ]"
    lines = [f"    {json.dumps(key)}: {json.dumps(each, ensure_ascii=False)}" for key, each in value.items()]
    return "{\n" + ",\n".join(lines) + "\n  }"


def guide(game: str) -> str:
    title = meta(game).title
    return f"""{title}: the cards as files

EN  Each .json file holds one kind of card, one card a line. Change numbers, letters, names and texts with any text
    editor; leave the ids and the keys before the colons as they are. Say in "provenance" where you have it from:
    "printed" (it stands on the card), "source" (somebody reports it) or "reconstructed" (a guess). Give the pack a
    title in pack.json. Then:
      undercroft content {game} --check THIS_FOLDER     says in sentences what is wrong
      undercroft serve --content THIS_FOLDER            plays it; so do play, simulate, replay and all the others

DE  Jede .json-Datei enthält eine Art von Karten, eine Karte je Zeile. Zahlen, Buchstaben, Namen und Texte lassen sich
    mit jedem Texteditor ändern; die Kennungen ("id") und die Wörter vor den Doppelpunkten bleiben, wie sie sind. Unter
    "provenance" steht, woher die Angabe stammt: "printed" (sie steht auf der Karte), "source" (jemand berichtet sie)
    oder "reconstructed" (vermutet). In pack.json bekommt das Paket einen Titel. Danach:
      undercroft content {game} --check DIESER_ORDNER   sagt in Sätzen, was nicht stimmt
      undercroft serve --content DIESER_ORDNER          spielt damit, ebenso play, simulate, replay und alle anderen
"""
