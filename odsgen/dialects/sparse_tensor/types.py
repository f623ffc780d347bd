"""Types of the dialect `sparse_tensor`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_class, type_class
from odsgen.dialects.sparse_tensor.encoding import encoding_of, specifier_text
from odsgen.hooks import form
from odsgen.runtime import ParseError, parse_attribute_of, parse_sized_integer, with_error_after
from odsgen_dialects.sparse_tensor import IteratorType, IterSpaceType, StorageSpecifierType

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Parser


DIALECT = "sparse_tensor"

#: C++ names of the types, for errors.
_DEFINITIONS = {
    "iter_space": "SparseTensor_IterSpace",
    "iterator": "SparseTensor_Iterator",
    "storage_specifier": "SparseTensor_StorageSpecifier",
}


# --- ranges of levels ---------------------------------------------------------------------------------------------------


def parse_range(parser: Parser, name: int) -> tuple[int, int]:
    """Parses `0 to 2`, or `0` for a single level, unsigned; ``name`` is the token to blame."""
    low = parse_sized_integer(parser, 64, signed=False)
    high = low + 1
    if parser.parse_optional_keyword("to"):
        high = parse_sized_integer(parser, 64, signed=False)
    if high <= low or high >> 64:
        message = "expect larger level upper bound than lower bound"
        if parser.op_name is not None:
            raise parser.custom_error(message, name)
        raise parser.error_at(parser.name_offset(name), message)
    return low, high


def range_text(low: int, high: int) -> str:
    return str(low) if high == low + 1 else f"{low} to {high}"


# --- iteration spaces and iterators -------------------------------------------------------------------------------------


def _parse_encoding(parser: Parser, mnemonic: str) -> Any:
    """`<encoding`"""
    parser.parse_token("<")
    encoding_class: Any = attribute_class(parser, DIALECT, "encoding")
    try:
        if parser.tokens[parser.index][:1] == "#":
            return parse_attribute_of(parser, encoding_class)
        return encoding_class.parse(parser)
    except ParseError as error:
        message = (
            f"failed to parse {_DEFINITIONS[mnemonic]} parameter 'encoding' which is to be a "
            "`::mlir::sparse_tensor::SparseTensorEncodingAttr`"
        )
        raise with_error_after(parser, error, message) from None


def _parse_levels_type(parser: Parser, mnemonic: str) -> Any:
    """`<encoding, lvls = 0 to 2>`"""
    definition = type_class(parser, DIALECT, mnemonic)
    name = parser.index - 1
    encoding = _parse_encoding(parser, mnemonic)
    parser.parse_token(",")
    parser.parse_keyword("lvls")
    parser.parse_token("=")
    low, high = parse_range(parser, name)
    parser.parse_token(">")
    return definition.get(encoding, low, high)


def _print_levels_type(type: Any, printer: AsmPrinter) -> None:
    encoding = printer.stripped_text(type.encoding)
    printer.emit(f"<{encoding}, lvls = {range_text(type.low, type.high)}>")


@form(IterSpaceType)
class IterSpaceTypeForm:
    def parse(self, parser: Parser) -> IterSpaceType:
        """`<encoding, lvls = 0 to 2>`"""
        space: IterSpaceType = _parse_levels_type(parser, "iter_space")
        return space

    def print(self, type: Any, printer: AsmPrinter) -> None:
        _print_levels_type(type, printer)


@form(IteratorType)
class IteratorTypeForm:
    def parse(self, parser: Parser) -> IteratorType:
        """`<encoding, lvls = 0 to 2>`"""
        iterator: IteratorType = _parse_levels_type(parser, "iterator")
        return iterator

    def print(self, type: Any, printer: AsmPrinter) -> None:
        _print_levels_type(type, printer)


# --- storage ------------------------------------------------------------------------------------------------------------


@form(StorageSpecifierType)
class StorageSpecifierTypeForm:
    """The encoding says how levels are stored, and nothing else."""

    def parse(self, parser: Parser) -> StorageSpecifierType:
        """`<encoding>`"""
        definition = type_class(parser, DIALECT, "storage_specifier")
        attribute = _parse_encoding(parser, "storage_specifier")
        parser.parse_token(">")
        encoding = encoding_of(attribute)
        if encoding is not None:
            attribute = type(attribute).get(specifier_text(encoding))
        specifier: StorageSpecifierType = definition.get(attribute)
        return specifier

    def print(self, type: Any, printer: AsmPrinter) -> None:
        printer.emit(f"<{printer.attribute_text(type.encoding)}>")
