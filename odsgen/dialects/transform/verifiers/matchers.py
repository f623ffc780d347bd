"""Verifiers of the matchers of the dialect `transform`."""

from __future__ import annotations

from odsgen.dialects.transform.verifiers.handles import verify_numbers
from odsgen.dialects.transform.verifiers.kinds import HANDLE, has
from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Operation
from odsgen_dialects import transform


@verifies(transform.MatchStructuredOp)
def verify_match_structured(op: transform.MatchStructuredOp) -> None:
    """MatchStructuredOp::verify"""
    body = op.body_region.blocks[0]
    if len(body.arguments) != 1:
        raise op.op_error("expected one body argument")
    if not has(body.arguments[0].type, HANDLE):
        raise op.op_error(f"expected body argument to implement {HANDLE}")
    for inner in body:
        if inner is not body.last and "MatchOpInterface" not in inner.INTERFACES:
            raise op.op_error(
                "expects nested operations to implement MatchOpInterface",
                [(inner.location, "offending operation")],
            )


@verifies(
    transform.MatchStructuredClassifyContractionDimsOp,
    transform.MatchStructuredClassifyConvolutionDimsOp,
    transform.MatchStructuredNumInitsOp,
    transform.MatchStructuredNumInputsOp,
    transform.MatchStructuredRankOp,
)
def _verify_predicate(op: Operation) -> None:
    """Checks that the operation is inside of `transform.match.structured`."""
    parent = op.parent_op
    if parent is None or parent.name != "transform.match.structured":
        raise op.op_error("expects parent op to be 'transform.match.structured'")
    if op.operands[0] is not parent.regions[0].arguments[0]:
        raise op.op_error("expected predicate to apply to the surrounding structured op")


@verifies(transform.MatchStructuredBodyOp)
def verify_match_structured_body(op: transform.MatchStructuredBodyOp) -> None:
    """MatchStructuredBodyOp::verify"""
    _verify_predicate(op)
    names = ("reduction_position", "passthrough", "elementwise", "contraction")
    if sum(op.properties.get(name) is not None for name in names) > 1:
        listed = ", ".join(f'"{name}"' for name in names)
        raise op.op_error(f"only one of {{{listed}}} is allowed")
    contraction = op.contraction_attr
    if isinstance(contraction, ArrayAttr) and len(contraction.elements) != 2:
        raise op.op_error('expects "contraction" to contain two elements')


@verifies(transform.MatchStructuredDimOp)
def verify_match_structured_dim(op: transform.MatchStructuredDimOp) -> None:
    """MatchStructuredDimOp::verify"""
    _verify_predicate(op)
    if all(op.properties.get(name) is not None for name in ("parallel", "reduction")):
        raise op.op_error("cannot request the same dimension to be both parallel and reduction")
    verify_numbers(op, op.is_all, op.is_inverted, op.raw_dim_list)


@verifies(transform.MatchStructuredInputOp, transform.MatchStructuredInitOp)
def _verify_operand(op: transform.MatchStructuredInitOp | transform.MatchStructuredInputOp) -> None:
    _verify_predicate(op)
    names = ("permutation", "projected_permutation")
    if all(op.properties.get(name) is not None for name in names):
        raise op.op_error('"permutation" and "projected_permutation" are mutually exclusive')
    if len(op.raw_position_list) > 1 and op.results:
        raise op.op_error("cannot bind multiple inputs/inits to the same value")
    verify_numbers(op, op.is_all, op.is_inverted, op.raw_position_list)


@verifies(transform.MatchStructuredResultOp)
def verify_match_structured_result(op: transform.MatchStructuredResultOp) -> None:
    """MatchStructuredResultOp::verify"""
    _verify_predicate(op)
    is_any, is_single = (op.properties.get(name) is not None for name in ("any", "single"))
    if (is_any or is_single) != has(op.result_types[0], HANDLE):
        raise op.op_error(
            "expects either the any/single keyword or the type value handle result type"
        )
    if is_any and is_single:
        raise op.op_error("'any' and 'single' are mutually exclusive")


# --- pairs of matchers and actions ----------------------------------------------------------------------------------------


@verifies(transform.ForeachMatchOp)
def verify_foreach_match(op: transform.ForeachMatchOp) -> None:
    """ForeachMatchOp::verify"""
    if len(op.matchers) != len(op.actions):
        raise op.op_error("expected the same number of matchers and actions")
    if not op.matchers:
        raise op.op_error("expected at least one match/action pair")
