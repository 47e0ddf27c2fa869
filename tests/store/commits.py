"""Commits as tables make them, for tests of the store."""

from typing import Any

import msgspec

from croupier.ledger.transfer import Posting, Transfer, house, mint, move, seat, wallet
from croupier.store.port import Store
from croupier.tables.ports import TABLE_STREAM, Commit, Participant, Record, RoundRecord


def record(stream: str, seq: int, command: str | None = None, events: bytes = b"[]") -> Record:
    return Record(stream, seq, 1_000 + seq, command, events)


def commit(
    stream: str, seq: int, command: str | None = None, *transfers: Transfer, **more: Any
) -> Commit:
    """The commit that becomes the record with this number, by the first owner."""
    usual = {"kind": TABLE_STREAM, "epoch": 1, "at_ms": 1_000 + seq, "events": b"[]"}
    options: dict[str, Any] = usual | more
    return Commit(
        stream=stream, previous_seq=seq - 1, command=command, transfers=transfers, **options
    )


def settled(
    stream: str, seq: int, number: int, gains: dict[str, int], rake: int = 0, **more: Any
) -> Commit:
    """A commit that ends a round of one record. Everybody has won or lost what `gains` says; those
    whose name begins with "bot" are bots."""
    at_ms = more.setdefault("at_ms", 1_000 + seq)
    players = list(enumerate(gains.items()))
    opened = {
        "e": "round_opened",
        "number": number,
        "seed": "",
        "sitters": [
            {"seat": n, "player": one, "name": one.title(), "bot": one.startswith("bot")}
            for n, (one, _) in players
        ],
    }
    closed = {
        "e": "round_closed",
        "number": number,
        "gains": {str(place): gain for place, (_, gain) in players if gain},
        "house": rake,
    }
    postings = [Posting(seat(stream, player), gain) for player, gain in gains.items() if gain]
    if rake:
        postings.append(Posting(house(), rake))
    transfers = [Transfer(f"round:{stream}:{number}", tuple(postings))] if postings else []
    more["round"] = played(stream, seq, number, gains, at_ms, more.pop("game", "holdem"))
    events = msgspec.json.encode([opened, closed])
    return commit(stream, seq, None, *transfers, events=events, **more)


def taken_back(
    stream: str, seq: int, number: int, gains: dict[str, int], rake: int = 0, **more: Any
) -> Commit:
    """A commit that takes a round back, which brought this."""
    back = {
        "e": "round_reversed",
        "number": number,
        "gains": {str(place): -gain for place, gain in enumerate(gains.values()) if gain},
        "house": -rake,
    }
    postings = [Posting(seat(stream, player), -gain) for player, gain in gains.items() if gain]
    if rake:
        postings.append(Posting(house(), -rake))
    transfer = Transfer(f"void:{stream}:{number}", tuple(postings))
    return commit(
        stream, seq, None, transfer, voids=number, events=msgspec.json.encode([back]), **more
    )


def played(
    stream: str, seq: int, number: int, gains: dict[str, int], at_ms: int, game: str = "holdem"
) -> RoundRecord:
    participants = tuple(
        Participant(player, player.title(), place, gain, player.startswith("bot"))
        for place, (player, gain) in enumerate(gains.items())
    )
    return RoundRecord(number, game, seq, seq, at_ms, participants)


async def give(store: Store, player: str, chips: int) -> None:
    assert await store.transfer((move(f"hello:{player}", mint(), wallet(player), chips),))


def buy_in(stream: str, player: str, chips: int) -> Transfer:
    return move(f"in:{stream}:{player}", wallet(player), seat(stream, player), chips)


def go_home(stream: str, player: str, chips: int) -> Transfer:
    return move(f"home:{stream}:{player}", seat(stream, player), wallet(player), chips)
