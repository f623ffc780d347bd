"""`arm-sme-outer-product-fusion`: chains of outer products of widened vectors become products of narrow ones."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import load_dependent_dialects, split_mixed
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import BFloat16Type, Operation, Value, VectorType, f16, f32, i8, i16, i32, i64
from odsgen_dialects import arith, arm_sme, vector

_EXTENSIONS = (arith.ExtSIOp, arith.ExtUIOp, arith.ExtFOp)

_SIGNED, _UNSIGNED, _FLOAT = _EXTENSIONS
_ADD, _SUBTRACT = arm_sme.CombiningKind.Add, arm_sme.CombiningKind.Sub

#: The products of several ones, by the number of these, the kind, and the extensions of the operands.
_FUSED: dict[tuple[int, arm_sme.CombiningKind, type[Operation], type[Operation]], Any] = {
    (2, _ADD, _FLOAT, _FLOAT): arm_sme.FMopa2WayOp,
    (2, _SUBTRACT, _FLOAT, _FLOAT): arm_sme.FMops2WayOp,
    (2, _ADD, _SIGNED, _SIGNED): arm_sme.SMopa2WayOp,
    (2, _SUBTRACT, _SIGNED, _SIGNED): arm_sme.SMops2WayOp,
    (2, _ADD, _UNSIGNED, _UNSIGNED): arm_sme.UMopa2WayOp,
    (2, _SUBTRACT, _UNSIGNED, _UNSIGNED): arm_sme.UMops2WayOp,
    (4, _ADD, _SIGNED, _SIGNED): arm_sme.SMopa4WayOp,
    (4, _SUBTRACT, _SIGNED, _SIGNED): arm_sme.SMops4WayOp,
    (4, _ADD, _UNSIGNED, _UNSIGNED): arm_sme.UMopa4WayOp,
    (4, _SUBTRACT, _UNSIGNED, _UNSIGNED): arm_sme.UMops4WayOp,
    (4, _ADD, _SIGNED, _UNSIGNED): arm_sme.SuMopa4WayOp,
    (4, _SUBTRACT, _SIGNED, _UNSIGNED): arm_sme.SuMops4WayOp,
    (4, _ADD, _UNSIGNED, _SIGNED): arm_sme.UsMopa4WayOp,
    (4, _SUBTRACT, _UNSIGNED, _SIGNED): arm_sme.UsMops4WayOp,
}
#: The element types of operands and results, by the number of products.
_ELEMENTS = {
    2: ((f16, f32), (BFloat16Type.get(), f32), (i16, i32)),
    4: ((i8, i32), (i16, i64)),
}


def _chain(op: arm_sme.OuterProductOp, count: int) -> list[arm_sme.OuterProductOp] | None:
    """The product with those that it adds to, the first one first, if nothing else needs them."""
    found = [op]
    while len(found) < count:
        last = found[0]
        added = None if last.acc is None else last.acc.defining_op
        if not isinstance(added, arm_sme.OuterProductOp) or not added.result.has_one_use:
            return None
        if added.kind is not last.kind or (added.lhs_mask is None) != (last.lhs_mask is None):
            return None
        found.insert(0, added)
    return found


def _widened(value: Value) -> tuple[type[Operation] | None, VectorType | None]:
    """The extension that gives a value, and the type before it."""
    op = value.defining_op
    type = op.operands[0].type if isinstance(op, _EXTENSIONS) else None
    return op.__class__ if op is not None else None, type if isinstance(type, VectorType) else None


def _packed(values: Sequence[Value]) -> Value:
    """The values with their elements interleaved."""
    if len(values) == 1:
        return values[0]
    return vector.InterleaveOp.build(_packed(values[::2]), _packed(values[1::2])).result


class FuseOuterProducts(RewritePattern[arm_sme.OuterProductOp]):
    """Puts a product of narrow elements in the place of two or four."""

    def __init__(self, count: int) -> None:
        self._count = count

    def match_and_rewrite(self, op: arm_sme.OuterProductOp, rewriter: PatternRewriter) -> bool:
        chain = _chain(op, self._count)
        if chain is None:
            return rewriter.match_failure(op, "no chain of products is added up")
        pairs = {(_widened(each.lhs), _widened(each.rhs)) for each in chain}
        if len(pairs) > 1:
            return rewriter.match_failure(op, "the operands are widened differently")
        [((left, type), (right, other))] = pairs
        fused = _FUSED.get((self._count, op.kind, left, right)) if left and right else None
        made = op.result.type
        assert isinstance(made, VectorType)
        if fused is None or type is None or type is not other:
            return rewriter.match_failure(op, "no such product is known")
        if (type.element_type, made.element_type) not in _ELEMENTS[self._count]:
            return rewriter.match_failure(op, "no product of such elements is known")
        masks = [(each.lhs_mask, each.rhs_mask) for each in chain]
        with emitting(rewriter, op.location):
            lhs = _packed([_operand(each.lhs) for each in chain])
            rhs = _packed([_operand(each.rhs) for each in chain])
            lhs_masks = [mask for mask, _ in masks if mask is not None]
            rhs_masks = [mask for _, mask in masks if mask is not None]
            found = fused.build(
                made,
                lhs,
                rhs,
                lhs_mask=_packed(lhs_masks) if lhs_masks else None,
                rhs_mask=_packed(rhs_masks) if rhs_masks else None,
                acc=chain[0].acc,
            )
        rewriter.replace_op(op, found.results)
        for each in reversed(chain[:-1]):
            rewriter.erase_op(each)
        return True


def _operand(value: Value) -> Value:
    op = value.defining_op
    assert op is not None
    return op.operands[0]


class _ExtractBeforeExtension(RewritePattern[Any]):
    """Widens what is extracted, instead of extracting from what is widened."""

    benefit = 1024

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        extension, type = op.source.defining_op, op.result.type
        if not isinstance(extension, _EXTENSIONS) or not isinstance(type, VectorType):
            return False
        if sum(type.scalable_dims) != 1:
            return False
        with emitting(rewriter, op.location):
            part = self.extracted(op, extension.operands[0], type)
            made = extension.__class__.build(type, part)
        rewriter.replace_op(op, made.results)
        return True

    def extracted(self, op: Any, source: Value, type: VectorType) -> Value:
        """The part of the narrow vector."""
        raise NotImplementedError


class ExtractBeforeExtension(_ExtractBeforeExtension):
    """Does so for `vector.extract`."""

    root = vector.ExtractOp.OPERATION_NAME

    def extracted(self, op: vector.ExtractOp, source: Value, type: VectorType) -> Value:
        position = mixed_values(op.static_position, op.dynamic_position)
        return vector.ExtractOp.build(source, *split_mixed(position)).results[0]


class ScalableExtractBeforeExtension(_ExtractBeforeExtension):
    """Does so for `vector.scalable.extract`."""

    root = vector.ScalableExtractOp.OPERATION_NAME

    def extracted(self, op: vector.ScalableExtractOp, source: Value, type: VectorType) -> Value:
        assert isinstance(source.type, VectorType)
        part = type.clone_with(None, source.type.element_type)
        return vector.ScalableExtractOp.build(part, source, op.pos).results[0]


@register_pass
class OuterProductFusionPass(Pass):
    """Fuses two or four outer products of widened vectors."""

    ARGUMENT = "arm-sme-outer-product-fusion"
    NAME = "OuterProductFusion"
    SUMMARY = "Fuse 'arm_sme.outerproduct' operations into 2-way or 4-way widening variants"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "arm_sme", "vector")
        apply_patterns_greedily(
            op,
            [
                ExtractBeforeExtension(),
                ScalableExtractBeforeExtension(),
                FuseOuterProducts(2),
                FuseOuterProducts(4),
            ],
        )
