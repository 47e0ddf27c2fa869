"""What all tests share: how hard Hypothesis tries, which tests run one at a time, and a report of
what did not run. Fixtures live beside the tests that use them.
"""

import csv
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

TESTS = Path(__file__).parent
REQUIREMENTS = TESTS.parent / "docs" / "requirements.csv"
# One at a time: a server that is killed again and again wants a core for itself.
ALONE = ("torture",)
STORES = ("sqlite", "postgresql")

for _name, _examples in {"quick": 20, "normal": 100, "thorough": 5_000}.items():
    settings.register_profile(
        _name,
        max_examples=_examples,
        deadline=None,
        print_blob=True,
        suppress_health_check=[HealthCheck.too_slow],
    )
# Another one is chosen with --hypothesis-profile.
settings.load_profile("normal")


def pytest_addoption(parser: pytest.Parser) -> None:
    help_ = "what houses keep their book in; tests of `both_stores` run on both without it"
    parser.addoption("--store", choices=STORES, help=help_)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "store_kind" in metafunc.fixturenames:
        wanted = metafunc.config.getoption("--store")
        both = metafunc.definition.get_closest_marker("both_stores") is not None
        if wanted or both:
            metafunc.parametrize("store_kind", [wanted] if wanted else STORES, indirect=True)


@pytest.fixture
def store_kind(request: pytest.FixtureRequest) -> Iterator[str]:
    """What the houses of the test keep their book in."""
    kind = str(getattr(request, "param", "sqlite"))
    if kind == "sqlite":
        yield kind
        return
    if request.node.get_closest_marker("sqlite"):
        pytest.skip("looks into the file of SQLite")
    from tests import stores  # most tests need none of what it loads

    with stores.on_postgres():
        yield kind


# Before pytest-xdist, which reads the groups in the same hook.
@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    with REQUIREMENTS.open(encoding="utf-8", newline="") as file:
        known = {row["id"] for row in csv.DictReader(file)}
    for item in items:
        named = {str(id_) for mark in item.iter_markers("req") for id_ in mark.args}
        if strange := named - known:
            raise pytest.UsageError(f"{item.nodeid} names unknown requirements {sorted(strange)}")
        if item.path.relative_to(TESTS).parts[0] in ALONE:
            item.add_marker(pytest.mark.xdist_group("alone"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = terminalreporter.getreports("skipped")
    if not skipped:
        return
    terminalreporter.section(f"{len(skipped)} TESTS DID NOT RUN", red=True, bold=True)
    for report in skipped:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else report.longrepr
        terminalreporter.line(f"{report.nodeid}: {reason}", red=True)
