"""A process of its own that hashes and checks passwords: `python -m croupier.server.hashworker`. A
line of its input is a question, a line of its output the answer. It comes after everything else
that the machine does, and ends when nobody has asked for a while."""

import os
import sys
from collections.abc import Callable
from select import select
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct, json

STEPS_BACK = 19
IDLE_SECONDS = 60.0
# The C library keeps the memory of one hash for the next one. To give it back and to ask for it
# again costs a quarter of a hash, and makes all that runs on the machine wait for milliseconds.
KEEP_MEMORY = {
    "MALLOC_ARENA_MAX": "1",
    "MALLOC_MMAP_THRESHOLD_": str(2**30),
    "MALLOC_TRIM_THRESHOLD_": str(2**32),
}


class Question(Struct, frozen=True):
    """Whether `password_hash` is that of the password; without one, the hash is wanted."""

    password: str
    memory_kib: int
    password_hash: str | None = None


class Answer(Struct, frozen=True):
    password_hash: str = ""
    matches: bool = False


decode = json.Decoder(Question).decode


def answer(question: Question) -> Answer:
    hasher = PasswordHasher(memory_cost=question.memory_kib)
    if question.password_hash is None:
        return Answer(password_hash=hasher.hash(question.password))
    try:
        return Answer(matches=hasher.verify(question.password_hash, question.password))
    except (VerificationError, InvalidHashError):
        return Answer()


def main(lines: Any, answers: Any, is_asked: Callable[[], bool]) -> None:
    while is_asked() and (line := lines.readline()):
        answers.write(json.encode(answer(decode(line))) + b"\n")
        answers.flush()


def is_asked_soon() -> bool:
    """Only one question is under way at a time, so none hides in a buffer."""
    if sys.platform == "win32":  # where nobody can wait for a pipe and look at a clock
        return True
    return bool(select([sys.stdin], [], [], IDLE_SECONDS)[0])


if __name__ == "__main__":
    if sys.platform != "win32":
        os.nice(STEPS_BACK)
    main(sys.stdin.buffer, sys.stdout.buffer, is_asked_soon)
