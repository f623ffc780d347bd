"""Extensions: specs that add definitions to a bundled dialect (`DialectExtension` of MLIR)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from odsgen.ods.model.names import op_class_name
from odsgen.spec.errors import SpecDiagnostics, SpecNote
from odsgen.spec.model import DialectSpec
from odsgen.spec.source import SpecText

#: What a dialect says as a whole, which an extension cannot change.
OF_THE_DIALECT = (
    *("version", "upgrade", "materialize_constant", "canonicalizer"),
    *("verify_operation_attribute", "verify_region_argument_attribute"),
    *("verify_region_result_attribute", "type_parser", "attribute_parser"),
    *("verify_data_layout_entry", "alias", "extensible"),
    *("allow_unknown_operations", "allow_unknown_types"),
    *("native_calls", "pattern_constraints", "patterns"),
)

_SECTIONS = {
    "ops": "operation",
    "types": "type",
    "attributes": "attribute",
    "enums": "enum",
    "interfaces": "interface",
    "traits": "trait",
}


def sections(spec: DialectSpec) -> Iterator[tuple[str, Mapping[SpecText, object]]]:
    """The definitions that a dialect has once, by what they are called."""
    for section, kind in _SECTIONS.items():
        yield kind, getattr(spec, section)


def check_extension(spec: DialectSpec, extended: DialectSpec, errors: SpecDiagnostics) -> None:
    """Refuse what an extension cannot say, and what the dialect that it extends defines already."""
    name = spec.dialect
    for key in OF_THE_DIALECT:
        if getattr(spec, key):
            errors.error(f"an extension of '{name}' cannot say '{key}'", name)
    if spec.aliases != "declared":
        errors.error(f"an extension of '{name}' cannot say 'aliases'", name)
    for (kind, own), (_, taken) in zip(sections(spec), sections(extended), strict=True):
        first = {str(key): key for key in taken}
        for key in own:
            if key in first:
                errors.error(
                    f"the dialect '{name}' has the {kind} '{key}' already",
                    key,
                    "an extension defines what the dialect does not have",
                    [SpecNote("it is defined here", first[str(key)].place)],
                )


def defined_classes(spec: DialectSpec) -> Iterator[tuple[SpecText, str]]:
    """The keys of the definitions of a spec, and the Python classes that they are."""
    for enum_name, enum in spec.enums.items():
        yield enum_name, enum.class_name or enum_name
    for attribute_name, attribute in spec.attributes.items():
        yield attribute_name, attribute.class_name or attribute_name
    for type_name, type_spec in spec.types.items():
        yield type_name, type_spec.class_name or type_name
    for interface_name, interface in spec.interfaces.items():
        yield interface_name, interface.class_name or interface_name
    for op_name, op in spec.ops.items():
        yield op_name, op.class_name or op_class_name(op_name)
