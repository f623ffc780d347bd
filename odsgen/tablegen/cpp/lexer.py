"""The tokens of C++ expressions as ODS embeds them, with ODS's placeholders ``$_self``, ``$_op`` and ``$name``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from odsgen.tablegen.cpp.errors import CppError

#: The longest text that is read; the longest predicate of MLIR 22 has about 2,000 characters.
MAX_LENGTH = 1_000_000

_TOKEN = re.compile(
    r"""
    (?P<blank>\s+|//[^\n]*|/\*.*?\*/)
  | (?P<number>(?:0[xX][0-9a-fA-F']+|0[bB][01']+|[0-9][0-9']*(?:\.[0-9']*)?(?:[eE][-+]?[0-9]+)?|\.[0-9]+(?:[eE][-+]?[0-9]+)?)
      [a-zA-Z_]*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<placeholder>\$[A-Za-z_]\w*|\$[0-9]+)
  | (?P<string>"(?:[^"\\\n]|\\.)*")
  | (?P<character>'(?:[^'\\\n]|\\.)')
  | (?P<symbol>->|::|<<=|>>=|<=|>=|==|!=|&&|\|\||\+\+|--|\+=|-=|\*=|/=|%=|&=|\|=|\^=|\.\.\.|<<|[-+*/%&|^~!<>=?:;,.(){}\[\]])
    """,
    re.VERBOSE | re.ASCII | re.DOTALL,
)


@dataclass(frozen=True, slots=True)
class Token:
    """``kind`` is number, name, placeholder, string, character, symbol or end."""

    kind: str
    text: str
    offset: int

    def __str__(self) -> str:
        return "the end" if self.kind == "end" else f"'{self.text}'"


def tokens_of(text: str) -> list[Token]:
    """The tokens, the last one of kind ``end``; raises CppError.

    ``>>`` is two tokens, as it may close two template argument lists; the parser joins them where they are a shift.
    """
    if len(text) > MAX_LENGTH:
        raise CppError(f"C++ text of more than {MAX_LENGTH} characters")
    found: list[Token] = []
    offset = 0
    while offset < len(text):
        match = _TOKEN.match(text, offset)
        if match is None or match.lastgroup is None:
            what = "unclosed quote" if text[offset] in "\"'" else "unexpected character"
            raise CppError(f"{what} {text[offset]!r}", offset)
        if match.lastgroup != "blank":
            found.append(Token(match.lastgroup, match[0], offset))
        offset = match.end()
    found.append(Token("end", "", len(text)))
    return found
