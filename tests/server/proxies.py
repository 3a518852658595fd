"""Real proxies in front of a real server, with the files that docs/hosting.md quotes."""

import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.harness import PATIENCE, Server, held_port

ROOT = Path(__file__).parents[2]
HOST = "localhost"
NGINX = """
daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    {quoted}
}}
"""
CADDY = """
{{
    admin off
    auto_https disable_redirects
    default_bind 127.0.0.1
}}
{quoted}
"""


def quoted(language: str) -> str:
    """The one block of that language in docs/hosting.md."""
    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    (block,) = re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
    return str(block)


def replaced(text: str, changes: dict[str, str]) -> str:
    """Ports and certificates as they are here; each must be there to be replaced."""
    for before, after in changes.items():
        assert before in text, f"docs/hosting.md no longer says '{before}'"
        text = text.replace(before, after)
    return text


def nginx_file(folder: Path, server: Server, port: int) -> str:
    there = "/etc/letsencrypt/live/play.example.org"
    changes = {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl", "play.example.org;": f"{HOST};",
        f"{there}/fullchain.pem": f"{folder}/cert.pem", f"{there}/privkey.pem": f"{folder}/key.pem",
        "127.0.0.1:8765": f"127.0.0.1:{server.port}",
    }  # fmt: skip
    return NGINX.format(folder=folder, quoted=replaced(quoted("nginx"), changes))


def caddy_file(folder: Path, server: Server, port: int) -> str:
    site = f"https://{HOST}:{port} {{\n    tls {folder}/cert.pem {folder}/key.pem"
    changes = {"play.example.org {": site, "127.0.0.1:8765": f"127.0.0.1:{server.port}"}
    return CADDY.format(quoted=replaced(quoted("caddy"), changes))


def program(name: str) -> str:
    """Installed, or as `scripts/setup dev` has unpacked it."""
    here = [ROOT / ".proxies" / "usr" / place / name for place in ("sbin", "bin")]
    found = shutil.which(name) or next((str(each) for each in here if each.exists()), None)
    assert found, f"{name} is missing; run scripts/setup dev"
    return found


@contextmanager
def proxy(name: str, folder: Path, server: Server) -> Iterator[int]:
    """The port on which that proxy speaks HTTPS for the server."""
    make_certificate(folder)
    held = held_port()
    port = int(held.getsockname()[1])
    file = folder / f"{name}.conf"
    file.write_text({"nginx": nginx_file, "caddy": caddy_file}[name](folder, server, port), encoding="utf-8")
    arguments = {
        "nginx": ["-p", str(folder), "-e", f"{folder}/nginx.log", "-c", str(file)],
        "caddy": ["run", "--adapter", "caddyfile", "--config", str(file)],
    }
    with (folder / f"{name}.out").open("wb") as out:
        process = subprocess.Popen(
            [program(name), *arguments[name]], stdout=out, stderr=out, env={"HOME": str(folder), "PATH": "/usr/bin"}
        )
    try:
        await_port(port, process, folder / f"{name}.out")
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)
        held.close()


def make_certificate(folder: Path) -> None:
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={HOST}",
         "-addext", f"subjectAltName=DNS:{HOST}", "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        check=True, capture_output=True,
    )  # fmt: skip


def await_port(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"the proxy does not listen:\n{log.read_text(encoding='utf-8')}")


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "cert.pem"))
