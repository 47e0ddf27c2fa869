"""Databases of a real PostgreSQL. It is started when a process of pytest first asks for one."""

import atexit
from functools import cache
from itertools import count
from typing import Any

import psycopg

from croupier.store.migrate import upgrade
from croupier.store.progress import silent
from tools.postgres import PostgresServer

NUMBERS = count(1)


@cache
def server() -> PostgresServer:
    started = PostgresServer().start()
    atexit.register(started.close)
    return started


@cache
def template() -> str:
    """A database with the schema and nothing else. To copy it is faster than to migrate."""
    admin("CREATE DATABASE empty_house")
    upgrade(server().url("empty_house"), None, silent)
    return "empty_house"


def new_database(*, ready: bool = True) -> str:
    """The address of a database of its own; with the schema if it is `ready`, else empty."""
    name = f"house_{next(NUMBERS)}"
    admin(f"CREATE DATABASE {name} TEMPLATE {template() if ready else 'template0'}")
    return server().url(name)


def drop_database(url: str) -> None:
    admin(f"DROP DATABASE {url.partition('?')[0].rpartition('/')[2]} WITH (FORCE)")


def admin(statement: str) -> None:
    execute(server().url(), statement)


def execute(url: str, statement: str, *values: object) -> list[Any]:
    """Without the store's knowledge."""
    with psycopg.connect(url, autocommit=True) as connection:
        done = connection.execute(statement.encode(), values or None)
        return done.fetchall() if done.description else []
