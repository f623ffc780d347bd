"""`memref-emulate-wide-int`: memory of wide integers as memory of vectors of their halves."""

from __future__ import annotations

from typing import Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    NotConvertible,
    TypeConverter,
    apply_partial_conversion,
)
from odsgen.dialects.arith.wide_integers import EmulationPass
from odsgen.passes import register_pass
from odsgen.runtime import IntegerType, MemRefType, Operation, Type
from odsgen_dialects import memref


class Convert(ConversionPattern[Any]):
    """The same operation on converted types, with these attributes alone."""

    def __init__(self, converter: TypeConverter, root: type[Operation], *kept: str) -> None:
        super().__init__(converter)
        self.root = root.OPERATION_NAME
        self._kept = kept

    def match_and_rewrite(self, op: Operation, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        assert self.type_converter is not None
        types = self.type_converter.convert_types(op.result_types)
        if types is None:
            return rewriter.match_failure(op, "a type is too wide to be emulated")
        given = op.properties_as_attributes()
        made = op.__class__.build_generic(
            operands=adaptor.operands,
            result_types=types,
            attributes={name: given[name] for name in self._kept if name in given},
            location=op.location,
        )
        rewriter.replace_op(op, rewriter.insert(made).results)
        return True


@register_pass
class MemRefEmulateWideIntPass(EmulationPass):
    """Emulates integers of twice the width that a target has, in memory."""

    ARGUMENT = "memref-emulate-wide-int"
    NAME = "MemRefEmulateWideInt"
    SUMMARY = "Emulate 2*N-bit integer operations using N-bit operations"

    def emulate(
        self, op: Operation, converter: TypeConverter, patterns: list[ConversionPattern[Any]]
    ) -> None:
        def convert(type: MemRefType) -> Type | None:
            if not isinstance(type.element_type, IntegerType):
                return None
            element = converter.convert_type(type.element_type)
            if element is None:
                raise NotConvertible
            return type.clone_with(None, element)

        converter.add_conversion(convert, MemRefType)
        target = ConversionTarget()
        target.add_dynamically_legal_dialect(converter.is_legal, "arith", "memref", "vector")
        memory = (
            Convert(converter, memref.AllocOp, "alignment", "operandSegmentSizes"),
            Convert(converter, memref.LoadOp, "nontemporal"),
            Convert(converter, memref.StoreOp, "nontemporal"),
        )
        apply_partial_conversion(op, target, [*patterns, *memory])
