"""Attributes of the dialect `spirv`."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from odsgen.hooks import form, parses_attributes
from odsgen.runtime import ArrayAttr, Delimiter, IntegerAttr, ParseError, i32, parse_sized_integer
from odsgen.vendors.spirv.forms.enums import parse_word
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Parser
    from odsgen.vendors.spirv.forms.enums import Word


PartT = TypeVar("PartT", bound="Attribute")
UNKNOWN_DEVICE = 0x7FFFFFFF


@parses_attributes
def parse_attribute(parser: Parser, mnemonic: str) -> Attribute:
    """Refuses an unknown attribute of the dialect."""
    raise parser.unknown_mnemonic(f"unknown SPIR-V attribute kind: {mnemonic}")


@form(spirv.VerCapExtAttr)
class VerCapExtForm:
    def parse(self, parser: Parser) -> spirv.VerCapExtAttr:
        """`<v1.0, [Shader], [SPV_KHR_16bit_storage]>`"""

        def words(enum: type[Word], what: str) -> list[Word]:
            parser.parse_token(",")
            return parser.parse_comma_separated_list(
                lambda: parse_word(parser, enum, f"unknown {what}: "), Delimiter.SQUARE
            )

        parser.parse_token("<")
        version = parse_word(parser, spirv.Version, "unknown version: ")
        capabilities = words(spirv.Capability, "capability")
        extensions = words(spirv.Extension, "extension")
        parser.parse_token(">")
        return spirv.VerCapExtAttr.get(version, capabilities, extensions)

    def print(self, attribute: spirv.VerCapExtAttr, printer: AsmPrinter) -> None:
        lists = (attribute.capabilities, attribute.extensions)
        capabilities, extensions = (", ".join(map(str, words)) for words in lists)
        printer.emit(f"<{attribute.version}, [{capabilities}], [{extensions}]>")


def _parse_part(parser: Parser, definition: type[PartT]) -> PartT:
    """Parses a nested attribute of a class."""
    place = parser.index
    found = parser.parse_attribute()
    if not isinstance(found, definition):
        raise parser.error("invalid kind of attribute specified", place)
    return found


@form(spirv.TargetEnvAttr)
class TargetEnvForm:
    def parse(self, parser: Parser) -> spirv.TargetEnvAttr:
        """`<#spirv.vce<…>, api=Vulkan, AMD:DiscreteGPU:7, #spirv.resource_limits<…>>`"""
        parser.parse_token("<")
        triple = _parse_part(parser, spirv.VerCapExtAttr)
        parser.parse_token(",")
        api, vendor, device = (
            spirv.ClientAPI.Unknown,
            spirv.Vendor.Unknown,
            spirv.DeviceType.Unknown,
        )
        number = UNKNOWN_DEVICE
        if parser.parse_optional_keyword("api"):
            parser.parse_token("=")
            api = parse_word(parser, spirv.ClientAPI, "unknown client API: ")
            parser.parse_token(",")
        token = parser.tokens[parser.index]
        if token[:1].isalpha() or token[:1] == "_":
            vendor = parse_word(parser, spirv.Vendor, "unknown vendor: ")
            if parser.parse_optional_token(":"):
                device = parse_word(parser, spirv.DeviceType, "unknown device type: ")
                if parser.parse_optional_token(":"):
                    number = parse_sized_integer(parser, 32, signed=False)
            parser.parse_token(",")
        limits = _parse_part(parser, spirv.ResourceLimitsAttr)
        parser.parse_token(">")
        return spirv.TargetEnvAttr.get(triple, limits, api, vendor, device, number)

    def print(self, attribute: spirv.TargetEnvAttr, printer: AsmPrinter) -> None:
        parts = [printer.attribute_text(attribute.triple_attr)]
        if attribute.client_api is not spirv.ClientAPI.Unknown:
            parts.append(f"api={attribute.client_api}")
        if attribute.vendor_id is not spirv.Vendor.Unknown:
            device = [str(attribute.vendor_id)]
            if attribute.device_type is not spirv.DeviceType.Unknown:
                device.append(str(attribute.device_type))
                if attribute.device_id != UNKNOWN_DEVICE:
                    device.append(str(attribute.device_id))
            parts.append(":".join(device))
        parts.append(printer.attribute_text(attribute.resource_limits))
        printer.emit(f"<{', '.join(parts)}>")


@form(spirv.InterfaceVarABIAttr)
class InterfaceVarABIForm:
    def parse(self, parser: Parser) -> spirv.InterfaceVarABIAttr:
        """`<(0, 1), Uniform>`"""
        parser.parse_token("<")
        parser.parse_token("(")
        descriptor_set = self._parse_number(parser, "missing descriptor set")
        parser.parse_token(",")
        binding = self._parse_number(parser, "missing binding")
        parser.parse_token(")")
        storage = None
        if parser.parse_optional_token(","):
            storage = parse_word(parser, spirv.StorageClass, "unknown storage class: ")
        parser.parse_token(">")
        return spirv.InterfaceVarABIAttr.get(descriptor_set, binding, storage)

    def _parse_number(self, parser: Parser, problem: str) -> int:
        place = parser.index
        try:
            return parse_sized_integer(parser, 32, signed=False)
        except ParseError as error:
            second = parser.error(problem, place)
            diagnostics = [*error.diagnostics, *second.diagnostics]
            raise ParseError(diagnostics, parser.source) from None

    def print(self, attribute: spirv.InterfaceVarABIAttr, printer: AsmPrinter) -> None:
        storage = attribute.storage_class
        behind = "" if storage is None else f", {storage}"
        printer.emit(f"<({attribute.descriptor_set}, {attribute.binding}){behind}>")


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
