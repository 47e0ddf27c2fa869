"""What bots are called."""

from collections.abc import Collection

from croupier.cards.chance import Chance

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


def bot_name(taken: Collection[str], chance: Chance, own: str | None = None) -> str:
    """A name that nobody at the table has: its own, where the bot has one."""
    if own is not None and own not in taken:
        return own
    return chance.choice([name for name in BOTS if name not in taken])
