"""The chat of tables that run elsewhere. Lines come with the news of the tables that somebody looks
at; an order is asked again with the same id until there is an answer."""

from collections.abc import Callable

from croupier.bus.nats import envelopes as env
from croupier.bus.nats.tables import NatsBus
from croupier.chat.line import ChatLine, ChatNews, ChatOrder
from croupier.games.game import Refused
from croupier.tables.authority import Administrator, Player, Tester


class NatsChat:
    """Implements `bus.port.Chat`."""

    def __init__(self, bus: NatsBus) -> None:
        self._bus = bus

    async def order(self, order: ChatOrder) -> None:
        by = order.by
        request: env.Speak | env.DeskSpeak
        if isinstance(by, Player):
            request = env.Speak(by, order.id, order.command)
        elif isinstance(by, Administrator | Tester):
            request = env.DeskSpeak(by, order.id, order.command)
        else:
            raise TypeError("neither bots nor the house speak through a gateway")
        await self._bus.asking.again(order.table, request, type(None))

    async def lines(self, table_id: str) -> tuple[ChatLine, ...]:
        """Whoever looks at a table sees it also when its chat cannot be read."""
        try:
            return await self._bus.asking.once(table_id, env.AskLines(), tuple[ChatLine, ...])
        except Refused:
            return ()

    def listen(self, receive: Callable[[ChatNews], None]) -> None:
        self._bus.listen_lines(receive)

    async def stop(self) -> None:
        """What is under way is under way elsewhere."""
