"""Verifiers of the dialect `pdl`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.dialects.shared import operand_segments
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Operation, Value, VerifyError, dialect_loaded_for
from odsgen_dialects import pdl

_RESULTS = (pdl.ResultOp, pdl.ResultsOp)
_CONNECTED = (*_RESULTS, pdl.OperandOp, pdl.OperandsOp, pdl.OperationOp)


def _users(op: Operation) -> list[Operation]:
    return [user for result in op.results for user in result.users]


# --- binding uses -------------------------------------------------------------------------------------------------------


def _has_binding_use(op: Operation) -> bool:
    """Whether anything but `pdl.result` uses the value, or its results."""
    pending = [op]
    seen = {op}
    while pending:
        for user in _users(pending.pop()):
            if not isinstance(user, _RESULTS):
                return True
            if user not in seen:
                seen.add(user)
                pending.append(user)
    return False


@verifies(pdl.OperandOp, pdl.OperandsOp)
def _verify_binding_use(op: Operation) -> None:
    if isinstance(op.parent_op, pdl.PatternOp) and not _has_binding_use(op):
        raise op.op_error(
            "expected a bindable user when defined in the matcher body of a `pdl.pattern`"
        )


@verifies(pdl.AttributeOp)
def verify_attribute(op: pdl.AttributeOp) -> None:
    """AttributeOp::verify"""
    if op.value is None:
        if isinstance(op.parent_op, pdl.RewriteOp):
            raise op.op_error("expected constant value when specified within a `pdl.rewrite`")
        _verify_binding_use(op)
    elif op.operands:
        raise op.op_error("expected only one of [`type`, `value`] to be set")


@verifies(pdl.TypeOp)
def verify_type(op: pdl.TypeOp) -> None:
    """TypeOp::verify"""
    if op.constant_type_attr is None:
        _verify_binding_use(op)


@verifies(pdl.TypesOp)
def verify_types(op: pdl.TypesOp) -> None:
    """TypesOp::verify"""
    if op.constant_types_attr is None:
        _verify_binding_use(op)


# --- operations ---------------------------------------------------------------------------------------------------------


@verifies(pdl.OperationOp)
def verify_operation(op: pdl.OperationOp) -> None:
    """OperationOp::verify"""
    name = op.op_name_attr
    is_created = isinstance(op.parent_op, pdl.RewriteOp)
    if is_created and name is None:
        raise op.op_error("must have an operation name when nested within a `pdl.rewrite`")
    attributes, types = op.attribute_values, op.type_values
    names = op.attribute_value_names_attr.elements
    if len(names) != len(attributes):
        raise op.op_error(
            "expected the same number of attribute values and attribute names, got "
            f"{len(names)} names and {len(attributes)} values"
        )
    if is_created and name is not None and not might_infer_types(op, name.value):
        _verify_types_are_known(op, types)
    _verify_binding_use(op)


def might_infer_types(op: Operation, name: str) -> bool:
    """Whether the operation infers result types or is not registered."""
    op_class = registered_class(op, name)
    return op_class is None or "InferTypeOpInterface" in op_class.INTERFACES


def registered_class(op: Operation, name: str) -> type[Operation] | None:
    """The class of an operation name, if its dialect is loaded."""
    dialect = dialect_loaded_for(op, name.partition(".")[0])
    return None if dialect is None else dialect.operation_class(name)


def _verify_types_are_known(op: pdl.OperationOp, types: Sequence[Value]) -> None:
    block = op.parent_block
    for use in op.op.uses:
        replacement = use.owner
        if isinstance(replacement, pdl.ReplaceOp) and use.index > 0:
            replaced = replacement.operands[0].defining_op
            if replaced is None or replaced.parent_block is not block:
                return
            if _is_before(replaced, op):
                return
    for number, type in enumerate(types):
        if not _is_constrained(type.defining_op, op):
            raise op.op_error(
                "must have inferable or constrained result types when nested within `pdl.rewrite`",
                [(op.location, f"result type #{number} was not constrained")],
            )


def _is_before(first: Operation, second: pdl.OperationOp) -> bool:
    block = second.parent_block
    for op in () if block is None else block:
        if op is first:
            return True
        if op is second:
            return False
    return False


def _is_constrained(definition: Operation | None, created: pdl.OperationOp) -> bool:
    """Whether the type is computed, constant, or taken from a matched value."""
    if definition is None:
        return False
    if isinstance(definition, pdl.ApplyNativeRewriteOp):
        return True
    if isinstance(definition, pdl.TypeOp):
        constant: object = definition.constant_type_attr
    elif isinstance(definition, pdl.TypesOp):
        constant = definition.constant_types_attr
    else:
        return False
    if constant is not None:
        return True
    return any(
        user.parent_block is not created.parent_block
        and isinstance(user, (pdl.OperandOp, pdl.OperandsOp, pdl.OperationOp))
        for user in _users(definition)
    )


# --- constraints and rewrites -------------------------------------------------------------------------------------------


@verifies(pdl.RangeOp)
def verify_range(op: Operation) -> None:
    """RangeOp::verify"""
    expected = range_element_or_self(op.result_types[0])
    for type in op.operand_types:
        element = range_element_or_self(type)
        if element is not expected:
            raise op.op_error(
                f"expected operand to have element type '{expected}', but got '{element}'"
            )


@verifies_regions(pdl.RewriteOp)
def verify_rewrite_regions(op: pdl.RewriteOp) -> None:
    """RewriteOp::verifyRegions"""
    has_body = bool(op.body_region.blocks)
    if op.name_argument_attr is not None:
        if has_body:
            raise op.op_error("expected rewrite region to be empty when rewrite is external")
        return
    if not has_body:
        raise op.op_error(
            "expected rewrite region to be non-empty if external name is not specified"
        )
    if op.external_args:
        raise op.op_error("expected no external arguments when the rewrite is specified inline")


# --- patterns -----------------------------------------------------------------------------------------------------------


@verifies_regions(pdl.PatternOp)
def verify_pattern_regions(op: pdl.PatternOp) -> None:
    """PatternOp::verifyRegions"""
    body = op.body_region.blocks[0]
    last = body.last
    if not isinstance(last, pdl.RewriteOp):
        raise _with_note(
            op, "expected body to terminate with `pdl.rewrite`", last, "see terminator defined here"
        )
    for inner in op.body_region.walk(post_order=True):
        if inner.dialect_name != pdl.DIALECT.name:
            message = "expected only `pdl` operations within the pattern body"
            raise _with_note(op, message, inner, "see non-`pdl` operation defined here")
    if not any(isinstance(inner, pdl.OperationOp) for inner in body):
        raise op.op_error("the pattern must contain at least one `pdl.operation`")
    parts = [inner for inner in body if isinstance(inner, _CONNECTED)]
    reached = _connected_with(parts[0])
    for part in parts:
        if part not in reached:
            message = "the operations must form a connected component"
            raise _with_note(op, message, part, "see a disconnected value / operation here")


def _with_note(op: pdl.PatternOp, message: str, place: Operation | None, note: str) -> VerifyError:
    return op.op_error(message, [] if place is None else [(place.location, note)])


def _connected_with(first: Operation) -> set[Operation]:
    """All operations reachable over operands and uses."""
    reached: set[Operation] = set()
    pending: list[Operation | None] = [first]
    while pending:
        op = pending.pop()
        if op is None or op in reached:
            continue
        if not isinstance(op.parent_op, pdl.PatternOp) or isinstance(op, pdl.RewriteOp):
            continue
        reached.add(op)
        if isinstance(op, pdl.OperationOp):
            pending.extend(value.defining_op for value in operand_segments(op)[0])
        elif isinstance(op, _RESULTS):
            pending.append(op.operands[0].defining_op)
        pending.extend(_users(op))
    return reached
