"""Verifiers of sequences of the dialect `transform`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.transform.consumption import (
    CONSUMED,
    READ_ONLY,
    argument_is,
    consumed_arguments,
    consuming_uses,
    included_sequence,
)
from odsgen.dialects.transform.verifiers.kinds import HANDLE, PARAM, VALUE, has
from odsgen.hooks import verifies
from odsgen.runtime import Diagnostic, Location, Operation, Severity, Value, VerifyError
from odsgen.runtime.ir.traits import SymbolTable
from odsgen_dialects import transform

_TOP_LEVEL = frozenset(
    {"transform.sequence", "transform.alternatives", "transform.with_pdl_patterns"}
)


def _verify_top_level(op: Operation) -> None:
    """Checks the entry block's arguments, the root handle first; if nested, each needs an operand."""
    if not op.regions:
        raise op.op_error("expects at least one region")
    blocks = op.regions[0].blocks
    if len(blocks) != 1:
        raise op.op_error("expects a single-block region")
    arguments = blocks[0].arguments
    if not arguments:
        raise op.op_error("expects the entry block to have at least one argument")
    if not has(arguments[0].type, HANDLE):
        raise op.op_error(
            f"expects the first entry block argument to be of type implementing {HANDLE}"
        )
    if op.operands and arguments[0].type is not op.operands[0].type:
        raise op.op_error("expects the type of the block argument to match the type of the operand")
    for number, argument in enumerate(arguments[1:], 1):
        if not has(argument.type, HANDLE, PARAM, VALUE):
            raise op.op_error(
                "expects trailing entry block arguments to be of type implementing "
                f"{HANDLE}, {VALUE} or {PARAM}",
                [(op.location, f"argument #{number} does not")],
            )
    parent = op.parent_op
    while parent is not None and parent.name not in _TOP_LEVEL:
        parent = parent.parent_op
    if parent is not None and len(op.operands) != len(arguments):
        raise op.op_error(
            "expects operands to be provided for a nested op",
            [(parent.location, "nested in another possible top-level op")],
        )


def _verify_consumed_once(op: Operation, value: Value, what: str) -> None:
    uses = list(consuming_uses(value))
    if len(uses) > 1:
        error = op.error(f"{what} has more than one potential consumer")
        for use in uses[:2]:
            error.diagnostics[0].attach_note(
                f"used here as operand #{use.index}", use.owner.location
            )
        raise error


@verifies(transform.SequenceOp)
def verify_sequence(op: transform.SequenceOp) -> None:
    """SequenceOp::verify"""
    _verify_top_level(op)
    if op.extra_bindings and op.root is None:
        raise op.op_error("does not expect extra operands when used as top-level")
    body = op.body.blocks[0]
    for argument in body.arguments:
        what = f"'{op.name}' op block argument #{argument.index}"
        _verify_consumed_once(op, argument, what)
    last = body.last
    for inner in body:
        for number, result in enumerate(inner.results):
            _verify_consumed_once(inner, result, f"result #{number}")
        if inner is not last and "TransformOpInterface" not in inner.INTERFACES:
            raise op.op_error(
                "expected children ops to implement TransformOpInterface",
                [(inner.location, "op without interface")],
            )
    if last is None:
        raise op.op_error("expects to have a terminator in the body")
    if last.operand_types != op.result_types:
        raise op.op_error(
            "expects the types of the terminator operands to match the types of the result",
            [(last.location, "terminator")],
        )


@verifies(transform.AlternativesOp)
def verify_alternatives(op: transform.AlternativesOp) -> None:
    """AlternativesOp::verify"""
    _verify_top_level(op)
    for number, region in enumerate(op.alternatives):
        last = region.blocks[0].last if region.blocks else None
        if last is not None and last.operand_types != op.result_types:
            raise op.op_error(
                "expects terminator operands to have the same type as results of the operation",
                [(last.location, f"terminator #{number}")],
            )


@verifies(transform.WithPDLPatternsOp)
def verify_with_pdl_patterns(op: transform.WithPDLPatternsOp) -> None:
    """WithPDLPatternsOp::verify"""
    _verify_top_level(op)
    body = op.body.blocks[0]
    top_level: Operation | None = None
    for inner in body:
        if inner.name == "pdl.pattern":
            continue
        if inner.name in _TOP_LEVEL or "TransformOpInterface" in inner.INTERFACES:
            if top_level is not None:
                raise op.op_error(
                    "expects only one non-pattern op in its body",
                    [
                        (top_level.location, "first non-pattern op"),
                        (inner.location, "second non-pattern op"),
                    ],
                )
            top_level = inner
            continue
        raise op.op_error(
            "expects only pattern and top-level transform ops in its body",
            [(inner.location, "offending op")],
        )
    parent = op.parent_op
    while parent is not None:
        if parent.name == op.name:
            raise op.op_error("cannot be nested", [(parent.location, "parent operation")])
        parent = parent.parent_op
    if top_level is None:
        raise op.op_error("expects at least one non-pattern op")


# --- named sequences ----------------------------------------------------------------------------------------------------

WITH_NAMED_SEQUENCE = "transform.with_named_sequence"


def _error_at(op: Operation, message: str, note: tuple[Location, str] | None = None) -> VerifyError:
    diagnostic = Diagnostic(Severity.ERROR, op.location, message)
    if note is not None:
        diagnostic.attach_note(note[1], note[0])
    return VerifyError([diagnostic])


@verifies(transform.TransformOpInterface)
def verify_transform_op_interface(op: Operation) -> None:
    """verifyTransformOpInterface"""
    if op.name != "transform.include":
        return
    callee: Any = included_sequence(op)
    if callee is None or callee.name != "transform.named_sequence":
        return
    try:
        verify_named_sequence(callee)
    except VerifyError:
        return
    for number in range(len(op.operands)):
        if not any(argument_is(callee, number, mark) for mark in (CONSUMED, READ_ONLY)):
            error = op.error(
                "TransformOpInterface requires memory effects on operands to be specified"
            )
            error.diagnostics[0].attach_note(f"no effects specified for operand #{number}")
            raise error


def verify_marks(function: Any, always: bool = False) -> None:
    """Checks that consumed arguments are marked; without a body or if ``always``, all arguments."""
    blocks = function.regions[0].blocks
    consumed = consumed_arguments(blocks[0]) if blocks else set()
    for number in range(len(function.function_type.inputs)):
        is_consumed = argument_is(function, number, CONSUMED)
        is_read_only = argument_is(function, number, READ_ONLY)
        if is_consumed and is_read_only:
            raise _error_at(function, f"argument #{number} cannot be both readonly and consumed")
        if (always or not blocks) and not (is_consumed or is_read_only):
            raise _error_at(
                function,
                "must provide consumed/readonly status for arguments of external or called ops",
            )
        if number in consumed and is_read_only:
            raise _error_at(
                function, f"argument #{number} is consumed in the body but is not marked as such"
            )


def _verify_named_yield(op: transform.NamedSequenceOp) -> None:
    last = op.body.blocks[0].last
    if last is None:
        raise _error_at(op, "expected a non-empty body block")
    if last.name != "transform.yield":
        raise _error_at(
            op, "expected 'transform.yield' as terminator", (last.location, "terminator")
        )
    function_type: Any = op.function_type
    found, wanted = last.operand_types, function_type.results
    if len(found) != len(wanted):
        raise _error_at(
            last, "expected terminator to have as many operands as the parent op has results"
        )
    for number, (one, other) in enumerate(zip(found, wanted, strict=True)):
        if one is not other:
            raise _error_at(
                last,
                f"the type of the terminator operand #{number} must match the type of the "
                f"corresponding parent op result ('{one}' vs '{other}')",
            )


@verifies(transform.NamedSequenceOp)
def verify_named_sequence(op: transform.NamedSequenceOp) -> None:
    """NamedSequenceOp::verify"""
    table = op.parent_op
    while table is not None and SymbolTable not in table.TRAITS:
        table = table.parent_op
    if table is not None and WITH_NAMED_SEQUENCE not in table.attributes:
        raise _error_at(
            op,
            f"expects the parent symbol table to have the '{WITH_NAMED_SEQUENCE}' attribute",
            (table.location, "symbol table operation"),
        )
    parent = op.parent_op
    while parent is not None and "TransformOpInterface" not in parent.INTERFACES:
        parent = parent.parent_op
    if parent is not None:
        raise _error_at(
            op,
            "cannot be defined inside another transform op",
            (parent.location, "ancestor transform op"),
        )
    if op.body.blocks:
        _verify_named_yield(op)
    verify_marks(op)
