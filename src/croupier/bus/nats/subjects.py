"""The names under which processes find each other. Whoever publishes is named in the subject, so
that the permissions of the NATS server prove who it was; what is asked for never is."""

import re

ROOT = "croupier"
PLAYER, DESK, HOUSE = "player", "desk", "house"  # for whom something is asked
_NAME = re.compile(r"[A-Za-z0-9_-]{1,64}")


def is_name(text: str) -> bool:
    """Whether it may be a part of a subject: no dot, no wildcard, no space."""
    return _NAME.fullmatch(text) is not None


def to_table(side: str, sender: str, table: str) -> str:
    """Orders and questions to whoever owns the table."""
    return f"{ROOT}.table.{side}.{sender}.{table}"


def to_any(side: str, sender: str) -> str:
    """To one of the dealers, whichever: tables to be opened, questions about rules."""
    return f"{ROOT}.any.{side}.{sender}"


def to_dealer(side: str, sender: str, dealer: str) -> str:
    """To this one dealer: what are your tables?"""
    return f"{ROOT}.dealer.{side}.{sender}.{dealer}"


def to_room(side: str, sender: str, room: str) -> str:
    return f"{ROOT}.room.{side}.{sender}.{room}"


def to_bank(sender: str, dealer: str) -> str:
    """To the dealer for whose key a card was sealed."""
    return f"{ROOT}.bank.{sender}.{dealer}"


def to_process(name: str, what: str) -> str:
    """Answers, private parts, system views: for this one process only."""
    return f"{ROOT}.to.{name}.{what}"


def table_news(table: str) -> str:
    """The public part, once for all gateways with somebody who looks at the table."""
    return f"{ROOT}.news.table.{table}"


def room_news(room: str) -> str:
    return f"{ROOT}.news.room.{room}"


def departures(gateway: str) -> str:
    """Sessions that have ended there."""
    return f"{ROOT}.over.{gateway}"


LOBBY_NEWS = f"{ROOT}.news.lobby"
BANK_NEWS = f"{ROOT}.news.bank"


def beat(role: str, name: str) -> str:
    """A process says that it is there."""
    return f"{ROOT}.beat.{role}.{name}"


def presence(name: str) -> str:
    """Who is connected to this gateway."""
    return f"{ROOT}.presence.{name}"


def part(subject: str, number: int) -> str:
    """One of the names between the dots; empty when there are not so many."""
    parts = subject.split(".")
    return parts[number] if number < len(parts) else ""
