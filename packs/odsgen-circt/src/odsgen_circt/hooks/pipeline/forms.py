"""Custom forms of the dialect `pipeline`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import (
    operand_segments,
    parse_other_attributes,
    parse_untyped_argument,
    print_attributes,
    type_class,
)
from odsgen.hooks import form, implements
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Block,
    Delimiter,
    DenseArrayAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    Type,
    UnresolvedOperand,
    Value,
)
from odsgen_circt.hooks.common import (
    i1,
    initializers_text,
    name_of_argument,
    parse_initializers,
    string_array,
    strings_of,
)

_NAME, _SEGMENTS = "name", "operandSegmentSizes"
_INPUTS, _OUTPUTS = "inputNames", "outputNames"
_WRITTEN_ELSEWHERE = frozenset({_NAME, _SEGMENTS, _INPUTS, _OUTPUTS})
_i64 = IntegerType.get(64)


def _parse_in_parentheses(parser: Parser, keyword: str) -> UnresolvedOperand:
    parser.parse_keyword(keyword)
    parser.parse_token("(")
    operand = parser.parse_operand()
    parser.parse_token(")")
    return operand


@form("pipeline.scheduled", "pipeline.unscheduled")
class PipelineForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`"name"(%a : i32 = %b) stall(%s) clock(%c) reset(%r) go(%g) entryEn(%e) {…} -> (out : i32) { … }`"""
        properties = state.properties
        if (name := parser.parse_optional_string()) is not None:
            properties[_NAME] = StringAttr.get(name)
        arguments, operands, types = parse_initializers(parser)
        properties[_INPUTS] = string_array([name_of_argument(parser, a.place) for a in arguments])
        sizes = [len(operands)]
        clock_type = type_class(parser, "seq", "clock").get()
        for keyword, type in (("stall", i1), ("clock", clock_type), ("reset", i1), ("go", i1)):
            is_there = keyword in ("clock", "go") or parser.tokens[parser.index] == keyword
            sizes.append(int(is_there))
            if is_there:
                operands.append(_parse_in_parentheses(parser, keyword))
                types.append(type)
        parser.parse_keyword("entryEn")
        parser.parse_token("(")
        arguments.append(parse_untyped_argument(parser)._replace(type=i1))
        parser.parse_token(")")
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE)
        parser.parse_token("->")
        properties[_OUTPUTS] = _parse_outputs(parser, state)
        state.result_types.append(i1)
        state.operands += parser.resolve_operands(operands, types)
        properties[_SEGMENTS] = DenseArrayAttr.get(IntegerType.get(32), sizes)
        state.regions.append(parser.parse_region(arguments))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        emit, text = printer.emit, printer.operand_text
        body = op.regions[0]
        *inputs, enable = body.blocks[0].arguments[: len(operand_segments(op)[0]) + 1]
        groups = operand_segments(op)
        if (name := op.properties.get(_NAME)) is not None:
            emit(f" {printer.attribute_text(name)}")
        emit(initializers_text(printer, groups[0], inputs))
        for keyword, group in zip(("stall", "clock", "reset", "go"), groups[1:], strict=True):
            emit("".join(f" {keyword}({text(value)})" for value in group))
        emit(" entryEn(")
        printer.print_region_argument(enable, omit_type=True)
        emit(") ")
        print_attributes(op, printer, _WRITTEN_ELSEWHERE)
        outputs = [
            f"{printer.keyword_or_string_text(name)} : {printer.type_text(result.type)}"
            for name, result in zip(strings_of(op.properties[_OUTPUTS]), op.results, strict=False)
        ]
        emit(f" -> ({', '.join(outputs)}) ")
        printer.print_region(body, print_entry_block_arguments=False)


def _parse_outputs(parser: Parser, state: OperationState[Any]) -> ArrayAttr:
    names: list[str] = []

    def output() -> None:
        names.append(parser.parse_keyword_or_string())
        state.result_types.append(parser.parse_colon_type())

    parser.parse_comma_separated_list(output, Delimiter.PAREN)
    return string_array(names)


@implements("pipeline.scheduled", "pipeline.unscheduled", method="asm_result_names")
def asm_result_names(op: Operation) -> list[str | None]:
    """The names of the outputs, and `done`."""
    return [*strings_of(op.properties[_OUTPUTS]), "done"]


# --- stages -----------------------------------------------------------------------------------------


class _NamedValues:
    """`"a" = %a : i32, %b : i8`: values, their types and their names."""

    def __init__(self) -> None:
        self.operands: list[UnresolvedOperand] = []
        self.types: list[Type] = []
        self.names: list[str] = []

    def parse_one(self, parser: Parser) -> None:
        place = parser.index
        name = parser.parse_optional_string()
        if name == "":
            raise parser.custom_error("name cannot be empty", place)
        if name is not None:
            parser.parse_token("=")
        self.names.append(name or "")
        self.operands.append(parser.parse_operand())
        self.types.append(parser.parse_colon_type())


def _named_text(printer: AsmPrinter, value: Value, name: str) -> str:
    text = f"{printer.operand_text(value)} : {printer.type_text(value.type)}"
    return f"{printer.string_literal(name)} = {text}" if name else text


def _padded(names: ArrayAttr | None, count: int) -> list[str]:
    found = strings_of(names)
    return found + [""] * (count - len(found))


@form("StageRegisters")
class StageRegisters:
    def parse(
        self, parser: Parser
    ) -> tuple[
        list[UnresolvedOperand], list[Type], list[UnresolvedOperand], ArrayAttr, ArrayAttr | None
    ]:
        """`regs("a" = %a : i32 gated by [%g])`"""
        registers = _NamedValues()
        gates: list[UnresolvedOperand] = []
        counts: list[IntegerAttr] = []

        def register() -> None:
            registers.parse_one(parser)
            found: list[UnresolvedOperand] = []
            if parser.parse_optional_keyword("gated"):
                parser.parse_keyword("by")
                found = parser.parse_operand_list(Delimiter.SQUARE)
            gates.extend(found)
            counts.append(IntegerAttr.get(len(found), _i64))

        if parser.parse_optional_keyword("regs"):
            parser.parse_comma_separated_list(register, Delimiter.PAREN)
        names = string_array(registers.names) if registers.names else None
        return registers.operands, registers.types, gates, ArrayAttr.get(tuple(counts)), names

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        registers: Sequence[Value],
        register_types: Sequence[Type],
        gates: Sequence[Value],
        gates_per_register: ArrayAttr,
        names: ArrayAttr | None,
    ) -> None:
        if not registers:
            return
        texts: list[str] = []
        start = 0
        counts: list[Any] = list(gates_per_register.elements)
        for register, count, name in zip(
            registers, counts, _padded(names, len(registers)), strict=False
        ):
            text = _named_text(printer, register, name)
            if count.value:
                text += f" gated by [{printer.operands_text(gates[start : start + count.value])}]"
            start += count.value
            texts.append(text)
        printer.emit(f"regs({', '.join(texts)})")


@form("Passthroughs")
class Passthroughs:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], list[Type], ArrayAttr | None]:
        """`pass("a" = %a : i32)`"""
        values = _NamedValues()
        if parser.parse_optional_keyword("pass"):
            parser.parse_comma_separated_list(lambda: values.parse_one(parser), Delimiter.PAREN)
        return values.operands, values.types, string_array(values.names) if values.names else None

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        names: ArrayAttr | None,
    ) -> None:
        if values:
            pairs = zip(values, _padded(names, len(values)), strict=False)
            printer.emit(f"pass({', '.join(_named_text(printer, v, n) for v, n in pairs)})")


@implements("pipeline.scheduled", "pipeline.unscheduled", method="asm_block_argument_names")
def asm_block_argument_names(op: Operation, region: Region) -> list[str | None]:
    """The names of inputs, registers and passthroughs; the enable signal of each stage by its number."""
    names: list[str | None] = []
    for number, block in enumerate(region.blocks):
        found = _names_in_stage(op, block, number)
        inner = len(block.arguments) - 1
        names += [*found, *[None] * inner][:inner]
        names.append(f"s{number}_enable")
    return names


def _names_in_stage(op: Operation, block: Block, number: int) -> list[str]:
    predecessors = block.predecessors
    stage = predecessors[0].terminator if len(predecessors) == 1 else None
    if stage is None or stage.name != "pipeline.stage":
        return strings_of(op.properties[_INPUTS])
    names: list[str] = []
    groups = operand_segments(stage)
    for kind, key, values in (
        ("reg", "registerNames", groups[0]),
        ("pass", "passthroughNames", groups[1]),
    ):
        given = _padded(stage.properties.get(key), len(values))
        names += [name or f"s{number}_{kind}{i}" for i, name in enumerate(given)]
    return names
