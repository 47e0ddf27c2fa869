"""The book: chips are conserved, inner accounts never owe, a key is booked once."""

from collections.abc import Iterable
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from croupier.ledger.book import (
    AMOUNT_MAX,
    NAME_MAX,
    POSTINGS_MAX,
    Book,
    KnownKey,
    Malformed,
    NotBooked,
    NotEmpty,
    Overdrawn,
    TooMuch,
)
from croupier.ledger.transfer import (
    Posting,
    Transfer,
    house,
    is_outer,
    mint,
    money_of,
    move,
    owner,
    seat,
    seated,
    table_of,
    wallet,
)

INNER = [wallet("ann"), wallet("bob"), seat("t1", "ann"), seat("t1", "bob")]
OUTER = [mint(), house()]
ROOM = "cardroom"

accounts = st.sampled_from(INNER + OUTER)
amounts = st.integers(-500, 500)


@st.composite
def transfers(draw: st.DrawFn) -> Transfer:
    """Balanced ones, among a handful of accounts and keys, so that they meet."""
    postings = draw(st.lists(st.builds(Posting, accounts, amounts), max_size=4))
    rest = sum(posting.amount for posting in postings)
    postings.append(Posting(draw(accounts), -rest))
    return Transfer(f"key:{draw(st.integers(0, 30))}", tuple(postings))


def booked(book: Book, wanted: Iterable[Transfer]) -> list[Transfer]:
    done = []
    for transfer in wanted:
        with suppress(NotBooked):
            book.apply(transfer)
            done.append(transfer)
    return done


def funded() -> Book:
    book = Book()
    book.apply(move("start", mint(), wallet("ann"), 1_000))
    book.commit()
    return book


@given(st.lists(transfers(), max_size=30))
def test_chips_are_conserved_and_no_inner_account_owes(wanted: list[Transfer]) -> None:
    book = funded()
    for transfer in wanted:
        booked(book, [transfer])
        staged = book.staged()
        assert sum(staged.values()) == 0
        assert all(amount >= 0 for name, amount in staged.items() if not is_outer(name))
    book.commit()
    assert set(book.trial().values()) <= {0}


@given(st.lists(transfers(), max_size=30))
def test_a_balance_is_the_sum_of_what_was_booked(wanted: list[Transfer]) -> None:
    book = Book()
    done = booked(book, wanted)
    book.commit()
    for account in INNER + OUTER:
        posted = [p.amount for t in done for p in t.postings if p.account == account]
        assert book.balance(account) == sum(posted)


@given(st.lists(transfers(), max_size=15, unique_by=lambda t: t.key), st.randoms())
def test_the_order_of_transfers_that_are_all_booked_does_not_matter(
    wanted: list[Transfer], chance: Random
) -> None:
    book = funded()
    done = booked(book, wanted)
    book.commit()
    other = funded()
    # In another order an account may be short for a while; then the transfer waits its turn.
    waiting = chance.sample(done, len(done))
    while waiting:
        again = [transfer for transfer in waiting if not booked(other, [transfer])]
        assume(len(again) < len(waiting))
        waiting = again
    other.commit()
    assert other.balances() == book.balances()


@given(st.lists(transfers(), max_size=20))
def test_repeats_change_nothing(wanted: list[Transfer]) -> None:
    book = funded()
    done = booked(book, wanted)
    book.commit()
    before = book.balances()
    for transfer in done:
        with pytest.raises(KnownKey):
            book.apply(transfer)
    book.commit()
    assert book.balances() == before


@given(st.lists(transfers(), max_size=10), st.lists(transfers(), max_size=10))
def test_what_is_rolled_back_was_never_booked(
    committed: list[Transfer], undone: list[Transfer]
) -> None:
    book = funded()
    booked(book, committed)
    book.commit()
    before = book.balances()
    done = booked(book, undone)
    assert book.balances() == before
    book.rollback()
    assert (book.balances(), book.changes()) == (before, {})
    assert booked(book, done) == done


@given(st.lists(transfers(), min_size=1, max_size=8, unique_by=lambda t: t.key))
def test_transfers_that_belong_together_are_booked_all_or_none(wanted: list[Transfer]) -> None:
    together, apart = funded(), funded()
    done = booked(apart, wanted)
    try:
        together.apply(*wanted)
    except NotBooked:
        assert done != wanted
        assert together.changes() == {}
        assert not any(together.knows(transfer.key) for transfer in wanted)
    else:
        assert done == wanted
        assert together.staged() == apart.staged()


@given(st.lists(transfers(), max_size=20))
def test_changes_lead_from_what_was_committed_to_what_is_staged(wanted: list[Transfer]) -> None:
    book = funded()
    booked(book, wanted)
    before, changes = book.balances(), book.changes()
    opened = dict.fromkeys(book.new_accounts(), 0)
    book.commit()
    after = {name: held + changes.get(name, 0) for name, held in (before | opened).items()}
    assert book.balances() == after
    assert changes.keys() <= after.keys()
    assert before.keys().isdisjoint(opened)
    assert 0 not in changes.values()


def test_overdrawing_names_the_account() -> None:
    book = funded()
    with pytest.raises(Overdrawn, match=f"{wallet('ann')} would be overdrawn") as refused:
        book.apply(move("buy", wallet("ann"), seat("t1", "ann"), 1_001))
    assert refused.value.account == wallet("ann")
    book.apply(move("buy", wallet("ann"), seat("t1", "ann"), 1_000))


def test_chips_at_one_table_cannot_be_brought_to_another() -> None:
    book = funded()
    book.apply(move("in", wallet("ann"), seat("t1", "ann"), 600))
    with pytest.raises(Overdrawn):
        book.apply(move("in again", wallet("ann"), seat("t2", "ann"), 600))


def test_a_transfer_counts_as_a_whole_not_posting_by_posting() -> None:
    book = funded()
    swap = (Posting(wallet("bob"), -5), Posting(wallet("bob"), 5), Posting(wallet("ann"), 0))
    book.apply(Transfer("swap", swap))
    assert book.changes() == {}


@pytest.mark.parametrize(
    "postings",
    [
        [Posting(wallet("ann"), 5)],
        [Posting(mint(), -5), Posting(wallet("ann"), 6)],
        [Posting(mint(), -5), Posting(wallet("ann", ROOM), 5)],
        [Posting(mint(), -AMOUNT_MAX - 1), Posting(house(), AMOUNT_MAX + 1)],
        [Posting("nowhere", -5), Posting("nowhere", 5)],
        [Posting("", -5), Posting("", 5)],
        [Posting("casino:", -5), Posting("casino:", 5)],
        [Posting(wallet("x" * NAME_MAX), 5), Posting(mint(), -5)],
        [Posting(mint(), 0)] * (POSTINGS_MAX + 1),
    ],
)
def test_what_is_no_transfer_is_not_booked(postings: list[Posting]) -> None:
    book = funded()
    with pytest.raises(Malformed):
        book.apply(Transfer("odd", tuple(postings)))
    assert not book.knows("odd")


@pytest.mark.parametrize("amount", [0.5, 1.0, True, "5", None])
def test_amounts_are_integers(amount: Any) -> None:
    odd = Posting(wallet("ann"), amount)
    with pytest.raises(Malformed):
        funded().apply(Transfer("odd", (odd, odd)))


@pytest.mark.parametrize("key", ["", "x" * (NAME_MAX + 1)])
def test_keys_have_a_sane_length(key: str) -> None:
    with pytest.raises(Malformed):
        funded().apply(move(key, wallet("ann"), wallet("bob"), 1))


def test_no_account_holds_more_than_can_be_counted() -> None:
    book = Book({mint(): -AMOUNT_MAX + 5, wallet("ann"): AMOUNT_MAX - 5})
    with pytest.raises(TooMuch):
        book.apply(move("more", mint(), wallet("ann"), 6))
    book.apply(move("some", mint(), wallet("ann"), 5))


def test_two_kinds_of_money_have_two_trial_balances() -> None:
    book = funded()
    book.apply(move("room", mint(ROOM), wallet("ann", ROOM), 7))
    book.commit()
    assert book.trial() == {"casino": 0, ROOM: 0}
    assert Book({wallet("ann"): 3}).trial() == {"casino": 3}


def test_only_the_newest_keys_are_remembered() -> None:
    book = Book(keys=["old"], keys_max=2)
    for key in ("new", "newer"):
        book.apply(move(key, mint(), wallet("ann"), 1))
    book.commit()
    assert [book.knows(key) for key in ("old", "new", "newer")] == [False, True, True]


def test_a_transfer_tells_what_its_accounts_hold_afterwards() -> None:
    book = funded()
    into = move("in", wallet("ann"), seat("t1", "ann"), 600)
    assert book.apply(into) == {wallet("ann"): 400, seat("t1", "ann"): 600}
    more = move("more", wallet("ann"), seat("t1", "ann"), 100)
    home = move("home", seat("t1", "ann"), wallet("ann"), 50)
    assert book.apply(more, home) == {wallet("ann"): 350, seat("t1", "ann"): 650}


def test_the_accounts_of_a_player_are_found() -> None:
    book = funded()
    book.apply(move("in", wallet("ann"), seat("t1", "ann"), 600))
    assert book.balances_of("ann") == {wallet("ann"): 1_000}
    assert book.staged_of("ann") == {wallet("ann"): 400, seat("t1", "ann"): 600}
    assert (book.staged_of("t1"), book.staged_of("bob")) == ({}, {})
    book.commit()
    assert book.balances_of("ann") == {wallet("ann"): 400, seat("t1", "ann"): 600}
    assert Book(book.balances()).balances_of("ann") == book.balances_of("ann")


def test_a_closed_account_takes_no_memory_and_is_opened_again_by_a_transfer() -> None:
    book = funded()
    into = move("in", wallet("ann"), seat("t1", "ann"), 600)
    home = move("home", seat("t1", "ann"), wallet("ann"), 600)
    book.apply(into)
    book.commit()
    book.apply(home, closes=[seat("t1", "ann")])
    assert book.closed_accounts() == [seat("t1", "ann")]
    book.commit()
    assert (book.balances_of("ann"), book.closed_accounts()) == ({wallet("ann"): 1_000}, [])
    assert seat("t1", "ann") not in book.balances()
    book.apply(move("again", wallet("ann"), seat("t1", "ann"), 1))
    assert book.new_accounts() == [seat("t1", "ann")]
    book.commit()
    assert book.balance(seat("t1", "ann")) == 1


def test_an_account_that_is_closed_and_used_in_one_commit_stays_open() -> None:
    book = funded()
    chair = seat("t1", "ann")
    book.apply(move("in", wallet("ann"), chair, 5))
    book.apply(move("home", chair, wallet("ann"), 5), closes=[chair])
    book.apply(move("again", wallet("ann"), chair, 7))
    assert book.closed_accounts() == []
    book.commit()
    assert book.balances_of("ann") == {wallet("ann"): 993, chair: 7}


def test_an_account_with_chips_cannot_be_closed() -> None:
    book = funded()
    home = move("some", wallet("ann"), wallet("bob"), 1)
    with pytest.raises(NotEmpty) as refused:
        book.apply(home, closes=[wallet("ann")])
    assert refused.value.account == wallet("ann")
    assert (book.changes(), book.closed_accounts(), book.knows("some")) == ({}, [], False)


def test_to_close_an_account_that_nobody_opened_does_nothing() -> None:
    book = funded()
    book.apply(closes=[seat("t1", "ann")])
    assert book.closed_accounts() == []
    book.commit()
    assert book.balances() == funded().balances()


def test_what_is_rolled_back_closes_nothing_later() -> None:
    book, chair = funded(), seat("t1", "ann")
    book.apply(move("in", wallet("ann"), chair, 5))
    book.commit()
    book.apply(move("home", chair, wallet("ann"), 5), closes=[chair])
    assert book.staged_of("ann") == {wallet("ann"): 1_000, chair: 0}
    book.rollback()
    assert (book.closed_accounts(), book.changes(), book.knows("home")) == ([], {}, False)
    book.commit()
    assert book.balances_of("ann") == {wallet("ann"): 995, chair: 5}


def test_the_largest_transfer_is_booked() -> None:
    """As many postings, as large an amount, as long a key and name as there may be."""
    book = Book()
    name = wallet("x" * (NAME_MAX - len(wallet(""))))
    most = [Posting(name, AMOUNT_MAX), Posting(mint(), -AMOUNT_MAX)]
    rest = [Posting(mint(), 0)] * (POSTINGS_MAX - 2)
    book.apply(Transfer("k" * NAME_MAX, (*most, *rest)))
    book.commit()
    assert book.balances() == {name: AMOUNT_MAX, mint(): -AMOUNT_MAX}


def test_accounts_tell_their_owner() -> None:
    assert [owner(name) for name in (wallet("ann"), seat("t1", "ann"))] == ["ann", "ann"]
    assert [owner(name) for name in (wallet("a:b"), seat("t1", "a:b", ROOM))] == ["a:b", "a:b"]
    assert [owner(name) for name in (mint(), house(ROOM))] == [None, None]
    assert [table_of(name) for name in (seat("t1", "a:b"), wallet("ann"), mint())] == [
        "t1",
        None,
        None,
    ]


def test_accounts_tell_their_money_and_their_table() -> None:
    assert money_of(seat("t1", "ann", ROOM)) == ROOM
    assert seated(seat("t1", "ann"), "t1") == "ann"
    assert seated(seat("t1", "a:b"), "t1") == "a:b"
    assert seated(seat("t11", "ann"), "t1") is None
    assert seated(wallet("ann"), "t1") is None
