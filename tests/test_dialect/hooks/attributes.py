"""The attributes of the dialect `test`: custom formats, directives of formats, aliases, checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import form, suggests_alias, suggests_aliases, verifies
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    Float32Type,
    Float64Type,
    Float80Type,
    FloatType,
    ShapedType,
    TupleType,
    i64,
)
from odsgen.runtime.parser.cursor import Delimiter

from .. import (
    AttrWithTypeBuilderAttr,
    CompoundAAttr,
    DynamicCustomAssemblyFormatAttr,
    DynamicPairAttr,
    DynamicSingletonAttr,
    SlashAttr,
    TestAttrNewlineAndIndentAttr,
    TestDecimalShapeAttr,
    TestI64ElementsAttr,
    TestNestedAliasAttr,
    TestOpAsmAttrInterfaceAttr,
    TestSubElementsAccessAttr,
)
from ..attributes import TestAttrWithFormatAttr
from .types import (
    arguments_text,
    check_count,
    indented,
    pair_text,
    parse_arguments,
    parse_compound,
    parse_integers,
    parse_pair,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


# --- custom formats -------------------------------------------------------------------------------------------------------


@form(CompoundAAttr)
class CompoundAAttrForm:
    def parse(self, parser: Parser) -> CompoundAAttr:
        """`<width, type, [integers]>`"""
        from .. import CompoundAAttr

        return CompoundAAttr.get(*parse_compound(parser))

    def print(self, attribute: CompoundAAttr, printer: AsmPrinter) -> None:
        integers = ", ".join(map(str, attribute.array_of_ints))
        printer.emit(
            f"<{attribute.width_of_something}, {printer.type_text(attribute.one_type)}, [{integers}]>"
        )


@form(AttrWithTypeBuilderAttr)
class AttrWithTypeBuilderAttrForm:
    def parse(self, parser: Parser) -> AttrWithTypeBuilderAttr:
        """An integer attribute, whose type is the type of this one too."""
        from .. import AttrWithTypeBuilderAttr

        place = parser.index
        value = parser.parse_attribute()
        if not isinstance(value, IntegerAttr):
            raise parser.error("invalid kind of attribute specified", place)
        return AttrWithTypeBuilderAttr.get(value, value.type)

    def print(self, attribute: AttrWithTypeBuilderAttr, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.attribute_text(attribute.attr)}")


@form(TestDecimalShapeAttr)
class TestDecimalShapeAttrForm:
    def parse(self, parser: Parser) -> TestDecimalShapeAttr:
        """`<1x2x3>`"""
        from .. import TestDecimalShapeAttr

        parser.parse_token("<")
        if parser.parse_optional_token(">"):
            return TestDecimalShapeAttr.get(())
        shape = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=False)
        parser.parse_token(">")
        return TestDecimalShapeAttr.get(shape)

    def print(self, attribute: TestDecimalShapeAttr, printer: AsmPrinter) -> None:
        printer.emit(f"<{'x'.join(map(str, attribute.shape))}>")


@form(TestI64ElementsAttr)
class TestI64ElementsAttrForm:
    def parse(self, parser: Parser, type: Type | None = None) -> TestI64ElementsAttr:
        """`<[1, 2]>`, a type following."""
        from .. import TestI64ElementsAttr

        start = parser.index
        parser.parse_token("<")
        parser.parse_token("[")
        elements = parse_integers(parser)
        parser.parse_token("]")
        parser.parse_token(">")
        if type is None:
            type = parser.parse_colon_type()
        try:
            return TestI64ElementsAttr.get(type, elements)
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def print(self, attribute: TestI64ElementsAttr, printer: AsmPrinter) -> None:
        printer.emit(f"<[{', '.join(map(str, attribute.elements))}]>")


@verifies(TestI64ElementsAttr)
def verify_test_i64_elements_attr(type: Type, elements: Sequence[int]) -> None:
    """As many elements as the type has, of rank 1 and 64 bits."""
    if not isinstance(type, ShapedType) or not type.has_static_shape:
        raise ValueError(f"expected single rank 64-bit shape type, but got: '{type}'")
    if type.num_elements != len(elements):
        raise ValueError(
            "number of elements does not match the provided shape type, got: "
            f"{len(elements)}, but expected: {type.num_elements}"
        )
    if type.rank != 1 or type.element_type is not i64:
        raise ValueError(f"expected single rank 64-bit shape type, but got: '{type}'")


@form(TestSubElementsAccessAttr)
class TestSubElementsAccessAttrForm:
    def parse(self, parser: Parser) -> TestSubElementsAccessAttr:
        """`<first, second, third>`"""
        from .. import TestSubElementsAccessAttr

        parser.parse_token("<")
        first = parser.parse_attribute()
        parser.parse_token(",")
        second = parser.parse_attribute()
        parser.parse_token(",")
        third = parser.parse_attribute()
        parser.parse_token(">")
        return TestSubElementsAccessAttr.get(first, second, third)

    def print(self, attribute: TestSubElementsAccessAttr, printer: AsmPrinter) -> None:
        elements = (attribute.first, attribute.second, attribute.third)
        printer.emit(f"<{', '.join(printer.attribute_text(element) for element in elements)}>")


@form(SlashAttr)
class SlashAttrForm:
    def parse(self, parser: Parser) -> SlashAttr:
        """`<1 / 2>`"""
        from .. import SlashAttr

        parser.parse_token("<")
        lhs = parser.parse_integer()
        parser.parse_token("/")
        rhs = parser.parse_integer()
        parser.parse_token(">")
        return SlashAttr.get(lhs, rhs)

    def print(self, attribute: SlashAttr, printer: AsmPrinter) -> None:
        """`<1 / 2>`"""
        printer.emit(f"<{attribute.lhs} / {attribute.rhs}>")


@form(TestAttrNewlineAndIndentAttr)
class TestAttrNewlineAndIndentAttrForm:
    def parse(self, parser: Parser) -> TestAttrNewlineAndIndentAttr:
        """`<type>`"""
        from .. import TestAttrNewlineAndIndentAttr

        parser.parse_token("<")
        type = parser.parse_type()
        parser.parse_token(">")
        return TestAttrNewlineAndIndentAttr.get(type)

    def print(self, attribute: TestAttrNewlineAndIndentAttr, printer: AsmPrinter) -> None:
        """The type on a line of its own, indented."""
        printer.emit(indented(printer, printer.type_text(attribute.indent_type)))


@verifies(TestAttrWithFormatAttr)
def verify_test_attr_with_format(
    one: int,
    two: str,
    three: IntegerAttr,
    four: Sequence[int],
    five: int,
    six: Sequence[int],
    arrays: Sequence[Attribute],
) -> None:
    """`one` says how long `four` is."""
    if one != len(four):
        raise ValueError("expected 'one' to equal 'four.size()'")


# --- attributes of which MLIR learns at run time --------------------------------------------------------------------------


@verifies(DynamicSingletonAttr)
def verify_dynamic_singleton_attr(arguments: Sequence[Attribute]) -> None:
    """No argument."""
    check_count(arguments, 0, "attribute")


@form(DynamicSingletonAttr)
class DynamicSingletonAttrForm:
    def parse(self, parser: Parser) -> DynamicSingletonAttr:
        """Nothing follows."""
        from .. import DynamicSingletonAttr

        start = parser.index
        try:
            return DynamicSingletonAttr.get(parse_arguments(parser))
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def print(self, attribute: DynamicSingletonAttr, printer: AsmPrinter) -> None:
        """Nothing follows."""
        printer.emit(arguments_text(attribute.arguments, printer))


@verifies(DynamicPairAttr)
def verify_dynamic_pair_attr(arguments: Sequence[Attribute]) -> None:
    """Two arguments."""
    check_count(arguments, 2, "attribute")


@form(DynamicPairAttr)
class DynamicPairAttrForm:
    def parse(self, parser: Parser) -> DynamicPairAttr:
        """`<attribute, attribute>`"""
        from .. import DynamicPairAttr

        start = parser.index
        try:
            return DynamicPairAttr.get(parse_arguments(parser))
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def print(self, attribute: DynamicPairAttr, printer: AsmPrinter) -> None:
        """`<attribute, attribute>`"""
        printer.emit(arguments_text(attribute.arguments, printer))


@form(DynamicCustomAssemblyFormatAttr)
class DynamicCustomAssemblyFormatAttrForm:
    def parse(self, parser: Parser) -> DynamicCustomAssemblyFormatAttr:
        """`<attribute : attribute>`"""
        from .. import DynamicCustomAssemblyFormatAttr

        return DynamicCustomAssemblyFormatAttr.get(parse_pair(parser))

    def print(self, attribute: DynamicCustomAssemblyFormatAttr, printer: AsmPrinter) -> None:
        """`<attribute:attribute>`"""
        printer.emit(pair_text(attribute.arguments, printer))


# --- aliases --------------------------------------------------------------------------------------------------------------


@suggests_alias(TestNestedAliasAttr)
def alias_test_nested_alias_attr(attribute: TestNestedAliasAttr) -> str | None:
    """Three of them have an alias."""
    return {
        "alias_test:trailing_digit_conflict_base": "unique_base",
        "alias_test:trailing_digit_conflict_base_conflict": "unique_base",
        "alias_test:trailing_digit_conflict_base1": "unique_base1",
    }.get(attribute.value.value)


@suggests_alias(TestOpAsmAttrInterfaceAttr)
def alias_test_op_asm_attr_interface_attr(attribute: TestOpAsmAttrInterfaceAttr) -> str | None:
    """With its value in the name."""
    return f"op_asm_attr_interface_{attribute.value.value}"


# --- directives of formats ------------------------------------------------------------------------------------------------


@form("IntArray")
class IntArray:
    def parse(self, parser: Parser) -> list[int]:
        """`[1, 2]`"""
        return parser.parse_comma_separated_list(parser.parse_integer, Delimiter.SQUARE)

    def print(self, owner: object, printer: AsmPrinter, values: Sequence[int]) -> None:
        """`[1, 2]`"""
        printer.emit(f"[{', '.join(map(str, values))}]")


@form("TrueFalse")
class TrueFalse:
    def parse(self, parser: Parser) -> int:
        """`true` or `false`"""
        return parser.parse_integer()

    def print(self, owner: object, printer: AsmPrinter, value: int | None) -> None:
        """`true` or `false`"""
        printer.emit("true" if value else "false")


_FLOATS: dict[str, FloatType] = {
    "float": Float32Type.get(),
    "double": Float64Type.get(),
    "fp80": Float80Type.get(),
}


@form("CustomFloatAttr")
class CustomFloatAttr:
    def parse(self, parser: Parser) -> tuple[StringAttr, FloatAttr]:
        """`"double" : 1.5`"""
        name = parser.parse_string()
        parser.parse_token(":")
        place = parser.index
        type = _FLOATS.get(name)
        if type is None:
            raise parser.error("unknown float type, expected 'float', 'double' or 'fp80'", place)
        return StringAttr.get(name), FloatAttr.get(parser.parse_float(), type)

    def print(
        self, owner: object, printer: AsmPrinter, type_str: StringAttr, value: FloatAttr
    ) -> None:
        """`"double" : 1.5`"""
        number = printer.attribute_text(value, elide_type=True)
        printer.emit(f"{printer.attribute_text(type_str)} : {number}")


@form("CustomStructAttr")
class CustomStructAttr:
    def parse(self, parser: Parser) -> int:
        """An integer, or `?`."""
        return DYNAMIC if parser.parse_optional_token("?") else parser.parse_integer()

    def print(self, owner: object, printer: AsmPrinter, value: int) -> None:
        """An integer, or `?`."""
        printer.emit("?" if value == DYNAMIC else str(value))


@form("CustomOptStructFieldAttr")
class CustomOptStructFieldAttr:
    def parse(self, parser: Parser) -> ArrayAttr | None:
        """An array, or an integer for an array of it."""
        value = parser.parse_optional_integer()
        if value is not None:
            return ArrayAttr.get((IntegerAttr.get(value, i64),))
        place = parser.index
        found = parser.parse_attribute()
        if not isinstance(found, ArrayAttr):
            raise parser.error("invalid kind of attribute specified", place)
        return found

    def print(self, owner: object, printer: AsmPrinter, value: ArrayAttr | None) -> None:
        """An array, or the integer that it holds."""
        if value is None:
            printer.emit("")
            return
        if len(value.elements) == 1 and isinstance(value.elements[0], IntegerAttr):
            printer.emit(str(int(value.elements[0].value)))
            return
        printer.emit(printer.attribute_text(value))


@form("ConditionalAlias")
class ConditionalAlias:
    def parse(self, parser: Parser) -> StringAttr:
        """A keyword, a string, or an alias for one."""
        text = parser.parse_optional_keyword_or_string()
        if text is not None:
            return StringAttr.get(text)
        place = parser.index
        found = parser.parse_attribute()
        if not isinstance(found, StringAttr):
            raise parser.error("invalid kind of attribute specified", place)
        return found

    def print(self, owner: object, printer: AsmPrinter, value: StringAttr) -> None:
        """The alias if there is one, else a keyword if it can be."""
        text = printer.attribute_text(value)
        if text.startswith("#") or not text:
            printer.emit(text)
            return
        printer.emit(printer.keyword_or_string_text(value.value))


@form("DoubleOrNothing")
class DoubleOrNothing:
    def parse(self, parser: Parser) -> FloatAttr | None:
        """A float, if there is one."""
        found = parser.parse_optional_attribute()
        return found if isinstance(found, FloatAttr) else None

    def print(self, owner: object, printer: AsmPrinter, value: FloatAttr | None) -> None:
        """A float without its type."""
        printer.emit("" if value is None else printer.attribute_text(value, elide_type=True))


@suggests_aliases
def alias(symbol: Attribute | Type) -> str | None:
    """The names by which MLIR tests aliases: of some strings, and of tuples of one type."""
    if isinstance(symbol, StringAttr):
        return _STRING_ALIASES.get(symbol.value)
    if isinstance(symbol, TupleType) and symbol.types:
        from .. import SimpleAType

        if all(isinstance(element, SimpleAType) for element in symbol.types):
            return "test_tuple"
    return None


_STRING_ALIASES = {
    "alias_test:dot_in_name": "test.alias",
    "alias_test:trailing_digit": "test_alias0",
    "alias_test:trailing_digit_conflict_a": "test_alias_conflict0_1_1_1",
    "alias_test:trailing_digit_conflict_b": "test_alias_conflict0",
    "alias_test:trailing_digit_conflict_c": "test_alias_conflict0",
    "alias_test:trailing_digit_conflict_d": "test_alias_conflict0_",
    "alias_test:trailing_digit_conflict_e": "test_alias_conflict0_1",
    "alias_test:trailing_digit_conflict_f": "test_alias_conflict0_1",
    "alias_test:trailing_digit_conflict_g": "test_alias_conflict0_1_",
    "alias_test:trailing_digit_conflict_h": "test_alias_conflict0_1_1",
    "alias_test:prefixed_digit": "0_test_alias",
    "alias_test:prefixed_symbol": "%test",
    "alias_test:tensor_encoding": "test_encoding",
}
