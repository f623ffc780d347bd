"""The errors of generated verifiers, in MLIR's words (Operations, "Constraints").

Generated code tests inline and calls these when it refuses: what a message needs beyond the test is put together here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.glue.constraints import attribute_checks

if TYPE_CHECKING:
    from odsgen.runtime.diagnostics import VerifyError
    from odsgen.runtime.glue.constraints import AttrConstraint, TypeConstraint
    from odsgen.runtime.ir.operation import Operation


class AtLeast(int):
    """A least number, where a definition with a variadic part allows more."""


def counts_error(
    op: Operation, *, regions: int, results: int, successors: int, operands: int
) -> VerifyError:
    """The error of an operation that has another number of parts than its definition says.

    MLIR looks at regions, results, successors and operands, in this order.
    """
    if _differs(len(op.regions), regions):
        return op.op_error(_expected(regions, "zero regions", "one region", "regions"))
    if _differs(len(op.results), results):
        return op.op_error(_expected(results, "zero results", "one result", "results"))
    count = len(op.successors)
    if _differs(count, successors):
        least = "at least " if isinstance(successors, AtLeast) else ""
        noun = "successor" if successors == 1 and not least else "successors"
        return op.op_error(f"requires {least}{int(successors)} {noun} but found {count}")
    message = _expected(operands, "zero operands", "a single operand", "operands")
    if message.startswith("expected"):  # MLIR counts only those
        message += f", but found {len(op.operands)}"
    return op.op_error(message)


def _differs(count: int, wanted: int) -> bool:
    return count < wanted if isinstance(wanted, AtLeast) else count != wanted


def _expected(count: int, zero: str, one: str, plural: str) -> str:
    if isinstance(count, AtLeast):
        return f"expected {int(count)} or more {plural}"
    if count > 1:
        return f"expected {count} {plural}"
    return f"requires {one if count else zero}"


def operand_error(
    op: Operation, number: int, constraint: TypeConstraint, arity: str = ""
) -> VerifyError:
    """The error of an operand whose type does not satisfy its constraint, by its number, from the end if that is negative.

    ``arity`` may be `variadic of `.
    """
    return _value_error(op, "operand", number, constraint, arity)


def result_error(
    op: Operation, number: int, constraint: TypeConstraint, arity: str = ""
) -> VerifyError:
    """The error of a result whose type does not satisfy its constraint; ``arity`` may be `variadic of `."""
    return _value_error(op, "result", number, constraint, arity)


def _value_error(
    op: Operation, kind: str, number: int, constraint: TypeConstraint, arity: str
) -> VerifyError:
    values = op.operands if kind == "operand" else op.results
    number %= len(values)
    must = f"{kind} #{number} must be {arity}{constraint.summary}"
    return op.op_error(f"{must}, but got '{values[number].type}'")


def attribute_error(
    op: Operation, name: str, constraint: AttrConstraint | None = None
) -> VerifyError:
    """The error of an attribute that does not satisfy its constraint; first, of a required one that is missing."""
    for required in op.REQUIRED_ATTRIBUTES:
        if op.stored_properties.get(required) is None:
            return op.op_error(f"requires attribute '{required}'")
    found = op.stored_properties.get(name)
    if found is not None and not isinstance(found, Attribute) and name not in op.PROPERTY_KINDS:
        return op.op_error(f"property '{name}' must hold an attribute, but holds {found!r}")
    assert constraint is not None
    return op.op_error(f"attribute '{name}' failed to satisfy constraint: {constraint.summary}")


def verify_attributes(op: Operation) -> None:
    """The inherent attributes satisfy their constraints, those that are absent by their defaults."""
    properties = op.stored_properties
    constraints, needed = attribute_checks[type(op)]
    if not properties.keys() >= needed:
        return _verify_attributes_in_order(op)
    for name, value in properties.items():
        if name in constraints and not constraints[name][value]:
            return _verify_attributes_in_order(op)


def _verify_attributes_in_order(op: Operation) -> None:
    """Raise the error that MLIR would: of a required attribute that is missing, else of the first that is wrong."""
    properties = op.stored_properties
    for name in op.REQUIRED_ATTRIBUTES:
        if properties.get(name) is None:
            raise attribute_error(op, name)
    for name, constraint in op.ATTRIBUTE_CONSTRAINTS.items():
        found = properties.get(name)
        if found is None and (found := op.DEFAULT_PROPERTIES.get(name)) is None:
            continue
        if not constraint[found]:
            raise attribute_error(op, name, constraint)


def segments_error(op: Operation, kind: str, count: int, required: tuple[int, ...]) -> VerifyError:
    """The error of sizes of segments that don't fit: ``count`` of them, with those that must be 1."""
    name = f"{kind}SegmentSizes"
    sizes = op.segment_sizes(name)
    found = len(op.operands if kind == "operand" else op.results)
    if len(sizes) != count:
        return op.op_error(
            f"'{name}' attribute for specifying {kind} segments must have {count} elements, "
            f"but got {len(sizes)}"
        )
    if min(sizes) < 0:
        return op.op_error(f"'{name}' attribute cannot have negative elements")
    if sum(sizes) != found:
        return op.op_error(
            f"{kind} count ({found}) does not match with the total size ({sum(sizes)}) "
            f"specified in attribute '{name}'"
        )
    index = next(index for index in required if sizes[index] != 1)
    return op.op_error(
        f"{kind} group starting at #{sum(sizes[:index])} requires 1 element, but found {sizes[index]}"
    )
