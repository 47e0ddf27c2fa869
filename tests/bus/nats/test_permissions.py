"""What each role may say and hear, as a real server enforces it."""

import asyncio

import pytest
from nats.aio.client import Client
from nats.aio.msg import Msg

from croupier.bus.nats import subjects
from croupier.bus.nats.link import BusAway, Link
from croupier.bus.nats.permissions import Process, Role, server_config
from tests.bus.nats.server import NatsServer

pytestmark = pytest.mark.asyncio
PATIENCE = 10.0


class Spy:
    """A plain client with the credentials of a process."""

    def __init__(self) -> None:
        self.client = Client()
        self.heard: asyncio.Queue[Msg] = asyncio.Queue()
        self.errors: asyncio.Queue[str] = asyncio.Queue()

    @classmethod
    async def connect(cls, nats: NatsServer, name: str) -> "Spy":
        spy = cls()

        async def on_error(error: Exception) -> None:
            spy.errors.put_nowait(str(error).lower())

        await spy.client.connect(nats.url(name), error_cb=on_error, allow_reconnect=False)
        return spy

    async def hear(self, subject: str) -> None:
        async def on_message(message: Msg) -> None:
            self.heard.put_nowait(message)

        await self.client.subscribe(subject, cb=on_message)
        await self.client.flush()

    async def refused(self) -> str:
        return await asyncio.wait_for(self.errors.get(), PATIENCE)


@pytest.mark.parametrize(
    ("who", "subject"),
    [
        ("g1", subjects.table_news("0123456789ab")),  # as if it were a dealer
        ("g1", subjects.LOBBY_NEWS),
        ("g1", subjects.BANK_NEWS),
        ("g1", subjects.to_process("g2", "private")),
        ("g1", subjects.to_table(subjects.HOUSE, "g1", "0123456789ab")),  # as if it were a room
        ("g1", subjects.to_table(subjects.PLAYER, "g2", "0123456789ab")),  # as another gateway
        ("g1", subjects.beat("dealer", "d1")),
        ("d1", subjects.to_table(subjects.PLAYER, "d1", "0123456789ab")),  # as a player
        ("d1", subjects.beat("dealer", "d2")),
        ("r1", subjects.to_table(subjects.PLAYER, "r1", "0123456789ab")),
        ("r1", subjects.table_news("0123456789ab")),
    ],
)
async def test_nobody_publishes_in_another_role(nats: NatsServer, who: str, subject: str) -> None:
    spy = await Spy.connect(nats, who)
    await spy.client.publish(subject, b"")
    assert "permissions violation for publish" in await spy.refused()
    await spy.client.close()


@pytest.mark.parametrize(
    ("who", "subject"),
    [
        ("g1", subjects.to_process("g2", ">")),  # the private parts of others
        ("g1", subjects.to_process("*", "private")),
        ("g1", ">"),
        ("g1", subjects.to_table("*", "*", "*")),  # orders of others
        ("g1", subjects.to_bank("*", "*")),
        ("d1", subjects.to_process("g1", ">")),
        ("d1", subjects.to_bank("*", "d2")),
        ("r1", subjects.table_news("*")),
        ("r1", subjects.to_process("g1", ">")),
    ],
)
async def test_nobody_hears_what_is_meant_for_others(
    nats: NatsServer, who: str, subject: str
) -> None:
    spy = await Spy.connect(nats, who)
    await spy.hear(subject)
    assert "permissions violation for subscription" in await spy.refused()
    await spy.client.close()


async def test_a_private_part_reaches_its_gateway_alone(nats: NatsServer) -> None:
    """The check of the check: whoever may hear it does."""
    owner, dealer = await Spy.connect(nats, "g1"), await Spy.connect(nats, "d1")
    await owner.hear(subjects.to_process("g1", ">"))
    await dealer.client.publish(subjects.to_process("g1", "private"), b"cards")
    await dealer.client.flush()
    heard = await asyncio.wait_for(owner.heard.get(), PATIENCE)
    assert heard.data == b"cards"
    for spy in (owner, dealer):
        await spy.client.close()


async def test_a_wrong_password_is_said_in_one_line(nats: NatsServer) -> None:
    with pytest.raises(BusAway, match=r"^cannot reach NATS: .*[Aa]uthorization"):
        await Link.open(nats.url("g1", "wrong"), "g1")


@pytest.mark.parametrize("name", ["g.1", "*", "a b", "", ">"])
async def test_a_name_that_would_be_a_pattern_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a name"):
        server_config([Process(Role.GATEWAY, name, "pw")])
