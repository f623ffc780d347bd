"""Attributes of the dialect `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.dialect_classes import attribute_class
from odsgen.dialects.sparse_tensor.encoding import encoding_of, verify_of_tensor
from odsgen.dialects.sparse_tensor.encoding_parser import parse_encoding_text
from odsgen.dialects.sparse_tensor.types import DIALECT

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.sparse_tensor import SparseTensorEncodingAttr


def parse_sparse_tensor_encoding_attr(parser: Parser) -> SparseTensorEncodingAttr:
    """`<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`"""
    definition = attribute_class(parser, DIALECT, "encoding")
    encoding: SparseTensorEncodingAttr = definition.get(parse_encoding_text(parser))
    return encoding


def print_sparse_tensor_encoding_attr(attribute: Any, printer: AsmPrinter) -> None:
    """As `parse_sparse_tensor_encoding_attr` reads it."""
    text: str = attribute.body
    printer.emit(text)


def verify_encoding_sparse_tensor_encoding_attr(
    attribute: Any, shape: Sequence[int], element_type: Type
) -> None:
    """The encoding is for tensors of this rank and these elements; raises ValueError."""
    encoding = encoding_of(attribute)
    if encoding is not None:
        verify_of_tensor(encoding, shape, element_type)
