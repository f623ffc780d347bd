"""Custom forms and result types of the dialect `esi`: channels, bundles and windows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import print_attributes, type_class
from odsgen.hooks import form, implements, infers
from odsgen.runtime import (
    AsmPrinter,
    Block,
    Delimiter,
    Operation,
    OperationState,
    Parser,
    Region,
    Type,
    Value,
)
from odsgen_circt.hooks.common import i1, loaded_type_class


def _is(type: Any, mnemonic: str) -> bool:
    return (type.DIALECT_NAME, type.MNEMONIC) == ("esi", mnemonic)


def _parse(parser: Parser, mnemonic: str) -> Any:
    place = parser.index
    type = parser.parse_type()
    if not _is(type, mnemonic):
        raise parser.custom_error("invalid kind of type specified", place)
    return type


def _channel(parser: Parser, inner: Type) -> Any:
    return type_class(parser, "esi", "channel").get(inner)


# --- channels ---------------------------------------------------------------------------------------


@form("esi.wrap.vr")
class WrapValidReadyForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%data, %valid {…} : type`"""
        place = parser.index
        operands = parser.parse_operand_list(required=2)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.result_types += (_channel(parser, type), i1)
        state.operands += parser.resolve_operands(operands, (type, i1), place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        _print_pair(op, printer, op.operands[0].type)


@form("esi.unwrap.vr")
class UnwrapValidReadyForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%channel, %ready {…} : type`"""
        place = parser.index
        operands = parser.parse_operand_list(required=2)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        state.result_types += (type, i1)
        state.operands += parser.resolve_operands(operands, (_channel(parser, type), i1), place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        _print_pair(op, printer, op.results[0].type)


def _print_pair(op: Operation, printer: AsmPrinter, type: Type) -> None:
    printer.emit(f" {printer.operands_text(op.operands)}")
    print_attributes(op, printer)
    printer.emit(f" : {printer.type_text(type)}")


@form("WrapFIFOType")
class WrapFIFOType:
    def parse(self, parser: Parser) -> tuple[Type, Type]:
        """The channel, whose data are read."""
        place = parser.index
        channel = _parse(parser, "channel")
        if channel.signaling.name != "FIFO":
            raise parser.custom_error("can only wrap into FIFO type", place)
        return channel.inner, channel

    def print(
        self, op: Operation, printer: AsmPrinter, data_type: Type, channel_type: Type
    ) -> None:
        printer.print_type(channel_type)


def _inner(operands: Sequence[Value]) -> Type:
    channel: Any = operands[0].type
    if not _is(channel, "channel"):
        raise ValueError(f"'{channel}' is not '!esi.channel'")
    found: Type = channel.inner
    return found


@infers("esi.snoop.vr")
def infer_snoop_vr(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """Valid, ready and the data."""
    return [i1, i1, _inner(operands)]


@infers("esi.snoop.xact")
def infer_snoop_xact(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """Whether there is a transaction, and the data."""
    return [i1, _inner(operands)]


@infers("esi.unwrap.fifo", "esi.unwrap.vo")
def infer_unwrap(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """The data, and whether they are there."""
    return [_inner(operands), i1]


@infers("esi.wrap.vo")
def infer_wrap_vo(operands: Sequence[Value], properties: object, regions: object) -> list[Type]:
    """A channel that has valid alone."""
    channel = loaded_type_class("esi", "channel")
    signaling = type(channel.get(operands[0].type).signaling)
    return [channel.get(operands[0].type, signaling.ValidOnly)]


# --- bundles ----------------------------------------------------------------------------------------


@form("ChannelBundleType")
class BundleForm:
    def parse(self, parser: Parser) -> Any:
        """`<[!esi.channel<i8> to "data", …] reset>`"""
        types: list[Type] = []
        directions: list[str] = []
        names: list[str] = []

        def channel() -> None:
            types.append(_parse(parser, "channel"))
            direction = parser.parse_optional_keyword_of(("to", "from"))
            if direction is None:
                raise parser.custom_error("expected 'to' or 'from'")
            directions.append(direction)
            names.append(parser.parse_keyword_or_string())

        parser.parse_token("<")
        parser.parse_comma_separated_list(channel, Delimiter.SQUARE)
        resettable = parser.parse_optional_keyword("reset")
        parser.parse_token(">")
        return type_class(parser, "esi", "bundle").get(types, directions, names, resettable)

    def print(self, bundle: Any, printer: AsmPrinter) -> None:
        texts = [
            f"{printer.type_text(type)} {direction} {printer.string_literal(name)}"
            for type, direction, name in zip(
                bundle.types, bundle.directions, bundle.names, strict=True
            )
        ]
        printer.emit(f"<[{', '.join(texts)}]{' reset ' if bundle.resettable else ''}>")


def _channels(bundle: Any, direction: str) -> list[tuple[str, Type]]:
    """The names and types of the channels of one direction."""
    all_channels = zip(bundle.names, bundle.types, bundle.directions, strict=True)
    return [(name, type) for name, type, found in all_channels if found == direction]


@form("UnPackBundleType")
class UnPackBundleType:
    def parse(self, parser: Parser) -> tuple[list[Type], list[Type], Type]:
        """The bundle, whose channels go in two directions."""
        bundle = _parse(parser, "bundle")
        to, back = ([t for _, t in _channels(bundle, d)] for d in ("to", "from"))
        return to, back, bundle

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        to: Sequence[Type],
        back: Sequence[Type],
        bundle: Type,
    ) -> None:
        printer.print_type(bundle)


@implements("esi.bundle.pack", method="asm_result_names")
def asm_result_names_pack(op: Operation) -> list[str | None]:
    """The bundle, and the channels that come back."""
    bundle = op.results[0].type
    names = ["bundle", *(name for name, _ in _channels(bundle, "from"))]
    return list(names[: len(op.results)])


@implements("esi.bundle.unpack", method="asm_result_names")
def asm_result_names_unpack(op: Operation) -> list[str | None]:
    """The channels of the bundle."""
    names = [name for name, _ in _channels(op.operands[0].type, "to")]
    return list(names[: len(op.results)])


# --- the manifest -----------------------------------------------------------------------------------


@form("ServiceImplRecordReqDetails")
class ServiceImplRecordReqDetails:
    def parse(self, parser: Parser) -> Region:
        """A region, or nothing for one in which nothing stands."""
        region = parser.parse_optional_region() or Region()
        if not region.blocks:
            region.append(Block())
        return region

    def print(self, op: Operation, printer: AsmPrinter, region: Region) -> None:
        if region.blocks and list(region.blocks[0].operations):
            printer.print_region(
                region, print_entry_block_arguments=False, print_block_terminators=False
            )
