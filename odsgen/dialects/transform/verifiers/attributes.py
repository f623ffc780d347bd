"""Verifiers of `transform.*` attributes on any operation, and of parameter types."""

from __future__ import annotations

from odsgen.dialects.transform.consumption import CONSUMED, READ_ONLY
from odsgen.dialects.transform.verifiers.sequences import WITH_NAMED_SEQUENCE
from odsgen.hooks import verifies, verifies_operation_attributes
from odsgen.runtime import (
    Attribute,
    CallableOpInterface,
    CallOpInterface,
    Diagnostic,
    IntegerType,
    MissingMethodError,
    Operation,
    Severity,
    StringAttr,
    SymbolTableCollection,
    Type,
    UnitAttr,
    VerifyError,
    as_interface,
    has_interface,
)
from odsgen.runtime.ir.traits import SymbolTable
from odsgen_dialects.transform import ParamType

_UNITS = frozenset({CONSUMED, READ_ONLY, "transform.silence_tracking_failures"})
_LARGEST_WIDTH = 64


@verifies(ParamType)
def verify_transform_param_type(type: Type) -> None:
    """ParamType::verify"""
    if not isinstance(type, IntegerType) or type.width > _LARGEST_WIDTH:
        raise ValueError("only supports integer types with width <=64")


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """TransformDialect::verifyOperationAttribute"""
    if name == WITH_NAMED_SEQUENCE:
        if SymbolTable not in op.TRAITS:
            raise _error_at(
                op, f'"{name}" attribute can only be attached to operations with symbol tables'
            )
        _verify_calls(op)
        _verify_no_recursion(op)
    elif name == "transform.target_tag":
        if not isinstance(attribute, StringAttr):
            raise op.error(f'"{name}" attribute must be a string')
    elif name in _UNITS:
        if not isinstance(attribute, UnitAttr):
            raise op.error(f'"{name}" must be a unit attribute')
    else:
        raise _error_at(op, f'unknown attribute: "{name}"')


def _error_at(op: Operation, message: str) -> VerifyError:
    return VerifyError([Diagnostic(Severity.ERROR, op.location, message)])


# --- recursion ----------------------------------------------------------------------------------------------------------


def _is_callable(op: Operation) -> bool:
    return has_interface(op, CallableOpInterface) and any(r.blocks for r in op.regions)


def _callees(caller: Operation, tables: SymbolTableCollection) -> list[Operation]:
    """The callees of a callable's body, without those of nested callables."""
    found: dict[Operation, None] = {}
    pending = [op for region in caller.regions for block in region.blocks for op in block][::-1]
    while pending:
        op = pending.pop()
        callee = _callee(op, tables)
        if callee is not None and _is_callable(callee):
            found[callee] = None
        if not _is_callable(op):
            inside = [inner for region in op.regions for b in region.blocks for inner in b]
            pending.extend(reversed(inside))
    return list(found)


def _callee(op: Operation, tables: SymbolTableCollection) -> Operation | None:
    if not has_interface(op, CallOpInterface):
        return None
    call = as_interface(op, CallOpInterface)
    try:
        return None if call is None else call.resolve_callable(tables)
    except MissingMethodError:
        return None


def _verify_calls(root: Operation) -> None:
    """Verifies calls and callables first, since the call graph depends on them."""
    for op in root.walk(post_order=True):
        if op is not root and (
            has_interface(op, CallableOpInterface) or has_interface(op, CallOpInterface)
        ):
            op.verify_invariants()
            for verifier in op.HOOK_VERIFIERS:
                verifier(op)


def _verify_no_recursion(root: Operation) -> None:
    """Checks that the call graph has no cycle."""
    tables = SymbolTableCollection()
    edges: dict[Operation, list[Operation]] = {}
    for op in root.walk():
        if op is not root and _is_callable(op):
            edges[op] = _callees(op, tables)
    for cycle in _cycles(edges):
        diagnostic = Diagnostic(
            Severity.ERROR, cycle[0].location, "recursion not allowed in named sequences"
        )
        for op in cycle[1:]:
            diagnostic.attach_note("operation on recursion stack", op.location)
        raise VerifyError([diagnostic])


def _cycles(edges: dict[Operation, list[Operation]]) -> list[list[Operation]]:
    """The strongly connected components, callees first (Tarjan)."""
    number: dict[Operation, int] = {}
    lowest: dict[Operation, int] = {}
    stack: list[Operation] = []
    open_ops: set[Operation] = set()
    cycles = []
    for root in edges:
        if root in number:
            continue
        pending = [(root, iter(edges[root]))]
        number[root] = lowest[root] = len(number)
        stack.append(root)
        open_ops.add(root)
        while pending:
            op, callees = pending[-1]
            callee = next(callees, None)
            if callee is not None:
                if callee not in number and callee in edges:
                    number[callee] = lowest[callee] = len(number)
                    stack.append(callee)
                    open_ops.add(callee)
                    pending.append((callee, iter(edges[callee])))
                elif callee in open_ops:
                    lowest[op] = min(lowest[op], number[callee])
                continue
            pending.pop()
            if pending:
                lowest[pending[-1][0]] = min(lowest[pending[-1][0]], lowest[op])
            if lowest[op] == number[op]:
                start = stack.index(op)
                component = stack[start:][::-1]
                del stack[start:]
                open_ops.difference_update(component)
                if len(component) > 1 or op in edges[op]:
                    cycles.append(component)
    return cycles
