"""Runs the browser tests again and again while one core is kept busy, to find tests that pass by
luck. Stops at the first failure, and keeps its pictures.

    make browser-soak RUNS=20 ARGS="--busy 1 [pytest arguments...]"
"""

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PICTURES = ROOT / "tests" / "browser" / "shots"
KEPT = ROOT / "shots" / "soak"
SPIN = "while True: pass"
STOPS_IN_S = 10.0
LINES = 60


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


def soak(runs: int, busy: int, arguments: list[str]) -> int:
    print(f"{runs} runs, {busy} of {os.cpu_count()} cores kept busy", flush=True)
    times_s: list[float] = []
    with busy_cores(busy):
        for number in range(1, runs + 1):
            began = time.monotonic()
            done = run_tests(arguments)
            times_s.append(time.monotonic() - began)
            last = (done.stdout.strip().splitlines() or ["nothing was said"])[-1]
            print(f"run {number}: {times_s[-1]:.0f} s, {last}", flush=True)
            if done.returncode != 0:
                fail(number, done)
                return 1
    longest, shortest = max(times_s), min(times_s)
    print(f"{runs} runs without a failure, {shortest:.0f} to {longest:.0f} s each")
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
    wish, arguments = parser.parse_known_args()
    return soak(wish.runs, wish.busy, arguments)


if __name__ == "__main__":
    sys.exit(main())
