"""Enums: from EnumInfo records to the `enums` of a spec."""

from __future__ import annotations

import re
from functools import reduce
from operator import or_
from typing import Any

from odsgen.tablegen.notation import paragraph, sentence
from odsgen.tablegen.records import Record

_LISTS_CASES = re.compile(r"allowed \d+-bit \w+ integer cases: |allowed string cases: ")


def enum_spec(record: Record, namespace: str) -> dict[str, Any]:
    """The spec of an enum of a dialect in that namespace."""
    spec: dict[str, Any] = {}
    if record.text("cppNamespace") not in ("", namespace):
        spec["cpp_namespace"] = record.text("cppNamespace")
    is_attribute = record.is_a("EnumAttrInfo")
    summary = sentence(record.text("summary"))
    if summary and not is_attribute:
        spec["summary"] = summary
    elif is_attribute and not _LISTS_CASES.match(summary):  # what diagnostics say without it
        spec["constraint_summary"] = summary
    if description := paragraph(record.text("description")):
        spec["description"] = description
    width = record.integer("bitwidth") or _width(record)
    is_bits = record.is_a("BitEnum", "BitEnumAttr", "BitEnumBase", "BitEnumAttrBase")
    if width != 32:
        spec["storage"] = f"i{width}"
    if not is_attribute:
        spec["reads_as_field"] = True
    cases = record.records("enumerants")
    if is_bits:
        _bits(spec, record, cases)
    else:
        spec["cases"] = _cases(cases)
    return spec


def _width(record: Record) -> int:
    """The width where the enum does not tell, as in LLVM 19: that of the integers that attributes hold."""
    value_type = record.record("valueType")
    width = value_type.integer("bitwidth") if value_type is not None else None
    return width or 32


def _cases(cases: list[Record]) -> Any:
    written: dict[str, Any] = {}
    counted = 0
    plain = True
    for case in cases:
        name, value, text = _parts(case)
        plain = plain and value == counted and text == name
        counted += 1
        written[name] = value if text == name else {"value": value, "text": text}
    return list(written) if plain else written


def _bits(spec: dict[str, Any], record: Record, cases: list[Record]) -> None:
    bits: dict[str, Any] = {}
    groups: dict[str, Any] = {}
    mask = (1 << (record.integer("bitwidth") or _width(record))) - 1
    parts = [_parts(case) for case in cases]
    values = {name: value & mask for name, value, _ in parts}
    positions: dict[int, str] = {}
    for name, value in values.items():
        if value.bit_count() == 1:
            positions.setdefault(value.bit_length() - 1, name)
    for case, (name, _, text) in zip(cases, parts, strict=True):
        value = values[name]
        if value == 0:
            spec["zero"] = name if text == name else {"name": name, "text": text}
        elif value.bit_count() == 1 and positions[value.bit_length() - 1] == name:
            position = value.bit_length() - 1
            bits[name] = position if text == name else {"value": position, "text": text}
        else:  # several bits, or a second name for a bit
            listed = [_parts(part)[0] for part in case.records("cases")]
            known = {*positions.values(), *groups}
            if not listed or not known.issuperset(listed):
                listed = [n for position, n in positions.items() if value >> position & 1]
            covered = reduce(or_, (values[member] for member in listed), 0)
            groups[name] = _group(listed, None if covered == value else value, text, name)
    spec["bits"] = bits
    if groups:
        spec["groups"] = groups
    separator = record.text("separator") or "|"
    if separator != "|":
        spec["separator"] = separator
    if groups and not record.flag("printBitEnumPrimaryGroups"):
        spec["print_groups"] = False


def _group(members: list[str], value: int | None, text: str, name: str) -> Any:
    """A case of several bits; ``value`` where its members are not all of them."""
    written: dict[str, Any] = {}
    if members:
        written["cases"] = members
    if value is not None:
        written["value"] = value
    if text != name:
        written["text"] = text
    return members if written.keys() == {"cases"} else written


def _parts(case: Record) -> tuple[str, int, str]:
    """The name, the value and the text of a case."""
    name = case.text("symbol")
    text = case.text("str") if case.has("str") else name
    return name, case.integer("value") or 0, text
