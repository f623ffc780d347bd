"""The accessors that are one line in their class: calls of `odsgen.runtime.glue.accessors`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from odsgen.codegen.attribute_values import default_value, native_value
from odsgen.codegen.context import FileContext
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

_MODULE = "odsgen.runtime.glue.accessors"
_OF_SEGMENTS = "odsgen.runtime.glue.segment_accessors"

Part = Operand | Result | RegionDef | SuccessorDef

#: The functions for one part, an optional one, several.
_FUNCTIONS: dict[type[Part], tuple[str, str, str]] = {
    Operand: ("operand_at", "optional_operand_at", "operands_from"),
    Result: ("result_at", "optional_result_at", "results_from"),
    RegionDef: ("region_at", "", "regions_from"),
    SuccessorDef: ("successor_at", "", "successors_from"),
}

#: Those that take the end of a group behind its start.
_WITH_END = frozenset(
    name for _, optional, several in _FUNCTIONS.values() for name in (optional, several)
)

#: The classes of these accessors, which take the class of the types.
_ANNOTATIONS: dict[type[Operand | Result], tuple[str, str, str]] = {
    Operand: ("Operand", "OptionalOperand", "Operands"),
    Result: ("Result", "OptionalResult", "Results"),
}

#: The same where the operation keeps the sizes of its segments.
_SEGMENT_FUNCTIONS = {
    OPERANDS: ("operand_of_segment", "optional_operand_segment", "operand_segment"),
    RESULTS: ("result_of_segment", "optional_result_segment", "result_segment"),
}


@dataclass(frozen=True, slots=True)
class DeclaredView:
    """Members that the runtime makes: an accessor, or that of an attribute's value and that of the attribute; a method."""

    MACRO: ClassVar[str] = "declared"

    names: tuple[str, ...]
    value: Expression
    annotation: str | None = None  # where the value alone doesn't tell it
    narrowed: str | None = None  # the class of the first of two, where an interface has another

    @property
    def name(self) -> str:
        return self.names[0]


def declared_part(
    part: Part, group: ValueGroup, summary: str, has_sizes: bool, imports: Imports
) -> DeclaredView | None:
    """The accessor of an operand, a result, a region or a successor; None: it needs code of its own.

    ``has_sizes``: the operation keeps the sizes of its operands' segments, which change with an operand.
    """
    start, stop = group.group.start, group.group.stop
    if group.arity is Arity.VARIADIC_OF_VARIADIC or group.group.equal_size is not None:
        return None
    bounds: tuple[int, ...] = (start.fixed,)
    if group.group.uses_segments or (has_sizes and not group.is_single):
        functions = _SEGMENT_FUNCTIONS[group.names]
        bounds = (start.fixed + len(start.segments),)  # all that come before have a size
    else:
        functions = _FUNCTIONS[type(part)]
        if stop is not None and not group.is_single:
            bounds = (start.fixed, stop.fixed)
    single, optional, several = functions
    function = {Arity.REQUIRED: single, Arity.OPTIONAL: optional}.get(group.arity, several)
    numbers = tuple(map(Literal, bounds))
    accessor = imports.name(_OF_SEGMENTS if "segment" in function else _MODULE, function)
    if function in _WITH_END and len(bounds) == 1:
        made = accessor.call(*numbers, doc=Literal(summary))
    else:
        made = accessor.call(*numbers, Literal(summary))
    return DeclaredView((part.python_name,), made, _annotation(part, group.arity, imports))


def _annotation(part: Part, arity: Arity, imports: Imports) -> str | None:
    """The class of the types of operands and results, where the constraint knows one."""
    if not isinstance(part, Operand | Result) or part.constraint.annotation == "Type":
        return None
    single, optional, several = _ANNOTATIONS[type(part)]
    accessor = {Arity.REQUIRED: single, Arity.OPTIONAL: optional}.get(arity, several)
    types = imports.annotation(part.constraint.annotation)
    return f"{imports.use_type_only(_MODULE, accessor)}[{types}]"


def declared_attribute(
    attribute: AttributeArgument, summary: str, context: FileContext, is_of_interface: bool
) -> DeclaredView:
    """The accessors of an attribute; ``is_of_interface``: it narrows the type of an interface's accessor of that name."""
    imports, constraint = context.imports, attribute.constraint
    name, key = attribute.python_name, Literal(attribute.name)
    doc = [Literal(summary)] if summary else []
    both = (name, f"{name}_attr")
    native = native_value(constraint, imports)
    if constraint.kind is AttributeKind.UNIT:
        return DeclaredView(both, imports.call(_MODULE, "unit_attribute", key, *doc))
    if native is not None:
        function, narrowed, default = "native_attribute", None, []
        if attribute.optional and attribute.default is not None:
            function = "defaulted_native_attribute"
            default = [default_value(constraint, attribute.default, imports)]
        elif attribute.optional:
            function = "optional_native_attribute"
        if is_of_interface and not default:
            value = f"{native.annotation} | None" if attribute.optional else native.annotation
            narrowed = f"{imports.use_type_only(_MODULE, 'Accessor')}[{value}, {value}]"
        made = imports.call(_MODULE, function, key, native.conversion(), *default, *doc)
        return DeclaredView(both, made, narrowed=narrowed)
    function = "optional_attribute" if attribute.optional else "attribute_of"
    kind = context.attribute_class_name(constraint)
    return DeclaredView((name,), imports.call(_MODULE, function, key, kind, *doc))
