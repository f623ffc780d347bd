"""Accesses at indices become accesses at the start of a view there (MLIR: ExtractAddressComputations)."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.memref.metadata import metadata_of_memref
from odsgen.dialects.memref.subviews import subview_type
from odsgen.dialects.shared import Mixed, MixedSlice, known_integer
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import AffineSymbolExpr, MemRefType, Operation, Value
from odsgen_dialects import memref, nvgpu, vector

_REST = AffineSymbolExpr.get(0) - AffineSymbolExpr.get(1)

#: The operand that is accessed, in front of the indices.
_BASES: dict[type[Operation], int] = {
    memref.LoadOp: 0,
    memref.StoreOp: 1,
    nvgpu.LdMatrixOp: 0,
    vector.TransferReadOp: 0,
    vector.TransferWriteOp: 1,
}
_KEPT: dict[type[Operation], str] = {memref.LoadOp: "nontemporal", memref.StoreOp: "nontemporal"}


class AccessOfView(RewritePattern[Any]):
    """Lets operations of a class access a view."""

    def __init__(self, op_class: type[Operation]) -> None:
        self.root = op_class.OPERATION_NAME
        self._base = _BASES[op_class]
        self._kept = _KEPT.get(op_class)

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        source, location = op.operands[self._base], op.location
        if not isinstance(source.type, MemRefType):
            return False
        places = [value if (n := known_integer(value)) is None else n for value in op.indices]
        if not any(places):
            return False
        sizes: list[Mixed] = [1] * len(places)
        if self._kept is None:
            sizes = _sizes_behind(rewriter, source, places, op)
        slice = MixedSlice(places, sizes, [1] * len(places))
        type_ = subview_type(source.type, slice, ())
        if type_ is None:
            return False
        view = memref.SubViewOp.build(type_, source, *slice.build_arguments(), location=location)
        operands = list(op.operands)
        operands[self._base] = rewriter.insert(view).result
        zero = index_constant(rewriter, 0, location)
        for number in range(len(places)):
            operands[self._base + 1 + number] = zero
        properties = op.properties_as_attributes()
        if self._kept is not None:
            properties = {name: value for name, value in properties.items() if name == self._kept}
        made = type(op).build_generic(
            operands, properties, result_types=op.result_types, location=location
        )
        rewriter.insert(made)
        rewriter.replace_op(op, made.results)
        return True


def _sizes_behind(
    rewriter: PatternRewriter, source: Value, places: list[Mixed], op: Operation
) -> list[Mixed]:
    """The sizes of what begins at some place."""
    described = memref.ExtractStridedMetadataOp.build(source, location=op.location)
    rewriter.insert(described)
    return [
        composed_apply(rewriter, _REST, [size, place], op.location, 0)
        for size, place in zip(metadata_of_memref(described).sizes, places, strict=True)
    ]


PATTERNS = tuple(map(AccessOfView, _BASES))
