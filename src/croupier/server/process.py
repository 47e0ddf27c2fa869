"""What a house asks of its process before players come. It never fails: a system that does not
grant something is used as it is."""

import gc
from contextlib import suppress

FILES_WANTED = 65_536  # where the system sets no limit of its own
COLLECT_AFTER = 10_000  # objects


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


def rest_collector() -> None:
    """While a house opens it makes much and throws nothing away."""
    gc.disable()


def wake_collector() -> None:
    """What is there once the house is open stays, so there is no use in looking at it again and
    again; and tables are values without cycles, which need no collector at all."""
    gc.freeze()
    gc.set_threshold(COLLECT_AFTER, 20, 20)
    gc.enable()
