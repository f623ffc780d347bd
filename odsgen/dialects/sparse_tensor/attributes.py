"""Attributes of the dialect `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import attribute_class
from odsgen.dialects.sparse_tensor.encoding import encoding_of, verify_of_tensor
from odsgen.dialects.sparse_tensor.encoding_parser import parse_encoding
from odsgen.dialects.sparse_tensor.types import DIALECT
from odsgen.hooks import form, implements
from odsgen.runtime import AsmPrinter, Parser, Type
from odsgen_dialects.sparse_tensor import SparseTensorEncodingAttr


@form(SparseTensorEncodingAttr)
class SparseTensorEncodingAttrForm:
    def parse(self, parser: Parser) -> SparseTensorEncodingAttr:
        """`<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`"""
        definition = attribute_class(parser, DIALECT, "encoding")
        encoding: SparseTensorEncodingAttr = definition.get(parse_encoding(parser)[1])
        return encoding

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        text: str = attribute.body
        printer.emit(text)


@implements(SparseTensorEncodingAttr, method="verify_encoding")
def verify_encoding_sparse_tensor_encoding_attr(
    attribute: Any, shape: Sequence[int], element_type: Type
) -> None:
    """SparseTensorEncodingAttr::verifyEncoding"""
    encoding = encoding_of(attribute)
    if encoding is not None:
        verify_of_tensor(encoding, shape, element_type)
