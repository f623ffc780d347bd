"""When StableHLO takes one type for another: dynamic sizes, quantized elements, encodings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import wraps
from typing import NoReturn, TypeVar

from odsgen.runtime import (
    DYNAMIC,
    Operation,
    RankedTensorType,
    ShapedType,
    TupleType,
    Type,
)
from odsgen.runtime.builtin.type_functions import verify_compatible_shape
from odsgen_dialects.quant import UniformQuantizedType

_OpT = TypeVar("_OpT", bound=Operation)


def refusing(rule: Callable[[_OpT], None]) -> Callable[[_OpT], None]:
    """Makes the ValueErrors of a verifier errors at the operation, without its name, as in C++."""

    @wraps(rule)
    def verify(op: _OpT) -> None:
        try:
            rule(op)
        except ValueError as reason:
            raise op.error(str(reason)) from None

    return verify


def verifying_types(rule: Callable[[_OpT], None]) -> Callable[[_OpT], None]:
    """Remembers for which types and properties a verifier found nothing, which looks at nothing else: both are unique."""
    sound: set[tuple[object, ...]] = set()

    @wraps(rule)
    def verify(op: _OpT) -> None:
        types = [value.type for value in op.stored_operands]
        result = op.single_result
        if result is not None:
            types.append(result.type)
        else:
            types += op.result_types
        key = (*types, *op.stored_properties.items())
        if key not in sound:
            rule(op)
            sound.add(key)

    return verify


def refuse(message: str, *parts: object) -> NoReturn:
    """Raise ValueError with the message, in which `{}` stand for the parts: types in quotes, sequences with commas."""
    raise ValueError(message.format(*map(_part_text, parts)))


def _part_text(part: object) -> str:
    if isinstance(part, (list, tuple, range)):
        return ", ".join(map(_part_text, part))
    return f"'{part}'" if isinstance(part, Type) else str(part)


def element_type(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def expressed_type(type: Type) -> Type:
    """The type that a quantized one stands for, or the type itself."""
    return type.expressed_type if isinstance(type, UniformQuantizedType) else type


def is_per_axis(type: Type) -> bool:
    return isinstance(type, UniformQuantizedType) and type.quantized_dimension is not None


def are_compatible(first: Type, second: Type) -> bool:
    """Whether StableHLO takes one type where the other is inferred (`isCompatibleForHloTypeInference`)."""
    if first is second:
        return True
    if isinstance(first, ShapedType) and isinstance(second, ShapedType):
        return (
            verify_compatible_shape(first, second)
            and _are_within_bounds(first, second)
            and are_compatible(first.element_type, second.element_type)
        )
    if isinstance(first, TupleType) and isinstance(second, TupleType):
        return are_all_compatible(first.types, second.types)
    if isinstance(first, UniformQuantizedType) and isinstance(second, UniformQuantizedType):
        if _storage(first) != _storage(second):
            return False
    return expressed_type(first) is expressed_type(second)


def _are_within_bounds(first: ShapedType, second: ShapedType) -> bool:
    """Whether no size of one type exceeds the bound that the other has of a dynamic dimension."""
    return all(
        bound == DYNAMIC or size <= bound
        for sizes, bounds in ((first, bounds_of(second)), (second, bounds_of(first)))
        for size, bound in (zip(sizes.shape, bounds, strict=True) if bounds else ())
    )


def _storage(type: UniformQuantizedType) -> tuple[object, ...]:
    return type.storage_type, type.is_signed, type.storage_type_min, type.storage_type_max


def are_all_compatible(inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
    if len(inferred) == len(actual) == 1 and inferred[0] is actual[0]:  # nearly always
        return True
    return len(inferred) == len(actual) and all(map(are_compatible, inferred, actual))


def have_compatible_elements(first: Type, second: Type) -> bool:
    return first is second or are_compatible(element_type(first), element_type(second))


def fit(first: int, second: int) -> bool:
    """Whether sizes may be the same."""
    return DYNAMIC in (first, second) or first == second


def shapes_fit(first: Sequence[int], second: Sequence[int]) -> bool:
    return len(first) == len(second) and all(map(fit, first, second))


def shape_text(shape: Iterable[int]) -> str:
    """`[4, ?]`"""
    return f"[{', '.join('?' if size == DYNAMIC else str(size) for size in shape)}]"


def bounds_of(type: Type) -> Sequence[int]:
    """The bounds of the dimensions, `DYNAMIC` where there is none; nothing of a type without any."""
    bounds: Sequence[int] = getattr(getattr(type, "encoding", None), "bounds", ())
    return bounds


def tensor_of(shape: Sequence[int], element: Type, bounds: Sequence[int] = ()) -> RankedTensorType:
    """A tensor; with the bounds, if some dimension has one."""
    from ..attributes import TypeExtensionsAttr

    known = any(bound != DYNAMIC for bound in bounds)
    return RankedTensorType.get(shape, element, TypeExtensionsAttr.get(bounds) if known else None)


def most_specific(types: Sequence[Type]) -> Type:
    """The type with every size that one of the types has (`inferMostSpecificType`)."""
    first = types[0]
    if not isinstance(first, RankedTensorType) or types.count(first) == len(types):
        return first
    tensors = [type for type in types if isinstance(type, RankedTensorType)]
    for tensor in tensors:
        if tensor.rank != first.rank:
            refuse("Mismatched ranks of types {} vs {}", first.rank, tensor.rank)
    sizes = zip(*(tensor.shape for tensor in tensors), strict=True)
    shape = [max(known, default=DYNAMIC) for size in sizes for known in [_known(size)]]
    bounds = [min(_known(each), default=DYNAMIC) for each in _bounds_by_dimension(tensors)]
    for number, (size, bound) in enumerate(zip(shape, bounds, strict=True)):
        if size != DYNAMIC:
            if DYNAMIC != bound < size:
                message = "Mismatched dimension size {} and bound {} in dimension {}"
                refuse(message, size, bound, number)
            bounds[number] = DYNAMIC
    return tensor_of(shape, first.element_type, bounds)


def least_specific(types: Sequence[Type]) -> Type:
    """The type with the sizes that all of the types have (`inferLeastSpecificType`); they have one rank."""
    first = types[0]
    if not isinstance(first, RankedTensorType) or types.count(first) == len(types):
        return first
    tensors = [type for type in types if isinstance(type, RankedTensorType)]
    if any(tensor.rank != first.rank for tensor in tensors):
        return first  # as are other types
    sizes = zip(*(tensor.shape for tensor in tensors), strict=True)
    shape = [size[0] if len(set(size)) == 1 else DYNAMIC for size in sizes]
    bounds = [DYNAMIC if DYNAMIC in each else max(each) for each in _bounds_by_dimension(tensors)]
    return tensor_of(shape, first.element_type, bounds)


def _bounds_by_dimension(types: Sequence[RankedTensorType]) -> Iterable[tuple[int, ...]]:
    """By dimension, the bounds of tensors of one rank."""
    bounds = [bounds_of(type) or (DYNAMIC,) * type.rank for type in types]
    return zip(*bounds, strict=True)


def _known(sizes: Iterable[int]) -> list[int]:
    return [size for size in sizes if size != DYNAMIC]
