"""Applies matchers of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.contractions import body_problem, loops_by_role
from odsgen.dialects.linalg.convolution_loops import convolution_loops
from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.reductions import combining_operations
from odsgen.dialects.linalg.vectorization.preconditions import is_elementwise
from odsgen.dialects.linalg.vectorization.state import static_loop_ranges
from odsgen.dialects.transform.application.handles import positions
from odsgen.dialects.transform.application.matching import single_operation
from odsgen.dialects.transform.interpreter import (
    Payload,
    SilenceableFailure,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.dialects.transform.verifiers.kinds import VALUE, has
from odsgen.runtime import (
    AffineMapAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Operation,
    element_type_or_self,
    i64,
)
from odsgen_dialects.transform import (
    AffineMapParamType,
    FailurePropagationMode,
    MatchStructuredBodyOp,
    MatchStructuredClassifyContractionDimsOp,
    MatchStructuredClassifyConvolutionDimsOp,
    MatchStructuredDimOp,
    MatchStructuredElementalBitwidthOp,
    MatchStructuredInitOp,
    MatchStructuredInputOp,
    MatchStructuredNumInitsOp,
    MatchStructuredNumInputsOp,
    MatchStructuredOp,
    MatchStructuredRankOp,
    MatchStructuredResultOp,
)


def _numbers(numbers: Sequence[int]) -> Payload:
    return [IntegerAttr.get(number, i64) for number in numbers]


def apply_match_structured(
    op: MatchStructuredOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Succeeds on structured operations on which the body does; or gives what it found until it failed."""
    target = single_operation(op, op.current, state)
    propagates = op.failure_propagation_mode is not FailurePropagationMode.Suppress
    if "LinalgOp" not in target.INTERFACES:
        if propagates:
            raise silenceable(op, "expected a Linalg op")
        return [[]] * len(op.results)
    block = op.body_region.entry_block
    *matchers, terminator = block
    with state.scope(op.body_region):
        state.set_payload(block.arguments[0], [target])
        missing: set[Operation] = set()
        for number, matcher in enumerate(matchers):
            try:
                state.apply(matcher)
            except SilenceableFailure:
                if propagates:
                    raise
                missing.update(matchers[number:])
                break
        return [
            [] if value.defining_op in missing else state.payload(value)
            for value in terminator.operands
        ]


def apply_match_structured_body(
    op: MatchStructuredBodyOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Checks the computation of one element."""
    target = single_operation(op, op.operand_handle, state)
    block = target.regions[0].entry_block
    problem = None
    if op.reduction_position is not None:
        number = op.reduction_position
        is_result = number < len(inits_of(target))
        if not is_result or len(combining_operations(target, number)) != 1:
            problem = "could not match reduction"
    elif op.passthrough:
        yielded = block.terminator
        inputs = block.arguments[: len(block.arguments) - len(inits_of(target))]
        if yielded is None or list(yielded.operands) != list(inputs):
            problem = "not a passthrough"
    elif op.elementwise:
        problem = None if is_elementwise(target) else "not elementwise"
    elif op.contraction is not None:
        pair = list(op.contraction)
        found = body_problem(block, lambda product, sum: [product.name, sum.name] == pair)
        problem = None if found is None else f"contraction: {found}"
    else:
        raise definite(op, "unknown body condition")
    if problem is not None:
        raise silenceable(op, problem)
    return []


def apply_classify_contraction(
    op: MatchStructuredClassifyContractionDimsOp,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    """Gives the loops of a contraction by their role."""
    target = single_operation(op, op.operand_handle, state)
    if len(target.operands) != 3 or len(inits_of(target)) != 1:
        raise silenceable(op, "could not infer contraction dimensions")
    return [_numbers(loops) for loops in loops_by_role(loop_maps(target), loop_kinds(target))]


def apply_classify_convolution(
    op: MatchStructuredClassifyConvolutionDimsOp,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    """Gives the loops of a convolution by their role, strides and dilations."""
    found = convolution_loops(single_operation(op, op.operand_handle, state))
    if found is None:
        raise silenceable(op, "could not infer convolution dimensions")
    return [_numbers(loops) for loops in found]


def apply_match_structured_dim(
    op: MatchStructuredDimOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Checks the kinds of loops, and gives how often they run."""
    target = single_operation(op, op.operand_handle, state)
    kinds = loop_kinds(target)
    numbers = positions(op, op, target, len(kinds), "dimensions")
    for number in numbers if op.parallel or op.reduction else ():
        if kinds[number] != op.parallel:
            wanted = "parallel" if op.parallel else "reduction"
            raise silenceable(op, f"expects dimension #{number} to be {wanted}")
    if op.result is None:
        return []
    ranges = static_loop_ranges(target)
    return [_numbers([ranges[number] for number in numbers])]


def apply_match_elemental_bitwidth(
    op: MatchStructuredElementalBitwidthOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the number of bits of a number, or of the elements of a shaped value."""
    values = state.payload_values(op.operand_handle)
    if len(values) != 1:
        raise definite(
            op,
            "SingleValueMatchOpTrait requires the value handle to point to a single payload value",
        )
    element = element_type_or_self(values[0].type)
    if not isinstance(element, (IntegerType, FloatType)):
        raise silenceable(op, f"unsupported type for bitwidth extraction: {values[0].type}")
    return [_numbers([element.width])]


def apply_match_structured_operand(
    op: MatchStructuredInputOp | MatchStructuredInitOp,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    """Checks the maps of inputs or inits, and gives their maps, values or producers."""
    target = single_operation(op, op.operand_handle, state)
    count = len(target.operands) - len(inits_of(target))
    first, end, what, listed = 0, count, "input", "DPS inputs"
    is_init = isinstance(op, MatchStructuredInitOp)
    if is_init:
        first, end, what = count, len(target.operands), "output(init)"
        listed = "DPS inits (outputs)"
    maps = loop_maps(target)
    found: list[object] = []
    for number in positions(op, op, target, end - first, listed):
        map, value = maps[first + number], target.operands[first + number]
        if op.permutation and not map.is_permutation():
            raise silenceable(op, f"the indexing map for {what} #{number} is not a permutation")
        if op.projected_permutation and not map.is_projected_permutation():
            kind = "permutation" if is_init else "projected permutation"
            raise silenceable(op, f"the indexing map for {what} #{number} is not a {kind}")
        if op.result is None:
            continue
        if isinstance(op.result.type, AffineMapParamType):
            found.append(AffineMapAttr.get(map))
        elif has(op.result.type, VALUE):
            found.append(value)
        elif value.defining_op is None:
            raise silenceable(op, f"{what} #{number} is not produced by an operation")
        else:
            found.append(value.defining_op)
    return [] if op.result is None else [found]


def apply_match_structured_count(
    op: MatchStructuredNumInputsOp | MatchStructuredNumInitsOp | MatchStructuredRankOp,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    """Gives the number of inputs, of inits or of loops."""
    target = single_operation(op, op.operand_handle, state)
    inits = len(inits_of(target))
    if isinstance(op, MatchStructuredRankOp):
        return [_numbers([len(loop_kinds(target))])]
    is_init = isinstance(op, MatchStructuredNumInitsOp)
    return [_numbers([inits if is_init else len(target.operands) - inits])]


def apply_match_structured_result(
    op: MatchStructuredResultOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives a result or a user of it."""
    target = single_operation(op, op.operand_handle, state)
    count = len(inits_of(target))
    number = op.position + count if op.position < 0 else op.position
    if not 0 <= number < count:
        raise silenceable(
            op,
            f"position {op.position} overflows the number of results(ints) of the payload operation",
        )
    result = target.results[number]
    if has(op.result.type, VALUE):
        return [[result]]
    users = list(reversed(result.users))
    if not users:
        raise silenceable(op, f"no users of the result #{op.position}")
    if not op.any and len(users) != 1:
        raise silenceable(op, "more than one result user with single user requested")
    return [users[:1]]
