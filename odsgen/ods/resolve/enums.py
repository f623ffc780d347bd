"""Enums: cases with their values, bits with their groups (Defining Dialects, Operations, "Enum Attributes")."""

from __future__ import annotations

import re
from collections.abc import Mapping

from odsgen.ods.model import EnumCase, EnumDef
from odsgen.ods.model.names import identifier, is_name
from odsgen.spec.definition_model import EnumCaseSpec, EnumSpec
from odsgen.spec.errors import SpecDiagnostics, SpecNote, what_there_is
from odsgen.spec.source import SpecText

_STORAGE = re.compile(r"(si|ui|i|u)([1-9][0-9]{0,2})\Z")
_KEYWORD = re.compile(r"[A-Za-z_][\w$.]*\Z", re.ASCII)
_MEMBERS = frozenset(
    "field_text from_keyword keyword mro name of_keyword parse parse_field parse_optional"
    " parse_optional_field value".split()
)  # what every member of an Enum has


def resolve_enum(
    name: SpecText, class_name: str, spec: EnumSpec, errors: SpecDiagnostics, dialect: str = ""
) -> EnumDef:
    """The enum; what is wrong with it is recorded, and the rest of it is resolved all the same."""
    width, signed, is_string = _storage(spec, errors)
    is_bit_enum = spec.bits is not None
    if spec.bits is not None and spec.cases is not None:
        errors.error(
            f"the enum '{name}' has both 'cases' and 'bits'",
            name,
            "bits can be combined, cases exclude each other: it is one or the other",
        )
    if (spec.bits is not None or spec.cases is not None) and not (spec.bits or spec.cases):
        errors.error(f"the enum '{name}' has no cases", name, "cases: {first: 0, second: 1}")
    if spec.bits is None and spec.cases is None:
        errors.error(f"the enum '{name}' has neither 'cases' nor 'bits'", name)
    if is_bit_enum and is_string:
        errors.error("a bit enum is stored in an integer, not in a string", spec.storage)
    if not is_bit_enum:
        for key in ("groups", "zero", "separator"):
            if key in spec.model_fields_set:
                errors.error(f"only an enum of bits has '{key}'", name)
    resolver = _Cases(name, width, signed, errors)
    if spec.bits is not None:
        resolver.bits(spec)
    elif spec.cases is not None:
        resolver.cases(spec.cases, is_string)
    if is_bit_enum and spec.reads_as_field:
        for case in resolver.found.values():
            if not _KEYWORD.match(case.text):
                errors.error(
                    f"bit enum {name} cannot be printed unquoted with cases that cannot be keywords",
                    resolver.texts[case.text],
                    "letters, digits, '_', '$' and '.' make a keyword; without 'reads_as_field' it is quoted",
                )
    separator = spec.separator if spec.separator is not None else "|"
    if is_bit_enum and separator.strip() not in ("|", ","):
        errors.error(
            "separator must contain '|' or ',' for parameter parsing",
            spec.separator,
            f"'|' or ',', with or without blanks, not {str(separator)!r}",
        )
    return EnumDef(
        name=class_name,
        summary=str(spec.summary or ""),
        width=width,
        signed=signed,
        is_bit_enum=is_bit_enum,
        cases=tuple(resolver.found.values()),
        separator=str(separator),
        print_groups=spec.print_groups,
        is_string=is_string,
        place=name.place,
        description=str(spec.description or ""),
        dialect=dialect,
        cpp_namespace=None if spec.cpp_namespace is None else str(spec.cpp_namespace),
        reads_as_field=spec.reads_as_field,
        constraint_summary=(
            _constraint_summary(spec, width, signed, is_string, resolver)
            if spec.constraint_summary is None
            else str(spec.constraint_summary)
        ),
    )


def _constraint_summary(
    spec: EnumSpec, width: int, signed: bool, is_string: bool, cases: _Cases
) -> str:
    """The summary that diagnostics give an enum (EnumAttr.td): `EnumInfo` has its own, others list their cases."""
    if is_string:
        return "allowed string cases: " + ", ".join(c.text for c in cases.found.values())
    values = ", ".join(str(case.value) for case in cases.found.values())
    if spec.reads_as_field:
        if spec.summary is not None:
            return str(spec.summary)
        return f"allowed i{width} cases: {values}"
    sign = "signed" if signed else "signless"
    return f"allowed {width}-bit {sign} integer cases: {values}"


def _storage(spec: EnumSpec, errors: SpecDiagnostics) -> tuple[int, bool, bool]:
    if spec.storage is None:
        return 32, False, False
    if spec.storage == "string":
        return 0, False, True
    match = _STORAGE.match(spec.storage)
    if match is None or not 1 <= int(match.group(2)) <= 64:
        errors.error(
            f"expected 'string' or an integer of 1 to 64 bits (i32, si8, ui64) as storage,"
            f" got '{spec.storage}'",
            spec.storage,
        )
        return 32, False, False
    return int(match.group(2)), match.group(1) == "si", False


class _Cases:
    """Collects the cases of one enum."""

    def __init__(self, enum: SpecText, width: int, signed: bool, errors: SpecDiagnostics) -> None:
        self.enum = enum
        self.width = width
        self.signed = signed
        self.errors = errors
        self.found: dict[str, EnumCase] = {}
        self.keys: dict[str, SpecText] = {}
        self.python_names: dict[str, SpecText] = {}
        self.texts: dict[str, SpecText] = {}
        self.values: dict[int, SpecText] = {}

    def add(self, name: SpecText, value: int, text: SpecText | None, summary: str) -> None:
        if not is_name(name):
            self.errors.error(
                f"'{name}' cannot name a case of the enum '{self.enum}'",
                name,
                "letters, digits and underscores make a name; 'text' says how the case is spelled",
            )
            return
        if name in self.found:
            self.refuse_twice("case", str(name), name, self.keys[name])
            return
        python_name = identifier(name)
        if python_name in _MEMBERS or python_name.startswith("_"):
            python_name = python_name.strip("_") + "_" if python_name.strip("_") else "case_"
        if python_name in self.python_names:
            self.refuse_twice("Python name", python_name, name, self.python_names[python_name])
        self.python_names[python_name] = name
        spelled = name if text is None else text
        if spelled in self.texts:
            self.refuse_twice("text", str(spelled), spelled, self.texts[spelled])
        self.texts[spelled] = spelled
        self.keys[name] = name
        self.found[name] = EnumCase(str(name), python_name, value, str(spelled), summary)

    def refuse_twice(self, what: str, value: str, place: SpecText, first: SpecText) -> None:
        self.errors.error(
            f"the enum '{self.enum}' has the {what} '{value}' twice",
            place,
            f"give one of them another {what}",
            notes=[SpecNote("it is here first", first.place)],
        )

    def unique_value(self, name: SpecText, value: int, what: str) -> None:
        if value in self.values:
            self.refuse_twice(what, str(value), name, self.values[value])
        self.values[value] = name

    def cases(self, cases: Mapping[SpecText, EnumCaseSpec], is_string: bool) -> None:
        low, high = (-(1 << self.width - 1), (1 << self.width - 1) - 1) if self.width else (0, 0)
        if self.width and not self.signed:
            # The bits of a signless integer are read as either; ODS prints the value as C++ does.
            high = (1 << self.width) - 1
        following = 0
        for name, spec in cases.items():
            if is_string:
                if spec.value is not None:
                    self.errors.error(
                        f"the enum '{self.enum}' is stored as a string: '{name}' has no value", name
                    )
                value = following
            else:
                value = spec.value if spec.value is not None else following
                if not low <= value <= high:
                    self.errors.error(
                        f"the value {value} of '{name}' does not fit in the {self.width} bits"
                        f" of the enum '{self.enum}'",
                        name,
                        f"{low} to {high} do; 'storage' gives it more bits",
                    )
                self.unique_value(name, value, "value")
            following = value + 1
            self.add(name, value, spec.text, str(spec.summary or ""))

    def bits(self, spec: EnumSpec) -> None:
        if spec.zero is not None:
            text = spec.zero.text
            zero = spec.zero.name or text or SpecText.fixed("none", self.enum.place)
            if spec.zero.value not in (None, 0):
                self.errors.error("the zero case has no bit: its value is 0", zero)
            self.add(zero, 0, text, str(spec.zero.summary or ""))
        following = 0
        for name, bit in (spec.bits or {}).items():
            position = bit.value if bit.value is not None else following
            following = position + 1
            if not 0 <= position < self.width:
                self.errors.error(
                    "bit position larger than underlying storage",
                    name,
                    f"the bits of '{self.enum}' are 0 to {self.width - 1}",
                )
                continue
            self.unique_value(name, position, "bit")
            self.add(name, 1 << position, bit.text, str(bit.summary or ""))
        for name, group in spec.groups.items():
            mask = self.group_value(name, group.value)
            for member in group.cases:
                case = self.found.get(member)
                if case is None:
                    self.errors.error(
                        f"the enum '{self.enum}' has no bit '{member}'",
                        member,
                        what_there_is(member, self.found),
                    )
                else:
                    mask |= case.value
            if not (group.cases or group.value):
                self.errors.error(f"the group '{name}' has no bits", name)
            self.add(name, mask, group.text, str(group.summary or ""))

    def group_value(self, name: SpecText, value: int | None) -> int:
        """The bits that a group gives as a number; 0 where they do not fit."""
        if value is None or 0 <= value < 1 << self.width:
            return value or 0
        self.errors.error(
            f"the value {value} of the group '{name}' does not fit in the {self.width} bits"
            f" of the enum '{self.enum}'",
            name,
            f"0 to {(1 << self.width) - 1} do; 'storage' gives it more bits",
        )
        return 0
