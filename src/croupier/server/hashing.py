"""Passwords to hashes and back to yes or no, in a process of its own (`hashworker`). Each hash
takes a good part of a second of a core and 64 MiB, so only so many may wait; more are refused."""

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import structlog
from argon2 import PasswordHasher
from msgspec import json

from croupier.games.game import Refused
from croupier.server import hashworker
from croupier.server.hashworker import KEEP_MEMORY, Answer, Question
from croupier.wire.limits import PASSWORD_MIN

PROGRAM = (sys.executable, "-P", "-m", hashworker.__name__)
log = structlog.get_logger("croupier.server")
decode = json.Decoder(Answer).decode


class Hashing:
    """`most` is how many may be under way and wait. The process is started when it is needed."""

    def __init__(self, memory_kib: int, most: int) -> None:
        self._memory_kib = memory_kib
        self._hasher = PasswordHasher(memory_cost=memory_kib)
        self._thread = ThreadPoolExecutor(1, "hash")  # it waits for the process
        self._process: subprocess.Popen[bytes] | None = None
        self._most = most
        self._under_way = 0

    async def hash(self, password: str) -> str:
        """Raises `Refused` for a password that is too short."""
        if len(password) < PASSWORD_MIN:
            raise Refused("short_password", min=PASSWORD_MIN)
        return (await self._ask(Question(password, self._memory_kib))).password_hash

    async def matches(self, password_hash: str, password: str) -> bool:
        return (await self._ask(Question(password, self._memory_kib, password_hash))).matches

    def is_outdated(self, password_hash: str) -> bool:
        """Whether a new hash of the same password would be made otherwise."""
        return self._hasher.check_needs_rehash(password_hash)

    def close(self) -> None:
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._end_process()

    async def _ask(self, question: Question) -> Answer:
        if self._under_way >= self._most:
            raise Refused("busy")
        self._under_way += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._answer, question)
        finally:
            self._under_way -= 1

    def _answer(self, question: Question) -> Answer:
        """A process that has ended, for example because nobody had asked it for long, is replaced.
        Raises `Refused` when the next one ends as well."""
        for _ in range(2):
            process = self._process or self._start()
            assert process.stdin is not None
            assert process.stdout is not None
            try:
                process.stdin.write(json.encode(question) + b"\n")
                process.stdin.flush()
                if line := process.stdout.readline():
                    return decode(line)
            except OSError:  # nobody reads any more
                pass
            self._end_process()
        log.warning("passwords are not hashed", process_ended=process.returncode)
        raise Refused("busy")

    def _start(self) -> subprocess.Popen[bytes]:
        """In a session of its own: Ctrl+C in a terminal is for the house, which ends it."""
        pipe = subprocess.PIPE
        environment = {**os.environ, **KEEP_MEMORY}
        self._process = subprocess.Popen(
            PROGRAM, stdin=pipe, stdout=pipe, env=environment, start_new_session=True
        )
        return self._process

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        with suppress(OSError), process:  # closes its pipes and waits for its end
            pass
