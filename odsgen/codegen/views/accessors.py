"""Typed accessors of operands, results, regions, successors, attributes and properties."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.attribute_values import default_value_expression, native_form
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import escape, sentence
from odsgen.codegen.literals import string_literal
from odsgen.codegen.property_values import absent_property, property_default
from odsgen.codegen.python.expression_text import expression_text
from odsgen.codegen.python.expressions import Name, Verbatim
from odsgen.codegen.views.value_groups import (
    OPERANDS,
    ValueGroup,
    op_groups,
)
from odsgen.ods.hooks import HookKind
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    PropertyArgument,
    SegmentKind,
)

#: Accessors that every operation has; a variadic of that name which covers everything needs no other.
_COVERING = frozenset({"operands", "results", "regions", "successors"})

#: Where the runtime checks what setters and builders are given.
_BUILDING = "odsgen.runtime.ir.building"


@dataclass(frozen=True, slots=True)
class SetterView:
    annotation: str
    statements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AccessorView:
    """A property of an op class; ``value`` names its argument in the setter."""

    name: str
    annotation: str
    documentation: str
    statements: tuple[str, ...]  # before the return
    expression: str
    setter: SetterView | None = None


def accessor_views(op: OpDef, context: FileContext) -> tuple[AccessorView, ...]:
    """All accessors of an operation: operands, results, attributes, properties, regions, successors."""
    groups = op_groups(op)
    views: list[AccessorView] = []
    for operand, group in zip(op.operands, groups.operands, strict=True):
        if not _is_covered(operand.python_name, group):
            views.append(_operand_accessor(op, operand, group, context))
    for result, group in zip(op.results, groups.results, strict=True):
        if not _is_covered(result.python_name, group):
            views.append(
                _value_accessor(
                    result.python_name,
                    group,
                    context.imports.runtime_type_only("OpResult"),
                    result.summary or result.constraint.summary,
                )
            )
    for attribute in op.attributes:
        views.extend(_attribute_accessors(attribute, context))
    for prop in op.properties:
        views.append(_property_accessor(prop, context))
    for derived in op.derived_attributes:
        hook = context.hook(HookKind.DERIVE.function(op.hook_name, derived.python_name))
        views.append(
            AccessorView(
                derived.python_name,
                context.imports.annotation(derived.annotation),
                escape(sentence(derived.summary or f"Computed: {derived.name}")),
                (),
                f"{hook}(self)",
            )
        )
    for region, group in zip(op.regions, groups.regions, strict=True):
        if not _is_covered(region.python_name, group):
            views.append(
                _value_accessor(
                    region.python_name,
                    group,
                    context.imports.runtime_type_only("Region"),
                    region.summary or region.constraint.summary,
                )
            )
    for successor, group in zip(op.successors, groups.successors, strict=True):
        if not _is_covered(successor.python_name, group):
            views.append(
                _value_accessor(
                    successor.python_name,
                    group,
                    context.imports.runtime_type_only("Block"),
                    successor.summary or successor.constraint.summary,
                )
            )
    return tuple(views)


def _is_covered(name: str, group: ValueGroup) -> bool:
    return name in _COVERING and group.is_whole


def _value_accessor(name: str, group: ValueGroup, element: str, summary: str) -> AccessorView:
    documentation = escape(sentence(summary))
    if group.arity is Arity.REQUIRED:
        return AccessorView(name, element, documentation, group.prelude, group.element)
    if group.arity is Arity.OPTIONAL:
        statements = (*group.prelude, f"found = {group.slice}")
        return AccessorView(
            name, f"{element} | None", documentation, statements, "found[0] if found else None"
        )
    return AccessorView(name, f"tuple[{element}, ...]", documentation, group.prelude, group.slice)


def _operand_accessor(
    op: OpDef, operand: Operand, group: ValueGroup, context: FileContext
) -> AccessorView:
    value = context.imports.runtime_type_only("Value")
    view = _value_accessor(
        operand.python_name, group, value, operand.summary or operand.constraint.summary
    )
    if operand.arity is Arity.VARIADIC_OF_VARIADIC:
        return _nested_accessor(op, operand, group, value, context)
    setter: SetterView
    if group.is_single and group.has_known_start:
        setter = SetterView(value, (f"self.set_operand({group.start}, value)",))
    elif group.is_single:
        index = (
            group.start
            if not group.start.startswith("-")
            else f"len(self._operands) {group.start.replace('-', '- ', 1)}"
        )
        setter = SetterView(value, (*group.prelude, f"self.set_operand({index}, value)"))
    else:
        setter = _group_setter(op, operand, group, value, context)
    return AccessorView(
        view.name, view.annotation, view.documentation, view.statements, view.expression, setter
    )


def _group_setter(
    op: OpDef, operand: Operand, group: ValueGroup, value: str, context: FileContext
) -> SetterView:
    """Replace the values of an optional or variadic operand, keeping the segment sizes true."""
    if operand.arity is Arity.OPTIONAL:
        return SetterView(
            f"{value} | None",
            _group_statements(op, operand, group, "() if value is None else (value,)", context),
        )
    context.imports.use_type_only("collections.abc", "Sequence")
    return SetterView(
        f"Sequence[{value}]", _group_statements(op, operand, group, "tuple(value)", context)
    )


def _group_statements(
    op: OpDef, operand: Operand, group: ValueGroup, new: str, context: FileContext
) -> tuple[str, ...]:
    """Put the tuple ``new`` in the place of a group."""
    before = "" if group.start == "0" else f"*{group.sequence}[:{group.start}], "
    after = "" if group.stop is None else f", *{group.sequence}[{group.stop}:]"
    statements = [*group.prelude]
    variable = sum(other.arity is not Arity.REQUIRED for other in op.operands)
    has_one_size = op.operand_segments is SegmentKind.SAME_SIZE and variable > 1
    if before or after or has_one_size:
        statements.append(f"new = {new}")
        if has_one_size:
            check = context.imports.use("odsgen.runtime.ir.building", "check_equal_sizes")
            statements.append(f"{check}(self.OPERATION_NAME, {group.slice}, new)")
        statements.append(f"self.operands = ({before}*new{after})")
    else:
        statements.append(f"self.operands = {new}")
    if op.operand_segments is SegmentKind.ATTRIBUTE:
        if not (before or after):
            statements[-1:] = [f"new = {new}", "self.operands = new"]
        if not group.prelude:
            statements.insert(0, OPERANDS.bind_sizes)
        i32 = context.imports.runtime("i32")
        array = context.imports.runtime("DenseArrayAttr")
        statements.append(
            f'self.properties["{OPERANDS.segment_property}"] = {array}.get('
            f"{i32}, (*sizes[:{operand.index}], len(new), *sizes[{operand.index + 1}:]))"
        )
    return tuple(statements)


def _nested_accessor(
    op: OpDef, operand: Operand, group: ValueGroup, value: str, context: FileContext
) -> AccessorView:
    """A variadic of variadics: as many tuples as its segment attribute has sizes, which are set with them."""
    key = string_literal(operand.segment_attribute or "")
    statements = (
        *group.prelude,
        f"values = iter({group.slice})",
        f"inner: tuple[int, ...] = self.properties[{key}].values",
    )
    context.imports.use("itertools", "islice")
    context.imports.use_type_only("collections.abc", "Sequence")
    array, i32 = context.imports.runtime("DenseArrayAttr"), context.imports.runtime("i32")
    flat = "tuple([each for part in value for each in part])"
    setter = SetterView(
        f"Sequence[Sequence[{value}]]",
        (
            *_group_statements(op, operand, group, flat, context),
            f"self.properties[{key}] = {array}.get({i32}, tuple(map(len, value)))",
        ),
    )
    return AccessorView(
        operand.python_name,
        f"tuple[tuple[{value}, ...], ...]",
        escape(sentence(operand.summary or operand.constraint.summary)),
        statements,
        "tuple([tuple(islice(values, size)) for size in inner])",
        setter,
    )


def _attribute_accessors(attribute: AttributeArgument, context: FileContext) -> list[AccessorView]:
    """The native accessor and, beside it, `…_attr` for the attribute itself; one accessor if they are the same."""
    imports = context.imports
    constraint = attribute.constraint
    name, key = attribute.python_name, string_literal(attribute.name)
    summary = escape(sentence(attribute.summary or constraint.summary))
    form = native_form(constraint, imports)
    annotation = context.attribute_class(constraint)
    may_be_absent = attribute.optional or constraint.kind is AttributeKind.UNIT
    if may_be_absent:
        annotation = f"{annotation} | None"
        fetched = f"self.properties.get({key})"
    elif attribute.default is not None:
        fetched = f"self.properties.get({key}, self.DEFAULT_PROPERTIES[{key}])"
    else:
        fetched = f"self.properties[{key}]"
    checked = f"{imports.use(_BUILDING, 'checked_attribute')}(value)"
    itself = AccessorView(
        name if form is None else f"{name}_attr",
        annotation,
        summary if form is None else f"The attribute of `{name}`.",
        (f"attribute: {annotation} = {fetched}",),
        "attribute",
        _property_setter(key, annotation, checked, "value is None" if may_be_absent else None),
    )
    if form is None:
        return [itself]
    value = expression_text(form.attribute_of(Name("value")))
    if constraint.kind is AttributeKind.UNIT:
        setter = _property_setter(key, "bool", value, "not value")
        return [
            AccessorView(name, "bool", summary, (), f"{key} in self.properties", setter),
            itself,
        ]
    native, expression, unset = (
        expression_text(form.annotation),
        expression_text(form.value_of(Verbatim(fetched))),
        None,
    )
    statements: tuple[str, ...] = ()
    if attribute.optional:
        statements = (f"attribute = {fetched}",)
        absent = "None"
        if attribute.default is not None:
            absent = default_value_expression(constraint, attribute.default, imports)
        else:
            native, unset = f"{native} | None", "value is None"
        expression = f"{absent} if attribute is None else {expression_text(form.value_of(Name('attribute')))}"
    statements = (*statements, f"found: {native} = {expression}")
    setter = _property_setter(key, native, value, unset)
    return [AccessorView(name, native, summary, statements, "found", setter), itself]


def _property_setter(key: str, annotation: str, value: str, unset: str | None) -> SetterView:
    """Set a property, or take it away under the condition ``unset``."""
    if unset is None:
        return SetterView(annotation, (f"self.properties[{key}] = {value}",))
    return SetterView(
        annotation,
        (
            f"if {unset}:",
            f"    self.properties.pop({key}, None)",
            "else:",
            f"    self.properties[{key}] = {value}",
        ),
    )


def _property_accessor(prop: PropertyArgument, context: FileContext) -> AccessorView:
    key = string_literal(prop.name)
    annotation = context.imports.annotation(prop.constraint.python_type)
    if prop.optional and not annotation.endswith("None"):
        annotation = f"{annotation} | None"
    default = property_default(prop, context.imports)
    if absent_property(prop, context.imports) != default:  # no case, which the verifier refuses
        default = f"self.DEFAULT_PROPERTIES[{key}]"
    return AccessorView(
        prop.python_name,
        annotation,
        escape(sentence(prop.summary or prop.constraint.summary)),
        (f"value: {annotation} = self.properties.get({key}, {default})",),
        "value",
        SetterView(
            annotation,
            (
                f"self.properties[{key}] = "
                f"{context.imports.use(_BUILDING, 'checked_native')}(type(self), {key}, value)",
            ),
        ),
    )
