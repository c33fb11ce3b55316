"""What stands before the path of a link, so that whoever gets it can open it."""

from howdah.server.reach.addresses import host_name, is_everywhere, is_loopback, network_addresses, typed
from howdah.server.reach.base import Base
from howdah.server.reach.listener import Listener
from howdah.server.settings import Settings


class Reach:
    """Where others find this server. It may let the network in while it runs."""

    def __init__(self, settings: Settings, listener: Listener) -> None:
        self.settings = settings
        self.listener = listener

    def base(self, scheme: str, host: str) -> Base:
        """For links that are asked for under this host: what was typed, unless only this machine understands it."""
        if self.settings.public:
            return Base(self.settings.public.rstrip("/"), "public")
        if not is_loopback(host_name(host)):
            return Base(f"{scheme}://{host}", "network")
        for address, port in self.places():
            return Base(f"{scheme}://{typed(address)}:{port}", "network")
        return Base(f"{scheme}://{host}", "machine")

    def renewed(self, address: str) -> str:
        """The base of links that was right when somebody entered where they are called, as it would be today."""
        scheme, _, host = address.partition("://")
        return self.base(scheme, host).address

    def places(self) -> list[tuple[str, int]]:
        """Addresses and ports of the network at which this server listens."""
        return network_places(self.settings) or self.listener.places

    def can_open(self) -> bool:
        """Whether the network could be let in: nobody decided otherwise, and there is a network."""
        return self.listener.is_possible() and not self.places() and bool(network_addresses())

    async def open(self) -> None:
        """Let the network in."""
        await self.listener.open(network_addresses(), self.settings.port)


def network_places(settings: Settings) -> list[tuple[str, int]]:
    """Addresses and ports of the network at which a server listens from its start."""
    if is_everywhere(settings.host):
        return [(address, settings.port) for address in network_addresses()]
    return [] if is_loopback(settings.host) else [(settings.host, settings.port)]
