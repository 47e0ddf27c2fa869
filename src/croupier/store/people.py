"""Names of players: which of them count as the same. People are told apart by what they see, so
names that look alike are one name."""

from unicodedata import category, normalize

# What a reader does not see (Unicode: default ignorable code points, without the controls, which
# no name may have), and blanks that count as letters or signs.
UNSEEN = frozenset(
    map(
        chr,
        (
            *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0),
            *(0x13441, 0x13442, 0x16FE4, 0x1D159),
            *range(0x180B, 0x1810),
            *range(0xFE00, 0xFE10),
            *range(0xE0100, 0xE01F0),
        ),
    )
)
# Small letters of other alphabets, and the Latin ones that they look like, small or capital.
CYRILLIC = dict(zip("абвгеёзийіїјкмнорстухѕһԁԛԝьӏ", "a6bree3nniijkmhopctyxshdqwbi", strict=True))
GREEK = dict(zip("αβγεζηικμνορστυχω", "abyezhikmvopotuxw", strict=True))
OTHERS = {"0": "o", "1": "i", "l": "i", "|": "i", "ı": "i", "ǀ": "i", "ɡ": "g", "ɑ": "a"}
TWINS = str.maketrans({**CYRILLIC, **GREEK, **OTHERS, **dict.fromkeys(UNSEEN, "")})


def folded(name: str) -> str:
    """Without capitals and other forms of the same letter: Zoë, ZOË and ｚｏë."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())


def skeleton(name: str) -> str:
    """The same for names that look the same, whatever letters they are written with. It is for
    comparing only: nobody is shown it."""
    plain = folded(name).translate(TWINS)
    unseen = "".join(sign for sign in plain if category(sign) != "Cf")
    return " ".join(unseen.split())
