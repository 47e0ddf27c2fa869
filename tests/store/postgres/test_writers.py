"""Several processes write to one database: it decides, not what one of them remembers."""

import asyncio
from collections import Counter

import pytest

from croupier.games.game import Refused
from croupier.ledger.intents import BankAccount, CardKind, Intent, IntentKind, PurchaseOpen
from croupier.ledger.transfer import mint, move, wallet
from croupier.store.deskport import AdministratorRecord
from croupier.store.port import NameTaken
from croupier.tables.ports import Commit, CommitFailed, Committed, Repeated
from tests.store.commits import buy_in, commit, give
from tests.store.postgres.conftest import SharedHouse

pytestmark = pytest.mark.asyncio


async def test_an_account_is_never_overdrawn_by_two_writers(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(3)]
    await give(stores[0], "ann", 500)

    async def sit(number: int) -> Committed:
        store = stores[number % 3]
        return await store.commit(commit(f"t{number}", 1, None, buy_in(f"t{number}", "ann", 100)))

    answers = await asyncio.gather(*map(sit, range(12)), return_exceptions=True)
    assert Counter(map(type, answers)) == {Committed: 5, Refused: 7}
    assert [await store.balance(wallet("ann")) for store in stores] == [0, 0, 0]


async def test_a_key_is_booked_once_whoever_books_it(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(3)]
    one = (move("once", mint(), wallet("ann"), 70),)
    booked = await asyncio.gather(*(store.transfer(one) for store in stores for _ in range(3)))
    assert sorted(booked) == [False] * 8 + [True]
    assert await stores[1].balance(wallet("ann")) == 70


async def test_a_command_is_carried_out_once_whoever_repeats_it(shared: SharedHouse) -> None:
    first, second = await shared.open(), await shared.open()
    await first.commit(commit("t1", 1, "ann/1"))
    with pytest.raises(Repeated) as known:
        await second.commit(commit("t1", 2, "ann/1"))
    assert known.value.seq == 1
    assert await second.carried_out("t1", "ann/1") == 1


async def test_two_writers_of_one_epoch_cannot_both_write_a_record(shared: SharedHouse) -> None:
    """Nobody is allowed to do so; the database refuses it all the same."""
    stores = [await shared.open() for _ in range(2)]
    await stores[0].commit(commit("t1", 1))

    async def write(one: Commit, place: int) -> Committed:
        return await stores[place].commit(one)

    for seq in range(2, 12):
        answers = await asyncio.gather(
            *(write(commit("t1", seq, f"{place}/{seq}"), place) for place in (0, 1)),
            return_exceptions=True,
        )
        assert sum(isinstance(one, Committed) for one in answers) == 1


async def test_all_transfers_are_one_chain_whoever_writes_them(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(3)]

    async def mint_for(place: int) -> None:
        for number in range(25):
            await give(stores[place], f"p{place}-{number}", 10)
            stream = f"t{place}-{number}"
            player = f"p{place}-{number}"
            await stores[place].commit(commit(stream, 1, None, buy_in(stream, player, 10)))

    await asyncio.gather(*map(mint_for, range(3)))
    report = shared.audit()
    assert (report.transfers, report.problems) == (150, ())


async def test_chips_are_given_once(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(3)]
    given = await asyncio.gather(*(one.give_chips("ann", 1_000, 5) for one in stores * 3))
    assert sorted(given) == [False] * 8 + [True]


async def test_a_name_is_given_to_one_of_two(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(3)]
    made = await asyncio.gather(
        *(store.create_player(f"id{n}", "Ann", 1) for n, store in enumerate(stores)),
        return_exceptions=True,
    )
    assert sorted(isinstance(one, NameTaken) for one in made) == [False, True, True]


async def test_the_setup_code_works_once(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(2)]
    assert await stores[0].desk.set_setup_code("code")
    wanted = [
        AdministratorRecord(f"id{n}", f"Boss {n}", "administrator", "hash", None, 1) for n in (0, 1)
    ]
    pairs = zip(stores, wanted, strict=True)
    done = await asyncio.gather(*(store.desk.set_up("code", one) for store, one in pairs))
    assert sorted(done) == [False, True]


async def test_a_player_buys_one_thing_at_a_time(shared: SharedHouse) -> None:
    stores = [await shared.open() for _ in range(2)]
    card = BankAccount("bank", "ref", CardKind.DEBIT, "1234")
    wanted = [
        Intent(
            key=f"k{n}",
            kind=IntentKind.PURCHASE,
            player="ann",
            session="s",
            paid_by=card,
            amount=5,
            created_ms=1,
        )
        for n in (0, 1)
    ]
    pairs = zip(stores, wanted, strict=True)
    made = await asyncio.gather(
        *(store.add_intent(one, ()) for store, one in pairs), return_exceptions=True
    )
    assert sorted(isinstance(one, PurchaseOpen) for one in made) == [False, True]


async def test_what_cannot_be_stored_is_no_trouble_of_others(shared: SharedHouse) -> None:
    store = await shared.open()

    async def write(one: Commit) -> Committed:
        return await store.commit(one)

    wanted = commit("t1", 1), commit("t2", 1, "ann/\0"), commit("t3", 1)
    answers = await asyncio.gather(*map(write, wanted), return_exceptions=True)
    assert [type(one) for one in answers] == [Committed, CommitFailed, Committed]
    assert store.trouble == ""
    with pytest.raises(CommitFailed):
        await store.create_player("p1", "An\0n", 1)
    assert await store.player("p1") is None
