"""Addresses as limits see them: one household is one address, however many numbers it has."""

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any

from litestar.connection import ASGIConnection

HOUSEHOLD = 64  # bits of an IPv6 address that a provider gives to one customer
NOBODY = "nobody"


def household(host: str) -> str:
    """The address, or the network of an IPv6 address; what is no address (a proxy may pass anything on) is nobody's."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return NOBODY
    address = plain(address)
    return str(address) if address.version == 4 else str(ip_network((int(address), HOUSEHOLD), strict=False))


def plain(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """An IPv4 address that came through an IPv6 socket is the same address."""
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks, as a trusted proxy says or as we see it."""
    return household(connection.client.host) if connection.client else NOBODY
