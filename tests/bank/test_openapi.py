"""The description for a real bank says what the practice bank does, and is not stale."""

import re
from pathlib import Path
from typing import Any

import pytest

from croupier.bank import messages, openapi
from croupier.bank.practice.teller import Teller
from croupier.bank.routes import PROBLEMS, ROUTES
from croupier.wire.generate import ROOT


@pytest.mark.req("EPS-DD-004a")
def test_the_description_is_not_stale() -> None:
    assert openapi.FILE == ROOT / "docs" / "bank-openapi.json"
    assert openapi.FILE.read_text(encoding="utf-8") == openapi.text()


def test_the_check_notices_what_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openapi, "FILE", tmp_path / "bank-openapi.json")
    assert openapi.main(["--check"]) == 1
    assert openapi.main([]) == 0
    assert openapi.main(["--check"]) == 0
    (tmp_path / "bank-openapi.json").write_text("{}")
    assert openapi.main(["--check"]) == 1


def references(value: Any) -> set[str]:
    if isinstance(value, dict):
        own = {value["$ref"]} if isinstance(value.get("$ref"), str) else set()
        return own.union(*map(references, value.values()))
    return set[str]().union(*map(references, value)) if isinstance(value, list) else set()


def test_every_reference_is_there() -> None:
    document = openapi.document()
    names = {f"#/components/schemas/{name}" for name in document["components"]["schemas"]}
    assert references(document) <= names
    assert len(names) > 8


def test_every_route_is_described_and_answered() -> None:
    document = openapi.document()
    for route in ROUTES:
        described = document["paths"][route.path][route.method.lower()]
        assert set(route.codes()) <= PROBLEMS.keys()
        assert {"200", "401", "500"} <= described["responses"].keys()
        assert callable(getattr(Teller, route.name))
        assert described.get("parameters", []) or "{" not in route.path


def test_no_secret_is_part_of_an_address() -> None:
    """Addresses are logged by whatever lies between a house and a bank."""
    for route in ROUTES:
        for shape in (route.params, route.query):
            names = set(getattr(shape, "__struct_fields__", ()))
            assert not names & {"number", "pin", "account"}
        assert re.fullmatch(r"/v1/[a-z/{}]+", route.path)


def test_card_messages_do_not_print_themselves() -> None:
    order = messages.OrderTransfer("k" * 40, "withdrawal", "reference-1", 2_000, "8642")
    card = messages.CheckCard("debit", "9700000000034417", "8642")
    assert "8642" not in f"{order!r} {card!r}"
    assert "4417" not in f"{order!r} {card!r}"
