"""What bad input gets: a code and a sentence, nothing changed, the connection kept."""

import json
from typing import Any

import aiohttp
import pytest

from croupier.wire import limits
from tests.server.rig import Message, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio
FEW = limits.MESSAGES_AT_ONCE // limits.MALFORMED_COST  # that one connection may send at once


async def still_there(socket: Socket) -> bool:
    await socket.say({"t": "ping", "n": 99})
    return bool(await socket.named("pong"))


def sit(**changes: Any) -> str:
    fields = {"t": "sit", "id": "a1", "table": "x", "chips": 100_000, **changes}
    return json.dumps({name: value for name, value in fields.items() if value is not ...})


NESTED = '{"t":"open_table","id":"a1","game":"x","preset":"y","rules":{"a":' + "[" * 9000
NAMELESS = '{"t":"remove_player","id":"a1","table":"x","name":"' + "x" * 25 + '"}'


UNREADABLE = [
    # text, where it is wrong, the id that can still be read
    ("", "$", ""),
    ("hello", "$", ""),
    ("{", "$", ""),
    ("null", "$", ""),
    ("[]", "$", ""),
    ("3", "$", ""),
    ('"watch"', "$", ""),
    ("{}", "$", ""),
    ('{"t":"sit","t2":1}', "$", ""),
    ('{"t":"fly","id":"a1"}', "$.t", "a1"),
    ('{"t":5,"id":"a1"}', "$.t", "a1"),
    (sit(extra=1), "$", "a1"),
    (sit(chips=...), "$", "a1"),
    (sit(chips="100"), "$.chips", "a1"),
    (sit(chips=None), "$.chips", "a1"),
    (sit(chips=True), "$.chips", "a1"),
    (sit(chips=-100), "$.chips", "a1"),
    (sit(chips=1.5), "$.chips", "a1"),
    (sit(chips=10**13), "$.chips", "a1"),
    (sit(chips=10**40), "$.chips", "a1"),
    (sit(chips=float("nan")), "$", ""),
    (sit(chips=float("inf")), "$", ""),
    (sit(seat=-1), "$.seat", "a1"),
    (sit(seat=64), "$.seat", "a1"),
    (sit(table=""), "$.table", "a1"),
    (sit(table="x" * 25), "$.table", "a1"),
    (sit(id="a b"), "$.id", ""),
    (sit(id="x" * 41), "$.id", ""),
    (sit(id=7), "$.id", ""),
    (sit(player="somebody"), "$", "a1"),
    ('{"t":"act","id":"a1","table":"x","turn":-1,"action":{}}', "$.turn", "a1"),
    ('{"t":"open_table","id":"a1","game":"x","preset":"y","rules":[]}', "$.rules", "a1"),
    (NESTED, "$", ""),
    (NAMELESS, "$.name", "a1"),
    ('{"t":"say","id":"a1","table":"x"}', "$", "a1"),
    ('{"t":"remove_line","id":"a1","table":"x","line":-1}', "$.line", "a1"),
    ("\ufeff{}", "$", ""),
]


async def test_a_message_that_cannot_be_read_is_refused_with_the_place(house: Rig) -> None:
    ann, sockets = await house.guest("Ann"), list[Socket]()
    for place, (text, path, quoted) in enumerate(UNREADABLE):
        if place % FEW == 0:
            sockets.append(await ann.connect())
        socket = sockets[-1]
        await socket.say(text)
        refusal = await socket.named("refusal")
        assert refusal["code"] == "malformed"
        assert (refusal["facts"]["path"], refusal["id"]) == (path, quoted), text[:80]
        assert len(refusal["text"]) > 20
        assert not socket.ws.closed


async def test_text_that_is_no_utf8_is_refused_as_any_other(house: Rig) -> None:
    _, socket = await house.seated("Ann")
    await socket.ws.send_frame(b'{"t":"ping","\xff":1}', aiohttp.WSMsgType.TEXT)
    assert (await socket.named("refusal"))["code"] == "malformed"
    assert await still_there(socket)


class Play:
    """Ann and Bob at a heads-up table, in their first hand."""

    def __init__(self, table: str, sockets: dict[int, Socket], frame: Message) -> None:
        self.table = table
        self.sockets = sockets
        self.frame = frame

    @classmethod
    async def begin(cls, house: Rig) -> "Play":
        _, ann = await house.seated("Ann")
        _, bob = await house.seated("Bob")
        table = await open_table(ann)
        for number, socket in enumerate((ann, bob)):
            await socket.watch(table)
            sat = await socket.order("sit", table=table, chips=100_000, seat=number)
            assert sat["t"] == "frame", sat
        frame = await ann.until(lambda message: bool(message.get("pending")))
        await bob.until(lambda message: bool(message.get("pending")))
        return cls(table, {0: ann, 1: bob}, frame)

    @property
    def turn(self) -> int:
        return int(self.frame["pending"]["turn"])

    @property
    def mover(self) -> int:
        return int(self.frame["pending"]["seats"][0])

    async def act(self, seat: int, action: Any, turn: int | None = None) -> Message:
        return await self.sockets[seat].order(
            "act", table=self.table, turn=self.turn if turn is None else turn, action=action
        )


async def test_a_bad_action_changes_nothing_and_a_good_one_goes_on(house: Rig) -> None:
    play = await Play.begin(house)
    mover, other = play.mover, 1 - play.mover
    before = house.tables[play.table]
    attempts: list[tuple[int, Any, int | None, str]] = [
        (other, {"do": "call"}, None, "not_your_turn"),
        (mover, {"do": "call"}, play.turn + 1, "stale_turn"),
        (mover, {"do": "check"}, None, "cannot_check"),
        (mover, {"do": "raise", "chips": 1}, None, "raise_too_small"),
        (mover, {"do": "raise", "chips": 1_000_000}, None, "raise_too_large"),
        (mover, {"do": "raise", "chips": -500}, None, "raise_too_small"),
        (mover, {"do": "raise", "chips": 2_000.5}, None, "malformed"),
        (mover, {"do": "raise", "chips": 10**40}, None, "raise_too_large"),
        (mover, {"do": "raise"}, None, "malformed"),
        (mover, {"do": "fold", "seat": other}, None, "malformed"),
        (mover, {"do": "dance"}, None, "malformed"),
        (mover, ["fold"], None, "malformed"),
        (mover, None, None, "malformed"),
    ]
    for seat, action, turn, code in attempts:
        refusal = await play.act(seat, action, turn)
        assert (refusal["t"], refusal["code"]) == ("refusal", code), (action, refusal)
        assert len(refusal["text"]) > 20
    assert house.tables[play.table] == before
    frame = await play.act(mover, {"do": "call"})
    assert frame["seq"] == before.public_seq + 1


async def test_an_action_after_the_hand(house: Rig) -> None:
    play = await Play.begin(house)
    await play.act(play.mover, {"do": "fold"})
    refusal = await play.act(play.mover, {"do": "fold"})
    assert refusal["code"] in ("no_round", "stale_turn")


async def test_the_seat_comes_from_the_session_and_never_from_the_message(house: Rig) -> None:
    play = await Play.begin(house)
    _, stranger = await house.seated("Eve")
    await stranger.watch(play.table)
    refusal = await stranger.order("act", table=play.table, turn=play.turn, action={"do": "fold"})
    assert refusal["code"] == "not_seated"


async def test_a_repeated_order_is_answered_again_and_done_once(house: Rig) -> None:
    play = await Play.begin(house)
    mover = play.sockets[play.mover]
    fields = {"table": play.table, "turn": play.turn, "action": {"do": "call"}}
    first = await mover.order("act", "same", **fields)
    again = await mover.order("act", "same", **fields)
    assert (first["t"], first["ack"]) == ("frame", "same")
    assert again == {"t": "ack", "id": "same", "table": play.table}
    assert house.tables[play.table].public_seq == first["seq"]


async def test_orders_to_tables_and_games_that_do_not_exist(house: Rig) -> None:
    _, socket = await house.seated("Ann")
    asked: list[tuple[str, dict[str, Any], str]] = [
        ("sit", {"table": "nowhere", "chips": 100_000}, "no_such_table"),
        ("leave", {"table": "nowhere"}, "no_such_table"),
        ("seat_bot", {"table": "nowhere", "kind": "calm"}, "no_such_table"),
        ("open_table", {"game": "snap", "preset": "x"}, "no_such_game"),
        ("open_table", {"game": "holdem", "preset": "x"}, "no_such_preset"),
        ("open_table", {"game": "holdem", "preset": "casino", "rules": {"x": 1}}, "bad_rules"),
        (
            "open_table",
            {"game": "holdem", "preset": "casino", "settings": {"seats": 99}},
            "bad_rules",
        ),
    ]
    for kind, fields, code in asked:
        assert (await socket.order(kind, **fields))["code"] == code
    await socket.say({"t": "watch", "table": "nowhere"})
    assert (await socket.named("refusal"))["code"] == "no_such_table"
    assert house.tables == {}


async def test_what_only_the_host_may_do(house: Rig) -> None:
    _, host = await house.seated("Ann")
    _, other = await house.seated("Bob")
    table = await open_table(host)
    refusal = await other.order("close_table", table=table)
    assert refusal["code"] == "host_only"
    assert (await host.order("close_table", table=table))["t"] == "ack"


async def test_refusals_speak_the_language_of_the_reader(house: Rig) -> None:
    client = await house.guest("Ann")
    socket = await client.connect("?lang=zh-CN")
    await socket.say("?")
    assert "未作任何更改" in (await socket.named("refusal"))["text"]
    await socket.say({"t": "speak", "language": "en"})
    await socket.say("?")
    assert "nothing was changed" in (await socket.named("refusal"))["text"]
    await socket.say({"t": "speak", "language": "xx"})
    await socket.say("?")
    assert "nothing was changed" in (await socket.named("refusal"))["text"]
