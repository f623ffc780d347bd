"""Values of a program from and to Python and text: `3`, `0.5`, `[[1, 2], [3, 4]]`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.interpreter.values import POISON, Buffer, Elements, FunctionValue
from odsgen.runtime.builtin.scalar_attributes import integer_width
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    ComplexType,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    RankedTensorType,
    ShapedType,
    VectorType,
)
from odsgen.runtime.support.integer_text import digits_of_integer, integer_of_literal
from odsgen.runtime.support.limits import ELEMENTS, WIDE_INTEGER

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type

#: How deep lists may nest.
_MAX_RANK = 32


def from_python(value: Any, type: Type) -> Any:
    """A value of a type: a number, or lists of them for what has a shape.  Raises ValueError."""
    if isinstance(type, (MemRefType, RankedTensorType, VectorType)):
        shape, numbers = _flattened(value, type)
        found = [from_python(number, type.element_type) for number in numbers]
        if not isinstance(type, MemRefType):
            return Elements(shape, found)
        buffer = Buffer.allocate(shape)
        buffer.storage.cells[:] = found
        return buffer
    if isinstance(type, FloatType):
        if isinstance(value, bool) or not isinstance(value, (int, float)):
            raise ValueError(f"expected a number for '{type}', but got {value!r}")
        if isinstance(value, int):
            return type.SEMANTICS.from_fraction(value)
        return type.SEMANTICS.from_float(value)
    if isinstance(type, (IntegerType, IndexType)):
        if not isinstance(value, int):
            raise ValueError(f"expected an integer for '{type}', but got {value!r}")
        width = integer_width(type)
        if not -(1 << width >> 1) <= value < 1 << width:
            raise ValueError(f"{value} does not fit into '{type}'")
        return value & ((1 << width) - 1)
    raise ValueError(f"there are no arguments of the type '{type}'")


def _flattened(value: Any, type: ShapedType) -> tuple[tuple[int, ...], list[Any]]:
    """The shape of nested lists and what is in them, checked against the type."""
    shape: list[int] = []
    level = [value]
    for size in type.shape:
        if not all(isinstance(part, (list, tuple)) for part in level):
            raise ValueError(f"expected lists in lists, {len(type.shape)} deep, for '{type}'")
        sizes = {len(part) for part in level}
        if len(sizes) > 1:
            raise ValueError(f"the lists of a dimension are not of one length, for '{type}'")
        found = sizes.pop() if sizes else 0
        if size not in (DYNAMIC, found):
            raise ValueError(f"expected a list of {size}, but got one of {found}, for '{type}'")
        shape.append(found)
        level = [inner for part in level for inner in part]
    return tuple(shape), level


def from_text(text: str, type: Type) -> Any:
    """A value of a type, of a text such as `3`, `-0.5`, `inf`, `true`, `[1, 2]`.  Raises ValueError."""
    return from_python(_parsed(text, isinstance(_number_type(type), FloatType)), type)


def _number_type(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _parsed(text: str, is_float: bool) -> Any:
    """Numbers and lists of them."""
    stack: list[list[Any]] = [[]]
    expects_value = True
    word = ""
    for character in f"{text} ":
        if character in "[], \t":
            if word:
                if not expects_value:
                    raise ValueError(f"expected ',' or ']' before '{word}'")
                stack[-1].append(_number(word, is_float))
                word, expects_value = "", False
            if character == "[":
                if not expects_value or len(stack) > _MAX_RANK:
                    raise ValueError(f"a list cannot begin here: '{text}'")
                stack.append([])
            elif character == "]":
                if len(stack) == 1 or (expects_value and stack[-1]):
                    raise ValueError(f"a list cannot end here: '{text}'")
                done = stack.pop()
                stack[-1].append(done)
                expects_value = False
            elif character == ",":
                if expects_value or len(stack) == 1:
                    raise ValueError(f"expected a value before ',': '{text}'")
                expects_value = True
        else:
            word += character
    if len(stack) != 1 or len(stack[0]) != 1:
        raise ValueError(f"expected a number or a list in '[' and ']', but got '{text}'")
    return stack[0][0]


def _number(word: str, is_float: bool) -> int | float:
    if word in ("true", "false"):
        return int(word == "true")
    try:
        return float(word) if is_float else integer_of_literal(word)
    except ValueError:
        kind = "a number" if is_float else "an integer"
        raise ValueError(f"expected {kind}, but got '{word[:40]}'") from None


def to_python(value: Any, type: Type, max_elements: int = ELEMENTS.default) -> Any:
    """A number as Python has it, signed if the type does not say otherwise; lists of what has a shape; None for poison.

    Raises ValueError for more elements, and lists of them, than are allowed.
    """
    if value is POISON:
        return None
    if isinstance(value, (Elements, Buffer)):
        _check_size(value.shape, type, max_elements)
        return _nested(value.shape, _cells(value), _number_type(type))
    if isinstance(type, FloatType):
        return type.SEMANTICS.to_float(value)
    if isinstance(type, IntegerType) and (type.is_unsigned or type.width == 1):
        return value
    if isinstance(type, (IntegerType, IndexType)):
        width = integer_width(type)
        return value - (1 << width) if width and value >> (width - 1) else value
    return value


def _cells(value: Elements | Buffer) -> Sequence[Any]:
    """The elements, the last dimension varying fastest."""
    if isinstance(value, Elements):
        return value.values
    if not value.storage.is_alive:
        return [POISON] * prod(value.shape)
    return [value.storage.cells[place] for place in value.positions()]


def _nested(shape: Sequence[int], values: Sequence[Any], type: Type) -> Any:
    found: list[Any] = [to_python(value, type) for value in values]
    for position in range(len(shape) - 1, -1, -1):
        size, count = shape[position], prod(shape[:position])
        found = [found[i * size : (i + 1) * size] for i in range(count)]
    return found[0]


def _check_size(shape: Sequence[int], type: Type, max_elements: int) -> None:
    """A window has any size, whatever its memory is, and so have lists of nothing: `tensor<1000000000x0xi8>`."""
    number = _number_type(type)
    count = prod(shape)
    if isinstance(number, IntegerType) and number.width > WIDE_INTEGER:
        count *= number.width // 64
    lists = 1
    for size in shape:
        lists *= size
        count = max(count, lists)
    if count > max_elements:
        raise ValueError(
            f"has more than the limit of {max_elements} elements to show, see --max-elements"
        )


def value_text(value: Any, type: Type, max_elements: int = ELEMENTS.default) -> str:
    """A value for people: integers with a sign, floats as MLIR writes them.

    Raises ValueError for more elements, and lists of them, than are allowed.
    """
    if value is POISON:
        return "poison"
    if isinstance(value, FunctionValue):
        return f"@{value.function.properties['sym_name'].value}"
    if isinstance(value, (Elements, Buffer)):
        _check_size(value.shape, type, max_elements)
        texts = [value_text(cell, _number_type(type)) for cell in _cells(value)]
        return _nested_text(value.shape, texts)
    if isinstance(type, FloatType):
        return type.SEMANTICS.text(value)
    if isinstance(type, ComplexType):
        return f"({', '.join(value_text(part, type.element_type) for part in value)})"
    return digits_of_integer(to_python(value, type))


def _nested_text(shape: Sequence[int], texts: list[str]) -> str:
    for position in range(len(shape) - 1, -1, -1):
        size, count = shape[position], prod(shape[:position])
        texts = [f"[{', '.join(texts[i * size : (i + 1) * size])}]" for i in range(count)]
    return texts[0]
