"""Every connection of this process: how many a network has open, and which have been idle for too long (timeouts).

A connection begins as a `Front`, which waits for the head of its first request; it becomes a WebSocket or is handed to
the HTTP server. Whatever it becomes, it is counted here until it is closed, and closed when nothing moves on it.
"""

from collections.abc import Collection
from typing import Final, NamedTuple, Protocol

from howdah.server.ops.limits import Buckets, Budget, network_of
from howdah.server.ops.timing import Time
from howdah.server.settings import Limits


class Watched(Protocol):
    """A connection with a timeout."""

    network: str

    def is_gone(self) -> bool:
        """Whether it is closed already."""

    def is_late(self, now: float) -> bool:
        """A second has passed: whether nothing has moved for too long. A WebSocket asks first."""

    def abort(self) -> None:
        """Close without waiting for anything."""


class Peer(NamedTuple):
    """The other end of a connection."""

    host: str
    port: int


UNKNOWN: Final = Peer("", 0)
MOST_STEP: Final = 2.0
"""Seconds between two looks that count, at most: a process that stood still has not read yet what came meanwhile."""


class Network:
    """What the connections from one network have together."""

    def __init__(self, queued_bytes: int) -> None:
        self.open = 0
        self.queued = Budget(queued_bytes)
        """Bytes in the send queues of slow clients."""


class Registry:
    """All connections of one process."""

    def __init__(self, limits: Limits, proxies: Collection[str], time: Time) -> None:
        self.limits = limits
        self.proxies = {network_of(proxy) for proxy in proxies}
        """Networks of proxies: everybody comes by way of them, so that no limit of a network binds there."""
        self.time = time
        self.awake = 0.0
        """Seconds in which somebody looked: silence is measured in them. When the whole machine was frozen, or this
        process was, its clients were not silent."""
        self.looked = time.steady()
        self.connections: dict[Watched, None] = {}
        self.networks: dict[str, Network] = {}
        self.requests: dict[Peer, float] = {}
        """HTTP requests that are being answered, and since when."""
        self.served: dict[Peer, float] = {}
        """HTTP connections, and when the last request of each was answered."""
        self.handshakes = Buckets(limits.handshake_burst, limits.handshake_rate)
        self.anonymous = Buckets(limits.anonymous_burst, limits.anonymous_rate)
        self.refused = 0
        self.ended = 0
        """Connections that are gone."""
        self.silent = 0
        """Connections that were closed because nothing moved on them."""

    def add(self, connection: Watched) -> bool:
        """Count a new connection; whether there is room for it."""
        network = self.network(connection.network)
        if len(self.connections) >= self.limits.connections or self.is_full(connection.network):
            self.refused += 1
            self.forget_network(connection.network)
            return False
        network.open += 1
        self.connections[connection] = None
        return True

    def is_full(self, network: str) -> bool:
        return network not in self.proxies and self.network(network).open >= self.limits.network_connections

    def move(self, connection: Watched, network: str) -> bool:
        """A proxy has said where a connection really comes from; whether there is room for it."""
        if network == connection.network or connection not in self.connections:
            return True
        full = self.is_full(network)
        self.network(network).open += 1
        self.networks[connection.network].open -= 1
        self.forget_network(connection.network)
        connection.network = network
        self.refused += full
        return not full

    def replace(self, old: Watched, new: Watched) -> None:
        """A connection has become something else."""
        if old in self.connections:
            del self.connections[old]
            self.connections[new] = None

    def remove(self, connection: Watched) -> None:
        if connection in self.connections:
            del self.connections[connection]
            self.ended += 1
            self.networks[connection.network].open -= 1
            self.forget_network(connection.network)

    def network(self, name: str) -> Network:
        found = self.networks.get(name)
        if found is None:
            found = self.networks[name] = Network(self.limits.network_queue_bytes)
        return found

    def forget_network(self, name: str) -> None:
        found = self.networks[name]
        if found.open == 0 and found.queued.used == 0:
            del self.networks[name]

    def may_shake_hands(self, address: str, named: bool) -> bool:
        """Whether this address may open another WebSocket now. Whoever brings no cookie is a new guest each time, so
        that no limit of a guest binds: few of them are let in."""
        network, now = network_of(address), self.time.steady()
        return self.handshakes.allow(network, now) and (named or self.anonymous.allow(network, now))

    # HTTP: the connections are the HTTP server's, but it lets silent ones stay for ever.

    def begin_request(self, peer: Peer) -> None:
        self.requests[peer] = self.awake

    def end_request(self, peer: Peer) -> None:
        self.requests.pop(peer, None)
        if peer in self.served:
            self.served[peer] = self.awake

    def sweep(self) -> None:
        """To be called every second: idle connections are closed."""
        now = self.time.steady()
        self.awake += min(now - self.looked, MOST_STEP)
        self.looked = now
        for connection in list(self.connections):
            if connection.is_gone():
                self.remove(connection)
            elif connection.is_late(self.awake):
                self.silent += 1
                connection.abort()
