"""Custom assembly of the dialect `llvm`: calls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from odsgen.dialects.llvm.keywords import CALLING_CONVENTION, case_text, print_attributes
from odsgen.dialects.shared import parse_optional_case, summed_up, type_class, without_words
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Delimiter,
    DenseArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    FunctionType,
    OperationState,
    Parser,
    StringAttr,
    Type,
    TypeAttr,
    UnresolvedOperand,
    Value,
    add_argument_and_result_attributes,
    i32,
    none,
    parse_attribute_of,
    parse_function_results,
)
from odsgen_dialects.llvm import AssumeOp, CallIntrinsicOp, CallOp, InvokeOp

_ELSEWHERE = frozenset(
    {"callee", "CConv", "TailCallKind", "var_callee_type", "op_bundle_sizes", "op_bundle_tags"}
    | {"arg_attrs", "res_attrs", "operandSegmentSizes", "intrin"}
)


# --- the parts that all calls have ----------------------------------------------------------------------------------------


def _parse_callee(parser: Parser, state: OperationState[Any]) -> UnresolvedOperand | None:
    """`@f`, or `%pointer`, which is returned"""
    callee = parser.parse_optional_operand()
    if callee is None:
        name = parser.parse_optional_symbol_name()
        symbol = FlatSymbolRefAttr.get(name.value) if name is not None else None
        state.properties["callee"] = symbol or parse_attribute_of(parser, FlatSymbolRefAttr)
    return callee


def _parse_variadic_type(parser: Parser, state: OperationState[Any]) -> None:
    if parser.parse_optional_keyword("vararg"):
        parser.parse_token("(")
        state.properties["var_callee_type"] = TypeAttr.get(parser.parse_type())
        parser.parse_token(")")


def _parse_types(
    parser: Parser,
    state: OperationState[Any],
    callee: UnresolvedOperand | None,
    operands: Sequence[UnresolvedOperand],
) -> None:
    """`: (i32 {…}) -> type`, or `: !llvm.ptr, (i32 {…}) -> type` for an indirect call"""
    start = parser.index
    parser.parse_token(":")
    types: list[Type] = []
    called: list[UnresolvedOperand] = []
    wanted = "direct call to have 1 trailing types"
    if callee is not None:
        types.append(parser.parse_type())
        called.append(callee)
        if not parser.parse_optional_token(","):
            raise parser.custom_error("expected indirect call to have 2 trailing types", start)
        wanted = "trailing function type"
    attributes: list[dict[str, Attribute]] = []

    def argument() -> None:
        types.append(parser.parse_type())
        attributes.append(parser.parse_optional_attr_dict())

    with summed_up(parser, f"expected {wanted}", start):
        parser.parse_comma_separated_list(argument, Delimiter.PAREN)
        if parser.tokens[parser.index] != "->":
            raise without_words(parser)
        results, result_attributes = parse_function_results(parser)
    if len(results) > 1:
        raise parser.custom_error("expected function with 0 or 1 result", start)
    if results and isinstance(results[0], type_class(parser, "llvm", "void")):
        raise parser.custom_error("expected a non-void result type", start)
    state.result_types.extend(results)
    add_argument_and_result_attributes(state, attributes, result_attributes)
    state.operands.extend(
        parser.resolve_operands([*called, *operands], types, parser.operation_name_place)
    )


def _print_types(
    op: CallIntrinsicOp | CallOp | InvokeOp,
    printer: AsmPrinter,
    pointer: Value | None,
    arguments: Sequence[Value],
) -> None:
    printer.emit(" : ")
    if pointer is not None:
        printer.emit(f"{printer.type_text(pointer.type)}, ")
    _print_typed_list(printer, [value.type for value in arguments], op.arg_attrs_attr)
    printer.emit(" -> ")
    attributes: Any = op.res_attrs_attr
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


def _print_callee(
    op: CallOp | InvokeOp, printer: AsmPrinter, operands: Sequence[Value]
) -> Value | None:
    """Prints `@f(%a)` or `%pointer(%a)` and returns the pointer."""
    callee = op.callee_attr
    pointer = None
    if callee is not None:
        printer.print_symbol_name(callee.value)
    else:
        pointer, *operands = operands
        printer.emit(printer.operand_text(pointer))
    printer.emit(f"({printer.operands_text(operands)})")
    return pointer


def _print_variadic_type(op: CallOp | InvokeOp, printer: AsmPrinter) -> None:
    variadic = op.var_callee_type_attr
    if variadic is not None:
        printer.emit(f" vararg({printer.attribute_text(variadic)})")


# --- bundles --------------------------------------------------------------------------------------------------------------


@form("OpBundles")
class OpBundles:
    def parse(
        self, parser: Parser
    ) -> tuple[list[list[UnresolvedOperand]], list[list[Type]], ArrayAttr | None] | None:
        """`["tag"(%a : i32), "other"()]`, or nothing"""
        if parser.tokens[parser.index] != "[":
            return None
        groups: list[list[UnresolvedOperand]] = []
        group_types: list[list[Type]] = []
        tags: list[Attribute] = []

        def bundle() -> None:
            tags.append(StringAttr.get(parser.parse_string()))
            parser.parse_token("(")
            operands: list[UnresolvedOperand] = []
            types: list[Type] = []
            if not parser.parse_optional_token(")"):
                operands = parser.parse_operand_list()
                types = parser.parse_colon_type_list()
                parser.parse_token(")")
            groups.append(operands)
            group_types.append(types)

        parser.parse_comma_separated_list(bundle, Delimiter.SQUARE)
        return groups, group_types, ArrayAttr.get(tuple(tags)) if tags else None

    def print(
        self,
        op: AssumeOp | CallIntrinsicOp | CallOp | InvokeOp,
        printer: AsmPrinter,
        groups: Sequence[Sequence[Value]],
        types: Sequence[Sequence[Type]],
        tags: ArrayAttr | None,
    ) -> None:
        texts: list[str] = []
        for tag, own in zip(() if tags is None else tags.elements, groups, strict=False):
            own_types = printer.types_text([value.type for value in own])
            inside = f"{printer.operands_text(own)} : {own_types}" if own else ""
            texts.append(f"{printer.attribute_text(tag)}({inside})")
        printer.emit(f"[{', '.join(texts)}]")


class _Bundles(NamedTuple):
    """Parsed operand bundles, resolved after the types of the call."""

    place: int
    groups: list[list[UnresolvedOperand]]
    types: list[list[Type]]

    def resolve(self, parser: Parser) -> list[Value]:
        """The operands of all bundles."""
        found: list[Value] = []
        for number, (operands, types) in enumerate(zip(self.groups, self.types, strict=True)):
            if len(operands) != len(types):
                raise parser.custom_error(
                    f"expected {len(operands)} types for operand bundle operands for operand bundle "
                    f"#{number}, but actually got {len(types)}",
                    self.place,
                )
            found.extend(parser.resolve_operands(operands, types, self.place))
        return found


def _parse_bundles(parser: Parser, state: OperationState[Any]) -> _Bundles:
    """Parses optional operand bundles."""
    place = parser.index
    groups, types, tags = OpBundles().parse(parser) or ([], [], None)
    if tags is not None:
        state.properties["op_bundle_tags"] = tags
    sizes = tuple(len(group) for group in groups)
    state.properties["op_bundle_sizes"] = DenseArrayAttr.get(i32, sizes)
    return _Bundles(place, groups, types)


def _print_bundles(op: CallIntrinsicOp | CallOp | InvokeOp, printer: AsmPrinter) -> None:
    tags = op.op_bundle_tags
    if tags is not None and tags.elements:
        printer.emit(" ")
        OpBundles().print(op, printer, op.op_bundle_operands, (), tags)


# --- call -----------------------------------------------------------------------------------------------------------------


@form(CallOp)
class CallForm:
    def parse(self, parser: Parser, state: OperationState[CallOp]) -> None:
        """`fastcc tail @f(%a) vararg(type) ["tag"(%b : i32)] {…} : (i32 {…}) -> type`, or `%f(…) … : !llvm.ptr, …`"""
        properties = state.properties
        properties["CConv"] = parse_optional_case(parser, CALLING_CONVENTION)
        properties["TailCallKind"] = parse_optional_case(parser, TAIL_CALL_KIND)
        callee = _parse_callee(parser, state)
        operands = parser.parse_operand_list(Delimiter.PAREN)
        _parse_variadic_type(parser, state)
        bundles = _parse_bundles(parser, state)
        state.add_attributes(parser.parse_optional_attr_dict())
        _parse_types(parser, state, callee, operands)
        bundled = bundles.resolve(parser)
        properties["operandSegmentSizes"] = DenseArrayAttr.get(
            i32, (len(state.operands), len(bundled))
        )
        state.operands.extend(bundled)

    def print(self, op: CallOp, printer: AsmPrinter) -> None:
        printer.emit(f" {case_text(op, 'CConv', CALLING_CONVENTION)}")
        printer.emit(case_text(op, "TailCallKind", TAIL_CALL_KIND))
        arguments = op.callee_operands
        pointer = _print_callee(op, printer, arguments)
        _print_variadic_type(op, printer)
        _print_bundles(op, printer)
        print_attributes(op, printer, _ELSEWHERE)
        _print_types(op, printer, pointer, arguments if pointer is None else arguments[1:])


# --- invoke ---------------------------------------------------------------------------------------------------------------


@form(InvokeOp)
class InvokeForm:
    def parse(self, parser: Parser, state: OperationState[InvokeOp]) -> None:
        """`@f(%a) to ^bb1(%b : i32) unwind ^bb2 vararg(type) ["tag"(…)] {…} : (i32) -> type`"""
        properties = state.properties
        properties["CConv"] = parse_optional_case(parser, CALLING_CONVENTION)
        callee = _parse_callee(parser, state)
        place = parser.index
        operands = parser.parse_operand_list(Delimiter.PAREN)
        parser.parse_keyword("to")
        normal, normal_operands, normal_types = parser.parse_successor_and_operands()
        parser.parse_keyword("unwind")
        unwind, unwind_operands, unwind_types = parser.parse_successor_and_operands()
        _parse_variadic_type(parser, state)
        bundles = _parse_bundles(parser, state)
        state.add_attributes(parser.parse_optional_attr_dict())
        _parse_types(parser, state, callee, operands)
        bundled = bundles.resolve(parser)
        state.successors.extend((normal, unwind))
        sizes = (len(state.operands), len(normal_operands), len(unwind_operands), len(bundled))
        properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)
        state.operands.extend(parser.resolve_operands(normal_operands, normal_types, place))
        state.operands.extend(parser.resolve_operands(unwind_operands, unwind_types, place))
        state.operands.extend(bundled)

    def print(self, op: InvokeOp, printer: AsmPrinter) -> None:
        printer.emit(f" {case_text(op, 'CConv', CALLING_CONVENTION)}")
        arguments = op.callee_operands
        pointer = _print_callee(op, printer, arguments)
        printer.emit(" to ")
        printer.print_successor_and_operands(op.normal_dest, op.normal_dest_operands)
        printer.emit(" unwind ")
        printer.print_successor_and_operands(op.unwind_dest, op.unwind_dest_operands)
        _print_variadic_type(op, printer)
        _print_bundles(op, printer)
        print_attributes(op, printer, _ELSEWHERE)
        _print_types(op, printer, pointer, arguments if pointer is None else arguments[1:])


# --- intrinsics -----------------------------------------------------------------------------------------------------------


@form(CallIntrinsicOp)
class CallIntrinsicForm:
    def parse(self, parser: Parser, state: OperationState[CallIntrinsicOp]) -> None:
        """`"llvm.name"(%a) ["tag"(…)] {…} : (i32) -> type`"""
        name = parse_attribute_of(parser, StringAttr, none)
        state.properties["intrin"] = name
        parser.parse_token("(")
        operands = parser.parse_operand_list()
        parser.parse_token(")")
        bundles = _parse_bundles(parser, state)
        state.add_attributes(parser.parse_optional_attr_dict())
        _parse_types(parser, state, None, operands)
        bundled = bundles.resolve(parser)
        sizes = (len(state.operands), len(bundled))
        state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)
        state.operands.extend(bundled)

    def print(self, op: CallIntrinsicOp, printer: AsmPrinter) -> None:
        name = printer.attribute_text(op.intrin_attr, elide_type=True)
        printer.emit(f" {name}({printer.operands_text(op.args)})")
        _print_bundles(op, printer)
        print_attributes(op, printer, _ELSEWHERE)
        _print_types(op, printer, None, op.args)


TAIL_CALL_KIND = "#llvm.tailcallkind<none>"
