"""What a table is run by, apart from the rules of its game. Values only."""

from enum import StrEnum

from msgspec import Struct

from croupier.games.coach import CoachUse


class Money(StrEnum):
    """Kinds of chips that never mix."""

    CASINO = "casino"  # free, a wallet for every player
    CARDROOM = "cardroom"  # bought from the bank
    TEST = "test"  # worth nothing: made when a player sits down at a test table, gone afterwards


class Access(StrEnum):
    """Who may come in."""

    EVERYONE = "everyone"
    LINK = "link"  # people who have the link to the table
    CODE = "code"  # people who know its code, which can be read out
    TICKET = "ticket"  # people who were given a ticket
    ROOM = "room"  # guests of the room that the table belongs to; for looking on only


class RoundStart(StrEnum):
    """When the next round begins, if enough people can play."""

    AT_ONCE = "at_once"  # after the pause between rounds
    WHEN_READY = "when_ready"  # when everybody at the table said so
    BY_HOST = "by_host"


class AbsentPlayer(StrEnum):
    """What happens to somebody who has had no connection for a while."""

    SITS_OUT = "sits_out"
    LEAVES = "leaves"
    STAYS = "stays"  # is dealt in, and the clock acts; nobody sits out here


class TableSettings(Struct, frozen=True, kw_only=True):
    seats: int
    buy_in_min: int
    buy_in_max: int
    buy_in: int
    money: Money = Money.CASINO
    watching: Access = Access.EVERYONE
    sitting: Access = Access.EVERYONE
    start: RoundStart = RoundStart.AT_ONCE
    absent: AbsentPlayer = AbsentPlayer.SITS_OUT
    gap_ms: int = 4_000
    untimed_alone: bool = False  # a lone human among bots has no clock
    missed_turns_max: int | None = None  # so many turns without an action cost the seat
    grace_rounds: int = 0  # rounds a player without chips may keep the seat
    turned: bool = True  # everybody sees the own seat at the near side; not so EPS-RF-HH-002
    all_or_nothing: bool = False  # who lost or won everything is done here (CAS-2.15a, CAS-2.16b)
    marked_seat: bool = False  # chance marks the seat that is filled first (EPS-UC-001.5)
    bots: bool = True
    fixed_bots: bool = False  # once a round was played, the host changes nothing about the bots
    bot_buy_in: tuple[int, int] | None = None  # drawn between these, else the ordinary buy-in
    fill_ms: int | None = None  # after so long bots take the empty seats; else the host asks them
    stand_in: str | None = None  # a bot of this kind plays for who lost the connection
    bot_step: int | None = None  # drawn in steps of this, else in units of the table
    time_bank_ms: int = 0  # a player's own reserve of time, beyond the clock of each turn
    coach: CoachUse | None = None  # who may ask it; without a word `tables.coaching` says
    brings_all: bool = False  # who sits down brings all chips unless he wants fewer (CAS-2.10a)
