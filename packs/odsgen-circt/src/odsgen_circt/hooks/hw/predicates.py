"""Kinds of types of the dialect `hw`, for predicates of its own and of other dialects."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import checks
from odsgen.runtime import IntegerAttr, IntegerType, Type
from odsgen_circt.hooks.hw.types import without_aliases


def is_hw(type: Any, *mnemonics: str) -> bool:
    """Whether a type, without aliases, is one of these of `hw`."""
    found = without_aliases(type)
    return found.DIALECT_NAME == "hw" and found.MNEMONIC in mnemonics


def is_hw_integer(type: Type) -> bool:
    """Whether it is a signless integer or `!hw.int`."""
    found = without_aliases(type)
    if isinstance(found, IntegerType):
        return found.is_signless
    return is_hw(found, "int")


def has_inout(type: Any) -> bool:
    """Whether it is `!hw.inout`, or an array or a struct with one."""
    found = without_aliases(type)
    if is_hw(found, "inout"):
        return True
    if is_hw(found, "union"):
        return False
    return any(has_inout(inner) for inner in _inner_types(found))


def is_hw_value(type: Any) -> bool:
    """Whether values of the type are data: integers, or aggregates of them."""
    found = without_aliases(type)
    if isinstance(found, IntegerType) or is_hw(found, "int", "enum"):
        return True
    if is_hw(found, "array", "uarray", "struct", "union"):
        return all(is_hw_value(inner) for inner in _inner_types(found))
    return False


def bit_width(type: Any) -> int:
    """The width of values of the type; -1 where it is not known."""
    found = without_aliases(type)
    if isinstance(found, IntegerType):
        return found.width
    if not is_hw(found, "array", "uarray", "struct", "union", "enum"):
        return -1
    if is_hw(found, "enum"):
        return max(1, (len(found.names) - 1).bit_length())
    widths = [bit_width(inner) for inner in _inner_types(found)]
    if -1 in widths:
        return -1
    if is_hw(found, "struct"):
        return sum(widths)
    if is_hw(found, "union"):
        return max((w + o for w, o in zip(widths, found.offsets, strict=True)), default=0)
    size = array_size(found)
    return -1 if size is None else size * widths[0]


def array_size(type: Any) -> int | None:
    """The number of elements of an array; None where a parameter says it."""
    size = type.size_attr
    return size.value if isinstance(size, IntegerAttr) else None


def index_width(type: Any) -> int | None:
    """How wide an index into an array is, as `Log2_64_Ceil` has it; None where that is not known."""
    size = array_size(type)
    return None if size is None else 64 if size == 0 else (size - 1).bit_length()


def _inner_types(type: Any) -> tuple[Any, ...]:
    if is_hw(type, "array", "uarray"):
        return (type.element_type,)
    return tuple(type.types) if is_hw(type, "struct", "union") else ()


def _is(*mnemonics: str) -> Any:
    return lambda type: is_hw(type, *mnemonics)


checks("check_is_hw_integer")(is_hw_integer)
checks("check_is_hw_value")(is_hw_value)
checks("check_has_inout")(has_inout)


@checks("check_has_known_width")
def has_known_width(type: Type) -> bool:
    """Whether the width of its values is known."""
    return bit_width(type) >= 0


checks("check_is_array")(_is("array"))
checks("check_is_struct")(_is("struct"))
checks("check_is_union")(_is("union"))
checks("check_is_enum")(_is("enum"))
checks("check_is_aggregate")(_is("array", "uarray", "struct"))


@checks("check_has_valid_index_width")
def has_valid_index_width(op: Any) -> bool:
    """Whether the index is as wide as the array is long; one element needs none or one bit."""
    width, needed = bit_width(op.index.type), index_width(without_aliases(op.input.type))
    return needed is None or (width in (0, 1) if needed == 0 else width == needed)


@checks("make_result_type")
def make_result_type(type: Any) -> Type:
    """The element type of an array."""
    found = without_aliases(type)
    if not is_hw(found, "array"):
        raise ValueError(f"'{type}' is not '!hw.array'")
    element: Type = found.element_type
    return element
