"""The types of the dialect `test`: custom formats, directives of formats, aliases, checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import ArrayAttr, StringAttr, TypeAttr
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.pickling.symbols import keep_body

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.interfaces.data_layout import (
        DataLayoutEntryInterface,
        DataLayoutSpecInterface,
    )
    from odsgen.runtime.interfaces.data_layout_queries import DataLayout
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

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


def parse_compound_type_a(parser: Parser) -> CompoundAType:
    """`<width, type, [integers]>`"""
    from .. import CompoundAType

    return CompoundAType.get(*parse_compound(parser))


def print_compound_type_a(type: CompoundAType, printer: AsmPrinter) -> None:
    """As `parse_compound_type_a` reads it."""
    integers = ", ".join(map(str, type.array_of_ints))
    printer.emit(f"<{type.width_of_something}, {printer.type_text(type.one_type)}, [{integers}]>")


# --- integers -----------------------------------------------------------------------------------------------------------

_SIGNEDNESS = {
    "u": "unsigned",
    "unsigned": "unsigned",
    "s": "signed",
    "signed": "signed",
    "n": "none",
    "none": "none",
}


def verify_test_integer_type(width: int, signedness: str) -> None:
    """At most eight bits."""
    if width > 8:
        raise ValueError(f"an integer of test has at most 8 bits, got {width}")


def parse_test_integer_type(parser: Parser) -> TestIntegerType:
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


def print_test_integer_type(type: TestIntegerType, printer: AsmPrinter) -> None:
    """As `parse_test_integer_type` reads it."""
    printer.emit(f"<{type.signedness}, {type.width}>")


def alias_test_integer_type(type: TestIntegerType) -> str | None:
    """Only the unsigned byte has an alias."""
    return "test_ui8" if type.signedness == "unsigned" and type.width == 8 else None


# --- structs --------------------------------------------------------------------------------------------------------------


def parse_struct_type(parser: Parser) -> StructType:
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


def print_struct_type(type: StructType, printer: AsmPrinter) -> None:
    """As `parse_struct_type` reads it."""
    fields = []
    for field in type.fields:
        assert isinstance(field, ArrayAttr)
        name, field_type = field.elements
        assert isinstance(name, StringAttr) and isinstance(field_type, TypeAttr)
        fields.append(f"{{{name.value},{printer.type_text(field_type.value)}}}")
    printer.emit(f"<{', '.join(fields)}>")


# --- layout and indentation -----------------------------------------------------------------------------------------------


def parse_test_type_with_layout_type(parser: Parser) -> TestTypeWithLayoutType:
    """`<key>`"""
    from .. import TestTypeWithLayoutType

    parser.parse_token("<")
    key = parser.parse_integer()
    parser.parse_token(">")
    return TestTypeWithLayoutType.get(key)


def print_test_type_with_layout_type(type: TestTypeWithLayoutType, printer: AsmPrinter) -> None:
    """`<key>`"""
    printer.emit(f"<{type.key}>")


def parse_test_type_newline_and_indent(parser: Parser) -> TestTypeNewlineAndIndentType:
    """`<indented_content>`"""
    from .. import TestTypeNewlineAndIndentType

    parser.parse_token("<")
    parser.parse_keyword("indented_content")
    parser.parse_token(">")
    return TestTypeNewlineAndIndentType.get()


def print_test_type_newline_and_indent(
    type: TestTypeNewlineAndIndentType, printer: AsmPrinter
) -> None:
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


def parse_test_recursive_type(parser: Parser) -> TestRecursiveType:
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


def print_test_recursive_type(type: TestRecursiveType, printer: AsmPrinter) -> None:
    """As `parse_test_recursive_type` reads it."""
    if not printer.start_cyclic_print(type):
        printer.emit(f"<{type.label}>")
        return
    body = _BODIES[type]
    text = f"<{type.label}, {body.MNEMONIC}{body.print_parameters(printer)}>"
    printer.end_cyclic_print()
    printer.emit(text)


def alias_test_recursive_type(type: TestRecursiveType) -> str | None:
    """Only one of them has an alias."""
    return "testrec" if type.label == "type_to_alias" else None


def parse_test_recursive_alias(parser: Parser) -> TestRecursiveAliasType:
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


def print_test_recursive_alias(type: TestRecursiveAliasType, printer: AsmPrinter) -> None:
    """As `parse_test_recursive_alias` reads it."""
    if not printer.start_cyclic_print(type):
        printer.emit(f"<{type.label}>")
        return
    text = f"<{type.label}, {printer.type_text(_BODIES[type])}>"
    printer.end_cyclic_print()
    printer.emit(text)


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


def asm_name_test_type_op_asm_type_interface(type: Type) -> str | None:
    """The name of its values."""
    return "op_asm_type_interface"


def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Types without a definition: there are none; MLIR's dialect says so in its own words."""
    is_short = "." in parser.tokens[parser.index - 1]  # `!test.name`, not `!test<name>`
    start = parser.index - (1 if is_short else 3)
    raise parser.error_at(parser.mnemonic_offset(start), "unknown type!")


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


def verify_dynamic_singleton_type(arguments: Sequence[Attribute]) -> None:
    """No argument."""
    check_count(arguments, 0, "type")


def parse_dynamic_singleton_type(parser: Parser) -> DynamicSingletonType:
    """Nothing follows."""
    from .. import DynamicSingletonType

    start = parser.index
    try:
        return DynamicSingletonType.get(parse_arguments(parser))
    except ValueError as error:
        raise parser.error(str(error), start) from None


def print_dynamic_singleton_type(type: DynamicSingletonType, printer: AsmPrinter) -> None:
    """Nothing follows."""
    printer.emit(arguments_text(type.arguments, printer))


def verify_dynamic_pair_type(arguments: Sequence[Attribute]) -> None:
    """Two arguments."""
    check_count(arguments, 2, "type")


def parse_dynamic_pair_type(parser: Parser) -> DynamicPairType:
    """`<attribute, attribute>`"""
    from .. import DynamicPairType

    start = parser.index
    try:
        return DynamicPairType.get(parse_arguments(parser))
    except ValueError as error:
        raise parser.error(str(error), start) from None


def print_dynamic_pair_type(type: DynamicPairType, printer: AsmPrinter) -> None:
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


def parse_dynamic_custom_assembly_format_type(parser: Parser) -> DynamicCustomAssemblyFormatType:
    """`<attribute : attribute>`"""
    from .. import DynamicCustomAssemblyFormatType

    return DynamicCustomAssemblyFormatType.get(parse_pair(parser))


def print_dynamic_custom_assembly_format_type(
    type: DynamicCustomAssemblyFormatType, printer: AsmPrinter
) -> None:
    """`<attribute:attribute>`"""
    printer.emit(pair_text(type.arguments, printer))


# --- directives of formats --------------------------------------------------------------------------------------------------


def parse_custom_type_a(parser: Parser) -> int:
    """An integer."""
    return parser.parse_integer()


def print_custom_type_a(owner: object, printer: AsmPrinter, a: int) -> None:
    """An integer."""
    printer.emit(str(a))


def parse_custom_type_b(parser: Parser, a: int) -> int | None:
    """After as many integers as `a` says, one more; nothing if `a` is negative."""
    if a < 0:
        return None
    for _ in range(a):
        parser.parse_integer()
    return parser.parse_integer()


def print_custom_type_b(owner: object, printer: AsmPrinter, a: int, b: int | None) -> None:
    """The integers from 0, then `b`."""
    if a < 0:
        printer.emit("")
        return
    printer.emit(" " + "".join(f"{i} " for i in range(a)) + str(b))


def parse_foo_string(parser: Parser) -> str:
    """A string."""
    return parser.parse_string()


def print_foo_string(owner: object, printer: AsmPrinter, foo: str) -> None:
    """A string, its characters as they are."""
    printer.emit(f'"{foo}"')


def parse_bar_string(parser: Parser, foo: str) -> None:
    """The same text as a keyword."""
    parser.parse_keyword(foo)


def print_bar_string(owner: object, printer: AsmPrinter, foo: str) -> None:
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


def type_size_in_bits_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int:
    return _told(entries, "size")


def abi_alignment_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int:
    return _told(entries, "alignment")


def preferred_alignment_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int:
    return _told(entries, "preferred")


def index_bitwidth_test_type_with_layout_type(
    type: TestTypeWithLayoutType, layout: DataLayout, entries: Sequence[DataLayoutEntryInterface]
) -> int | None:
    return _told(entries, "index")


def are_compatible_test_type_with_layout_type(
    type: TestTypeWithLayoutType,
    old: Sequence[DataLayoutEntryInterface],
    new: Sequence[DataLayoutEntryInterface],
    new_spec: DataLayoutSpecInterface,
) -> bool:
    """An alignment may only become less strict."""
    return _told(old, "alignment") >= _told(new, "alignment")
