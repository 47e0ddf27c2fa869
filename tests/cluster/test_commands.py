"""What a process of a cluster says when it cannot begin: one line, exit code 2."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from croupier.main import main
from tests.bus.nats.server import NatsServer
from tools.postgres import free_port

ROLES = ("gateway", "dealer")
NOWHERE = "postgresql://nobody@127.0.0.1:9/none"


def started(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def one_line(result: Result) -> str:
    assert result.exit_code == 2, result.output
    (line,) = (line for line in result.stderr.splitlines() if line.startswith("croupier: "))
    assert "Traceback" not in result.output
    return line


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[NatsServer]:
    server = asyncio.run(NatsServer.start(tmp_path))
    yield server
    server.kill()


@pytest.mark.parametrize("role", ROLES)
def test_no_nats(role: str) -> None:
    address = f"nats://127.0.0.1:{free_port()}"
    said = one_line(started(role, "--database", NOWHERE, "--nats", address))
    assert "cannot reach NATS" in said


@pytest.mark.parametrize("role", ROLES)
def test_a_wrong_password_of_nats(role: str, nats: NatsServer) -> None:
    address = nats.url("g1" if role == "gateway" else "d1", "wrong")
    said = one_line(started(role, "--database", NOWHERE, "--nats", address))
    assert "authorization" in said.lower()
    assert "wrong" not in said


@pytest.mark.parametrize("role", ROLES)
def test_no_database(role: str, nats: NatsServer) -> None:
    address = nats.url("g1" if role == "gateway" else "d1")
    database = f"postgresql://postgres@127.0.0.1:{free_port()}/house"
    said = one_line(started(role, "--database", database, "--nats", address))
    assert "database" in said.lower() or "PostgreSQL" in said


def test_a_name_that_nats_does_not_know_the_process_by(nats: NatsServer) -> None:
    arguments = ("dealer", "--database", NOWHERE, "--nats", nats.url("d1"), "--name", "d2")
    assert "NATS knows this process as d1" in one_line(started(*arguments))


def test_the_configuration_names_every_process_and_no_password_twice() -> None:
    result = started("nats-config", "--gateway", "g1", "--gateway", "g2", "--dealer", "d1")
    assert result.exit_code == 0
    for name in ("g1", "g2", "d1"):
        assert f'user: "{name}"' in result.output
    passwords = [part.split('"')[1] for part in result.output.split("password: ")[1:]]
    assert len(set(passwords)) == 3


@pytest.mark.parametrize("arguments", [(), ("--gateway", "a.b"), ("--dealer", "a", "--rooms", "a")])
def test_a_configuration_that_makes_no_sense(arguments: tuple[str, ...]) -> None:
    one_line(started("nats-config", *arguments))
