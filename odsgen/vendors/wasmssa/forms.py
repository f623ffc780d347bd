"""Custom forms of the dialect `wasmssa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import name_place
from odsgen.hooks import form
from odsgen.runtime import (
    FUNCTION_TYPE,
    FunctionType,
    Region,
    StringAttr,
    TypeAttr,
    UnitAttr,
    parse_function,
    print_function_signature,
)
from odsgen_dialects.wasmssa import FuncOp, GlobalImportOp, GlobalOp, LocalRefType

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, Type
    from odsgen_dialects.wasmssa import IfOp

_WRITTEN_ELSEWHERE = frozenset(
    {"sym_name", "sym_visibility", "functionType", "arg_attrs", "res_attrs", "exported"}
)


def _parse_exported(parser: Parser, state: OperationState[Any]) -> None:
    """Parses an optional `exported`."""
    word = parser.parse_optional_keyword_or_string()
    if word == "exported":
        state.properties["exported"] = UnitAttr.get()
    elif word is not None:
        raise parser.custom_error(
            f"expecting either `exported` or symbol name. got {word}", name_place(state)
        )


@form(FuncOp)
class FuncForm:
    def parse(self, parser: Parser, state: OperationState[FuncOp]) -> None:
        """`exported @name(%a: !wasmssa<local ref to i32>) -> i32 { … }`; the function type has the referenced types"""
        _parse_exported(parser, state)
        inputs = []

        def check_arguments(types: Sequence[Type]) -> None:
            for type in types:
                if not isinstance(type, LocalRefType):
                    raise parser.error(
                        f"invalid type for wasm.func argument. Expecting !wasm<local T>, got '{type}'"
                    )
                inputs.append(type.element_type)

        parse_function(parser, state, check_arguments)
        given = state.properties.pop(FUNCTION_TYPE).value
        state.properties["functionType"] = TypeAttr.get(FunctionType.get(inputs, given.results))

    def print(self, op: FuncOp, printer: AsmPrinter) -> None:
        if op.exported:
            printer.emit(" exported")
        visibility = op.attributes.get("sym_visibility")
        printer.emit(f" {visibility.value} " if isinstance(visibility, StringAttr) else " ")
        printer.print_symbol_name(op.sym_name)
        type = op.function_type
        assert isinstance(type, FunctionType)
        print_function_signature(op, type.inputs, type.results, printer)
        attributes = {**op.properties_as_attributes(), **op.attributes}
        printer.print_optional_attr_dict_with_keyword(attributes, _WRITTEN_ELSEWHERE)
        if op.body.blocks:
            printer.emit(" ")
            printer.print_region(op.body, print_entry_block_arguments=False)


@form(GlobalOp)
class GlobalForm:
    def parse(self, parser: Parser, state: OperationState[GlobalOp]) -> None:
        """`exported @name i32 mutable : { … }`"""
        _parse_exported(parser, state)
        state.properties["sym_name"] = parser.parse_symbol_name()
        state.properties["type"] = TypeAttr.get(parser.parse_type())
        _parse_mutable(parser, state)
        parser.parse_token(":")
        state.regions.append(parser.parse_region())

    def print(self, op: GlobalOp, printer: AsmPrinter) -> None:
        printer.emit(" exported" if op.exported else "")
        printer.emit(f" @{op.sym_name} {printer.type_text(op.type)}")
        printer.emit(" mutable :" if op.is_mutable else " :")
        if op.initializer.blocks:
            printer.emit(" ")
            printer.print_region(op.initializer, print_entry_block_arguments=False)


def _parse_mutable(parser: Parser, state: OperationState[Any]) -> None:
    """Parses `mutable`; as in MLIR, any other word is consumed and ignored."""
    if parser.parse_optional_keyword_or_string() == "mutable":
        state.properties["isMutable"] = UnitAttr.get()


@form(GlobalImportOp)
class GlobalImportForm:
    def parse(self, parser: Parser, state: OperationState[GlobalImportOp]) -> None:
        """`"name" from "module" as @symbol mutable : i32`"""
        state.properties["importName"] = StringAttr.get(parser.parse_string())
        _parse_word(parser, "from")
        state.properties["moduleName"] = StringAttr.get(parser.parse_string())
        _parse_word(parser, "as")
        state.properties["sym_name"] = parser.parse_symbol_name()
        _parse_mutable(parser, state)
        parser.parse_token(":")
        state.properties["type"] = TypeAttr.get(parser.parse_type())

    def print(self, op: GlobalImportOp, printer: AsmPrinter) -> None:
        symbol = op.property_attribute("sym_name")
        assert isinstance(symbol, StringAttr)
        mutable = " mutable" if op.is_mutable else ""
        printer.emit(f' "{_text(op, "importName")}" from "{_text(op, "moduleName")}"')
        printer.emit(f" as @{symbol.value}{mutable} : {printer.type_text(op.type)}")


def _parse_word(parser: Parser, word: str) -> None:
    place = parser.index
    if parser.parse_keyword_or_string() != word:
        raise parser.custom_error(f"expected '{word}'", place)


def _text(op: GlobalImportOp, name: str) -> str:
    found = op.property_attribute(name)
    return found.value if isinstance(found, StringAttr) else ""


@form("ElseRegion")
class ElseRegion:
    def parse(self, parser: Parser) -> Region:
        """`else { … }`, optional"""
        return parser.parse_region() if parser.parse_optional_keyword("else") else Region()

    def print(self, op: IfOp, printer: AsmPrinter, region: Region) -> None:
        if region.blocks:
            printer.emit('"else "')  # as in MLIR, with quotes
            printer.print_region(region)
