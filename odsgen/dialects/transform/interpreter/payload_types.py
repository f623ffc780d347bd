"""Checks of the payload by the types of handles and parameters (`checkPayload`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Any

from odsgen.dialects.transform.interpreter.failures import definite
from odsgen.dialects.transform.verifiers.kinds import HANDLE, VALUE, has
from odsgen.runtime import (
    AffineMapAttr,
    Attribute,
    Location,
    Type,
    TypeAttr,
    Value,
    generic_op_text,
)
from odsgen_dialects.transform import (
    AffineMapParamType,
    OperationType,
    ParamType,
    TypeParamType,
)


def check_payload(handle: Value, payload: Sequence[Any]) -> None:
    """Raise DefiniteFailure if the type of a handle does not allow the payload."""
    if None in payload:
        what = "transform value"
        kind = "op"
        if has(handle.type, VALUE):
            what, kind = "transform handle", "value"
        elif not has(handle.type, HANDLE):
            raise definite(
                handle.location, "attempting to assign a null parameter to this transform value"
            )
        raise definite(
            handle.location, f"attempting to assign a null payload {kind} to this {what}"
        )
    problem = payload_problem(handle.type, payload)
    if problem:
        raise definite(handle.location, *problem)


#: An error and its notes.
Problem = tuple[str, list[tuple[Location | None, str]]]


@singledispatch
def payload_problem(type: Type, payload: Sequence[Any]) -> Problem | None:
    """The error about a payload that a type does not allow; by default it allows any."""
    return None


@payload_problem.register
def _of_operation(type: OperationType, payload: Sequence[Any]) -> Problem | None:
    for op in payload:
        if op.name != type.operation_name:
            shown = generic_op_text(op)
            shown = f"\n{shown}" if "\n" in shown else shown
            return (
                f"incompatible payload operation name expected {type.operation_name} vs "
                f"{op.name} -> {shown}",
                [(op.location, "payload operation")],
            )
    return None


@payload_problem.register
def _of_param(type: ParamType, payload: Sequence[Any]) -> Problem | None:
    for attribute in payload:
        if _type_of(attribute) is not type.type:
            return (
                f"expected the type of the parameter attribute ('{_type_of(attribute)}') to match "
                f"the parameter type ('{type.type}')",
                [],
            )
    return None


@payload_problem.register
def _of_type_param(type: TypeParamType, payload: Sequence[Any]) -> Problem | None:
    for attribute in payload:
        if not isinstance(attribute, TypeAttr):
            return f"expected type attribute, got {attribute}", []
    return None


@payload_problem.register
def _of_affine_map_param(type: AffineMapParamType, payload: Sequence[Any]) -> Problem | None:
    for attribute in payload:
        if not isinstance(attribute, AffineMapAttr):
            return f"expected affine map attribute, got {attribute}", []
    return None


def _type_of(attribute: Attribute) -> Any:
    return getattr(attribute, "type", None)
