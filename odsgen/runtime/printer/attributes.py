"""The text of attributes (MLIR's docs, "Builtin Dialect", "Attributes"), as mlir-opt prints it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from odsgen.runtime.affine.text import affine_map_text, integer_set_text
from odsgen.runtime.base.attribute import Attribute, TypedAttr
from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    DenseResourceElementsAttr,
    DenseStringElementsAttr,
    DictionaryAttr,
    DistinctAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    OpaqueAttr,
    SparseElementsAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import DYNAMIC_STRIDE, f64, i64, none
from odsgen.runtime.printer.elements import ElementsPrinter
from odsgen.runtime.printer.types import LONGEST_REMEMBERED_TEXT, dialect_symbol_text
from odsgen.runtime.support.integer_text import digits_of_integer

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type

_BARE_IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*", re.ASCII)


def is_bare_identifier(text: str) -> bool:
    """Whether a name needs no quotes."""
    return _BARE_IDENTIFIER.fullmatch(text) is not None


class AttributeTexts(dict[Attribute, str]):
    """The texts of the attributes in one print, or their aliases; the printer writes each when it is first asked for."""

    __slots__ = ("_printer", "_elide_type")

    def __init__(self, printer: AttributePrinter, elide_type: bool) -> None:
        super().__init__()
        self._printer = ref(printer)  # weak: the printer has these texts
        self._elide_type = elide_type

    def __missing__(self, attribute: Attribute) -> str:
        printer = self._printer()
        assert printer is not None
        return printer.attribute_text(attribute, self._elide_type)


class AttributePrinter(ElementsPrinter):
    """The part of the printer that writes attributes.

    `attribute_texts` has the texts that `attribute_text` gives, and `untyped_texts` those without types.
    """

    def __init__(self) -> None:
        super().__init__()
        self.attribute_texts = AttributeTexts(self, elide_type=False)
        self.untyped_texts = AttributeTexts(self, elide_type=True)
        self._distinct_numbers: dict[DistinctAttr, int] = {}

    def attribute_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute, or its alias; with ``elide_type``, without its type."""
        texts = self.untyped_texts if elide_type else self.attribute_texts
        found = texts.get(attribute)
        if found is None:
            found = self.alias_of(attribute) or self.attribute_body_text(attribute, elide_type)
            if not self._cyclic and len(found) <= LONGEST_REMEMBERED_TEXT:
                texts[attribute] = found
        return found

    def element_text(self, attribute: Attribute) -> str:
        """The text of an attribute inside an array or a memref type: integers of ``i64`` and floats
        of ``f64`` are without their type, unless written as bits."""
        if isinstance(attribute, IntegerAttr) and attribute.type is i64:
            return self.attribute_text(attribute, elide_type=True)
        if isinstance(attribute, FloatAttr) and attribute.type is f64:
            text = f64.SEMANTICS.text(attribute.bits)
            return self.attribute_text(attribute, elide_type=not text.startswith("0x"))
        return self.attribute_text(attribute)

    def attribute_body_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute, even if it has an alias; what is inside may be aliases."""
        write = _ATTRIBUTE_WRITERS.get(attribute.__class__)
        if write is not None:
            text = write(self, attribute)
        else:
            data = attribute.MNEMONIC + self.nested(attribute.print_parameters, self)
            text = dialect_symbol_text("#", attribute.DIALECT_NAME, data)
        if elide_type or not isinstance(attribute, TypedAttr) or isinstance(attribute, BoolAttr):
            return text
        type: Type | None = attribute.type  # None: an optional self type that is not there
        return text if type is None or type is none else f"{text} : {self.type_text(type)}"

    # Names

    def keyword_or_string_text(self, name: str) -> str:
        """A name, in quotes where it is no bare identifier."""
        return name if _BARE_IDENTIFIER.fullmatch(name) else self.string_literal(name)

    def symbol_text(self, name: str) -> str:
        """``@name``, in quotes where it is no bare identifier."""
        if not name:
            return "@<<INVALID EMPTY SYMBOL>>"
        return "@" + self.keyword_or_string_text(name)

    def attribute_entry_text(self, name: str, attribute: Attribute) -> str:
        """``name = value`` of a dictionary; a unit attribute is its name alone."""
        key = name if _BARE_IDENTIFIER.fullmatch(name) else self.string_literal(name)
        if isinstance(attribute, UnitAttr):
            return key
        return f"{key} = {self.attribute_text(attribute)}"

    # The builtin attributes, without their types

    def _bool_text(self, attribute: BoolAttr) -> str:
        return "true" if attribute.value else "false"

    def _integer_text(self, attribute: IntegerAttr) -> str:
        return digits_of_integer(attribute.value)

    def _float_text(self, attribute: FloatAttr) -> str:
        return attribute.type.SEMANTICS.text(attribute.bits)

    def _string_text(self, attribute: StringAttr) -> str:
        return self.string_literal(attribute.value)

    def _symbol_ref_text(self, attribute: SymbolRefAttr) -> str:
        names = (attribute.root, *attribute.nested)
        return "::".join([self.symbol_text(name) for name in names])

    def _type_text(self, attribute: TypeAttr) -> str:
        return self.type_text(attribute.value)

    def _array_text(self, attribute: ArrayAttr) -> str:
        return f"[{self.nested(self._elements_of_array, attribute)}]"

    def _elements_of_array(self, attribute: ArrayAttr) -> str:
        return ", ".join([self.element_text(element) for element in attribute.elements])

    def _dictionary_text(self, attribute: DictionaryAttr) -> str:
        return f"{{{self.nested(self._entries_of_dictionary, attribute)}}}"

    def _entries_of_dictionary(self, attribute: DictionaryAttr) -> str:
        entries = [self.attribute_entry_text(name, value) for name, value in attribute.entries]
        return ", ".join(entries)

    def _opaque_text(self, attribute: OpaqueAttr) -> str:
        return dialect_symbol_text("#", attribute.dialect, attribute.data)

    def _distinct_text(self, attribute: DistinctAttr) -> str:
        number = self._distinct_numbers.setdefault(attribute, len(self._distinct_numbers))
        if isinstance(attribute.referenced, UnitAttr):
            return f"distinct[{number}]<>"
        return f"distinct[{number}]<{self.nested(self.attribute_text, attribute.referenced)}>"

    def _affine_map_text(self, attribute: AffineMapAttr) -> str:
        return f"affine_map<{affine_map_text(attribute.value)}>"

    def _integer_set_text(self, attribute: IntegerSetAttr) -> str:
        return f"affine_set<{integer_set_text(attribute.value)}>"

    def _strided_layout_text(self, attribute: StridedLayoutAttr) -> str:
        strides = ", ".join(map(_stride_or_offset, attribute.strides))
        if attribute.offset == 0:
            return f"strided<[{strides}]>"
        return f"strided<[{strides}], offset: {_stride_or_offset(attribute.offset)}>"


def _stride_or_offset(value: int) -> str:
    return "?" if value == DYNAMIC_STRIDE else str(value)


_ATTRIBUTE_WRITERS: Final[dict[type[Attribute], Callable[[AttributePrinter, Any], str]]] = {
    UnitAttr: lambda printer, attribute: "unit",
    BoolAttr: AttributePrinter._bool_text,
    IntegerAttr: AttributePrinter._integer_text,
    FloatAttr: AttributePrinter._float_text,
    StringAttr: AttributePrinter._string_text,
    SymbolRefAttr: AttributePrinter._symbol_ref_text,
    FlatSymbolRefAttr: AttributePrinter._symbol_ref_text,
    TypeAttr: AttributePrinter._type_text,
    ArrayAttr: AttributePrinter._array_text,
    DictionaryAttr: AttributePrinter._dictionary_text,
    OpaqueAttr: AttributePrinter._opaque_text,
    DistinctAttr: AttributePrinter._distinct_text,
    AffineMapAttr: AttributePrinter._affine_map_text,
    IntegerSetAttr: AttributePrinter._integer_set_text,
    StridedLayoutAttr: AttributePrinter._strided_layout_text,
    DenseIntOrFPElementsAttr: AttributePrinter.dense_elements_text,
    DenseStringElementsAttr: AttributePrinter.dense_string_elements_text,
    DenseArrayAttr: AttributePrinter.dense_array_text,
    SparseElementsAttr: AttributePrinter.sparse_elements_text,
    DenseResourceElementsAttr: AttributePrinter.dense_resource_text,
}
