"""Flow typing for predicates: facts that a part of a predicate tells the parts after it.

``isa($_self, VectorType) and $_self.rank > 0`` may read ``rank`` because of what stands to the left of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain

from odsgen.ods.library.kinds import Kind, Kinds
from odsgen.ods.model import predicates as p

Facts = Mapping[p.Expression, Kind]

_NOTHING: Facts = {}
_SELF = p.SelfValue()


def facts_of(
    predicate: p.Predicate, holds: bool, kinds: Kinds, about: p.Expression = _SELF
) -> Facts:
    """The kinds that values must have when the predicate, about ``about``, holds (or does not)."""
    match predicate:
        case p.IsA(class_names=names) if holds:
            base = kinds.common_base(names)
            return {about: Kind(base)} if base is not None else _NOTHING
        case p.IsType(builder=builder) if holds:
            return {about: Kind(builder.class_name)}
        case p.Not():
            return facts_of(predicate.predicate, not holds, kinds, about)
        case p.And(predicates=parts) | p.Or(predicates=parts):
            if isinstance(predicate, p.And) == holds:
                return _all_of(parts, holds, kinds, about)
            return _common_to(parts, holds, kinds, about)
        case p.Applied():
            value = replaced_self(predicate.value, about)
            if value is None:
                return _NOTHING
            return facts_of(predicate.predicate, holds, kinds, value)
        case p.Holds(
            expression=p.Comparison(first=first, rest=((operator, p.Constant(value=None)),))
        ):
            value = replaced_self(first, about)
            if value is not None and (operator == "is not") == holds:
                return {value: Kind("")}
        case _:
            pass
    return _NOTHING


def _all_of(
    parts: tuple[p.Predicate, ...], holds: bool, kinds: Kinds, about: p.Expression
) -> Facts:
    found: dict[p.Expression, Kind] = {}
    for part in parts:
        for value, kind in facts_of(part, holds, kinds, about).items():
            found[value] = narrower(found.get(value), kind, kinds)
    return found


def _common_to(
    parts: tuple[p.Predicate, ...], holds: bool, kinds: Kinds, about: p.Expression
) -> Facts:
    all_facts = [facts_of(part, holds, kinds, about) for part in parts]
    if not all_facts:
        return _NOTHING
    found: dict[p.Expression, Kind] = {}
    for value in all_facts[0]:
        names = [facts[value].name for facts in all_facts if value in facts]
        base = kinds.common_base(tuple(names)) if len(names) == len(all_facts) else None
        if base is not None:
            found[value] = Kind(base)
    return found


def narrower(known: Kind | None, new: Kind, kinds: Kinds) -> Kind:
    """The knowledge of a value after one more fact; a kind without a name only says that it is not None."""
    if known is None:
        return new
    if not new.name or (known.name and kinds.extends(known.name, new.name)):
        return known.present
    return new


def replaced_self(value: p.Expression, about: p.Expression) -> p.Expression | None:
    """The value with ``about`` in the place of self; None when it is no path of members, elements and calls."""
    match value:
        case p.SelfValue():
            return about
        case p.MemberOf():
            inner = replaced_self(value.value, about)
            return None if inner is None else p.MemberOf(inner, value.name)
        case p.ElementAt():
            inner = replaced_self(value.sequence, about)
            index = replaced_self(value.index, about)
            return None if inner is None or index is None else p.ElementAt(inner, index)
        case p.FunctionCall() | p.Constructed():
            arguments = [replaced_self(a, about) for a in value.arguments]
            known = tuple(a for a in arguments if a is not None)
            if len(known) != len(arguments):
                return None
            if isinstance(value, p.Constructed):
                return p.Constructed(value.class_name, known)
            return p.FunctionCall(value.function, known)
        case p.MadeByHook():
            given = [replaced_self(part, about) for part in value.values]
            found = tuple(part for part in given if part is not None)
            if len(found) != len(given):
                return None
            return p.MadeByHook(value.dialect, value.hook, found, value.default)
        case p.Arithmetic():
            left = replaced_self(value.left, about)
            right = replaced_self(value.right, about)
            if left is None or right is None:
                return None
            return p.Arithmetic(value.operator, left, right)
        case p.PartOf():
            inner = replaced_self(value.sequence, about)
            return None if inner is None else p.PartOf(inner, value.first, value.last)
        case (
            p.NamedValue()
            | p.LocalValue()
            | p.OperationValue()
            | p.Constant()
            | p.TypeConstant()
            | p.EnumCaseValue()
        ):
            return value
    return None


def alternative_classes(predicate: p.Predicate, kinds: Kinds) -> tuple[str, ...]:
    """Classes to one of which everything that satisfies the predicate belongs; none where that isn't known."""
    match predicate:
        case p.IsA(class_names=names):
            return _without_narrower(names, kinds)
        case p.IsType(builder=builder):
            return (builder.class_name,)
        case p.Or(predicates=parts):
            found = [alternative_classes(part, kinds) for part in parts]
            return _without_narrower(tuple(chain(*found)), kinds) if all(found) else ()
        case p.And(predicates=parts):
            found = [alternative_classes(part, kinds) for part in parts]
            return min(filter(None, found), key=len, default=())
    return ()


def _without_narrower(names: tuple[str, ...], kinds: Kinds) -> tuple[str, ...]:
    """Each class once, without those that extend another of them."""
    return tuple(
        name
        for name in dict.fromkeys(names)
        if not any(other != name and kinds.extends(name, other) for other in names)
    )


def covering_class(predicate: p.Predicate, kinds: Kinds, default: str) -> str:
    """The narrowest class that everything that satisfies the predicate belongs to."""
    found = facts_of(predicate, True, kinds).get(_SELF)
    return found.name if found is not None and found.name else default
