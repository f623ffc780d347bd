"""Kinds of values of the dialect `transform`: operation handles, value handles, parameters."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.runtime import Operation, Type

HANDLE = "TransformHandleTypeInterface"
PARAM = "TransformParamTypeInterface"
VALUE = "TransformValueHandleTypeInterface"


def has(type: Type, *interfaces: str) -> bool:
    """Whether the type has one of the interfaces."""
    return any(interface in type.INTERFACES for interface in interfaces)


def of_one_kind(one: Type, other: Type) -> bool:
    """Whether both types are of one kind."""
    return any(has(one, kind) and has(other, kind) for kind in (HANDLE, PARAM, VALUE))


def verify_children(
    op: Operation, children: Iterable[Operation], interface: str, what: str
) -> None:
    """Checks that each operation has the interface."""
    for child in children:
        if interface not in child.INTERFACES:
            raise op.op_error(
                f"expected {what} to implement {interface}",
                [(child.location, "op without interface")],
            )
