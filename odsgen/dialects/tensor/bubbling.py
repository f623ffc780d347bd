"""Moves expansions up past collapses of other dimensions (MLIR: ReshapePatterns)."""

from __future__ import annotations

from odsgen.dialects.shared import Mixed, as_shape, reassociation_of, split_mixed
from odsgen.dialects.tensor.reshaping import expanded_sizes, mixed_sizes_of
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import DYNAMIC, RankedTensorType, Value
from odsgen_dialects import tensor


def _are_same(before: list[int], after: list[int]) -> bool:
    return before == after and before.count(DYNAMIC) <= 1


class ExpandBeforeCollapse(RewritePattern[tensor.ExpandShapeOp]):
    """Expands before a collapse of other dimensions."""

    def match_and_rewrite(self, op: tensor.ExpandShapeOp, rewriter: PatternRewriter) -> bool:
        collapse = op.src.defining_op
        if not isinstance(collapse, tensor.CollapseShapeOp):
            return False
        pairs = list(zip(reassociation_of(op), reassociation_of(collapse), strict=True))
        source, result = collapse.src.type, op.result.type
        assert isinstance(source, RankedTensorType) and isinstance(result, RankedTensorType)
        if not pairs:
            return False
        for expanded, collapsed in pairs:
            if len(expanded) == len(collapsed):
                before = [source.shape[dim] for dim in collapsed]
                if not _are_same(before, [result.shape[dim] for dim in expanded]):
                    return False
            elif len(expanded) != 1 and len(collapsed) != 1:
                return False
        before_sizes = mixed_sizes_of(rewriter, collapse.src, op.location)
        after_sizes = expanded_sizes(op)
        sizes: list[Mixed] = []
        expansion: list[list[int]] = []
        collapsing: list[list[int]] = []
        for expanded, collapsed in pairs:
            first = len(sizes)
            if len(expanded) == len(collapsed) or len(collapsed) == 1:
                sizes += [after_sizes[dim] for dim in expanded]
            else:
                sizes += [before_sizes[dim] for dim in collapsed]
            added = list(range(first, len(sizes)))
            apart = [[dim] for dim in added]
            expansion += [added] if len(expanded) != 1 and len(collapsed) == 1 else apart
            collapsing += [added] if len(expanded) == 1 and len(collapsed) != 1 else apart
        value: Value = collapse.src
        if len(expansion) != len(sizes):
            dynamic, numbers = split_mixed(sizes)
            type = RankedTensorType.get(as_shape(sizes), result.element_type, result.encoding)
            made = tensor.ExpandShapeOp.build(
                type, value, expansion, dynamic, numbers, location=op.location
            )
            value = rewriter.insert(made).result
        if len(collapsing) != len(sizes):
            value = rewriter.insert(
                tensor.CollapseShapeOp.build(result, value, collapsing, location=op.location)
            ).result
        rewriter.replace_op(op, [value])
        return True
