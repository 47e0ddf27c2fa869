"""A process that has the whole server imported and forks one whenever it is asked, so that ten
thousand starts do not import everything ten thousand times. Each child is the real server.

Says `ready` when everything is imported. Then `start DATA` on its standard input answers
`PID PORT`, and the caller may kill that.
"""

import asyncio
import logging
import os
import sys
from pathlib import Path

from croupier.cards.entropy import fresh_seed
from croupier.cards.ranking import strength
from croupier.house import console, new_loop, serve
from croupier.server.context import Settings
from croupier.server.logs import configure


def child(data: Path, pipe: int) -> None:
    console.quiet = True
    configure(as_json=True, level=logging.WARNING)

    def opened(port: int) -> None:
        os.write(pipe, f"{port}\n".encode())
        os.close(pipe)

    settings = Settings(
        sign_ins_per_address=1_000_000, gifts_per_address=1_000_000, hash_memory_kib=1024
    )
    with asyncio.Runner(loop_factory=new_loop) as runner:
        seeds = (fresh_seed, fresh_seed)
        runner.run(
            serve(*("127.0.0.1", 0, data, settings, seeds, (0, 2), opened), with_card_room=False)
        )


def main() -> None:
    strength(range(5))
    print("ready", flush=True)
    for line in sys.stdin:
        data = Path(line.removeprefix("start ").strip())
        reader, writer = os.pipe()
        pid = os.fork()
        if pid == 0:
            os.close(reader)
            try:
                child(data, writer)
            finally:
                os._exit(1)
        os.close(writer)
        with os.fdopen(reader) as port:
            print(pid, port.readline().strip() or "failed", flush=True)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main()
