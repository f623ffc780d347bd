"""The model of a whole spec file."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from odsgen.spec.base_model import Allowed, OneOrMore, Shorthand, SpecModel, Text, allowed
from odsgen.spec.definition_model import (
    AttributeSpec,
    ConstraintSpec,
    EnumSpec,
    InterfaceSpec,
    NativeCallSpec,
    PatternConstraintSpec,
    PatternSpec,
    TraitSpec,
    TypeSpec,
)
from odsgen.spec.operation_model import OpClassSpec, OpSpec


class DialectSpec(SpecModel):
    """A dialect, as its author writes it."""

    dialect: Text = Field(description="the name of the dialect: the prefix of its operations")
    summary: Text | None = None
    description: Text | None = None
    extension: bool = Field(
        False, description="adds its definitions to the bundled dialect of that name"
    )
    imports: OneOrMore = Field([], description="dialects whose definitions can be named here")
    dependencies: OneOrMore = Field([], description="dialects that are loaded with this one")
    version: int | None = Field(None, description="recorded in bytecode")
    upgrade: bool = Field(False, description="hook upgrade_from_version")
    hooks: Text | None = Field(None, description="the Python module of the hooks")
    materialize_constant: bool = Field(False, description="hook materialize_constant")
    canonicalizer: bool = Field(False, description="hook canonicalization_patterns")
    verify_operation_attribute: bool = Field(
        False, description="hook: discardable attributes of this dialect on any operation"
    )
    verify_region_argument_attribute: bool = False
    verify_region_result_attribute: bool = False
    type_parser: bool = Field(False, description="hook parse_type of the dialect")
    attribute_parser: bool = Field(False, description="hook parse_attribute of the dialect")
    verify_data_layout_entry: bool = Field(
        False, description="hook: data layout entries whose identifier begins with the dialect"
    )
    alias: bool = Field(
        False, description="hook: suggests aliases for types and attributes of any dialect"
    )
    aliases: Literal["declared", "as_read"] = Field(
        "declared",
        description="as_read: those of the program that was read, too, as only C++ knows which its types and attributes have",
    )
    cpp_namespace: Text | None = Field(
        None, description="of the names in diagnostics; default ::mlir::<dialect>"
    )
    missing_hooks: Literal["refused", "allowed", "silent"] = Field(
        "refused",
        description="allowed: what a hook that nobody has written would do is left out, and said so; silent: and not said",
    )
    written_hooks: dict[Text, OneOrMore] = Field(
        {},
        description="where hooks may be missing: those that are written, by decorators; `all`, or what they are for",
    )
    functions: dict[Text, OneOrMore] = Field(
        {},
        description="functions that build and that are written by hand, by their modules: names of the package's `functions`",
    )
    extensible: bool = Field(False, description="takes operations and types at run time")
    allow_unknown_operations: bool = False
    allow_unknown_types: bool = False
    allow: Allowed = allowed()
    enums: dict[Text, EnumSpec] = {}
    attributes: dict[Text, AttributeSpec] = {}
    types: dict[Text, TypeSpec] = {}
    constraints: dict[
        Text,
        Annotated[
            ConstraintSpec, Shorthand("type", (str,), {"type": "string", "description": "a type"})
        ],
    ] = {}
    interfaces: dict[Text, InterfaceSpec] = {}
    traits: dict[Text, TraitSpec] = {}
    op_classes: dict[Text, OpClassSpec] = {}
    ops: dict[Text, OpSpec] = {}
    native_calls: dict[Text, NativeCallSpec] = {}
    pattern_constraints: dict[
        Text,
        Annotated[
            PatternConstraintSpec,
            Shorthand("predicate", (str,), {"type": "string", "description": "a predicate"}),
        ],
    ] = {}
    patterns: dict[Text, PatternSpec] = {}
