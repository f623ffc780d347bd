"""The types of `tosa` in lower dialects (MLIR: `populateTosaTypeConversion`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.conversion import TypeConverter, build_cast
from odsgen.runtime import (
    Builder,
    IntegerType,
    Location,
    RankedTensorType,
    TensorType,
    Type,
    Value,
)


def signless(type: Type) -> Type:
    """Unsigned integers without their sign, in tensors, too; other types as they are."""
    if isinstance(type, TensorType):
        shape = type.shape if isinstance(type, RankedTensorType) else None
        return type.clone_with(shape, signless(type.element_type))
    if isinstance(type, IntegerType) and type.is_unsigned:
        return IntegerType.get(type.width)
    return type


def _cast(
    builder: Builder,
    types: Type | Sequence[Type],
    values: Sequence[Value],
    location: Location,
    *_: object,
) -> Value | Sequence[Value]:
    if isinstance(types, Type):
        return builder.insert(build_cast([types], values, location)).results[0]
    return builder.insert(build_cast(types, values, location)).results


def tosa_type_converter() -> TypeConverter:
    """Unsigned integers become signless ones; casts stand between the types."""
    converter = TypeConverter()
    converter.add_conversion(signless)
    converter.add_source_materialization(_cast)  # type: ignore[arg-type]
    converter.add_target_materialization(_cast)  # type: ignore[arg-type]
    return converter
