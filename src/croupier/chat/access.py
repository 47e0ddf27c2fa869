"""Who may speak at a table and who may take a line away. Everybody who may look may listen."""

from croupier.chat.line import RemovedBy
from croupier.games.game import Refused
from croupier.tables.access import is_host
from croupier.tables.authority import Authority, Bot, Player
from croupier.tables.table import Table


def check_speaker(table: Table, by: Authority) -> None:
    """EPS-UC-012.1: whoever has a seat, in the round or not, and the host; others read along. One
    who is about to leave in secret has a seat like any other (EPS-RF-PG-004)."""
    if table.closed:
        raise Refused("table_closed")
    if isinstance(by, Player):
        if by.id in table.removed:
            raise Refused("removed_here")
        if table.own_seat(by) is None and not is_host(table, by):
            raise Refused("not_seated")
    elif isinstance(by, Bot):
        raise Refused("players_only")


def remover(table: Table, by: Authority) -> RemovedBy:
    """In whose name the sender removes a line, or `Refused`."""
    if isinstance(by, Player | Bot):
        if not is_host(table, by):
            raise Refused("host_only")
        return RemovedBy.HOST
    return RemovedBy.HOUSE
