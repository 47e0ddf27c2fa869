"""A database with rows in every table, and what a house that opens it would show and pay by."""

from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from croupier.chat.line import RemovedBy
from croupier.chat.ports import NewLine, Removal
from croupier.ledger.intents import (
    BankAccount,
    CardKind,
    Confirmed,
    Intent,
    IntentKind,
    answered,
    asked,
    opening,
    settling,
)
from croupier.ledger.transfer import seat
from croupier.store.desk import note_change
from croupier.store.deskport import AdministratorRecord
from croupier.store.opening import open_beside
from croupier.store.port import Picture
from croupier.store.sqlite import SqliteStore
from croupier.tables.ports import Honour, Sitting
from tests.store.commits import buy_in, commit, give, go_home, settled, taken_back

TABLES = 3
ROUNDS = 6
NAMES = ("ann", "bob")
CARD = BankAccount("harbour", "ref-1", CardKind.DEBIT, "4417")
OPENED = msgspec.json.encode([{"e": "table_opened_2", "game": "holdem"}])


async def fill(path: Path) -> None:
    store = await SqliteStore.open(path)
    for name in NAMES:
        await _add_player(store, name)
    for number in range(TABLES):
        await _add_table(store, f"t{number}")
    left = (go_home("t0", "ann", 1_000), go_home("t0", "bob", 1_000))
    seats = tuple(seat("t0", name) for name in NAMES)
    last = ROUNDS + 2
    await store.commit(commit("t0", last, None, *left, closed_accounts=seats, closes=True))
    won = {"ann": 7, "bob": -7}
    await store.commit(settled("t1", last, ROUNDS + 1, won))
    await store.commit(taken_back("t1", last + 1, ROUNDS + 1, won))
    await _add_intents(store)
    await _add_desk(store)
    await store.close()
    with closing(open_beside(path)) as beside:
        note_change(beside, 7, "add", "Root")


async def _add_player(store: SqliteStore, name: str) -> None:
    await store.create_player(name, name.title(), 1)
    await store.set_password_hash(name, f"a hash of {name}")
    await store.create_session(name.encode() * 10, name, 1, 2**50)
    await store.note_browser(name.encode() * 11, name, 1, 2**50)
    await store.set_looks(name, b'{"felt":"green"}')
    await store.set_picture(name, "felt", Picture("v1", name.encode() * 300))
    await give(store, name, 100_000)


async def _add_table(store: SqliteStore, stream: str) -> None:
    buys = [buy_in(stream, name, 1_000) for name in NAMES]
    await store.commit(commit(stream, 1, "ann/1", *buys, events=OPENED, digest=b"d" * 16))
    for seq in range(2, ROUNDS + 2):
        won = 7 if seq % 2 else -7
        honours = (Honour("holdem", "royal", "ann", "Ann", 50_000 + seq, False, 1_000 + seq),)
        sat = Sitting("bob", "holdem", "casino", (5, 10), "odds", seq, 100, 90, 1_000 + seq)
        gains = {"ann": won, "bob": -won}
        ended = settled(stream, seq, seq - 1, gains, snapshot=b"%d" % seq, honours=honours)
        await store.commit(replace(ended, sittings=(sat,), result_in="casino"))
    for line in (1, 2):
        await store.add_line(NewLine(stream, f"ann/say{line}", line, "ann", "Ann", f"line {line}"))
    await store.withdraw_shares(stream, 1, 0)
    await store.remove_line(Removal(stream, 1, by="bob", name=RemovedBy.HOST))


async def _add_intents(store: SqliteStore) -> None:
    for number in range(3):
        usual = {"player": "ann", "session": "s1", "paid_by": CARD, "created_ms": 5}
        kind = IntentKind.PURCHASE
        one = Intent(key=f"k{number}", kind=kind, amount=100, **usual)  # type: ignore[arg-type]
        await store.add_intent(one, opening(one))
        if number < 2:
            known = answered(asked(one), Confirmed(900), 9)
            await store.update_intent(known, settling(known))


async def _add_desk(store: SqliteStore) -> None:
    root = AdministratorRecord("admin-1", "Root", "administrator", "a hash", None, 5)
    await store.desk.set_setup_code("code")
    await store.desk.set_up("code", root)
    await store.desk.set_second_factor(root.id, b"a secret of the app.")
    await store.desk.add_session(b"token" * 6, root.id, 1, 2**50)
    await store.desk.add_browser(b"browser" * 4, root.id, 5)


async def shown(path: Path) -> dict[str, Any]:
    """Raises whatever the store raises on nonsense."""
    store = await SqliteStore.open(path)
    try:
        streams, damaged = await store.claim_streams("table")
        tables = [f"t{number}" for number in range(TABLES)]
        return {
            "balances": dict(await store.balances()),
            "streams": [(one.stream, one.snapshot, one.records) for one in streams],
            "damaged": damaged,
            "wrong": await store.check_balance(),
            "people": [await store.player_by_name(name) for name in NAMES],
            "sessions": [await store.session(name.encode() * 10) for name in NAMES],
            "results": [await store.results_of(name) for name in NAMES],
            "rounds": [await store.rounds_of(name, limit=200) for name in NAMES],
            "history": [await store.rounds(table, limit=200) for table in tables],
            "sittings": await store.sittings_of("bob", "holdem", "casino", limit=200),
            "room": await store.results_in("holdem", "casino", limit=200),
            "withdrawn": [await store.shares_withdrawn(table, 1, 0) for table in tables],
            "honours": await store.honours("holdem", limit=200),
            "lines": [await store.lines(table, limit=9) for table in tables],
            "looks": [await store.looks(name) for name in NAMES],
            "pictures": [await store.picture(name, "felt") for name in NAMES],
            "intents": await store.newest_intents(limit=9),
            "desk": [await store.desk.administrators(), await store.desk.session(b"token" * 6)],
            "changes": [(one.at_ms, one.act, one.name) for one in await store.desk.changes()],
        }
    finally:
        await store.close()
