"""Enums as attribute and property constraints (mlir/IR/EnumAttr.td)."""

from __future__ import annotations

import json

from odsgen.ods.model import (
    AttrConstraint,
    AttributeKind,
    EnumDef,
    PropertyConstraint,
    TypeBuilder,
)
from odsgen.ods.model import (
    predicates as p,
)

_VALUE = p.MemberOf(p.SelfValue(), "value")


def storage_type(enum: EnumDef) -> TypeBuilder:
    """The integer type in which an attribute stores the cases."""
    if enum.signed:
        return TypeBuilder("IntegerType", (enum.width, p.Signedness.SIGNED))
    return TypeBuilder("IntegerType", (enum.width,))


def enum_attribute(enum: EnumDef) -> AttrConstraint:
    """The attributes that hold a case of the enum: integers, or strings for an enum of strings."""
    if enum.is_string:
        texts = tuple(p.Constant(case.text) for case in enum.cases)
        predicate = p.conjunction([p.IsA(("StringAttr",)), _is_in(_VALUE, texts)])
        return AttrConstraint(
            name=enum.name,
            summary=enum.constraint_summary,
            predicate=predicate,
            python_class="StringAttr",
            accessor_type=enum.name,
            kind=AttributeKind.ENUM,
            value_type=TypeBuilder("NoneType"),
            enum=enum,
        )
    builder = storage_type(enum)
    of_type = p.Applied(p.MemberOf(p.SelfValue(), "type"), p.IsType(builder))
    value = p.MemberOf(p.SelfValue(), "unsigned_value") if enum.is_bit_enum else _VALUE
    return AttrConstraint(
        name=enum.name,
        summary=enum.constraint_summary,
        predicate=p.conjunction([p.IsA(("IntegerAttr",)), of_type, _is_case(enum, value)]),
        python_class="IntegerAttr",
        accessor_type=enum.name,
        kind=AttributeKind.ENUM,
        value_type=builder,
        enum=enum,
    )


def enum_property(
    enum: EnumDef,
    mnemonic: str | None = None,
    attribute_class: str | None = None,
    stores_attribute: bool = False,
) -> PropertyConstraint:
    """The property that holds a case of the enum.

    ``mnemonic`` names it in the text; an attribute of ``attribute_class`` may stand for it, or always does.
    """
    summary = enum.constraint_summary
    parts = [enum.name, enum.width, summary, mnemonic, attribute_class, stores_attribute]
    storage = f"enum<{json.dumps(parts)}>"
    return PropertyConstraint(None, summary, p.IsA((enum.name,)), enum.name, storage, enum)


def _is_case(enum: EnumDef, value: p.Expression) -> p.Predicate:
    """A bit enum takes any of its bits together, another one a single case."""
    if not enum.is_bit_enum:
        return _is_in(value, tuple(p.Constant(case.value) for case in enum.cases))
    mask = 0
    for case in enum.cases:
        mask |= case.value
    others = p.Arithmetic("&", value, p.Constant(~mask))
    return p.Holds(p.Comparison(others, (("==", p.Constant(0)),)))


def _is_in(value: p.Expression, constants: tuple[p.Constant, ...]) -> p.Predicate:
    return p.Holds(p.Comparison(value, (("in", p.Sequence(constants)),)))
