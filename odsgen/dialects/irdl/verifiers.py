"""Verifiers of the dialect `irdl`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING, TypeAlias

from odsgen.runtime.builtin.attributes import ArrayAttr, StringAttr

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.irdl import (
        AttributeOp,
        AttributesOp,
        BaseOp,
        DialectOp,
        OperandsOp,
        OperationOp,
        ParametersOp,
        RegionOp,
        RegionsOp,
        ResultsOp,
        TypeOp,
    )

    Values: TypeAlias = OperandsOp | ResultsOp

_NAMESPACE = re.compile(r"[A-Za-z_][\w$]*", re.ASCII)


def _verify_name(op: Operation, name: str, label: str) -> None:
    """Small letters, digits and single underscores between them."""
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


def verify_dialect(op: DialectOp) -> None:
    """A dialect can have the name."""
    if not _NAMESPACE.fullmatch(op.sym_name):
        raise op.op_error("invalid dialect name")
    _verify_name(op, op.sym_name, "dialect")


def verify_operation(op: OperationOp) -> None:
    """An operation can have the name."""
    _verify_name(op, op.sym_name, "operation")


def verify_type(op: TypeOp) -> None:
    """A type can have the name."""
    _verify_name(op, op.sym_name.removeprefix("!"), "type")


def verify_attribute(op: AttributeOp) -> None:
    """An attribute can have the name."""
    _verify_name(op, op.sym_name.removeprefix("#"), "attribute")


def _texts(names: ArrayAttr) -> list[str]:
    return [name.value for name in names.elements if isinstance(name, StringAttr)]


_KINDS = {"irdl.operands": "operands", "irdl.results": "results", "irdl.regions": "regions"}


def verify_operation_regions(op: OperationOp) -> None:
    """No operand, result or region has the name of one of another kind."""
    found: list[tuple[str, list[str]]] = []
    for inner in op.body.entry_block:
        names = inner.property_attribute("names")
        if inner.name in _KINDS and isinstance(names, ArrayAttr):
            found.append((_KINDS[inner.name], _texts(names)))
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


def verify_parameters(op: ParametersOp) -> None:
    """Each parameter has a name of its own."""
    _verify_names(op, "parameter", op.names, len(op.args))


def verify_operands(op: OperandsOp) -> None:
    """Each operand has a variadicity and a name of its own."""
    _verify_values(op, "operand")


def verify_results(op: ResultsOp) -> None:
    """Each result has a variadicity and a name of its own."""
    _verify_values(op, "result")


def verify_regions(op: RegionsOp) -> None:
    """Each region has a name of its own."""
    _verify_names(op, "region", op.names, len(op.args))


def verify_attributes(op: AttributesOp) -> None:
    """Each attribute has a name."""
    names, values = len(op.attribute_value_names), len(op.attribute_values)
    if names != values:
        raise op.op_error(
            "the number of attribute names and their constraints must be the same but got "
            f"{names} and {values} respectively"
        )


def verify_base(op: BaseOp) -> None:
    """The base is given by name or by reference."""
    name = op.base_name
    if (name is None) == (op.base_ref is None):
        raise op.op_error(
            "the base type or attribute should be specified by either a name or a reference"
        )
    if name is not None and not name.startswith(("!", "#")):
        raise op.op_error("the base type or attribute name should start with '!' or '#'")


def verify_region(op: RegionOp) -> None:
    """There is at least one block."""
    number = op.number_of_blocks
    if number is not None and number <= 0:
        raise op.op_error(f"the number of blocks is expected to be >= 1 but got {number}")


# --- traits -------------------------------------------------------------------------------------------------------------


def _verify_at_most_one(op: Operation, names: frozenset[str]) -> None:
    seen: set[str] = set()
    for inner in op.regions[0].entry_block:
        if inner.name in seen:
            raise op.error(
                "failed to verify AtMostOneChildOf trait: the operation contains at least two "
                f"operations of type {inner.name}"
            )
        if inner.name in names:
            seen.add(inner.name)


def verify_at_most_one_child_of_parameters_op(op: Operation) -> None:
    """The parameters are listed once."""
    _verify_at_most_one(op, frozenset({"irdl.parameters"}))


def verify_at_most_one_child_of_operands_op_results_op_attributes_op_regions_op(
    op: Operation,
) -> None:
    """Operands, results, attributes and regions are each listed once."""
    kinds = ("operands", "results", "attributes", "regions")
    _verify_at_most_one(op, frozenset(f"irdl.{kind}" for kind in kinds))
