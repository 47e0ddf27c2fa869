"""The tables as C sources of constants; the header beside each declares and explains them."""

from collections.abc import Callable, Sequence
from math import comb
from typing import Final

from croupier.kernel.tables.digest import round_words, start_words
from croupier.kernel.tables.packing import pack
from croupier.kernel.tables.ranks import CLASSES, DECK, RANKS, SIZES, WEIGHTS, by_mask, by_weight
from croupier.kernel.tables.suits import FAMILIES, PATTERNS, count_of, fours, mask_places

# As in c/ranking/ranking.h.
COUNTER_BITS = 4
COUNTERS_AT = 32
NO_CARD = 1 << 60
BYTES = 256


def ranking_source() -> str:
    strengths, masks = by_weight(), by_mask()
    parts = ['#include "ranking.h"']
    parts.append(_constant("uint64_t", "card_keys", [*map(_key, range(DECK)), *_no_cards()]))
    flushes = [masks.get(mask, 0) for mask in range(1 << RANKS)]
    parts.append(_constant("uint16_t", "flush_strengths", flushes))
    for size in SIZES:
        packed = pack(size, strengths[size])
        parts.append(_constant("uint16_t", f"moves_of_{size}", packed.moves))
        parts.append(_constant("uint16_t", f"strengths_of_{size}", packed.strengths))
    ranks = [rank for _, ranks in CLASSES for rank in ranks]
    parts.append(_constant("uint8_t", "class_ranks", [0] * 5 + ranks))
    categories = [int(category) for category, _ in CLASSES]
    parts.append(_constant("uint8_t", "class_categories", [0, *categories]))
    return "\n\n".join(parts) + "\n"


def hands_source() -> str:
    every: list[str] = []
    families = []
    for hole, board in FAMILIES:
        own = fours(hole, board)
        families.append(f"{{{hole}, {board}, {len(every)}, {len(own)}, {count_of(hole, board)}u}}")
        for four in own:
            codes = 0
            for pattern in four.patterns:
                codes = codes << 5 | pattern.code
            every.append(f"{{{codes}u, {four.first}u}}")
    out_of = (f"{{{', '.join(str(comb(n, k)) for k in range(8))}}}" for n in range(RANKS + 1))
    return "\n\n".join(
        [
            '#include "hands.h"',
            _list("Four", "fours[FOURS]", every),
            _list("Family", "families[FAMILIES]", families),
            _list("uint16_t", "choices[SUIT_RANKS + 1][CARDS_MAX + 1]", list(out_of)),
            _constant("uint32_t", "pattern_places", [pattern.places for pattern in PATTERNS]),
            _constant("uint16_t", "mask_places", mask_places()) + "\n",
        ]
    )


def digest_source() -> str:
    return "\n\n".join(
        [
            '#include "sha512.h"',
            _constant("uint64_t", "sha512_start", start_words()),
            _constant("uint64_t", "sha512_rounds", round_words()) + "\n",
        ]
    )


# What is written beside which header.
SOURCES: Final[dict[str, Callable[[], str]]] = {
    "ranking/tables.c": ranking_source,
    "hands/tables.c": hands_source,
    "chance/tables.c": digest_source,
}


def _key(card: int) -> int:
    rank, suit = divmod(card, 4)
    return WEIGHTS[rank] | 1 << COUNTERS_AT + COUNTER_BITS * suit


def _no_cards() -> list[int]:
    return [NO_CARD] * (BYTES - DECK)


def _constant(kind: str, name: str, numbers: Sequence[int]) -> str:
    suffix = "u" if kind != "uint64_t" else "ull"
    return _list(kind, f"{name}[{len(numbers)}]", [f"{number}{suffix}" for number in numbers])


def _list(kind: str, name: str, items: Sequence[str]) -> str:
    lines = [", ".join(items[start : start + 12]) for start in range(0, len(items), 12)]
    return f"const {kind} {name} = {{\n    " + ",\n    ".join(lines) + ",\n};"
