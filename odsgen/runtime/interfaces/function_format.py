"""The textual form and the rules that all functions share (MLIR: FunctionOpInterface).

A function is an operation with the properties ``sym_name``, ``function_type``, ``sym_visibility``, ``arg_attrs`` and
``res_attrs`` and one region::

    func.func private @f(%a: i32 {llvm.noundef}) -> (f32 {my.attr}, i1) attributes {…} { … }
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, StringAttr, TypeAttr
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.builtin.types import FunctionType
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser.operations import UNNAMED, Argument

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

SYMBOL_NAME = "sym_name"
VISIBILITY = "sym_visibility"
FUNCTION_TYPE = "function_type"
ARGUMENT_ATTRIBUTES = "arg_attrs"
RESULT_ATTRIBUTES = "res_attrs"

VISIBILITIES = frozenset({"public", "private", "nested"})
_WRITTEN_ELSEWHERE = frozenset(
    {SYMBOL_NAME, VISIBILITY, FUNCTION_TYPE, ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES}
)

_Attributes = dict[str, "Attribute"]


# --- reading ----------------------------------------------------------------------------------------------------------


def parse_function(
    parser: Parser,
    state: OperationState[Any],
    check_arguments: Callable[[Sequence[Type]], None] | None = None,
) -> None:
    """Read a function after its name: visibility, symbol, signature, attributes, body.  Raises ParseError.

    `check_arguments` gets the types of the arguments as soon as the signature was read.
    """
    visibility = parser.parse_optional_keyword_of(VISIBILITIES)
    if visibility is not None:
        # An operation that does not declare it, as `emitc.func`, has it among the discardable attributes.
        is_inherent = VISIBILITY in state.op_class.PROPERTY_NAMES
        held = state.properties if is_inherent else state.attributes
        held[VISIBILITY] = StringAttr.get(visibility)
    state.properties[SYMBOL_NAME] = parser.parse_symbol_name()
    arguments, _ = parse_function_arguments(parser)
    result_types, result_attributes = parse_function_results(parser)
    if check_arguments is not None:
        check_arguments([argument.type for argument in arguments])
    function_type = FunctionType.get([argument.type for argument in arguments], result_types)
    state.properties[FUNCTION_TYPE] = TypeAttr.get(function_type)
    place = parser.index
    attributes = parser.parse_optional_attr_dict_with_keyword()
    if attributes:
        for name in (VISIBILITY, SYMBOL_NAME, FUNCTION_TYPE):
            if name in attributes:
                raise parser.custom_error(
                    f"'{name}' is an inferred attribute and should not be specified in the explicit "
                    "attribute dictionary",
                    place,
                )
        state.add_attributes(attributes)
    argument_attributes = [argument.attributes for argument in arguments]
    add_argument_and_result_attributes(state, argument_attributes, result_attributes)
    place = parser.index
    body = parser.parse_optional_region(arguments)
    if body is not None and not body.blocks:
        raise parser.custom_error("expected non-empty function body", place)
    state.regions.append(body if body is not None else Region())


def parse_function_arguments(
    parser: Parser, *, allow_variadic: bool = False
) -> tuple[list[Argument], bool]:
    """`(%a: i32 {…}, …)`, or without the names of the values: either all have one or none.

    The second value says whether `...` ends the list, where the function may have it.
    """
    arguments: list[Argument] = []
    tokens = parser.tokens
    parser.parse_token("(")
    if parser.parse_optional_token(")"):
        return arguments, False
    is_variadic = False
    while True:
        place = parser.index
        if is_variadic:
            raise parser.custom_error("variadic arguments must be in the end of the argument list")
        if allow_variadic and parser.parse_optional_token("..."):
            is_variadic = True
        else:
            found = parser.parse_argument() if tokens[place][:1] == "%" else None
            is_named = found is not None
            if arguments and is_named != (arguments[0].place != UNNAMED):
                expected = "type instead of SSA identifier" if is_named else "SSA identifier"
                raise parser.custom_error(f"expected {expected}", place)
            arguments.append(found or _unnamed_argument(parser))
        if tokens[parser.index] != ",":
            break
        parser.index += 1
    parser.parse_token(")")
    return arguments, is_variadic


def _unnamed_argument(parser: Parser) -> Argument:
    type = parser.parse_type()
    attributes = parser.parse_optional_attr_dict()
    location = parser.parse_optional_location() or UnknownLoc.get()
    return Argument(UNNAMED, type, attributes, location)


def parse_function_results(parser: Parser) -> tuple[list[Type], list[_Attributes]]:
    """`-> type` or `-> (type {…}, …)`, if there is an arrow."""
    types: list[Type] = []
    attributes: list[_Attributes] = []
    if not parser.parse_optional_token("->"):
        return types, attributes
    if not parser.parse_optional_token("("):
        types.append(parser.parse_type())
        attributes.append({})
        return types, attributes
    if parser.parse_optional_token(")"):
        return types, attributes

    def result() -> None:
        types.append(parser.parse_type())
        attributes.append(parser.parse_optional_attr_dict())

    parser.parse_comma_separated_list(result)
    parser.parse_token(")")
    return types, attributes


def add_argument_and_result_attributes(
    state: OperationState[Any],
    argument_attributes: Sequence[_Attributes],
    result_attributes: Sequence[_Attributes],
) -> None:
    """Set `arg_attrs` and `res_attrs`, each only if an argument or result has an attribute."""
    for name, all_attributes in (
        (ARGUMENT_ATTRIBUTES, argument_attributes),
        (RESULT_ATTRIBUTES, result_attributes),
    ):
        if any(all_attributes):
            state.properties[name] = ArrayAttr.get(
                tuple(DictionaryAttr.get(attributes) for attributes in all_attributes)
            )


# --- writing ----------------------------------------------------------------------------------------------------------


def print_function(op: Operation, printer: AsmPrinter) -> None:
    """Write a function after its name, as `parse_function` reads it."""
    properties = op.stored_properties
    visibility: Any = properties.get(VISIBILITY) or op.stored_attributes.get(VISIBILITY)
    before = " " if visibility is None else f" {visibility.value} "
    printer.emit(before + printer.symbol_text(properties[SYMBOL_NAME].value))
    function_type = function_type_of(op)
    body = op.regions[0]
    print_function_signature(op, function_type.inputs, function_type.results, printer)
    if op.stored_attributes or op.DEFAULT_PROPERTIES or not properties.keys() <= _WRITTEN_ELSEWHERE:
        attributes = {**op.properties_as_attributes(), **op.stored_attributes}
        printer.print_optional_attr_dict_with_keyword(attributes, _WRITTEN_ELSEWHERE)
    if not body.is_empty:
        printer.emit(" ")
        printer.print_region(body, print_entry_block_arguments=False)


def print_function_signature(
    op: Operation,
    inputs: Sequence[Type],
    results: Sequence[Type],
    printer: AsmPrinter,
    *,
    is_variadic: bool = False,
) -> None:
    """Write the arguments, with their names where there is a body, and the results."""
    _print_arguments(op, inputs, op.regions[0], printer, is_variadic)
    if results:
        printer.emit(" -> ")
        _print_results(op, results, printer)


def _print_arguments(
    op: Operation, inputs: Sequence[Type], body: Region, printer: AsmPrinter, is_variadic: bool
) -> None:
    emit = printer.emit
    all_attributes = _attribute_dictionaries(op, ARGUMENT_ATTRIBUTES)
    arguments = None if body.is_empty else body.arguments
    if not all_attributes and not printer.locations and arguments and not is_variadic:
        names, types = printer.names, printer.type_texts
        entries = [f"{names[argument]}: {types[argument.type]}" for argument in arguments]
        if len(entries) == len(inputs):
            emit(f"({', '.join(entries)})")
            return
    emit("(")
    for index, type in enumerate(inputs):
        if index:
            emit(", ")
        attributes = all_attributes[index] if index < len(all_attributes) else {}
        if arguments is not None:
            printer.print_region_argument(arguments[index], attributes)
        else:
            printer.print_type(type)
            printer.print_optional_attr_dict(attributes)
    if is_variadic:
        emit(", ..." if inputs else "...")
    emit(")")


def _print_results(op: Operation, types: Sequence[Type], printer: AsmPrinter) -> None:
    all_attributes = _attribute_dictionaries(op, RESULT_ATTRIBUTES)
    # A function type must not be read as the rest of the signature.
    enclosed = (
        len(types) != 1
        or isinstance(types[0], FunctionType)
        or bool(all_attributes and all_attributes[0])
    )
    emit = printer.emit
    if not enclosed:
        emit(printer.type_texts[types[0]])
        return
    emit("(")
    for index, type in enumerate(types):
        if index:
            emit(", ")
        printer.print_type(type)
        if index < len(all_attributes):
            printer.print_optional_attr_dict(all_attributes[index])
    emit(")")


class FunctionForm:
    """The form of functions: `form(FuncOp)(FunctionForm)`."""

    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`private @name(%a: i32) -> f32 attributes {…} { … }`"""
        parse_function(parser, state)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        print_function(op, printer)


# --- looking ----------------------------------------------------------------------------------------------------------


def function_type_of(op: Operation) -> FunctionType:
    """The type of a function."""
    function_type = op.stored_properties[FUNCTION_TYPE].value
    assert isinstance(function_type, FunctionType)
    return function_type


def _attribute_dictionaries(op: Operation, name: str) -> list[_Attributes]:
    array = op.stored_properties.get(name)
    if not isinstance(array, ArrayAttr):
        return []
    return [
        dict(element.entries) if isinstance(element, DictionaryAttr) else {}
        for element in array.elements
    ]


def argument_attributes(op: Operation, index: int) -> dict[str, Attribute]:
    """The attributes of argument number `index` of a function."""
    found = _attribute_dictionaries(op, ARGUMENT_ATTRIBUTES)
    return found[index] if index < len(found) else {}


def result_attributes(op: Operation, index: int) -> dict[str, Attribute]:
    """The attributes of result number `index` of a function."""
    found = _attribute_dictionaries(op, RESULT_ATTRIBUTES)
    return found[index] if index < len(found) else {}
