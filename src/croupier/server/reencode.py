"""A process of its own that reads the file of a player from its input and writes the picture in it
as the spot needs it: `python -m croupier.server.reencode SPOT`. It has limits on memory and time,
and comes after everything else that the machine does."""

import os
import sys

NO_PICTURE, TOO_MANY_PIXELS = 3, 4  # how the process ends
MEMORY_BYTES = 2 * 2**30
CPU_SECONDS = 20


def limit_resources() -> None:
    """Where the system can; tables come first."""
    if sys.platform != "win32":
        import resource

        os.nice(10)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))


def main(spot: str) -> int:
    limit_resources()
    # Not for the server, which only asks how this process ends.
    from croupier.server.rescale import TooManyPixels, reencoded

    try:
        made = reencoded(sys.stdin.buffer.read(), spot)
    except TooManyPixels:
        return TOO_MANY_PIXELS
    except Exception:  # whatever a decoder stumbles over, the file is no picture to us
        return NO_PICTURE
    sys.stdout.buffer.write(made)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
