"""Who asks, as far as an address tells: one home or one machine, however it writes its address."""

from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

_MAPPED: Final = 96  # bits of an IPv6 address before an IPv4 address that is written as one
_HOME: Final = 64  # bits of an IPv6 address that a provider gives to a whole home


def home_of(host: str) -> str:
    """The network that an address counts as: an IPv4 address, or the /64 that an IPv6 address lies in.

    >>> home_of("::ffff:192.0.2.7"), home_of("2001:db8:1:2:3:4:5:6"), home_of("2001:db8:1:2::9%eth0")
    ('192.0.2.7', '2001:db8:1:2::/64', '2001:db8:1:2::/64')
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ip_network((address, _HOME), strict=False))
    return str(address)


class Proxies:
    """The addresses of proxies in front, whose word on the true address is taken: `127.0.0.1,10.0.0.0/8`."""

    def __init__(self, listed: str = "") -> None:
        self._all: Final = listed.strip() == "*"
        words = [] if self._all else [word.strip() for word in listed.split(",") if word.strip()]
        self._networks: Final = [form for word in words for form in _forms(ip_network(word))]

    @property
    def listed(self) -> str:
        """All of them as one text, which uvicorn reads."""
        return "*" if self._all else ",".join(map(str, self._networks))

    def __contains__(self, host: str) -> bool:
        """Whether an address is one of them.

        >>> proxies = Proxies("10.0.0.0/8")
        >>> "10.2.3.4" in proxies, "::ffff:10.2.3.4" in proxies, "::1" in proxies
        (True, True, False)
        """
        if self._all:
            return True
        try:
            address = ip_address(host)
        except ValueError:
            return False
        return any(address in network for network in self._networks)


def _forms(network: IPv4Network | IPv6Network) -> list[IPv4Network | IPv6Network]:
    """A network, and that of IPv4 also as a socket for both kinds of addresses writes it."""
    if isinstance(network, IPv6Network):
        return [network]
    bits = _MAPPED + network.prefixlen
    return [network, IPv6Network(f"::ffff:{network.network_address}/{bits}")]
