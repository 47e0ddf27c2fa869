"""The port of the store: all that the rest of the house may ask of it. Nothing here does anything.

An implementation decides by itself, also with several writers: whether an account would be
overdrawn, whether a command or a transfer is a repeat, whether a commit follows on what is stored,
and whether a player has any chips left.
"""

from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from croupier.ledger.intents import IntentStore
from croupier.ledger.transfer import Transfer
from croupier.tables.ports import Honour, RoundRecord, StoredStream, StreamStore


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


class Picture(Struct, frozen=True):
    """A player's own picture. `version` is another one whenever the picture is."""

    version: str
    body: bytes


class NameTaken(Exception):
    """Another player has this name."""


class Store(StreamStore, IntentStore, Protocol):
    """Every call but `commit` raises `CommitFailed` when it cannot write. `trouble` says in a few
    words why the last write failed; it is empty while writes succeed."""

    @property
    def trouble(self) -> str: ...

    async def check_writable(self) -> bool:
        """Write something and see whether it is durable. Callers that ask at once share a write."""

    async def close(self) -> None: ...

    async def claim_streams(self, kind: str) -> tuple[list[StoredStream], list[str]]:
        """Become the owner of all open streams of the kind: each gets the next epoch. The second
        list names those whose log is damaged; they can only be closed."""

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

    async def honours(self, game: str, *, limit: int) -> list[Honour]:
        """Those whom the house remembers at this game, newest first."""

    async def transfer(self, transfers: tuple[Transfer, ...], at_ms: int | None = None) -> bool:
        """False, and nothing booked, when one of the keys is known."""

    async def balances_of(self, player: str) -> Mapping[str, int]:
        """The open accounts of a player, by name: the wallets, and the chips at tables."""

    async def balance(self, account: str) -> int: ...

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

    async def set_password_hash(self, player: str, password_hash: str | None) -> None: ...

    async def create_session(
        self, token_hash: bytes, player: str, at_ms: int, expires_ms: int
    ) -> None: ...

    async def session(self, token_hash: bytes) -> Session | None: ...

    async def has_session(self, player: str, now_ms: int) -> bool: ...

    async def end_session(self, token_hash: bytes) -> None: ...

    async def end_sessions(self, player: str, *, if_broke: bool = False) -> bool:
        """Whether they were ended. With `if_broke`, only when the player is broke."""

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
