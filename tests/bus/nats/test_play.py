"""Tables that run in another process are played like tables of this one, through any gateway."""

import pytest

from tests.bus.nats.rig import Gateway, GatewayRig
from tests.server.rig import Message, Socket, open_table
from tests.server.test_whole_flow import play_on, sit_with_a_bot

pytestmark = pytest.mark.asyncio


async def test_a_hand_is_played_over_the_bus(house: GatewayRig) -> None:
    client = await house.guest("Ann")
    socket, table = await sit_with_a_bot(client)
    end = await play_on(socket, table, await socket.named("frame"))
    assert sum(seat["stack"] for seat in end["view"]["seats"]) == 200_000
    await socket.order("leave", table=table)
    status, me = await client.call("GET", "/api/me")
    assert (status, me["seated"]) == (200, 0)


async def seated_at_two_gateways(house: GatewayRig) -> tuple[str, Socket, Socket, Gateway]:
    other = await Gateway.beside(house, "g2")
    _, ann = await house.seated("Ann")
    _, bob = await other.seated("Bob")
    table = await open_table(ann)
    for socket in (ann, bob):
        assert (await socket.watch(table))["t"] == "frame"
        await socket.order("sit", table=table, chips=50_000)
    return table, ann, bob, other


def cards(frame: Message) -> object:
    return frame["private"]


async def test_players_at_two_gateways_see_the_same_table_and_their_own_cards_only(
    house: GatewayRig,
) -> None:
    _, ann, bob, other = await seated_at_two_gateways(house)
    dealt = [await s.until(lambda m: m["t"] == "frame" and m["private"]) for s in (ann, bob)]
    assert dealt[0]["view"] == dealt[1]["view"]
    assert dealt[0]["private"] != dealt[1]["private"]
    secrets = [str(frame["private"]) for frame in dealt]
    assert secrets[0] not in str(bob.seen)
    assert secrets[1] not in str(ann.seen)
    assert house.link.counts["gap"] == other.link.counts["gap"] == 0


async def test_chat_crosses_gateways(house: GatewayRig) -> None:
    table, ann, bob, _ = await seated_at_two_gateways(house)
    await ann.order("say", table=table, text="Good evening")
    said = await bob.named("said")
    assert said["line"]["text"] == "Good evening"
    assert (await bob.watch(table))["t"] == "frame"
    assert [line["text"] for line in bob.lines] == ["Good evening"]


async def test_the_lobby_of_every_gateway_shows_the_table(house: GatewayRig) -> None:
    table, _, _, other = await seated_at_two_gateways(house)
    third = await Gateway.beside(house, "g3")
    for rig in (house, other, third):
        entry = rig.hub.lobby.entry(table)
        assert entry is not None
        assert len(entry.players) == 2


async def test_a_table_that_does_not_exist_is_refused_at_once(house: GatewayRig) -> None:
    _, ann = await house.seated("Ann")
    assert (await ann.watch("0123456789ab"))["code"] == "no_such_table"
    assert (await ann.watch("no.such.*"))["code"] == "no_such_table"
    refused = await ann.order("sit", table="0123456789ab", chips=20_000)
    assert refused["code"] == "no_such_table"
