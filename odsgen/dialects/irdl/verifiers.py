"""Verifiers of the dialect `irdl`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeAlias

from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import ArrayAttr, Operation, StringAttr
from odsgen_dialects import irdl

Values: TypeAlias = irdl.OperandsOp | irdl.ResultsOp

_NAMESPACE = re.compile(r"[A-Za-z_][\w$]*", re.ASCII)


def _verify_name(op: Operation, name: str, label: str) -> None:
    """Checks a name: small letters, digits and single underscores."""
    if not name:
        raise op.error(f"name of {label} is empty")
    previous = "_"
    for character in name:
        if character == "_":
            if previous == "_":
                raise op.error(f"name of {label} should not contain leading or double underscores")
        elif not (character.isascii() and character.isalnum()):
            raise op.error(
                f"name of {label} must contain only lowercase letters, digits and underscores"
            )
        elif character.isupper():
            raise op.error(f"name of {label} should not contain uppercase letters")
        previous = character


@verifies(irdl.DialectOp)
def verify_dialect(op: irdl.DialectOp) -> None:
    """DialectOp::verify"""
    if not _NAMESPACE.fullmatch(op.sym_name):
        raise op.op_error("invalid dialect name")
    _verify_name(op, op.sym_name, "dialect")


@verifies(irdl.OperationOp)
def verify_operation(op: irdl.OperationOp) -> None:
    """OperationOp::verify"""
    _verify_name(op, op.sym_name, "operation")


@verifies(irdl.TypeOp)
def verify_type(op: irdl.TypeOp) -> None:
    """TypeOp::verify"""
    _verify_name(op, op.sym_name.removeprefix("!"), "type")


@verifies(irdl.AttributeOp)
def verify_attribute(op: irdl.AttributeOp) -> None:
    """AttributeOp::verify"""
    _verify_name(op, op.sym_name.removeprefix("#"), "attribute")


def _texts(names: ArrayAttr) -> list[str]:
    return [name.value for name in names.elements if isinstance(name, StringAttr)]


_KINDS: dict[type[Operation], str] = {
    irdl.OperandsOp: "operands",
    irdl.ResultsOp: "results",
    irdl.RegionsOp: "regions",
}


@verifies_regions(irdl.OperationOp)
def verify_operation_regions(op: irdl.OperationOp) -> None:
    """OperationOp::verifyRegions"""
    found: list[tuple[str, list[str]]] = []
    for inner in op.body.entry_block:
        names = inner.property_attribute("names")
        if type(inner) in _KINDS and isinstance(names, ArrayAttr):
            found.append((_KINDS[type(inner)], _texts(names)))
    for number, (kind, names_of_kind) in enumerate(found):
        for other, names_of_other in found[number + 1 :]:
            common = [name for name in names_of_kind if name in names_of_other]
            if common:
                raise op.op_error(
                    f"contains a value named '{common[0]}' for both its {kind} and {other}"
                )


# --- values -------------------------------------------------------------------------------------------------------------


def _verify_names(op: Operation, kind: str, names: Iterable[str], count: int) -> None:
    listed = list(names)
    if count != len(listed):
        raise op.op_error(
            f"the number of {kind}s and their names must be the same, but got {count} and "
            f"{len(listed)} respectively"
        )
    numbers: dict[str, int] = {}
    for number, name in enumerate(listed):
        _verify_name(op, name, f"{kind} #{number}")
        if name in numbers:
            raise op.op_error(
                f"name of {kind} #{number} is a duplicate of the name of {kind} #{numbers[name]}"
            )
        numbers[name] = number


def _verify_values(op: Values, kind: str) -> None:
    count, kinds = len(op.args), len(op.variadicity.value)
    if count != kinds:
        raise op.op_error(
            f"the number of {kind}s and their variadicities must be the same, but got {count} and "
            f"{kinds} respectively"
        )
    _verify_names(op, kind, op.names, count)


@verifies(irdl.ParametersOp)
def verify_parameters(op: irdl.ParametersOp) -> None:
    """ParametersOp::verify"""
    _verify_names(op, "parameter", op.names, len(op.args))


@verifies(irdl.OperandsOp)
def verify_operands(op: irdl.OperandsOp) -> None:
    """OperandsOp::verify"""
    _verify_values(op, "operand")


@verifies(irdl.ResultsOp)
def verify_results(op: irdl.ResultsOp) -> None:
    """ResultsOp::verify"""
    _verify_values(op, "result")


@verifies(irdl.RegionsOp)
def verify_regions(op: irdl.RegionsOp) -> None:
    """RegionsOp::verify"""
    _verify_names(op, "region", op.names, len(op.args))


# --- traits -------------------------------------------------------------------------------------------------------------


def _verify_at_most_one(op: Operation, classes: tuple[type[Operation], ...]) -> None:
    seen: set[type[Operation]] = set()
    for inner in op.regions[0].entry_block:
        if type(inner) in seen:
            raise op.error(
                "failed to verify AtMostOneChildOf trait: the operation contains at least two "
                f"operations of type {inner.name}"
            )
        if isinstance(inner, classes):
            seen.add(type(inner))


@verifies(irdl.AtMostOneChildOf_ParametersOp)
def verify_at_most_one_child_of_parameters_op(op: Operation) -> None:
    """Checks that there is at most one `irdl.parameters`."""
    _verify_at_most_one(op, (irdl.ParametersOp,))


@verifies(irdl.AtMostOneChildOf_OperandsOp_ResultsOp_AttributesOp_RegionsOp)
def verify_at_most_one_child_of_operands_op_results_op_attributes_op_regions_op(
    op: Operation,
) -> None:
    """Checks that there is at most one of each `irdl.operands`, `results`, `attributes` and
    `regions`.
    """
    _verify_at_most_one(op, (irdl.OperandsOp, irdl.ResultsOp, irdl.AttributesOp, irdl.RegionsOp))
