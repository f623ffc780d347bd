"""The parts of a spec for which TableGen has no words: an overlay that `odsgen import` merges over the `.td` file.

Only keys of a fixed list stand in it; all else must come back from TableGen alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from odsgen.export.names import ExportNames
from odsgen.export.predicates import SHAPE_FUNCTIONS
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.model import AttributeDef, FormatKind, OpDef, TypeDef
from odsgen.ods.resolve.expansion import Expansion, InterfaceMention, Part, WrittenSemantics
from odsgen.spec.base_model import SpecModel
from odsgen.spec.definition_model import ParameterSpec
from odsgen.spec.operation_model import BuilderSpec
from odsgen.spec.source import SpecText
from odsgen.tablegen.operations import builder_name

#: Keys of the dialect that are Python's affair, or odsgen's.
_OF_DIALECT = (
    "imports",
    "version",
    "upgrade",
    "hooks",
    "type_parser",
    "attribute_parser",
    "alias",
    "aliases",
    "verify_data_layout_entry",
    "allow_unknown_operations",
    "allow_unknown_types",
    "missing_hooks",
)


def overlay_of(names: ExportNames) -> dict[str, Any]:
    """The overlay of a dialect, as YAML would hold it."""
    spec = names.spec
    overlay: dict[str, Any] = {"dialect": names.dialect}
    for key in _OF_DIALECT:
        value = getattr(spec, key)
        if value:
            overlay[key] = _plain(value)
    if spec.written_hooks:
        overlay["written_hooks"] = {
            str(decorator): _plain(spec.written_hooks[decorator])
            for decorator in sorted(spec.written_hooks)
        }
    if not spec.allow_unknown_types and (spec.types or spec.attributes):
        overlay["allow_unknown_types"] = (
            False  # what the importer takes for a text, it takes for unknown
        )
    for section, definitions in (
        ("interfaces", _interfaces(names)),
        ("traits", _traits(names)),
        ("attributes", _parameterized(spec.attributes)),
        ("types", _parameterized(spec.types)),
        ("ops", _operations(names)),
        ("native_calls", _calls(spec.native_calls)),
        ("pattern_constraints", _calls(spec.pattern_constraints)),
        ("patterns", _patterns(names)),
    ):
        if definitions:
            overlay[section] = definitions
    return merged_trees(overlay, names.notes.kept)


def merged_trees(first: Mapping[str, Any], second: Mapping[str, Any]) -> dict[str, Any]:
    """Both, and the second where both say something."""
    result = dict(first)
    for key, value in second.items():
        known = result.get(key)
        if isinstance(value, Mapping) and isinstance(known, Mapping):
            result[key] = merged_trees(known, value)
        else:
            result[key] = value
    return result


def _plain(value: Any) -> Any:
    if isinstance(value, SpecText):
        return str(value)
    if isinstance(value, SpecModel):
        return _plain_model(value)
    if isinstance(value, dict):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, list):
        return [each if isinstance(each, int) else str(each) for each in value]
    return value


# --- types and attributes -------------------------------------------------------------------------------------------


def _parameterized(definitions: Mapping[SpecText, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, spec in definitions.items():
        said: dict[str, Any] = {}
        if spec.assembly_format in _WITHOUT_FORMAT or any(
            p.cpp_type is not None for p in spec.parameters.values()
        ):
            # The importer may take it for a text: how hooks read it, and what C++ holds, no record says.
            said |= {k: v for k, v in plain_fields(spec).items() if k not in _PROSE}
        if spec.alias is not None and spec.alias != spec.mnemonic:
            said["alias"] = str(spec.alias)
        if spec.constraint_summary is not None and spec.constraint_summary != spec.summary:
            said["constraint_summary"] = str(spec.constraint_summary)
        for key in ("asm_name", "converts_to"):
            if getattr(spec, key, None) is not None:
                said[key] = str(getattr(spec, key))
        parameters = {
            str(key): written
            for key, parameter in spec.parameters.items()
            if (written := _parameter(parameter))
        }
        if parameters:
            said["parameters"] = merged_trees(said.get("parameters", {}), parameters)
        if spec.builders:
            said["builders"] = _builders(spec.builders)
        if spec.interfaces or spec.traits:
            said["traits"] = [str(trait) for trait in spec.traits] or None
            said["interfaces"] = [
                {"name": str(use.name), "methods": [str(m) for m in use.methods]}
                for use in spec.interfaces
            ] or None
        if said:
            found[str(name)] = said
    return found


#: Formats that are no text of the definition.
_WITHOUT_FORMAT = ("custom", "text")
_PROSE = frozenset({"summary", "description"})


def _parameter(spec: ParameterSpec) -> dict[str, Any]:
    """A name in Python, and lists that may be absent: C++ has an empty list for one of these."""
    said: dict[str, Any] = {}
    if spec.accessor is not None or spec.cpp_type is not None:
        said = dict(plain_fields(spec))
    if spec.kind.startswith("OptionalArrayRefParameter") or (
        spec.optional and spec.kind.startswith("list<")
    ):
        said |= {"kind": str(spec.kind), "default": None}
        if spec.optional:
            said["optional"] = True
    return said


def _builders(builders: Mapping[SpecText, BuilderSpec]) -> dict[str, Any]:
    """The builders under their names: in C++ they have none, so that the importer makes names of the parameters'."""
    found: dict[str, Any] = {}
    taken: list[str] = []
    for spec in builders.values():
        made = builder_name([str(name) for name in spec.parameters], taken)
        taken.append(made)
        found[made] = None
    for name, spec in builders.items():
        found[str(name)] = {
            "parameters": {
                str(key): _builder_parameter(parameter)
                for key, parameter in spec.parameters.items()
            },
            **({"summary": str(spec.summary)} if spec.summary else {}),
        }
    return found


def _builder_parameter(parameter: Any) -> Any:
    if "default" not in parameter.model_fields_set:
        return str(parameter.type)
    return {"type": str(parameter.type), "default": _plain(parameter.default)}


# --- interfaces and traits ------------------------------------------------------------------------------------------


def _interfaces(names: ExportNames) -> dict[str, Any]:
    found: dict[str, Any] = {}
    used = _used(names)
    for name, spec in names.spec.interfaces.items():
        if str(name) not in used:
            found[str(name)] = plain_fields(spec)
            continue
        said: dict[str, Any] = {}
        if spec.summary is not None:
            said["summary"] = str(spec.summary)
            if spec.description is None:
                said["description"] = None  # the summary stands there in TableGen
        for flag in ("verifier", "region_verifier"):
            if getattr(spec, flag):
                said[flag] = True
        methods: dict[str, Any] = {}
        for method, written in spec.methods.items():
            own = {
                key: _plain(getattr(written, key))
                for key in ("summary", "accessor")
                if getattr(written, key) is not None
            }
            own["property"] = True if written.property else None
            methods[str(method)] = own
        if methods:
            said["methods"] = methods
        if said:
            found[str(spec.class_name or name)] = said
    return found


def _traits(names: ExportNames) -> dict[str, Any]:
    found: dict[str, Any] = {}
    used = _used(names)
    for name, spec in names.spec.traits.items():
        if str(name) not in used:
            found[str(name)] = plain_fields(spec)
            continue
        said = {
            key: _plain(value)
            for key in ("summary", "description", "requires", "verifier")
            if (value := getattr(spec, key))
        }
        if spec.summary is None and not (spec.extends or spec.predicate):
            said["summary"] = None
        if said:
            found[str(name)] = said
    return found


def _used(names: ExportNames) -> frozenset[str]:
    """The interfaces and traits that something lists: the importer takes no others."""
    dialect = names.resolved.dialect
    found: set[str] = set()
    definitions: tuple[OpDef | TypeDef | AttributeDef, ...] = (
        *dialect.ops,
        *dialect.types,
        *dialect.attributes,
    )
    for definition in definitions:
        found |= {use.name for use in definition.traits}
        found |= {use.name for use in definition.interfaces}
    for trait in dialect.traits:
        found |= {use.name for use in trait.bases}
    return frozenset(found)


def plain_fields(spec: SpecModel) -> dict[str, Any]:
    """A definition as it is written."""
    return dict(_mapping(spec.model_dump(exclude_unset=True)))


def _mapping(value: Any) -> Any:
    if isinstance(value, dict):
        return {str(key): _mapping(inner) for key, inner in value.items()}
    return [_mapping(inner) for inner in value] if isinstance(value, list) else _plain(value)


# --- operations -----------------------------------------------------------------------------------------------------


def _operations(names: ExportNames) -> dict[str, Any]:
    found: dict[str, Any] = {}
    classes = names.resolved.classes
    for key, spec in names.spec.ops.items():
        op = names.ops[str(key)]
        expansion = classes.expand(spec, key)
        said: dict[str, Any] = {}
        for section in ("arguments", "results", "regions", "successors"):
            names_of_parts = {
                str(name): given
                for name, part in expansion.of(section).items()
                if (given := _names_of_part(part, section))
            }
            if names_of_parts:
                said[section] = names_of_parts
        if _lists_interfaces(names, op, expansion):
            said["traits"] = [str(trait) for trait in expansion.traits] or None
            said["interfaces"] = [_mention(use) for use in expansion.interfaces] or None
        if op.format_kind in (FormatKind.CUSTOM, FormatKind.FUNCTION):
            said["assembly_format"] = op.format_kind.value
        if expansion.methods:
            said["methods"] = {str(m): str(text) for m, text in expansion.methods.items()}
        if expansion.builders:
            said["builders"] = _builders(expansion.builders)
        if expansion.semantics is not None:
            said["semantics"] = _semantics(expansion.semantics)
        if expansion.folds:
            said["folds"] = {str(each): _plain(value) for each, value in expansion.folds.items()}
        if op.default_dialect is not None:
            said["default_dialect"] = op.default_dialect
        if spec.llvm_ir is not None:
            said["llvm_ir"] = _plain(spec.llvm_ir)
        if op.spirv is not None:
            said["spirv"] = op.spirv
        if said:
            found[str(key)] = said
    return found


def _names_of_part(part: Part, section: str) -> dict[str, Any]:
    """The names that a part has in Python and in the text."""
    said: dict[str, Any] = {}
    if part.accessor is not None:
        said["accessor"] = str(part.accessor)
    if part.asm_names:
        names = [str(name) for name in part.asm_names]
        said |= {"asm_name": names[0]} if section == "results" else {"asm_names": names}
    return said


def _semantics(written: WrittenSemantics) -> dict[str, Any]:
    """The semantics of an operation, with those of its classes."""
    said: dict[str, Any] = {}
    for field in fields(written):
        value = getattr(written, field.name)
        if isinstance(value, Mapping):
            value = {str(name): _plain_model(each) for name, each in value.items()} or None
        elif isinstance(value, SpecModel):
            value = _plain_model(value)
        if value is not None:
            said[field.name] = value
    return said


def _plain_model(model: SpecModel) -> Any:
    """The short form of a model of one text, else its keys."""
    given = {key: getattr(model, key) for key in sorted(model.model_fields_set)}
    if given.keys() in ({"value"}, {"condition"}):
        return str(next(iter(given.values())))
    return {key: _plain(value) for key, value in given.items()}


def _calls(specs: Mapping[SpecText, Any]) -> dict[str, Any]:
    """Native calls and constraints as a whole: the names and annotations of their parameters are Python's."""
    return {
        str(name): {
            key: _plain(value)
            for key in spec.model_fields_set
            if (value := getattr(spec, key)) is not None
        }
        for name, spec in specs.items()
    }


def _patterns(names: ExportNames) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, spec in names.spec.patterns.items():
        said: dict[str, Any] = {
            key: str(value) for key in ("summary", "description") if (value := getattr(spec, key))
        }
        if spec.canonicalization:
            said["canonicalization"] = True
        if any(f"{name}(" in text for text in spec.where for name in SHAPE_FUNCTIONS):
            said["where"] = [str(text) for text in spec.where]  # C++ has no name for them
        if said:
            found[str(name)] = said
    return found


def _lists_interfaces(names: ExportNames, op: OpDef, expansion: Expansion) -> bool:
    """Whether an operation has interfaces: which methods hooks implement, and among what they are listed."""
    return bool(
        expansion.interfaces
        or expansion.flag("infer_return_types")
        or op.default_dialect is not None
        or any(str(t) in INTERFACES or _is_own(names, str(t)) for t in expansion.traits)
    )


def _mention(use: InterfaceMention) -> Any:
    methods = [str(method) for method in use.methods]
    return {"name": str(use.interface), "methods": methods} if methods else str(use.interface)


def _is_own(names: ExportNames, interface: str) -> bool:
    return interface in names.spec.interfaces
