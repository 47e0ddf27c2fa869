"""Who may do what at a table. Pure; its mailbox and its decisions ask the same questions."""

from hmac import compare_digest

from croupier.games.game import Refused
from croupier.tables.authority import Administrator, Authority, Bot, House, Player, Tester
from croupier.tables.commands import (
    ADMINISTRATOR_ONLY,
    HOST_ONLY,
    HOUSE_ONLY,
    TESTER_ONLY,
    Command,
    Leave,
    Sit,
)
from croupier.tables.settings import Access
from croupier.tables.table import Table

# The others need a seat of one's own.
RESTRICTED = HOUSE_ONLY | ADMINISTRATOR_ONLY | HOST_ONLY | {Sit, Leave}


def check_order(table: Table, by: Authority, command: Command) -> None:
    """Raise `Refused` unless somebody with this authority may give the order."""
    kind = type(command)
    if kind in TESTER_ONLY and not isinstance(by, Tester):
        raise Refused("tester_only")
    if kind not in RESTRICTED or isinstance(by, House):
        return
    if kind in HOUSE_ONLY:
        raise Refused("house_only")
    if isinstance(by, Administrator):
        return
    if kind in ADMINISTRATOR_ONLY:
        raise Refused("administrator_only")
    if kind in HOST_ONLY:
        if not is_host(table, by):
            raise Refused("host_only")
    elif isinstance(command, Sit):
        if by.id in table.removed:
            raise Refused("removed_here")
        if not table.has(by.id):
            check_access(table, table.settings.sitting, by.id, command.link)
    elif not is_at(table, by):
        raise Refused("not_seated")


def check_sender(table: Table, by: Authority, command: Command) -> None:
    """The same for an order at the door of the mailbox. Only people at the table come further,
    and those who want to sit down."""
    check_order(table, by, command)
    if isinstance(by, Player) and not isinstance(command, Sit) and not is_at(table, by):
        raise Refused("not_seated")


def check_watcher(table: Table, by: Authority, link: str, *, is_guest: bool = False) -> None:
    """`is_guest` is whether somebody is in the room that the table belongs to."""
    if isinstance(by, Tester) and not table.is_test:
        raise Refused("no_test_table")
    if not isinstance(by, Player) or table.has(by.id):
        return
    if table.settings.watching is not Access.ROOM:
        check_access(table, table.settings.watching, by.id, link)
    elif not is_guest:
        raise Refused("not_in_room")  # EPS-DD-002c


def is_host(table: Table, by: Player | Bot | Tester) -> bool:
    return by.id == table.host and isinstance(by, Player)


def is_at(table: Table, by: Player | Bot | Tester) -> bool:
    """Whether somebody belongs to the table: has a seat, waits for one, or is the host."""
    if table.own_seat(by) is not None or is_host(table, by):
        return True
    return isinstance(by, Player) and table.is_queued(by.id)


def check_access(table: Table, access: Access, player: str, link: str) -> None:
    if access is Access.EVERYONE or player == table.host:
        return
    if player in table.tickets or player in table.called:
        return
    if access not in (Access.LINK, Access.CODE):
        raise Refused("ticket_needed")
    if not _is_link(table, link):
        raise Refused("link_needed" if access is Access.LINK else "code_needed")


def check_invited(table: Table, link: str) -> None:
    """Whether the holder of a link may know of the table before he has a name in the house. Who may
    not know of it is told that there is none."""
    watching = table.settings.watching
    if watching is Access.EVERYONE:
        return
    if watching not in (Access.LINK, Access.CODE) or not _is_link(table, link):
        raise Refused("no_such_table")


def _is_link(table: Table, link: str) -> bool:
    """Takes as long however much of a guess is right."""
    return bool(table.link) and compare_digest(link.encode(), table.link.encode())
