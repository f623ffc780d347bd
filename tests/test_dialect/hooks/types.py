"""The types of the dialect `test`: custom formats, directives of formats, aliases, checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import form, implements, parses_types, suggests_alias, verifies
from odsgen.runtime.builtin.attributes import ArrayAttr, StringAttr, TypeAttr
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.dialect_symbols import mnemonic_offset
from odsgen.runtime.pickling.symbols import keep_body

from .. import (
    CompoundAType,
    DynamicCustomAssemblyFormatType,
    DynamicPairType,
    DynamicSingletonType,
    StructType,
    TestIntegerType,
    TestRecursiveAliasType,
    TestRecursiveType,
    TestTypeNewlineAndIndentType,
    TestTypeWithLayoutType,
)
from ..types import TestTypeOpAsmTypeInterfaceType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.interfaces.data_layout import (
        DataLayoutEntryInterface,
        DataLayoutSpecInterface,
    )
    from odsgen.runtime.interfaces.data_layout_queries import DataLayout
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


# --- lists of integers ------------------------------------------------------------------------------------------------


def parse_integers(parser: Parser) -> list[int]:
    """`1, 2, 3`, or nothing; a comma may follow the last one."""
    found: list[int] = []
    while (value := parser.parse_optional_integer()) is not None:
        found.append(value)
        if not parser.parse_optional_token(","):
            break
    return found


def parse_compound(parser: Parser) -> tuple[int, Type, list[int]]:
    """`<width, type, [integers]>`"""
    parser.parse_token("<")
    width = parser.parse_integer()
    parser.parse_token(",")
    type = parser.parse_type()
    parser.parse_token(",")
    parser.parse_token("[")
    integers = parse_integers(parser)
    parser.parse_token("]")
    parser.parse_token(">")
    return width, type, integers


@form(CompoundAType)
class CompoundATypeForm:
    def parse(self, parser: Parser) -> CompoundAType:
        """`<width, type, [integers]>`"""
        from .. import CompoundAType

        return CompoundAType.get(*parse_compound(parser))

    def print(self, type: CompoundAType, printer: AsmPrinter) -> None:
        integers = ", ".join(map(str, type.array_of_ints))
        printer.emit(
            f"<{type.width_of_something}, {printer.type_text(type.one_type)}, [{integers}]>"
        )


# --- integers -----------------------------------------------------------------------------------------------------------

_SIGNEDNESS = {
    "u": "unsigned",
    "unsigned": "unsigned",
    "s": "signed",
    "signed": "signed",
    "n": "none",
    "none": "none",
}


@verifies(TestIntegerType)
def verify_test_integer_type(width: int, signedness: str) -> None:
    """At most eight bits."""
    if width > 8:
        raise ValueError(f"an integer of test has at most 8 bits, got {width}")


@form(TestIntegerType)
class TestIntegerTypeForm:
    def parse(self, parser: Parser) -> TestIntegerType:
        """`<signed, 8>`"""
        from .. import TestIntegerType

        start = parser.index
        parser.parse_token("<")
        place = parser.index
        signedness = _SIGNEDNESS.get(parser.parse_keyword().lower())
        if signedness is None:
            raise parser.error("expected signed, unsigned, or none", place)
        parser.parse_token(",")
        width = parser.parse_integer()
        parser.parse_token(">")
        try:
            return TestIntegerType.get(width, signedness)
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def print(self, type: TestIntegerType, printer: AsmPrinter) -> None:
        printer.emit(f"<{type.signedness}, {type.width}>")


@suggests_alias(TestIntegerType)
def alias_test_integer_type(type: TestIntegerType) -> str | None:
    """Only the unsigned byte has an alias."""
    return "test_ui8" if type.signedness == "unsigned" and type.width == 8 else None


# --- structs --------------------------------------------------------------------------------------------------------------


@form(StructType)
class StructTypeForm:
    def parse(self, parser: Parser) -> StructType:
        """`<{name, type}, …>`; each field is kept as an array of its name and type."""
        from .. import StructType

        fields: list[Attribute] = []
        parser.parse_token("<")
        while parser.parse_optional_token("{"):
            name = parser.parse_keyword()
            parser.parse_token(",")
            type = parser.parse_type()
            parser.parse_token("}")
            fields.append(ArrayAttr.get((StringAttr.get(name), TypeAttr.get(type))))
            if not parser.parse_optional_token(","):
                break
        parser.parse_token(">")
        return StructType.get(fields)

    def print(self, type: StructType, printer: AsmPrinter) -> None:
        fields = []
        for field in type.fields:
            assert isinstance(field, ArrayAttr)
            name, field_type = field.elements
            assert isinstance(name, StringAttr) and isinstance(field_type, TypeAttr)
            fields.append(f"{{{name.value},{printer.type_text(field_type.value)}}}")
        printer.emit(f"<{', '.join(fields)}>")


# --- layout and indentation -----------------------------------------------------------------------------------------------


@form(TestTypeWithLayoutType)
class TestTypeWithLayoutTypeForm:
    def parse(self, parser: Parser) -> TestTypeWithLayoutType:
        """`<key>`"""
        from .. import TestTypeWithLayoutType

        parser.parse_token("<")
        key = parser.parse_integer()
        parser.parse_token(">")
        return TestTypeWithLayoutType.get(key)

    def print(self, type: TestTypeWithLayoutType, printer: AsmPrinter) -> None:
        """`<key>`"""
        printer.emit(f"<{type.key}>")


@form(TestTypeNewlineAndIndentType)
class TestTypeNewlineAndIndentTypeForm:
    def parse(self, parser: Parser) -> TestTypeNewlineAndIndentType:
        """`<indented_content>`"""
        from .. import TestTypeNewlineAndIndentType

        parser.parse_token("<")
        parser.parse_keyword("indented_content")
        parser.parse_token(">")
        return TestTypeNewlineAndIndentType.get()

    def print(self, type: TestTypeNewlineAndIndentType, printer: AsmPrinter) -> None:
        """On a line of its own, indented."""
        printer.emit(indented(printer, "indented_content"))


def indented(printer: AsmPrinter, text: str) -> str:
    """`<`, a line with the text, two blanks further in, `>`."""
    newline = printer.newline_text()
    return f"<{newline}  {text}{newline}>"


# --- recursive types: a name, and a body that is set once the name is known -------------------------------------------------

_BODIES: dict[Type, Type] = {}
_OPEN: list[Type] = []
"""The recursive types that are being read or written, outermost first: inside them, the name alone stands for them."""


@form(TestRecursiveType)
class TestRecursiveTypeForm:
    def parse(self, parser: Parser) -> TestRecursiveType:
        """`<name, body>`, the body without prefix; `<name>` inside it."""
        from .. import DIALECT, TestRecursiveType

        parser.parse_token("<")
        found = TestRecursiveType.get(parser.parse_keyword())
        if found not in _OPEN:
            parser.parse_token(",")
            place = parser.index
            type_class = DIALECT.type_class(parser.parse_keyword())
            if type_class is None:
                raise parser.error("unknown type!", place)
            _OPEN.append(found)
            try:
                _set_body(parser, found, type_class.parse(parser), place)
            finally:
                _OPEN.pop()
        parser.parse_token(">")
        return found

    def print(self, type: TestRecursiveType, printer: AsmPrinter) -> None:
        if not printer.start_cyclic_print(type):
            printer.emit(f"<{type.label}>")
            return
        body = _BODIES[type]
        text = f"<{type.label}, {body.MNEMONIC}{body.print_parameters(printer)}>"
        printer.end_cyclic_print()
        printer.emit(text)


@suggests_alias(TestRecursiveType)
def alias_test_recursive_type(type: TestRecursiveType) -> str | None:
    """Only one of them has an alias."""
    return "testrec" if type.label == "type_to_alias" else None


@form(TestRecursiveAliasType)
class TestRecursiveAliasTypeForm:
    def parse(self, parser: Parser) -> TestRecursiveAliasType:
        """`<name, body>`; `<name>` inside the body."""
        from .. import TestRecursiveAliasType

        parser.parse_token("<")
        found = TestRecursiveAliasType.get(parser.parse_keyword())
        if found not in _OPEN:
            parser.parse_token(",")
            place = parser.index
            _OPEN.append(found)
            try:
                _set_body(parser, found, parser.parse_type(), place)
            finally:
                _OPEN.pop()
        parser.parse_token(">")
        return found

    def print(self, type: TestRecursiveAliasType, printer: AsmPrinter) -> None:
        if not printer.start_cyclic_print(type):
            printer.emit(f"<{type.label}>")
            return
        text = f"<{type.label}, {printer.type_text(_BODIES[type])}>"
        printer.end_cyclic_print()
        printer.emit(text)


@suggests_alias(TestRecursiveAliasType)
def alias_test_recursive_alias(type: TestRecursiveAliasType) -> str | None:
    """Its name."""
    return type.label


def _set_body(parser: Parser, type: Type, body: Type, place: int) -> None:
    try:
        set_recursive_body(type, body)
    except ValueError as refusal:
        raise parser.error(str(refusal), place) from None


def set_recursive_body(type: Type, body: Type) -> None:
    """Set the body of a recursive type once; raises ValueError for another one."""
    if _BODIES.setdefault(type, body) is not body:
        raise ValueError("the recursive type has another body already")
    keep_body(type, body, set_recursive_body)


@implements(TestTypeOpAsmTypeInterfaceType, method="asm_name")
def asm_name_test_type_op_asm_type_interface(type: Type) -> str | None:
    """The name of its values."""
    return "op_asm_type_interface"


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Types without a definition: there are none; MLIR's dialect says so in its own words."""
    is_short = "." in parser.tokens[parser.index - 1]  # `!test.name`, not `!test<name>`
    start = parser.index - (1 if is_short else 3)
    raise parser.error_at(mnemonic_offset(parser, start), "unknown type!")


# --- types of which MLIR learns at run time -------------------------------------------------------------------------------


def parse_arguments(parser: Parser) -> list[Attribute]:
    """`<attribute, …>`, or nothing."""
    return parser.parse_comma_separated_list(
        parser.parse_attribute, Delimiter.OPTIONAL_LESS_GREATER
    )


def arguments_text(arguments: Sequence[Attribute], printer: AsmPrinter) -> str:
    """As `parse_arguments` reads them."""
    if not arguments:
        return ""
    return f"<{', '.join(printer.attribute_text(argument) for argument in arguments)}>"


def check_count(arguments: Sequence[Attribute], expected: int, what: str) -> None:
    """Raise ValueError unless there are as many arguments as expected."""
    if len(arguments) != expected:
        raise ValueError(f"expected {expected} {what} arguments, but had {len(arguments)}")


@verifies(DynamicSingletonType)
def verify_dynamic_singleton_type(arguments: Sequence[Attribute]) -> None:
    """No argument."""
    check_count(arguments, 0, "type")


@form(DynamicSingletonType)
class DynamicSingletonTypeForm:
    def parse(self, parser: Parser) -> DynamicSingletonType:
        """Nothing follows."""
        from .. import DynamicSingletonType

        start = parser.index
        try:
            return DynamicSingletonType.get(parse_arguments(parser))
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def print(self, type: DynamicSingletonType, printer: AsmPrinter) -> None:
        """Nothing follows."""
        printer.emit(arguments_text(type.arguments, printer))


@verifies(DynamicPairType)
def verify_dynamic_pair_type(arguments: Sequence[Attribute]) -> None:
    """Two arguments."""
    check_count(arguments, 2, "type")


@form(DynamicPairType)
class DynamicPairTypeForm:
    def parse(self, parser: Parser) -> DynamicPairType:
        """`<attribute, attribute>`"""
        from .. import DynamicPairType

        start = parser.index
        try:
            return DynamicPairType.get(parse_arguments(parser))
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def print(self, type: DynamicPairType, printer: AsmPrinter) -> None:
        """`<attribute, attribute>`"""
        printer.emit(arguments_text(type.arguments, printer))


def parse_pair(parser: Parser) -> list[Attribute]:
    """`<attribute : attribute>`"""
    parser.parse_token("<")
    left = parser.parse_attribute()
    parser.parse_token(":")
    right = parser.parse_attribute()
    parser.parse_token(">")
    return [left, right]


def pair_text(arguments: Sequence[Attribute], printer: AsmPrinter) -> str:
    """As `parse_pair` reads it."""
    left, right = (printer.attribute_text(argument) for argument in arguments)
    return f"<{left}:{right}>"


@form(DynamicCustomAssemblyFormatType)
class DynamicCustomAssemblyFormatTypeForm:
    def parse(self, parser: Parser) -> DynamicCustomAssemblyFormatType:
        """`<attribute : attribute>`"""
        from .. import DynamicCustomAssemblyFormatType

        return DynamicCustomAssemblyFormatType.get(parse_pair(parser))

    def print(self, type: DynamicCustomAssemblyFormatType, printer: AsmPrinter) -> None:
        """`<attribute:attribute>`"""
        printer.emit(pair_text(type.arguments, printer))


# --- directives of formats --------------------------------------------------------------------------------------------------


@form("CustomTypeA")
class CustomTypeA:
    def parse(self, parser: Parser) -> int:
        """An integer."""
        return parser.parse_integer()

    def print(self, owner: object, printer: AsmPrinter, a: int) -> None:
        """An integer."""
        printer.emit(str(a))


@form("CustomTypeB")
class CustomTypeB:
    def parse(self, parser: Parser, a: int) -> int | None:
        """After as many integers as `a` says, one more; nothing if `a` is negative."""
        if a < 0:
            return None
        for _ in range(a):
            parser.parse_integer()
        return parser.parse_integer()

    def print(self, owner: object, printer: AsmPrinter, a: int, b: int | None) -> None:
        """The integers from 0, then `b`."""
        if a < 0:
            printer.emit("")
            return
        printer.emit(" " + "".join(f"{i} " for i in range(a)) + str(b))


@form("FooString")
class FooString:
    def parse(self, parser: Parser) -> str:
        """A string."""
        return parser.parse_string()

    def print(self, owner: object, printer: AsmPrinter, foo: str) -> None:
        """A string, its characters as they are."""
        printer.emit(f'"{foo}"')


@form("BarString")
class BarString:
    def parse(self, parser: Parser, foo: str) -> None:
        """The same text as a keyword."""
        parser.parse_keyword(foo)

    def print(self, owner: object, printer: AsmPrinter, foo: str) -> None:
        """The same text as a keyword."""
        printer.emit(foo)


# --- data layout --------------------------------------------------------------------------------------------------------


def _told(entries: Sequence[DataLayoutEntryInterface], kind: str) -> int:
    """The number that an entry `["kind", number]` gives; 1 where there is none."""
    for entry in entries:
        parts: Sequence[Any] = getattr(entry.value, "elements", ())
        if len(parts) > 1 and isinstance(parts[0], StringAttr) and parts[0].value == kind:
            return int(parts[1].value)
    return 1


@implements(TestTypeWithLayoutType, method="type_size_in_bits")
def type_size_in_bits_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int:
    return _told(entries, "size")


@implements(TestTypeWithLayoutType, method="abi_alignment")
def abi_alignment_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int:
    return _told(entries, "alignment")


@implements(TestTypeWithLayoutType, method="preferred_alignment")
def preferred_alignment_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int:
    return _told(entries, "preferred")


@implements(TestTypeWithLayoutType, method="index_bitwidth")
def index_bitwidth_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int | None:
    return _told(entries, "index")


@implements(TestTypeWithLayoutType, method="are_compatible")
def are_compatible_test_type_with_layout_type(
    type: TestTypeWithLayoutType,
    old: Sequence[DataLayoutEntryInterface],
    new: Sequence[DataLayoutEntryInterface],
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """An alignment may only become less strict."""
    return _told(old, "alignment") >= _told(new, "alignment")
