"""Builders and methods: typed signatures of hooks."""

from __future__ import annotations

import keyword
from collections.abc import Mapping

from odsgen.ods.model import BuilderDef, BuilderParameter, DefaultValue, EnumDef
from odsgen.ods.model.names import is_name
from odsgen.ods.resolve.annotations import AnnotationReader
from odsgen.spec.errors import SpecDiagnostics, did_you_mean
from odsgen.spec.loader import describe
from odsgen.spec.operation_model import BuilderParameterSpec, BuilderSpec
from odsgen.spec.source import SpecText

_TAKEN_IN_BUILDERS = frozenset({"cls", "location", "self"})


def resolve_builders(
    specs: Mapping[SpecText, BuilderSpec],
    owner: SpecText,
    members: frozenset[str],
    annotations: AnnotationReader,
    errors: SpecDiagnostics,
) -> tuple[BuilderDef, ...]:
    """The builders; each becomes a class method, so that its name must be free."""
    found = []
    for name, spec in specs.items():
        if not is_name(name) or keyword.iskeyword(name):
            errors.error(
                f"'{name}' cannot name a builder of '{owner}': it is no Python identifier", name
            )
            continue
        if name in members or name.startswith("_"):
            errors.error(
                f"builder `{name}` conflicts with an existing builder",
                name,
                f"'{owner}' has something else under that name",
            )
            continue
        parameters = resolve_parameters(spec.parameters, annotations, errors)
        for parameter in spec.parameters:
            if parameter in _TAKEN_IN_BUILDERS:
                errors.error(f"every builder has a parameter '{parameter}' already", parameter)
        found.append(BuilderDef(str(name), parameters, str(spec.summary or ""), name.place))
    return tuple(found)


def resolve_parameters(
    specs: Mapping[SpecText, BuilderParameterSpec],
    annotations: AnnotationReader,
    errors: SpecDiagnostics,
) -> tuple[BuilderParameter, ...]:
    """The parameters of a signature; those with defaults come last."""
    found: list[BuilderParameter] = []
    for name, spec in specs.items():
        if not is_name(name) or keyword.iskeyword(name) or name.startswith("_"):
            errors.error(f"'{name}' cannot name a parameter: it is no Python identifier", name)
            continue
        annotation = annotations.read(spec.type)
        default = None
        if "default" in spec.model_fields_set:
            default = DefaultValue(spec.default, "")
            enum = annotations.find_enum(str(spec.type).removesuffix("| None").strip())
            if enum is not None and isinstance(spec.default, SpecText):
                _check_case(enum, spec.default, errors)
                found.append(
                    BuilderParameter(
                        str(name), annotation, DefaultValue(str(spec.default), ""), enum
                    )
                )
                continue
            if not _can_be(annotation, spec.default):
                errors.error(
                    f"the default of '{name}' must be {annotation}, got {describe(spec.default)}",
                    spec.default if isinstance(spec.default, SpecText) else name,
                )
            if isinstance(spec.default, SpecText):
                default = DefaultValue(str(spec.default), "")
        elif found and found[-1].default is not None:
            errors.error(
                "expected an argument with default value after other arguments with default values",
                name,
                f"'{found[-1].name}' has a default, '{name}' after it has none",
            )
        found.append(BuilderParameter(str(name), annotation, default))
    return tuple(found)


def _check_case(enum: EnumDef, value: SpecText, errors: SpecDiagnostics) -> None:
    """A case, or several bits; an error names the nearest one."""
    cases = {name for case in enum.cases for name in (case.name, case.text, case.python_name)}
    separator = enum.separator.strip() or "|"
    for part in value.split(separator) if enum.is_bit_enum else [value]:
        if part.strip() not in cases:
            errors.error(
                f"'{part.strip()}' is no case of '{enum.name}'",
                value,
                did_you_mean(part.strip(), sorted(cases)),
            )


_KINDS: dict[str, type | tuple[type, ...]] = {
    "bool": bool,
    "int": int,
    "float": (int, float),
    "str": str,
}


def _can_be(annotation: str, value: object) -> bool:
    choices = [choice.strip() for choice in annotation.split("|")]
    if value is None:
        return "None" in choices or "object" in choices
    if "object" in choices:
        return True
    for choice in choices:
        kind = _KINDS.get(choice)
        if kind is not None and isinstance(value, kind):
            if not isinstance(value, bool) or choice == "bool":
                return True
    return False
