"""The text of attributes with many elements, as mlir-opt prints it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from odsgen.runtime.builtin.element_storage import is_bit_packed, scalar_type, signed_reading
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr, DenseStringElementsAttr
from odsgen.runtime.builtin.types import ComplexType, FloatType
from odsgen.runtime.printer.types import TypePrinter
from odsgen.runtime.support.integer_text import digits_of_integer
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.dense_array import DenseArrayAttr
    from odsgen.runtime.builtin.elements import DenseElementsAttr, SparseElementsAttr
    from odsgen.runtime.builtin.resources import (
        DenseResourceElementsAttr,
        DenseResourceElementsHandle,
    )

#: With more elements than this, dense elements that are no splat are printed as hexadecimal.
HEX_ELEMENTS_LIMIT: Final = 100

#: The text for elements that are not shown.
ELIDED: Final = "dense_resource<__elided__>"

_ESCAPED: Final = re.compile(rb"[^ !#-\[\]-~]")
_PLAIN: Final = re.compile(r"[ !#-\[\]-~]*", re.ASCII)


def _escape(match: re.Match[bytes]) -> bytes:
    return b"\\\\" if match[0] == b"\\" else b"\\%02X" % match[0][0]


class ElementsPrinter(TypePrinter):
    """The part of the printer that writes elements, and the strings in them."""

    def __init__(self) -> None:
        super().__init__()
        self.element_limit: int | None = None  # how many elements are shown, where that is limited
        #: The handles of resources that have been printed, in that order.
        self.resource_handles: dict[DenseResourceElementsHandle, str] = {}

    def string_literal(self, text: str) -> str:
        """A string in quotes; a byte that is no printable ASCII is two hexadecimal digits."""
        if _PLAIN.fullmatch(text):
            return f'"{text}"'
        data = _ESCAPED.sub(_escape, encode(text))
        return f'"{data.decode("ascii")}"'

    def keyword_or_string_text(self, name: str) -> str:
        """A name, in quotes where it is no bare identifier."""
        raise NotImplementedError

    # Dense elements

    def _is_elided(self, attribute: DenseElementsAttr) -> bool:
        limit = self.element_limit
        return limit is not None and attribute.num_elements > limit and not attribute.is_splat

    def dense_elements_text(self, attribute: DenseIntOrFPElementsAttr) -> str:
        """``dense<[1, 2]>``."""
        if self._is_elided(attribute):
            return ELIDED
        return f"dense<{self._numbers_text(attribute, True)}>"

    def dense_string_elements_text(self, attribute: DenseStringElementsAttr) -> str:
        """``dense<["a", "b"]>``."""
        if self._is_elided(attribute):
            return ELIDED
        return f"dense<{self._strings_text(attribute)}>"

    def sparse_elements_text(self, attribute: SparseElementsAttr) -> str:
        """``sparse<[[0, 1]], 5>``."""
        if self._is_elided(attribute.indices) or self._is_elided(attribute.values):
            return ELIDED
        if attribute.indices.num_elements == 0:
            return "sparse<>"
        indices = self._numbers_text(attribute.indices, False)
        return f"sparse<{indices}, {self._any_elements_text(attribute.values)}>"

    def _any_elements_text(self, attribute: DenseElementsAttr) -> str:
        if isinstance(attribute, DenseIntOrFPElementsAttr):
            return self._numbers_text(attribute, True)
        assert isinstance(attribute, DenseStringElementsAttr)
        return self._strings_text(attribute)

    def _strings_text(self, attribute: DenseStringElementsAttr) -> str:
        texts = [self.string_literal(text) for text in attribute.strings]
        return _nested(texts, attribute.type.shape, attribute.is_splat)

    def _numbers_text(self, attribute: DenseIntOrFPElementsAttr, allow_hexadecimal: bool) -> str:
        type = attribute.type
        if allow_hexadecimal and not attribute.is_splat and type.num_elements > HEX_ELEMENTS_LIMIT:
            return f'"0x{attribute.raw_data.hex().upper()}"'
        texts = number_texts(attribute.number_bits(), scalar_type(type.element_type))
        if isinstance(type.element_type, ComplexType):
            pairs = zip(texts[::2], texts[1::2], strict=True)
            texts = [f"({real},{imaginary})" for real, imaginary in pairs]
        return _nested(texts, type.shape, attribute.is_splat)

    # Arrays and resources

    def dense_array_text(self, attribute: DenseArrayAttr) -> str:
        """``array<i32: 1, 2>``."""
        type_text = self.type_text(attribute.element_type)
        if not attribute.numbers:
            return f"array<{type_text}>"
        return f"array<{type_text}: {', '.join(self.dense_array_element_texts(attribute))}>"

    def dense_array_element_texts(self, attribute: DenseArrayAttr) -> Iterable[str]:
        """The texts of the elements of a dense array."""
        element_type = attribute.element_type
        if isinstance(element_type, FloatType):
            return map(element_type.SEMANTICS.text, attribute.numbers)
        if element_type.width == 1:
            return ["true" if number else "false" for number in attribute.numbers]
        return map(str, attribute.numbers)

    def dense_resource_text(self, attribute: DenseResourceElementsAttr) -> str:
        """``dense_resource<key>``."""
        return f"dense_resource<{self.keyword_or_string_text(self.resource_key(attribute.handle))}>"

    def resource_key(self, handle: DenseResourceElementsHandle) -> str:
        """The key of a resource in this text: two with the same one are told apart by a number."""
        key = self.resource_handles.get(handle)
        if key is None:
            taken = self.resource_handles.values()
            key, count = handle.key, 0
            while key in taken:
                count += 1
                key = f"{handle.key}_{count}"
            self.resource_handles[handle] = key
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
