"""A house in parts over a real NATS server: a dealer with the real store, and gateways with a
server and sockets of their own. All run in one loop, and share only the bus and the store."""

from pathlib import Path
from typing import Any, Self, cast

from croupier.bus.nats.chat import NatsChat
from croupier.bus.nats.dealer import TableService
from croupier.bus.nats.link import Link
from croupier.bus.nats.tables import NatsBus
from croupier.server.app import listen
from croupier.server.context import ServerContext
from croupier.store.port import Store
from tests.bus.nats.server import NatsServer
from tests.server.rig import Rig


class GatewayRig(Rig):
    """A `Rig` whose server reaches its tables over NATS. `bus` is what the dealer runs."""

    server: NatsServer
    dealer_link: Link
    link: Link
    service: TableService
    nats_bus: NatsBus
    nats_chat: NatsChat
    gateways: list["Gateway"]

    @classmethod
    async def over(cls, server: NatsServer, folder: Path, **settings: Any) -> Self:
        cls.server = server
        return await cls.open(folder, **settings)

    async def prepare(self) -> None:
        self.gateways = []
        self.dealer_link = await Link.open(self.server.url("d1"), "d1")
        self.service = TableService(self.dealer_link, self.bus, self.chat)
        self.service.start()
        await self.dealer_link.flush()
        self.link = await Link.open(self.server.url("g1"), "g1")
        self.nats_bus = NatsBus(self.link)
        await self.nats_bus.start()
        self.nats_chat = NatsChat(self.nats_bus)

    def context(self) -> ServerContext:
        store, clock = self.store, self.timer.wall_ms
        return ServerContext(self.nats_bus, self.nats_chat, store, clock, self.settings)

    async def stop(self) -> None:
        for gateway in self.gateways:
            await gateway.stop()
        if self.listening is not None:
            await self.service.stop()
            await self.chat.stop()
            await self.bus.stop()
            await super().stop()
            await self.link.close()
            await self.dealer_link.close()


class Borrowed:
    """The store of somebody else, who closes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def close(self) -> None:
        pass


class Gateway(Rig):
    """One more gateway to the same tables."""

    @classmethod
    async def beside(cls, rig: GatewayRig, name: str) -> Self:
        gateway = cls(rig.folder, rig.settings, rig.store)
        gateway.link = await Link.open(rig.server.url(name), name)
        gateway.nats_bus = NatsBus(gateway.link)
        await gateway.nats_bus.start()
        chat = NatsChat(gateway.nats_bus)
        store, clock = cast(Store, Borrowed(rig.store)), rig.timer.wall_ms
        context = ServerContext(gateway.nats_bus, chat, store, clock, rig.settings)
        gateway.listening = await listen(context, "127.0.0.1", 0)
        rig.gateways.append(gateway)
        return gateway

    link: Link
    nats_bus: NatsBus

    async def stop(self) -> None:
        for client in self.clients:
            await client.leave()
        if self.listening is not None:
            listening, self.listening = self.listening, None
            await listening.stop()
            self.bots.stop()
            self.coaches.stop()
            await self.link.close()
