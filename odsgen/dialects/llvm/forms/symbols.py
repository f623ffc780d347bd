"""Custom assembly of the dialect `llvm`: symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.keywords import CALLING_CONVENTION, case_text, print_attributes
from odsgen.dialects.llvm.types import is_compatible
from odsgen.dialects.shared import keyword_of, name_place, parse_optional_case, type_class
from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Attribute,
    IntegerAttr,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
    add_argument_and_result_attributes,
    i8,
    i32,
    i64,
    parse_attribute_of,
    parse_function_arguments,
    parse_function_results,
    parse_sized_integer,
    print_function_signature,
)
from odsgen_dialects import llvm

_FUNCTION_ELSEWHERE = frozenset(
    {"sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "CConv", "visibility_"}
    | {"comdat", "unnamed_addr", "vscale_range"}
)


@form(llvm.LLVMFuncOp)
class LLVMFuncForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
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
        for type, what in (
            *((a.type, "arguments") for a in arguments),
            (result, f"results'{result}'"),
        ):
            if not is_compatible(type):
                raise parser.custom_error(
                    f"failed to construct function type: expected LLVM type for function {what}",
                    place,
                )
        function_type = type_class(parser, "llvm", "func").get(
            result, tuple(argument.type for argument in arguments), is_variadic
        )
        properties["function_type"] = TypeAttr.get(function_type)
        if parser.parse_optional_keyword("vscale_range"):
            parser.parse_token("(")
            low = _parse_scale(parser)
            parser.parse_token(",")
            high = _parse_scale(parser)
            parser.parse_token(")")
            properties["vscale_range"] = llvm.VScaleRangeAttr.get(
                IntegerAttr.get(low, i32), IntegerAttr.get(high, i32)
            )
        parse_optional_comdat(parser, state)
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        add_argument_and_result_attributes(
            state, [argument.attributes for argument in arguments], result_attributes
        )
        body = parser.parse_optional_region(arguments)
        state.regions.append(Region() if body is None else body)

    def print(self, op: llvm.LLVMFuncOp, printer: AsmPrinter) -> None:
        emit = printer.emit
        emit(f" {case_text(op, 'linkage', LINKAGE)}")
        emit(number_text(op, "visibility_", VISIBILITIES))
        emit(number_text(op, "unnamed_addr", UNNAMED_ADDRESSES))
        emit(case_text(op, "CConv", CALLING_CONVENTION))
        printer.print_symbol_name(op.sym_name)
        result, inputs, is_variadic = op.function_type.parameters()
        results = () if isinstance(result, llvm.LLVMVoidType) else (result,)
        print_function_signature(op, inputs, results, printer, is_variadic=is_variadic)
        scale = op.vscale_range
        if scale is not None:
            low, high = scale.parameters()
            emit(f" vscale_range({low.value}, {high.value})")
        print_comdat(op, printer)
        attributes = {**op.properties_as_attributes(), **op.attributes}
        printer.print_optional_attr_dict_with_keyword(attributes, _FUNCTION_ELSEWHERE)
        if op.body.blocks:
            emit(" ")
            printer.print_region(op.body, print_entry_block_arguments=False)


def _parse_scale(parser: Parser) -> int:
    """Parses a 64-bit integer and truncates it to 32 bits."""
    return (parse_sized_integer(parser, 64) + (1 << 31)) % (1 << 32) - (1 << 31)


_GLOBAL_ELSEWHERE = frozenset(
    {"sym_name", "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_"}
    | {"visibility_", "comdat"}
)


@form(llvm.GlobalOp)
class GlobalForm:
    def parse(self, parser: Parser, state: OperationState[llvm.GlobalOp]) -> None:
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

    def print(self, op: llvm.GlobalOp, printer: AsmPrinter) -> None:
        emit = printer.emit
        emit(f" {keyword_of(op.linkage)} ")
        emit(number_text(op, "visibility_", VISIBILITIES))
        if op.thread_local_:
            emit("thread_local ")
        emit(number_text(op, "unnamed_addr", UNNAMED_ADDRESSES))
        if op.constant:
            emit("constant ")
        printer.print_symbol_name(op.sym_name)
        value = op.value
        emit(f"({'' if value is None else printer.attribute_text(value)})")
        print_comdat(op, printer)
        print_attributes(op, printer, _GLOBAL_ELSEWHERE)
        if isinstance(value, StringAttr):
            return
        emit(f" : {printer.type_text(op.global_type)}")
        if op.initializer.blocks:
            emit(" ")
            printer.print_region(op.initializer, print_entry_block_arguments=False)


_ALIAS_ELSEWHERE = frozenset(
    {"sym_name", "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_"}
)


@form(llvm.AliasOp)
class AliasForm:
    def parse(self, parser: Parser, state: OperationState[llvm.AliasOp]) -> None:
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

    def print(self, op: llvm.AliasOp, printer: AsmPrinter) -> None:
        printer.emit(f" {keyword_of(op.linkage)} ")
        printer.emit(number_text(op, "visibility_", VISIBILITIES))
        if op.thread_local_:
            printer.emit("thread_local ")
        printer.emit(number_text(op, "unnamed_addr", UNNAMED_ADDRESSES))
        printer.print_symbol_name(op.sym_name)
        print_attributes(op, printer, _ALIAS_ELSEWHERE)
        printer.emit(f" : {printer.type_text(op.alias_type)} ")
        printer.print_region(op.initializer, print_entry_block_arguments=False)


@form("LLVMLinkage")
class LLVMLinkage:
    def parse(self, parser: Parser) -> Attribute:
        """A linkage keyword, or nothing for `external`"""
        return parse_optional_case(parser, LINKAGE)

    def print(self, op: llvm.IFuncOp, printer: AsmPrinter, linkage: Attribute) -> None:
        printer.emit(keyword_of(linkage))


LINKAGE = "#llvm.linkage<external>"

VISIBILITIES = ("", "hidden", "protected")
UNNAMED_ADDRESSES = ("", "local_unnamed_addr", "unnamed_addr")


def parse_optional_number(parser: Parser, keywords: Sequence[str]) -> IntegerAttr:
    """The index of a keyword in `keywords`; the first one, the default, is not written."""
    found = parser.parse_optional_keyword_of(keywords[1:])
    return IntegerAttr.get(0 if found is None else keywords.index(found), i64)


def number_text(op: Operation, name: str, keywords: Sequence[str]) -> str:
    attribute = op.properties.get(name)
    keyword = "" if attribute is None else keywords[attribute.value]
    return f"{keyword} " if keyword else ""


def parse_optional_comdat(parser: Parser, state: OperationState[Any]) -> None:
    if parser.parse_optional_keyword("comdat"):
        parser.parse_token("(")
        state.properties["comdat"] = parse_attribute_of(parser, SymbolRefAttr)
        parser.parse_token(")")


def print_comdat(op: llvm.GlobalOp | llvm.LLVMFuncOp, printer: AsmPrinter) -> None:
    comdat = op.comdat
    if comdat is not None:
        printer.emit(f" comdat({printer.attribute_text(comdat)})")
