"""Where seeds come from: the one module that asks the operating system for randomness.

Games never import it; whoever opens a round makes a seed and stores it before the first card.
"""

import secrets

from croupier.cards.chance import SEED_BYTES


def fresh_seed() -> bytes:
    """A new secret seed of 256 bits for one round."""
    return secrets.token_bytes(SEED_BYTES)
