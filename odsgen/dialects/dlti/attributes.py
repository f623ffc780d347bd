"""Attributes of the dialect `dlti`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import attribute_class
from odsgen.hooks import form, implements, verifies
from odsgen.runtime import (
    AsmPrinter,
    Attribute,
    DataLayoutEntryInterface,
    DataLayoutSpecInterface,
    DataLayoutTypeInterface,
    Parser,
    StringAttr,
    Type,
    as_interface,
    none,
)
from odsgen.runtime.interfaces.data_layout import TargetDeviceSpecInterface, value_for
from odsgen_dialects import dlti

# --- entries --------------------------------------------------------------------------------------------------------------


@implements(dlti.DataLayoutEntryAttr, method="key")
def key_dlti_data_layout_entry_attr(entry: Any) -> Type | StringAttr:
    """DataLayoutEntryAttr::getKey"""
    key: Type | StringAttr = entry.type_key if entry.type_key is not None else entry.identifier
    return key


@implements(dlti.MapAttr, method="query")
def query_map(described: Any, key: Type | StringAttr) -> Attribute | None:
    """MapAttr::query"""
    return value_for(described.entries, key)


@implements(dlti.TargetSystemSpecAttr, method="device_spec_for_device_id")
def device_spec_for_device_id(system: Any, device_id: str) -> TargetDeviceSpecInterface | None:
    """TargetSystemSpecAttr::getDeviceSpecForDeviceID"""
    found = system.query(StringAttr.get(device_id))
    return None if found is None else as_interface(found, TargetDeviceSpecInterface)


def _make_entry(parser: Parser, key: Type | str, value: Attribute) -> Any:
    entry = attribute_class(parser, "dlti", "dl_entry")
    if isinstance(key, Type):
        return entry.get(key, None, value)
    return entry.get(None, StringAttr.get(key), value)


def _parse_key(parser: Parser) -> Type | str | None:
    """A type or a string, if there is one."""
    text = parser.parse_optional_string()
    return text if text is not None else parser.parse_optional_type()


@form(dlti.DataLayoutEntryAttr)
class DataLayoutEntryAttrForm:
    def parse(self, parser: Parser) -> dlti.DataLayoutEntryAttr:
        """`<i32, value>`, or `<"identifier", value>`"""
        parser.parse_token("<")
        key = _parse_key(parser)
        if key is None:
            raise parser.error("expected a type or a quoted string")
        parser.parse_token(",")
        value = parser.parse_attribute()
        parser.parse_token(">")
        entry: dlti.DataLayoutEntryAttr = _make_entry(parser, key, value)
        return entry

    def print(self, entry: Any, printer: AsmPrinter) -> None:
        printer.emit(f"<{_key_text(printer, entry)}, {printer.attribute_text(entry.value)}>")


@verifies(dlti.DataLayoutEntryAttr)
def verify_dlti_data_layout_entry_attr(
    type_key: Type | None, identifier: StringAttr | None, value: Attribute
) -> None:
    """Checks that the key is either a type or a string without a type."""
    if (type_key is None) == (identifier is None):
        raise ValueError("the key of an entry must be either a type or an identifier")
    if identifier is not None and identifier.type is not none:
        raise ValueError(
            f"the identifier of an entry must be a string without a type, but got {identifier}"
        )


def _key_text(printer: AsmPrinter, entry: Any) -> str:
    key = key_dlti_data_layout_entry_attr(entry)
    return printer.type_text(key) if isinstance(key, Type) else printer.attribute_text(key)


# --- lists of entries -----------------------------------------------------------------------------------------------------


def _parse_entries(parser: Parser, *, with_types: bool) -> tuple[Any, ...]:
    """`<"identifier" = value, i32 = value, #dlti.dl_entry<…>>`"""
    start = parser.index
    entry_class = attribute_class(parser, "dlti", "dl_entry")

    def entry() -> Any:
        place = parser.index
        key = _parse_key(parser) if with_types else parser.parse_optional_string()
        if key is None:
            found = parser.parse_attribute()
            if not isinstance(found, entry_class):
                raise parser.error("invalid kind of attribute specified", place)
            return found
        parser.parse_token("=")
        return _make_entry(parser, key, parser.parse_attribute())

    parser.parse_token("<")
    if parser.parse_optional_token(">"):
        if not with_types:
            raise parser.error("no DLTI entries provided", start)
        return ()
    entries = tuple(parser.parse_comma_separated_list(entry))
    parser.parse_token(">")
    return entries


def _entries_form(mnemonic: str, *, with_types: bool) -> type[Any]:
    """Builds the form of a list of entries, which may be empty where types are keys, too."""

    class EntriesForm:
        def parse(self, parser: Parser) -> Any:
            """`<"identifier" = value, i32 = value>`"""
            name_offset = parser.name_offset(parser.index - 1)
            entries = _parse_entries(parser, with_types=with_types)
            try:
                return attribute_class(parser, "dlti", mnemonic).get(entries)
            except ValueError as error:
                raise parser.error_at(name_offset, str(error)) from None

        def print(self, attribute: Any, printer: AsmPrinter) -> None:
            texts = [
                f"{_key_text(printer, entry)} = {printer.attribute_text(entry.value)}"
                for entry in attribute.entries
            ]
            printer.emit(f"<{', '.join(texts)}>")

    return EntriesForm


form(dlti.DataLayoutSpecAttr)(_entries_form("dl_spec", with_types=True))
form(dlti.MapAttr)(_entries_form("map", with_types=True))
form(dlti.TargetDeviceSpecAttr)(_entries_form("target_device_spec", with_types=False))
form(dlti.TargetSystemSpecAttr)(_entries_form("target_system_spec", with_types=False))


@verifies(dlti.DataLayoutSpecAttr, dlti.MapAttr, dlti.TargetDeviceSpecAttr)
def _verify_entries(entries: Sequence[Any]) -> None:
    """DataLayoutSpecAttr::verify, MapAttr::verify, TargetDeviceSpecAttr::verify"""
    seen: set[object] = set()
    for entry in entries:
        key = entry.key
        if isinstance(key, StringAttr) and not key.value:
            raise ValueError("empty string as DLTI key is not allowed")
        if key in seen:
            raise ValueError(f"repeated DLTI key: {key}")
        seen.add(key)


@verifies(dlti.TargetSystemSpecAttr)
def verify_dlti_target_system_spec_attr(entries: Sequence[Any]) -> None:
    """TargetSystemSpecAttr::verify"""
    seen: set[object] = set()
    for entry in entries:
        value = entry.value
        if not isinstance(value, dlti.TargetDeviceSpecAttr):
            raise ValueError(f"value associated with key {entry.key} is not a DLTI device spec")
        if entry.key in seen:
            raise ValueError(f"repeated device ID in dlti.target_system_spec: {entry.key}")
        seen.add(entry.key)


# --- combination of layouts -----------------------------------------------------------------------------------------------


@implements(dlti.DataLayoutSpecAttr, method="combine_with")
def combine_with_dlti_data_layout_spec_attr(
    spec: Any, outer: Sequence[DataLayoutSpecInterface]
) -> DataLayoutSpecInterface | None:
    """DataLayoutSpecAttr::combineWith"""
    known: dict[object, DataLayoutEntryInterface] = {}
    for each in (*outer, spec):
        of_class: dict[type[Type], list[DataLayoutEntryInterface]] = {}
        for entry in each.entries:
            key = entry.key
            if isinstance(key, Type):
                of_class.setdefault(type(key), []).append(entry)
            elif key in known and known[key].value is not entry.value:
                return None
            else:
                known[key] = entry
        for type_class, new in of_class.items():
            old = [entry for key, entry in known.items() if type(key) is type_class]
            sample = new[0].key
            assert isinstance(sample, Type)
            interface = as_interface(sample, DataLayoutTypeInterface)
            if old and interface is not None and not interface.are_compatible(old, new, each):
                return None
            known.update({entry.key: entry for entry in new})
    combined: DataLayoutSpecInterface = type(spec).get(tuple(known.values()))
    return combined
