"""Decides how the class of an operation looks."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.codegen.attribute_values import default_attribute
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.format_lowering.format_method import FormatCode
from odsgen.codegen.format_lowering.operation_format import (
    function_format,
    hooked_format,
    lower_op_format,
)
from odsgen.codegen.format_lowering.property_code import property_kind
from odsgen.codegen.literals import i32_array, string_set, type_value
from odsgen.codegen.property_values import unset_property
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import (
    Evaluate,
    If,
    Import,
    Return,
    Step,
    with_merged_conditions,
)
from odsgen.codegen.views.accessors import accessor_views
from odsgen.codegen.views.builders import BuildMethod, custom_builders
from odsgen.codegen.views.classes import (
    OPERATION,
    OPERATION_NAME,
    ClassView,
    ConstantView,
    InterfacesView,
    Member,
    TraitsView,
)
from odsgen.codegen.views.declared_accessors import DeclaredView
from odsgen.codegen.views.effects import effects_accessor
from odsgen.codegen.views.inference import narrowed_once
from odsgen.codegen.views.interface_classes import (
    all_interfaces,
    extended_interfaces,
    interface_bases,
)
from odsgen.codegen.views.methods import (
    UNWRITTEN_METHODS,
    Argument,
    MethodView,
    declared_methods,
    interface_methods,
    unwritten_methods,
)
from odsgen.codegen.views.result_names import keeps_names, result_names
from odsgen.codegen.views.return_types import return_types
from odsgen.codegen.views.trait_verifiers import region_steps, trait_classes
from odsgen.codegen.views.value_groups import OPERANDS, REGIONS, RESULTS, with_only_result
from odsgen.codegen.views.verifiers import is_required, verifier_steps
from odsgen.ods.library.runtime_interfaces import interface_members
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeKind,
    FormatKind,
    InterfaceUse,
    OpDef,
    SegmentKind,
)
from odsgen.ods.model.hooks import HookKind
from odsgen.ods.model.predicates import HasInterface

_FOLDS = "odsgen.runtime.glue.folds"


def op_view(op: OpDef, context: FileContext) -> ClassView:
    """Decide how the class of an operation looks."""
    form = _format(op, context)
    interfaces = _interfaces(op, context)
    accessors = _accessors(op, context)
    accessor_names = tuple(name for a in accessors for name in a.names)
    unwritten = unwritten_methods(op.interfaces, accessor_names)
    simple = _canonicalization(op, context)
    members: list[Member | None] = [
        *_constants(op, interfaces, context),
        (
            ConstantView(UNWRITTEN_METHODS, e.tuple_of(map(e.Literal, unwritten)))
            if unwritten
            else None
        ),
        ConstantView("KEEPS_NAMES", e.TRUE) if keeps_names(op, context) else None,
        *(accessor for accessor in accessors if isinstance(accessor, DeclaredView)),
        _fold(op, context),
        simple if isinstance(simple, DeclaredView) else None,
        None if op.skip_default_builders else BuildMethod(op, context).view(),
        *custom_builders(op, context),
        *(accessor for accessor in accessors if isinstance(accessor, MethodView)),
        _inference(op, context),
        None if isinstance(simple, DeclaredView) else simple,
        *_verifiers(op, context),
        form,
        *interface_methods(op.interfaces, op.hook_name, context, accessor_names),
        *declared_methods(op, context, accessor_names),
        *result_names(op, context),
    ]
    return ClassView(
        name=op.class_name,
        bases=(*interface_bases(interfaces, context), context.imports.runtime_name(OPERATION)),
        documentation=docstring(op.summary or f"The operation {op.name}", op.description),
        members=tuple(member for member in members if member is not None),
    )


def _verifiers(op: OpDef, context: FileContext) -> tuple[Member, ...]:
    """The checks before and after those of what is inside the regions; at once where there are none."""
    after = region_steps(op, context)
    if not after or not op.regions:
        steps = with_only_result(op, verifier_steps(op, context, after))
        return (MethodView("verify_invariants", (), "None", "", with_merged_conditions(steps)),)
    before = verifier_steps(op, context)
    if all(region.variadic for region in op.regions):
        now = Evaluate(e.SELF.method("verify_regions"))
        before = (*before, If(e.Not(REGIONS.all_values), (now,)))
    return (
        MethodView("verify_invariants", (), "None", "", with_only_result(op, before)),
        MethodView("verify_regions", (), "None", "", after),
    )


def _accessors(op: OpDef, context: FileContext) -> tuple[MethodView | DeclaredView, ...]:
    effects = effects_accessor(op, context)
    written = frozenset(
        member for name in _interfaces(op, context) for member in interface_members(name)
    )
    return (*accessor_views(op, context, written), *(() if effects is None else (effects,)))


def _interfaces(op: OpDef, context: FileContext) -> list[str]:
    """The names of the interfaces; types that can be inferred and derived attributes make one, named or not."""
    uses = list(op.interfaces)
    if return_types(op, context) is not None:
        uses.append(InterfaceUse("InferTypeOpInterface"))
    if op.derived_attributes:
        uses.append(InterfaceUse("DerivedAttributeOpInterface"))
    return all_interfaces(uses, context)


def _constants(op: OpDef, interface_names: list[str], context: FileContext) -> tuple[Member, ...]:
    """The class attributes, without those that would be empty."""
    traits = tuple(trait_classes(op, context))
    names = [a.name for a in op.attributes if _storage(a.constraint, context) is None]
    required = sorted(a.name for a in op.attributes if is_required(a))
    derived = [(e.Literal(d.name), e.Literal(d.python_name)) for d in op.derived_attributes]
    found: dict[str, e.Expression | None] = {
        "PROPERTY_NAMES": string_set(names),
        "REQUIRED_ATTRIBUTES": e.tuple_of(map(e.Literal, required)) if required else None,
        "ATTRIBUTE_CONSTRAINTS": _table(
            [(a.name, context.constraint_object(a.constraint)) for a in op.attributes]
        ),
        "PROPERTY_STORAGE": _table(
            [(a.name, _storage(a.constraint, context)) for a in op.attributes]
        ),
        "PROPERTY_KINDS": _property_kinds(op, context),
        "DEFAULT_PROPERTIES": _default_properties(op, context),
        "DERIVED_ATTRIBUTES": e.mapping(derived) if derived else None,
        **_versions(op),
    }
    if op.default_dialect is not None:
        found["DEFAULT_DIALECT"] = e.Literal(op.default_dialect)
    if op.missing_format_hooks:
        found["MISSING_FORMAT_HOOKS"] = e.tuple_of(map(e.Literal, op.missing_format_hooks))
    tables: list[Member] = []
    if traits:
        tables.append(TraitsView(traits))
    extended = extended_interfaces(interface_names, context)
    named = tuple(e.Literal(name) for name in interface_names if name not in extended)
    if named:
        tables.append(InterfacesView(named))
    return (
        ConstantView(OPERATION_NAME, e.Literal(op.name)),
        *tables,
        *(ConstantView(name, value) for name, value in found.items() if value is not None),
    )


def _versions(op: OpDef) -> dict[str, e.Expression | None]:
    """The versions of the dialect that added arguments."""
    since = [(a.name, a.since) for a in op.attributes] + [(p.name, p.since) for p in op.properties]
    found: dict[str, e.Expression | None] = {}
    if any(operand.since for operand in op.operands):
        found["OPERANDS_SINCE"] = e.tuple_of([e.Literal(operand.since) for operand in op.operands])
        variable = [o for o in op.operands if o.arity is not Arity.REQUIRED]
        versions = sorted(operand.since for operand in variable)
        # The sizes of segments are written down since there are two operands of variable length.
        if op.operand_segments is SegmentKind.ATTRIBUTE and versions[1]:
            since.append((OPERANDS.segment_property, versions[1]))
            found["VARIABLE_OPERANDS"] = e.tuple_of(
                [e.Literal(operand.index) for operand in variable]
            )
    found["SINCE"] = _table([(name, e.Literal(version)) for name, version in since if version])
    return found


def _table(entries: Iterable[tuple[str, e.Expression | None]]) -> e.Expression | None:
    """The dict of what belongs to attributes or properties; None where nothing does."""
    found = [(e.Literal(name), value) for name, value in entries if value is not None]
    return e.mapping(found) if found else None


def _storage(constraint: AttrConstraint, context: FileContext) -> e.Expression | None:
    """The class of an attribute; a constraint for an enum and a dense array, which have none of their own."""
    imports = context.imports
    if constraint.storage is not None:
        test = constraint.storage
        kind = test.name if isinstance(test, HasInterface) else constraint.python_class
        return context.constraint_object(AttrConstraint(None, f"{kind} instance", test))
    if constraint.enum is not None and constraint.attribute_def is None:
        return context.constraint_object(constraint)
    if constraint.attribute_def is not None:
        return imports.definition(constraint.attribute_def)
    if constraint.python_class == "Attribute":
        return None
    if constraint.kind is AttributeKind.DENSE_ARRAY and constraint.element_type is not None:
        arrays = imports.name("odsgen.runtime.glue.constraints", "dense_array_of")
        return arrays.call(type_value(constraint.element_type, imports))
    return imports.class_name(constraint.python_class)


def _property_kinds(op: OpDef, context: FileContext) -> e.Expression | None:
    """How the native properties and the segment sizes become attributes and back."""
    entries: list[tuple[str, e.Expression]] = [
        (p.name, property_kind(p.constraint.storage, context.imports)) for p in op.properties
    ]
    for name, count in _segment_properties(op):
        sizes = context.imports.name("odsgen.runtime.glue.segments", "SegmentSizes")
        entries.append((name, sizes.call(e.Literal(count))))
    return _table(entries)


def _segment_properties(op: OpDef) -> list[tuple[str, int]]:
    """The properties that hold segment sizes, and how many sizes."""
    found = []
    if op.operand_segments is SegmentKind.ATTRIBUTE:
        found.append((OPERANDS.segment_property, len(op.operands)))
    if op.result_segments is SegmentKind.ATTRIBUTE:
        found.append((RESULTS.segment_property, len(op.results)))
    return found


def _default_properties(op: OpDef, context: FileContext) -> e.Expression | None:
    """The properties of an operation that does not say otherwise (ODS: DefaultValuedAttr, segment sizes of zero)."""
    imports = context.imports
    entries: list[tuple[str, e.Expression]] = []
    for attribute in op.attributes:
        is_set = attribute.default is not None and not attribute.optional
        if is_set and attribute.constraint.kind is not AttributeKind.UNIT:
            entries.append((attribute.name, default_attribute(attribute, imports)))
    for prop in op.properties:
        entries.append((prop.name, unset_property(prop, imports)))
    for name, count in _segment_properties(op):
        entries.append((name, i32_array(e.tuple_of([e.Literal(0)] * count), imports)))
    table = _table(entries)
    if table is None:
        return None
    return imports.call("odsgen.runtime.ir.operation", "SharedEntries", table)


def _inference(op: OpDef, context: FileContext) -> MethodView | None:
    types = return_types(op, context)
    if types is None:
        return None
    value, region, type = map(context.imports.runtime_type_only, ("Value", "Region", "Type"))
    sequence_of = context.imports.sequence_of
    parameters = (
        Argument("operands", sequence_of(value)),
        Argument("properties", f"dict[str, {context.imports.use('typing', 'Any')}]"),
        Argument("regions", sequence_of(region), e.EMPTY_TUPLE),
    )
    steps: list[Step] = []
    for operand in op.operands:  # whose types are narrowed as often as they are read
        variable = e.Name(f"{operand.python_name.rstrip('_')}_type")
        named, types = narrowed_once(types, operand_type(operand.index), variable)
        steps += named
    body = (*steps, Return(types))
    return MethodView("infer_return_types", parameters, sequence_of(type), "", body, True)


def operand_type(index: int) -> e.Expression:
    """The type of an operand of the parameter `operands`."""
    return e.Name("operands").item(index).member("type")


def _fold(op: OpDef, context: FileContext) -> DeclaredView | None:
    """The method `fold`, by its hook."""
    if not op.has_fold:
        return None
    hook = context.hook_function(HookKind.FOLD.function(op.hook_name))
    return _by_hook("fold", "folded_by", hook, context)


def _by_hook(name: str, function: str, hook: e.Expression, context: FileContext) -> DeclaredView:
    """A method that a function of the runtime makes of a hook, which is looked for when somebody calls it."""
    made = context.imports.call(_FOLDS, function, e.Lambda((), hook))
    return DeclaredView((name,), made)


def _canonicalization(op: OpDef, context: FileContext) -> MethodView | DeclaredView | None:
    """The patterns that simplify the operation: those of its hooks."""
    listed, method = HookKind.CANONICALIZATION_PATTERNS, HookKind.CANONICALIZE
    if not op.has_canonicalize_method:
        if not op.has_canonicalizer:
            return None
        hook = context.hook_function(listed.function(op.hook_name))
        return _by_hook("canonicalization_patterns", "patterns_by", hook, context)
    found: list[e.Expression] = []
    if op.has_canonicalizer:
        found.append(e.Unpacked(context.hook_function(listed.function(op.hook_name)).call()))
    hook = context.hook_function(method.function(op.hook_name))
    found.append(e.Name("CanonicalizeHook").call(e.CLS.member("OPERATION_NAME"), hook))
    returns = f"tuple[{context.imports.runtime_type_only('RewritePattern')}, ...]"
    body = (Import("odsgen.rewriting", "CanonicalizeHook"), Return(e.tuple_of(found)))
    return MethodView("canonicalization_patterns", (), returns, "", body, True)


def _format(op: OpDef, context: FileContext) -> FormatCode | None:
    """The methods `parse` and `print`; None if the operation has no format."""
    if op.format_kind is FormatKind.NONE:
        return None
    imports = context.imports
    imports.runtime_type_only("Parser")
    imports.runtime_type_only("AsmPrinter")
    imports.runtime_type_only("LocationToken")
    if op.format_kind is FormatKind.CUSTOM:
        return hooked_format(op, context)
    if op.format_kind is FormatKind.FUNCTION:
        return function_format(op, context)
    imports.use("typing", "Self")
    return lower_op_format(op, context)
