"""Names: what a player may be called, and what the house calls its bots."""

import unicodedata
from collections.abc import Collection

from croupier.cards.chance import Chance
from croupier.games.game import Refused
from croupier.wire.limits import NAME_MAX, NAME_MIN

# fmt: off
BOTS = (
    "Ada", "Alma", "Anton", "Arlo", "Astrid", "Basil", "Bela", "Bruno", "Cleo", "Clara",
    "Cosmo", "Dora", "Edda", "Edgar", "Elias", "Elsa", "Emil", "Enzo", "Esme", "Ezra", "Felix",
    "Flora", "Frida", "Greta", "Gus", "Hugo", "Ida", "Ines", "Iris", "Ivo", "Jonas", "Juno",
    "Kasper", "Lena", "Leo", "Linus", "Lotte", "Luca", "Mabel", "Magnus", "Mira", "Milo",
    "Nell", "Nora", "Oda", "Odin", "Olga", "Oscar", "Otto", "Pia", "Quinn", "Rhea", "Rufus",
    "Selma", "Silas", "Stella", "Thea", "Theo", "Ursa", "Vera", "Viola", "Viktor", "Willa",
    "Zelda", "Zeno",
)
# fmt: on


def clean(name: str) -> str:
    """The name as it is kept and shown, or `Refused`."""
    text = " ".join(unicodedata.normalize("NFC", name).split())
    kinds = [unicodedata.category(character) for character in text]
    # Controls, invisible joiners, unassigned and private characters could hide or imitate a name.
    if any(kind[0] == "C" or kind in ("Zl", "Zp") for kind in kinds):
        raise Refused("bad_name", min=NAME_MIN, max=NAME_MAX)
    visible = sum(kind[0] not in "MZ" for kind in kinds)
    if visible < NAME_MIN or len(text) > NAME_MAX:
        raise Refused("bad_name", min=NAME_MIN, max=NAME_MAX)
    return text


def bot_name(taken: Collection[str], chance: Chance) -> str:
    """A name that nobody at the table has."""
    free = [name for name in BOTS if name not in taken]
    return chance.choice(free)
