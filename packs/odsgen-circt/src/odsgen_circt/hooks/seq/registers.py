"""Custom forms of the dialect `seq`: registers of FIRRTL, and memory and FIFO ports."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import attribute_class, operand_segments, print_attributes, type_class
from odsgen.hooks import checks, form, implements, verifies
from odsgen.runtime import (
    AsmPrinter,
    Delimiter,
    DenseArrayAttr,
    IntegerAttr,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    StringAttr,
    Type,
    UnitAttr,
    UnresolvedOperand,
    parse_stripped_attribute,
)
from odsgen_circt.hooks.common import i1
from odsgen_circt.hooks.hw.predicates import bit_width
from odsgen_circt.hooks.hw.types import without_aliases

_SYMBOL, _ASYNC, _PRESET, _NAME = "inner_sym", "isAsync", "preset", "name"
_SEGMENTS = "operandSegmentSizes"
_i32, _i64 = IntegerType.get(32), IntegerType.get(64)


# --- registers --------------------------------------------------------------------------------------


@form("seq.firreg")
class FirRegForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%next clock %clk sym @s reset sync %reset, %value preset 1 {…} : type`"""
        operands = [parser.parse_operand()]
        parser.parse_keyword("clock")
        operands.append(parser.parse_operand())
        if parser.parse_optional_keyword("sym"):
            symbol = attribute_class(parser, "hw", "innerSym")
            state.properties[_SYMBOL] = parse_stripped_attribute(parser, symbol)
        if parser.parse_optional_keyword("reset"):
            operands += _parse_reset(parser, state)
        preset, place = None, parser.index
        if parser.parse_optional_keyword("preset"):
            place = parser.index
            preset = parser.parse_integer()
            if preset < 0:
                raise parser.custom_error("preset value must not be negative", place)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.result_types.append(type)
        if preset is not None:
            state.properties[_PRESET] = _preset(parser, preset, type, place)
        if _NAME not in state.properties:
            name = parser.first_result_name or ""
            state.properties[_NAME] = StringAttr.get("" if name[:1].isdigit() else name)
        clock = type_class(parser, "seq", "clock").get()
        state.operands += parser.resolve_operands(
            operands, (type, clock, i1, type)[: len(operands)]
        )

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        properties, text = op.properties, printer.operand_text
        next_value, clock, *reset = op.operands
        elided = {_SYMBOL, _ASYNC, _PRESET}
        printer.emit(f" {text(next_value)} clock {text(clock)}")
        if (symbol := properties.get(_SYMBOL)) is not None:
            printer.emit(f" sym {printer.stripped_text(symbol)}")
        if reset:
            kind = "async" if properties.get(_ASYNC) is not None else "sync"
            printer.emit(f" reset {kind} {printer.operands_text(reset)}")
        if (preset := properties.get(_PRESET)) is not None:
            printer.emit(f" preset {int(preset.unsigned_value)}")
        name = properties[_NAME].value
        if not name or text(op.results[0])[1:] == name:
            elided.add(_NAME)
        print_attributes(op, printer, elided)
        printer.emit(f" : {printer.type_text(next_value.type)}")


def _parse_reset(parser: Parser, state: OperationState[Any]) -> list[UnresolvedOperand]:
    kind = parser.parse_optional_keyword_of(("async", "sync"))
    if kind is None:
        raise parser.custom_error("invalid reset, expected 'sync' or 'async'")
    if kind == "async":
        state.properties[_ASYNC] = UnitAttr.get()
    reset = parser.parse_operand()
    parser.parse_token(",")
    return [reset, parser.parse_operand()]


def _preset(parser: Parser, value: int, type: Type, place: int) -> IntegerAttr:
    found: Any = without_aliases(type)
    is_clock = (found.DIALECT_NAME, found.MNEMONIC) == ("seq", "clock")
    width = 1 if is_clock else bit_width(type)
    if width < 0:
        raise parser.custom_error("cannot preset register of unknown width", place)
    if value >> width:
        raise parser.custom_error("preset value too large", place)
    signed = value - (1 << width) if width and value >> (width - 1) else value
    return IntegerAttr.get(signed, IntegerType.get(width))


@verifies("seq.firreg")
def verify_firreg(op: Any) -> None:
    """FirRegOp::verify"""
    preset = op.properties.get(_PRESET)
    if len(op.operands) == 2 and op.properties.get(_ASYNC) is not None:
        raise op.op_error("must specify reset and reset value")
    if preset is None or preset.type == op.results[0].type:
        return
    if preset.type.width != bit_width(op.results[0].type):
        raise op.op_error("preset type width must match register type")


# --- memories ---------------------------------------------------------------------------------------


@form("MemoryShape")
class MemoryShape:
    def parse(self, parser: Parser) -> tuple[list[int], Type]:
        """`4x8xi32`"""
        shape = parser.parse_dimension_list(allow_dynamic=False)
        return list(shape), parser.parse_type()

    def print(
        self, owner: object, printer: AsmPrinter, shape: list[int], element_type: Type
    ) -> None:
        printer.emit("".join(f"{size}x" for size in shape) + printer.type_text(element_type))


def _parse_memory(parser: Parser) -> tuple[Any, list[Type]]:
    """The type of a memory, and those of its addresses."""
    place = parser.index
    type: Any = parser.parse_colon_type()
    if (type.DIALECT_NAME, type.MNEMONIC) != ("seq", "hlmem"):
        raise parser.custom_error("invalid kind of type specified", place)
    return type, [IntegerType.get(max(0, size - 1).bit_length()) for size in type.shape]


@form("seq.read")
class ReadForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%memory[%address] rden %enable {…} : memory type`"""
        place = parser.index
        operands = [parser.parse_operand()]
        addresses = parser.parse_operand_list(Delimiter.SQUARE)
        operands += addresses
        enables = [parser.parse_operand()] if parser.parse_optional_keyword("rden") else []
        state.add_attributes(parser.parse_optional_attr_dict())
        memory, address_types = _parse_memory(parser)
        types = [memory, *address_types, *[i1] * len(enables)]
        state.operands += parser.resolve_operands([*operands, *enables], types, place)
        state.result_types.append(memory.element_type)
        state.properties[_SEGMENTS] = DenseArrayAttr.get(_i32, (1, len(addresses), len(enables)))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        [memory], addresses, enables = operand_segments(op)
        printer.emit(f" {printer.operand_text(memory)}[{printer.operands_text(addresses)}]")
        if enables:
            printer.emit(f" rden {printer.operand_text(enables[0])}")
        print_attributes(op, printer, (_SEGMENTS,))
        printer.emit(f" : {printer.type_text(memory.type)}")


@form("seq.write")
class WriteForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%memory[%address] %data wren %enable {…} : memory type`"""
        place = parser.index
        operands = [parser.parse_operand(), *parser.parse_operand_list(Delimiter.SQUARE)]
        operands.append(parser.parse_operand())
        parser.parse_keyword("wren")
        operands.append(parser.parse_operand())
        state.add_attributes(parser.parse_optional_attr_dict())
        memory, address_types = _parse_memory(parser)
        types = [memory, *address_types, memory.element_type, i1]
        state.operands += parser.resolve_operands(operands, types, place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        memory, *addresses, data, enable = op.operands
        text = printer.operand_text
        printer.emit(
            f" {text(memory)}[{printer.operands_text(addresses)}] {text(data)} wren {text(enable)}"
        )
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(memory.type)}")


@implements("seq.read", method="asm_result_names")
def asm_result_names_read(op: Operation) -> list[str | None]:
    """The name of the memory and `_rdata`."""
    memory = op.operands[0].defining_op
    name = None if memory is None else memory.properties.get(_NAME)
    return [f"{name.value}_rdata" if isinstance(name, StringAttr) else None]


@implements("seq.hlmem", "seq.firmem", method="asm_result_names")
def asm_result_names_memory(op: Operation) -> list[str | None]:
    """The name of the memory."""
    name = op.properties.get(_NAME)
    return [(name.value or None) if isinstance(name, StringAttr) else None]


@checks("check_is_valid_index_values")
def check_is_valid_index_values(op: Any) -> bool:
    """Whether there is an address of the right width for each dimension."""
    shape, addresses = op.memory.type.shape, op.addresses
    return len(shape) == len(addresses) and all(
        isinstance(address.type, IntegerType)
        and address.type.width == max(0, size - 1).bit_length()
        for size, address in zip(shape, addresses, strict=True)
    )


@checks("make_address_type")
def make_address_type(type: Any) -> Type:
    """An index that reaches each word of `!seq.firmem`."""
    return IntegerType.get(max(0, _firmem(type).depth - 1).bit_length())


@checks("make_data_type")
def make_data_type(type: Any) -> Type:
    """A word of `!seq.firmem`."""
    return IntegerType.get(_firmem(type).width)


@checks("make_in_data_type")
def make_in_data_type(type: Any) -> Type:
    """An element of `!seq.hlmem`."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("seq", "hlmem"):
        raise ValueError(f"'{type}' is not '!seq.hlmem'")
    found: Type = type.element_type
    return found


def _firmem(type: Any) -> Any:
    if (type.DIALECT_NAME, type.MNEMONIC) != ("seq", "firmem"):
        raise ValueError(f"'{type}' is not '!seq.firmem'")
    return type


# --- FIFOs ------------------------------------------------------------------------------------------


class _Threshold:
    """`almost_full 3`: a threshold, for which there is a result."""

    KEYWORD = ""

    def parse(self, parser: Parser) -> tuple[IntegerAttr | None, Type | None]:
        if not parser.parse_optional_keyword(self.KEYWORD):
            return None, None
        return IntegerAttr.get(parser.parse_integer(), _i64), i1

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        threshold: IntegerAttr | None,
        flag_type: Type | None,
    ) -> None:
        if threshold is not None:
            printer.emit(f"{self.KEYWORD} {threshold.value}")


@form("FIFOAFThreshold")
class AlmostFull(_Threshold):
    KEYWORD = "almost_full"


@form("FIFOAEThreshold")
class AlmostEmpty(_Threshold):
    KEYWORD = "almost_empty"


@implements("seq.fifo", method="asm_result_names")
def asm_result_names_fifo(op: Any) -> list[str | None]:
    """The roles of the results."""
    names: list[str | None] = ["out", "full", "empty"]
    if op.almost_full is not None:
        names.append("almostFull")
    if op.almost_empty is not None:
        names.append("almostEmpty")
    return names
