"""How work that runs for ever is ended."""

import asyncio

AGAIN_SECONDS = 3.0  # long enough for what has to be done at the end


async def end(*tasks: asyncio.Task[None]) -> None:
    """Cancel them until they have ended. Once is not enough: `asyncio.wait_for` of Python 3.11 and
    libraries that catch everything forget a cancellation when their result comes with it."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)  # how they failed was told by themselves
