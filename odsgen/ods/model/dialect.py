"""A dialect: all its definitions, resolved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.ods.model.constraints import AttrConstraint, TypeConstraint
    from odsgen.ods.model.definitions import (
        AttributeDef,
        CheckHook,
        EnumDef,
        InterfaceDef,
        TraitDef,
        TypeDef,
    )
    from odsgen.ods.model.operation import OpClassDef, OpDef
    from odsgen.ods.model.patterns import NativeCall, PatternConstraint, PatternDef
    from odsgen.places import Place


@dataclass(frozen=True, slots=True)
class Allowance:
    """A warning that a spec silences: everywhere, or of one definition or op class."""

    name: str
    section: str = ""  # "ops", "op_classes", "types", "attributes"; none: of the whole dialect
    owner: str = ""  # the key of the definition there
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class DialectDef:
    """A whole dialect."""

    name: str
    python_name: str  # of the package
    summary: str
    description: str
    imports: tuple[str, ...]  # dialects whose generated packages this one refers to
    dependencies: tuple[str, ...]  # dialects loaded with it
    version: int | None
    hooks_module: str | None  # dotted path; None: the package's own hooks.py
    op_classes: tuple[OpClassDef, ...]
    ops: tuple[OpDef, ...]
    types: tuple[TypeDef, ...]
    attributes: tuple[AttributeDef, ...]
    enums: tuple[EnumDef, ...]
    type_constraints: tuple[TypeConstraint, ...]  # the named ones
    attr_constraints: tuple[AttrConstraint, ...]
    interfaces: tuple[InterfaceDef, ...] = ()
    is_extension: bool = False  # of the bundled dialect of the same name, which it imports
    cpp_namespace: str | None = None  # of the names in diagnostics; None: `::mlir::` and the name
    allow_unknown_operations: bool = False
    allow_unknown_types: bool = False
    place: Place | None = None
    source: str = ""  # the file name of the spec, without folders
    traits: tuple[TraitDef, ...] = ()
    has_constant_materializer: bool = False
    has_canonicalizer: bool = False
    has_operation_attribute_verifier: bool = False
    has_region_argument_attribute_verifier: bool = False
    has_region_result_attribute_verifier: bool = False
    has_type_parser: bool = False
    has_attribute_parser: bool = False
    has_upgrade: bool = False
    has_alias: bool = False
    keeps_aliases: bool = False
    has_data_layout_entry_verifier: bool = False
    extensible: bool = False
    external_traits: tuple[TraitDef, ...] = ()  # of imports, where something has them
    allows_missing_hooks: bool = False
    tells_missing_hooks: bool = False
    #: Where hooks may be missing: patterns of the subjects of those that are written, by decorators.
    written_hooks: tuple[tuple[str, tuple[str, ...]], ...] = ()
    functions: tuple[tuple[str, tuple[str, ...]], ...] = ()  # hand-written builders, by module
    missing_hooks: tuple[str, ...] = ()  # those that nobody has written: what they do is left out
    unchecked_hooks: tuple[str, ...] = ()  # those of them that would check programs
    external_interfaces: tuple[
        InterfaceDef, ...
    ] = ()  # of ODS and of imports, where something implements them
    patterns: tuple[PatternDef, ...] = ()
    native_calls: tuple[NativeCall, ...] = ()
    pattern_constraints: tuple[PatternConstraint, ...] = ()
    checks: tuple[CheckHook, ...] = ()  # hooks that predicates call
    allowances: tuple[Allowance, ...] = ()  # warnings that are not reported
