"""What a house asks of its process before players come. It never fails: a system that does not
grant something is used as it is."""

import gc
import sys
from contextlib import suppress
from pathlib import Path

FILES_WANTED = 65_536  # where the system sets no limit of its own
THREADS_WAIT_SECONDS = 0.001
# So many new objects, so many rounds of those, so many rounds of these. All tables wait meanwhile:
# with 5 instead of 1 the collector looks at 6,000 objects at a time, which takes milliseconds. With
# 200 instead of 1,000 an action costs more.
COLLECT_AFTER = 1_000, 1, 2_000


def raise_open_files() -> None:
    """Every player is an open file, and many systems allow 1,024 unless they are asked."""
    try:
        import resource
    except ImportError:  # not on Windows, which has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else hard
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def share_interpreter() -> None:
    """The writer's thread and the loop wait for each other so long at most. By default it is five
    times as long, which is as long as a player waits for an answer otherwise."""
    sys.setswitchinterval(THREADS_WAIT_SECONDS)


def memory_bytes() -> int:
    """What the process has in memory now, or had at most where the system does not tell."""
    try:
        import resource
    except ImportError:
        return 0
    with suppress(OSError, ValueError):
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
        return pages * resource.getpagesize()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


def rest_collector() -> None:
    """While a house opens it makes much and throws nothing away."""
    gc.disable()


def wake_collector() -> None:
    """What is there once the house is open stays, so there is no use in looking at it again and
    again; and tables are values without cycles, which need no collector at all."""
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    gc.enable()
