"""The analysis of one operation with all inside it: which operands are in place (MLIR: `analyzeOp`)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.conflicts import would_conflict, would_write_read_only
from odsgen.dialects.bufferization.one_shot.interface import (
    default_has_tensor_semantics,
    is_tensor,
    model_of,
    used_value,
    uses_of_tensors,
)
from odsgen.dialects.bufferization.one_shot.shuffling import shuffled
from odsgen.runtime import (
    ArrayAttr,
    DominanceInfo,
    OpResult,
    StringAttr,
    VerifyError,
    has_interface,
)
from odsgen.runtime.interfaces import RegionBranchTerminatorOpInterface
from odsgen_dialects.bufferization import ToTensorOp

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.state import OneShotState
    from odsgen.runtime import Diagnostic, Operation, Value

IN_PLACE = "__inplace_operands_attr__"
RESULT_ALIASES = "__opresult_alias_set_attr__"
ARGUMENT_ALIASES = "__bbarg_alias_set_attr__"


def has_tensor_semantics(op: Operation) -> bool:
    """Whether an operation has a tensor to bufferize, by its model if it has one."""
    model = model_of(op)
    return default_has_tensor_semantics(op) if model is None else model.has_tensor_semantics(op)


def verify_unstructured_control_flow(op: Operation) -> None:
    """Refuses regions with several blocks where the model does not expect them."""
    model = model_of(op)
    if model is None or model.supports_unstructured_control_flow:
        return
    if any(len(region.blocks) > 1 for region in op.regions):
        raise op.op_error(
            "op or BufferizableOpInterface implementation does not support unstructured control "
            "flow, but at least one region has multiple blocks"
        )


def _verify_before(op: Operation, dominance: DominanceInfo, state: OneShotState) -> None:
    """Refuses what cannot be bufferized, and operands that have to be in place and cannot."""
    bufferizable = [inner for inner in op.walk(post_order=True) if state.model(inner) is not None]
    for inner in bufferizable:
        verify_unstructured_control_flow(inner)
    prefix = "not bufferizable under the given constraints: "
    for inner in bufferizable:
        if isinstance(inner, ToTensorOp) and not inner.restrict and inner.result.has_uses:
            raise inner.op_error(
                "to_tensor ops without `restrict` are not supported by One-Shot Analysis"
            )
        for use in uses_of_tensors(inner):
            if would_conflict(use, dominance, state, as_it_is=True):
                raise inner.op_error(f"{prefix}cannot avoid RaW conflict")
            if state.is_in_place(use) and would_write_read_only(use, state, as_it_is=True):
                raise inner.op_error(f"{prefix}would write to read-only buffer")


# --- the order in which operations are analyzed -----------------------------------------------------------------------


def _order(op: Operation, state: OneShotState) -> Sequence[Operation]:
    heuristic = state.options.analysis_heuristic
    if heuristic == "bottom-up-from-terminators":
        return _from_terminators(op, state)
    ops = [inner for inner in op.walk(post_order=True) if has_tensor_semantics(inner)]
    if heuristic == "bottom-up":
        ops.reverse()
    elif heuristic == "fuzzer":
        return shuffled(ops, state.options.analysis_fuzzer_seed)
    return ops


def _from_terminators(op: Operation, state: OneShotState) -> Sequence[Operation]:
    """First what terminators yield, from the end to the beginning, then the other operations."""
    ordered: dict[Operation, None] = {}
    for term in op.walk(post_order=True):
        if not has_interface(term, RegionBranchTerminatorOpInterface) or term in ordered:
            continue
        ordered[term] = None
        block = term.parent_block
        region = None if block is None else block.parent_region
        pending = _tensor_results(term.operands)
        while pending:
            result = pending.pop()
            if result.owner in ordered:
                continue
            ordered[result.owner] = None
            if region is None or region.find_ancestor_op_in_region(result.owner) is None:
                continue
            pending += _tensor_results(
                used_value(alias.other) for alias in state.aliasing_uses(result)
            )
    rest = [
        inner
        for inner in _walk_backwards(op)
        if inner not in ordered and has_tensor_semantics(inner)
    ]
    return [*ordered, *rest]


def _walk_backwards(op: Operation) -> Iterable[Operation]:
    """The operation and those inside; the last ones first, and before what they are in."""
    for region in reversed(op.regions):
        for block in reversed(region.blocks):
            for inner in reversed(block.operations):
                yield from _walk_backwards(inner)
    yield op


def _tensor_results(values: Iterable[Value]) -> list[OpResult]:
    return [value for value in values if isinstance(value, OpResult) and is_tensor(value)]


# --- equivalence ------------------------------------------------------------------------------------------------------


def _find_equivalences(op: Operation, state: OneShotState) -> None:
    """Merges classes of results and operands that are in the same buffer."""
    for inner in op.walk(post_order=True):
        for result in inner.results:
            if is_tensor(result) and state.model(inner) is not None:
                _find_equivalence(result, state)


def _find_equivalence(result: OpResult, state: OneShotState) -> None:
    aliases = state.aliasing_uses(result)
    if not aliases:
        return
    first = used_value(aliases[0].other)
    all_equivalent = True
    for alias in aliases:
        value = used_value(alias.other)
        is_same = alias.is_equivalent and state.is_in_place(alias.other)
        if is_same and alias.is_definite:
            state.union_equivalence_classes(result, value)
            return
        if not is_same or not state.are_equivalent(value, first):
            all_equivalent = False
    model = state.model(result.owner)
    if all_equivalent and model is not None and not model.bufferizes_to_allocation(result):
        state.union_equivalence_classes(result, first)


# --- the whole --------------------------------------------------------------------------------------------------------


def analyze_op(op: Operation, state: OneShotState) -> None:
    """Decides for each operand of tensor type inside whether it is in place; raises VerifyError."""
    dominance = DominanceInfo()
    _verify_before(op, dominance, state)
    for inner in _order(op, state):
        for use in uses_of_tensors(inner):
            if would_write_read_only(use, state) or would_conflict(use, dominance, state):
                state.bufferize_out_of_place(use)
            else:
                state.bufferize_in_place(use)
    _find_equivalences(op, state)
    state.gather_undefined_uses(op)
    errors: list[Diagnostic] = []
    for inner in op.walk(post_order=True):
        model = state.model(inner)
        if model is not None:
            try:
                model.verify_analysis(inner, state)
            except VerifyError as error:
                errors += error.diagnostics
    if state.options.test_analysis_only:
        _annotate_in_place(op, state)
    if state.options.dump_alias_sets:
        _annotate_aliases(op, state)
    if errors:
        raise VerifyError(errors)


# --- notes in the program -----------------------------------------------------------------------------------------------


def _annotate_in_place(op: Operation, state: OneShotState) -> None:
    for inner in op.walk(post_order=True):
        found = {use.index: state.is_in_place(use) for use in uses_of_tensors(inner)}
        if found:
            inner.attributes[IN_PLACE] = ArrayAttr.get(
                [
                    StringAttr.get(str(found[index]).lower() if index in found else "none")
                    for index in range(len(inner.operands))
                ]
            )


def _annotate_aliases(op: Operation, state: OneShotState) -> None:
    from odsgen.runtime.printer.names import ValueNames

    names = ValueNames(op)

    def alias_set(value: Value) -> ArrayAttr:
        return ArrayAttr.get([StringAttr.get(names[alias]) for alias in state.aliases(value)])

    def alias_sets(values: Iterable[Value]) -> ArrayAttr:
        return ArrayAttr.get([alias_set(value) for value in values if is_tensor(value)])

    for inner in op.walk(post_order=True):
        if any(map(is_tensor, inner.results)):
            inner.attributes[RESULT_ALIASES] = alias_sets(inner.results)
        blocks = [block for region in inner.regions for block in region.blocks]
        if any(is_tensor(argument) for block in blocks for argument in block.arguments):
            inner.attributes[ARGUMENT_ALIASES] = ArrayAttr.get(
                [
                    ArrayAttr.get([alias_sets(block.arguments) for block in region.blocks])
                    for region in inner.regions
                ]
            )
