"""What one transaction will hold: commits checked against the book and the newest records. A commit
that is refused leaves no trace in the batch. Nothing lasts before `commit`."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

from croupier.games.game import Refused
from croupier.ledger import transfer as accounts
from croupier.ledger.book import KnownKey, Malformed, NotEmpty, Overdrawn, TooMuch
from croupier.ledger.transfer import Posting, Transfer
from croupier.store import statements as sql
from croupier.store.cache import Head, TransfersHead, WriterCache
from croupier.store.chain import GENESIS, link, link_transfer, seal
from croupier.store.connection import Connection, write_rows
from croupier.store.errors import BookDiffers
from croupier.store.sittings import sitting_row
from croupier.tables.ports import (
    BookFull,
    Commit,
    CommitFailed,
    Committed,
    NotOwner,
    Repeated,
    RoundRecord,
)

NOTHING_BOOKED = Committed({})
# In this order: a row must find those that it refers to.
LOG = (sql.ADD_STREAM, sql.ADD_RECORD, sql.ADD_ROUND, sql.ADD_PARTICIPANT, sql.ADD_HONOUR)
TOLD = (sql.ADD_ROOM_RESULT, sql.ADD_SITTING, sql.SET_SNAPSHOT)
BOOK = (sql.OPEN_ACCOUNT, sql.CHANGE_BALANCE, sql.ADD_TRANSFER, sql.ADD_POSTING, sql.CLOSE_ACCOUNT)
VOID = (sql.VOID_HONOURS, sql.VOID_ROUND)
STATEMENTS = (*LOG, *VOID, *TOLD, *BOOK, sql.SET_EPOCH, sql.CLOSE_STREAM)

# Stream, number, time, command, events, hash, digest of the command, whether it names a turn.
LogRow = tuple[str, int, int, str | None, bytes, bytes, bytes | None, bool]


class Batch:
    """Only a careful batch asks the database whether commands and keys are known. Repeats are rare:
    in any other batch they violate a unique index, and the batch must be made again with care."""

    def __init__(
        self, cache: WriterCache, connection: Connection, *, careful: bool = False
    ) -> None:
        self.extra_weight = 0  # of what is larger than a change usually is, in changes
        self._cache = cache
        self._connection = connection
        self._careful = careful
        self._heads: dict[str, Head] = {}
        self._transfers: TransfersHead | None = None  # as it will be after this batch
        self._closed: dict[str, int] = {}
        self._log: list[LogRow] = []
        self._rows: defaultdict[str, list[tuple[Any, ...]]] = defaultdict(list)  # by statement

    def add(self, commit: Commit) -> Committed:
        """Raises `Repeated`, `Refused`, `KnownKey` or `CommitFailed`."""
        try:
            return self._add(commit, self._careful)
        except (Refused, KnownKey, CommitFailed):
            if self._careful:
                raise
            # What cannot be done now may have been done long ago.
            return self._add(commit, careful=True)

    def _add(self, commit: Commit, careful: bool) -> Committed:
        stream, at_ms, command = commit.stream, commit.at_ms, commit.command
        if careful and command is not None and not commit.in_turn:
            known = self._seq_of(stream, command)
            if known is not None:
                raise Repeated(*known)
        head = self._head_before(commit, careful)
        seq = head.seq + 1
        hash_ = link(head.hash, stream, seq, at_ms, command, commit.events)
        sealed = None if commit.snapshot is None else seal(hash_, commit.snapshot)
        committed = NOTHING_BOOKED
        if commit.transfers or commit.closed_accounts:
            booked = at_ms, stream, seq, commit.closed_accounts
            committed = Committed(self.book(commit.transfers, *booked, careful=careful))
        if seq == 1:
            self._rows[sql.ADD_STREAM].append((stream, head.kind, at_ms, head.epoch))
        digest, in_turn = commit.digest, commit.in_turn
        self._log.append((stream, seq, at_ms, command, commit.events, hash_, digest, in_turn))
        self._heads[stream] = Head(seq, hash_, at_ms, head.epoch, head.kind)
        if commit.snapshot is not None and sealed is not None:
            self._rows[sql.SET_SNAPSHOT].append((stream, seq, commit.snapshot, sealed))
        if commit.round is not None:
            self._add_round(stream, commit.round)
            if commit.result_in:
                played, room = commit.round, (commit.round.game, commit.result_in)
                result = (stream, played.number, *room, played.ended_ms)
                self._rows[sql.ADD_ROOM_RESULT].append(result)
        for line, one in enumerate(commit.honours):
            row = (one.game, one.feat, one.player, one.name, one.chips, one.bot, one.at_ms)
            self._rows[sql.ADD_HONOUR].append((stream, seq, line, *row))
        for line, sitting in enumerate(commit.sittings):
            self._rows[sql.ADD_SITTING].append((stream, seq, line, *sitting_row(sitting)))
        if commit.voids is not None:
            self._rows[sql.VOID_HONOURS].append((stream, stream, commit.voids))
            self._rows[sql.VOID_ROUND].append((stream, commit.voids))
        if commit.closes:
            self._closed[stream] = at_ms
        return committed

    def _head_before(self, commit: Commit, careful: bool) -> Head:
        """The record that the commit follows on. Raises `NotOwner`."""
        stream, previous, epoch = commit.stream, commit.previous_seq, commit.epoch
        head = self._head(stream)
        if head is None:
            known = previous != 0 or stream in self._closed
            if known or (careful and self._found(sql.STREAM_KNOWN, stream)):
                raise NotOwner(f"{stream} is not open")
            return Head(0, GENESIS, commit.at_ms, epoch, commit.kind)
        if epoch != head.epoch:
            raise NotOwner(f"{stream} belongs to epoch {head.epoch}, not to {epoch}")
        if previous != head.seq or previous < 1:
            raise NotOwner(f"{stream}: record {previous + 1} cannot follow {head.seq}")
        return head

    def _head(self, stream: str) -> Head | None:
        """Of an open stream."""
        if stream in self._closed:
            return None
        return self._heads.get(stream) or self._cache.head(stream)

    def _add_round(self, stream: str, played: RoundRecord) -> None:
        number, ended_ms = played.number, played.ended_ms
        row = (stream, number, played.game, played.first_seq, played.last_seq, ended_ms)
        self._rows[sql.ADD_ROUND].append(row)
        self._rows[sql.ADD_PARTICIPANT] += [
            (stream, number, one.seat, one.player, one.name, one.gain, one.bot, ended_ms)
            for one in played.participants
        ]

    def book(
        self,
        transfers: Sequence[Transfer],
        at_ms: int,
        stream: str | None = None,
        seq: int | None = None,
        closes: Sequence[str] = (),
        *,
        careful: bool = True,
    ) -> dict[str, int]:
        """What the accounts in the transfers hold afterwards. Raises `Refused("not_enough_chips")`,
        `KnownKey` or `CommitFailed`, all or nothing."""
        if careful:
            for transfer in transfers:
                if self._found(sql.KEY_KNOWN, transfer.key):
                    raise KnownKey(transfer.key)
        self._cache.need_accounts(transfers, closes)
        try:
            balances = self._cache.book.apply(*transfers, closes=closes)
        except Overdrawn as error:
            raise Refused("not_enough_chips") from error
        except TooMuch as error:
            raise BookFull(str(error)) from error
        except (Malformed, NotEmpty) as error:
            raise CommitFailed(str(error)) from error
        for transfer in transfers:
            self._chain(transfer, at_ms, stream, seq)
        return balances

    def _chain(self, transfer: Transfer, at_ms: int, stream: str | None, seq: int | None) -> None:
        last = self._transfers or self._cache.transfers
        key, number = transfer.key, last.number + 1
        lines = [(posting.account, posting.amount) for posting in transfer.postings]
        hash_ = link_transfer(last.hash, number, key, at_ms, (stream, seq), lines)
        self._transfers = TransfersHead(number, hash_)
        self._rows[sql.ADD_TRANSFER].append((key, at_ms, stream, seq, number, hash_))
        self._rows[sql.ADD_POSTING] += [(key, line, *one) for line, one in enumerate(lines)]

    def claim(self, kind: str) -> dict[str, int]:
        """The open streams of the kind, and the new epoch of each."""
        self._cache.need_streams(kind)
        known = self._cache.heads.keys() | self._heads.keys()
        heads = [(stream, self._head(stream)) for stream in known]
        return self.claim_these([name for name, head in heads if head and head.kind == kind])

    def claim_these(self, streams: Sequence[str]) -> dict[str, int]:
        """Those that are open, and the new epoch of each."""
        claimed = {}
        for stream in streams:
            if head := self._head(stream):
                epoch = claimed[stream] = head.epoch + 1
                self._heads[stream] = Head(head.seq, head.hash, head.at_ms, epoch, head.kind)
                self._rows[sql.SET_EPOCH].append((epoch, stream))
        return claimed

    def opened(self) -> list[str]:
        """The streams that begin with this batch."""
        return [row[0] for row in self._rows[sql.ADD_STREAM]]

    def abandon(self, stream: str) -> None:
        """Chips go to the wallet that they can only have come from. A bot has none: its chips go
        back to whoever paid for them."""
        head = self._head(stream)
        if head is None:
            return
        self._cache.need_seats(stream)
        balances = self._cache.book.staged()
        seats = [account for account in balances if accounts.seated(account, stream) is not None]
        returns: dict[str, list[Posting]] = {}
        for account in seats:
            if amount := balances[account]:
                money = accounts.money_of(account)
                home = accounts.wallet(accounts.owner(account) or "", money)
                if home not in balances and not self._found(sql.ACCOUNT_KNOWN, home):
                    home = accounts.payer_of_bots(money)
                moved = Posting(account, -amount), Posting(home, amount)
                returns.setdefault(money, []).extend(moved)
        transfers = [Transfer(f"close:{m}:{stream}", tuple(p)) for m, p in returns.items()]
        seq = head.seq if head.seq > 0 else None
        self.book(transfers, head.at_ms, stream, seq, closes=seats)
        self._closed[stream] = head.at_ms

    def is_broke(self, player: str) -> bool:
        self._cache.need_accounts_of(player)
        balances = self._cache.book.staged_of(player).items()
        return not any(rest for name, rest in balances if accounts.money_of(name) == accounts.MONEY)

    def give_chips(self, player: str, chips: int, at_ms: int) -> bool:
        if not self.is_broke(player):
            return False
        key, number = f"welcome:{player}", at_ms
        while self._cache.book.knows(key) or self._found(sql.KEY_KNOWN, key):
            key, number = f"fresh:{player}:{number}", number + 1
        self.book([accounts.move(key, accounts.mint(), accounts.wallet(player), chips)], at_ms)
        return True

    def write(self, *also: tuple[str, list[Any]]) -> None:
        """And these rows of other statements after them."""
        rows, book = self._rows, self._cache.book
        rows[sql.ADD_RECORD] += self._log
        if rows[sql.ADD_TRANSFER]:
            rows[sql.OPEN_ACCOUNT] += map(new_account, book.new_accounts())
            rows[sql.CHANGE_BALANCE] += [(amount, name) for name, amount in book.changes().items()]
        rows[sql.CLOSE_ACCOUNT] += [(account,) for account in book.closed_accounts()]
        rows[sql.CLOSE_STREAM] += [(at_ms, stream) for stream, at_ms in self._closed.items()]
        work = [(statement, rows[statement]) for statement in STATEMENTS if rows[statement]]
        work += also
        for (statement, changes), done in zip(
            work, write_rows(self._connection, work), strict=True
        ):
            if statement == sql.CHANGE_BALANCE and done != len(changes):
                raise BookDiffers("the accounts on disk are not those of the book")

    def commit(self) -> None:
        """The batch is on disk."""
        cache = self._cache
        cache.commit_book()
        cache.transfers = self._transfers or cache.transfers
        cache.heads.update(self._heads)
        if self._log:
            cache.newest_ms = max(cache.newest_ms, max([row[2] for row in self._log]))
        for stream in self._closed:
            cache.heads.pop(stream, None)

    def rollback(self) -> None:
        """The batch is not on disk and will not be."""
        self._cache.book.rollback()

    def _seq_of(self, stream: str, command: str) -> tuple[int, bytes | None] | None:
        """The record that carried the command out, and what it asked for."""
        for row in self._log:
            if row[0] == stream and row[3] == command:
                return row[1], row[6]
        found = self._connection.execute(sql.COMMAND_SEQ, (stream, command)).fetchone()
        return None if found is None else (int(found[0]), found[1])

    def _found(self, question: str, value: str) -> bool:
        return self._connection.execute(question, (value,)).fetchone() is not None


def new_account(name: str) -> tuple[str, str, bool, str | None]:
    return name, accounts.money_of(name), accounts.is_outer(name), accounts.owner(name)
