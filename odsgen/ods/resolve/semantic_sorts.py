"""The sorts of the parts of an operation, as `semantics` reads them, and how diagnostics call them."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.ods.model.constraints import AttributeKind, TypeConstraint
from odsgen.ods.model.definitions import EnumDef
from odsgen.ods.model.number_types import is_complex, number_types
from odsgen.ods.model.parts import AttributeArgument, Operand, PropertyArgument, Result
from odsgen.ods.model.semantics import Apply, Local, Sort, Term, TypeOf

Input = Operand | AttributeArgument | PropertyArgument

INTEGERS = (Sort.BITS, Sort.INTEGER)
NUMBERS = (*INTEGERS, Sort.FLOAT, Sort.NUMBER)


def of_choice(first: Term) -> Sort | None:
    return None if first.sort is Sort.VALUE else first.sort


def article(sort: Sort) -> str:
    return ("an " if sort.value[0] in "aeiou" else "a ") + sort.value


def hint_of(term: Term, wanted: Sort) -> str | None:
    if wanted is Sort.CONDITION and term.sort in INTEGERS:
        return "compare it: $x != 0"
    if wanted in INTEGERS and term.sort is Sort.CONDITION:
        return "choose: 1 if … else 0"
    if wanted is Sort.FLOAT and term.sort in INTEGERS:
        return "to_float(x, $like) makes a float of it"
    if wanted is Sort.BITS and term.sort is Sort.INTEGER:
        return "wrap(x, width) gives it a width"
    if term.sort is Sort.COMPLEX:
        return "re($x) and im($x) are its parts"
    if term.sort is Sort.FLOAT:
        return "floats have functions of their own: fadd, feq, to_integer …"
    return None


def enum_of_part(part: Input | None) -> EnumDef | None:
    if isinstance(part, (AttributeArgument, PropertyArgument)):
        return part.constraint.enum
    return None


def sort_of_input(part: Input | None) -> Sort | None:
    """The sort of what an operand or attribute holds; None where its use says it."""
    if part is None:
        return None
    if isinstance(part, Operand):
        return sort_of_types(part.constraint)
    if enum_of_part(part) is not None:
        return Sort.ENUM
    if isinstance(part, AttributeArgument):
        match part.constraint.kind:
            case AttributeKind.UNIT | AttributeKind.BOOL:
                return Sort.CONDITION
            case AttributeKind.INTEGER:
                return Sort.BITS
            case AttributeKind.FLOAT:
                return Sort.FLOAT
        return None
    return Sort.CONDITION if part.constraint.python_type == "bool" else None


def sort_of_types(constraint: TypeConstraint) -> Sort | None:
    """The sort of the values of a type constraint; None where they may be integers or floats."""
    numbers = number_types(constraint.predicate)
    if numbers is None:
        return Sort.COMPLEX if is_complex(constraint.predicate) else None
    are_floats = {name == "FloatType" for name, _ in numbers}
    if len(are_floats) > 1:
        return None
    return Sort.FLOAT if are_floats.pop() else Sort.BITS


def is_mixed(part: Input | Result) -> bool:
    """Whether the constraint of an operand or result admits both integers and floats."""
    if not isinstance(part, (Operand, Result)):
        return False
    numbers = number_types(part.constraint.predicate) or ()
    return len({name == "FloatType" for name, _ in numbers}) > 1


def kinds_of(part: Operand | Result) -> list[str]:
    """The kinds of types of an operand or result, of which each may have an expression."""
    numbers = number_types(part.constraint.predicate)
    classes = {"IntegerType", "IndexType", "FloatType"}
    if numbers is not None:
        classes = {name for name, _ in numbers}
    found = ["float"] if "FloatType" in classes else []
    if not classes.isdisjoint({"IntegerType", "IndexType"}):
        found.append("integer")
    if "IntegerType" in classes:
        found.append("unsigned")
    return [*found, "index"] if "IndexType" in classes else found


def sorts_assumed(condition: Term, holds: bool, lets: Mapping[str, Term]) -> dict[str, Sort]:
    """The sorts of parts where a condition holds, or where it does not."""
    match condition:
        case Apply(function="is_float", arguments=(TypeOf(name=name),)):
            return {name: Sort.FLOAT if holds else Sort.BITS}
        case Apply(function="is_unsigned" | "is_index", arguments=(TypeOf(name=name),)) if holds:
            return {name: Sort.BITS}
        case Apply(function="not", arguments=(inner,)):
            return sorts_assumed(inner, not holds, lets)
        case Apply(function="and" | "or" as function, arguments=(first, second)):
            if (function == "and") is holds:
                return {
                    **sorts_assumed(first, holds, lets),
                    **sorts_assumed(second, holds, lets),
                }
        case Local(name=name):
            return sorts_assumed(lets[name], holds, lets)
    return {}
