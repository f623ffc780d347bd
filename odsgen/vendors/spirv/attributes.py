"""Attributes of the dialect `spirv`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.dialects.shared import attribute_of_text
from odsgen.hooks import form, parses_attributes
from odsgen.runtime import ArrayAttr, Delimiter, IntegerAttr, OpaqueAttr, i32, none

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Parser


@parses_attributes
def parse_attribute(parser: Parser, mnemonic: str) -> Attribute:
    """Parses the body of `#spirv.mnemonic`.  Raises ParseError."""
    read = _READERS.get(mnemonic)
    if read is None:
        raise parser.unknown_mnemonic(f"unknown SPIR-V attribute kind: {mnemonic}")
    parser.parse_token("<")
    data = read(parser)
    parser.parse_token(">")
    return OpaqueAttr.get("spirv", f"{mnemonic}<{data}>", none)


def _is_word(parser: Parser) -> bool:
    token = parser.tokens[parser.index]
    return token[:1].isalpha() or token[:1] == "_"


def _keyword(parser: Parser, example: str, what: str) -> str:
    """Parses a case of the enum of the attribute `example`."""
    place = parser.index
    keyword = parser.parse_keyword()
    if type(attribute_of_text(example).parameters()[0]).from_keyword(keyword) is None:
        raise parser.error(f"unknown {what}: {keyword}", place)
    return keyword


def _parse_triple(parser: Parser) -> str:
    """`v1.0, [Shader], [SPV_KHR_16bit_storage]`"""
    version = _keyword(parser, "#spirv.version<v1.0>", "version")
    lists = []
    for example, what in (
        ("#spirv.capability<Shader>", "capability"),
        ("#spirv.ext<SPV_KHR_16bit_storage>", "extension"),
    ):
        parser.parse_token(",")

        def entry(example: str = example, what: str = what) -> str:
            return _keyword(parser, example, what)

        names = parser.parse_comma_separated_list(entry, Delimiter.SQUARE)
        lists.append(f"[{', '.join(names)}]")
    return f"{version}, {lists[0]}, {lists[1]}"


def _parse_part(parser: Parser, mnemonic: str) -> str:
    """Parses a nested attribute `#spirv.mnemonic<…>`."""
    place = parser.index
    text = str(parser.parse_attribute())
    if not text.startswith(f"#spirv.{mnemonic}<"):
        raise parser.error("invalid kind of attribute specified", place)
    return text


def _parse_target(parser: Parser) -> str:
    """`#spirv.vce<…>, api=Vulkan, AMD:DiscreteGPU:7, #spirv.resource_limits<…>`"""
    parts = [_parse_part(parser, "vce")]
    parser.parse_token(",")
    if parser.parse_optional_keyword("api"):
        parser.parse_token("=")
        parts.append(f"api={_keyword(parser, '#spirv.client_api<Vulkan>', 'client API')}")
        parser.parse_token(",")
    if _is_word(parser):
        vendor = _keyword(parser, "#spirv.vendor<AMD>", "vendor")
        if parser.parse_optional_token(":"):
            vendor += ":" + _keyword(parser, "#spirv.device_type<CPU>", "device type")
            if parser.parse_optional_token(":"):
                vendor += f":{parser.parse_integer()}"
        parts.append(vendor)
        parser.parse_token(",")
    parts.append(_parse_part(parser, "resource_limits"))
    return ", ".join(parts)


def _parse_variable_interface(parser: Parser) -> str:
    """`(0, 1), Uniform`"""
    parser.parse_token("(")
    descriptor_set = parser.parse_integer()
    parser.parse_token(",")
    binding = parser.parse_integer()
    parser.parse_token(")")
    text = f"({descriptor_set}, {binding})"
    if parser.parse_optional_token(","):
        text += ", " + _keyword(parser, "#spirv.storage_class<Function>", "storage class")
    return text


_WORKGROUP_SIZE = (128, 128, 64)


@form("WorkgroupSize")
class WorkgroupSize:
    def parse(self, parser: Parser) -> ArrayAttr | None:
        """An array attribute; None if it is the default, which is not printed."""
        place = parser.index
        size = parser.parse_attribute()
        if not isinstance(size, ArrayAttr):
            raise parser.error("invalid kind of attribute specified", place)
        default = ArrayAttr.get(tuple(IntegerAttr.get(number, i32) for number in _WORKGROUP_SIZE))
        return None if size is default else size

    def print(self, attribute: Attribute, printer: AsmPrinter, size: ArrayAttr | None) -> None:
        if size is not None:
            printer.emit(printer.attribute_text(size))


_READERS: dict[str, Callable[[Parser], str]] = {
    "interface_var_abi": _parse_variable_interface,
    "target_env": _parse_target,
    "vce": _parse_triple,
}
