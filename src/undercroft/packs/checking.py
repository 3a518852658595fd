"""What is wrong with a changed pack, in sentences. The standard pack is the pattern; a trial game comes last."""

import json
from pathlib import Path
from typing import Any

from undercroft.engine.content import ABOUT, is_content
from undercroft.packs.patterns import Pattern
from undercroft.packs.standard import Entry, lists_in, standard_pack
from undercroft.packs.trial import trial

Pack = dict[str, Any]


def check_folder(game: str, folder: Path) -> list[str]:
    """Everything that is wrong, all at once; where the files are right, what happens when the pack is played."""
    return check_files_of(game, folder) or trial(game, folder)


def check_files_of(game: str, folder: Path) -> list[str]:
    """What is wrong with the files themselves."""
    if not folder.is_dir():
        return [f"{folder}: there is no such folder."]
    found = check_about(game, folder)
    pack, broken = read_files(folder)
    standard = standard_pack(game)
    found += broken + check_names(folder, pack, standard)
    for name in sorted(pack.keys() & standard.keys()):
        found += check_file(f"{name}.json", pack[name], standard[name])
    return found


def check_about(game: str, folder: Path) -> list[str]:
    path = folder / ABOUT
    if not path.is_file():
        return [f"{ABOUT} is missing; it holds the game and a title: {{'game': '{game}', 'title': 'My copy'}}."]
    data, problem = read_file(path)
    if problem:
        return [problem]
    if not isinstance(data, dict) or data.get("game") != game:
        return [f"{ABOUT}: 'game' must be '{game}'."]
    return [] if isinstance(data.get("title"), str) and data["title"].strip() else [f"{ABOUT}: the pack has no title."]


def read_files(folder: Path) -> tuple[Pack, list[str]]:
    pack: Pack = {}
    broken: list[str] = []
    for path in sorted(each for each in folder.iterdir() if is_content(each.name)):
        data, problem = read_file(path)
        if problem:
            broken.append(problem)
        elif isinstance(data, dict):
            pack[path.stem] = data
        else:
            broken.append(f"{path.name}: it must begin with {{ and end with }}.")
    return pack, broken


def read_file(path: Path) -> tuple[Any, str]:
    try:
        return json.loads(path.read_text(encoding="utf-8")), ""
    except UnicodeDecodeError:
        return None, f"{path.name}: it is not written in UTF-8; save it so in your editor."
    except json.JSONDecodeError as problem:
        return None, f"{path.name}, line {problem.lineno}, column {problem.colno}: {problem.msg.lower()}."
    except RecursionError:
        return None, f"{path.name}: it is nested too deep."


def check_names(folder: Path, pack: Pack, standard: Pack) -> list[str]:
    found = [f"{name}.json is missing." for name in sorted(standard) if not (folder / f"{name}.json").is_file()]
    return found + [f"{name}.json: the game has no such file." for name in sorted(pack.keys() - standard.keys())]


def check_file(name: str, file: Pack, standard: Pack) -> list[str]:
    """Lists of cards by their entries, everything else as one thing."""
    found = [f"{name}: '{key}' is missing." for key in standard if key not in file]
    found += [f"{name}: '{key}' does nothing here." for key in file if key not in standard]
    lists = lists_in(standard)
    for key in [key for key in standard if key in file]:
        if key in lists:
            found += check_list(f"{name}, {key}", file[key], lists[key])
        else:
            found += Pattern().learn(standard[key]).problems(f"{name}, {key}", file[key])
    return found


def check_list(where: str, entries: Any, standard: list[Entry]) -> list[str]:
    """The same cards, whatever they say: ids stand in pictures, texts and records."""
    if not isinstance(entries, list) or not all(isinstance(each, dict) for each in entries):
        return [f"{where}: it must be a list of cards."]
    ids, due = [each.get("id") for each in entries], [each["id"] for each in standard]
    found = [f"{where}: {len(ids)} cards; there must be {len(due)}."] if len(ids) != len(due) else []
    found += [f"{where}: '{each}' is missing." for each in due if each not in ids]
    found += [f"{where}: the id {each!r} is not one of the game." for each in dict.fromkeys(ids) if each not in due]
    found += [f"{where}: '{each}' stands there {ids.count(each)} times." for each in due if ids.count(each) > 1]
    pattern = Pattern()
    for each in standard:
        pattern.learn(each)
    for each in entries:
        found += pattern.problems(f"{where}, {each.get('id')}", each)
    return found
