"""Nothing that a player may not know, or nobody should, comes to the logs or the metrics."""

import io
import json
import re

import pytest
import structlog

from croupier.cards.card import CARDS
from croupier.server.logs import configure
from tests.server.rig import Client, Message, Rig, Socket, open_table

pytestmark = pytest.mark.asyncio
PASSWORD = "correct horse battery"


async def play_a_hand(house: Rig) -> tuple[Client, list[Message]]:
    """Ann and Bob see a hand to its end; Ann's frames."""
    ann_client = house.client()
    await ann_client.sign_in("Ann", PASSWORD)
    ann = await ann_client.connect()
    _, bob = await house.seated("Bob")
    table = await open_table(ann)
    for socket in (ann, bob):
        await socket.watch(table)
        await socket.order("sit", table=table, chips=100_000)
    await ann.order("say", table=table, text="unspeakable words")
    await ann.say('{"t":"say","id":"x","table":"' + table + '","text":"unreadable words"')
    sockets = {}
    while True:
        frame = await ann.until(lambda m: bool(m.get("pending")) or bool(over(m)))
        sockets[frame["seat"]] = ann
        sockets[1 - frame["seat"]] = bob
        if over(frame):
            return ann_client, ann.seen
        await act(sockets[frame["pending"]["seats"][0]], table, frame["pending"]["turn"])


def over(frame: Message) -> bool:
    return bool((frame.get("view") or {}).get("over"))


async def act(socket: Socket, table: str, turn: int) -> None:
    """Check if possible, else call: the hand goes to the showdown."""
    for action in ("check", "call"):
        order = {"t": "act", "table": table, "turn": turn, "action": {"do": action}}
        await socket.say({**order, "id": f"{action}-{turn}"})


async def test_logs_hold_no_token_no_password_no_card_and_no_words(
    house: Rig, logged: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, frames = await play_a_hand(house)
    await client.call("POST", "/api/sign-in", {"name": "Ann", "password": PASSWORD + "?"})

    def broken(_: str) -> None:
        raise RuntimeError("a bug")

    monkeypatch.setattr(house.hub.lobby, "cards", broken)
    assert (await client.call("GET", "/api/tables"))[0] == 500
    text = logged.getvalue()
    lines = [json.loads(line) for line in text.splitlines()]
    assert {"signed in", "request failed"} <= {line["event"] for line in lines}
    assert any("a bug" in line.get("trace", "") for line in lines)
    assert PASSWORD not in text
    for cookie in client.http.cookie_jar:
        assert cookie.value not in text
    assert "unspeakable" not in text
    assert "unreadable" not in text
    assert any("hands_dealt" in json.dumps(frame) for frame in frames)
    for word in ("hands_dealt", "deck", '"cards"', "seed", '"t":', '"action"'):
        assert word not in text


async def test_metrics_have_no_card_no_name_and_no_id(house: Rig) -> None:
    client, frames = await play_a_hand(house)
    async with client.http.get(house.url / "metrics") as answer:
        assert answer.content_type == "text/plain"
        text = await answer.text()
    (table,) = {frame["table"] for frame in frames if frame["t"] == "frame"}
    players = {seat.player for seat in house.tables[table].seats if seat is not None}
    for secret in (table, "Ann", "Bob", *players):
        assert secret not in text
    labels = set(re.findall(r'(\w+)="([^"]*)"', text))
    assert {name for name, _ in labels} == {"kind", "outcome", "code", "le"}
    cards = {str(card) for card in CARDS}
    assert not cards & {value for _, value in labels}
    assert 'croupier_orders_total{kind="sit",outcome="done"} 2.0' in text
    assert 'croupier_orders_total{kind="act",outcome="refused"}' in text
    assert 'croupier_problems_total{code="malformed"} 1.0' in text
    assert 'croupier_sign_ins_total{outcome="done"} 2.0' in text
    assert "croupier_connections 2.0" in text
    assert "croupier_tables 1.0" in text
    assert re.search(r"croupier_frames_total [1-9]", text)
    assert re.search(r"croupier_commit_seconds_count [1-9]", text)


async def test_what_is_seen_by_one_seat_is_not_sent_to_the_other(house: Rig) -> None:
    _, frames = await play_a_hand(house)
    dealt = [
        event
        for frame in frames
        if frame["t"] == "frame"
        for event in frame["events"]
        if event["e"] == "hands_dealt"
    ]
    assert [sorted(map(len, event["hands"])) for event in dealt] == [[0, 2]]
    opened = [e for f in frames if f["t"] == "frame" for e in f["events"] if e["e"] == "opened"]
    assert [event["deck"] for event in opened] == [[]]


async def test_a_secret_that_is_logged_by_mistake_loses_its_value(logged: io.StringIO) -> None:
    structlog.get_logger().info("oops", token="abc123", password="xyz789", kind="sit")
    assert json.loads(logged.getvalue())["kind"] == "sit"
    assert "abc123" not in logged.getvalue()
    assert "xyz789" not in logged.getvalue()


async def test_a_traceback_shows_no_local_variables(logged: io.StringIO) -> None:
    def fail(hidden: str) -> None:
        raise ValueError(len(hidden))

    try:
        fail("a local secret")
    except ValueError:
        structlog.get_logger().exception("failed")
    assert "ValueError: 14" in logged.getvalue()
    assert '"a local secret"' not in logged.getvalue().replace('fail("a local secret")', "")


async def test_lines_for_a_terminal_are_readable() -> None:
    text = io.StringIO()
    configure(as_json=False, stream=text)
    structlog.get_logger().info("signed in", guest=True)
    structlog.reset_defaults()
    assert "signed in" in text.getvalue()
    assert "guest=True" in text.getvalue()
