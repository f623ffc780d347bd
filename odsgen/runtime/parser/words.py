"""Splits a text into tokens by way of the words between its white space.

Programs are made of few words that come again and again: `%3`, `arith.addi`, `i32`.  Each is split by the pattern of tokens
the first time that it comes, which takes half the time; and all tokens of the same text are one string, which knows its hash.
"""

from __future__ import annotations

import re
from collections.abc import Callable

#: Characters that `str.split` takes for white space, or the lexer, but not both.
_OTHER_WHITE_SPACE = "\0\v\f\x1c\x1d\x1e\x1f"

# So many characters, up to the end of a line, are split at once.  No token crosses the end of a line.
_PIECE = 1 << 15

# A piece in which more than one of so many words is new takes longer than by the pattern; of the first one, many are.
_MANY_NEW = 12
_MANY_NEW_AT_FIRST = 4

# So many pieces, at most, are left to the pattern after one that was not worth while.
_MOST_LEFT = 64

# Of the words of short texts, which the texts that are read later are made of, too: so many are kept, and no longer ones.
_MOST_KEPT = 1 << 14
_LONGEST_KEPT = 100

_kept: dict[str, list[str]] = {}
_seen: set[str] = set()  # words that were met once, and are split when they are met again

_STRING_WITHOUT_BLANKS = re.compile('"[^"\\s]*"')

Split = Callable[[str], list[str]]


def has_plain_words(text: str) -> bool:
    """Whether the white space of a text is what Python takes for it."""
    return text.isascii() and not any(character in text for character in _OTHER_WHITE_SPACE)


def split_words(text: str, split: Split) -> list[str]:
    """The tokens of a text, as `split` finds them, which may put empty ones behind the last one."""
    tokens: list[str] = []
    known: dict[str, list[str]] = {}
    position = 0
    left = patience = 0
    while position < len(text):
        end = text.find("\n", position + _PIECE) + 1 or len(text)
        piece = text[position:end]
        position = end
        if left:
            left -= 1
        else:
            words = piece.split()
            allowed = len(words) // (_MANY_NEW if known else _MANY_NEW_AT_FIRST)
            found = _split_words(words, known, split, allowed)
            if found is not None:
                tokens += found
                patience = 0
                continue
            left = patience = min(4 * patience + 4, _MOST_LEFT)
        tokens += _without_end(split(piece))
    return tokens


def split_short_text(text: str, split: Split) -> list[str]:
    """The tokens of a text of one piece, by the words of the texts before it if it is made of those."""
    if text.count('"') != 2 * len(_STRING_WITHOUT_BLANKS.findall(text)) or "//" in text:
        return split(text)  # strings and comments with white space in them
    words = text.split()
    tokens: list[str] = []
    try:
        for word in words:
            tokens += _kept[word]
        return tokens
    except KeyError:
        new = set(words).difference(_kept)
    if len(_kept) + len(_seen) > _MOST_KEPT:
        _kept.clear()
        _seen.clear()
    unseen = new - _seen
    _seen.update(word for word in unseen if len(word) <= _LONGEST_KEPT)
    if len(unseen) * _MANY_NEW > len(words):
        return split(text)
    found = _split_words(words, _kept, split, len(words))
    return split(text) if found is None else found


def _without_end(tokens: list[str]) -> list[str]:
    """The tokens without the empty ones behind the last one."""
    while tokens and not tokens[-1]:
        tokens.pop()
    return tokens


def _split_words(
    words: list[str], known: dict[str, list[str]], split: Split, allowed: int
) -> list[str] | None:
    """The tokens of words; None if a token or a comment has white space in it, or more than `allowed` are new."""
    tokens: list[str] = []
    for word in words:
        try:
            tokens += known[word]
        except KeyError:
            if not allowed:
                return None
            allowed -= 1
            found = _without_end(split(word))
            if '"' in found or "//" in word:  # what begins or ends here has white space in it
                return None
            tokens += found
            if len(word) <= _LONGEST_KEPT:
                known[word] = found
    return tokens
