"""What goes to one process in one turn of the loop is one message; questions share one timer."""

import asyncio

import pytest

from croupier.bus.nats import subjects
from croupier.bus.nats.envelopes import NEWS_BYTES, decode, encode
from croupier.bus.nats.link import Link, NoAnswer
from croupier.bus.nats.together import Several, Together, in_messages
from tests.bus.nats.server import NatsServer
from tests.server.rig import soon

pytestmark = pytest.mark.asyncio
Sent = list[tuple[str, bytes]]


async def turns() -> None:
    for _ in range(4):
        await asyncio.sleep(0)


async def test_each_process_has_one_message_for_all_of_a_turn_in_their_order() -> None:
    sent: Sent = []
    together = Together(lambda subject, payload: sent.append((subject, payload)))
    together.add("g1", "private", b"first")
    together.add("g2", "private", b"alone")
    await asyncio.sleep(0)  # the answer comes a turn after the news
    together.add("g1", "reply.7", b"second")
    assert sent == []
    await turns()
    assert [subject for subject, _ in sent] == [
        subjects.to_process("g1", "several"),
        subjects.to_process("g2", "private"),
    ]
    several: Several = decode(sent[0][1], Several)
    assert several.parts == (("private", b"first"), ("reply.7", b"second"))
    assert sent[1][1] == b"alone"
    together.add("g1", "private", b"later")
    await turns()
    assert sent[2:] == [(subjects.to_process("g1", "private"), b"later")]


async def test_no_message_is_longer_than_nats_takes() -> None:
    parts = [("private", b"x" * (NEWS_BYTES // 3)) for _ in range(7)]
    found = in_messages(parts)
    assert [part for some in found for part in some] == parts
    assert len(found) == 4
    assert all(len(encode(Several(tuple(some)))) <= NEWS_BYTES for some in found)


async def test_what_went_together_is_heard_one_by_one(nats: NatsServer) -> None:
    """Also what follows on something that is not ours."""
    one, other = await Link.open(nats.url("d1"), "d1"), await Link.open(nats.url("g1"), "g1")
    heard: list[bytes] = []
    other.on_own("private", lambda said: heard.append(said.payload))
    await other.flush()
    one.tell("g1", "private", b"1")
    one.tell("g1", "nobody knows this", b"2")
    one.tell("g1", "private", b"3")
    await soon(lambda: len(heard) == 2, lambda: asyncio.sleep(0.01))
    assert heard == [b"1", b"3"]
    assert other.counts["not_ours"] == 1
    for link in (one, other):
        await link.close()


async def test_questions_end_each_in_its_time_and_with_the_link(nats: NatsServer) -> None:
    link = await Link.open(nats.url("g1"), "g1")
    other = await Link.open(nats.url("d1"), "d1")
    subject = subjects.to_dealer(subjects.PLAYER, "g1", "d1")
    other.listen(subject, lambda said: None)  # hears and says nothing
    await other.flush()
    began = asyncio.get_running_loop().time()
    slow = asyncio.ensure_future(link.ask(subject, b"?", 60))
    with pytest.raises(NoAnswer):
        await link.ask(subject, b"?", 0.2)
    assert asyncio.get_running_loop().time() - began >= 0.2
    assert link.counts["unanswered"] == 1
    assert not slow.done()
    await link.close()
    with pytest.raises(NoAnswer):
        await slow
    await other.close()
