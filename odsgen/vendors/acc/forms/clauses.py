"""Custom forms of the dialect `acc`: clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    AsmPrinter,
    Attribute,
    BoolAttr,
    Delimiter,
    DenseArrayAttr,
    Operation,
    Parser,
    StringAttr,
    SymbolRefAttr,
    Type,
    UnresolvedOperand,
    Value,
    i32,
)
from odsgen_dialects.acc import DeviceType, DeviceTypeAttr, GangArgType, GangArgTypeAttr

if TYPE_CHECKING:
    from odsgen_dialects.acc import LoopOp, RoutineOp


Operands = list["UnresolvedOperand"]
Types = list["Type"]
Segments = DenseArrayAttr | None
DeviceTypes = ArrayAttr | None


# --- device types -------------------------------------------------------------------------------------------------------


def any_device() -> Attribute:
    """Returns `#acc.device_type<none>`, which applies to all device types."""
    return DeviceTypeAttr.get(DeviceType.None_)


def _array(attributes: Sequence[Attribute]) -> DeviceTypes:
    return ArrayAttr.get(tuple(attributes)) if attributes else None


def _parse_optional_device(parser: Parser) -> Attribute:
    """`[#acc.device_type<nvidia>]`, or nothing for all devices."""
    if not parser.parse_optional_token("["):
        return any_device()
    device = parser.parse_attribute()
    parser.parse_token("]")
    return device


def _device_text(printer: AsmPrinter, device: Attribute) -> str:
    return "" if device is any_device() else f" [{printer.attribute_text(device)}]"


def _parse_devices(parser: Parser) -> list[Attribute]:
    """`[#acc.device_type<nvidia>, …]`, if a bracket stands here."""
    return parser.parse_comma_separated_list(parser.parse_attribute, Delimiter.OPTIONAL_SQUARE)


def _devices_text(printer: AsmPrinter, devices: DeviceTypes) -> str:
    if devices is None or not devices.elements:
        return ""
    return f"[{', '.join(map(printer.attribute_text, devices.elements))}]"


def _is_keyword_alone(devices: DeviceTypes) -> bool:
    return devices is not None and list(devices.elements) == [any_device()]


def _parse_typed(parser: Parser, operands: Operands, types: Types) -> None:
    operands.append(parser.parse_operand())
    types.append(parser.parse_colon_type())


def _parse_values(parser: Parser, operands: Operands, types: Types) -> None:
    parser.parse_comma_separated_list(lambda: _parse_typed(parser, operands, types))


def _typed(printer: AsmPrinter, value: Value) -> str:
    return f"{printer.operand_text(value)} : {printer.type_text(value.type)}"


def _elements(attribute: ArrayAttr | None) -> Sequence[Any]:
    return () if attribute is None else attribute.elements


def _sizes(segments: Segments) -> list[int]:
    return [] if segments is None else [int(size) for size in segments.values]


# --- one value for a device ---------------------------------------------------------------------------------------------


@form("DeviceTypeOperands")
class DeviceTypeOperands:
    def parse(self, parser: Parser) -> tuple[Operands, Types, DeviceTypes]:
        """`%a : i32 [device], …`"""
        operands: Operands = []
        types: Types = []

        def entry() -> Attribute:
            _parse_typed(parser, operands, types)
            return _parse_optional_device(parser)

        devices = parser.parse_comma_separated_list(entry)
        return operands, types, _array(devices)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: DeviceTypes,
    ) -> None:
        printer.emit(_device_type_operands_text(printer, values, devices))


def _device_type_operands_text(
    printer: AsmPrinter, values: Sequence[Value], devices: DeviceTypes
) -> str:
    return ", ".join(
        _typed(printer, value) + _device_text(printer, device)
        for value, device in zip(values, _elements(devices), strict=False)
    )


@form("DeviceTypeOperandsWithKeywordOnly")
class DeviceTypeOperandsWithKeywordOnly:
    def parse(self, parser: Parser) -> tuple[Operands, Types, DeviceTypes, DeviceTypes]:
        """Nothing, `([device, …])` or `([device, …], %a : i32 [device], …)`: what follows a keyword."""
        alone, goes_on = _parse_opening(parser)
        if not goes_on:
            return [], [], None, _array(alone)
        operands, types, devices = DeviceTypeOperands().parse(parser)
        parser.parse_token(")")
        # As in MLIR, values overwrite the devices of the list before them.
        return operands, types, devices, None

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: DeviceTypes,
        alone: DeviceTypes,
    ) -> None:
        if not values and _is_keyword_alone(alone):
            return
        texts = (
            _devices_text(printer, alone),
            _device_type_operands_text(printer, values, devices),
        )
        printer.emit(f"({', '.join(filter(None, texts))})")


# --- several values for a device ----------------------------------------------------------------------------------------


Groups = list[tuple[int, Attribute]]
"""For each group the number of its values, and its device."""


def _parse_group(
    parser: Parser, operands: Operands, parse_values: Callable[[], object]
) -> tuple[int, Attribute]:
    """Parses `{…} [device]`."""
    before = len(operands)
    parser.parse_token("{")
    parse_values()
    parser.parse_token("}")
    return len(operands) - before, _parse_optional_device(parser)


def _devices_and_segments(groups: Groups) -> tuple[DeviceTypes, Segments]:
    devices = _array([device for _, device in groups])
    return devices, DenseArrayAttr.get(i32, [size for size, _ in groups])


@form("NumGangs", "DeviceTypeOperandsWithSegment")
class NumGangs:
    def parse(self, parser: Parser) -> tuple[Operands, Types, DeviceTypes, Segments]:
        """`{%a : i32, …} [device], …`"""
        operands: Operands = []
        types: Types = []
        groups = parser.parse_comma_separated_list(
            lambda: _parse_group(parser, operands, lambda: _parse_values(parser, operands, types))
        )
        return operands, types, *_devices_and_segments(groups)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: DeviceTypes,
        segments: Segments,
    ) -> None:
        printer.emit(_groups_text(printer, values, devices, segments, lambda number: _typed))


def _groups_text(
    printer: AsmPrinter,
    values: Sequence[Value],
    devices: DeviceTypes,
    segments: Segments,
    text_of: Callable[[int], Callable[[AsmPrinter, Value], str]],
    prefixes: Sequence[str] = (),
) -> str:
    groups: list[str] = []
    start = 0
    for number, (device, size) in enumerate(
        zip(_elements(devices), _sizes(segments), strict=False)
    ):
        inside = ", ".join(
            text_of(start + place)(printer, value)
            for place, value in enumerate(values[start : start + size])
        )
        prefix = prefixes[number] if number < len(prefixes) else ""
        groups.append(f"{{{prefix}{inside}}}{_device_text(printer, device)}")
        start += size
    return ", ".join(groups)


def _devices_alone(alone: Sequence[Attribute]) -> ArrayAttr:
    """The devices before the groups: none are an empty array where groups follow, as MLIR stores them."""
    return ArrayAttr.get(tuple(alone))


def _parse_opening(parser: Parser) -> tuple[list[Attribute], bool]:
    """Parses the devices before the groups of a clause; also returns whether groups follow."""
    if not parser.parse_optional_token("("):
        return [any_device()], False
    alone = _parse_devices(parser)
    if alone:
        if parser.parse_optional_token(")"):
            return alone, False
        parser.parse_token(",")
    return alone, True


# --- wait ---------------------------------------------------------------------------------------------------------------


@form("WaitClause")
class WaitClause:
    def parse(
        self, parser: Parser
    ) -> tuple[Operands, Types, DeviceTypes, Segments, ArrayAttr | None, DeviceTypes]:
        """Nothing, or `([device], {devnum: %a : i32, %b : i32} [device], …)`"""
        alone, goes_on = _parse_opening(parser)
        if not goes_on:
            return [], [], None, None, None, _array(alone)
        operands: Operands = []
        types: Types = []
        device_numbers: list[Attribute] = []

        def values() -> None:
            has_number = parser.parse_optional_keyword("devnum")
            if has_number:
                parser.parse_token(":")
            device_numbers.append(BoolAttr.get(has_number))
            _parse_values(parser, operands, types)

        groups = parser.parse_comma_separated_list(lambda: _parse_group(parser, operands, values))
        parser.parse_token(")")
        devices, segments = _devices_and_segments(groups)
        return operands, types, devices, segments, _array(device_numbers), _devices_alone(alone)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        devices: DeviceTypes,
        segments: Segments,
        device_numbers: ArrayAttr | None,
        alone: DeviceTypes,
    ) -> None:
        if not values and _is_keyword_alone(alone):
            return
        prefixes = ["devnum: " if number.value else "" for number in _elements(device_numbers)]
        groups = _groups_text(printer, values, devices, segments, lambda number: _typed, prefixes)
        printer.emit(f"({', '.join(filter(None, (_devices_text(printer, alone), groups)))})")


# --- gang ---------------------------------------------------------------------------------------------------------------

_GANG_ARGUMENTS = ("num", "dim", "static")


@form("GangClause")
class GangClause:
    def parse(
        self, parser: Parser
    ) -> tuple[Operands, Types, ArrayAttr | None, DeviceTypes, Segments, DeviceTypes]:
        """Nothing, or `([device], {num=%a : i32, static=%b : i32} [device], …)`"""
        alone, goes_on = _parse_opening(parser)
        if not goes_on:
            return [], [], None, None, None, _array(alone)
        operands: Operands = []
        types: Types = []
        kinds: list[Attribute] = []
        needs_comma = False

        def named_values() -> bool:
            """Parses `num=…`, `dim=…`, `static=…`; false if there are none."""
            nonlocal needs_comma
            found = False
            for keyword in _GANG_ARGUMENTS:
                if parser.parse_optional_keyword(keyword):
                    parser.parse_token("=")
                    _parse_typed(parser, operands, types)
                    kinds.append(GangArgTypeAttr.get(GangArgType.of_keyword(keyword.capitalize())))
                    needs_comma = found = True
            return found

        def values() -> None:
            while True:
                wants_value = needs_comma and parser.parse_optional_token(",")
                if needs_comma and not wants_value:
                    break
                if not named_values():
                    if wants_value:
                        raise parser.custom_error("new value expected after comma")
                    break
            if not operands:
                raise parser.custom_error("expect at least one of num, dim or static values")

        groups = [_parse_group(parser, operands, values)]
        while parser.parse_optional_token(","):
            # As in MLIR, a second group must be followed by a comma.
            groups.append(_parse_group(parser, operands, values))
        parser.parse_token(")")
        return operands, types, _array(kinds), *_devices_and_segments(groups), _devices_alone(alone)

    def print(
        self,
        op: LoopOp,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        kinds: ArrayAttr | None,
        devices: DeviceTypes,
        segments: Segments,
        alone: DeviceTypes,
    ) -> None:
        if not values and _is_keyword_alone(alone):
            return
        keywords = [keyword_of(kind).lower() for kind in _elements(kinds)]

        def text_of(number: int) -> Callable[[AsmPrinter, Value], str]:
            return lambda printer, value: f"{keywords[number]}={_typed(printer, value)}"

        groups = _groups_text(printer, values, devices, segments, text_of)
        printer.emit(f"({', '.join(filter(None, (_devices_text(printer, alone), groups)))})")


# --- routines -----------------------------------------------------------------------------------------------------------


@form("RoutineGangClause")
class RoutineGangClause:
    def parse(self, parser: Parser) -> tuple[DeviceTypes, ArrayAttr | None, DeviceTypes]:
        """Nothing, or `([device], dim: 1 : i64 [device], …)`"""
        if not parser.parse_optional_token("("):
            return _array([any_device()]), None, None
        alone = _parse_devices(parser)
        if alone:
            parser.parse_token(",")
        dimensions: list[Attribute] = []

        def dimension() -> Attribute:
            parser.parse_keyword("dim")
            parser.parse_token(":")
            dimensions.append(parser.parse_attribute())
            return _parse_optional_device(parser)

        devices = parser.parse_comma_separated_list(dimension)
        parser.parse_token(")")
        return ArrayAttr.get(alone), ArrayAttr.get(dimensions), ArrayAttr.get(devices)

    def print(
        self,
        op: RoutineOp,
        printer: AsmPrinter,
        alone: DeviceTypes,
        dimensions: ArrayAttr | None,
        devices: DeviceTypes,
    ) -> None:
        if devices is None and _is_keyword_alone(alone):
            return
        texts = [
            f"dim: {printer.attribute_text(dimension)}{_device_text(printer, device)}"
            for dimension, device in zip(_elements(dimensions), _elements(devices), strict=False)
        ]
        printer.emit(f"({', '.join(filter(None, [_devices_text(printer, alone), *texts]))})")


@form("DeviceTypeArrayAttr")
class DeviceTypeArrayAttr:
    def parse(self, parser: Parser) -> DeviceTypes:
        """Nothing, or `([device, …])`"""
        if not parser.parse_optional_token("("):
            return _array([any_device()])
        if not parser.parse_optional_token("["):
            return ArrayAttr.get(())  # as in MLIR, which does not ask for separators here
        devices = parser.parse_comma_separated_list(parser.parse_attribute)
        parser.parse_token("]")
        parser.parse_token(")")
        return _array(devices)

    def print(self, op: RoutineOp, printer: AsmPrinter, devices: DeviceTypes) -> None:
        if devices is not None and devices.elements and not _is_keyword_alone(devices):
            printer.emit(f"({_devices_text(printer, devices)})")


@form("BindName")
class BindName:
    def parse(
        self, parser: Parser
    ) -> tuple[ArrayAttr | None, ArrayAttr | None, DeviceTypes, DeviceTypes]:
        """`@name [device], "name", …`: symbols and strings, with an optional device each."""
        found: tuple[list[Attribute], ...] = ([], [], [], [])

        def name() -> None:
            place = parser.index
            attribute = parser.parse_attribute()
            if not isinstance(attribute, (SymbolRefAttr, StringAttr)):
                raise parser.custom_error("invalid kind of attribute specified", place)
            kind = int(isinstance(attribute, StringAttr))
            found[kind].append(attribute)
            found[kind + 2].append(_parse_optional_device(parser))

        parser.parse_comma_separated_list(name)
        symbols, strings, symbol_devices, string_devices = (ArrayAttr.get(part) for part in found)
        return symbols, strings, symbol_devices, string_devices

    def print(
        self,
        op: RoutineOp,
        printer: AsmPrinter,
        symbols: ArrayAttr | None,
        strings: ArrayAttr | None,
        symbol_devices: DeviceTypes,
        string_devices: DeviceTypes,
    ) -> None:
        """Prints symbols before strings."""
        names = [*_elements(symbols), *_elements(strings)]
        devices = [*_elements(symbol_devices), *_elements(string_devices)]
        texts = [
            printer.attribute_text(name) + _device_text(printer, device)
            for name, device in zip(names, devices, strict=False)
        ]
        printer.emit(", ".join(texts))
