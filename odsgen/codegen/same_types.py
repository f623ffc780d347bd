"""Which operands and results of an operation have one type, by its traits."""

from __future__ import annotations

from odsgen.ods.model import Arity, OpDef


def same_types(op: OpDef) -> dict[str, str]:
    """For operands and results that have the type of an earlier one: that one."""
    found: dict[str, str] = {}
    lists = {operand.name for operand in op.operands if operand.arity is Arity.VARIADIC}
    for trait in op.traits:
        names: tuple[object, ...] = ()
        match trait.name:
            case "SameOperandsAndResultType":
                names = (*(part.name for part in op.operands), *(part.name for part in op.results))
            case "SameTypeOperands":
                names = tuple(part.name for part in op.operands)
            case "AllTypesMatch":
                names = trait.arguments[0] if isinstance(trait.arguments[0], tuple) else ()
        names = tuple(name for name in names if name not in lists)
        first = next((found.get(str(name), str(name)) for name in names), "")
        found.update({str(name): first for name in names if str(name) != first})
    return found
