"""Applies transforms of affine computations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.constraints import ValueConstraints
from odsgen.dialects.affine.min_max import MinMaxOp, drop_beaten
from odsgen.dialects.scf.loops.constrained_bounds import simplify
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
)
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_to_operations
from odsgen.runtime import AffineConstantExpr, AffineMap, Operation, Value, index
from odsgen_dialects import affine
from odsgen_dialects.transform import SimplifyBoundedAffineOpsOp, SimplifyMinMaxAffineOpsOp


class _Simplification(RewritePattern[Operation]):
    """Puts `affine.apply` in place of a minimum or maximum that constraints decide."""

    def __init__(self, constraints: ValueConstraints) -> None:
        self._constraints = constraints

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if not isinstance(op, (affine.AffineMinOp, affine.AffineMaxOp)):
            return False
        return simplify(op, self._constraints.copy(), rewriter)


def _constraints(
    op: SimplifyBoundedAffineOpsOp, state: TransformState
) -> tuple[ValueConstraints, list[Value]]:
    constraints = ValueConstraints()
    bounded: list[Value] = []
    for handle, lower, upper in zip(
        op.bounded_values, op.lower_bounds, op.upper_bounds, strict=True
    ):
        for payload in state.payload_ops(handle):
            if len(payload.results) != 1 or payload.results[0].type is not index:
                raise definite(
                    op,
                    "expected bounded value handle to point to one or multiple single-result "
                    "index-typed ops",
                    [(payload.location, "multiple/non-index result")],
                )
            value = payload.results[0]
            if value not in bounded:
                bounded.append(value)
                constraints.append_symbol(value)
            symbol = constraints.symbols.index(value)
            for number, kind in ((lower, ">="), (upper - 1, "<=")):
                map = AffineMap.get(0, len(bounded), [AffineConstantExpr.get(number)])
                constraints.polyhedron.add_bound(map, symbol, kind)
    return constraints, bounded


def apply_simplify_bounded_affine_ops(
    op: SimplifyBoundedAffineOpsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Simplifies minima and maxima by bounds of their operands."""
    constraints, bounded = _constraints(op, state)
    targets = [_minimum_or_maximum(op, target) for target in state.payload_ops(op.target)]
    for target in targets:
        if target.results[0] in bounded:
            note = (target.location, "target/constrained op")
            raise definite(op, "target op result must not be constrainted", [note])
    _simplify(op, targets, [_Simplification(constraints)], rewriter, state)
    return []


def apply_simplify_min_max_affine_ops(
    op: SimplifyMinMaxAffineOpsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Drops results that the bounds of values say never to be the least or greatest."""
    targets = [_minimum_or_maximum(op, target) for target in state.payload_ops(op.target)]
    for target in targets:
        drop_beaten(target, rewriter)
    _simplify(op, targets, [], rewriter, state)
    return []


def _minimum_or_maximum(op: Operation, target: Operation) -> MinMaxOp:
    if isinstance(target, (affine.AffineMinOp, affine.AffineMaxOp)):
        return target
    note = (target.location, "target op")
    raise definite(op, "target must be affine.min or affine.max", [note])


def _simplify(
    op: Operation,
    targets: Sequence[Operation],
    added: Sequence[RewritePattern],
    rewriter: TransformRewriter,
    state: TransformState,
) -> None:
    """Canonicalizes the targets, by some more patterns."""
    patterns = [
        *affine.AffineMaxOp.canonicalization_patterns(),
        *affine.AffineMinOp.canonicalization_patterns(),
        *added,
    ]
    outcome = apply_patterns_to_operations(
        targets, patterns, within=state.top_level, listener=rewriter.listener
    )
    if not outcome.converged:
        raise definite(op, "affine.min/max simplification did not converge")
