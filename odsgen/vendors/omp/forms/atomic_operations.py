"""Custom assembly of the dialect `omp`: pointer-like types."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import atomic_operations
from odsgen.dialects.shared.atomic_operations import PointerType
from odsgen.hooks import form
from odsgen.runtime.builtin.types import UnrankedMemRefType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


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
