"""Result types of the dialect `rtg`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from odsgen.hooks import implements, infers
from odsgen.runtime import IntegerType, Operation, Type, Value, none
from odsgen_circt.hooks.common import loaded_type_class

Properties = Mapping[str, Any]


def _type(mnemonic: str, *parameters: object) -> Type:
    found: Type = loaded_type_class("rtg", mnemonic).get(*parameters)
    return found


def _of(value: Any) -> Type:
    """The type of a typed attribute."""
    found: Type | None = getattr(value, "type", None)
    if found is None or found == none:
        raise ValueError(f"'{value}' has no type")
    return found


@infers("rtg.constant")
def infer_constant(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """The type of the attribute."""
    return [_of(properties["value"])]


@infers("rtg.virtual_reg")
def infer_virtual_reg(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """The type of the registers that are allowed."""
    return [_of(properties["allowedRegs"].allowed_regs[0])]


@infers("rtg.isa.concat_immediate")
def infer_concat_immediate(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """As wide as all operands."""
    types: list[Any] = [value.type for value in operands]
    if not types:
        raise ValueError("at least one operand must be provided")
    if not all(isinstance(type, IntegerType) for type in types):
        raise ValueError("all operands must be of immediate type")
    return [IntegerType.get(sum(type.width for type in types))]


@infers("rtg.isa.memory_base_address")
def infer_memory_base_address(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """An immediate as wide as the addresses."""
    memory: Any = operands[0].type
    return [IntegerType.get(memory.address_width)]


@infers("rtg.set_cartesian_product")
def infer_set_cartesian_product(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """A set of tuples of the elements."""
    types: list[Any] = [value.type for value in operands]
    if not types:
        raise ValueError("at least one set must be provided")
    return [_type("set", _type("tuple", [type.element_type for type in types]))]


@infers("rtg.substitute_sequence")
def infer_substitute_sequence(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """A sequence of the arguments that are not replaced."""
    sequence: Any = operands[0].type
    return [_type("sequence", sequence.element_types[len(operands) - 1 :])]


@infers("rtg.tuple_create")
def infer_tuple_create(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """A tuple of the operands."""
    return [_type("tuple", [value.type for value in operands])]


@infers("rtg.tuple_extract")
def infer_tuple_extract(
    operands: Sequence[Value], properties: Properties, regions: object
) -> list[Type]:
    """The type of the element."""
    type: Any = operands[0].type
    if (type.DIALECT_NAME, type.MNEMONIC) != ("rtg", "tuple"):
        raise ValueError("only RTG tuples are supported")
    index = properties["index"].value
    if index >= len(type.field_types):
        raise ValueError(
            f"index ({index}) must be smaller than number of elements in tuple ({len(type.field_types)})"
        )
    return [type.field_types[index]]


@implements("rtg.constant", method="asm_result_names")
def asm_result_names_constant(op: Operation) -> list[str | None]:
    """The name of a register in assembly, which `rtgtest` gives to its attribute."""
    value = op.properties["value"]
    is_register = value.DIALECT_NAME == "rtgtest" and "RegisterAttrInterface" in value.INTERFACES
    return [value.MNEMONIC if is_register else None]
