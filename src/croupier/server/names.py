"""What a player may be called."""

import unicodedata

from croupier.games.game import Refused
from croupier.store.people import UNSEEN
from croupier.wire.limits import NAME_MAX, NAME_MIN

# Alphabets with letters that look alike. A name is written with one of them; others, such as those
# of Chinese or Korean, go together with any.
ALPHABETS = ("LATIN", "CYRILLIC", "GREEK", "COPTIC", "ARMENIAN", "GEORGIAN", "CHEROKEE", "LISU")
EMOJI_FORM = "\ufe0f"  # the sign before it is shown as a picture
MARKS_MAX = 3  # one above the other


def clean(name: str) -> str:
    """The name as it is kept and shown, or `Refused`."""
    seen = "".join(sign for sign in name if sign not in UNSEEN or sign == EMOJI_FORM)
    text = " ".join(unicodedata.normalize("NFC", seen).split())
    kinds = [unicodedata.category(character) for character in text]
    # Controls, invisible joiners, unassigned and private characters could hide or imitate a name.
    hidden = any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds)
    visible = sum(kind[0] not in "MZ" for kind in kinds)
    if hidden or visible < NAME_MIN or len(text) > NAME_MAX or _most_marks(kinds) > MARKS_MAX:
        raise Refused("bad_name", min=NAME_MIN, max=NAME_MAX)
    if len(_alphabets(text)) > 1:
        raise Refused("mixed_name")
    return text


def _most_marks(kinds: list[str]) -> int:
    most = run = 0
    for kind in kinds:
        run = run + 1 if kind[0] == "M" else 0
        most = max(most, run)
    return most


def _alphabets(text: str) -> set[str]:
    letters = (unicodedata.name(sign, "") for sign in text if sign.isalpha())
    words = (name.removeprefix("FULLWIDTH ").partition(" ")[0] for name in letters)
    return {word for word in words if word in ALPHABETS}
