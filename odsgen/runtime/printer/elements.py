"""The text of builtin attributes that few programs have: elements, resources, layouts and opaque ones, as mlir-opt
prints it.

`AttributePrinter` asks for the functions here when it first prints an attribute of one of these classes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from odsgen.runtime.builtin.element_storage import is_bit_packed, scalar_type, signed_reading
from odsgen.runtime.builtin.elements import (
    DenseIntOrFPElementsAttr,
    DenseStringElementsAttr,
    SparseElementsAttr,
)
from odsgen.runtime.builtin.layout_attributes import (
    AffineMapAttr,
    IntegerSetAttr,
    StridedLayoutAttr,
)
from odsgen.runtime.builtin.opaque import OpaqueAttr
from odsgen.runtime.builtin.resources import DenseResourceElementsAttr
from odsgen.runtime.builtin.types import DYNAMIC_STRIDE, ComplexType, FloatType
from odsgen.runtime.printer.limits import DEFAULT_LIMITS
from odsgen.runtime.printer.types import dialect_symbol_text
from odsgen.runtime.support.integer_text import digits_of_integer

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.elements import DenseElementsAttr
    from odsgen.runtime.builtin.resources import DenseResourceElementsHandle
    from odsgen.runtime.printer.attributes import AttributePrinter

#: The text for elements that are not shown.
ELIDED: Final = "dense_resource<__elided__>"


def _is_elided(printer: AttributePrinter, attribute: DenseElementsAttr) -> bool:
    limit = printer.limits and printer.limits.elements
    return limit is not None and attribute.num_elements > limit and not attribute.is_splat


def dense_elements_text(printer: AttributePrinter, attribute: DenseIntOrFPElementsAttr) -> str:
    """``dense<[1, 2]>``."""
    if _is_elided(printer, attribute):
        return ELIDED
    return f"dense<{_numbers_text(printer, attribute, True)}>"


def dense_string_elements_text(
    printer: AttributePrinter, attribute: DenseStringElementsAttr
) -> str:
    """``dense<["a", "b"]>``."""
    if _is_elided(printer, attribute):
        return ELIDED
    return f"dense<{_strings_text(printer, attribute)}>"


def sparse_elements_text(printer: AttributePrinter, attribute: SparseElementsAttr) -> str:
    """``sparse<[[0, 1]], 5>``."""
    if _is_elided(printer, attribute.indices) or _is_elided(printer, attribute.values):
        return ELIDED
    if attribute.indices.num_elements == 0:
        return "sparse<>"
    indices = _numbers_text(printer, attribute.indices, False)
    return f"sparse<{indices}, {_any_elements_text(printer, attribute.values)}>"


def _any_elements_text(printer: AttributePrinter, attribute: DenseElementsAttr) -> str:
    if isinstance(attribute, DenseIntOrFPElementsAttr):
        return _numbers_text(printer, attribute, True)
    assert isinstance(attribute, DenseStringElementsAttr)
    return _strings_text(printer, attribute)


def _strings_text(printer: AttributePrinter, attribute: DenseStringElementsAttr) -> str:
    texts = [printer.string_literal(text) for text in attribute.strings]
    return _nested(texts, attribute.type.shape, attribute.is_splat)


def _numbers_text(
    printer: AttributePrinter, attribute: DenseIntOrFPElementsAttr, allow_hexadecimal: bool
) -> str:
    type = attribute.type
    limit = (printer.limits or DEFAULT_LIMITS).hexadecimal if allow_hexadecimal else None
    if limit is not None and type.num_elements > limit and not attribute.is_splat:
        return f'"0x{attribute.raw_data.hex().upper()}"'
    if attribute.is_splat and not isinstance(type.element_type, ComplexType):
        return splat_text(type.element_type, attribute.raw_data)
    texts = number_texts(attribute.number_bits(), scalar_type(type.element_type))
    if isinstance(type.element_type, ComplexType):
        pairs = zip(texts[::2], texts[1::2], strict=True)
        texts = [f"({real},{imaginary})" for real, imaginary in pairs]
    return _nested(texts, type.shape, attribute.is_splat)


@lru_cache(1024)
def splat_text(type: Type, raw_data: bytes) -> str:
    """The text of the one number that the buffer of a splat holds; programs show the same few again and again."""
    bits = raw_data if is_bit_packed(type) else [int.from_bytes(raw_data, "little")]
    return number_texts(bits, type)[0]


def dense_resource_text(printer: AttributePrinter, attribute: DenseResourceElementsAttr) -> str:
    """``dense_resource<key>``."""
    return (
        f"dense_resource<{printer.keyword_or_string_text(resource_key(printer, attribute.handle))}>"
    )


def resource_key(printer: AttributePrinter, handle: DenseResourceElementsHandle) -> str:
    """The key of a resource in this text: two with the same one are told apart by a number."""
    key = printer.resource_handles.get(handle)
    if key is None:
        taken = printer.resource_handles.values()
        key, count = handle.key, 0
        while key in taken:
            count += 1
            key = f"{handle.key}_{count}"
        printer.resource_handles[handle] = key
    return key


def number_texts(bits: Sequence[int], type: Type | None) -> list[str]:
    """The texts of numbers that are given by their bits."""
    if isinstance(type, FloatType):
        return list(map(type.SEMANTICS.text, bits))
    assert type is not None
    if is_bit_packed(type):
        return ["true" if number & 1 else "false" for number in bits]
    return list(map(digits_of_integer, signed_reading(bits, type)))  # type: ignore[arg-type]


def _nested(texts: list[str], shape: tuple[int, ...], is_splat: bool) -> str:
    """Texts in as many brackets as there are dimensions; one that stands for all is bare."""
    if is_splat:
        return texts[0]
    for size in reversed(shape):
        if size == 0:
            return ""
        texts = [
            f"[{', '.join(texts[start : start + size])}]" for start in range(0, len(texts), size)
        ]
    return texts[0]


def _opaque_text(printer: AttributePrinter, attribute: OpaqueAttr) -> str:
    return dialect_symbol_text("#", attribute.dialect, attribute.data)


def _affine_map_text(printer: AttributePrinter, attribute: AffineMapAttr) -> str:
    from odsgen.runtime.affine.text import affine_map_text

    return f"affine_map<{affine_map_text(attribute.value)}>"


def _integer_set_text(printer: AttributePrinter, attribute: IntegerSetAttr) -> str:
    from odsgen.runtime.affine.text import integer_set_text

    return f"affine_set<{integer_set_text(attribute.value)}>"


def _strided_layout_text(printer: AttributePrinter, attribute: StridedLayoutAttr) -> str:
    strides = ", ".join(map(_stride_or_offset, attribute.strides))
    if attribute.offset == 0:
        return f"strided<[{strides}]>"
    return f"strided<[{strides}], offset: {_stride_or_offset(attribute.offset)}>"


def _stride_or_offset(value: int) -> str:
    return "?" if value == DYNAMIC_STRIDE else str(value)


ATTRIBUTE_WRITERS: Final[dict[type[Attribute], Callable[[AttributePrinter, Any], str]]] = {
    OpaqueAttr: _opaque_text,
    AffineMapAttr: _affine_map_text,
    IntegerSetAttr: _integer_set_text,
    StridedLayoutAttr: _strided_layout_text,
    DenseIntOrFPElementsAttr: dense_elements_text,
    DenseStringElementsAttr: dense_string_elements_text,
    SparseElementsAttr: sparse_elements_text,
    DenseResourceElementsAttr: dense_resource_text,
}
