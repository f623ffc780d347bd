"""Parsing types (MLIR's docs, "Builtin Dialect", "Types"; LangRef, "Type System")."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final, TypeVar

from odsgen.runtime.builtin.shaped_types import DYNAMIC
from odsgen.runtime.builtin.types import (
    FLOAT_TYPES,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    Signedness,
    VectorType,
)
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.cursor import MAX_NESTING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser.parser import Parser

T = TypeVar("T")

KEYWORD_TYPES: Final[dict[str, Type]] = {
    "index": IndexType.get(),
    "none": NoneType.get(),
    **{float_type.KEYWORD: float_type for float_type in FLOAT_TYPES},
}

#: The builtin types that are more than their keyword: `builtin_types` reads them.
KEYWORDS_WITH_PARAMETERS: Final = frozenset({"complex", "memref", "tensor", "tuple", "vector"})
#: What reads each from its keyword on, as soon as one was met.
_PARSERS: Final[dict[str, Callable[[Parser], Type]]] = {}

#: An integer type, which is one token.
INTEGER_TYPE: Final = re.compile(r"([su]?)i([0-9]+)", re.ASCII)
_COMPACT_SHAPED_TYPE: Final = re.compile(
    r"(tensor|memref|vector)<((?:(?:[0-9]+|\?)x)*)([a-z][A-Za-z0-9]*)>", re.ASCII
)
_SIGNEDNESS: Final = {
    "": Signedness.SIGNLESS,
    "s": Signedness.SIGNED,
    "u": Signedness.UNSIGNED,
}


#: Texts of more tokens are read anew each time.
MOST_OF_TEXT = 64


# Any type


def parse_type(parser: Parser) -> Type:
    """A type; where there is none, "expected non-function type"."""
    index, tokens = parser.index, parser.tokens
    found = parser.token_types.get(tokens[index])
    if found is not None and tokens[index + 1] != "<":
        parser.index = index + 1
        return found
    if tokens[index] == "(":
        return parser.parse_function_type()
    found = _parse_optional_non_function_type(parser)
    if found is None:
        raise _no_type(parser)
    return found


def parse_optional_type(parser: Parser) -> Type | None:
    """A type, if what is here begins one."""
    index, tokens = parser.index, parser.tokens
    found = parser.token_types.get(tokens[index])
    if found is not None and tokens[index + 1] != "<":
        parser.index = index + 1
        return found
    if tokens[index] == "(":
        return parser.parse_function_type()
    return _parse_optional_non_function_type(parser)


def parse_non_function_type(parser: Parser) -> Type:
    found = _parse_optional_non_function_type(parser)
    if found is None:
        raise _no_type(parser)
    return found


def _no_type(parser: Parser) -> ParseError:
    """The error where a type should be."""
    from odsgen.runtime.parser.hints import type_hint, with_hint

    error = parser.wrong_token("expected non-function type")
    return with_hint(error, type_hint(parser.tokens[parser.index]))


def _parse_optional_non_function_type(parser: Parser) -> Type | None:
    token = parser.tokens[parser.index]
    found = parser.token_types.get(token)
    if found is not None and (token[0] != "!" or parser.tokens[parser.index + 1] != "<"):
        parser.index += 1
        return found
    if token[:1] == "!" and len(token) > 1:
        return parser._parse_extended_type()
    if token[-1:] == ">" and len(token) > 2:  # not an arrow
        compact = compact_shaped_type(token)
        if compact is not None:
            parser.index += 1
            parser.token_types[token] = compact
            return compact
        parser.split_shaped_token()
        token = parser.tokens[parser.index]
    if token in KEYWORDS_WITH_PARAMETERS:
        if not _PARSERS:
            from odsgen.runtime.parser.builtin_types import TYPE_PARSERS

            _PARSERS.update(TYPE_PARSERS)
        parse = _PARSERS[token]
        end = _end_of_brackets(parser, parser.index + 1)
        if not end:
            return parser.nested(parse, parser)
        return known_or_new(parser, end, lambda: parser.nested(parse, parser))
    match = INTEGER_TYPE.fullmatch(token)
    if match is None:
        return None
    return _parse_integer_type(parser, token, match)


def known_or_new(parser: Parser, end: int, read: Callable[[], T]) -> T:
    """The result of `read`, which the tokens up to `end` alone decide: as before, if they have been read before."""
    start, tokens, depth = parser.index, parser.tokens, parser.depth
    text = tuple(tokens[start:end])
    known: tuple[T, int] | None = parser._known_texts.get(text)
    if known is not None:
        found, levels = known
        if depth + levels <= MAX_NESTING:
            parser.index = end
            parser._deepest = max(parser._deepest, depth + levels)
            return found
    count, deepest = len(tokens), parser._deepest
    parser._deepest = depth
    try:
        found = read()
        levels = parser._deepest - depth
    finally:
        parser._deepest = max(parser._deepest, deepest)
    if parser.index - end == len(tokens) - count:  # some may have been split
        parser._known_texts[text] = found, levels
    return found


def _end_of_brackets(parser: Parser, start: int) -> int:
    """The index behind the `>` for the `<` at a token; 0 where tokens alone do not say what is between them."""
    tokens = parser.tokens
    brackets = parentheses = 0
    for index in range(start, min(start + MOST_OF_TEXT, len(tokens) - 1)):
        token = tokens[index]
        if token == "(":
            parentheses += 1
        elif token == ")":
            parentheses -= 1
        elif parentheses:  # `>=` in an integer set, for one
            pass
        elif token == "<":
            if tokens[index - 1][0] in "!#":  # where white space may count
                return 0
            brackets += 1
        elif token == ">":
            brackets -= 1
            if not brackets:
                return index + 1
        if not brackets:
            return 0
    return 0


def _parse_integer_type(parser: Parser, token: str, match: re.Match[str]) -> IntegerType:
    digits = match[2].lstrip("0") or "0"
    if len(digits) > 10 or int(digits) >= 1 << 32:
        raise parser.error("invalid integer width")
    try:
        found = IntegerType.get(int(digits), _SIGNEDNESS[match[1]])
    except ValueError as refusal:
        raise parser.error(str(refusal)) from None
    parser.index += 1
    parser.token_types[token] = found
    return found


@lru_cache(1024)
def compact_shaped_type(token: str) -> Type | None:
    """The type of a token such as ``tensor<4x?xf32>``; None if it needs the long way."""
    match = _COMPACT_SHAPED_TYPE.fullmatch(token)
    if match is None:
        return None
    kind, dimensions, element = match.groups()
    element_type = _keyword_type(element)
    sizes = dimensions.split("x")[:-1]
    if element_type is None or any(len(size) > 18 for size in sizes):
        return None
    shape = tuple(DYNAMIC if size == "?" else int(size) for size in sizes)
    try:
        if kind == "tensor":
            return RankedTensorType.get(shape, element_type)
        if kind == "memref":
            return MemRefType.get(shape, element_type)
        return VectorType.get(shape, element_type)
    except ValueError:
        return None


def _keyword_type(keyword: str) -> Type | None:
    """The type that a keyword is: an integer of a width that exists, index, none or a float."""
    found = KEYWORD_TYPES.get(keyword)
    if found is not None:
        return found
    match = INTEGER_TYPE.fullmatch(keyword)
    if match is None or len(match[2]) > 7:
        return None
    return IntegerType.get(int(match[2]), _SIGNEDNESS[match[1]])


# Lists of types and function types


def parse_colon_type(parser: Parser) -> Type:
    """``:`` and a type."""
    index, tokens = parser.index, parser.tokens
    if tokens[index] != ":":
        raise parser.wrong_token("expected ':'")
    found = parser.token_types.get(tokens[index + 1])
    if found is not None and tokens[index + 2] != "<":
        parser.index = index + 2
        return found
    parser.index = index + 1
    return parser.parse_type()


def parse_type_list(parser: Parser) -> list[Type]:
    """One or more types between commas, without parentheses."""
    tokens, known = parser.tokens, parser.token_types
    types: list[Type] = []
    while True:
        index = parser.index
        found = known.get(tokens[index])
        following = tokens[index + 1]
        if found is None or following == "<":
            found = parser.parse_type()
            following = tokens[parser.index]
        else:
            parser.index = index + 1
        types.append(found)
        if following != ",":
            return types
        parser.index += 1


def parse_colon_type_list(parser: Parser) -> list[Type]:
    """``:`` and one or more types."""
    parser.parse_token(":")
    return parser.parse_type_list()


def parse_optional_colon_type_list(parser: Parser) -> list[Type]:
    """``:`` and one or more types, or nothing."""
    if parser.tokens[parser.index] != ":":
        return []
    parser.index += 1
    return parser.parse_type_list()


def _parse_type_list_parens(parser: Parser) -> list[Type]:
    parser.parse_token("(")
    types = parser.parse_type_list() if parser.tokens[parser.index] != ")" else []
    parser.parse_token(")")
    return types


def parse_function_result_types(parser: Parser) -> list[Type]:
    """A list of types in parentheses, or a type that is no function."""
    index, tokens = parser.index, parser.tokens
    found = parser.token_types.get(tokens[index])
    if found is not None and tokens[index + 1] != "<":
        parser.index = index + 1
        return [found]
    if tokens[index] == "(":
        return _parse_type_list_parens(parser)
    return [parser._parse_non_function_type()]


def parse_arrow_type_list(parser: Parser) -> list[Type]:
    """``->`` and the result types of a function."""
    parser.parse_token("->")
    return parse_function_result_types(parser)


def parse_optional_arrow_type_list(parser: Parser) -> list[Type]:
    """``->`` and the result types of a function, or nothing."""
    if parser.tokens[parser.index] != "->":
        return []
    parser.index += 1
    return parse_function_result_types(parser)


def parse_function_type(parser: Parser) -> FunctionType:
    """``(inputs) -> results``."""
    start, tokens, depth = parser.index, parser.tokens, parser.depth + 1
    # `(a) -> b` and `(a, b) -> c`, of which programs have the same ones again and again
    end = start + (5 if tokens[start + 2] == ")" else 7)
    text = tuple(tokens[start:end])
    known = parser._function_types.get(text)
    if known is not None and tokens[end] != "<" and depth <= parser._deepest:
        parser.index = end
        return known
    found = parser.nested(_parse_new_function_type, parser)
    types = parser.token_types
    if parser.index == end and all(token in types for token in (*text[1:-3:2], text[-1])):
        parser._function_types[text] = found
    return found


def _parse_new_function_type(parser: Parser) -> FunctionType:
    inputs = _parse_type_list_parens(parser)
    parser.parse_token("->", "expected '->' in function type")
    return FunctionType.get(inputs, parse_function_result_types(parser))


def parse_type_alias_definition(parser: Parser) -> None:
    """``!name = type`` at the top of a file."""
    name = parser.tokens[parser.index][1:]
    if name in parser.type_aliases:
        raise parser.error(f"redefinition of type alias id '{name}'")
    if "." in name:
        raise parser.error("type names with a '.' are reserved for dialect-defined names")
    parser.index += 1
    parser.parse_token("=", "expected '=' in type alias definition")
    parser.type_aliases[name] = parser.define_alias("!" + name, parser.parse_type)
