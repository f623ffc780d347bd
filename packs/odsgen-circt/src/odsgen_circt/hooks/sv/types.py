"""Type inference of the dialect `sv`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from odsgen.hooks import checks, infers
from odsgen.runtime import IntegerAttr, IntegerType, Type, Value
from odsgen_circt.hooks.common import loaded_type_class
from odsgen_circt.hooks.hw.predicates import is_hw
from odsgen_circt.hooks.sv.predicates import element_of


@checks("make_element_of_inout")
def make_element_of_inout(type: Any) -> Type:
    """The element type of an `!hw.inout`; raises ValueError for another type."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("hw", "inout"):
        raise ValueError(f"'{type}' is not '!hw.inout'")
    found: Type = type.element_type
    return found


@checks("make_inout_of")
def make_inout_of(type: Type) -> Type:
    """The `!hw.inout` of an element type."""
    found: Type = loaded_type_class("hw", "inout").get(type)
    return found


@checks("make_result_type")
def make_result_type(type: Any) -> Type:
    """The `!hw.inout` of the elements of an array in `!hw.inout`."""
    element: Any = element_of(type)
    if element is None or not is_hw(element, "array", "uarray"):
        raise ValueError(f"'{type}' is no '!hw.inout' of an array")
    return make_inout_of(element.element_type)


@infers("sv.indexed_part_select_inout")
def infer_indexed_part_select_inout(
    operands: Sequence[Value], properties: Mapping[str, Any], regions: object
) -> list[Type]:
    """An integer or an array of the width, in `!hw.inout`."""
    element: Any = element_of(operands[0].type)
    width = properties["width"].value
    if isinstance(element, IntegerType):
        return [make_inout_of(IntegerType.get(width))]
    if element is None or not is_hw(element, "array"):
        raise ValueError(f"'{operands[0].type}' holds no integer and no array")
    size = IntegerAttr.get(width, IntegerType.get(64))
    return [make_inout_of(element.get(element.element_type, size))]


@infers("sv.indexed_part_select")
def infer_indexed_part_select(
    operands: Sequence[Value], properties: Mapping[str, Any], regions: object
) -> list[Type]:
    """An integer of the width."""
    return [IntegerType.get(properties["width"].value)]


@infers("sv.struct_field_inout")
def infer_struct_field_inout(
    operands: Sequence[Value], properties: Mapping[str, Any], regions: object
) -> list[Type]:
    """The `!hw.inout` of the field."""
    struct: Any = element_of(operands[0].type)
    name = properties["field"].value
    if struct is None or not is_hw(struct, "struct") or name not in struct.names:
        raise ValueError(f"'{operands[0].type}' has no field '{name}'")
    return [make_inout_of(struct.types[struct.names.index(name)])]
