"""Native properties of operations (MLIR: Properties.td): their text and the attributes that stand for them.

One object describes one kind of property; generated code holds it as a constant of the module.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import IntegerType, i1
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.glue.enums import type_name_of
from odsgen.runtime.glue.native_numbers import parse_optional_bool, sized_integer
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.glue.enums import BitEnum, IntegerEnum
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


class NothingThere(ParseError):
    """No value of an `OptionalProp` that looks for its element: MLIR says so of the whole property alone."""


class PropertyKind(ABC):
    """How a native value is read, written and turned into an attribute."""

    @abstractmethod
    def parse_optional(self, parser: Parser) -> tuple[Any] | None:
        """The value, in a tuple, if the next token begins one."""

    def parse(self, parser: Parser) -> Any:
        """The value; raises ParseError."""
        found = self.parse_optional(parser)
        if found is None:
            raise parser.custom_error(self.expectation())
        return found[0]

    def read(self, parser: Parser, name: str, summary: str) -> Any:
        """The value of the property of that name; what was expected of it follows the error of a value."""
        place = parser.index
        try:
            return self.parse(parser)
        except ParseError as error:
            if parser.lexical_error_here() is not None:
                raise  # as in MLIR, nothing follows an error of the lexer
            message = f"invalid value for property {name}, expected {summary}"
            second = parser.custom_error(message, place)
            if isinstance(error, NothingThere):
                raise second from None
            raise ParseError([*error.diagnostics, *second.diagnostics], parser.source) from None

    def expectation(self) -> str:
        """The message where no value stands."""
        return "expected a property"

    @abstractmethod
    def text(self, printer: AsmPrinter, value: Any) -> str:
        """The value as a format shows it."""

    @abstractmethod
    def to_attribute(self, value: Any) -> Attribute:
        """The attribute that stands for the value in the generic form."""

    @abstractmethod
    def from_attribute(self, attribute: Attribute) -> Any:
        """The value for which an attribute stands; raises ValueError with MLIR's reason."""


class IntegerProperty(PropertyKind):
    """`IntProp`: an integer of so many bits."""

    def __init__(self, width: int, signed: bool = True) -> None:
        self.width = width
        self.signed = signed
        self.type = IntegerType.get(width)

    def parse_optional(self, parser: Parser) -> tuple[int] | None:
        place = parser.index
        value = parser.parse_optional_integer()
        if value is None:
            return None
        return (sized_integer(parser, value, place, self.width, signed=self.signed),)

    def expectation(self) -> str:
        return "expected integer value"

    def text(self, printer: AsmPrinter, value: int) -> str:
        return str(value)

    def to_attribute(self, value: int) -> Attribute:
        return IntegerAttr.get(value, self.type)

    def from_attribute(self, attribute: Attribute) -> int:
        if not isinstance(attribute, IntegerAttr):
            raise ValueError("expected IntegerAttr for key `value`")
        # C++ extends the bits of the attribute as the property has it, whatever their type says, and keeps the low ones.
        type = attribute.type
        width = type.width if isinstance(type, IntegerType) else 64
        if not self.signed:
            return attribute.value % (1 << width) % (1 << self.width)
        return _signed(_signed(attribute.value, width), self.width)


def _signed(value: int, width: int) -> int:
    """The low bits of a value, read with their sign."""
    bits = value % (1 << width)
    return bits - (bits >> (width - 1) << width) if width else 0


class BoolProperty(PropertyKind):
    """`BoolProp`."""

    def parse_optional(self, parser: Parser) -> tuple[bool] | None:
        found = parse_optional_bool(parser)
        return None if found is None else (found,)

    def expectation(self) -> str:
        return "expected integer value"

    def text(self, printer: AsmPrinter, value: bool) -> str:
        return "true" if value else "false"

    def to_attribute(self, value: bool) -> Attribute:
        return BoolAttr.get(value)

    def from_attribute(self, attribute: Attribute) -> bool:
        if not isinstance(attribute, IntegerAttr) or attribute.type is not i1:
            # The words that MLIR has for it.
            raise ValueError("expected string property to come from string attribute")
        return bool(attribute.value)


class StringProperty(PropertyKind):
    """`StringProp`."""

    def parse_optional(self, parser: Parser) -> tuple[str] | None:
        value = parser.parse_optional_string()
        return None if value is None else (value,)

    def expectation(self) -> str:
        return "expected string"

    def text(self, printer: AsmPrinter, value: str) -> str:
        return printer.string_literal(value)

    def to_attribute(self, value: str) -> Attribute:
        return StringAttr.get(value)

    def from_attribute(self, attribute: Attribute) -> str:
        if not isinstance(attribute, StringAttr):
            raise ValueError("expected string property to come from string attribute")
        return attribute.value


class UnitProperty(PropertyKind):
    """`UnitProp`: a flag that is there or not."""

    def parse_optional(self, parser: Parser) -> tuple[bool] | None:
        keyword = parser.parse_optional_keyword_of(("unit", "unit_absent"))
        return None if keyword is None else (keyword == "unit",)

    def expectation(self) -> str:
        return "expected 'unit' or 'unit_absent'"

    def text(self, printer: AsmPrinter, value: bool) -> str:
        return "unit" if value else "unit_absent"

    def to_attribute(self, value: bool) -> Attribute:
        return UnitAttr.get() if value else BoolAttr.get(False)

    def from_attribute(self, attribute: Attribute) -> bool:
        if isinstance(attribute, UnitAttr):
            return True
        if isinstance(attribute, IntegerAttr) and attribute.type is i1:
            return bool(attribute.value)
        raise ValueError("expected UnitAttr or BoolAttr")


class ArrayProperty(PropertyKind):
    """`ArrayProp`: any number of another property; as an attribute an array of attributes."""

    def __init__(self, element: PropertyKind) -> None:
        self.element = element

    def parse_optional(self, parser: Parser) -> tuple[tuple[Any, ...]] | None:
        return (self.parse(parser),) if parser.tokens[parser.index] == "[" else None

    def parse(self, parser: Parser) -> tuple[Any, ...]:
        def element() -> Any:
            return self.element.parse(parser)

        return tuple(parser.parse_comma_separated_list(element, Delimiter.SQUARE))

    def text(self, printer: AsmPrinter, value: tuple[Any, ...]) -> str:
        return f"[{', '.join([self.element.text(printer, entry) for entry in value])}]"

    def to_attribute(self, value: tuple[Any, ...]) -> Attribute:
        return ArrayAttr.get([self.element.to_attribute(entry) for entry in value])

    def from_attribute(self, attribute: Attribute) -> tuple[Any, ...]:
        if not isinstance(attribute, ArrayAttr):
            raise ValueError("expected array attribute")
        return tuple([self.element.from_attribute(entry) for entry in attribute.elements])


class IntegerArrayProperty(ArrayProperty):
    """`IntArrayProp`: integers; as an attribute a dense array."""

    def __init__(self, element: IntegerProperty) -> None:
        super().__init__(element)
        self.element_type = element.type

    def to_attribute(self, value: tuple[Any, ...]) -> Attribute:
        return DenseArrayAttr.get(self.element_type, value)

    def from_attribute(self, attribute: Attribute) -> tuple[Any, ...]:
        if (
            not isinstance(attribute, DenseArrayAttr)
            or attribute.element_type is not self.element_type
        ):
            raise ValueError(f"expected DenseI{self.element_type.width}ArrayAttr for key `value`")
        return tuple(attribute.values)


class OptionalProperty(PropertyKind):
    """`OptionalProp`: another property or None, shown as `none`; with `bracketed` a value is shown as `some<value>`."""

    def __init__(self, element: PropertyKind, bracketed: bool = False) -> None:
        self.element = element
        self.bracketed = bracketed

    def parse_optional(self, parser: Parser) -> tuple[Any] | None:
        if parser.parse_optional_keyword("none"):
            return (None,)
        if not self.bracketed:
            return self.element.parse_optional(parser)
        if not parser.parse_optional_keyword("some"):
            return None
        parser.parse_token("<")
        value = self.element.parse(parser)
        parser.parse_token(">")
        return (value,)

    def parse(self, parser: Parser) -> Any:
        found = self.parse_optional(parser)
        if found is not None:
            return found[0]
        error = parser.custom_error(self.expectation())
        raise error if self.bracketed else NothingThere(error.diagnostics, error.source)

    def expectation(self) -> str:
        return "expected 'none' or 'some<prop>'" if self.bracketed else self.element.expectation()

    def text(self, printer: AsmPrinter, value: Any) -> str:
        if value is None:
            return "none"
        text = self.element.text(printer, value)
        return f"some<{text}>" if self.bracketed else text

    def to_attribute(self, value: Any) -> Attribute:
        return ArrayAttr.get([] if value is None else [self.element.to_attribute(value)])

    def from_attribute(self, attribute: Attribute) -> Any:
        if not isinstance(attribute, ArrayAttr):
            raise ValueError("expected optional properties to materialize as arrays")
        if len(attribute.elements) > 1:
            raise ValueError("expected optional properties to become 0- or 1-element arrays")
        return self.element.from_attribute(attribute.elements[0]) if attribute.elements else None


class EnumProperty(PropertyKind):
    """`EnumProp`: a case of an enum; as an attribute an integer.

    With a mnemonic (`NamedEnumProp`) the text is `mnemonic<case>`. With an attribute class (`EnumPropWithAttrForm`) the
    attribute may be one of that class too; with `stored` it always becomes one. What is no case stays a number, which
    the constraint of the property refuses.
    """

    def __init__(
        self,
        enum: type[IntegerEnum] | type[BitEnum],
        width: int,
        summary: str,
        mnemonic: str | None = None,
        attribute_class: Any = None,
        stored: bool = False,
    ) -> None:
        self.enum = enum
        self.type = IntegerType.get(width)
        self.summary = summary
        self.mnemonic = mnemonic
        self.attribute_class = attribute_class
        self.stored = stored

    def parse_optional(self, parser: Parser) -> tuple[Any] | None:
        if self.mnemonic is None:
            found = self.enum.parse_optional_field(parser, self.summary)
            return None if found is None else (found,)
        is_there = parser.tokens[parser.index] == self.mnemonic
        return (self.parse(parser),) if is_there else None

    def parse(self, parser: Parser) -> Any:
        if self.mnemonic is None:
            return self.enum.parse_field(parser, self.summary)
        parser.parse_keyword(self.mnemonic)
        parser.parse_token("<")
        value = self.enum.parse_field(parser, self.summary)
        parser.parse_token(">")
        return value

    def text(self, printer: AsmPrinter, value: Any) -> str:
        keyword: str = value.field_text if isinstance(value, self.enum) else ""
        return keyword if self.mnemonic is None else f"{self.mnemonic}<{keyword}>"

    def _attribute_name(self) -> str:
        """The name of the attribute's class in C++: it is in the namespace of the enum."""
        namespace = type_name_of(self.enum).removeprefix("::").rpartition("::")[0]
        return f"::{namespace}::{self.attribute_class.__name__}"

    def to_attribute(self, value: Any) -> Attribute:
        if self.stored and isinstance(value, self.enum):
            made: Attribute = self.attribute_class.get(value)
            return made
        width = self.type.width
        bits = int(value) % (1 << width)
        return IntegerAttr.get(bits - (bits >> (width - 1) << width), self.type)

    def from_attribute(self, attribute: Attribute) -> Any:
        attribute_class = self.attribute_class
        if attribute_class is not None and isinstance(attribute, attribute_class):
            found: Any = attribute
            return found.value
        if not isinstance(attribute, IntegerAttr):
            expected = "" if attribute_class is None else f"{self._attribute_name()} or "
            raise ValueError(
                f"expected {expected}IntegerAttr storage for {type_name_of(self.enum)}"
            )
        value = attribute.value % (1 << self.type.width)
        try:
            return self.enum(value)
        except ValueError:
            return value
