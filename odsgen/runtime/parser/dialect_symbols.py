"""Types and attributes of dialects: ``!dialect.mnemonic<…>``, ``#dialect<…>`` (LangRef, "Dialect Types")."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.attributes import OpaqueAttr
from odsgen.runtime.builtin.types import OpaqueType, none
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.errors import NestingError
from odsgen.runtime.parser.kept_texts import with_aliases

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser.parser import Parser
    from odsgen.runtime.registry.dialect import Dialect

_BARE_IDENTIFIER: Final = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)

UNREGISTERED_ADVICE: Final = (
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
    "MLIR opt tool used"
)


#: A string as it is, or blanks, and whether they are all that keeps two words apart.
_BLANKS: Final = re.compile(r'("(?:[^"\\]|\\.)*")|(?<=\w)(\s+)(?=\w)|\s+', re.DOTALL)


#: A symbol of a dialect, and a `<` behind it that is not its body.
_BODY_APART: Final = re.compile(r"[!#]\w++\.[\w.$-]++\s++(?://[^\n]*+\s*+)*+<")


def is_alias(parser: Parser) -> bool:
    """Whether the ``!name`` or ``#name`` here is an alias: without a dot, and no ``<`` right
    behind it."""
    index = parser.index
    return "." not in parser.tokens[index] and not (
        parser.tokens[index + 1] == "<" and _adjacent(parser, index)
    )


def _adjacent(parser: Parser, index: int) -> bool:
    """Whether nothing stands between a token and the next."""
    end = parser.offset_of(index) + len(parser.tokens[index])
    return end == parser.offset_of(index + 1)


def dialect_of_symbol(parser: Parser) -> Dialect | None:
    """The dialect that the ``!…`` or ``#…`` here names, if it is registered."""
    return parser.context.dialect(parser.tokens[parser.index][1:].partition(".")[0])


def no_parsing_hook(parser: Parser, dialect: Dialect, kind: str) -> ParseError:
    """The error of a symbol of a dialect that has no types, or no attributes."""
    message = f"dialect '{dialect.name}' provides no {kind} parsing hook"
    return parser.error_at(mnemonic_offset(parser, parser.index), message)


def mnemonic_offset(parser: Parser, start: int) -> int:
    """The offset of the mnemonic of the registered dialect's symbol at the token ``start``."""
    name, dot, _ = parser.tokens[start].partition(".")
    return parser.offset_of(start) + len(name) + 1 if dot else parser.offset_of(start + 2)


def unknown_mnemonic(parser: Parser, message: str) -> ParseError:
    """The error of the mnemonic that was read last, for a dialect that has its own words for one that it does not know."""
    return parser.error_at(name_offset(parser, parser.index - 1), message)


def name_offset(parser: Parser, last: int) -> int:
    """The offset of the mnemonic that a token is, or that it ends with (`AsmParser::getNameLoc`)."""
    if parser.tokens[last][:1] in ("!", "#"):
        return mnemonic_offset(parser, last)
    return parser.offset_of(last)


def parse_mnemonic(parser: Parser) -> str:
    """The mnemonic of the registered dialect's symbol here; the parser stands behind it, in the
    verbose form ``!dialect<mnemonic …>`` inside the brackets."""
    start = parser.index
    _, dot, mnemonic = parser.tokens[start].partition(".")
    if not dot:
        parser.index = start + 2
        keyword = parser.parse_optional_any_keyword()
        if keyword is None:
            raise body_error(parser, start, parser.error("expected valid keyword"))
        return keyword
    match = _BARE_IDENTIFIER.match(mnemonic)
    if match is None:
        raise parser.error_at(mnemonic_offset(parser, start), "expected valid keyword")
    parser.index = start + 1
    return match[0]


def finish_symbol(parser: Parser, start: int) -> None:
    """Move behind the body of the registered dialect's symbol that began at the token ``start``.

    As in MLIR, what the dialect has left unread of its body is nobody's; and what it has read behind the mnemonic is
    no body of it, but for a `<` right behind.
    """
    if "." not in parser.tokens[start]:
        if parser.tokens[parser.index] == ">":
            parser.index += 1
        else:
            parser.index = start + 1
            parser.raw_body()
    elif parser.tokens[start + 1] != "<":
        parser.index = start + 1
    elif parser.index == start + 1:
        if _adjacent(parser, start):
            parser.raw_body()
    elif _some_bodies_stand_apart(parser) and not _adjacent(parser, start):
        parser.index = start + 1


def _some_bodies_stand_apart(parser: Parser) -> bool:
    """Whether blanks stand before some `<` that could be the body of a symbol; in nearly no file they do."""
    found = parser.bodies_apart
    if found is None:
        found = parser.bodies_apart = _BODY_APART.search(parser.source.text) is not None
    return found


def skip_body(parser: Parser, start: int) -> None:
    """Move behind the symbol that begins at the token ``start``, whatever its body says."""
    parser.index = start + 1
    if parser.tokens[parser.index] == "<" and _adjacent(parser, start):
        parser.raw_body()


def body_error(parser: Parser, start: int, error: ParseError) -> ParseError:
    """The error of a symbol's body: brackets that do not balance speak before its dialect."""
    if parser.tokens[start + 1] == "<" and _adjacent(parser, start):
        parser.index = start + 1
        try:
            parser.raw_body()
        except ParseError as unbalanced:
            return unbalanced
    return error


def parse_raw_symbol(parser: Parser) -> tuple[str, str, int]:
    """A symbol of an unregistered dialect: the dialect, its text, and the offset of errors."""
    start = parser.index
    token = parser.tokens[start]
    dialect, dot, data = token[1:].partition(".")
    offset = parser.offset_of(start) + (len(dialect) + 2 if dot else 0)
    has_body = parser.tokens[start + 1] == "<" and _adjacent(parser, start)
    parser.index = start + 1
    if has_body:
        data += parser.raw_body()
    return dialect, data if dot else data[1:-1], offset


def parse_text(parser: Parser, mnemonic: str = "") -> str:
    """The text after a mnemonic; where that is given, no other one is what the whole of ``!dialect<…>`` begins with.

    Of ``!dialect.mnemonic<…>``, nothing or a text between ``<`` and ``>``; of ``!dialect<mnemonic …>``, all that stands
    before the last ``>``; of a type or attribute whose dialect and mnemonic a format leaves out, a text between brackets
    or a single word.
    """
    tokens, index = parser.tokens, parser.index
    if index > 2 and tokens[index - 2] == "<" and tokens[index - 3][:1] in ("!", "#"):
        symbol = tokens[index - 3]
        if (
            "." not in symbol
            and len(symbol) > 1
            and tokens[index - 1] == (mnemonic or tokens[index - 1])
            and _adjacent(parser, index - 3)
        ):
            keyword_end = parser.offset_of(index - 1) + len(tokens[index - 1])
            parser.index = index - 2
            start = parser.offset_of(parser.index)
            body = parser.raw_body()
            parser.index -= 1  # the symbol's own parser reads the bracket that closes it
            return one_spelling(parser, with_aliases(parser, body[keyword_end - start : -1]))
    is_whole = tokens[index - 1][:1] in ("!", "#") and len(tokens[index - 1]) > 1
    if tokens[index] == "<" and (not is_whole or _adjacent(parser, index - 1)):
        return one_spelling(parser, with_aliases(parser, parser.raw_body()))
    return "" if is_whole else _bare_text(parser)


def _bare_text(parser: Parser) -> str:
    """An attribute as a format shows it without its dialect: a list in brackets, a symbol, a string, a number."""
    token = parser.tokens[parser.index]
    if token == "[":
        return one_spelling(parser, with_aliases(parser, parser.raw_body()))
    if token[:1] in ("@", '"') or token[:1].isdigit():
        parser.index += 1
        return token
    return ""


def one_spelling(parser: Parser, text: str) -> str:
    """The text of a body as this source first wrote it: other blanks make no other type or attribute."""
    key = _BLANKS.sub(lambda match: match[1] or (" " if match[2] else ""), text)
    return parser.body_spellings.setdefault(key, text.strip() if key[:1] == "<" else text.rstrip())


def followed_by(
    parser: Parser, error: ParseError, message: str, index: int | None = None
) -> ParseError:
    """``error`` and a second one, at the current token or at another one.

    As in MLIR, nothing follows an error of the lexer.
    """
    if isinstance(error, NestingError) or parser.lexical_error_here() is not None:
        return error
    second = parser.error(message, index)
    return ParseError([*error.diagnostics, *second.diagnostics], parser.source)


# Types


def parse_extended_type(parser: Parser) -> Type:
    """``!alias``, ``!dialect.mnemonic…`` or ``!dialect<…>``."""
    start = parser.index
    token = parser.tokens[start]
    if is_alias(parser):
        parser.index += 1
        parser.enter_alias(token)
        found = parser.type_aliases.get(token[1:])
        if found is None:
            raise parser.wrong_token(f"undefined symbol alias id '{token[1:]}'")
        return found
    dialect = dialect_of_symbol(parser)
    if dialect is None:
        return _parse_opaque_type(parser)
    if not dialect.types and dialect.parse_type is None:
        if dialect.allow_unknown_types:
            namespace, data, _ = parse_raw_symbol(parser)
            return OpaqueType.get(namespace, one_spelling(parser, data))
        raise body_error(parser, start, no_parsing_hook(parser, dialect, "type"))
    mnemonic = parse_mnemonic(parser)
    type_class = dialect.type_class(mnemonic)
    if type_class is None and dialect.allow_unknown_types and dialect.parse_type is None:
        parser.index = start
        namespace, data, _ = parse_raw_symbol(parser)
        return OpaqueType.get(namespace, one_spelling(parser, data))
    body = parser.index
    # Errors in here are not those of an operation's format.
    outer_op_name, parser.op_name = parser.op_name, None
    parsed: Type | None = None
    try:
        if type_class is not None:
            parsed = parser.nested(type_class.parse, parser)
        elif dialect.parse_type is not None:
            parsed = parser.nested(dialect.parse_type, parser, mnemonic)
    except ParseError as error:
        raise body_error(parser, start, error) from None
    except ValueError as refusal:
        raise parser.error(str(refusal), body) from None
    finally:
        parser.op_name = outer_op_name
    if parsed is None:
        # With the two blanks that MLIR prints.
        unknown = f"unknown  type `{mnemonic}` in dialect `{dialect.name}`"
        raise body_error(parser, start, parser.error_at(mnemonic_offset(parser, start), unknown))
    has_body = parser.index > start + 1
    finish_symbol(parser, start)
    if not has_body and parser.index == start + 1:
        parser.token_types[token] = parsed
    return parsed


def _parse_opaque_type(parser: Parser) -> OpaqueType:
    dialect, data, offset = parse_raw_symbol(parser)
    if not parser.context.allow_unregistered:
        raise parser.error_at(offset, f'`!"{dialect}"<"{data}">` type {UNREGISTERED_ADVICE}')
    try:
        return OpaqueType.get(dialect, data)
    except ValueError as refusal:
        raise parser.error_at(offset, str(refusal)) from None


# Aliases and the attributes of other dialects


# Attributes


def parse_extended_attribute(parser: Parser, type: Type | None) -> Attribute:
    """``#alias``, ``#dialect.mnemonic…`` or ``#dialect<…>``, with ``: type`` behind the latter."""
    start = parser.index
    if is_alias(parser):
        name = parser.tokens[start][1:]
        parser.index += 1
        parser.enter_alias("#" + name)
        found = parser.attribute_aliases.get(name)
        if found is None:
            raise parser.wrong_token(f"undefined symbol alias id '{name}'")
    else:
        dialect = dialect_of_symbol(parser)
        if dialect is None:
            found = _parse_opaque_attribute(parser, type)
        else:
            found = _parse_dialect_attribute(parser, start, dialect, type)
    if type is not None and isinstance(found, TypedAttr) and found.type is not type:
        raise parser.error(
            f"attribute type different than expected: expected '{type}', " f"but got '{found.type}'"
        )
    return found


def _parse_dialect_attribute(
    parser: Parser, start: int, dialect: Dialect, type: Type | None
) -> Attribute:
    if not dialect.attributes and dialect.parse_attribute is None:
        if dialect.allow_unknown_types:
            namespace, data, _ = parse_raw_symbol(parser)
            return OpaqueAttr.get(
                namespace, one_spelling(parser, data), _parse_attribute_type(parser, type) or none
            )
        error = no_parsing_hook(parser, dialect, "attribute")
        skip_body(parser, start)
        _parse_attribute_type(parser, type)
        raise error
    mnemonic = parse_mnemonic(parser)
    attribute_class = dialect.attribute_class(mnemonic)
    if attribute_class is None and dialect.allow_unknown_types and dialect.parse_attribute is None:
        parser.index = start
        namespace, data, _ = parse_raw_symbol(parser)
        return OpaqueAttr.get(
            namespace, one_spelling(parser, data), _parse_attribute_type(parser, type) or none
        )
    outer_type = parser.attribute_type
    end: int | None = None
    body = parser.index
    if attribute_class is not None and issubclass(attribute_class, TypedAttr):
        # Its type stands behind its body, and its parameters may depend on it.
        skip_body(parser, start)
        parser.attribute_type = _parse_attribute_type(parser, type)
        end = parser.index
        parser.index = body
    # Errors in here are not those of an operation's format.
    outer_op_name, parser.op_name = parser.op_name, None
    found: Attribute | None = None
    try:
        if attribute_class is not None:
            found = parser.nested(attribute_class.parse, parser)
        elif dialect.parse_attribute is not None:
            found = parser.nested(dialect.parse_attribute, parser, mnemonic)
    except ParseError as error:
        raise body_error(parser, start, error) from None
    except ValueError as refusal:
        raise parser.error(str(refusal), body) from None
    finally:
        parser.op_name = outer_op_name
    parser.attribute_type = outer_type
    if found is None:
        skip_body(parser, start)
        _parse_attribute_type(parser, type)
        unknown = f"unknown attribute `{mnemonic}` in dialect `{dialect.name}`"
        raise body_error(parser, start, parser.error_at(mnemonic_offset(parser, start), unknown))
    if end is not None:
        parser.index = end
    else:
        finish_symbol(parser, start)
        _parse_attribute_type(parser, type)
    return found


def _parse_attribute_type(parser: Parser, type: Type | None) -> Type | None:
    if parser.tokens[parser.index] != ":":
        return type
    parser.index += 1
    return parser.parse_type()


def _parse_opaque_attribute(parser: Parser, type: Type | None) -> OpaqueAttr:
    dialect, data, offset = parse_raw_symbol(parser)
    attribute_type = _parse_attribute_type(parser, type) or none
    if not parser.context.allow_unregistered:
        raise parser.error_at(
            offset,
            f'#"{dialect}"<"{data}"> : \'{attribute_type}\' attribute {UNREGISTERED_ADVICE}',
        )
    try:
        return OpaqueAttr.get(dialect, data, attribute_type)
    except ValueError as refusal:
        raise parser.error_at(offset, str(refusal)) from None
