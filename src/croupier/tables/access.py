"""Who may do what at a table. Pure; its mailbox and its decisions ask the same questions."""

from croupier.games.game import Refused
from croupier.tables.authority import Administrator, Authority, Bot, House, Player
from croupier.tables.commands import HOST_ONLY, HOUSE_ONLY, Command, Leave, Say, Sit
from croupier.tables.settings import Access
from croupier.tables.table import Table

RESTRICTED = HOUSE_ONLY | HOST_ONLY | {Sit, Say, Leave}  # the others need a seat of one's own


def check_order(table: Table, by: Authority, command: Command) -> None:
    """Raise `Refused` unless somebody with this authority may give the order."""
    kind = type(command)
    if kind not in RESTRICTED or isinstance(by, House):
        return
    if kind in HOUSE_ONLY:
        raise Refused("house_only")
    if isinstance(by, Administrator):
        return
    if kind in HOST_ONLY:
        if not is_host(table, by):
            raise Refused("host_only")
    elif isinstance(command, Sit):
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


def check_watcher(table: Table, by: Authority, link: str) -> None:
    if isinstance(by, Player) and not table.has(by.id):
        check_access(table, table.settings.watching, by.id, link)


def is_host(table: Table, by: Player | Bot) -> bool:
    return by.id == table.host and isinstance(by, Player)


def is_at(table: Table, by: Player | Bot) -> bool:
    """Whether somebody belongs to the table: has a seat, waits for one, or is the host."""
    if table.own_seat(by) is not None or is_host(table, by):
        return True
    return isinstance(by, Player) and table.is_queued(by.id)


def check_access(table: Table, access: Access, player: str, link: str) -> None:
    if access is Access.EVERYONE or player == table.host:
        return
    if player in table.tickets or player in table.called:
        return
    if access is not Access.LINK:
        raise Refused("ticket_needed")
    if link != table.link:
        raise Refused("link_needed")
