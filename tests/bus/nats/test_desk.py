"""What those see who run the house, over the bus: on subjects and in types of their own."""

import asyncio

import pytest

from croupier.games.game import Refused
from croupier.tables.authority import Administrator
from croupier.tables.commands import CloseTable, Order
from croupier.tables.systemview import Position
from tests.bus.nats.rig import GatewayRig
from tests.bus.nats.test_play import seated_at_two_gateways

pytestmark = pytest.mark.asyncio
PATIENCE = 10.0
ROOT = Administrator("root", "Root")


async def test_all_cards_are_shown_to_the_desk_and_to_its_gateway_only(house: GatewayRig) -> None:
    table, ann, bob, other = await seated_at_two_gateways(house)
    seen: asyncio.Queue[Position] = asyncio.Queue()

    def receive(_: str, position: Position) -> None:
        seen.put_nowait(position)

    await house.nats_bus.open_view(table, receive)
    dealt = [await s.until(lambda m: m["t"] == "frame" and m["private"]) for s in (ann, bob)]
    while True:
        position = await asyncio.wait_for(seen.get(), PATIENCE)
        if len(position.private) == 2:
            break
        actor = next(i for i, frame in enumerate(dealt) if frame.get("options"))
        act = {"turn": dealt[actor]["pending"]["turn"], "action": {"do": "call"}}
        await (ann, bob)[actor].order("act", table=table, **act)
    cards = [position.private[seat]["cards"] for seat in (0, 1)]
    assert cards == [frame["private"]["cards"] for frame in dealt]
    assert other.link.counts["not_ours"] == 0
    house.nats_bus.close_view(table, receive)


async def test_the_overview_names_the_tables_of_all_dealers(house: GatewayRig) -> None:
    table, *_ = await seated_at_two_gateways(house)
    (found,) = await house.nats_bus.overviews({})
    assert (found.id, len(found.seats)) == (table, 2)
    assert (await house.nats_bus.overview(table)).name == found.name
    with pytest.raises(Refused, match="no_such_table"):
        await house.nats_bus.overview("0123456789ab")


async def test_an_administrator_closes_a_table(house: GatewayRig) -> None:
    table, ann, bob, _ = await seated_at_two_gateways(house)
    await house.nats_bus.order(Order(table, ROOT, "close-1", CloseTable()))
    for socket in (ann, bob):
        await socket.named("gone")
