"""The accessors that are one line in their class: calls of `odsgen.runtime.generated.accessors`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from odsgen.codegen.context import FileContext
from odsgen.codegen.conversions import conversion
from odsgen.codegen.imports import Imports
from odsgen.codegen.python.expressions import Expression, Literal
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS, ValueGroup
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    Operand,
    RegionDef,
    Result,
    SuccessorDef,
)

_MODULE = "odsgen.runtime.generated.accessors"

Part = Operand | Result | RegionDef | SuccessorDef

#: The functions for one part, an optional one, several.
_FUNCTIONS: dict[type[Part], tuple[str, str, str]] = {
    Operand: ("operand_at", "optional_operand_at", "operands_from"),
    Result: ("result_at", "optional_result_at", "results_from"),
    RegionDef: ("region_at", "", "regions_from"),
    SuccessorDef: ("successor_at", "", "successors_from"),
}

#: The same where the operation keeps the sizes of its segments.
_SEGMENT_FUNCTIONS = {
    OPERANDS: ("operand_of_segment", "optional_operand_segment", "operand_segment"),
    RESULTS: ("result_of_segment", "optional_result_segment", "result_segment"),
}


@dataclass(frozen=True, slots=True)
class DeclaredView:
    """Accessors that the runtime makes: one, or that of an attribute's value and that of the attribute."""

    MACRO: ClassVar[str] = "declared"

    names: tuple[str, ...]
    value: Expression
    documentation: str

    @property
    def name(self) -> str:
        return self.names[0]


def declared_part(
    part: Part, group: ValueGroup, has_sizes: bool, imports: Imports
) -> Expression | None:
    """What makes the accessor of an operand, a result, a region or a successor; None: it needs code of its own.

    ``has_sizes``: the operation keeps the sizes of its operands' segments, which change with an operand.
    """
    start, stop = group.group.start, group.group.stop
    if group.arity is Arity.VARIADIC_OF_VARIADIC or group.group.uses_equal_size:
        return None
    if group.group.uses_segments or (has_sizes and not group.is_single):
        functions = _SEGMENT_FUNCTIONS[group.names]
        index = start.fixed + len(start.segments)  # all that come before have a size
        return _call(functions, group.arity, imports, index)
    functions = _FUNCTIONS[type(part)]
    if group.is_single:
        return _call(functions, group.arity, imports, start.fixed)
    bounds = [start.fixed] if stop is None else [start.fixed, stop.fixed]
    return _call(functions, group.arity, imports, *bounds)


def _call(
    functions: tuple[str, str, str], arity: Arity, imports: Imports, *arguments: int
) -> Expression:
    single, optional, several = functions
    chosen = {Arity.REQUIRED: single, Arity.OPTIONAL: optional}.get(arity, several)
    return imports.name(_MODULE, chosen).call(*map(Literal, arguments))


def declared_attribute(
    attribute: AttributeArgument, documentation: str, context: FileContext
) -> DeclaredView | None:
    """The accessors of an attribute; None: they need code of their own."""
    imports, constraint = context.imports, attribute.constraint
    name, key = attribute.python_name, Literal(attribute.name)
    both = (name, f"{name}_attr")
    if constraint.kind is AttributeKind.UNIT:
        return DeclaredView(both, imports.name(_MODULE, "unit_attribute").call(key), documentation)
    if attribute.optional and attribute.default is not None:
        return None
    converted = conversion(constraint, imports)
    if converted is not None:
        function = "optional_native_attribute" if attribute.optional else "native_attribute"
        made = imports.name(_MODULE, function).call(key, converted)
        return DeclaredView(both, made, documentation)
    function = "optional_attribute" if attribute.optional else "attribute_of"
    kind = context.attribute_class_name(constraint)
    if kind is None:
        return None
    made = imports.name(_MODULE, function).call(key, kind)
    return DeclaredView((name,), made, documentation)
