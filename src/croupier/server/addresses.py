"""Where other devices in the network reach the house. Nothing is sent to find out: the system is
asked which of its addresses it would use."""

import socket
from ipaddress import ip_address

ANYWHERE = ("0.0.0.0", "::", "")
# Addresses that are kept for documentation: nobody is there, and nothing is sent to them.
OUTSIDE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def network_addresses(host: str, port: int) -> tuple[str, ...]:
    """The addresses that a friend in the same network can type, the likeliest first; none where the
    house listens to this machine alone."""
    found = _own_addresses() if host in ANYWHERE else [host]
    if host == "0.0.0.0":
        found = [each for each in found if ":" not in each]
    return tuple(f"http://{_in_address(each)}:{port}/" for each in found if not _is_local(each))


def _own_addresses() -> list[str]:
    found: list[str] = []
    for family, outside in OUTSIDE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((outside, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue  # there is no network of this kind
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM)
    except OSError:
        named = []
    found += [str(address[4][0]) for address in named]
    return list(dict.fromkeys(found))


def _is_local(address: str) -> bool:
    """Whether only this machine can use it. A name is taken as it is."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address == "localhost"
    return known.is_loopback or known.is_link_local or known.is_unspecified


def _in_address(host: str) -> str:
    return f"[{host}]" if ":" in host else host
