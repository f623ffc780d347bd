"""Hooks of the dialect `llvm`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import type_class
from odsgen.dialects.upstream.enum_attributes import (
    attribute_of_text,
    keyword_of,
    parse_optional_case,
)
from odsgen.dialects.upstream.llvm_attributes import (
    verify_llvm_target_features_attr,
    verify_operation_attribute,
    verify_region_argument_attribute,
    verify_region_result_attribute,
)
from odsgen.dialects.upstream.llvm_calls import (
    parse_call,
    parse_call_intrinsic,
    parse_invoke,
    parse_op_bundles,
    print_call,
    print_call_intrinsic,
    print_invoke,
    print_op_bundles,
)
from odsgen.dialects.upstream.llvm_constants import (
    verify_mlir_constant,
)
from odsgen.dialects.upstream.llvm_control_flow import (
    parse_indirect_br_op_sucessors,
    parse_landingpad,
    parse_shuffle_type,
    parse_switch_op_cases,
    print_indirect_br_op_sucessors,
    print_landingpad,
    print_shuffle_type,
    print_switch_op_cases,
)
from odsgen.dialects.upstream.llvm_debug_info import (
    parse_di_calling_convention,
    parse_di_encoding,
    parse_di_language,
    parse_di_opcode,
    parse_di_tag,
    parse_expression_arg,
    parse_tbaa_members,
    print_di_calling_convention,
    print_di_encoding,
    print_di_language,
    print_di_opcode,
    print_di_tag,
    print_expression_arg,
    print_tbaa_members,
)
from odsgen.dialects.upstream.llvm_keywords import (
    CALLING_CONVENTION,
    LINKAGE,
    UNNAMED_ADDRESSES,
    VISIBILITIES,
    case_text,
    number_text,
    parse_optional_comdat,
    parse_optional_number,
    print_attributes,
    print_comdat,
)
from odsgen.dialects.upstream.llvm_layouts import (
    verify_entries_llvm_pointer_type,
    verify_entries_llvm_struct_type,
)
from odsgen.dialects.upstream.llvm_symbols import (
    verify_call,
    verify_call_intrinsic,
    verify_func,
    verify_invoke,
    verify_linker_options,
    verify_mlir_global,
    verify_mlir_global_regions,
    verify_symbol_uses_call,
    verify_symbol_uses_mlir_addressof,
)
from odsgen.dialects.upstream.llvm_types import (
    check_is_loadable_type,
    element_type,
    is_compatible,
    make_res_type,
    parse_function_types,
    parse_pretty_llvm_type,
    print_function_types,
    print_pretty_llvm_type,
    verify_llvm_array_type,
    verify_llvm_function_type,
)
from odsgen.dialects.upstream.llvm_verifiers import (
    verify_alloca,
    verify_atomicrmw,
    verify_bitcast,
    verify_cmpxchg,
    verify_extractvalue,
    verify_fence,
    verify_getelementptr,
    verify_insertvalue,
    verify_landingpad,
    verify_load,
    verify_mlir_zero,
    verify_return,
    verify_sext,
    verify_shufflevector,
    verify_store,
    verify_switch,
    verify_zext,
)
from odsgen.dialects.upstream.region_arguments import name_place
from odsgen.runtime.builtin.attributes import (
    DenseArrayAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import FunctionType, VectorType, i1, i8, i32, i64
from odsgen.runtime.interfaces.function_format import (
    add_argument_and_result_attributes,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen.runtime.ir.region import Region

#: The module with the encodings of bytecode.
BYTECODE = "odsgen.dialects.upstream.llvm_bytecode"

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "verify_llvm_target_features_attr",
    "verify_operation_attribute",
    "verify_region_argument_attribute",
    "verify_region_result_attribute",
    "verify_llvm_array_type",
    "verify_llvm_function_type",
    "verify_alloca",
    "verify_atomicrmw",
    "verify_bitcast",
    "verify_cmpxchg",
    "verify_extractvalue",
    "verify_fence",
    "verify_getelementptr",
    "verify_insertvalue",
    "verify_landingpad",
    "verify_load",
    "verify_mlir_zero",
    "verify_shufflevector",
    "verify_return",
    "verify_sext",
    "verify_store",
    "verify_switch",
    "verify_zext",
    "verify_call",
    "verify_call_intrinsic",
    "verify_func",
    "verify_invoke",
    "verify_linker_options",
    "verify_mlir_global",
    "verify_mlir_global_regions",
    "verify_symbol_uses_call",
    "verify_symbol_uses_mlir_addressof",
    "verify_mlir_constant",
    "verify_entries_llvm_pointer_type",
    "verify_entries_llvm_struct_type",
    "check_is_loadable_type",
    "make_res_type",
    "parse_call",
    "parse_call_intrinsic",
    "parse_invoke",
    "parse_op_bundles",
    "print_call",
    "print_call_intrinsic",
    "print_invoke",
    "print_op_bundles",
    "parse_indirect_br_op_sucessors",
    "parse_landingpad",
    "parse_shuffle_type",
    "parse_switch_op_cases",
    "print_indirect_br_op_sucessors",
    "print_landingpad",
    "print_shuffle_type",
    "print_switch_op_cases",
    "parse_di_calling_convention",
    "parse_di_encoding",
    "parse_di_language",
    "parse_di_opcode",
    "parse_di_tag",
    "parse_expression_arg",
    "parse_tbaa_members",
    "print_di_calling_convention",
    "print_di_encoding",
    "print_di_language",
    "print_di_opcode",
    "print_di_tag",
    "print_expression_arg",
    "print_tbaa_members",
    "parse_function_types",
    "parse_pretty_llvm_type",
    "print_function_types",
    "print_pretty_llvm_type",
]


# --- types ------------------------------------------------------------------------------------------------------------


def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """A type that the dialect does not have."""
    raise parser.error(f"unknown LLVM type: {mnemonic}")


# --- functions and globals ----------------------------------------------------------------------------------------------

_FUNCTION_ELSEWHERE = frozenset(
    {"sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_"}
    | {"comdat", "unnamed_addr", "vscale_range"}
)


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """`internal hidden fastcc @f(%a: i32, ...) -> type vscale_range(1, 4) comdat(@a::@b) attributes {…} { … }`"""
    properties = state.properties
    properties["linkage"] = parse_optional_case(parser, LINKAGE)
    properties["visibility_"] = parse_optional_number(parser, VISIBILITIES)
    properties["unnamed_addr"] = parse_optional_number(parser, UNNAMED_ADDRESSES)
    properties["CConv"] = parse_optional_case(parser, CALLING_CONVENTION)
    place = parser.index
    properties["sym_name"] = parser.parse_symbol_name()
    arguments, is_variadic = parse_function_arguments(parser, allow_variadic=True)
    results, result_attributes = parse_function_results(parser)
    if len(results) > 1:
        raise parser.custom_error(
            "failed to construct function type: expected zero or one function result", place
        )
    result = results[0] if results else type_class(parser, "llvm", "void").get()
    for types, what in (([a.type for a in arguments], "arguments"), ([result], "results")):
        if not all(map(is_compatible, types)):
            raise parser.custom_error(
                f"failed to construct function type: expected LLVM type for function {what}", place
            )
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
    parse_optional_comdat(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    add_argument_and_result_attributes(
        state, [argument.attributes for argument in arguments], result_attributes
    )
    body = parser.parse_optional_region(arguments)
    state.regions.append(Region() if body is None else body)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_func` reads it."""
    emit = printer.emit
    emit(f" {case_text(op, 'linkage', LINKAGE)}")
    emit(number_text(op, "visibility_", VISIBILITIES))
    emit(number_text(op, "unnamed_addr", UNNAMED_ADDRESSES))
    emit(case_text(op, "CConv", CALLING_CONVENTION))
    printer.print_symbol_name(op.properties["sym_name"].value)
    result, inputs, is_variadic = op.properties["function_type"].value.parameters()
    results = () if _is_void(result) else (result,)
    print_function_signature(op, inputs, results, printer, is_variadic=is_variadic)
    scale = op.properties.get("vscale_range")
    if scale is not None:
        low, high = scale.parameters()
        emit(f" vscale_range({low.value}, {high.value})")
    print_comdat(op, printer)
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
    properties["linkage"] = parse_optional_case(parser, LINKAGE)
    properties["visibility_"] = parse_optional_number(parser, VISIBILITIES)
    if parser.parse_optional_keyword("thread_local"):
        properties["thread_local_"] = UnitAttr.get()
    properties["unnamed_addr"] = parse_optional_number(parser, UNNAMED_ADDRESSES)
    if parser.parse_optional_keyword("constant"):
        properties["constant"] = UnitAttr.get()
    properties["sym_name"] = parser.parse_symbol_name()
    parser.parse_token("(")
    if not parser.parse_optional_token(")"):
        properties["value"] = parser.parse_attribute()
        parser.parse_token(")")
    parse_optional_comdat(parser, state)
    state.add_attributes(parser.parse_optional_attr_dict())
    place = name_place(state)
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
    emit(number_text(op, "visibility_", VISIBILITIES))
    if "thread_local_" in op.properties:
        emit("thread_local ")
    emit(number_text(op, "unnamed_addr", UNNAMED_ADDRESSES))
    if "constant" in op.properties:
        emit("constant ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    value = op.properties.get("value")
    emit(f"({'' if value is None else printer.attribute_text(value)})")
    print_comdat(op, printer)
    print_attributes(op, printer, _GLOBAL_ELSEWHERE)
    if isinstance(value, StringAttr):
        return
    emit(f" : {printer.type_text(op.properties['global_type'].value)}")
    if op.regions[0].blocks:
        emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


_ALIAS_ELSEWHERE = frozenset(
    {"sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"}
)


def parse_mlir_alias(parser: Parser, state: OperationState[Any]) -> None:
    """`internal hidden thread_local unnamed_addr @g {…} : type { … }`"""
    properties = state.properties
    properties["linkage"] = parse_optional_case(parser, LINKAGE)
    properties["visibility_"] = parse_optional_number(parser, VISIBILITIES)
    if parser.parse_optional_keyword("thread_local"):
        properties["thread_local_"] = UnitAttr.get()
    properties["unnamed_addr"] = parse_optional_number(parser, UNNAMED_ADDRESSES)
    properties["sym_name"] = parser.parse_symbol_name()
    state.add_attributes(parser.parse_optional_attr_dict())
    place = parser.index
    types = parser.parse_optional_colon_type_list()
    if len(types) > 1:
        raise parser.custom_error("expected zero or one type", place)
    state.regions.append(parser.parse_region())
    if types:
        properties["alias_type"] = TypeAttr.get(types[0])


def print_mlir_alias(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_mlir_alias` reads it."""
    printer.emit(f" {keyword_of(op.properties['linkage'])} ")
    printer.emit(number_text(op, "visibility_", VISIBILITIES))
    if "thread_local_" in op.properties:
        printer.emit("thread_local ")
    printer.emit(number_text(op, "unnamed_addr", UNNAMED_ADDRESSES))
    printer.print_symbol_name(op.properties["sym_name"].value)
    print_attributes(op, printer, _ALIAS_ELSEWHERE)
    printer.emit(f" : {printer.type_text(op.properties['alias_type'].value)} ")
    printer.print_region(op.regions[0], print_entry_block_arguments=False)


def parse_llvm_linkage(parser: Parser) -> Attribute:
    """The keyword of a linkage, `external` if there is none."""
    return parse_optional_case(parser, LINKAGE)


def print_llvm_linkage(printer: AsmPrinter, op: Operation, linkage: Attribute) -> None:
    """As `parse_llvm_linkage` reads it."""
    printer.emit(keyword_of(linkage))


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
    print_attributes(op, printer, ("predicate",))
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
    print_attributes(op, printer, elided)
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
            raise parser.custom_error(
                f"position out of bounds: {index}"
                if found.MNEMONIC in ("array", "struct")
                else f"expected LLVM IR structure/array type, got: '{found}'"
            )
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
