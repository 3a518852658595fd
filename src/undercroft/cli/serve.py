"""`undercroft serve`: the table server with the browser client."""

import argparse
import asyncio
import importlib.util
import json
import logging
from pathlib import Path

from undercroft.cli.arguments import positive, seconds, whole
from undercroft.cli.bots import check_bots
from undercroft.cli.listening import check_port, host_and_port, possible_connections, proxy
from undercroft.cli.parser import Commands, Refusal
from undercroft.cli.terminal import console

NEEDED = ("litestar", "uvicorn", "sqlalchemy", "msgspec", "itsdangerous")
EXTRA_FIELDS = ("table", "reason", "level", "path")


def register(commands: Commands) -> None:
    parser = commands.add(
        "serve",
        run,
        "serve the games to browsers",
        "Starts the server; open the address it prints. All tables live in one database file, which is also the\n"
        "backup. Behind a reverse proxy see docs/hosting.md.",
        "undercroft serve --port 8765 --database tables.db",
    )
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: this machine only)")
    parser.add_argument("--port", type=whole, default=8765, help="port (default 8765)")
    parser.add_argument(
        "--database", default="undercroft.db", help="SQLite file or database URL (default undercroft.db)"
    )
    parser.add_argument("--web", default="", help="folder of the built client (default: the one of this checkout)")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="NAME",
        help="a bot of your own to play against beside the levels, as package.module:Class; may be repeated",
    )  # fmt: skip
    parser.add_argument("--bot-workers", type=positive, default=2, help="processes in which bots think (default 2)")
    parser.add_argument("--bot-pause", type=seconds, default=0.7, help="seconds a bot seems to think (default 0.7)")
    parser.add_argument(
        "--idle", type=seconds, default=600.0, metavar="SECONDS",
        help="seconds after which a table that nobody looks at leaves memory (default 600)",
    )  # fmt: skip
    parser.add_argument(
        "--connections", type=positive, default=1000, metavar="NUMBER",
        help="connections that may be open at the same time (default 1000)",
    )  # fmt: skip
    parser.add_argument(
        "--trusted-proxy", type=proxy, action="append", default=[], metavar="ADDRESS",
        help="address or network of a proxy that says who asks, and by https or not; may be repeated (default: none)",
    )  # fmt: skip
    parser.add_argument(
        "--metrics", type=host_and_port, metavar="[HOST:]PORT",
        help="where to serve numbers for Prometheus; players must not reach it (default: nowhere)",
    )  # fmt: skip
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits by guest and address; for benchmarks on this machine"
    )


def run(args: argparse.Namespace) -> int:
    check_packages()
    if args.web and not (Path(args.web) / "index.html").is_file():
        raise Refusal(f"'{args.web}' is not the folder of a built client: it has no index.html.")
    check_bots(args.bot)
    check_port(args.host, args.port)
    if args.metrics:
        host, port = args.metrics
        check_port(host, port, "--metrics")
    serve(args)
    return 0


def check_packages() -> None:
    """They are an extra of the package."""
    if any(importlib.util.find_spec(name) is None for name in NEEDED):
        raise Refusal("The server's packages are not installed; run 'make play', or install 'undercroft[server]'.")


def serve(args: argparse.Namespace) -> None:
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from undercroft.server.app import make_app, web_folder  # noqa: PLC0415
    from undercroft.server.bounded import BoundedConfig  # noqa: PLC0415
    from undercroft.server.closing import ClosingServer  # noqa: PLC0415
    from undercroft.server.config import ServerConfig  # noqa: PLC0415

    config = ServerConfig(
        database=database_url(args.database), host=args.host, port=args.port, web=args.web,
        bots=tuple(args.bot), bot_workers=args.bot_workers, bot_pause=args.bot_pause, idle=args.idle,
        rates=not args.no_limits, connections=connections(args), trusted=tuple(args.trusted_proxy),
        metrics=args.metrics,
    )  # fmt: skip
    try:
        app = make_app(config)
    except SQLAlchemyError as problem:
        reason = str(problem.__cause__ or problem).splitlines()[0]
        raise Refusal(f"The database '{args.database}' cannot be used: {reason}.") from None
    log_as_json()
    if web_folder(config) is None:
        console().print(
            "The browser client is not built; only the API is served. 'make play' builds it.", style="yellow"
        )
    console().print(f"Undercroft is open: http://{shown_host(args.host)}:{args.port}", style="bold")
    ClosingServer(BoundedConfig(app, config)).run()


def connections(args: argparse.Namespace) -> int:
    """How many can be open here; told where that is fewer than wanted."""
    possible = possible_connections(args.connections, args.bot_workers)
    if possible < args.connections:
        console().print(
            f"Only {possible} connections can be open instead of {args.connections}: the system allows no more files.\n"
            f"Raise that with 'ulimit -n', or set --connections {possible}.", style="yellow",
        )  # fmt: skip
    return possible


def database_url(text: str) -> str:
    if "://" in text:
        return text
    if Path(text).is_dir():
        raise Refusal(f"'{text}' is a folder; name a file for the database.")
    return f"sqlite:///{text}"


def shown_host(host: str) -> str:
    if host in {"0.0.0.0", "::"}:  # shown, not bound
        return "localhost"
    return f"[{host}]" if ":" in host else host


class JsonLines(logging.Formatter):
    """One JSON object a line: for people with jq and for machines."""

    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "message": record.getMessage()}
        line |= {key: getattr(record, key) for key in EXTRA_FIELDS if hasattr(record, key)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def log_as_json() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # its warnings are about what strangers send
    logging.getLogger("uvicorn.error").addFilter(is_no_farewell)


def is_no_farewell(record: logging.LogRecord) -> bool:
    """Whatever still runs when the server ends is cancelled; that is no failure."""
    return not (record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError))
