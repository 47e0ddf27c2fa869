"""Changes single places of the rules, tables and ledger and looks whether a test notices.

    python -m tools.mutants --count 300 --seed 1

A mutant that no test kills shows a rule that nothing guards, or a place where the change makes no
difference. Mutants live in a copy of the sources; the working tree is never touched.
"""

import ast
import compileall
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import click
from rich.console import Console
from rich.progress import track

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "croupier"
PLACES = ("games", "tables/decide.py", "ledger")
# Times the processor time that the tests need without a mutant: one that never ends was noticed.
PATIENCE = 4

# Which tests know a file best, and which know it as well; the first are asked first.
TESTS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "games/holdem": (
        ("tests/games/holdem", "-k", "not oracle and not structures"),
        ("tests/games/holdem", "tests/contract", "tests/hands"),
    ),
    "games/blackjack": (
        ("tests/games/blackjack",),
        ("tests/contract", "tests/counts", "tests/golden"),
    ),
    "games/roulette": (
        ("tests/games/roulette",),
        ("tests/contract", "tests/counts", "tests/golden"),
    ),
    "games/sabacc": (("tests/games/sabacc",), ("tests/contract", "tests/counts", "tests/golden")),
    "games/doudizhu": (
        ("tests/games/doudizhu",),
        ("tests/contract", "tests/counts", "tests/golden"),
    ),
    "games": (("tests/games", "tests/contract"), ("tests/tables",)),
    "tables": (("tests/tables", "-k", "decide or authority or room"), ("tests/tables",)),
    "ledger": (("tests/ledger",), ("tests/store",)),
}

COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=",
    ast.LtE: "<",
    ast.Gt: ">=",
    ast.GtE: ">",
    ast.Eq: "!=",
    ast.NotEq: "==",
    ast.Is: "is not",
    ast.IsNot: "is",
    ast.In: "not in",
    ast.NotIn: "in",
}
ARITHMETIC: dict[type[ast.operator], str] = {
    ast.Add: "-",
    ast.Sub: "+",
    ast.Mult: "+",
    ast.FloorDiv: "*",
    ast.Mod: "*",
    ast.BitAnd: "|",
    ast.BitOr: "&",
    ast.LShift: ">>",
    ast.RShift: "<<",
}


class Mutant(NamedTuple):
    file: str  # below the sources
    line: int
    start: int  # in bytes of the file
    end: int
    new: str
    old: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.old} → {self.new}"


def mutants_of(file: Path) -> list[Mutant]:
    source = file.read_bytes()
    tree = ast.parse(source)
    name = file.relative_to(SOURCES).as_posix()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))

    def place(node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return (
            starts[node.lineno - 1] + node.col_offset,
            starts[node.end_lineno - 1] + node.end_col_offset,
        )

    found: list[Mutant] = []

    def mutate(node: ast.expr | ast.stmt, new: str) -> None:
        start, end = place(node)
        old = source[start:end].decode()
        found.append(Mutant(name, node.lineno, start, end, new, old))

    for node in _code(tree):
        for old, new in _changes(node):
            mutate(old, new)
    return found


def _code(tree: ast.AST) -> Iterator[ast.AST]:
    """All nodes that do something: neither annotations nor docstrings."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue
        if isinstance(child, ast.arguments):
            for default in (*child.defaults, *filter(None, child.kw_defaults)):
                yield from (default, *_code(default))
            continue
        if isinstance(child, ast.AnnAssign):
            if child.value is not None:
                yield from (child.value, *_code(child.value))
            continue
        if isinstance(child, ast.Import | ast.ImportFrom | ast.Assert):
            continue
        if isinstance(child, ast.FunctionDef):
            for part in (child.args, *child.body):
                yield from (
                    (part, *_code(part))
                    if not isinstance(part, ast.arguments)
                    else _code(ast.Module([ast.Expr(default) for default in part.defaults], []))
                )
            continue
        yield child
        yield from _code(child)


def _changes(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, str]]:
    """A node and what it is replaced by."""
    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARISONS:
            yield node, f"({ast.unparse(left)} {COMPARISONS[type(op)]} {ast.unparse(right)})"
        case ast.BinOp(left=left, op=op, right=right) if type(op) in ARITHMETIC:
            is_text = isinstance(left, ast.JoinedStr) or (
                isinstance(left, ast.Constant) and isinstance(left.value, str)
            )
            if not is_text:
                yield node, f"({ast.unparse(left)} {ARITHMETIC[type(op)]} {ast.unparse(right)})"
        case ast.BoolOp(op=op, values=values):
            other = " or " if isinstance(op, ast.And) else " and "
            yield node, f"({other.join(f'({ast.unparse(each)})' for each in values)})"
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield node, f"bool({ast.unparse(operand)})"
        case ast.IfExp(test=test, body=body, orelse=other):
            yield node, f"({ast.unparse(other)} if {ast.unparse(test)} else {ast.unparse(body)})"
        case ast.Constant(value=True | False as value):
            yield node, str(not value)
        case ast.Constant(value=int() as value):
            yield node, str(value + 1)
        case ast.If(test=test) | ast.While(test=test):
            yield test, f"(not ({ast.unparse(test)}))"
        case ast.Expr(value=ast.Call()):
            yield node, "pass"
        case ast.AugAssign():
            yield node, "pass"
        case ast.Continue() | ast.Break():
            yield node, "pass"
        case _:
            pass


def all_mutants(places: tuple[str, ...]) -> list[Mutant]:
    files: list[Path] = []
    for place in places:
        path = SOURCES / place
        files += sorted(path.rglob("*.py")) if path.is_dir() else [path]
    return [mutant for file in files for mutant in mutants_of(file)]


def tests_for(file: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return next(tests for place, tests in TESTS.items() if file.startswith(place))


class Trials:
    """Tests run against a copy of the sources. Each set of tests is first run as it is."""

    def __init__(self, folder: Path) -> None:
        self._copy = folder / "croupier"
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(SOURCES, self._copy, ignore=ignored)
        compileall.compile_dir(self._copy, quiet=2)
        # The copy comes before the package that is installed.
        self._places = os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}
        self._needs_s: dict[tuple[str, ...], int] = {}

    def kill(self, mutant: Mutant, *, thorough: bool) -> bool:
        """Whether a test notices."""
        narrow, wide = tests_for(mutant.file)
        for tests in (narrow, wide) if thorough else (narrow,):
            self._learn(tests)
        target = self._copy / mutant.file
        whole = target.read_bytes()
        target.write_bytes(whole[: mutant.start] + mutant.new.encode() + whole[mutant.end :])
        try:
            return self._fails(narrow) or (thorough and self._fails(wide))
        finally:
            target.write_bytes(whole)

    def _learn(self, tests: tuple[str, ...]) -> None:
        if tests in self._needs_s:
            return
        before = _children_s()
        if self._fails(tests):
            raise click.ClickException(f"the tests fail as it is: {' '.join(tests)}")
        self._needs_s[tests] = int(_children_s() - before) + 2

    def _fails(self, tests: tuple[str, ...]) -> bool:
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        if needs_s := self._needs_s.get(tests):
            limit = f'ulimit -t {needs_s * PATIENCE}; exec "$@"'
            command = ["sh", "-c", limit, "sh", *command]
        done = subprocess.run(command, cwd=ROOT, env=self._places, capture_output=True)
        return done.returncode != 0


def _children_s() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@click.command()
@click.option("--count", default=300, show_default=True, help="How many mutants, drawn at random.")
@click.option("--seed", default=1, show_default=True, help="What they are drawn by.")
@click.option("--place", "places", multiple=True, default=PLACES, help="Files and folders.")
@click.option("--thorough", is_flag=True, help="Ask further tests about those that survive.")
def main(count: int, seed: int, places: tuple[str, ...], thorough: bool) -> None:
    """Say how many mutants the tests kill, and which survive."""
    console = Console()
    everything = all_mutants(places)
    drawn = random.Random(seed).sample(everything, min(count, len(everything)))
    survivors: list[Mutant] = []
    with TemporaryDirectory() as folder:
        trials = Trials(Path(folder))
        for mutant in track(drawn, "mutants", console=console):
            if not trials.kill(mutant, thorough=thorough):
                survivors.append(mutant)
                console.print(str(mutant), highlight=False, markup=False, soft_wrap=True)
    killed = len(drawn) - len(survivors)
    console.print(f"{killed} of {len(drawn)} killed ({killed / len(drawn):.1%}), seed {seed},")
    console.print(f"drawn from {len(everything)} in {', '.join(places)}")


if __name__ == "__main__":
    main()
