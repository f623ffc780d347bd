"""Types of VHLO and those of other dialects that they stand for (VhloTypeConverter)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from odsgen.runtime import (
    FLOAT_TYPES,
    Attribute,
    ComplexType,
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    Signedness,
    TupleType,
    Type,
    UnrankedTensorType,
    i1,
)
from odsgen_dialects.quant import UniformQuantizedType
from odsgen_dialects.shape import WitnessType

from ..vhlo import types as vhlo
from .nesting import at_any_depth

#: The bit of the flags of a quantized type that says that its storage is signed.
_IS_SIGNED: Final = 1


@cache
def _scalars() -> dict[Type, Type]:
    """The types without parameters, by those of VHLO, whose mnemonics are their keywords and a version."""
    plain: dict[str, Type] = {str(type): type for type in FLOAT_TYPES}
    for width in (2, 4, 8, 16, 32, 64):
        plain[f"i{width}"] = IntegerType.get(width)
        plain[f"ui{width}"] = IntegerType.get(width, Signedness.UNSIGNED)
    plain |= {
        "bool": i1,
        "index": IndexType.get(),
        "none": NoneType.get(),
        "tf31": plain["tf32"],
        "witness": WitnessType.get(),
    }
    found: dict[Type, Type] = {}
    for name in vhlo.__all__:
        definition = getattr(vhlo, name)
        keyword = definition.MNEMONIC.removesuffix("_v1")
        if not definition.__slots__ and keyword in plain:
            found[definition.get()] = plain[keyword]
    return found


@cache
def _scalars_of_vhlo() -> dict[Type, Type]:
    return {type: of_vhlo for of_vhlo, type in _scalars().items()}


class TypesToVhlo:
    """Makes types those of VHLO; None for one that has no counterpart."""

    def __init__(self) -> None:
        self._known: dict[Type, Type | None] = {}

    def convert(self, type: Type) -> Type | None:
        """The type of VHLO."""
        if type not in self._known:
            self._known[type] = _scalars_of_vhlo().get(type) or at_any_depth(self._converted, type)
        return self._known[type]

    def convert_all(self, types: Sequence[Type]) -> list[Type] | None:
        """The types of VHLO; None if one has no counterpart."""
        found = [self.convert(type) for type in types]
        return None if None in found else [type for type in found if type is not None]

    def encoding(self, attribute: Attribute) -> Attribute | None:
        """The encoding of a tensor."""
        return attribute

    def _converted(self, type: Type) -> Type | None:
        if isinstance(type, UniformQuantizedType):
            return self._quantized(type)
        if isinstance(type, FunctionType):
            inputs, outputs = self.convert_all(type.inputs), self.convert_all(type.results)
            if inputs is None or outputs is None:
                return None
            return vhlo.FunctionV1Type.get(inputs, outputs)
        if isinstance(type, TupleType):
            elements = self.convert_all(type.types)
            return None if elements is None else vhlo.TupleV1Type.get(elements)
        if not isinstance(type, (ComplexType, MemRefType, RankedTensorType, UnrankedTensorType)):
            return None
        element = self.convert(type.element_type)
        if element is None:
            return None
        if isinstance(type, ComplexType):
            return vhlo.ComplexV1Type.get(element)
        if isinstance(type, UnrankedTensorType):
            return vhlo.UnrankedTensorV1Type.get(element)
        if isinstance(type, MemRefType):
            return vhlo.RankedBufferV1Type.get(type.shape, element)
        encoding = None if type.encoding is None else self.encoding(type.encoding)
        if encoding is None and type.encoding is not None:
            return None
        return vhlo.RankedTensorV1Type.get(type.shape, element, encoding)

    def _quantized(self, type: UniformQuantizedType) -> Type | None:
        storage, expressed = self.convert(type.storage_type), self.convert(type.expressed_type)
        if storage is None or expressed is None or type.quantized_dimensions is not None:
            return None
        flags = _IS_SIGNED if type.is_signed else 0
        limits = type.storage_type_min, type.storage_type_max
        if type.quantized_dimension is None:
            scale, zero_point = type.scales[0], type.zero_points[0]
            return vhlo.UniformQuantizedV1Type.get(
                flags, storage, expressed, scale, zero_point, *limits
            )
        return vhlo.UniformQuantizedPerAxisV1Type.get(
            flags,
            storage,
            expressed,
            type.quantized_dimension,
            type.scales,
            type.zero_points,
            *limits,
        )


class TypesFromVhlo:
    """Makes types of VHLO those that they stand for; others stay. None for one that stands for none."""

    def __init__(self) -> None:
        self._known: dict[Type, Type | None] = {}

    def convert(self, type: Type) -> Type | None:
        """The type that it stands for."""
        if type.DIALECT_NAME != "vhlo":
            return type
        if type not in self._known:
            try:
                self._known[type] = _scalars().get(type) or at_any_depth(self._converted, type)
            except ValueError:  # VHLO does not check what others refuse
                self._known[type] = None
        return self._known[type]

    def convert_all(self, types: Sequence[Type]) -> list[Type] | None:
        """The types that they stand for; None if one stands for none."""
        found = [self.convert(type) for type in types]
        return None if None in found else [type for type in found if type is not None]

    def encoding(self, attribute: Attribute) -> Attribute | None:
        """The encoding of a tensor."""
        return attribute

    def _converted(self, type: Type) -> Type | None:
        if isinstance(type, (vhlo.UniformQuantizedV1Type, vhlo.UniformQuantizedPerAxisV1Type)):
            return self._quantized(type)
        if isinstance(type, vhlo.FunctionV1Type):
            inputs, outputs = self.convert_all(type.inputs), self.convert_all(type.outputs)
            if inputs is None or outputs is None:
                return None
            return FunctionType.get(inputs, outputs)
        if isinstance(type, vhlo.TupleV1Type):
            elements = self.convert_all(type.types)
            return None if elements is None else TupleType.get(elements)
        return self._of_elements(type)

    def _of_elements(self, type: Type) -> Type | None:
        if not isinstance(
            type,
            (
                vhlo.ComplexV1Type,
                vhlo.RankedBufferV1Type,
                vhlo.RankedTensorV1Type,
                vhlo.UnrankedTensorV1Type,
            ),
        ):
            return None
        element = self.convert(type.element_type)
        if element is None:
            return None
        if isinstance(type, vhlo.ComplexV1Type):
            return ComplexType.get(element)
        if isinstance(type, vhlo.UnrankedTensorV1Type):
            return UnrankedTensorType.get(element)
        if isinstance(type, vhlo.RankedBufferV1Type):
            return MemRefType.get(type.shape, element)
        encoding = None if type.encoding is None else self.encoding(type.encoding)
        if encoding is None and type.encoding is not None:
            return None
        return RankedTensorType.get(type.shape, element, encoding)

    def _quantized(
        self, type: vhlo.UniformQuantizedV1Type | vhlo.UniformQuantizedPerAxisV1Type
    ) -> Type | None:
        storage, expressed = self.convert(type.storage_type), self.convert(type.expressed_type)
        if not isinstance(storage, IntegerType) or not isinstance(expressed, FloatType):
            return None
        is_signed = bool(type.flags & _IS_SIGNED)
        limits = type.storage_type_min, type.storage_type_max
        if isinstance(type, vhlo.UniformQuantizedV1Type):
            return UniformQuantizedType.get(
                storage, is_signed, *limits, expressed, [type.scale], [type.zero_point]
            )
        return UniformQuantizedType.get(
            storage,
            is_signed,
            *limits,
            expressed,
            type.scales,
            type.zero_points,
            type.quantized_dimension,
        )


#: Between the types of VHLO and the builtin ones that its attributes hold and print, whose encodings are those of VHLO.
TO_VHLO: Final = TypesToVhlo()
FROM_VHLO: Final = TypesFromVhlo()
