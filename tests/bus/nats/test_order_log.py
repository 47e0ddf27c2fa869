"""An order has the same id in the logs of the gateway, of the dealer and of the store."""

import asyncio
import io

import pytest

from tests.bus.nats.rig import GatewayRig
from tests.server import conftest
from tests.server.rig import open_table, soon
from tests.server.test_order_log import lines_of, told
from tests.server.test_security_log import id_of

pytestmark = pytest.mark.asyncio
logged = conftest.logged


async def test_an_order_is_followed_over_the_bus(house: GatewayRig, logged: io.StringIO) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    answer = await ann.order("sit", "sit-1", table=table, chips=50_000)
    assert answer["t"] == "ack"
    order = f"{await id_of(house, 'Ann')}/sit-1"
    way = ["order taken", "order heard", "commit", "order answered", "order done"]
    assert told(logged, order) == way
    assert lines_of(logged, order)[1]["gateway"] == "g1"


async def test_a_refusal_and_a_line_of_chat_are_followed_too(
    house: GatewayRig, logged: io.StringIO
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.order("start_round", "start", table=table)
    await ann.order("say", "hello", table=table, text="hello everybody")
    by = await id_of(house, "Ann")
    refused = ["order taken", "order heard", "order refused", "order refused"]
    assert told(logged, f"{by}/start") == refused
    said = ["order taken", "order heard", "order answered", "order done"]
    assert told(logged, f"{by}/hello") == said
    assert "everybody" not in logged.getvalue()


async def test_an_order_that_waits_for_an_owner_keeps_its_id(
    house: GatewayRig, logged: io.StringIO
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    house.service.newsroom.let_go(table)  # as between two dealers
    sits = asyncio.create_task(ann.order("sit", "sit-1", table=table, chips=50_000))
    order = f"{await id_of(house, 'Ann')}/sit-1"
    await soon(lambda: "order sent again" in told(logged, order), lambda: asyncio.sleep(0))
    house.service.newsroom.take_up([table])
    assert (await sits)["t"] == "ack"
    way = [event for event in told(logged, order) if event != "order sent again"]
    assert way[0] == "order taken"
    assert way[-4:] == ["order heard", "commit", "order answered", "order done"]
