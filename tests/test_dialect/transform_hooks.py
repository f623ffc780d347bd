"""Hooks of the operations that MLIR's tests add to the dialect `transform`: they exercise the interpreter's state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.linalg.tiling.fusion import fuse_producers, replace_fused
from odsgen.dialects.linalg.tiling.loops import tile_with_forall
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
    to_each_target,
)
from odsgen.dialects.transform.interpreter.payload_types import Problem, payload_problem
from odsgen.hooks import applies, form, verifies
from odsgen.runtime import (
    Block,
    Diagnostic,
    IntegerAttr,
    Operation,
    OpResult,
    Severity,
    UnitAttr,
    UnregisteredOperation,
    i32,
    i64,
)
from odsgen.runtime.builtin.attributes import StringAttr
from odsgen_dialects.transform import YieldOp

from .ops import (
    TestAddTestExtensionOp,
    TestAddToParamOp,
    TestCheckIfTestExtensionPresentOp,
    TestConsumeOperandEachOp,
    TestConsumeOperandOfOpKindOrFailOp,
    TestConsumeOperandOp,
    TestCopyPayloadOp,
    TestCorrectNumberOfMultiResultsOp,
    TestDummyPayloadOpOp,
    TestEmitRemarkAndEraseOperandOp,
    TestFuseUsingForallOp,
    TestMixedNullAndNonNullResultsOp,
    TestMixedSuccessAndSilenceableOp,
    TestNotifyPayloadOpReplacedOp,
    TestProduceEmptyPayloadOp,
    TestProduceInvalidIrOp,
    TestProduceNullParamOp,
    TestProduceNullPayloadOp,
    TestProduceNullValueOp,
    TestProduceParamOp,
    TestProduceParamWithNumberOfTestOpsOp,
    TestProduceSelfHandleOrForwardOperandOp,
    TestProduceTransformParamOrForwardOperandOp,
    TestProduceValueHandleToArgumentOfParentBlockOp,
    TestProduceValueHandleToResultOp,
    TestProduceValueHandleToSelfOperandOp,
    TestReEnterRegionOp,
    TestRemapOperandToSelfOp,
    TestRemoveTestExtensionOp,
    TestReportNumberOfTrackedHandlesNestedUnderOp,
    TestRequiredMemoryEffectsOp,
    TestReversePayloadOpsOp,
    TestSucceedIfOperandOfOpKindOp,
    TestTileUsingForallOp,
    TestTrackedRewriteOp,
    TestTransformOpOp,
    TestWrongNumberOfMultiResultsOp,
    TestWrongNumberOfResultsOp,
)
from .types import TestDialectOpType, TestDialectParamType

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


@form(TestTransformOpOp)
class TestTransformOpForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """A message, which may be missing."""
        message = parser.parse_optional_string()
        if message is not None:
            state.attributes["message"] = StringAttr.get(message)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """The message; other attributes are not printed."""
        message = op.attributes.get("message")
        if message is not None:
            printer.emit(f" {printer.attribute_text(message)}")


@payload_problem.register
def _check_test_operations(type: TestDialectOpType, payload: Sequence[Any]) -> Problem | None:
    if all(op.dialect_name == "test" for op in payload):
        return None
    return "expected the payload operation to belong to the 'test' dialect", []


@payload_problem.register
def _check_numbers(type: TestDialectParamType, payload: Sequence[Any]) -> Problem | None:
    if all(isinstance(param, IntegerAttr) and param.type is i32 for param in payload):
        return None
    return "expected the parameter to be a i32 integer attribute", []


def _remark(op: Operation, state: TransformState, message: str) -> Diagnostic:
    remark = Diagnostic(Severity.REMARK, op.location, message)
    state.report(remark)
    return remark


@applies(TestTransformOpOp)
def apply_transform_op(
    op: TestTransformOpOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    message = op.attributes.get("message")
    _remark(op, state, "applying transformation" + ("" if message is None else f" {message}"))
    return []


# --- handles and parameters ---------------------------------------------------------------------------------------------


@applies(TestProduceSelfHandleOrForwardOperandOp)
def apply_produce_self(
    op: TestProduceSelfHandleOrForwardOperandOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    if isinstance(op.operand, OpResult):
        return [[op.operand.owner]]
    return [[op]]


@applies(TestProduceValueHandleToSelfOperandOp)
def apply_produce_value_of_operand(
    op: TestProduceValueHandleToSelfOperandOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [[op.operands[0]]]


@applies(TestProduceValueHandleToResultOp)
@to_each_target
def apply_produce_value_of_result(
    op: TestProduceValueHandleToResultOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    if op.number >= len(target.results):
        raise silenceable(op, f"payload has no result #{op.number}")
    return [target.results[op.number]]


@applies(TestProduceValueHandleToArgumentOfParentBlockOp)
@to_each_target
def apply_produce_value_of_argument(
    op: TestProduceValueHandleToArgumentOfParentBlockOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    block = target.parent_block
    if block is None:
        raise silenceable(op, "payload has no parent block")
    if op.number >= len(block.arguments):
        raise silenceable(op, f"parent of the payload has no argument #{op.number}")
    return [block.arguments[op.number]]


@applies(TestConsumeOperandOp, TestConsumeOperandEachOp)
def apply_consume(
    op: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return []


@applies(TestConsumeOperandOfOpKindOrFailOp)
def apply_consume_of_kind(
    op: TestConsumeOperandOfOpKindOrFailOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    (payload,) = state.payload_ops(op.operand)
    if payload.name != op.op_kind:
        raise silenceable(
            op,
            "op expected the operand to be associated a payload op of kind "
            f"{op.op_kind} got {payload.name}",
        )
    _remark(op, state, "succeeded")
    return []


@applies(TestSucceedIfOperandOfOpKindOp)
def apply_succeed_if_of_kind(
    op: TestSucceedIfOperandOfOpKindOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    (payload,) = state.payload_ops(op.operand_handle)
    if payload.name != op.op_kind:
        raise silenceable(
            op,
            "op expected the operand to be associated with a payload op of kind "
            f"{op.op_kind} got {payload.name}",
        )
    return []


@applies(TestCopyPayloadOp, TestRequiredMemoryEffectsOp)
def apply_copy(
    op: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [state.payload_ops(op.operands[0])]


@applies(TestReversePayloadOpsOp)
def apply_reverse(
    op: TestReversePayloadOpsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [state.payload_ops(op.target)[::-1]]


@applies(TestReportNumberOfTrackedHandlesNestedUnderOp)
def apply_report_number_of_handles(
    op: TestReportNumberOfTrackedHandlesNestedUnderOp,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Payload]:
    nested = (inner for target in state.payload_ops(op.target) for inner in target.walk())
    count = sum(len(state.handles_of(inner)) for inner in nested)
    _remark(op, state, f"{count} handles nested under")
    return []


@applies(TestAddToParamOp)
def apply_add_to_param(
    op: TestAddToParamOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    values = [0]
    if op.param is not None:
        values = []
        for param in state.params(op.param):
            assert isinstance(param, IntegerAttr)
            values.append(param.value)
    return [[IntegerAttr.get(value + op.addendum, i32) for value in values]]


@applies(TestProduceParamWithNumberOfTestOpsOp)
def apply_produce_number_of_test_ops(
    op: TestProduceParamWithNumberOfTestOpsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    targets = state.payload_ops(op.handle)
    counts = [sum(i.dialect_name == "test" for i in target.walk()) for target in targets]
    return [[IntegerAttr.get(count, i32) for count in counts]]


@applies(TestProduceParamOp)
def apply_produce_param(
    op: TestProduceParamOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [[op.attr]]


@applies(TestProduceTransformParamOrForwardOperandOp)
@to_each_target
def apply_produce_param_or_forward(
    op: TestProduceTransformParamOrForwardOperandOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    operand = state.payload_ops(op.operands[0])[0]
    first: Result = IntegerAttr.get(0, i64) if op.first_result_is_param else operand
    if op.first_result_is_null and not op.first_result_is_param:
        first = None
    return [first, operand if op.second_result_is_handle else IntegerAttr.get(42, i64)]


@applies(TestProduceNullPayloadOp, TestProduceNullParamOp, TestProduceNullValueOp)
def apply_produce_null(
    op: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [[None]]


@applies(TestProduceEmptyPayloadOp)
def apply_produce_empty(
    op: TestProduceEmptyPayloadOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [[]]


# --- the extension of the state -----------------------------------------------------------------------------------------


@applies(TestAddTestExtensionOp)
def apply_add_extension(
    op: TestAddTestExtensionOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    if TestAddTestExtensionOp in state.extensions:
        raise definite(op, "extension already present")
    state.extensions[TestAddTestExtensionOp] = op.message
    return []


@applies(TestRemoveTestExtensionOp)
def apply_remove_extension(
    op: TestRemoveTestExtensionOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    state.extensions.pop(TestAddTestExtensionOp, None)
    return []


@applies(TestCheckIfTestExtensionPresentOp)
def apply_check_extension(
    op: TestCheckIfTestExtensionPresentOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    message = state.extensions.get(TestAddTestExtensionOp)
    if message is None:
        _remark(op, state, "extension absent")
        return []
    remark = Diagnostic(Severity.REMARK, op.location, f"extension present, {message}")
    for target in state.payload_ops(op.target):
        remark.attach_note("associated payload op", target.location)
    state.report(remark)
    return []


@applies(TestRemapOperandToSelfOp)
def apply_remap(
    op: TestRemapOperandToSelfOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    if TestAddTestExtensionOp not in state.extensions:
        raise definite(op, "TestTransformStateExtension missing")
    target = state.payload_ops(op.target)[0]
    if len(target.results) > len(op.results) and any(map(state.handles_of_value, target.results)):
        raise definite(
            target,
            "cannot replace an op with another op producing fewer results while tracking handles",
        )
    state.replace_payload_op(target, op)
    return [[op] for _ in op.results]


# --- payload that changes -----------------------------------------------------------------------------------------------


def _foo(target: Operation, rewriter: TransformRewriter) -> Operation:
    return rewriter.insert(UnregisteredOperation("foo", location=target.location))


@applies(TestEmitRemarkAndEraseOperandOp)
def apply_erase(
    op: TestEmitRemarkAndEraseOperandOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    _remark(op, state, op.remark)
    for target in state.payload_ops(op.target):
        rewriter.erase_op(target)
    if op.fail_after_erase:
        raise silenceable(op, "silenceable error")
    return []


@applies(TestWrongNumberOfResultsOp)
@to_each_target
def apply_wrong_number(
    op: TestWrongNumberOfResultsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    return [_foo(target, rewriter)]


@applies(TestWrongNumberOfMultiResultsOp)
@to_each_target
def apply_wrong_number_at_second(
    op: TestWrongNumberOfMultiResultsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    if state.extensions.setdefault(TestWrongNumberOfMultiResultsOp, target) is not target:
        return []
    return [_foo(target, rewriter)]


@applies(TestCorrectNumberOfMultiResultsOp)
@to_each_target
def apply_correct_number(
    op: TestCorrectNumberOfMultiResultsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    return [_foo(target, rewriter), _foo(target, rewriter)]


@applies(TestMixedNullAndNonNullResultsOp)
@to_each_target
def apply_mixed_null(
    op: TestMixedNullAndNonNullResultsOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    return [None, _foo(target, rewriter)]


@applies(TestMixedSuccessAndSilenceableOp)
@to_each_target
def apply_mixed_success(
    op: TestMixedSuccessAndSilenceableOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    if "target_me" not in target.attributes:
        note = (target.location, "when applied to this op")
        raise silenceable(op, f"{op.name} failed to apply", [note])
    return []


@applies(TestProduceInvalidIrOp)
@to_each_target
def apply_produce_invalid(
    op: TestProduceInvalidIrOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    made = TestDummyPayloadOpOp.build([], [], fail_to_verify=True, location=target.location)
    block = target.regions[0].entry_block
    block.prepend(made)
    return []


@verifies(TestDummyPayloadOpOp)
def verify_dummy_payload(op: TestDummyPayloadOpOp) -> None:
    if op.fail_to_verify:
        raise op.op_error("fail_to_verify is set")


@applies(TestDummyPayloadOpOp)
def apply_dummy_payload(
    op: TestDummyPayloadOpOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    return [[] for _ in op.results]


@applies(TestTrackedRewriteOp)
def apply_tracked_rewrite(
    op: TestTrackedRewriteOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Rewrites while the payload is iterated over: what is erased is not visited, what replaces is."""
    targets = state.payload_ops(op.operands[0])
    first = targets[0] if targets else None
    for target in targets:
        rewriter.set_insertion_point_before(target)
        if "erase_me" in target.attributes:
            rewriter.erase_op(target)
        elif "replace_me" in target.attributes:
            types = [result.type for result in target.results]
            made = TestDummyPayloadOpOp.build(types, target.operands, location=target.location)
            made.set_attribute("new_op", UnitAttr.get())
            rewriter.replace_op_with_new(target, made)
    count = len(state.payload_ops(op.operands[0]))
    if first is not None and "erase_me" in first.attributes:
        count += 1
    _remark(op, state, f"{count} iterations")
    return []


@applies(TestNotifyPayloadOpReplacedOp)
def apply_notify_replaced(
    op: TestNotifyPayloadOpReplacedOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    originals = state.payload_ops(op.original)
    replacements = state.payload_ops(op.replacement)
    if len(originals) != len(replacements):
        raise silenceable(op, "expected same number of original and replacement payload operations")
    for original, replacement in zip(originals, replacements, strict=True):
        state.replace_payload_op(original, replacement)
    return []


@applies(TestReEnterRegionOp)
def apply_re_enter_region(
    op: TestReEnterRegionOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    payloads = [state.payload(operand) for operand in op.operands]
    block: Block = op.body.entry_block
    for _ in range(4):
        with state.scope(op.body):
            for argument, payload in zip(block.arguments, payloads, strict=True):
                state.set_payload(argument, payload)
            for transform in block:
                if not isinstance(transform, YieldOp):
                    state.apply(transform)
    return []


def _tileable(op: Operation, target: Operation) -> Any:
    found = tileable(target)
    if found is None:
        raise definite(op, "only TilingInterface ops are supported")
    return found


@applies(TestTileUsingForallOp)
def apply_tile_using_forall(
    op: Any, rewriter: TransformRewriter, state: TransformState
) -> list[list[Operation]]:
    """Tiles each target by an `scf.forall` whose steps are the sizes."""
    tiled: list[Operation] = []
    loops: list[Operation] = []
    for target in state.payload_ops(op.target):
        tiling = tile_with_forall(
            rewriter,
            _tileable(op, target),
            op.tile_sizes,
            (),
            op.mapping,
            op.interchange,
        )
        rewriter.replace_op(target, tiling.replacements)
        tiled.append(tiling.operations[0])
        loops += tiling.loops
    return [tiled, *([loop] for loop in loops)]


@applies(TestFuseUsingForallOp)
def apply_fuse_using_forall(
    op: Any, rewriter: TransformRewriter, state: TransformState
) -> list[list[Operation]]:
    """Tiles each target by an `scf.forall`, and computes its producers in it."""
    tiled: list[Operation] = []
    loops: list[Operation] = []
    for target in state.payload_ops(op.root_op):
        tiling = tile_with_forall(
            rewriter, _tileable(op, target), op.tile_sizes, (), None, op.interchange
        )
        fused = fuse_producers(rewriter, target, tiling)
        replace_fused(rewriter, target, tiling, fused)
        tiled.append(tiling.operations[0])
        loops = tiling.loops[:1]
    return [tiled, loops]
