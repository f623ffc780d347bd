"""Verifiers of operations on handles and parameters of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from odsgen.dialects.transform.verifiers.kinds import of_one_kind
from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Diagnostic, Operation, Severity, Value, VerifyError, i64
from odsgen_dialects import transform


def verify_numbers(op: Operation, is_all: bool, is_inverted: bool, numbers: Sequence[int]) -> None:
    """Checks a dimension list: not empty unless `all`, without adjacent duplicates."""
    if is_all:
        if is_inverted:
            raise op.op_error("cannot request both 'all' and 'inverted' values in the list")
        if numbers:
            raise op.op_error("cannot both request 'all' and specific values in the list")
    elif not numbers:
        raise op.op_error("must request specific values in the list if 'all' is not specified")
    if any(one == next for one, next in zip(numbers, numbers[1:], strict=False)):
        raise op.op_error("expected the listed values to be unique")


@verifies(transform.GetOperandOp, transform.GetResultOp)
def verify_get_operand(op: transform.GetOperandOp | transform.GetResultOp) -> None:
    """GetOperandOp::verify, GetResultOp::verify"""
    verify_numbers(op, op.is_all, op.is_inverted, op.raw_position_list)


@verifies(transform.SplitHandleOp)
def verify_split_handle(op: transform.SplitHandleOp) -> None:
    """SplitHandleOp::verify"""
    number = op.overflow_result
    if number is not None and number % (1 << 64) >= len(op.results):
        raise op.op_error("overflow_result is not a valid result index")
    if not all(of_one_kind(op.handle.type, type) for type in op.result_types):
        raise op.op_error(
            "expects result types to implement the same transform interface as the operand type"
        )


@verifies(transform.NumAssociationsOp)
def verify_num_associations(op: transform.NumAssociationsOp) -> None:
    """NumAssociationsOp::verify"""
    type = op.num.type
    if type.MNEMONIC == "param":
        wrapped = type.parameters()[0]
        if wrapped is not i64:
            raise _error_at(
                op,
                "expected the type of the parameter attribute ('i64') to match the parameter "
                f"type ('{wrapped}')",
            )
    elif type.MNEMONIC in ("affine_map", "type"):
        wanted = type.MNEMONIC.replace("_", " ")
        raise _error_at(op, f"expected {wanted} attribute, got 0 : i64")


def _error_at(op: Operation, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, op.location, message)])


def _verify_pairs(
    op: transform.ForeachOp, one: Sequence[Value], other: Sequence[Value], texts: str
) -> None:
    counted, indexed = texts.split("|")
    for left, right in zip_longest(one, other):
        if left is None or right is None:
            raise op.op_error(f"expects the same number of {counted}")
        if left.type is not right.type:
            raise op.op_error(f"expects co-indexed {indexed} to have the same op/value/param type")


@verifies(transform.ForeachOp)
def verify_foreach(op: transform.ForeachOp) -> None:
    """ForeachOp::verify"""
    block = op.body.blocks[0]
    _verify_pairs(
        op,
        op.targets,
        block.arguments,
        "targets as the body has block arguments|targets and the body's block arguments",
    )
    _verify_pairs(
        op,
        op.results,
        block.last.operands if block.last is not None else (),
        "results as the yield terminator has operands|results and yield operands",
    )


# --- tuning -------------------------------------------------------------------------------------------------------------


@verifies(transform.KnobOp)
def verify_tune_knob(op: transform.KnobOp) -> None:
    """KnobOp::verify"""
    options, selected = op.options, op.selected
    if selected is not None and isinstance(options, ArrayAttr):
        if selected not in options.elements:
            raise op.op_error(
                "provided `selected` attribute is not an element of `options` array of attributes"
            )


@verifies(transform.TuneAlternativesOp)
def verify_tune_alternatives(op: transform.TuneAlternativesOp) -> None:
    """tune::AlternativesOp::verify"""
    for region in op.alternatives:
        verify_yield(op, region.blocks[0].last)
    selected = op.properties.get("selected_region_attr")
    if selected is not None and not 0 <= selected.value < len(op.regions):
        raise op.op_error(
            f"'selected_region' attribute specifies region at index {selected.value} while op has "
            f"only {len(op.regions)} regions"
        )


def verify_yield(op: Operation, last: Operation | None) -> None:
    """Checks that the region ends with a `transform.yield` of the result types."""
    if last is None or last.name != "transform.yield":
        raise op.op_error("expected 'transform.yield' as terminator")
    found, wanted = last.operand_types, op.result_types
    if len(found) != len(wanted):
        raise last.op_error(
            "expected terminator to have as many operands as the parent op has results"
        )
    for number, (one, other) in enumerate(zip(found, wanted, strict=True)):
        if one is not other:
            raise last.op_error(
                f"the type of the terminator operand #{number} must match the type of the "
                f"corresponding parent op result ('{one}' vs '{other}')"
            )


# --- irdl ---------------------------------------------------------------------------------------------------------------


@verifies(transform.IRDLCollectMatchingOp)
def verify_irdl_collect_matching(op: transform.IRDLCollectMatchingOp) -> None:
    """IRDLCollectMatchingOp::verify"""
    inner = list(op.body.blocks[0])
    if len(inner) != 1:
        raise op.op_error("expects a single operation in the body")
    if inner[0].name != "irdl.dialect":
        raise op.op_error("expects the body operation to be irdl.dialect")
    names = [
        child.name for region in inner[0].regions for block in region.blocks for child in block
    ]
    if names.count("irdl.operation") != 1:
        raise op.op_error("expects IRDL to contain exactly one operation")
    if "irdl.type" in names or "irdl.attribute" in names:
        raise op.op_error("IRDL types and attributes are not yet supported")
