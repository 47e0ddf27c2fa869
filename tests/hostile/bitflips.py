"""A disk that flips bits: each flip is told at the start or by the audit, or it changes nothing
that anybody is shown or paid."""

import asyncio
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from croupier.cards.chance import Chance
from croupier.store.audit import audit
from croupier.store.errors import StoreError
from tests.hostile.fullhouse import fill, shown


def flip_bits(
    folder: Path, count: int, dice: Chance, progress: Callable[[int], None]
) -> Counter[str]:
    """How each flip was met."""
    whole, broken = folder / "whole.db", folder / "broken.db"
    asyncio.run(fill(whole))
    assert audit(whole).ok
    honest = asyncio.run(shown(Path(shutil.copy(whole, folder / "first.db"))))
    content = whole.read_bytes()
    # Most of a small file is empty, and a flip there says little.
    used = [place for place, byte in enumerate(content) if byte]
    found: Counter[str] = Counter()
    for number in range(count):
        at = used[dice.below(len(used))] if dice.below(8) else dice.below(len(content))
        bit = dice.below(8)
        changed = bytearray(content)
        changed[at] ^= 1 << bit
        for beside in folder.glob("broken.db*"):
            beside.unlink()
        broken.write_bytes(changed)
        found[meet(broken, honest, f"bit {bit} of byte {at}")] += 1
        progress(number + 1)
    return found


def meet(broken: Path, honest: dict[str, Any], where: str) -> str:
    """Raises `AssertionError` for what is neither told nor harmless."""
    try:
        told = not audit(broken).ok
    except StoreError:
        told = True
    try:
        now = asyncio.run(shown(broken))
    except StoreError:
        return "refused at the start"
    except ValueError:  # a value that the house has no word for
        if not told:
            raise
        return "cannot be shown, told by the audit"
    same = {key: now[key] == honest[key] for key in honest}
    # The money is right in any case. A log that was changed closes its table and pays back.
    assert same["balances"], f"{where}: other money"
    if now["wrong"]:  # the house asks before it opens its doors
        assert told, f"{where}: {now['wrong']}, and the audit says nothing"
        return "refused at the start"
    if now["damaged"]:
        assert told, f"{where}: a damaged table, and the audit says nothing"
        return "table closed and refunded, told by the audit"
    if all(same.values()):
        return "told by the audit, harmless" if told else "harmless"
    assert told, f"{where}: {[key for key, fits in same.items() if not fits]} changed unnoticed"
    return "told by the audit"
