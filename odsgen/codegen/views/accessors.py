"""Typed accessors of operands, results, regions, successors, attributes and properties."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace

from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import escape, sentence
from odsgen.codegen.literals import i32_array
from odsgen.codegen.property_values import default_property, property_annotation, unset_property
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Evaluate, Return, Step, Steps, Store
from odsgen.codegen.views.declared_accessors import DeclaredView, declared_attribute, declared_part
from odsgen.codegen.views.methods import MethodView, SetterView, accessor
from odsgen.codegen.views.value_groups import OPERANDS, ValueGroup, op_groups
from odsgen.ods.model import (
    Arity,
    OpDef,
    Operand,
    PropertyArgument,
    RegionDef,
    Result,
    SegmentKind,
    SuccessorDef,
)
from odsgen.ods.model.hooks import HookKind

#: Accessors that every operation has; a variadic of that name which covers everything needs no other.
_COVERING = frozenset({"operands", "results", "regions", "successors"})

#: Where the runtime checks what setters and builders are given.
_BUILDING = "odsgen.runtime.ir.building"

_Part = Operand | Result | RegionDef | SuccessorDef

_PROPERTIES = e.SELF.member("properties")
_HELD = e.SELF.member("_properties")  # to read: there is no dictionary where there is no property
_VALUE = e.Name("value")  # the argument of a setter
_NEW = e.Name("new")


def accessor_views(
    op: OpDef, context: FileContext, written: Container[str] = ()
) -> tuple[MethodView | DeclaredView, ...]:
    """All accessors of an operation: operands, results, attributes, properties, regions, successors.

    Those of the names ``written`` are properties of their own, as in the interface that the operation implements.
    """
    groups = op_groups(op)
    has_sizes = op.operand_segments is SegmentKind.ATTRIBUTE
    views: list[MethodView | DeclaredView] = []
    for operand, group in zip(op.operands, groups.operands, strict=True):
        if not _is_covered(operand.python_name, group):
            views.append(
                _declared(operand, group, context, written, has_sizes)
                or _operand_accessor(op, operand, group, context)
            )
    views += _accessors(op.results, groups.results, "OpResult", context, written)
    for attribute in op.attributes:
        # What its constraint says stands in the table of the constraints.
        summary = sentence(attribute.summary) if attribute.summary else ""
        is_of_interface = attribute.python_name in written
        views.append(declared_attribute(attribute, summary, context, is_of_interface))
    for prop in op.properties:
        views.append(_property_accessor(prop, context))
    for derived in op.derived_attributes:
        hook = context.hook_function(HookKind.DERIVE.function(op.hook_name, derived.python_name))
        views.append(
            accessor(
                derived.python_name,
                context.imports.annotation(derived.annotation),
                escape(sentence(derived.summary or f"Computed: {derived.name}")),
                (Return(hook.call(e.SELF)),),
            )
        )
    views += _accessors(op.regions, groups.regions, "Region", context, written)
    views += _accessors(op.successors, groups.successors, "Block", context, written)
    return tuple(views)


def _is_covered(name: str, group: ValueGroup) -> bool:
    return name in _COVERING and group.is_whole


def _accessors(
    definitions: Sequence[Result | RegionDef | SuccessorDef],
    groups: tuple[ValueGroup, ...],
    element: str,
    context: FileContext,
    written: Container[str],
) -> Iterator[MethodView | DeclaredView]:
    """The accessors of parts of one kind, which are of a class of the runtime."""
    for definition, group in zip(definitions, groups, strict=True):
        if not _is_covered(definition.python_name, group):
            yield (
                _declared(definition, group, context, written)
                or _value_accessor(definition, group, context.imports.runtime_type_only(element))
            )


def _declared(
    part: _Part,
    group: ValueGroup,
    context: FileContext,
    written: Container[str],
    has_sizes: bool = False,
) -> DeclaredView | None:
    if part.python_name in written:
        return None
    return declared_part(part, group, _meaning(part), has_sizes, context.imports)


def _value_accessor(definition: _Part, group: ValueGroup, element: str) -> MethodView:
    name, documentation = definition.python_name, _documentation(definition)
    if group.arity is Arity.REQUIRED:
        body: Steps = (*group.bindings, Return(group.value))
        return accessor(name, element, documentation, body)
    if group.arity is Arity.OPTIONAL:
        found = e.Name("found")
        first = Return(e.Choice(found, found.item(0), e.NONE))
        body = (*group.bindings, Assign(found.id, group.values), first)
        return accessor(name, f"{element} | None", documentation, body)
    body = (*group.bindings, Return(group.values))
    return accessor(name, f"tuple[{element}, ...]", documentation, body)


def _documentation(definition: _Part | PropertyArgument) -> str:
    """The summary of a part; without one, its kind and its constraint."""
    kind = _KINDS[type(definition)]
    usual = f"The {kind} `{definition.name}`: {_meaning(definition)}"
    return escape(sentence(definition.summary or usual))


def _meaning(definition: _Part | PropertyArgument) -> str:
    """The summary of a part; without one, that of its constraint."""
    if definition.summary:
        return sentence(definition.summary)
    constraint = definition.constraint
    return constraint.summary or getattr(constraint, "name", None) or "of any kind"


_KINDS = {
    Operand: "operand",
    Result: "result",
    RegionDef: "region",
    SuccessorDef: "successor",
    PropertyArgument: "property",
}


def _operand_accessor(
    op: OpDef, operand: Operand, group: ValueGroup, context: FileContext
) -> MethodView:
    value = context.imports.runtime_type_only("Value")
    view = _value_accessor(operand, group, value)
    if operand.arity is Arity.VARIADIC_OF_VARIADIC:
        assert operand.segment_attribute is not None
        return _nested_accessor(op, operand, operand.segment_attribute, group, value, context)
    if group.is_single:
        store = Evaluate(e.SELF.method("set_operand", group.number, _VALUE))
        setter = SetterView(value, (*group.bindings, store))
    elif operand.arity is Arity.OPTIONAL:
        given = e.Choice(_VALUE.is_none(), e.EMPTY_TUPLE, e.tuple_of([_VALUE]))
        setter = SetterView(f"{value} | None", _replacement(op, operand, group, given, context))
    else:
        given_all = e.Name("tuple").call(_VALUE)
        setter = SetterView(
            context.imports.sequence_of(value), _replacement(op, operand, group, given_all, context)
        )
    return replace(view, setter=setter)


def _replacement(
    op: OpDef, operand: Operand, group: ValueGroup, given: e.Expression, context: FileContext
) -> Steps:
    """Put a tuple in the place of an optional or variadic operand, keeping the segment sizes true."""
    has_sizes = op.operand_segments is SegmentKind.ATTRIBUTE
    variable = sum(other.arity is not Arity.REQUIRED for other in op.operands)
    has_one_size = op.operand_segments is SegmentKind.SAME_SIZE and variable > 1
    others = e.SELF.member("operands")
    if group.is_whole and not has_sizes and not has_one_size:
        return (*group.bindings, Store(others, given))
    steps: list[Step] = [*group.bindings]
    if has_sizes and not steps:
        steps.append(OPERANDS.sizes_binding)
    steps.append(Assign(_NEW.id, given))
    if has_one_size:
        check = context.imports.name(_BUILDING, "check_equal_sizes")
        steps.append(Evaluate(check.call(e.SELF.member("OPERATION_NAME"), group.values, _NEW)))
    steps.append(Store(others, _with_others(group)))
    if has_sizes:
        sizes = e.Name(OPERANDS.sizes)
        index = operand.index
        changed = e.tuple_of(
            (
                e.Unpacked(e.Part(sizes, None, e.Literal(index))),
                e.length(_NEW),
                e.Unpacked(e.Part(sizes, e.Literal(index + 1), None)),
            )
        )
        stored = _PROPERTIES.item(OPERANDS.segment_property)
        steps.append(Store(stored, i32_array(changed, context.imports)))
    return tuple(steps)


def _with_others(group: ValueGroup) -> e.Expression:
    """All values, with the new ones in the place of a group."""
    if group.is_whole:
        return _NEW
    elements: list[e.Expression] = [e.Unpacked(_NEW)]
    if group.first != e.Literal(0):
        elements.insert(0, e.Unpacked(e.Part(group.names.all_values, None, group.first)))
    if group.end is not None:
        elements.append(e.Unpacked(e.Part(group.names.all_values, group.end, None)))
    return e.tuple_of(elements)


def _nested_accessor(
    op: OpDef,
    operand: Operand,
    segment_attribute: str,
    group: ValueGroup,
    value: str,
    context: FileContext,
) -> MethodView:
    """A variadic of variadics: as many tuples as its segment attribute has sizes, which are set with them."""
    islice = context.imports.name("itertools", "islice")
    stored = _HELD.item(segment_attribute)
    values, inner, size = e.Name("values"), e.Name("inner"), e.Name("size")
    parts = e.Comprehension(e.Name("tuple").call(islice.call(values, size)), (size.id,), inner)
    body = (
        *group.bindings,
        Assign(values.id, e.Name("iter").call(group.values)),
        Assign(inner.id, stored.member("values"), "tuple[int, ...]"),
        Return(e.Name("tuple").call(parts)),
    )
    each, part = e.Name("each"), e.Name("part")
    flat = e.Name("tuple").call(e.Comprehension(each, (part.id,), _VALUE, inner=((each.id, part),)))
    sizes = e.Name("tuple").call(e.Name("map").call(e.Name("len"), _VALUE))
    setter = SetterView(
        context.imports.sequence_of(f"Sequence[{value}]"),
        (
            *_replacement(op, operand, group, flat, context),
            Store(stored, i32_array(sizes, context.imports)),
        ),
    )
    annotation = f"tuple[tuple[{value}, ...], ...]"
    return accessor(operand.python_name, annotation, _documentation(operand), body, setter)


def _property_accessor(prop: PropertyArgument, context: FileContext) -> MethodView:
    imports = context.imports
    key = e.Literal(prop.name)
    annotation = property_annotation(prop, imports)
    default = default_property(prop, imports)
    if unset_property(prop, imports) != default:  # no case, which the verifier refuses
        default = e.SELF.member("DEFAULT_PROPERTIES").item(key)
    checked = imports.call(_BUILDING, "checked_native", e.Name("type").call(e.SELF), key, _VALUE)
    return accessor(
        prop.python_name,
        annotation,
        _documentation(prop),
        (Assign(_VALUE.id, _HELD.method("get", key, default), annotation), Return(_VALUE)),
        SetterView(annotation, (Store(_PROPERTIES.item(key), checked),)),
    )
