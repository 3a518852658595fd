"""Garbage: random bytes, wrong types, deep nesting, huge numbers, odd letters, stale and forged things."""

import json
from random import Random
from typing import Any

from tests.sample import SAMPLE
from tests.server.browser import Answer, Browser

WORDS = (
    "",
    "pass",
    "send crypt",
    "hire adv-1",
    "claim",
    "x" * 90,
    "\u202e\u0000",
    "🐉" * 20,
    "ä" * 5000,
    "' OR 1=1 --",
    "../..",
)
NUMBERS = (0, -1, 1, 7, 2**31, 2**63, 2**64, 10**40, 1.5, -0.0, 1e308)
IDS = ("a", "b", "", "x" * 36, "x" * 37, "0:a", "ä", "\u0000")
KINDS = (
    "hello", "choose", "undo", "chat", "replace", "ping", "takeback", "consent", "advise", "planner",
    "welcome", "ack", "dance", "HELLO", "", "hello\u0000",
)  # fmt: skip
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS")


def value(random: Random, depth: int = 0) -> Any:
    """Any JSON value."""
    kind = random.randrange(9 if depth < 4 else 6)
    if kind < 2:
        return random.choice(NUMBERS)
    if kind < 4:
        return random.choice(WORDS)
    if kind < 6:
        return random.choice((None, True, False))
    if kind == 6:
        return nested(random.choice((10, 500, 5000)))
    if kind == 7:
        return [value(random, depth + 1) for _ in range(random.randrange(4))]
    return {random.choice(WORDS): value(random, depth + 1) for _ in range(random.randrange(4))}


def nested(depth: int) -> str:
    return f"@nested{depth}@"


def write(data: object) -> bytes:
    text = json.dumps(data, ensure_ascii=False)
    for depth in (10, 500, 5000):
        text = text.replace(f'"@nested{depth}@"', "[" * depth + "]" * depth)
    return text.encode("utf-8", "surrogatepass")


def noise(random: Random) -> bytes:
    return random.randbytes(random.choice((0, 1, 10, 300)))


def spoiled(random: Random, data: bytes) -> bytes:
    """Cut off, doubled, or with one byte changed."""
    how = random.randrange(3)
    if how == 0:
        return data[: random.randrange(len(data) + 1)]
    if how == 1:
        return data + data
    place = random.randrange(len(data) or 1)
    return data[:place] + random.randbytes(1) + data[place + 1 :]


# ---- the socket


def garbage_message(random: Random, decision: Any) -> str | bytes:
    kind = random.randrange(10)
    if kind == 0:
        return noise(random)
    message = write(message_of(random, decision))
    if kind == 1:
        message = spoiled(random, message)
    return message.decode("utf-8", "replace")


def message_of(random: Random, decision: Any) -> Any:
    if random.random() < 0.1:
        return value(random)
    message: dict[str, Any] = {"type": random.choice(KINDS), "id": random.choice(IDS)}
    message |= {
        "ticket": random.choice((0, 1, 2, 99, 10**12)),
        "seat": random.randrange(4),
        "text": random.choice(WORDS),
    }
    message |= {"choice": random.choice(WORDS), "last": random.choice((0, 1, 3, 10**9))}
    message |= {"withdraw": random.random() < 0.5, "agree": random.random() < 0.5}
    message |= {"topic": random.choice(("hint", "coach", "planner", "all"))}
    message |= {"ask": random.choice(("best", "hint", "solution", "all")), "stage": random.choice((1, 3, 7))}
    if decision and random.random() < 0.1:
        message |= {"type": "choose", "id": f"r{random.random()}", "ticket": decision["ticket"]}
        message["choice"] = random.choice(decision["options"])["text"]
    if random.random() < 0.3:
        message[random.choice(list(message))] = value(random)
    return message


# ---- requests


def garbage_request(random: Random, browser: Browser, ids: tuple[str, ...]) -> Answer:
    method = "POST" if random.random() < 0.7 else random.choice(METHODS)
    headers: dict[str, str | bytes] = {"x-csrftoken": browser.cookies.get("csrftoken") or fresh_token(browser)}
    if random.random() < 0.1:
        headers["x-csrftoken"] = random.choice(("", "x", "0" * 128, "\xff" * 128))
    if random.random() < 0.1:
        headers["cookie"] = forged(random, browser.cookie_line())
    if random.random() < 0.1:
        headers["content-type"] = random.choice(
            ("text/plain", "multipart/form-data", "application/x-www-form-urlencoded")
        )
    return answer_of(browser, method, path_of(random, ids), body_of(random), headers)


def fresh_token(browser: Browser) -> str:
    browser.cookies.pop("csrftoken", None)
    browser.request("GET", "/api/session")
    return browser.cookies["csrftoken"]


def answer_of(browser: Browser, method: str, path: str, body: bytes, headers: dict[str, str | bytes]) -> Answer:
    """The answer; whatever cookies it sets, the guest stays who he is."""
    kept = dict(browser.cookies)
    answer = browser.request(method, path, body, headers)
    browser.cookies = kept | ({"csrftoken": ""} if not browser.cookies.get("csrftoken") else {})
    return answer


def forged(random: Random, cookies: str) -> str:
    place = random.randrange(len(cookies))
    return cookies[:place] + random.choice("x.;=\xe4") + cookies[place + 1 :]


def path_of(random: Random, ids: tuple[str, ...]) -> str:
    table = f"/api/tables/{random.choice(ids)}"
    seat = random.choice(("0", "1", "-1", "99", "x", str(10**40), "%00", "1e3"))
    move = random.choice(("0", "1", "-1", "999", "x", "", str(10**40)))
    return random.choice((
        "/api/session", "/api/session/link", "/api/tables", "/api/records", "/api/my/tables", table, f"{table}/start",
        f"{table}/seats/{seat}", f"{table}/replay?move={move}", f"{table}/record", f"{table}/branch",
        f"{table}/leave",
        f"/enter/{seat}", f"/api/{seat}", f"/{seat}", f"/ws/tables/{seat}", "/health",
    ))  # fmt: skip


def body_of(random: Random) -> bytes:
    kind = random.randrange(10)
    if kind == 0:
        return noise(random)
    data: Any = value(random) if kind == 1 else random.choice((wishes, table, record, branch))(random)
    if isinstance(data, dict) and data and random.random() < 0.5:
        data[random.choice(list(data))] = value(random)
    body = write(data)
    return spoiled(random, body) if kind == 2 else body


def wishes(random: Random) -> Any:
    return {"kind": random.choice(("me", "open", "bot", "king")), "level": random.choice(("easy", "god"))}


def table(random: Random) -> Any:
    seats = [wishes(random) for _ in range(random.randrange(7))]
    options = {random.choice(("goal", "round_cap", "name", "players", "luck")): value(random)}
    return {"game": random.choice((SAMPLE.name, "chess")), "players": len(seats), "seats": seats, "options": options}


def record(random: Random) -> Any:
    facts = {"game": SAMPLE.name, "players": 2, "options": {}, "rules": value(random), "content": value(random)}
    entries = [random.choice(({"undo": 0}, {"seat": 0, "choice": "pass"}, {"chance": "deed", "outcome": "x"}))]
    return {"format": 1, "facts": facts, "hash": "", "entries": entries * random.randrange(4), "key": value(random)}


def branch(random: Random) -> Any:
    return {"move": random.choice(NUMBERS), "level": random.choice(("easy", "god", "x" * 30))}
