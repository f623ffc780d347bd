"""Enums, attributes, types and named constraints, as records."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from odsgen.export.annotations import cpp_type
from odsgen.export.default_values import DefaultWriter
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.model import RecordDefinition, Setting
from odsgen.export.names import ExportNames
from odsgen.export.overlay import plain_fields
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.traits import TraitWriter
from odsgen.export.values import (
    Code,
    Dag,
    DagPart,
    Listing,
    Number,
    Reference,
    String,
    Use,
    Value,
    use,
)
from odsgen.ods.library.reserved_names import RUNTIME_CLASSES
from odsgen.ods.model import (
    AttributeDef,
    BuilderDef,
    EnumDef,
    FormatKind,
    Parameter,
    TypeDef,
)
from odsgen.ods.model.constraints import TypeBuilder
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    NameExpression,
    parse_constraint_expression,
)
from odsgen.spec.definition_model import (
    AttributeSpec,
    EnumSpec,
    ParameterSpec,
    TypeSpec,
)
from odsgen.spec.source import SpecText

_SpecT = TypeVar("_SpecT")
TRUE = Number(1)
_SIZED = re.compile(r"(u?)int(8|16|32|64)(?:_t)?")
_SCALARS = {
    "Type": "::mlir::Type",
    "Attribute": "::mlir::Attribute",
    "bool": "bool",
    "unsigned": "unsigned",
    "AffineMap": "::mlir::AffineMap",
    "IntegerSet": "::mlir::IntegerSet",
    "Location": "::mlir::LocationAttr",
    "string": "::llvm::StringRef",
    "str": "::llvm::StringRef",
}
_FLOATS = ("float", "double", "APFloatParameter")
_LISTS = {
    "list": "ArrayRefParameter",
    "ArrayRefParameter": "ArrayRefParameter",
    "OptionalArrayRefParameter": "OptionalArrayRefParameter",
}
_OPTIONALS = frozenset({"optional", "OptionalParameter"})
_WIDE = "::llvm::APInt"  # ODS takes none that may be absent: two may have other widths
_GROUP = re.compile(r"\(\s*\$(\w+)\^")
_NOT_TRIED = frozenset({"enum", "integer", "unsigned", "bool", "float", "string", "list"})


class DefinitionWriter:
    """Writes the definitions of one dialect but its operations; what cannot be said is recorded in ``problems``."""

    def __init__(
        self,
        names: ExportNames,
        expressions: ExpressionWriter,
        traits: TraitWriter,
        problems: Problems,
    ) -> None:
        self._names = names
        self._expressions = expressions
        self._traits = traits
        self._problems = problems
        self._defaults = DefaultWriter(names)

    # --- enums ------------------------------------------------------------------------------------------------------

    def enums(self) -> Iterator[RecordDefinition]:
        wrapped = {a.enum.name for a in self._names.attributes.values() if a.enum is not None}
        for key, enum in self._names.enums.items():
            spec = self._spec_of(self._names.spec.enums, key)
            if enum.is_string:
                self._problems.error(
                    f"MLIR 22 has no enum of strings, as '{key}' is",
                    enum.place,
                    "give it an integer storage",
                )
            elif enum.width not in (8, 16, 32, 64):
                self._problems.error(f"ODS has no enum of {enum.width} bits", enum.place)
            else:
                yield from self._enum(key, enum, spec, enum.name in wrapped)

    def _enum(
        self, key: str, enum: EnumDef, spec: EnumSpec, is_wrapped: bool
    ) -> Iterator[RecordDefinition]:
        # Read in another way, and a constraint of arguments at once: TableGen knows the one or the other.
        is_field = enum.reads_as_field and spec.constraint_summary is None
        if enum.reads_as_field and not is_field:
            self._names.notes.keep(True, "enums", key, "reads_as_field")
        attr = "" if is_field else "Attr"
        kind = f"I{enum.width}{'Bit' if enum.is_bit_enum else ''}Enum{attr}"
        cases: list[Value] = []
        for case in enum.cases:
            text = () if case.text == case.name else (String(case.text),)
            record = f"{self._names.enum_record(enum)}_{case.name}"
            if not enum.is_bit_enum:
                made = Use(f"{kind}Case", (String(case.name), Number(case.value), *text))
            elif case.value == 0:
                # The record of no bit at all: `…CaseNone` of attributes, `…CaseNone` of plain enums.
                made = Use(f"{kind}CaseNone", (String(case.name), *text))
            elif any(n == case.name and g.value is not None for n, g in spec.groups.items()):
                made = Use(f"{kind}Case", (String(case.name), Number(case.value), *text))
            elif case.name in spec.groups or case.value.bit_count() > 1:
                members = [
                    Reference(f"{self._names.enum_record(enum)}_{member}")
                    for member in self._members(spec, case.name)
                ]
                group = f"{kind}CaseGroup" if attr else "BitEnumCaseGroup"
                made = Use(group, (String(case.name), Listing(tuple(members)), *text))
            else:
                position = Number(case.value.bit_length() - 1)
                made = Use(f"{kind}CaseBit", (String(case.name), position, *text))
            yield RecordDefinition(record, (made,))
            cases.append(Reference(record))
        # ODS's plain enum has its summary for documentation; of the attribute, diagnostics say it.
        summary = enum.summary if is_field else self._constraint_summary(spec, enum)
        base = use(kind, String(enum.name), String(summary), Listing(tuple(cases)))
        settings = [Setting("cppNamespace", String(enum.cpp_namespace or self._names.namespace))]
        if enum.description:
            settings.append(Setting("description", Code(enum.description)))
        if is_wrapped and not is_field:
            settings.append(Setting("genSpecializedAttr", Number(0)))
        if enum.is_bit_enum:
            if enum.separator != "|":
                settings.append(Setting("separator", String(enum.separator)))
            if spec.groups and enum.print_groups:
                settings.append(Setting("printBitEnumPrimaryGroups", TRUE))
        yield RecordDefinition(self._names.enum_record(enum), (base,), tuple(settings))

    @staticmethod
    def _members(spec: EnumSpec, name: str) -> list[str]:
        group = next((g for n, g in spec.groups.items() if n == name), None)
        return [] if group is None else [str(case) for case in group.cases]

    @staticmethod
    def _constraint_summary(spec: EnumSpec, enum: EnumDef) -> str:
        if spec.constraint_summary is not None:
            return str(spec.constraint_summary)
        return enum.constraint_summary if enum.is_bit_enum else ""

    @staticmethod
    def _spec_of(section: Mapping[SpecText, _SpecT], key: str) -> _SpecT:
        return next(spec for name, spec in section.items() if name == key)

    # --- attributes and types ---------------------------------------------------------------------------------------

    def attributes(self) -> Iterator[RecordDefinition]:
        for key, definition in self._names.attributes.items():
            spec: AttributeSpec = self._spec_of(self._names.spec.attributes, key)
            if definition.enum is not None:
                made = self._enum_attribute(key, definition, spec)
            else:
                made = self._parameterized(key, definition, spec, "Attr")
            if made is not None:
                yield made

    def types(self) -> Iterator[RecordDefinition]:
        for key, definition in self._names.types.items():
            spec: TypeSpec = self._spec_of(self._names.spec.types, key)
            made = self._parameterized(key, definition, spec, "Type")
            if made is not None:
                yield made

    def _enum_attribute(
        self, key: str, definition: AttributeDef, spec: AttributeSpec
    ) -> RecordDefinition | None:
        assert definition.enum is not None
        enum = definition.enum
        if "." in enum.name:
            self._problems.error(
                f"'{key}' wraps '{enum.name}', an enum of another dialect, of whose TableGen nothing is known here",
                spec.enum,
            )
            return None
        traits = self._traits.of_definition(definition, spec, key)
        arguments: list[Value] = [
            Reference(self._names.dialect_record),
            Reference(self._names.enum_record(enum)),
            String(definition.mnemonic or ""),
        ]
        if traits:
            arguments.append(Listing(traits))
        settings = self._documented(definition)
        if definition.name != f"{enum.name}Attr":
            settings.append(Setting("cppClassName", String(definition.name)))
        if spec.assembly_format is not None:
            settings += self._format(definition, spec)
        return RecordDefinition(
            self._names.record(key), (Use("EnumAttr", tuple(arguments)),), tuple(settings)
        )

    def _parameterized(
        self,
        key: str,
        definition: TypeDef | AttributeDef,
        spec: TypeSpec | AttributeSpec,
        suffix: str,
    ) -> RecordDefinition | None:
        class_name = definition.name
        stem = class_name.removesuffix(suffix)
        traits = self._traits.of_definition(definition, spec, key)
        arguments: list[Value] = [Reference(self._names.dialect_record), String(stem or class_name)]
        if traits:
            arguments.append(Listing(traits))
        settings: list[Setting] = []
        if f"{stem}{suffix}" != class_name or not stem:
            settings.append(Setting("cppClassName", String(class_name)))
        if definition.mnemonic is not None:
            settings.append(Setting("mnemonic", String(definition.mnemonic)))
        settings += self._documented(definition)
        if definition.format_kind is not FormatKind.TEXT and definition.parameters:
            parts = []
            for parameter in definition.parameters:
                written = next(p for n, p in spec.parameters.items() if n == parameter.name)
                try:
                    parts.append(DagPart(self._parameter(parameter, written), parameter.name))
                    if self._is_kept(parameter, written):
                        section = "types" if suffix == "Type" else "attributes"
                        self._names.notes.keep(
                            plain_fields(written), section, key, "parameters", parameter.name
                        )
                        if spec.assembly_format is not None:
                            text = str(spec.assembly_format)
                            self._names.notes.keep(text, section, key, "assembly_format")
                except Unsayable as problem:
                    self._refuse(
                        problem, written.kind, f"the parameter '{parameter.name}' of '{key}'"
                    )
            settings.append(Setting("parameters", Dag(Reference("ins"), tuple(parts))))
        settings += self._format(definition, spec)
        self._warn_of_groups(definition, spec)
        if definition.has_verifier:
            settings.append(Setting("genVerifyDecl", TRUE))
        if definition.alias is not None:
            if definition.alias == definition.mnemonic:
                settings.append(Setting("genMnemonicAlias", TRUE))
            else:
                self._problems.warning(
                    f"the alias of '{key}' is left out: TableGen knows the mnemonic as an alias, and no other",
                    spec.alias,
                )
        if definition.skip_default_builders:
            settings.append(Setting("skipDefaultBuilders", TRUE))
        if definition.builders:
            usual = None if definition.skip_default_builders else self._usual(definition)
            made = self.builders(definition.builders, f"{suffix}Builder", key, usual)
            if made:
                settings.append(Setting("builders", Listing(made)))
        return RecordDefinition(
            self._names.record(key), (Use(f"{suffix}Def", tuple(arguments)),), tuple(settings)
        )

    def _usual(self, definition: TypeDef | AttributeDef) -> list[str] | None:
        """The types of the builder that ODS makes by itself."""
        try:
            return [parameter_type(self._names, p) for p in definition.parameters]
        except Unsayable:
            return None

    def _documented(self, definition: TypeDef | AttributeDef) -> list[Setting]:
        settings = []
        summary = definition.summary
        if definition.constraint_summary and definition.constraint_summary != summary:
            self._problems.warning(
                f"diagnostics of '{definition.key}' will say its summary '{summary}', where here they say"
                f" '{definition.constraint_summary}'",
                definition.place,
            )
        is_enum = isinstance(definition, AttributeDef) and definition.enum is not None
        if not summary and definition.constraint_summary is None and not is_enum:
            summary = definition.name  # here diagnostics say it; MLIR would say nothing
        if summary:
            settings.append(Setting("summary", String(summary)))
        if definition.description:
            settings.append(Setting("description", Code(definition.description)))
        return settings

    def _warn_of_groups(
        self, definition: TypeDef | AttributeDef, spec: TypeSpec | AttributeSpec
    ) -> None:
        """C++ cannot try to read an enum or a number: mlir-tblgen takes such a group, the compiler does not."""
        kinds = {parameter.name: parameter.kind for parameter in definition.parameters}
        for name in _GROUP.findall(spec.assembly_format or ""):
            if kinds.get(name) in _NOT_TRIED:
                self._problems.warning(
                    f"the C++ of an optional group that begins with '${name}' cannot be compiled",
                    spec.assembly_format,
                    "a literal at the begin of the group makes it readable",
                )

    @staticmethod
    def _format(
        definition: TypeDef | AttributeDef, spec: TypeSpec | AttributeSpec
    ) -> list[Setting]:
        if definition.format_kind in (FormatKind.CUSTOM, FormatKind.TEXT):
            return [Setting("hasCustomAssemblyFormat", TRUE)]
        if definition.format_kind is FormatKind.DECLARATIVE and spec.assembly_format is not None:
            return [Setting("assemblyFormat", Code(str(spec.assembly_format)))]
        return []

    # --- parameters -------------------------------------------------------------------------------------------------

    def _parameter(self, parameter: Parameter, spec: ParameterSpec) -> Value:
        expression = parse_constraint_expression(spec.kind)
        summary = (String(parameter.summary),) if parameter.summary else ()
        if parameter.kind == "self_type":
            return use("AttributeSelfTypeParameter", String(parameter.summary))
        name = expression.name if isinstance(expression, NameExpression) else ""
        arguments = expression.arguments if isinstance(expression, NameExpression) else None
        if parameter.default is not None and parameter.default.value not in (None, (), []):
            text = self._defaults.parameter(parameter)
            if parameter.kind == "string":
                return use("StringRefParameter", String(parameter.summary), String(text))
            cpp = str(spec.cpp_type or self._cpp_type(expression))
            held = String("int64_t" if cpp == _WIDE else cpp)
            return use("DefaultValuedParameter", held, String(text), *summary)
        if name in _LISTS and arguments:
            is_optional = parameter.optional or parameter.default is not None
            of = "OptionalArrayRefParameter" if is_optional else _LISTS[name]
            inner = self._cpp_type(arguments[0].value)
            if inner == "::llvm::StringRef":
                raise Unsayable("ODS has no list of strings that a type or attribute could keep")
            return use(of, String(inner), *summary)
        if parameter.optional or name in _OPTIONALS:
            inner_expression = expression
            if arguments and name in _OPTIONALS:
                inner_expression = arguments[0].value
            usual = self._cpp_type(inner_expression)
            cpp = str(spec.cpp_type or usual)
            cpp = "int64_t" if cpp == _WIDE else cpp
            if cpp.startswith("std::optional<"):
                cpp = cpp[len("std::optional<") : -len(">")]
            is_class = usual.startswith(("::mlir::", f"{self._names.namespace}::"))
            is_enum = (
                isinstance(inner_expression, NameExpression)
                and inner_expression.name in self._names.enums
            )
            nullable = is_class and not is_enum
            return use(
                "OptionalParameter",
                String(cpp if nullable else f"::std::optional<{cpp}>"),
                *summary,
            )
        if spec.cpp_type is not None:
            return String(str(spec.cpp_type))
        if name in ("string", "str", "StringRefParameter"):
            return Use("StringRefParameter", summary)
        if name in ("int", "APInt"):
            return use("APIntParameter", String(parameter.summary))
        if name in _FLOATS:
            return use("APFloatParameter", String(parameter.summary))
        if name in self._names.enums:
            return use("EnumParameter", Reference(self._names.enum_record(self._names.enums[name])))
        if parameter.constraint is not None and not self._is_of_ods(parameter, name):
            return self._expressions.value(
                expression, "attribute" if parameter.kind == "attribute" else "type"
            )
        cpp = self._cpp_type(expression)
        return use("AttrOrTypeParameter", String(cpp), *summary) if summary else String(cpp)

    def _is_of_ods(self, parameter: Parameter, name: str) -> bool:
        """Whether it is an attribute constraint of ODS, which has no class for parameters in TableGen."""
        return parameter.kind == "attribute" and name not in self._names.attributes

    def _is_kept(self, parameter: Parameter, spec: ParameterSpec) -> bool:
        """Whether TableGen says another kind of the parameter than the spec."""
        expression = parse_constraint_expression(spec.kind)
        name = expression.name if isinstance(expression, NameExpression) else ""
        is_absent = parameter.default is not None or parameter.optional
        if name == "APInt" or (is_absent and name in ("int", *_FLOATS)):
            return True
        if parameter.default is not None and (
            parameter.optional or isinstance(parameter.default.value, TypeBuilder)
        ):
            return True
        return parameter.constraint is not None and self._is_of_ods(parameter, name)

    def _cpp_type(self, expression: ConstraintExpression) -> str:
        """The C++ type that holds a parameter of a kind. Raises Unsayable."""
        if isinstance(expression, NameExpression):
            name = expression.name
            if expression.arguments and name in (*_LISTS, *_OPTIONALS):
                inner = self._cpp_type(expression.arguments[0].value)
                return (
                    f"::llvm::ArrayRef<{inner}>" if name in _LISTS else f"::std::optional<{inner}>"
                )
            if name in _SCALARS:
                return _SCALARS[name]
            if (sized := _SIZED.fullmatch(name)) is not None:
                return f"{sized[1]}int{sized[2]}_t"
            for known in (self._names.types, self._names.attributes):
                if name in known:
                    return self._names.qualified(known[name].name)
            if name in self._names.enums:
                return self._names.enum_class(self._names.enums[name])
            if name in RUNTIME_CLASSES:
                return f"::mlir::{name}"
            if name in ("int", "APInt"):
                return "::llvm::APInt"
            if name in _FLOATS:
                return "::llvm::APFloat"
            if cpp := self._expressions.class_of(expression):
                return f"::{cpp}"
        raise Unsayable(f"the kind '{expression}' has no counterpart in C++")

    # --- builders ---------------------------------------------------------------------------------------------------

    def builders(
        self,
        builders: tuple[BuilderDef, ...],
        kind: str,
        owner: str,
        usual: Sequence[str] | None = None,
    ) -> tuple[Value, ...]:
        """The builders whose parameters C++ has types for; the others are left out, and said so.

        So are those that C++ cannot tell from one before them, or from that of the ``usual`` types.
        """
        found: list[Value] = []
        taken: list[tuple[list[str], int]] = [] if usual is None else [([*usual], len(usual))]
        for builder in builders:
            parts = []
            types: list[str] = []
            required = 0
            try:
                for parameter in builder.parameters:
                    cpp = cpp_type(parameter.annotation, self._names)
                    value: Value = String(cpp)
                    types.append(cpp)
                    if parameter.default is None:
                        required = len(types)
                    else:
                        default = parameter.default.value
                        text = "{}" if default is None else str(default).lower()
                        value = use("CArg", String(cpp), String(text))
                    parts.append(DagPart(value, parameter.name))
                if any(n <= len(types) <= len(t) and t[: len(types)] == types for t, n in taken):
                    raise Unsayable("C++ cannot tell it from another one")
            except Unsayable as problem:
                self._problems.warning(
                    f"the builder '{builder.name}' of '{owner}' is left out: {problem.message}",
                    builder.place,
                )
                continue
            taken.append((types, required))
            found.append(use(kind, Dag(Reference("ins"), tuple(parts))))
        return tuple(found)

    def _refuse(self, problem: Unsayable, place: object, what: str) -> None:
        self._problems.error(f"{what}: {problem.message}", place, problem.hint)  # type: ignore[arg-type]


def parameter_type(names: ExportNames, parameter: Parameter) -> str:
    """The C++ type of a parameter, as functions take it. Raises Unsayable."""
    match parameter.kind:
        case "self_type":
            return "::mlir::Type"
        case "list" if parameter.element is not None:
            return f"::llvm::ArrayRef<{parameter_type(names, parameter.element)}>"
        case "enum" if parameter.enum is not None:
            found = names.enum_class(parameter.enum)
        case "string":
            found = "::llvm::StringRef"
        case "bool":
            found = "bool"
        case "float":
            found = "::llvm::APFloat"
        case "affine_map":
            return "::mlir::AffineMap"
        case "integer_set":
            return "::mlir::IntegerSet"
        case "integer" | "unsigned":
            sign = "" if parameter.kind == "integer" else "u"
            found = "::llvm::APInt" if parameter.width is None else f"{sign}int{parameter.width}_t"
            found = "unsigned" if parameter.cpp_type == "unsigned" else found
        case _:
            name = parameter.class_name or parameter.kind.capitalize()
            return names.qualified(name) if name in names.class_names else f"::mlir::{name}"
    return f"::std::optional<{found}>" if parameter.optional else found
