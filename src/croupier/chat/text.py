"""What a line of chat may hold: plain text, without characters that hide, steer or imitate. Nobody
ever reads markup in it."""

from unicodedata import category, normalize

from croupier.games.game import Refused

LINE_MAX = 500
RAW_MAX = 2 * LINE_MAX  # with accents apart from their letters; to join more costs too much
MARKS_MAX = 4  # on one letter: more of them would cover the lines above and below
JOINERS = "\u200c\u200d"  # Persian words and families of emoji need them
BLANK_LETTERS = "\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


def cleaned(text: str) -> str:
    """The text as it is kept and shown, or `Refused`."""
    if len(text) > RAW_MAX:
        raise Refused("line_too_long", max=LINE_MAX)
    kept = "".join(filter(_may_stay, text))
    line = " ".join(_with_few_marks(normalize("NFC", kept)).split())
    if not any(map(_is_seen, line)):
        raise Refused("nothing_said")
    if len(line) > LINE_MAX:
        raise Refused("line_too_long", max=LINE_MAX)
    return line


def _may_stay(character: str) -> bool:
    """Controls, marks of direction, lone surrogates and private characters go. A character that
    this version of Unicode does not know yet stays, unless it can never be one."""
    kind = category(character)
    if kind == "Cn":
        return not (ord(character) & 0xFFFE == 0xFFFE or 0xFDD0 <= ord(character) <= 0xFDEF)
    return kind[0] != "C" or character in JOINERS or character.isspace()


def _with_few_marks(text: str) -> str:
    kept, marks = [], 0
    for character in text:
        marks = marks + 1 if category(character) in ("Mn", "Me") else 0
        if marks <= MARKS_MAX:
            kept.append(character)
    return "".join(kept)


def _is_seen(character: str) -> bool:
    kind = category(character)
    return kind[0] not in "MZ" and kind != "Cf" and character not in BLANK_LETTERS
