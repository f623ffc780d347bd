"""MLIR for Pygments: documents, notebooks and sites colour ```` ```mlir ```` by it once odsgen is installed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import ClassVar

from pygments.lexer import Lexer
from pygments.token import (
    Comment,
    Keyword,
    Name,
    Number,
    String,
    Text,
    _TokenType,
)

from odsgen.pictures.tokens import TOKEN
from odsgen.runtime.registry.dialect_packages import installed_dialects

_KINDS: dict[str, _TokenType] = {
    "string": String,
    "comment": Comment.Single,
    "value": Name.Variable,
    "block": Name.Label,
    "symbol": Name.Function,
    "type": Keyword.Type,
    "attribute": Name.Decorator,
    "number": Number,
    "operation": Name.Other,
}


@cache
def _dialects() -> frozenset[str]:
    return frozenset(installed_dialects())


class MlirLexer(Lexer):
    """Tokens of MLIR; an operation of a dialect that is installed is a keyword, of another one a name."""

    name = "MLIR"
    aliases: ClassVar[Sequence[str]] = ["mlir"]
    filenames: ClassVar[Sequence[str]] = ["*.mlir"]
    mimetypes: ClassVar[Sequence[str]] = ["text/x-mlir"]
    url = "https://mlir.llvm.org/docs/LangRef/"

    def get_tokens_unprocessed(self, text: str) -> Iterator[tuple[int, _TokenType, str]]:
        """The places, kinds and texts of all tokens; together they are the text."""
        end = 0
        for match in TOKEN.finditer(text):
            if match.start() > end:
                yield end, Text, text[end : match.start()]
            end = match.end()
            kind = match.lastgroup or ""
            token = _KINDS[kind]
            if kind == "operation" and match[0].partition(".")[0] in _dialects():
                token = Keyword
            yield match.start(), token, match[0]
        if end < len(text):
            yield end, Text, text[end:]
