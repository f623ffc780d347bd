"""`linalg-morph-ops`: operations with names, by kinds and by maps become each other."""

from __future__ import annotations

from odsgen.dialects.linalg.building import elementwise
from odsgen.dialects.linalg.generalization import Generalization
from odsgen.dialects.linalg.loops import loop_maps
from odsgen.dialects.linalg.specialization import Specialization
from odsgen.passes import Pass, flag, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation
from odsgen_dialects import linalg

_KINDS = {
    linalg.SelectOp: linalg.ElementwiseKind.select,
    linalg.AddOp: linalg.ElementwiseKind.add,
    linalg.SubOp: linalg.ElementwiseKind.sub,
    linalg.MulOp: linalg.ElementwiseKind.mul,
    linalg.DivOp: linalg.ElementwiseKind.div,
    linalg.DivUnsignedOp: linalg.ElementwiseKind.div_unsigned,
    linalg.PowFOp: linalg.ElementwiseKind.powf,
    linalg.ExpOp: linalg.ElementwiseKind.exp,
    linalg.LogOp: linalg.ElementwiseKind.log,
    linalg.AbsOp: linalg.ElementwiseKind.abs,
    linalg.CeilOp: linalg.ElementwiseKind.ceil,
    linalg.FloorOp: linalg.ElementwiseKind.floor,
    linalg.NegFOp: linalg.ElementwiseKind.negf,
    linalg.ReciprocalOp: linalg.ElementwiseKind.reciprocal,
    linalg.RoundOp: linalg.ElementwiseKind.round,
    linalg.SqrtOp: linalg.ElementwiseKind.sqrt,
    linalg.RsqrtOp: linalg.ElementwiseKind.rsqrt,
    linalg.SquareOp: linalg.ElementwiseKind.square,
    linalg.TanhOp: linalg.ElementwiseKind.tanh,
    linalg.ErfOp: linalg.ElementwiseKind.erf,
}


class NamedToElementwise(RewritePattern[Operation]):
    """Says the function of a named operation as a kind of `linalg.elementwise`."""

    def __init__(self, root: type[Operation], kind: linalg.ElementwiseKind) -> None:
        self.root, self._kind = root.OPERATION_NAME, kind

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        inputs, outputs = op.operands[:-1], op.operands[-1:]
        made = elementwise(self._kind, inputs, outputs, loop_maps(op), location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class FoldTransposes(RewritePattern[linalg.ElementwiseOp]):
    """Reads what is transposed through a map instead."""

    def match_and_rewrite(self, op: linalg.ElementwiseOp, rewriter: PatternRewriter) -> bool:
        maps, inputs = loop_maps(op), list(op.inputs)
        changed = False
        for number, value in enumerate(inputs):
            moved = value.defining_op
            if not isinstance(moved, linalg.TransposeOp) or not maps[number].is_identity():
                continue
            maps[number] = loop_maps(moved)[0]
            inputs[number] = moved.operands[0]
            changed = True
        if changed:
            made = elementwise(op.kind, inputs, op.outputs, maps, location=op.location)
            rewriter.replace_op_with_new(op, made)
        return changed


@register_pass
class LinalgMorphOpsPass(Pass):
    """Brings structured operations from one form to another."""

    ARGUMENT = "linalg-morph-ops"
    NAME = "LinalgMorphOpsPass"
    SUMMARY = "Convert linalg ops between forms"

    named_to_category = flag(
        "named-to-category", False, "convert named ops to category op e.g. `linalg.elementwise`"
    )
    category_to_generic = flag(
        "category-to-generic",
        False,
        "convert category ops e.g. `linalg.elementwise` to `linalg.generic`",
    )
    named_to_generic = flag(
        "named-to-generic", False, "convert named ops e.g. `linalg.add` to `linalg.generic`"
    )
    generic_to_named = flag(
        "generic-to-named", False, "convert linalg.generic to equivalent named ops"
    )

    def run_on_operation(self, op: Operation) -> None:
        patterns: list[RewritePattern] = []
        if self.named_to_category:
            patterns += [NamedToElementwise(root, kind) for root, kind in _KINDS.items()]
        if self.named_to_generic or self.category_to_generic:
            patterns.append(Generalization())
        if self.generic_to_named:
            patterns.append(Specialization())
        apply_patterns_greedily(op, patterns)


@register_pass
class LinalgFoldIntoElementwisePass(Pass):
    """Folds transposes into `linalg.elementwise`."""

    ARGUMENT = "linalg-fold-into-elementwise"
    NAME = "LinalgFoldIntoElementwisePass"
    SUMMARY = "Fold transpose ops into elementwise"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (FoldTransposes(),))
