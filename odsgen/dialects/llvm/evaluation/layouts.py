"""Sizes, alignments and bytes of types, as on a machine of 64 bits (LLVM: DataLayout, x86-64)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from math import prod
from typing import Any

from odsgen.dialects.llvm.types import is_packed, struct_body
from odsgen.interpreter import POISON, Elements, Unsupported
from odsgen.interpreter.byte_views import repacked
from odsgen.runtime import FloatType, IndexType, IntegerType, Type, VectorType
from odsgen_dialects.llvm import LLVMArrayType, LLVMPointerType, LLVMStructType

#: The alignment of what is aligned most.
_LARGEST = 16


def scalar_width(type: Type) -> int | None:
    """The bits of an integer, a float or a pointer; None for another type."""
    if isinstance(type, (IntegerType, FloatType)):
        return type.width
    if isinstance(type, (LLVMPointerType, IndexType)):
        return 64
    return None


@cache
def fields_of(type: Type) -> tuple[Type, ...] | None:
    """The types of the fields of a struct, or of the elements of an array; None for another type."""
    if isinstance(type, LLVMArrayType):
        return (type.element_type,) * type.num_elements
    return struct_body(type)


@cache
def alignment_of(type: Type) -> int:
    width = scalar_width(type)
    if width is not None:
        size = (width + 7) // 8
        return min(1 << (size - 1).bit_length(), _LARGEST) if size else 1
    if isinstance(type, VectorType):
        return 1 << (_vector_bytes(type) - 1).bit_length()
    if isinstance(type, LLVMArrayType):
        return alignment_of(type.element_type)
    fields = fields_of(type)
    if fields is None:
        raise Unsupported(f"cannot be evaluated: the size of '{type}' is not known")
    assert isinstance(type, LLVMStructType)
    return 1 if is_packed(type) else max(map(alignment_of, fields), default=1)


def _vector_bytes(type: VectorType) -> int:
    width = scalar_width(type.element_type)
    if width is None:
        raise Unsupported(f"cannot be evaluated: the size of '{type}' is not known")
    return max((prod(type.shape) * width + 7) // 8, 1)


def stored_size(type: Type) -> int:
    """The bytes that a value takes, without those behind it to the next one."""
    width = scalar_width(type)
    if width is not None:
        return (width + 7) // 8
    return _vector_bytes(type) if isinstance(type, VectorType) else size_of(type)


@cache
def size_of(type: Type) -> int:
    """The distance in bytes between neighbours in an array."""
    if isinstance(type, LLVMArrayType):
        return type.num_elements * size_of(type.element_type)
    alignment = alignment_of(type)
    if isinstance(type, LLVMStructType):
        offsets = field_offsets(type)
        fields = fields_of(type) or ()
        size = offsets[-1] + size_of(fields[-1]) if fields else 0
    else:
        size = stored_size(type)
    return -(-size // alignment) * alignment


@cache
def field_offsets(type: Type) -> tuple[int, ...]:
    """Where the fields of a struct, or the elements of an array, begin."""
    if isinstance(type, LLVMArrayType):
        step = size_of(type.element_type)
        return tuple(number * step for number in range(type.num_elements))
    assert isinstance(type, LLVMStructType)
    packed = is_packed(type)
    place, found = 0, []
    for field in fields_of(type) or ():
        alignment = 1 if packed else alignment_of(field)
        place = -(-place // alignment) * alignment
        found.append(place)
        place += size_of(field)
    return tuple(found)


# --- values -----------------------------------------------------------------------------------------------------------------


#: How many numbers a value of one type may have.
_MOST = 1 << 20


def _count(type: Type) -> int:
    """How many numbers a value has."""
    if isinstance(type, LLVMArrayType):
        return type.num_elements * _count(type.element_type)
    if isinstance(type, VectorType):
        return prod(type.shape)
    return sum(map(_count, struct_body(type) or ())) or 1


@lru_cache(maxsize=64)
def filled(type: Type, value: Any) -> Any:
    """A value all of whose numbers are the same, such as poison or zero."""
    if _count(type) > _MOST:
        raise Unsupported(f"cannot be evaluated: a value of '{type}' has more than {_MOST} numbers")
    fields = fields_of(type)
    if fields is not None:
        return tuple([filled(field, value) for field in fields])
    if isinstance(type, VectorType):
        _vector_bytes(type)
        return Elements(type.shape, [value] * prod(type.shape))
    return value


def to_bytes(value: Any, type: Type) -> list[Any]:
    """The bytes of a value, the lowest first; POISON for those that have no value."""
    if value is POISON:
        return [POISON] * stored_size(type)
    if isinstance(type, VectorType):
        width = scalar_width(type.element_type) or 0
        return repacked(value.values, width, 8, _vector_bytes(type))
    fields = fields_of(type)
    if fields is None:
        return list(value.to_bytes(stored_size(type), "little"))
    data: list[Any] = [POISON] * size_of(type)
    for part, field, start in zip(value, fields, field_offsets(type), strict=True):
        bytes_of_part = to_bytes(part, field)
        data[start : start + len(bytes_of_part)] = bytes_of_part
    return data


def from_bytes(data: Sequence[Any], type: Type) -> Any:
    """The value of bytes."""
    fields = fields_of(type)
    if fields is not None:
        return tuple(
            [
                from_bytes(data[start : start + stored_size(field)], field)
                for field, start in zip(fields, field_offsets(type), strict=True)
            ]
        )
    if isinstance(type, VectorType):
        width = scalar_width(type.element_type) or 0
        return Elements(type.shape, repacked(data, 8, width, prod(type.shape)))
    if isinstance(data, list) and POISON in data:
        return POISON
    return int.from_bytes(bytes(data), "little") & (1 << (scalar_width(type) or 0)) - 1
