"""A dealer that dies, stops or stands still in mid-hand: another one goes on with the same cards,
and nothing that was acknowledged is lost or done twice. Real processes, PostgreSQL and NATS."""

import asyncio
import signal

import pytest

from croupier.bus.local import DEFAULT_LIMITS
from croupier.store.postgres.opening import check_book, reading_postgres
from tests.cluster.players import (
    Door,
    action_of,
    dealers_of,
    heads_up,
    owner_of,
    records_of,
    tables_in,
    to_act,
)
from tests.server.rig import Message, Socket, open_table, soon
from tools.cluster import Cluster

pytestmark = [pytest.mark.asyncio, pytest.mark.xdist_group("cluster")]


async def play_to_the_end(sockets: tuple[Socket, Socket], table: str, frames: list[Message]) -> int:
    """Check and call through the hand. Gives the chips on the table at its end."""
    while not any((frame.get("view") or {}).get("over") for frame in frames):
        turn = next(number for number in (0, 1) if frames[number].get("options"))
        acted = await sockets[turn].order("act", table=table, **action_of(frames[turn]))
        assert acted["t"] == "frame", acted
        other = await sockets[1 - turn].named("frame")
        while other["seq"] < acted["seq"]:
            other = await sockets[1 - turn].named("frame")
        frames[turn], frames[1 - turn] = acted, other
    end = next(frame for frame in frames if (frame.get("view") or {}).get("over"))
    return sum(seat["stack"] for seat in end["view"]["seats"])


async def cluster_has_another(cluster: Cluster, owner: str) -> None:
    """Until another dealer has a lease: one that a test before has killed is starting again."""
    await soon(lambda: bool({*dealers_of(cluster)} - {owner}), lambda: asyncio.sleep(0.05))


@pytest.mark.parametrize("way", ["SIGKILL", "SIGTERM", "SIGSTOP"])
async def test_the_hand_goes_on_with_the_same_cards(
    cluster: Cluster, doors: dict[str, Door], way: str
) -> None:
    table, ann, bob = await heads_up(doors)
    actor, other, before = await to_act(ann, bob)
    acted = await actor.order("act", "acknowledged-1", table=table, **action_of(before))
    assert acted["t"] == "frame", acted
    answer = await other.until(lambda m: bool(m.get("options")))
    cards = {actor: acted["private"]["cards"], other: answer["private"]["cards"]}
    owner = owner_of(cluster, table)
    await cluster_has_another(cluster, owner)
    match way:
        case "SIGKILL":
            cluster.kill(owner)
        case "SIGTERM":
            assert cluster.end(owner) == 0
        case _:
            cluster.processes[owner].send_signal(signal.SIGSTOP)
    # Said while nobody owns the table: it is carried out by the next owner, once.
    answered = await other.order("act", "acknowledged-2", table=table, **action_of(answer))
    assert answered["t"] in ("frame", "ack"), answered
    assert owner_of(cluster, table) not in (owner, "")
    if way == "SIGSTOP":
        cluster.processes[owner].send_signal(signal.SIGCONT)
    # The same order again, as a client sends it that has lost its connection.
    again = await actor.order("act", "acknowledged-1", table=table, **action_of(before))
    assert again["t"] != "refusal", again
    seen = [await socket.watch(table) for socket in (actor, other)]
    for socket, frame in zip((actor, other), seen, strict=True):
        assert frame["private"]["cards"] == cards[socket]
    commands = [command for _, command in records_of(cluster, table) if command]
    for name in ("acknowledged-1", "acknowledged-2"):
        assert len([one for one in commands if one.endswith(f"/{name}")]) == 1
    assert await play_to_the_end((actor, other), table, seen) == 100_000
    numbers = [seq for seq, _ in records_of(cluster, table)]
    assert numbers == list(range(1, len(numbers) + 1))
    with reading_postgres(cluster.database) as connection:
        check_book(connection, cluster.database)


async def test_tables_move_to_a_dealer_that_joins_between_two_rounds(
    cluster: Cluster, doors: dict[str, Door]
) -> None:
    """The hosts look at tables without a round; all stay open and can be played at."""
    first, second = cluster.dealers
    for one in cluster.dealers:
        await cluster_has_another(cluster, one)  # both are there
    assert cluster.end(second) == 0
    # More than the tables that other tests have left behind: these may be moved first.
    hosts = 1 + tables_in(cluster) // 4
    host_of: dict[str, Socket] = {}
    for number in range(hosts):
        _, host = await doors["g1"].seated(f"Host {number} of many")
        host_of |= {await open_table(host): host for _ in range(5)}
    for table, host in host_of.items():
        assert (await host.watch(table))["t"] == "frame"

    def owners() -> set[str]:
        return {owner_of(cluster, table) for table in host_of}

    assert owners() == {first}
    cluster.start_dealer(second)
    await soon(lambda: owners() == {first, second}, lambda: asyncio.sleep(0.05))
    for table, host in host_of.items():
        sat = await host.order("sit", table=table, chips=20_000)
        assert sat["t"] in ("frame", "ack"), sat


async def test_the_tables_of_a_host_count_over_all_dealers(
    cluster: Cluster, doors: dict[str, Door]
) -> None:
    for one in cluster.dealers:
        await cluster_has_another(cluster, one)  # both are there
    _, host = await doors["g1"].seated("Host of too many")
    wish, many = {"game": "holdem", "preset": "cardroom"}, DEFAULT_LIMITS.per_host + 4
    for number in range(many):
        await host.say({"t": "open_table", "id": f"open-{number}", **wish})
    said = [await host.until(lambda m: bool(m.get("id"))) for _ in range(many)]
    opened = [message for message in said if message["t"] == "ack"]
    assert len(opened) == DEFAULT_LIMITS.per_host
    assert {m["code"] for m in said if m["t"] == "refusal"} == {"too_many_tables"}


async def test_a_gateway_that_starts_between_two_owners_knows_the_table(
    cluster: Cluster, doors: dict[str, Door]
) -> None:
    """Its players come from another gateway and are not told that their table is gone."""
    client, ann = await doors["g1"].seated("Comes back")
    table = await open_table(ann)
    await ann.watch(table)
    await ann.order("sit", table=table, chips=50_000)
    owner = owner_of(cluster, table)
    await cluster_has_another(cluster, owner)
    cluster.kill("g2")
    cluster.kill(owner)
    cluster.start("g2")
    await asyncio.to_thread(cluster.wait_for, "g2")
    again = await doors["g2"].same(client)
    assert owner_of(cluster, table) == owner  # as long as its lease lasts
    frame = await again.watch(table)
    assert frame["t"] == "frame", frame
    assert frame["seat"] is not None
    assert owner_of(cluster, table) not in (owner, "")
