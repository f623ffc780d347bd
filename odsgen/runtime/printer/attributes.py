"""The text of attributes (MLIR's docs, "Builtin Dialect", "Attributes"), as mlir-opt prints it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from odsgen.runtime.base.attribute import Attribute, TypedAttr
from odsgen.runtime.builtin.container_attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    DistinctAttr,
)
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.builtin.scalar_attributes import (
    BoolAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import FloatType, f64, i64, none
from odsgen.runtime.printer.types import LONGEST_REMEMBERED_TEXT, TypePrinter, dialect_symbol_text
from odsgen.runtime.support.source import encode

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.elements import (
        DenseIntOrFPElementsAttr,
        DenseStringElementsAttr,
        SparseElementsAttr,
    )
    from odsgen.runtime.builtin.resources import (
        DenseResourceElementsAttr,
        DenseResourceElementsHandle,
        ExternalResources,
    )
    from odsgen.runtime.printer.limits import PrintLimits

_BARE_IDENTIFIER: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_$.]*", re.ASCII)
_ESCAPED: Final = re.compile(rb"[^ !#-\[\]-~]")
_PLAIN: Final = re.compile(r"[ !#-\[\]-~]*", re.ASCII)


def _escape(match: re.Match[bytes]) -> bytes:
    return b"\\\\" if match[0] == b"\\" else b"\\%02X" % match[0][0]


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


class AttributePrinter(TypePrinter):
    """The part of the printer that writes attributes.

    `attribute_texts` has the texts that `attribute_text` gives, and `untyped_texts` those without types.
    """

    def __init__(self) -> None:
        super().__init__()
        self.attribute_texts = AttributeTexts(self, elide_type=False)
        self.untyped_texts = AttributeTexts(self, elide_type=True)
        self.distinct_numbers: dict[DistinctAttr, int] = {}
        self.limits: PrintLimits | None = None  # how much is shown, where that is not as ever
        #: The handles of resources that have been printed, in that order.
        self.resource_handles: dict[DenseResourceElementsHandle, str] = {}
        #: What the file that was read said of resources that belong to no dialect.
        self.external_resources: ExternalResources = {}

    def attribute_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute, or its alias; with ``elide_type``, without its type."""
        texts = self.untyped_texts if elide_type else self.attribute_texts
        found = texts.get(attribute)
        if found is None:
            if attribute.__class__ not in self.classes_without_alias:
                found = self.alias_of(attribute)
            found = found or self.attribute_body_text(attribute, elide_type)
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
        if write is None and attribute.DIALECT_NAME == "builtin":
            if isinstance(attribute, Location):
                return f"loc({_location_writer()(self, attribute)})"
            write = _less_common_writer(attribute)
        if write is not None:
            text = write(self, attribute)
        else:
            data = attribute.MNEMONIC + self.nested(attribute.print_parameters, self)
            text = dialect_symbol_text("#", attribute.DIALECT_NAME, data)
        if elide_type or not isinstance(attribute, TypedAttr) or isinstance(attribute, BoolAttr):
            return text
        type: Type | None = attribute.type  # None: an optional self type that is not there
        return text if type is None or type is none else f"{text} : {self.type_text(type)}"

    def location_text(self, location: Location) -> str:
        """``loc(…)`` with the location or its alias inside."""
        text = self.alias_of(location) or self.nested(_location_writer(), self, location)
        return f"loc({text})"

    # Names and strings

    def string_literal(self, text: str) -> str:
        """A string in quotes; a byte that is no printable ASCII is two hexadecimal digits."""
        if _PLAIN.fullmatch(text):
            return f'"{text}"'
        data = _ESCAPED.sub(_escape, encode(text))
        return f'"{data.decode("ascii")}"'

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
        value = attribute.value
        if value.bit_length() <= 64:
            return str(value)
        from odsgen.runtime.support.integer_text import digits_of_integer

        return digits_of_integer(value)

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

    def _distinct_text(self, attribute: DistinctAttr) -> str:
        number = self.distinct_numbers.setdefault(attribute, len(self.distinct_numbers))
        if isinstance(attribute.referenced, UnitAttr):
            return f"distinct[{number}]<>"
        return f"distinct[{number}]<{self.nested(self.attribute_text, attribute.referenced)}>"

    # Elements and resources

    def dense_elements_text(self, attribute: DenseIntOrFPElementsAttr) -> str:
        """``dense<[1, 2]>``."""
        return self.attribute_body_text(attribute, elide_type=True)

    def dense_string_elements_text(self, attribute: DenseStringElementsAttr) -> str:
        """``dense<["a", "b"]>``."""
        return self.attribute_body_text(attribute, elide_type=True)

    def sparse_elements_text(self, attribute: SparseElementsAttr) -> str:
        """``sparse<[[0, 1]], 5>``."""
        return self.attribute_body_text(attribute, elide_type=True)

    def dense_resource_text(self, attribute: DenseResourceElementsAttr) -> str:
        """``dense_resource<key>``."""
        return self.attribute_body_text(attribute, elide_type=True)

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

    def file_metadata_text(self) -> str:
        """The section ``{-# … #-}`` with the blobs of the resources that have been printed, and with the external ones;
        empty if there are none."""
        if not self.resource_handles and not self.external_resources:
            return ""
        from odsgen.runtime.printer.resources import file_metadata_text

        return file_metadata_text(self)


@cache
def _location_writer() -> Callable[[AttributePrinter, Location], str]:
    from odsgen.runtime.printer.locations import location_body_text

    return location_body_text


def _less_common_writer(
    attribute: Attribute,
) -> Callable[[AttributePrinter, Any], str] | None:
    """The function that writes a builtin attribute that few programs have."""
    from odsgen.runtime.printer.elements import ATTRIBUTE_WRITERS

    _ATTRIBUTE_WRITERS.update(ATTRIBUTE_WRITERS)
    return _ATTRIBUTE_WRITERS.get(attribute.__class__)


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
    DenseArrayAttr: AttributePrinter.dense_array_text,
    DistinctAttr: AttributePrinter._distinct_text,
}
