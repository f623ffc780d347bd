"""Hooks of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import type_class
from odsgen.dialects.upstream.enum_attributes import (
    attribute_of_text,
    keyword_of,
    parse_optional_case,
)
from odsgen.dialects.upstream.llvm_types import (
    element_type,
    parse_function_types,
    parse_pretty_llvm_type,
    print_function_types,
    print_pretty_llvm_type,
)
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import FunctionType, VectorType, i1, i8, i32, i64
from odsgen.runtime.function_interface import (
    add_argument_and_result_attributes,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.ir.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "parse_function_types",
    "parse_pretty_llvm_type",
    "print_function_types",
    "print_pretty_llvm_type",
]

_LINKAGE = "#llvm.linkage<external>"
_CALLING_CONVENTION = "#llvm.cconv<ccc>"
_TAIL_CALL_KIND = "#llvm.tailcallkind<none>"
_FAST_MATH = "#llvm.fastmath<none>"

_VISIBILITIES = ("", "hidden", "protected")
_UNNAMED_ADDRESSES = ("", "local_unnamed_addr", "unnamed_addr")


# --- keywords -----------------------------------------------------------------------------------------------------------


def _case_text(op: Operation, name: str, default: str) -> str:
    """The keyword and a blank, or nothing for the default."""
    attribute = op.properties.get(name)
    if attribute is None or attribute is attribute_of_text(default):
        return ""
    return f"{keyword_of(attribute)} "


def _parse_optional_number(parser: Parser, keywords: Sequence[str]) -> IntegerAttr:
    """The place of the keyword among `keywords`, the first of which is not written."""
    found = parser.parse_optional_keyword_of(keywords[1:])
    return IntegerAttr.get(0 if found is None else keywords.index(found), i64)


def _number_text(op: Operation, name: str, keywords: Sequence[str]) -> str:
    attribute = op.properties.get(name)
    keyword = "" if attribute is None else keywords[attribute.value]
    return f"{keyword} " if keyword else ""


def _parse_optional_comdat(parser: Parser, state: OperationState[Any]) -> None:
    if parser.parse_optional_keyword("comdat"):
        parser.parse_token("(")
        place = parser.index
        comdat = parser.parse_attribute()
        if not isinstance(comdat, SymbolRefAttr):
            raise parser.custom_error("expected comdat symbol", place)
        state.properties["comdat"] = comdat
        parser.parse_token(")")


def _print_comdat(op: Operation, printer: AsmPrinter) -> None:
    comdat = op.properties.get("comdat")
    if comdat is not None:
        printer.emit(f" comdat({printer.attribute_text(comdat)})")


def _print_attributes(op: Operation, printer: AsmPrinter, elided: Collection[str]) -> None:
    """All attributes but those that are written elsewhere, and the flags of arithmetic that say nothing."""
    attributes = {**op.properties_as_attributes(), **op.attributes}
    flags = attributes.get("fastmathFlags")
    if flags is not None and flags is attribute_of_text(_FAST_MATH):
        del attributes["fastmathFlags"]
    printer.print_optional_attr_dict(attributes, elided)


# --- functions and globals ----------------------------------------------------------------------------------------------

_FUNCTION_ELSEWHERE = frozenset(
    {"sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_"}
    | {"comdat", "unnamed_addr", "vscale_range"}
)


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """`internal hidden fastcc @f(%a: i32, ...) -> type vscale_range(1, 4) comdat(@a::@b) attributes {…} { … }`"""
    properties = state.properties
    properties["linkage"] = parse_optional_case(parser, _LINKAGE)
    properties["visibility_"] = _parse_optional_number(parser, _VISIBILITIES)
    properties["unnamed_addr"] = _parse_optional_number(parser, _UNNAMED_ADDRESSES)
    properties["CConv"] = parse_optional_case(parser, _CALLING_CONVENTION)
    properties["sym_name"] = parser.parse_symbol_name()
    place = parser.index
    arguments, is_variadic = parse_function_arguments(parser, allow_variadic=True)
    results, result_attributes = parse_function_results(parser)
    if len(results) > 1:
        raise parser.custom_error(
            "failed to construct function type: expected zero or one function result", place
        )
    result = results[0] if results else type_class(parser, "llvm", "void").get()
    function_type = type_class(parser, "llvm", "func").get(
        result, tuple(argument.type for argument in arguments), is_variadic
    )
    properties["function_type"] = TypeAttr.get(function_type)
    if parser.parse_optional_keyword("vscale_range"):
        parser.parse_token("(")
        low = parser.parse_integer()
        parser.parse_token(",")
        high = parser.parse_integer()
        parser.parse_token(")")
        properties["vscale_range"] = attribute_of_text(
            f"#llvm.vscale_range<minRange = {low} : i32, maxRange = {high} : i32>"
        )
    _parse_optional_comdat(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    add_argument_and_result_attributes(
        state, [argument.attributes for argument in arguments], result_attributes
    )
    body = parser.parse_optional_region(arguments)
    state.regions.append(Region() if body is None else body)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_func` reads it."""
    emit = printer.emit
    emit(f" {_case_text(op, 'linkage', _LINKAGE)}")
    emit(_number_text(op, "visibility_", _VISIBILITIES))
    emit(_number_text(op, "unnamed_addr", _UNNAMED_ADDRESSES))
    emit(_case_text(op, "CConv", _CALLING_CONVENTION))
    printer.print_symbol_name(op.properties["sym_name"].value)
    result, inputs, is_variadic = op.properties["function_type"].value.parameters()
    results = () if _is_void(result) else (result,)
    print_function_signature(op, inputs, results, printer, is_variadic=is_variadic)
    scale = op.properties.get("vscale_range")
    if scale is not None:
        low, high = scale.parameters()
        emit(f" vscale_range({low.value}, {high.value})")
    _print_comdat(op, printer)
    attributes = {**op.properties_as_attributes(), **op.attributes}
    printer.print_optional_attr_dict_with_keyword(attributes, _FUNCTION_ELSEWHERE)
    if op.regions[0].blocks:
        emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


def _is_void(type: Type) -> bool:
    return (type.DIALECT_NAME, type.MNEMONIC) == ("llvm", "void")


_GLOBAL_ELSEWHERE = frozenset(
    {"sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_"}
    | {"visibility_", "comdat"}
)


def parse_mlir_global(parser: Parser, state: OperationState[Any]) -> None:
    """`internal hidden thread_local unnamed_addr constant @g(1 : i32) comdat(@a::@b) {…} : type { … }`"""
    properties = state.properties
    properties["linkage"] = parse_optional_case(parser, _LINKAGE)
    properties["visibility_"] = _parse_optional_number(parser, _VISIBILITIES)
    if parser.parse_optional_keyword("thread_local"):
        properties["thread_local_"] = UnitAttr.get()
    properties["unnamed_addr"] = _parse_optional_number(parser, _UNNAMED_ADDRESSES)
    if parser.parse_optional_keyword("constant"):
        properties["constant"] = UnitAttr.get()
    properties["sym_name"] = parser.parse_symbol_name()
    parser.parse_token("(")
    if not parser.parse_optional_token(")"):
        properties["value"] = parser.parse_attribute()
        parser.parse_token(")")
    _parse_optional_comdat(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict())
    place = parser.index
    types = parser.parse_optional_colon_type_list()
    if len(types) > 1:
        raise parser.custom_error("expected zero or one type", place)
    region = None
    if types:
        region = parser.parse_optional_region()
        type = types[0]
    else:
        value = properties.get("value")
        if not isinstance(value, StringAttr):
            raise parser.custom_error("type can only be omitted for string globals", place)
        length = len(value.value.encode("utf-8", "surrogateescape"))
        type = type_class(parser, "llvm", "array").get(i8, length)
    properties["global_type"] = TypeAttr.get(type)
    state.regions.append(Region() if region is None else region)


def print_mlir_global(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_mlir_global` reads it."""
    emit = printer.emit
    emit(f" {keyword_of(op.properties['linkage'])} ")
    emit(_number_text(op, "visibility_", _VISIBILITIES))
    if "thread_local_" in op.properties:
        emit("thread_local ")
    emit(_number_text(op, "unnamed_addr", _UNNAMED_ADDRESSES))
    if "constant" in op.properties:
        emit("constant ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    value = op.properties.get("value")
    emit(f"({'' if value is None else printer.attribute_text(value)})")
    _print_comdat(op, printer)
    _print_attributes(op, printer, _GLOBAL_ELSEWHERE)
    if isinstance(value, StringAttr):
        return
    emit(f" : {printer.type_text(op.properties['global_type'].value)}")
    if op.regions[0].blocks:
        emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


# --- calls --------------------------------------------------------------------------------------------------------------

_CALL_ELSEWHERE = frozenset(
    {"callee", "CConv", "TailCallKind", "var_callee_type", "op_bundle_sizes", "op_bundle_tags"}
    | {"arg_attrs", "res_attrs", "operandSegmentSizes"}
)


def parse_call(parser: Parser, state: OperationState[Any]) -> None:
    """`fastcc tail @f(%a) vararg(type) ["tag"(%b : i32)] {…} : (i32 {…}) -> type`, or `%f(…) … : !llvm.ptr, …`"""
    properties = state.properties
    properties["CConv"] = parse_optional_case(parser, _CALLING_CONVENTION)
    properties["TailCallKind"] = parse_optional_case(parser, _TAIL_CALL_KIND)
    callee = parser.parse_optional_operand()
    if callee is None:
        properties["callee"] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
    place = parser.index
    operands = parser.parse_operand_list(Delimiter.PAREN)
    if parser.parse_optional_keyword("vararg"):
        parser.parse_token("(")
        properties["var_callee_type"] = TypeAttr.get(parser.parse_type())
        parser.parse_token(")")
    bundled = _parse_bundles(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    if callee is not None:
        state.operands.append(parser.resolve_operand(callee, parser.parse_type()))
        parser.parse_token(",")
    types: list[Type] = []
    argument_attributes: list[dict[str, Attribute]] = []

    def argument() -> None:
        types.append(parser.parse_type())
        argument_attributes.append(parser.parse_optional_attr_dict())

    parser.parse_comma_separated_list(argument, Delimiter.PAREN)
    results, result_attributes = parse_function_results(parser)
    state.result_types.extend(results)
    add_argument_and_result_attributes(state, argument_attributes, result_attributes)
    state.operands.extend(parser.resolve_operands(operands, types, place))
    properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (len(state.operands), len(bundled)))
    state.operands.extend(bundled)


def _parse_bundles(parser: Parser, state: OperationState[Any]) -> list[Value]:
    """`["tag"(%a : i32), "other"()]`, if a bracket stands here; returns the operands of all bundles."""
    found: list[Value] = []
    sizes: list[int] = []
    tags: list[Attribute] = []

    def bundle() -> None:
        tags.append(StringAttr.get(parser.parse_string()))
        parser.parse_token("(")
        operands: list[UnresolvedOperand] = []
        types: list[Type] = []
        place = parser.index
        if not parser.parse_optional_token(")"):
            operands = parser.parse_operand_list()
            types = parser.parse_colon_type_list()
            parser.parse_token(")")
        found.extend(parser.resolve_operands(operands, types, place))
        sizes.append(len(operands))

    parser.parse_comma_separated_list(bundle, Delimiter.OPTIONAL_SQUARE)
    state.properties["op_bundle_sizes"] = DenseArrayAttr.get(i32, tuple(sizes))
    if tags:
        state.properties["op_bundle_tags"] = ArrayAttr.get(tuple(tags))
    return found


def print_call(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_call` reads it."""
    emit = printer.emit
    emit(f" {_case_text(op, 'CConv', _CALLING_CONVENTION)}")
    emit(_case_text(op, "TailCallKind", _TAIL_CALL_KIND))
    count = op.properties["operandSegmentSizes"].values[0]
    arguments, bundled = op.operands[:count], op.operands[count:]
    callee = op.properties.get("callee")
    pointer = None
    if callee is not None:
        printer.print_symbol_name(callee.value)
    else:
        pointer, arguments = arguments[0], arguments[1:]
        emit(printer.operand_text(pointer))
    emit(f"({printer.operands_text(arguments)})")
    variadic = op.properties.get("var_callee_type")
    if variadic is not None:
        emit(f" vararg({printer.attribute_text(variadic)})")
    _print_bundles(op, printer, bundled)
    _print_attributes(op, printer, _CALL_ELSEWHERE)
    emit(" : ")
    if pointer is not None:
        emit(f"{printer.type_text(pointer.type)}, ")
    _print_typed_list(printer, [value.type for value in arguments], op.properties.get("arg_attrs"))
    emit(" -> ")
    attributes = op.properties.get("res_attrs")
    types = op.result_types
    if len(types) == 1 and not (attributes and attributes.elements[0].entries):
        if not isinstance(types[0], FunctionType):
            printer.print_type(types[0])
            return
    _print_typed_list(printer, types, attributes)


def _print_typed_list(
    printer: AsmPrinter, types: Sequence[Type], attributes: ArrayAttr | None
) -> None:
    printer.emit("(")
    for index, type in enumerate(types):
        printer.emit(", " if index else "")
        printer.print_type(type)
        own = attributes.elements[index] if attributes is not None else None
        if isinstance(own, DictionaryAttr):
            printer.print_optional_attr_dict(own.as_dict())
    printer.emit(")")


def _print_bundles(op: Operation, printer: AsmPrinter, operands: Sequence[Value]) -> None:
    tags = op.properties.get("op_bundle_tags")
    if tags is None or not tags.elements:
        return
    texts: list[str] = []
    start = 0
    for tag, size in zip(tags.elements, op.properties["op_bundle_sizes"].values, strict=False):
        own = operands[start : start + size]
        start += size
        types = printer.types_text([value.type for value in own])
        inside = f"{printer.operands_text(own)} : {types}" if own else ""
        texts.append(f"{printer.attribute_text(tag)}({inside})")
    printer.emit(f" [{', '.join(texts)}]")


# --- comparisons --------------------------------------------------------------------------------------------------------

_INTEGER_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")
_FLOAT_PREDICATES = (
    *("_false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord"),
    *("ueq", "ugt", "uge", "ult", "ule", "une", "uno", "_true"),
)


def _parse_comparison(
    parser: Parser, state: OperationState[Any], predicates: Sequence[str]
) -> None:
    place = parser.index
    predicate = parser.parse_string()
    if predicate not in predicates:
        raise parser.custom_error(
            f"'{predicate}' is an incorrect value of the 'predicate' attribute", place
        )
    state.properties["predicate"] = IntegerAttr.get(predicates.index(predicate), i64)
    operands = [parser.parse_operand()]
    parser.parse_token(",")
    operands.append(parser.parse_operand())
    state.add_attributes(parser.parse_optional_attr_dict())
    type = parser.parse_colon_type()
    state.operands.extend(parser.resolve_operands_of_type(operands, type))
    result: Type = i1
    if isinstance(type, VectorType):
        result = VectorType.get(type.shape, i1, type.scalable_dims)
    state.result_types.append(result)


def _print_comparison(op: Operation, printer: AsmPrinter, predicates: Sequence[str]) -> None:
    predicate = predicates[op.properties["predicate"].value]
    printer.emit(f' "{predicate}" {printer.operands_text(op.operands)}')
    _print_attributes(op, printer, ("predicate",))
    printer.emit(f" : {printer.type_text(op.operands[0].type)}")


def parse_icmp(parser: Parser, state: OperationState[Any]) -> None:
    """`"eq" %a, %b {…} : type`"""
    _parse_comparison(parser, state, _INTEGER_PREDICATES)


def print_icmp(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_icmp` reads it."""
    _print_comparison(op, printer, _INTEGER_PREDICATES)


def parse_fcmp(parser: Parser, state: OperationState[Any]) -> None:
    """`"oeq" %a, %b {…} : type`"""
    _parse_comparison(parser, state, _FLOAT_PREDICATES)


def print_fcmp(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_fcmp` reads it."""
    _print_comparison(op, printer, _FLOAT_PREDICATES)


# --- memory and aggregates ----------------------------------------------------------------------------------------------

_DYNAMIC_INDEX = -(1 << 31)
"""In the indices of `getelementptr`: one that is a value."""


def parse_alloca(parser: Parser, state: OperationState[Any]) -> None:
    """`inalloca %count x type {…} : (i32) -> !llvm.ptr`"""
    if parser.parse_optional_keyword("inalloca"):
        state.properties["inalloca"] = UnitAttr.get()
    count = parser.parse_operand()
    parser.parse_keyword("x")
    state.properties["elem_type"] = TypeAttr.get(parser.parse_type())
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    if not isinstance(type, FunctionType) or len(type.inputs) != 1 or len(type.results) != 1:
        raise parser.custom_error(
            "expected trailing function type with one argument and one result", place
        )
    state.operands.append(parser.resolve_operand(count, type.inputs[0]))
    state.result_types.append(type.results[0])


def print_alloca(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_alloca` reads it."""
    printer.emit(" inalloca" if "inalloca" in op.properties else "")
    element = printer.type_text(op.properties["elem_type"].value)
    printer.emit(f" {printer.operand_text(op.operands[0])} x {element}")
    alignment = op.properties.get("alignment")
    elided = {"elem_type", "inalloca"}
    if alignment is not None and alignment.value == 0:
        elided.add("alignment")
    _print_attributes(op, printer, elided)
    printer.emit(" : ")
    printer.print_functional_type(op.operand_types, op.result_types)


def parse_gep_indices(parser: Parser) -> tuple[list[UnresolvedOperand], DenseArrayAttr]:
    """`%i, 4`: the values, and the numbers with a mark for each value."""
    values: list[UnresolvedOperand] = []

    def entry() -> int:
        operand = parser.parse_optional_operand()
        if operand is None:
            return parser.parse_integer()
        values.append(operand)
        return _DYNAMIC_INDEX

    numbers: list[int] = []
    if parser.tokens[parser.index] != "]":
        numbers = parser.parse_comma_separated_list(entry)
    return values, DenseArrayAttr.get(i32, tuple(numbers))


def print_gep_indices(
    printer: AsmPrinter, op: Operation, values: Sequence[Value], numbers: DenseArrayAttr
) -> None:
    """As `parse_gep_indices` reads it."""
    names = iter([printer.operand_text(value) for value in values])
    texts = [next(names, "") if n == _DYNAMIC_INDEX else str(n) for n in numbers.values]
    printer.emit(", ".join(texts))


def parse_insert_extract_value_element_type(
    parser: Parser, container: Type, position: DenseArrayAttr
) -> Type:
    """Nothing is written: the type of the element is known from that of the container."""
    found = container
    for index in position.values:
        inner = element_type(found, int(index))
        if inner is None:
            raise parser.custom_error(f"invalid position {index} in '{found}'")
        found = inner
    return found


def print_insert_extract_value_element_type(
    printer: AsmPrinter,
    op: Operation,
    value_type: Type,
    container: Type,
    position: DenseArrayAttr,
) -> None:
    """Nothing, as `parse_insert_extract_value_element_type` reads nothing."""
