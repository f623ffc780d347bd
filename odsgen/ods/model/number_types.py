"""The numbers that a type constraint admits, as values or as elements."""

from __future__ import annotations

from odsgen.ods.model import predicates as p

#: A class of number types, with the width of the one type that is meant; None for any.
NumberType = tuple[str, int | None]

_NUMBERS = frozenset({"IntegerType", "IndexType", "FloatType"})
_ELEMENT = p.MemberOf(p.SelfValue(), "element_type")


def number_types(predicate: p.Predicate) -> frozenset[NumberType] | None:
    """The number types that satisfy the predicate, or are elements of those that do; None where others may do."""
    match predicate:
        case p.IsA(class_names=names):
            names = tuple("FloatType" if _is_float(name) else name for name in names)
            return frozenset((name, None) for name in names) if _NUMBERS.issuperset(names) else None
        case p.IsType(builder=builder):
            width = builder.arguments[0] if builder.arguments else None
            if builder.class_name in _NUMBERS:
                return frozenset({(builder.class_name, width if isinstance(width, int) else None)})
            return frozenset({("FloatType", None)}) if _is_float(builder.class_name) else None
        case p.Applied(value=value, predicate=inner) if value == _ELEMENT:
            return number_types(inner)
        case p.Or(predicates=parts):
            found: set[NumberType] = set()
            for part in parts:
                numbers = number_types(part)
                if numbers is None:
                    return None
                found |= numbers
            return frozenset(found) or None
        case p.And(predicates=parts):
            if is_complex(predicate):
                return None
            return next(
                (numbers for part in parts if (numbers := number_types(part)) is not None), None
            )
    return None


def _is_float(class_name: str) -> bool:
    return class_name.startswith(("Float", "BFloat"))


def is_complex(predicate: p.Predicate) -> bool:
    """Whether only complex types, or types with elements of them, satisfy the predicate."""
    match predicate:
        case p.IsA(class_names=names):
            return set(names) == {"ComplexType"}
        case p.Applied(value=value, predicate=inner) if value == _ELEMENT:
            return is_complex(inner)
        case p.Or(predicates=parts):
            return all(map(is_complex, parts))
        case p.And(predicates=parts):
            return any(map(is_complex, parts))
    return False
