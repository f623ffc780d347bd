"""The usual texts of operations that load or store an element: `%a [ %i* ] : !t`, `%v , %a [ %i* ] : !t` (`usual_texts`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.glue.usual_texts import elsewhere
from odsgen.runtime.ir.construction import simple_operation

if TYPE_CHECKING:
    from odsgen.runtime.glue.usual_texts import Derived, Parse, Test, TypeSource


def text_of_element(
    otherwise: Parse,
    shape: str,
    literals: Sequence[str],
    sources: Sequence[TypeSource],
    ways: Sequence[Derived],
    result: TypeSource | None,
    result_of: Derived,
    types: Sequence[str],
    tests: Sequence[Test],
    behind: tuple[str, ...],
) -> Parse | None:
    """The function for a text of one of these shapes, with indices of a type that is always the same."""
    index_type = sources[-1]
    if not isinstance(index_type, Type):
        return None
    match shape, ways:
        case "% *  ! !", [None, _] if result == types[1]:
            return _element(otherwise, literals, index_type, None, tests, behind)
        case "% % *  ! !", [_, None, _] if sources[0] == types[1] and result is None:
            return _stored(otherwise, literals, None, index_type, tests, behind)
        case _ if result_of is elsewhere:
            return None
        case "% *  !", [None, _]:
            return _element(otherwise, literals, index_type, result_of, tests, behind)
        case "% % *  !", [first_of, None, _] if first_of is not elsewhere and result is None:
            return _stored(otherwise, literals, first_of, index_type, tests, behind)
    return None


def _second_type(
    tests: Sequence[Test], separators: Sequence[str]
) -> tuple[Test, Test, str | None, int]:
    """The tests of one type or two, what is between them if there are two, and the tokens from the bracket before them on."""
    if separators:
        return tests[0], tests[1], separators[0], 5
    return tests[0], None, None, 3


def _element(
    otherwise: Parse,
    literals: Sequence[str],
    index_type: Type,
    result_of: Derived,
    tests: Sequence[Test],
    behind: tuple[str, ...],
) -> Parse:
    """`%a [ %i* ] : !t`, from which the type of the result follows, or `%a [ %i* ] : !t , !u`, where it is that."""
    opening, closing, colon, *separators = literals
    test, result_test, comma, length = _second_type(tests, separators)

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        tokens = parser.tokens
        start = parser.index
        if tokens[start + 1] != opening or (value := parser.values.get(tokens[start])) is None:
            return otherwise(op_class, parser, location)
        parser.index = start + 2
        indices = parser.parse_known_operands_of_type(index_type)
        end = parser.index
        bracket, before_type, type_text, following, result_text, last = tokens[end : end + 6]
        result = None
        if (
            indices is not None
            and bracket == closing
            and before_type == colon
            and (type := parser.token_types.get(type_text)) is value.type
            and (test is None or test[type])
            and (
                following not in behind
                if comma is None
                else following == comma
                and last not in behind
                and (result := parser.token_types.get(result_text)) is not None
                and (result_test is None or result_test[result])
            )
        ):
            parser.index = end + length
            if comma is None:
                result = type if result_of is None else result_of(type)
            properties = properties or op_class.DEFAULT_PROPERTIES
            awaited = parser.awaited
            return simple_operation(
                op_class, (value, *indices), result, properties, attributes, location, awaited
            )
        parser.index = start
        return otherwise(op_class, parser, location)

    return read


def _stored(
    otherwise: Parse,
    literals: Sequence[str],
    value_of: Derived,
    index_type: Type,
    tests: Sequence[Test],
    behind: tuple[str, ...],
) -> Parse:
    """`%v , %a [ %i* ] : !t`, from which the type of `%v` follows, or `%v , %a [ %i* ] : !t , !u`, where it is that."""
    comma, opening, closing, colon, *separators = literals
    test, value_test, separator, length = _second_type(tests, separators)

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        tokens = parser.tokens
        start = parser.index
        value_name, literal, name, bracket = tokens[start : start + 4]
        if (
            literal != comma
            or bracket != opening
            or (value := parser.values.get(value_name)) is None
            or (container := parser.values.get(name)) is None
        ):
            return otherwise(op_class, parser, location)
        parser.index = start + 4
        indices = parser.parse_known_operands_of_type(index_type)
        end = parser.index
        bracket, before_type, type_text, following, value_text, last = tokens[end : end + 6]
        if (
            indices is not None
            and bracket == closing
            and before_type == colon
            and (type := parser.token_types.get(type_text)) is container.type
            and (test is None or test[type])
            and (
                following not in behind
                and value.type is (type if value_of is None else value_of(type))
                if separator is None
                else following == separator
                and last not in behind
                and value.type is parser.token_types.get(value_text)
                and (value_test is None or value_test[value.type])
            )
        ):
            parser.index = end + length
            operands = value, container, *indices
            properties = properties or op_class.DEFAULT_PROPERTIES
            awaited = parser.awaited
            return simple_operation(
                op_class, operands, None, properties, attributes, location, awaited
            )
        parser.index = start
        return otherwise(op_class, parser, location)

    return read
