"""`undercroft serve`: the table server with the browser client."""

import argparse
import importlib.util
import json
import logging
import socket
from pathlib import Path

from undercroft.cli.arguments import positive, seconds, whole
from undercroft.cli.bots import check_bots
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
    parser.add_argument("--no-limits", action="store_true", help="no rate limits; for benchmarks on this machine")


def run(args: argparse.Namespace) -> int:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        raise Refusal("The server's packages are not installed; run 'make play', or install 'undercroft[server]'.")
    if args.web and not (Path(args.web) / "index.html").is_file():
        raise Refusal(f"'{args.web}' is not the folder of a built client: it has no index.html.")
    check_bots(args.bot)
    check_port(args.host, args.port)
    serve(args)
    return 0


def check_port(host: str, port: int) -> None:
    """Say who is in the way before anything is started."""
    if not 0 < port < 65536:
        raise Refusal(f"{port} is no port; choose one from 1 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise Refusal(f"Cannot listen on {host}:{port} ({reason}). Choose another with --port or --host.") from None


def serve(args: argparse.Namespace) -> None:
    import uvicorn  # noqa: PLC0415  # the server's packages are an extra
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from undercroft.server.app import make_app, web_folder  # noqa: PLC0415
    from undercroft.server.config import ServerConfig  # noqa: PLC0415

    config = ServerConfig(
        database=database_url(args.database), host=args.host, port=args.port, web=args.web,
        bots=tuple(args.bot), bot_workers=args.bot_workers, bot_pause=args.bot_pause, idle=args.idle,
        rates=not args.no_limits,
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
    uvicorn.run(app, host=args.host, port=args.port, log_config=None, ws_max_size=65536, timeout_graceful_shutdown=5)


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
    for chatty in ("uvicorn.access", "uvicorn.error"):  # they name tables, and a table's address is its invitation
        logging.getLogger(chatty).setLevel(logging.WARNING)
