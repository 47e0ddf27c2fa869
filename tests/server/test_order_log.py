"""An order has one id in all lines of the log, from socket to commit. What went well is only
told where every step is wanted; what the house could not do is always told."""

import io
import json
import logging
from typing import Any

import pytest

from croupier import house as house_of_one
from croupier import orderlog
from croupier.bus.local import LocalBus
from croupier.server.logs import configure
from croupier.tables.running import actor
from tests.server.conftest import OpenHouse
from tests.server.disk import Disk
from tests.server.rig import Message, Rig, open_table
from tests.server.test_security_log import id_of

pytestmark = pytest.mark.asyncio


def lines_of(logged: io.StringIO, order: str) -> list[Message]:
    """Those that name the order, alone or among others."""
    found = [json.loads(line) for line in logged.getvalue().splitlines()]
    return [line for line in found if order in (line.get("order"), *line.get("orders", ()))]


def told(logged: io.StringIO, order: str) -> list[str]:
    return [line["event"] for line in lines_of(logged, order)]


@pytest.fixture
def usual(logged: io.StringIO) -> io.StringIO:
    """What a house logs that was asked for nothing more."""
    configure(as_json=True, stream=logged)
    return logged


async def test_an_order_is_followed_from_the_socket_to_the_commit(
    house: Rig, logged: io.StringIO
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    answer = await ann.order("sit", "sit-1", table=table, chips=50_000)
    assert answer["t"] == "ack"
    order = f"{await id_of(house, 'Ann')}/sit-1"
    assert told(logged, order) == ["order taken", "commit", "order done"]
    assert {line["table"] for line in lines_of(logged, order) if "table" in line} == {table}


async def test_what_an_order_asks_for_is_not_told(house: Rig, logged: io.StringIO) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.order("sit", "first", table=table, chips=50_000)
    await ann.order("leave", "second", table=table)
    ways = [lines_of(logged, f"{await id_of(house, 'Ann')}/{one}") for one in ("first", "second")]
    for line in (*ways[0], *ways[1]):
        for different in ("ms", "timestamp", "order", "orders"):
            line.pop(different, None)
    assert ways[0] == ways[1]


async def test_a_refusal_is_told_with_its_code(house: Rig, logged: io.StringIO) -> None:
    _, ann = await house.seated("Ann")
    answer = await ann.order("sit", "sit-1", table="nowhere", chips=50_000)
    assert answer["t"] == "refusal"
    taken, refused = lines_of(logged, f"{await id_of(house, 'Ann')}/sit-1")
    assert (taken["event"], refused["event"]) == ("order taken", "order refused")
    assert refused["why"] == answer["code"]


async def test_orders_that_go_well_are_usually_not_told(house: Rig, usual: io.StringIO) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    await ann.order("sit", "sit-1", table=table, chips=50_000)
    await ann.order("sit", "sit-2", table=table, chips=50_000)
    assert '"order' not in usual.getvalue()
    assert "commit" not in usual.getvalue()


async def test_an_order_that_was_not_saved_is_always_told(
    open_house: OpenHouse, usual: io.StringIO
) -> None:
    disk = Disk()
    house = await open_house(store={"factory": disk.factory()})
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    disk.room = 0
    answer = await ann.order("sit", "sit-1", table=table, chips=50_000)
    assert answer["code"] == "not_saved"
    disk.room = None
    found = {line["event"]: line for line in lines_of(usual, f"{await id_of(house, 'Ann')}/sit-1")}
    assert found.keys() == {"commit failed", "order refused"}
    assert found["order refused"]["why"] == "not_saved"
    assert {line["level"] for line in found.values()} == {"warning"}


async def test_a_late_order_is_always_told(
    house: Rig, usual: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    monkeypatch.setattr(orderlog, "SLOW_SECONDS", 0.0)
    await ann.order("sit", "sit-1", table=table, chips=50_000)
    order = f"{await id_of(house, 'Ann')}/sit-1"
    assert told(usual, order) == ["commit late", "order late"]


def broken(*_: Any) -> Any:
    raise ZeroDivisionError


async def test_an_order_that_failed_is_told_by_its_id(
    house: Rig, usual: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    monkeypatch.setattr(LocalBus, "order", broken)
    await ann.order("sit", "sit-1", table=table, chips=50_000)
    monkeypatch.undo()
    assert told(usual, f"{await id_of(house, 'Ann')}/sit-1") == ["order failed"]


async def test_a_table_reports_an_error_with_the_order_that_it_was_busy_with(
    house: Rig, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, ann = await house.seated("Ann")
    table = await open_table(ann)
    monkeypatch.setattr(actor, "decide", broken)
    await ann.order("sit", "sit-1", table=table, chips=50_000)
    monkeypatch.undo()
    assert house.failed_orders == [f"{await id_of(house, 'Ann')}/sit-1"]
    house.errors.clear()


async def test_an_error_of_a_table_is_told_with_the_order(usual: io.StringIO) -> None:
    house_of_one._log_error("t1", ZeroDivisionError(), "ann/o1")
    house_of_one._log_error("t1", ZeroDivisionError())
    first, second = (json.loads(line) for line in usual.getvalue().splitlines())
    assert (first["order"], "order" in second) == ("ann/o1", False)


async def test_every_line_names_its_process_where_there_are_several(logged: io.StringIO) -> None:
    configure(as_json=True, stream=logged, process="d1")
    orderlog.log.warning("order late")
    logging.getLogger("some.library").warning("something")
    found = [json.loads(line) for line in logged.getvalue().splitlines()]
    assert [line["process"] for line in found] == ["d1", "d1"]
