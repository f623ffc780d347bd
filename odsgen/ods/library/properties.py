"""The properties of ODS (mlir/IR/Properties.td): native values of an operation that are no attributes."""

from __future__ import annotations

from odsgen.ods.library.definitions import PropertyDefinition, table

_CPP_INTEGERS = {
    f"{sign}int{width}_t": f"{short}{width}"
    for width in (8, 16, 32, 64)
    for sign, short in (("", "i"), ("u", "ui"))
}

#: The C++ types that IntProp takes, with the storage of each.
INTEGER_STORAGE = {
    **_CPP_INTEGERS,
    "bool": "bool",
    "unsigned": "ui32",
    "int": "i32",
    "size_t": "ui64",
}


def _renamed(name: str) -> PropertyDefinition:
    """The name that ODS had before it shortened ``Property`` to ``Prop``."""
    return PropertyDefinition(f"{name}erty", same_as=name)


PROPERTIES = table(
    PropertyDefinition("I32Prop", "", "int32_t", "int", "i32"),
    PropertyDefinition("I64Prop", "", "int64_t", "int", "i64"),
    PropertyDefinition("StringProp", "", "string", "str", "string"),
    PropertyDefinition("BoolProp", "", "boolean", "bool", "bool"),
    PropertyDefinition("UnitProp", "", "unit property", "bool", "unit", "false"),
    *(_renamed(name) for name in ("I32Prop", "I64Prop", "StringProp", "BoolProp", "UnitProp")),
)
