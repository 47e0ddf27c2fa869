"""`croupier move`: from the file of a house into PostgreSQL, with an audit of what arrives."""

from pathlib import Path

from rich.console import Console

from croupier.reports import FINE, UNUSABLE, audit_command, progress_of
from croupier.store import DATABASE
from croupier.store.address import told
from croupier.store.errors import StoreError
from croupier.store.heads import FILE as HEADS
from croupier.store.move import move_database


def move_command(data: Path, target: str, console: Console) -> int:
    """Exit code 1 when the audit finds a problem, 2 when nothing was moved."""
    source = data / DATABASE
    try:
        with progress_of(console) as tell:
            move_database(source, target, tell)
    except StoreError as error:
        console.print(f"croupier: {error}", markup=False)
        return UNUSABLE
    console.print(f"moved to {told(target)}; auditing it there", markup=False)
    heads = data / HEADS
    code = audit_command(target, console, heads if heads.is_file() else None)
    if code == FINE:
        console.print(f"{source} is as it was; start the house with --database now", markup=False)
    return code
