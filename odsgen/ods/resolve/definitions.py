"""Types and attributes of a dialect (DefiningDialects/AttributesAndTypes)."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.ods.format import ParameterFormat, ParameterSubject, parse_parameter_format
from odsgen.ods.library.type_texts import problem_of_type
from odsgen.ods.model import (
    AttributeDef,
    BuilderDef,
    EnumDef,
    FormatKind,
    InterfaceUse,
    Parameter,
    TraitUse,
    TypeDef,
    text_parameters,
)
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.names import definition_hook_name, is_alias, is_mnemonic
from odsgen.ods.resolve.declared_names import (
    CLASSES_OF_TYPED_NUMBERS,
    NAMEABLE_KINDS,
    check_fields,
    check_value_name,
)
from odsgen.ods.resolve.encodings import EncodingResolver
from odsgen.ods.resolve.formats import report_into
from odsgen.ods.resolve.parameters import ParameterResolver
from odsgen.ods.resolve.scope import SpecScope
from odsgen.spec.definition_model import AttributeSpec, TypeSpec
from odsgen.spec.errors import SpecDiagnostics, what_there_is
from odsgen.spec.source import SpecText

ENUM_FORMAT = "$value"
"""The format of an attribute that wraps an enum and gives none (EnumAttr.td)."""


class DefinitionResolver:
    """Resolves types and attributes."""

    def __init__(self, dialect: str, scope: SpecScope, errors: SpecDiagnostics) -> None:
        self.dialect = dialect
        self.scope = scope
        self.errors = errors
        self._type_encodings = EncodingResolver(errors)
        self._attribute_encodings = EncodingResolver(errors)

    def type_definition(self, name: SpecText, spec: TypeSpec, uses: DefinitionUses) -> TypeDef:
        parameters = ParameterResolver(name, self.scope, self.errors).resolve(spec.parameters)
        for parameter in parameters:
            if parameter.kind == "self_type":
                self.errors.error("only an attribute has a self type", parameter.place)
        parts = self._parts(name, spec, parameters, None, uses)
        return TypeDef(
            name=str(spec.class_name or name),
            mnemonic=_mnemonic(spec),
            hook_name=definition_hook_name(name),
            summary=str(spec.summary or ""),
            constraint_summary=_constraint_summary(spec),
            description=str(spec.description or ""),
            parameters=_parameters(parts, parameters, False),
            declared=_declared(parts, parameters),
            format_kind=parts.format_kind,
            format=parts.format,
            traits=uses.traits,
            interfaces=uses.interfaces,
            builders=uses.builders,
            has_verifier=spec.verifier,
            alias=str(spec.alias) if spec.alias is not None else None,
            asm_name=self._asm_name(spec.asm_name, parameters),
            place=name.place,
            dialect=self.dialect,
            skip_default_builders=spec.skip_default_builders,
            key=str(name),
            converts_to=self._target_of_conversion(spec.converts_to),
            encodings=self._type_encodings.resolve(
                name, spec, _parameters(parts, parameters, False)
            ),
        )

    def _asm_name(self, text: SpecText | None, parameters: tuple[Parameter, ...]) -> str | None:
        """The name that values of a type would like to have."""
        if text is None:
            return None
        check_value_name(text, _nameable_fields(parameters), "parameter", self.errors)
        return str(text)

    def _target_of_conversion(self, text: SpecText | None) -> str | None:
        """The text of a type; of types of other dialects it is seen when a program is converted whether they are there."""
        if text is None:
            return None
        problem = problem_of_type(str(text))
        if problem is not None:
            self.errors.error(f"'{text}' is not the text of a type: {problem}", text)
        return str(text)

    def attribute_definition(
        self, name: SpecText, spec: AttributeSpec, uses: DefinitionUses
    ) -> AttributeDef:
        enum: EnumDef | None = None
        parameters = ParameterResolver(name, self.scope, self.errors).resolve(spec.parameters)
        if spec.enum is not None:
            enum = self.enum(spec.enum)
            if any(p.kind != "self_type" or not p.optional for p in parameters):
                self.errors.error(
                    f"'{name}' wraps an enum: beside 'value' it has at most an optional SelfType",
                    name,
                )
                parameters = ()
            if enum is not None:
                parameters = (_enum_parameter(enum, name), *parameters)
        parts = self._parts(name, spec, parameters, enum, uses)
        return AttributeDef(
            name=str(spec.class_name or name),
            mnemonic=_mnemonic(spec),
            hook_name=definition_hook_name(name),
            summary=str(spec.summary or ""),
            constraint_summary=_constraint_summary(spec),
            description=str(spec.description or ""),
            parameters=_parameters(parts, parameters, True),
            declared=_declared(parts, parameters),
            format_kind=parts.format_kind,
            format=parts.format,
            enum=enum,
            traits=uses.traits,
            interfaces=uses.interfaces,
            builders=uses.builders,
            has_verifier=spec.verifier,
            alias=str(spec.alias) if spec.alias is not None else None,
            place=name.place,
            dialect=self.dialect,
            skip_default_builders=spec.skip_default_builders,
            key=str(name),
            encodings=self._attribute_encodings.resolve(
                name, spec, _parameters(parts, parameters, True)
            ),
        )

    def enum(self, name: SpecText) -> EnumDef | None:
        """The enum of that name; None, and a diagnostic, when there is none."""
        enum = self.scope.enums.get(name)
        if enum is None:
            self.errors.error(
                f"no enum is called '{name}'",
                name,
                what_there_is(name, self.scope.enums)
                or f"declare it: enums: {{{name}: {{cases: [first, second]}}}}",
            )
        return enum

    def _parts(
        self,
        name: SpecText,
        spec: TypeSpec | AttributeSpec,
        parameters: tuple[Parameter, ...],
        enum: EnumDef | None,
        uses: DefinitionUses,
    ) -> _Parts:
        kind = "type" if isinstance(spec, TypeSpec) else "attribute"
        hook = definition_hook_name(name)
        self._check_mnemonic(name, spec, kind)
        text = spec.assembly_format
        if text is None and enum is not None and spec.mnemonic is not None:
            text = SpecText.fixed(ENUM_FORMAT, name.place)
        format_kind = FormatKind.NONE
        parsed: ParameterFormat | None = None
        if text is None:
            if spec.mnemonic is not None and spec.parameters:
                self.errors.error(
                    "must specify 'assembly_format' when 'mnemonic' is set",
                    spec.mnemonic,
                    "write the format, or 'custom' for the hooks"
                    f" {HookKind.PARSE_DEFINITION.function(hook)}"
                    f" and {HookKind.PRINT_DEFINITION.function(hook)}",
                )
        elif text.strip() == "custom":
            format_kind = FormatKind.CUSTOM
        elif text.strip() == "text":
            format_kind = FormatKind.TEXT
            self._check_declared(parameters, text_parameters(kind == "attribute"))
        else:
            format_kind = FormatKind.DECLARATIVE
            unresolved_enum = isinstance(spec, AttributeSpec) and spec.enum and enum is None
            if not unresolved_enum and len(parameters) == len(spec.parameters) + (enum is not None):
                subject = ParameterSubject(str(name), parameters)
                parsed = parse_parameter_format(text, subject, report_into(self.errors, text))
        if text is not None and spec.mnemonic is None:
            self.errors.error(
                "'assembly_format' can only be used when 'mnemonic' is set",
                text,
                "'mnemonic' is the name in the text, after which the format begins",
            )
        if format_kind is not FormatKind.TEXT:
            for parameter in parameters:
                if parameter.kind == "text":
                    self.errors.error(
                        "only a parameter of what is carried as text is kept as text",
                        parameter.place or name,
                    )
        alias = spec.alias
        if alias is not None and alias != "custom" and not is_alias(alias):
            self.errors.error(
                f"'{alias}' cannot be an alias",
                alias,
                "letters, digits, underscores and '$' make an alias, '{parameter}' stands for a"
                f" parameter, 'custom' for the hook {HookKind.ALIAS.function(hook)}",
            )
        elif alias is not None:
            check_fields(alias, _nameable_fields(parameters), "parameter", self.errors)
        return _Parts(format_kind, parsed)

    def _check_declared(
        self, parameters: tuple[Parameter, ...], kept: tuple[Parameter, ...]
    ) -> None:
        """Parameters of what is carried as text are read of that text, beside what is kept."""
        taken = {parameter.python_name for parameter in kept}
        for parameter in parameters:
            if parameter.python_name in taken:
                self.errors.error(
                    f"'{parameter.python_name}' is what is carried as text; 'accessor' gives"
                    f" '{parameter.name}' another name",
                    parameter.place or self.dialect,
                )

    def _check_mnemonic(self, name: SpecText, spec: TypeSpec | AttributeSpec, kind: str) -> None:
        if spec.mnemonic is not None and not is_mnemonic(spec.mnemonic):
            self.errors.error(
                f"'{spec.mnemonic}' cannot be the mnemonic of the {kind} '{name}'",
                spec.mnemonic,
                "letters, digits, underscores and dots make a mnemonic",
            )


class DefinitionUses:
    """The traits, interfaces and builders of a type or attribute, resolved."""

    def __init__(
        self,
        traits: tuple[TraitUse, ...] = (),
        interfaces: tuple[InterfaceUse, ...] = (),
        builders: tuple[BuilderDef, ...] = (),
    ) -> None:
        self.traits = traits
        self.interfaces = interfaces
        self.builders = builders


class _Parts:
    def __init__(self, format_kind: FormatKind, parsed: ParameterFormat | None) -> None:
        self.format_kind = format_kind
        self.format = parsed


def _nameable_fields(parameters: Iterable[Parameter]) -> dict[str, bool]:
    """The fields of a name: parameters, and the types of those that are numbers with a type."""
    fields = dict(map(_nameable, parameters))
    fields.update(
        (f"{p.name}.type", True) for p in parameters if p.class_name in CLASSES_OF_TYPED_NUMBERS
    )
    return fields


def _nameable(parameter: Parameter) -> tuple[str, bool]:
    """The name of a parameter, and whether its value can be part of a name."""
    kind = parameter.element if parameter.element is not None else parameter
    return parameter.name, kind.element is None and kind.kind in NAMEABLE_KINDS


def _constraint_summary(spec: TypeSpec | AttributeSpec) -> str | None:
    return None if spec.constraint_summary is None else str(spec.constraint_summary)


def _mnemonic(spec: TypeSpec | AttributeSpec) -> str | None:
    return None if spec.mnemonic is None else str(spec.mnemonic)


def _enum_parameter(enum: EnumDef, owner: SpecText) -> Parameter:
    return Parameter(
        name="value",
        python_name="value",
        kind="enum",
        annotation=enum.name,
        class_name=enum.name,
        enum=enum,
        place=owner.place,
    )


def _declared(parts: _Parts, parameters: tuple[Parameter, ...]) -> tuple[Parameter, ...]:
    """The parameters of a definition that is carried as text."""
    return parameters if parts.format_kind is FormatKind.TEXT else ()


def _parameters(
    parts: _Parts, parameters: tuple[Parameter, ...], is_attribute: bool
) -> tuple[Parameter, ...]:
    """The parameters of a definition; one that is carried as text has that text alone."""
    is_text = parts.format_kind is FormatKind.TEXT
    return text_parameters(is_attribute) if is_text else parameters
