"""Custom assembly of the dialect `omp`: pointer-like types."""

from __future__ import annotations

from odsgen.dialects.shared import PointerType, atomic_operations
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Operation, Parser, Type, UnrankedMemRefType


@form("PointerType")
class PointerTypeForm:
    def parse(self, parser: Parser) -> Type:
        """A pointer or ranked memref type; another type is an error."""
        place = parser.index
        type = atomic_operations.PointerType().parse(parser)
        if isinstance(type, UnrankedMemRefType):
            raise parser.custom_error("invalid kind of type specified", place)
        return type

    def print(self, op: Operation, printer: AsmPrinter, type: Type) -> None:
        PointerType().print(op, printer, type)
