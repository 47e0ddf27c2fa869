"""The port of the store: all that the rest of the house may ask of it. Nothing here does anything.

An implementation decides by itself, also with several writers: whether an account would be
overdrawn, whether a command or a transfer is a repeat, whether a commit follows on what is stored,
and whether a player has any chips left.
"""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from croupier.chat.ports import ChatStore
from croupier.ledger.intents import Intent, IntentStore
from croupier.ledger.transfer import Transfer
from croupier.store.deskport import DeskStore
from croupier.tables.ports import Honour, RoundRecord, Sitting, StoredStream, StreamStore


class PlayerRecord(Struct, frozen=True):
    """`password_hash` is None as long as nobody has claimed the name."""

    id: str
    name: str
    password_hash: str | None
    created_ms: int


class Session(Struct, frozen=True):
    player: str
    name: str
    created_ms: int
    expires_ms: int


class PlayedRound(Struct, frozen=True):
    """A finished round and the stream it belongs to."""

    stream: str
    round: RoundRecord


class GameResult(Struct, frozen=True):
    """What a player has won and lost at one game."""

    game: str
    rounds: int
    gain: int


class Sittings(Struct, frozen=True):
    """A player's times in the seats of one kind of table: how many, the rounds in them, what all
    together brought, and the newest of them."""

    count: int
    rounds: int
    gain: int
    newest: tuple[Sitting, ...]


class Picture(Struct, frozen=True):
    """A player's own picture. `version` is another one whenever the picture is."""

    version: str
    body: bytes


class NameTaken(Exception):
    """Another player has this name."""


class Store(StreamStore, ChatStore, IntentStore, Protocol):
    """Every call but `commit` raises `CommitFailed` when it cannot write. `trouble` says in a few
    words why the last write failed; it is empty while writes succeed."""

    @property
    def trouble(self) -> str: ...

    @property
    def desk(self) -> DeskStore:
        """Where administrators are kept."""

    async def check_writable(self) -> bool:
        """Write something and see whether it is durable. Callers that ask at once share a write."""

    async def close(self) -> None: ...

    async def claim_streams(self, kind: str) -> tuple[list[StoredStream], list[str]]:
        """Become the owner of all open streams of the kind: each gets the next epoch. The second
        list names those whose log is damaged; they can only be closed."""

    async def carried_out(self, stream: str, command: str) -> int | None:
        """The record of the stream that carried the command out, if one did."""

    async def newest_ms(self) -> int:
        """When the newest record of all streams was written; 0 when there is none."""

    async def abandon(self, stream: str) -> None:
        """Close a stream that cannot go on, and send the chips on it home: to the wallet of their
        owner or, those of bots, to the mint."""

    async def rounds(
        self, stream: str, *, before: int | None = None, limit: int
    ) -> list[RoundRecord]:
        """The newest finished rounds of a stream with a number below `before`, newest first."""

    async def rounds_of(
        self, player: str, *, before_ms: int | None = None, limit: int
    ) -> list[PlayedRound]:
        """The newest rounds that a player took part in and that ended before `before_ms`. Rounds
        of the same millisecond are not split, so there may be a few more than `limit`."""

    async def results_of(self, player: str) -> list[GameResult]:
        """What the player has won and lost, by game in alphabetical order."""

    async def results_in(self, game: str, preset: str, *, limit: int) -> list[PlayedRound]:
        """The newest rounds at tables of the preset that everybody could watch, newest first.
        Rounds that were taken back are none."""

    async def withdraw_shares(self, stream: str, number: int, seat: int) -> None:
        """The player of the seat takes all links to the round back that were given so far."""

    async def shares_withdrawn(self, stream: str, number: int, seat: int) -> int:
        """How often that happened."""

    async def honours(self, game: str, *, limit: int) -> list[Honour]:
        """Those whom the house remembers at this game, newest first."""

    async def sittings_of(self, player: str, game: str, preset: str, *, limit: int) -> Sittings:
        """The sittings that have ended at tables of the preset, newest first."""

    async def transfer(self, transfers: tuple[Transfer, ...], at_ms: int | None = None) -> bool:
        """False, and nothing booked, when one of the keys is known."""

    async def balances_of(self, player: str) -> Mapping[str, int]:
        """The open accounts of a player, by name: the wallets, and the chips at tables."""

    async def balance(self, account: str) -> int: ...

    async def balances(self) -> Mapping[str, int]:
        """All open accounts."""

    async def newest_intents(self, *, limit: int) -> list[Intent]:
        """What was last asked of banks, newest first."""

    async def give_chips(self, player: str, chips: int, at_ms: int) -> bool:
        """Mint casino chips for a player who never had any, or has none left in any account that
        is open. False when the player has chips, and then nothing changes."""

    async def is_broke(self, player: str) -> bool:
        """Whether all open casino accounts of the player together hold nothing."""

    async def check_balance(self) -> list[str]:
        """What is wrong with the book; empty when all is well."""

    async def create_player(self, player: str, name: str, at_ms: int) -> PlayerRecord:
        """Raises `NameTaken`."""

    async def player(self, player: str) -> PlayerRecord | None: ...

    async def player_by_name(self, name: str) -> PlayerRecord | None: ...

    async def release_name(self, player: str) -> None:
        """Nobody finds the player by name any more; the name is free for somebody else."""

    async def note_browser(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None:
        """The player has been in this browser."""

    async def knows_browser(self, token_hash: bytes, player: str, now_ms: int) -> bool: ...

    async def has_browser(self, player: str, now_ms: int) -> bool:
        """Whether there is any browser from which the player may come back."""

    async def forget_browsers(self, player: str, *, but: bytes) -> None:
        """All browsers of the player but this one."""

    async def set_password_hash(self, player: str, password_hash: str | None) -> None: ...

    async def create_session(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None: ...

    async def session(self, token_hash: bytes) -> Session | None: ...

    async def has_session(self, player: str, now_ms: int) -> bool: ...

    async def end_session(self, token_hash: bytes) -> None: ...

    async def end_sessions(self, player: str, *, if_broke: bool = False) -> bool:
        """Whether they were ended. With `if_broke`, only when the player is broke."""

    async def keep_session(self, player: str, token_hash: bytes) -> list[bytes] | None:
        """End all other sessions of the player, and name them. None, and nothing is ended, when
        this one is over itself."""

    async def looks(self, player: str) -> bytes | None:
        """What was stored last; None when nothing ever was."""

    async def set_looks(self, player: str, looks: bytes) -> None: ...

    async def picture(self, player: str, spot: str) -> Picture | None: ...

    async def picture_versions(self, player: str) -> Mapping[str, str]:
        """The version of each picture that the player has, by spot."""

    async def set_picture(self, player: str, spot: str, picture: Picture) -> None:
        """In place of the one that was there."""

    async def remove_picture(self, player: str, spot: str) -> None:
        """Harmless when there is none."""
