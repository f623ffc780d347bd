"""`linalg.generic` for other structured operations, and `linalg-generalize-named-ops` (MLIR: `generalizeNamedOp`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.structured_patterns import structured_names
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    CloneMap,
    Location,
    Operation,
    RankedTensorType,
    Region,
    Value,
)
from odsgen_dialects.linalg import GenericOp, IteratorType


def build_generic(
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    maps: Sequence[AffineMap],
    parallel: Sequence[bool],
    body: Region,
    location: Location,
) -> GenericOp:
    """A `linalg.generic` whose results are the outputs that are tensors."""
    return GenericOp.build(
        [value.type for value in outputs if isinstance(value.type, RankedTensorType)],
        inputs,
        outputs,
        [AffineMapAttr.get(map) for map in maps],
        [IteratorType.parallel if each else IteratorType.reduction for each in parallel],
        region=body,
        location=location,
    )


def copied_body(op: Operation) -> Region:
    """A copy of the body of a structured operation."""
    body = Region()
    op.regions[0].clone_into(body, CloneMap())
    return body


def generalized(op: Operation) -> GenericOp:
    """The same computation as a `linalg.generic`, which is not in the program yet."""
    first = len(op.operands) - len(inits_of(op))
    return build_generic(
        op.operands[:first],
        op.operands[first:],
        loop_maps(op),
        loop_kinds(op),
        copied_body(op),
        op.location,
    )


def can_be_generalized(op: Operation) -> bool:
    """Whether an operation is structured, has one block, and is no `linalg.generic`."""
    return "LinalgOp" in op.INTERFACES and not isinstance(op, GenericOp) and bool(op.regions)


class Generalization(RewritePattern):
    """Says the loops of a named operation by maps."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if not can_be_generalized(op):
            return False
        if len(loop_maps(op)) != len(op.operands) or len(op.regions) != 1:
            return rewriter.match_failure(op, "no loops are known")
        rewriter.replace_op_with_new(op, generalized(op))
        return True


@register_pass
class LinalgGeneralizeNamedOpsPass(Pass):
    """Brings named structured operations to `linalg.generic`."""

    ARGUMENT = "linalg-generalize-named-ops"
    NAME = "LinalgGeneralizeNamedOpsPass"
    SUMMARY = "Convert named ops into generic ops"
    REWRITES = tuple(name for name in structured_names() if name != GenericOp.OPERATION_NAME)

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (Generalization(),))
