"""What a player may be called."""

import unicodedata

from croupier.games.game import Refused
from croupier.wire.limits import NAME_MAX, NAME_MIN


def clean(name: str) -> str:
    """The name as it is kept and shown, or `Refused`."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(character) for character in text]
    # Controls, invisible joiners, unassigned and private characters could hide or imitate a name.
    hidden = any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds)
    visible = sum(kind[0] not in "MZ" for kind in kinds)
    if hidden or visible < NAME_MIN or len(text) > NAME_MAX:
        raise Refused("bad_name", min=NAME_MIN, max=NAME_MAX)
    return text
