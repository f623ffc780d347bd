"""Types without signs, which lower dialects have (MLIR: `populateTosaTypeConversion`)."""

from __future__ import annotations

from odsgen.conversion import TypeConverter
from odsgen.runtime import (
    IntegerType,
    RankedTensorType,
    TensorType,
    Type,
)


def signless(type: Type) -> Type:
    """Unsigned integers without their sign, in tensors, too; other types as they are."""
    if isinstance(type, TensorType):
        shape = type.shape if isinstance(type, RankedTensorType) else None
        return type.clone_with(shape, signless(type.element_type))
    if isinstance(type, IntegerType) and type.is_unsigned:
        return IntegerType.get(type.width)
    return type


def signless_type_converter() -> TypeConverter:
    """Unsigned integers become signless ones; casts stand between the types."""
    converter = TypeConverter()
    converter.add_conversion(signless)
    converter.leaves_casts = True
    return converter
