"""A house as `croupier play` starts it, without the limits for one address, and for more sockets.
It says its port on a line of its own and ends with its input."""

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

from croupier.cards.entropy import fresh_seed
from croupier.house import new_loop, serve
from croupier.server.context import Settings
from croupier.server.logs import configure


def wait_for_the_end() -> None:
    sys.stdin.read()
    os.kill(os.getpid(), signal.SIGTERM)


async def run(data: Path) -> None:
    await serve(
        "127.0.0.1",
        0,
        data,
        Settings(
            sign_ins_per_address=1_000_000,
            gifts_per_address=1_000_000,
            tables_per_address=1_000_000,
            connections=20_000,
            connections_per_address=20_000,
            waiting_per_address=20_000,
        ),
        (fresh_seed, fresh_seed),
        (600, 1_800),
        opened=lambda port: print(f'{{"port": {port}}}', flush=True),
        with_card_room=False,
    )


if __name__ == "__main__":
    configure(as_json=True)
    threading.Thread(target=wait_for_the_end, daemon=True).start()
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(run(Path(sys.argv[1])))
