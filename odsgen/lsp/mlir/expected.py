"""The types that the operand at the cursor may have: by the constraint that the spec declares, and by the operands before it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from odsgen.lsp.dialect_specs import DialectSpecs
from odsgen.lsp.mlir.signature import current_elements
from odsgen.runtime.glue.constraints import TypeConstraint

if TYPE_CHECKING:
    from odsgen.ods.model import OpDef, Operand, Result
    from odsgen.ods.model.constraints import TypeConstraint as DeclaredConstraint
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

#: Of a type: 0 if inference says that it is the one, 1 if the operand may have it, 2 if not.
Rank = Callable[["Type"], int]


def rank_of_operand(
    op_class: type[Operation],
    tokens: Sequence[str],
    values: Mapping[str, Value],
    specs: DialectSpecs,
) -> Rank | None:
    """How well types fit the operand that is read behind some tokens of an operation; None where nothing is known of it."""
    from odsgen.ods.model.format import OperandVariable

    op = specs.operation(op_class)
    if op is None:
        return None
    current = [
        each for each in current_elements(tokens, op) if isinstance(each.element, OperandVariable)
    ]
    if not current:
        return None
    checks: list[Callable[[Type], bool]] = []
    exact: set[Type] = set()
    for each in current:
        assert isinstance(each.element, OperandVariable)
        operand = each.element.operand
        check = _constraint(op_class, operand.constraint)
        if check is not None:
            checks.append(check)
        for name in _of_same_type(op, operand):
            place = each.operands.get(name)
            value = None if place is None else values.get(tokens[place])
            if value is not None:
                exact.add(value.type)
    if not checks and not exact:
        return None

    def rank(type: Type) -> int:
        if type in exact:
            return 0
        if exact:
            return 2
        return 1 if any(check(type) for check in checks) else 2

    return rank


def _constraint(
    op_class: type[Operation], declared: DeclaredConstraint
) -> Callable[[Type], bool] | None:
    """The check of a constraint in the module of a generated class; the words of its diagnostics tell which it is."""
    for base in op_class.__mro__:
        for found in vars(sys.modules.get(base.__module__, sys)).values():
            if isinstance(found, TypeConstraint) and found.summary == declared.summary:
                return found.__getitem__
    return None


def _of_same_type(op: OpDef, operand: Operand) -> Iterator[str]:
    """The other operands that have the type of one, by what the format and the traits say."""
    from odsgen.ods.model import Arity

    if operand.arity is not Arity.REQUIRED:
        return
    own = _source(op, operand)
    same = set(_matched(op, operand.name))
    for other in op.operands:
        if other is not operand and other.arity is Arity.REQUIRED:
            if other.name in same or _source(op, other) == own:
                yield other.name


def _matched(op: OpDef, name: str) -> Iterator[str]:
    """The parts of an operation that a trait gives the type of one."""
    for trait in op.traits:
        if trait.name in ("SameTypeOperands", "SameOperandsAndResultType"):
            yield from (each.name for each in op.operands)
        elif trait.name == "AllTypesMatch":
            for names in trait.arguments:
                if isinstance(names, (list, tuple)) and name in names:
                    yield from map(str, names)


def _source(op: OpDef, operand: Operand) -> tuple[str, str]:
    """The operand or result from whose type that of an operand is taken as it is."""
    assert op.format is not None
    part: Operand | Result = operand
    for _ in range(len(op.operands) + len(op.results)):
        is_operand = any(part is each for each in op.operands)
        types = op.format.operand_types if is_operand else op.format.result_types
        resolution = types[part.index]
        if resolution.variable is None or resolution.transform is not None:
            break
        part = resolution.variable
    kind = "operand" if any(part.name == each.name for each in op.operands) else "result"
    return kind, part.name
