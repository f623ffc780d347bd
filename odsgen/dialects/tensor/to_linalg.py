"""`convert-tensor-to-linalg`: padding becomes a fill, into which the source is inserted."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shared import Mixed, MixedSlice, index_constant, shape_of
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.canonicalization.padding import constant_padding
from odsgen.dialects.tensor.reshaping import mixed_size_of, mixed_sizes_of
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.runtime import (
    DYNAMIC,
    CloneMap,
    IntegerAttr,
    Location,
    Operation,
    RankedTensorType,
    Region,
    Value,
)
from odsgen_dialects import arith, linalg, tensor


def _value(rewriter: PatternRewriter, size: Mixed, location: Location) -> Value:
    return size if isinstance(size, Value) else index_constant(rewriter, size, location)


def _sum(rewriter: PatternRewriter, one: Value, other: Value, location: Location) -> Value:
    """A sum, or what it folds to."""
    made = arith.AddIOp.build(one, other, location=location)
    folded = fold_operation(made)
    found = folded[0] if folded else None
    if isinstance(found, IntegerAttr):
        made.erase()
        return index_constant(rewriter, found.value, location)
    if isinstance(found, Value) and found is not made.result:
        made.erase()
        return found
    return rewriter.insert(made).result


def _filled(
    op: tensor.PadOp, empty: Value, sizes: Sequence[Value], rewriter: PatternRewriter
) -> Value:
    value = constant_padding(op)
    made: Operation
    if value is not None:
        inside = value.defining_op
        if inside is not None and value.parent_block is op.region.entry_block:
            rewriter.move_op_before(inside, op)
        made = linalg.fill([value], [empty], location=op.location)
    else:
        body = Region()
        op.region.clone_into(body, CloneMap())
        made = tensor.GenerateOp.build(op.result.type, sizes, body=body, location=op.location)
    return rewriter.insert(made).results[0]


class DecomposePad(ConversionPattern[tensor.PadOp]):
    """Inserts the source into a fill, or into a tensor that the body makes."""

    def match_and_rewrite(
        self, op: tensor.PadOp, adaptor: object, rewriter: ConversionRewriter
    ) -> bool:
        type, location = op.result.type, op.location
        assert isinstance(type, RankedTensorType)
        low, high = mixed_values(op.static_low, op.low), mixed_values(op.static_high, op.high)
        dynamic: list[Value] = []
        for number, size in enumerate(type.shape):
            if size != DYNAMIC:
                continue
            own = mixed_size_of(rewriter, op.source, number, location)
            below = _value(rewriter, own, location)
            before = _sum(rewriter, below, _value(rewriter, low[number], location), location)
            dynamic.append(
                _sum(rewriter, before, _value(rewriter, high[number], location), location)
            )
        empty = tensor.EmptyOp.build(
            RankedTensorType.get(type.shape, type.element_type), dynamic, location=location
        )
        whole = _filled(op, rewriter.insert(empty).result, dynamic, rewriter)
        sizes = [
            _value(rewriter, size, location) if static == DYNAMIC else size  # as its type says
            for static, size in zip(
                shape_of(op.source.type), mixed_sizes_of(rewriter, op.source, location), strict=True
            )
        ]
        slice = MixedSlice(low, sizes, [1] * len(sizes))
        made = tensor.InsertSliceOp.build(
            op.source, whole, *slice.build_arguments(), location=location
        )
        rewriter.replace_op(op, rewriter.insert(made).results)
        return True


@register_pass
class ConvertTensorToLinalgPass(Pass):
    """Brings padding to operations of `linalg`."""

    ARGUMENT = "convert-tensor-to-linalg"
    NAME = "ConvertTensorToLinalgPass"
    SUMMARY = "Convert some Tensor dialect ops to Linalg dialect"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "linalg", "tensor")
        target.add_illegal_op(tensor.PadOp)
        apply_partial_conversion(op, target, [DecomposePad()])
