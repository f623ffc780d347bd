"""The operands of new operations, and the types of their results."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from odsgen.codegen import several
from odsgen.codegen.context import FileContext
from odsgen.codegen.python.expressions import Expression, Name, tuple_of
from odsgen.codegen.views.inference import ResultTypes
from odsgen.ods.model import Arity, OpDef, Operand


@dataclass(frozen=True, slots=True)
class GivenOperands:
    """The values that an operand of a new operation is given."""

    value: Expression  # one value, or a sequence
    arity: Arity  # of what is given
    elements: tuple[Expression, ...]  # what it adds to the tuple of operands
    size: Expression


def given_operands(value: Expression, arity: Arity) -> GivenOperands:
    """An operand that is given all of a value, or of several."""
    elements = (several.elements(value, arity),)
    return GivenOperands(value, arity, elements, several.count(value, arity))


def root_types(op: OpDef, root: OpDef, first: int) -> Expression:
    """The types of the results that a new operation replaces."""
    matched = Name("op")
    if first == 0 and len(op.results) == len(root.results):
        return matched.member("result_types")
    return tuple_of(
        several.types(matched.member(result.python_name), result.arity)
        for result in root.results[first : first + len(op.results)]
    )


def inferred_types(
    op: OpDef,
    operands: Mapping[str, GivenOperands],
    attributes: Mapping[str, Expression],
    context: FileContext,
) -> Expression:
    """The tuple of result types that the definition of an operation infers; `attributes` gives each one that is set."""

    def operand_type(operand: Operand, arity: Arity) -> Expression:
        given = operands[operand.name]
        if given.arity is not Arity.REQUIRED and arity is Arity.REQUIRED:
            return given.value.item(0).member("type")
        return several.types(given.value, given.arity)

    types = ResultTypes(
        op, context, operand_type, lambda a: attributes[a.name].member("type"), is_typed=True
    )
    return tuple_of(types.all())
