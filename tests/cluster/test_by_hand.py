"""`make cluster` ends all that it has started, and leaves nothing behind, when it is told to."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

# Its processes are not what is tried here.
WITHOUT_PROCESSES = """
import tools.cluster as t
t.Cluster.__enter__ = lambda self: self
t.tell = lambda cluster: print(cluster.folder, cluster.postgres.folder, flush=True)
t.sys.argv = ["cluster"]
t.main()
"""


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_and_sigterm_end_it_in_order(number: signal.Signals) -> None:
    command = [sys.executable, "-c", WITHOUT_PROCESSES]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as waiting:
        assert waiting.stdout is not None
        assert waiting.stdout.readline().startswith("starting")
        folders = [Path(name) for name in waiting.stdout.readline().split()]
        assert all(folder.is_dir() for folder in folders)
        waiting.send_signal(number)
        assert waiting.stdout.readline() == "ending all of them\n"
        assert waiting.wait(10) == 0
    assert not any(folder.exists() for folder in folders)
