"""Conversion of types to `emitc`, the target of its lowerings, and values in other types of C."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.conversion import ConversionTarget, NotConvertible, TypeConverter
from odsgen.dialects.emitc.types import check_is_supported_emit_c_type, is_valid_element
from odsgen.dialects.memref.layouts import has_identity_layout
from odsgen.runtime import DYNAMIC, IndexType, IntegerType, MemRefType, Signedness, Type, Value
from odsgen_dialects import emitc

if TYPE_CHECKING:
    from odsgen.conversion import ConversionRewriter
    from odsgen.runtime import Operation


def emitc_target() -> ConversionTarget:
    """The conversion target of all lowerings to `emitc`."""
    target = ConversionTarget()
    target.add_legal_dialect("emitc")
    return target


def emitc_type_converter(
    *, index: bool = True, memref: bool = False, is_strict: bool = False
) -> TypeConverter:
    """Converts `index` to `size_t` and memrefs of static shape to arrays, as is asked for.

    A strict one has no types but those of C.
    """
    converter = TypeConverter()
    converter.add_conversion(
        lambda type: type if not is_strict or check_is_supported_emit_c_type(type) else None
    )
    if index:
        converter.add_conversion(lambda type: emitc.SizeTType.get(), IndexType)
    if memref:
        converter.add_conversion(lambda type: _array_of(type, converter), MemRefType)
    converter.leaves_casts = True
    return converter


def _array_of(type: MemRefType, converter: TypeConverter) -> Type:
    is_array = type.shape and DYNAMIC not in type.shape and 0 not in type.shape
    if not is_array or not has_identity_layout(type):
        raise NotConvertible
    element = converter.convert_type(type.element_type)
    if element is None or not is_valid_element(element):
        raise NotConvertible
    return emitc.ArrayType.get(type.shape, element)


def with_sign(type: Type, is_unsigned: bool) -> Type:
    """The type of C with a sign or without: `ui32` for `i32`; signless integers have one."""
    if isinstance(type, (emitc.SizeTType, emitc.PtrDiffTType, emitc.SignedSizeTType)):
        return emitc.SizeTType.get() if is_unsigned else emitc.PtrDiffTType.get()
    if isinstance(type, IntegerType) and is_unsigned:
        return IntegerType.get(type.width, Signedness.UNSIGNED)
    return type


class CBuilder:
    """Builds operations of `emitc` in the place of one."""

    def __init__(self, op: Operation, rewriter: ConversionRewriter) -> None:
        self.location = op.location
        self._rewriter = rewriter

    def insert(self, op: Any) -> Value:
        """Insert an operation; its only result."""
        op.location = self.location
        result: Value = self._rewriter.insert(op).results[0]
        return result

    def effect(self, op: Any) -> Any:
        """Insert an operation for its effect."""
        op.location = self.location
        return self._rewriter.insert(op)

    def cast(self, value: Value, type: Type) -> Value:
        """The value in a type; itself if it is of that."""
        return value if value.type is type else self.insert(emitc.CastOp.build(type, value))

    def variable(self, type: Type) -> Value:
        """A variable without a value."""
        nothing = emitc.EmitcOpaqueAttr.get("")
        return self.insert(emitc.VariableOp.build(type, nothing))

    def compare(self, predicate: emitc.CmpPredicate, left: Value, right: Value) -> Value:
        return self.insert(emitc.CmpOp.build(IntegerType.get(1), predicate, left, right))
