"""The forms of `sparse_tensor`: its attributes and types, loops over iteration spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import attribute_class, type_class
from odsgen.dialects.upstream.sparse_tensor.encoding import encoding_of, verify_of_tensor
from odsgen.dialects.upstream.sparse_tensor.encoding_parser import parse_encoding_text
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import index

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

DIALECT = "sparse_tensor"


# --- the encoding of a tensor -------------------------------------------------------------------------------------------


def parse_sparse_tensor_encoding_attr(parser: Parser) -> Any:
    """`<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`"""
    definition = attribute_class(parser, DIALECT, "encoding")
    return definition.get(parse_encoding_text(parser))


def print_sparse_tensor_encoding_attr(attribute: Any, printer: AsmPrinter) -> str:
    """As `parse_sparse_tensor_encoding_attr` reads it."""
    text: str = attribute.body
    return text


# --- ranges of levels ---------------------------------------------------------------------------------------------------


def _parse_range(parser: Parser) -> tuple[int, int]:
    """`0 to 2`, or `0` for that level alone"""
    start = parser.index
    low = parser.parse_integer()
    high = parser.parse_integer() if parser.parse_optional_keyword("to") else low + 1
    if high <= low:
        raise parser.custom_error("expect larger level upper bound than lower bound", start)
    return low, high


def _range_text(low: int, high: int) -> str:
    return str(low) if high == low + 1 else f"{low} to {high}"


def parse_level_range(parser: Parser) -> tuple[IntegerAttr, IntegerAttr]:
    """`custom<LevelRange>($low, $high)`: `0 to 2`, or `0` for that level alone"""
    low, high = _parse_range(parser)
    return IntegerAttr.get(low, index), IntegerAttr.get(high, index)


def print_level_range(
    printer: AsmPrinter, op: Operation, low: IntegerAttr, high: IntegerAttr
) -> None:
    """As `parse_level_range` reads it."""
    printer.emit(_range_text(int(low.value), int(high.value)))


# --- iteration spaces and iterators -------------------------------------------------------------------------------------


def _parse_levels_type(parser: Parser, mnemonic: str) -> Any:
    """`<encoding, lvls = 0 to 2>`"""
    definition = type_class(parser, DIALECT, mnemonic)
    parser.parse_token("<")
    encoding = parser.parse_attribute()
    parser.parse_token(",")
    parser.parse_keyword("lvls")
    parser.parse_token("=")
    low, high = _parse_range(parser)
    parser.parse_token(">")
    return definition.get(encoding, low, high)


def _levels_type_text(type: Any, printer: AsmPrinter) -> str:
    encoding = printer.stripped_text(type.encoding)
    return f"<{encoding}, lvls = {_range_text(type.low, type.high)}>"


def parse_sparse_tensor_iter_space(parser: Parser) -> Any:
    """`<encoding, lvls = 0 to 2>`"""
    return _parse_levels_type(parser, "iter_space")


def parse_sparse_tensor_iterator(parser: Parser) -> Any:
    """`<encoding, lvls = 0 to 2>`"""
    return _parse_levels_type(parser, "iterator")


print_sparse_tensor_iter_space = _levels_type_text
print_sparse_tensor_iterator = _levels_type_text


def verify_encoding_sparse_tensor_encoding_attr(
    attribute: Any, shape: Sequence[int], element_type: Type
) -> None:
    """The encoding is for tensors of this rank and these elements; raises ValueError."""
    encoding = encoding_of(attribute)
    if encoding is not None:
        verify_of_tensor(encoding, shape, element_type)
