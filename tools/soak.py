"""Runs the browser tests again and again while one core is kept busy, to find tests that pass by
luck. Stops at the first failure, and keeps its pictures. What has passed is written down in
`.browser-soak.json`, so that a soak may be stopped at any time and goes on with the runs that are
left. A failure sets the count back to nothing.

    make browser-soak RUNS=20 ARGS="--busy 1 [--minutes 60] [pytest arguments...]"
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct, json

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "tests" / "browser" / "shots"
KEPT = ROOT / "shots" / "soak"
SPIN = "while True: pass"
STOPS_IN_S = 10.0
LINES = 60
PROGRESS = ROOT / ".browser-soak.json"
Tests = Callable[[list[str]], subprocess.CompletedProcess[str]]


class Run(Struct, frozen=True):
    """A run of all browser tests that passed."""

    commit: str
    busy: int
    seconds: float


class Progressed(Struct, frozen=True):
    """The runs since the last failure."""

    runs: tuple[Run, ...] = ()


@contextmanager
def busy_cores(number: int) -> Iterator[None]:
    spinning = [subprocess.Popen([sys.executable, "-c", SPIN]) for _ in range(number)]
    try:
        yield
    finally:
        for process in spinning:
            process.kill()
            process.wait(STOPS_IN_S)


def run_tests(arguments: list[str]) -> subprocess.CompletedProcess[str]:
    shutil.rmtree(PICTURES, ignore_errors=True)
    command = [sys.executable, "-m", "pytest", "tests/browser", "-q", "-x", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True)


def commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stdout.strip()


def progressed(path: Path) -> Progressed:
    return json.decode(path.read_bytes(), type=Progressed) if path.exists() else Progressed()


def soak(
    wanted: int,
    busy: int,
    arguments: list[str],
    *,
    path: Path = PROGRESS,
    seconds: float = float("inf"),
    tests: Tests = run_tests,
) -> int:
    """The exit code. No run begins after so many `seconds`."""
    done = progressed(path)
    print(f"{wanted} runs, {busy} of {os.cpu_count()} cores kept busy", flush=True)
    if done.runs:
        print(f"goes on after {len(done.runs)}", flush=True)
    started = time.monotonic()
    with busy_cores(busy):
        while len(done.runs) < wanted:
            if time.monotonic() - started >= seconds:
                print(f"stopped after {len(done.runs)} of {wanted} runs without a failure")
                return 0
            began = time.monotonic()
            result = tests(arguments)
            run = Run(commit(), busy, time.monotonic() - began)
            number = len(done.runs) + 1
            last = (result.stdout.strip().splitlines() or ["nothing was said"])[-1]
            print(f"run {number}, {run.commit}: {run.seconds:.0f} s, {last}", flush=True)
            if result.returncode != 0:
                path.unlink(missing_ok=True)
                fail(number, result)
                return 1
            done = Progressed((*done.runs, run))
            path.write_bytes(json.encode(done))
    path.unlink()
    times_s = [run.seconds for run in done.runs]
    commits = ", ".join(dict.fromkeys(run.commit for run in done.runs))
    print(
        f"{wanted} runs without a failure, {min(times_s):.0f} to {max(times_s):.0f} s each, "
        f"with {min(run.busy for run in done.runs)} busy cores at least, of {commits}"
    )
    return 0


def fail(number: int, done: subprocess.CompletedProcess[str]) -> None:
    said = (done.stdout + done.stderr).splitlines()
    kept = KEPT / f"run-{number}"
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    if PICTURES.is_dir():
        shutil.copytree(PICTURES, kept, dirs_exist_ok=True)
    (kept / "said.txt").write_text("\n".join(said), encoding="utf-8")
    print(*said[-LINES:], sep="\n")
    print(f"run {number} failed; its pictures and all it said are in {os.path.relpath(kept)}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="make browser-soak", description=__doc__)
    parser.add_argument("--runs", type=int, default=20)
    parser.add_argument("--busy", type=int, default=1, help="cores that are kept busy")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="no run begins later")
    wish, arguments = parser.parse_known_args()
    return soak(wish.runs, wish.busy, arguments, seconds=wish.minutes * 60)


if __name__ == "__main__":
    sys.exit(main())
