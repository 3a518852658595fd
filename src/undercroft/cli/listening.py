"""Where and to whom the server listens, checked before anything is started."""

import argparse
import resource
import socket
from ipaddress import ip_network

from undercroft.cli.parser import Refusal

RESERVED = 96  # files that the server needs beside its connections: database, log, libraries
PER_WORKER = 8  # and for each process in which bots think
FEWEST = 16  # connections without which nobody can play


def check_port(host: str, port: int, option: str = "--port or --host") -> None:
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
            raise Refusal(f"Cannot listen on {host}:{port} ({reason}). Choose another with {option}.") from None


def proxy(text: str) -> str:
    """The address or network of a proxy, as an argument."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"'{text[:60]}' is no address like 127.0.0.1 and no network like 172.16.0.0/12"
        ) from None


def host_and_port(text: str) -> tuple[str, int]:
    """HOST:PORT as an argument; a port alone is one of this machine."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or not 0 < int(port) < 65536:
        raise argparse.ArgumentTypeError(f"'{text[:60]}' is no address like 127.0.0.1:9465, and no port")
    return host.strip("[]") or "127.0.0.1", int(port)


def possible_connections(wanted: int, workers: int) -> int:
    """As many connections as files may be open here, and no more than wanted. The soft limit is raised if it can be."""
    reserved = RESERVED + PER_WORKER * workers
    possible = allowed_files(wanted + reserved) - reserved
    if possible < FEWEST:
        raise Refusal(
            f"Only {possible + reserved} files may be open here, and {reserved + FEWEST} are needed. "
            f"Raise that with 'ulimit -n {wanted + reserved}'."
        )
    return min(wanted, possible)


def allowed_files(needed: int) -> int:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return needed
    allowed = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
    return allowed
