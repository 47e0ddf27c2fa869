"""The chart of the rules is the published basic strategy.

Source: the basic strategy calculator of the Wizard of Odds for 4 to 8 decks and for one deck,
https://wizardofodds.com/games/blackjack/strategy/calculator/. Double on any two cards, a pair is
split up to four times, one card to a split ace, the dealer checks for a natural. Each column is an
open card: 2 to 10, ace. One table stands for games with and without double after split, and with
and without surrender:

    H hit   S stand   P split   D double, else hit   E double, else stand
    R surrender, else hit   T surrender, else stand   U surrender, else split
    Q split if one may double after that, else hit   V the same, else double   W ..., else stand
"""

import pytest

from croupier.games.blackjack.coach.chart import chart
from croupier.games.blackjack.coach.terms import Terms
from croupier.games.blackjack.rules import DealerRule

S17, H17 = DealerRule.STANDS_ON_17, DealerRule.HITS_SOFT_17

LOW = {str(total): "HHHHHHHHHH" for total in range(5, 8)}
HIGH = {str(total): "SSSSSSSSSS" for total in range(18, 21)}

MANY_S17 = {
    "hard": LOW
    | {
        "8": "HHHHHHHHHH",
        "9": "HDDDDHHHHH",
        "10": "DDDDDDDDHH",
        "11": "DDDDDDDDDH",
        "12": "HHSSSHHHHH",
        "13": "SSSSSHHHHH",
        "14": "SSSSSHHHHH",
        "15": "SSSSSHHHRH",
        "16": "SSSSSHHRRR",
        "17": "SSSSSSSSSS",
    }
    | HIGH,
    "soft": {
        "13": "HHHDDHHHHH",
        "14": "HHHDDHHHHH",
        "15": "HHDDDHHHHH",
        "16": "HHDDDHHHHH",
        "17": "HDDDDHHHHH",
        "18": "SEEEESSHHH",
        "19": "SSSSSSSSSS",
        "20": "SSSSSSSSSS",
    },
    "pair": {
        "2": "QQPPPPHHHH",
        "3": "QQPPPPHHHH",
        "4": "HHHQQHHHHH",
        "5": "DDDDDDDDHH",
        "6": "QPPPPHHHHH",
        "7": "PPPPPPHHHH",
        "8": "PPPPPPPPPP",
        "9": "PPPPPSPPSS",
        "10": "SSSSSSSSSS",
        "A": "PPPPPPPPPP",
    },
}
MANY_H17 = {
    "hard": MANY_S17["hard"] | {"11": "DDDDDDDDDD", "15": "SSSSSHHHRR", "17": "SSSSSSSSST"},
    "soft": MANY_S17["soft"] | {"18": "EEEEESSHHH", "19": "SSSSESSSSS"},
    "pair": MANY_S17["pair"] | {"8": "PPPPPPPPPU"},
}
ONE_H17 = {
    "hard": LOW
    | {
        "8": "HHHDDHHHHH",
        "9": "DDDDDHHHHH",
        "10": "DDDDDDDDHH",
        "11": "DDDDDDDDDD",
        "12": "HHSSSHHHHH",
        "13": "SSSSSHHHHH",
        "14": "SSSSSHHHHH",
        "15": "SSSSSHHHHR",
        "16": "SSSSSHHHRR",
        "17": "SSSSSSSSST",
    }
    | HIGH,
    "soft": {
        "13": "HHDDDHHHHH",
        "14": "HHDDDHHHHH",
        "15": "HHDDDHHHHH",
        "16": "HHDDDHHHHH",
        "17": "DDDDDHHHHH",
        "18": "SEEEESSHHH",
        "19": "SSSSESSSSS",
        "20": "SSSSSSSSSS",
    },
    "pair": {
        "2": "QPPPPPHHHH",
        "3": "QQPPPPQHHH",
        "4": "HHQVVHHHHH",
        "5": "DDDDDDDDHH",
        "6": "PPPPPQHHHH",
        "7": "PPPPPPQHTR",
        "8": "PPPPPPPPPP",
        "9": "PPPPPSPPSW",
        "10": "SSSSSSSSSS",
        "A": "PPPPPPPPPP",
    },
}
PUBLISHED = [
    *((MANY_S17, decks, S17) for decks in (4, 6, 8)),
    *((MANY_H17, decks, H17) for decks in (4, 6, 8)),
    (ONE_H17, 1, H17),
]
TAGS = {"H": "hit", "S": "stand", "P": "split", "D": "double", "R": "surrender"}
LETTERS = {"E": "DS", "D": "DH", "R": "RH", "T": "RS", "U": "RP", "H": "H", "S": "S", "P": "P"}


def _first_move(letter: str, das: bool, surrender: bool) -> str:
    if letter in "QVW":
        letter = "P" if das else {"Q": "H", "V": "D", "W": "S"}[letter]
    choices = LETTERS[letter].removeprefix("" if surrender else "R")
    return TAGS[choices[0]]


@pytest.mark.parametrize("surrender", [False, True], ids=["no surrender", "surrender"])
@pytest.mark.parametrize("das", [False, True], ids=["no DAS", "DAS"])
@pytest.mark.parametrize(
    ("published", "decks", "dealer"), PUBLISHED, ids=[f"{d} {r}" for _, d, r in PUBLISHED]
)
def test_every_cell_is_the_published_one(
    published: dict[str, dict[str, str]],
    decks: int,
    dealer: DealerRule,
    das: bool,
    surrender: bool,
) -> None:
    terms = Terms(decks=decks, dealer=dealer, double_after_split=das, surrender=surrender)
    found = {(row.kind, row.name): [cell[0] for cell in row.cells] for row in chart(terms).rows}
    expected = {
        (kind, name): [_first_move(letter, das, surrender) for letter in letters]
        for kind, rows in published.items()
        for name, letters in rows.items()
    }
    assert found == expected
