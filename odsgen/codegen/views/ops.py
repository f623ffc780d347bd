"""The view of an operation's class."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.attribute_values import default_attribute_expression
from odsgen.codegen.context import FileContext
from odsgen.codegen.definition_names import qualified_name
from odsgen.codegen.docstrings import docstring
from odsgen.codegen.literals import string_literal, tuple_literal, type_expression
from odsgen.codegen.property_values import absent_property
from odsgen.codegen.views.accessors import AccessorView, accessor_views
from odsgen.codegen.views.builders import (
    BuildView,
    CustomBuilderView,
    build_view,
    custom_builder_views,
)
from odsgen.codegen.views.effects import effects_accessor
from odsgen.codegen.views.interface_classes import (
    all_interfaces,
    interface_bases,
    interface_table,
)
from odsgen.codegen.views.methods import MethodView, interface_methods
from odsgen.codegen.views.names_of_traits import string_set
from odsgen.codegen.views.result_names import result_names
from odsgen.codegen.views.return_types import return_types_expression
from odsgen.codegen.views.steps import GuardView, StatementView, VerifierStep, merged
from odsgen.codegen.views.trait_verifiers import region_steps, trait_classes
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.codegen.views.verifiers import verifier_steps
from odsgen.ods.hooks import HookKind
from odsgen.ods.model import (
    AttributeKind,
    FormatKind,
    InterfaceUse,
    OpDef,
    SegmentKind,
)


@dataclass(frozen=True, slots=True)
class ConstantView:
    """A class attribute."""

    name: str
    annotation: str | None
    value: str


@dataclass(frozen=True, slots=True)
class OpView:
    name: str
    bases: tuple[str, ...]
    documentation: str
    module_constants: str
    constants: tuple[ConstantView, ...]
    build: BuildView | None
    builders: tuple[CustomBuilderView, ...]
    accessors: tuple[AccessorView, ...]
    infer_return_types: str | None  # an expression over `operands`, `properties` and `regions`
    fold: str | None  # the hook
    canonicalization_patterns: tuple[str, ...]  # expressions
    verifier: tuple[VerifierStep, ...]
    region_verifier: tuple[VerifierStep, ...]
    parse: str | None
    parse_returns: str
    print: str | None
    methods: tuple[MethodView, ...]


def op_view(op: OpDef, context: FileContext) -> OpView:
    """Decide how the class of an operation looks."""
    module_constants, parse, printed = _format(op, context)
    interfaces = _interfaces(op, context)
    verifier, region_verifier = _verifiers(op, context)
    accessors = _accessors(op, context)
    return OpView(
        name=op.class_name,
        bases=(*interface_bases(interfaces, context), context.imports.runtime("Operation")),
        documentation=docstring(
            op.summary or f"The operation {op.name}", op.description, _sections(op)
        ),
        module_constants=module_constants,
        constants=_constants(op, interfaces, context),
        build=None if op.skip_default_builders else build_view(op, context),
        builders=custom_builder_views(op, context),
        accessors=accessors,
        infer_return_types=_return_types(op, context),
        fold=_fold_hook(op, context),
        canonicalization_patterns=_canonicalization(op, context),
        verifier=verifier,
        region_verifier=region_verifier,
        parse=parse,
        parse_returns=op.class_name if op.format_kind is FormatKind.CUSTOM else "Self",
        print=printed,
        methods=(
            *interface_methods(op.interfaces, op.hook_name, context, (a.name for a in accessors)),
            *result_names(op, context),
        ),
    )


def _verifiers(
    op: OpDef, context: FileContext
) -> tuple[tuple[VerifierStep, ...], tuple[VerifierStep, ...]]:
    """What is checked before and after what is inside the regions; at once where there are none."""
    before, after = verifier_steps(op, context), region_steps(op, context)
    if not after:
        return before, after
    if not op.regions:
        return tuple(merged((*before, *after))), ()
    if all(region.variadic for region in op.regions):
        now = StatementView("self.verify_regions()")
        return (*before, GuardView("not self._regions", (now,))), after
    return before, after


def _accessors(op: OpDef, context: FileContext) -> tuple[AccessorView, ...]:
    effects = effects_accessor(op, context)
    return (*accessor_views(op, context), *(() if effects is None else (effects,)))


def _sections(op: OpDef) -> list[tuple[str, list[str]]]:
    def lines(definitions: object) -> list[str]:
        return [
            f"{d.python_name}: {' '.join((d.summary or d.constraint.summary).split())}"
            for d in definitions  # type: ignore[attr-defined]
        ]

    return [
        ("Operands", lines(op.operands)),
        ("Attributes", lines(op.attributes)),
        ("Properties", lines(op.properties)),
        ("Results", lines(op.results)),
        ("Regions", lines(op.regions)),
        ("Successors", lines(op.successors)),
    ]


def _interfaces(op: OpDef, context: FileContext) -> list[str]:
    """The names of the interfaces; types that can be inferred and derived attributes make one, named or not."""
    uses = list(op.interfaces)
    if return_types_expression(op, context) is not None:
        uses.append(InterfaceUse("InferTypeOpInterface"))
    if op.derived_attributes:
        uses.append(InterfaceUse("DerivedAttributeOpInterface"))
    return all_interfaces(uses, context)


def _constants(
    op: OpDef, interface_names: list[str], context: FileContext
) -> tuple[ConstantView, ...]:
    constants = [ConstantView("OPERATION_NAME", None, string_literal(op.name))]
    traits = trait_classes(op, context)
    if traits:
        constants.append(ConstantView("TRAITS", None, f"frozenset({{{', '.join(traits)}}})"))
    interfaces = interface_table(interface_names)
    if interfaces:
        constants.append(ConstantView("INTERFACES", None, interfaces))
    names = [*(a.name for a in op.attributes), *(p.name for p in op.properties)]
    names += [name for name, _ in _segment_properties(op)]
    property_names = string_set(names)
    if property_names:
        constants.append(ConstantView("PROPERTY_NAMES", None, property_names))
    constraints = _attribute_constraints(op, context)
    if constraints:
        constants.append(ConstantView("ATTRIBUTE_CONSTRAINTS", None, constraints))
    storage = _property_storage(op, context)
    if storage:
        constants.append(ConstantView("PROPERTY_STORAGE", None, storage))
    forms = _property_forms(op, context)
    if forms:
        constants.append(ConstantView("PROPERTY_FORMS", None, forms))
    defaults = _default_properties(op, context)
    if defaults:
        constants.append(ConstantView("DEFAULT_PROPERTIES", None, defaults))
    if op.derived_attributes:
        entries = [
            f"{string_literal(d.name)}: {string_literal(d.python_name)}"
            for d in op.derived_attributes
        ]
        constants.append(ConstantView("DERIVED_ATTRIBUTES", None, f"{{{', '.join(entries)}}}"))
    if op.default_dialect is not None:
        constants.append(ConstantView("DEFAULT_DIALECT", None, string_literal(op.default_dialect)))
    if op.missing_format_hooks:
        listed = "".join(f"{string_literal(hook)}, " for hook in op.missing_format_hooks)
        constants.append(ConstantView("MISSING_FORMAT_HOOKS", None, f"({listed})"))
    return tuple(constants)


def _attribute_constraints(op: OpDef, context: FileContext) -> str | None:
    entries = [
        f"{string_literal(a.name)}: {constraint}"
        for a in op.attributes
        if (constraint := context.constraint(a.constraint)) is not None
    ]
    return f"{{{', '.join(entries)}}}" if entries else None


def _property_storage(op: OpDef, context: FileContext) -> str | None:
    """The class of each attribute; a constraint for an enum and a dense array, which have none of their own."""
    entries = []
    for attribute in op.attributes:
        constraint = attribute.constraint
        if constraint.enum is not None and constraint.attribute_def is None:
            stored = context.constraint(constraint)
        elif constraint.attribute_def is not None:
            stored = context.imports.dialect_class(qualified_name(constraint.attribute_def))
        elif constraint.python_class == "Attribute":
            stored = None
        elif constraint.kind is AttributeKind.DENSE_ARRAY and constraint.element_type is not None:
            element_type = type_expression(constraint.element_type, context.imports)
            arrays = context.imports.use("odsgen.runtime.ir.constraints", "dense_array_of")
            stored = f"{arrays}({element_type})"
        else:
            stored = context.imports.dialect_class(constraint.python_class)
        if stored is not None:
            entries.append(f"{string_literal(attribute.name)}: {stored}")
    return f"{{{', '.join(entries)}}}" if entries else None


def _property_forms(op: OpDef, context: FileContext) -> str | None:
    """How the native properties and the segment sizes become attributes and back."""
    imports = context.imports
    entries = [
        f"{string_literal(p.name)}: {context.property_form(p.constraint.storage)}"
        for p in op.properties
    ]
    for name, count in _segment_properties(op):
        form = imports.use("odsgen.runtime.ir.segments", "SegmentSizes")
        entries.append(f"{string_literal(name)}: {form}({count})")
    return f"{{{', '.join(entries)}}}" if entries else None


def _segment_properties(op: OpDef) -> list[tuple[str, int]]:
    """The properties that hold segment sizes, and how many sizes."""
    found = []
    if op.operand_segments is SegmentKind.ATTRIBUTE:
        found.append((OPERANDS.segment_property, len(op.operands)))
    if op.result_segments is SegmentKind.ATTRIBUTE:
        found.append((RESULTS.segment_property, len(op.results)))
    return found


def _default_properties(op: OpDef, context: FileContext) -> str | None:
    """What an operation has that does not say otherwise (ODS: DefaultValuedAttr, segment sizes of zero)."""
    imports = context.imports
    entries = []
    for attribute in op.attributes:
        is_set = attribute.default is not None and not attribute.optional
        if is_set and attribute.constraint.kind is not AttributeKind.UNIT:
            value = default_attribute_expression(attribute, imports)
            entries.append(f"{string_literal(attribute.name)}: {value}")
    for prop in op.properties:
        entries.append(f"{string_literal(prop.name)}: {absent_property(prop, imports)}")
    for name, count in _segment_properties(op):
        array, i32 = imports.runtime("DenseArrayAttr"), imports.runtime("i32")
        zeros = tuple_literal(["0"] * count)
        entries.append(f"{string_literal(name)}: {array}.get({i32}, {zeros})")
    return f"{{{', '.join(entries)}}}" if entries else None


def _return_types(op: OpDef, context: FileContext) -> str | None:
    expression = return_types_expression(op, context)
    if expression is None:
        return None
    context.imports.use_type_only("collections.abc", "Sequence")
    for name in ("Value", "Region", "Type"):
        context.imports.runtime_type_only(name)
    context.imports.use("typing", "Any")
    return expression


def _fold_hook(op: OpDef, context: FileContext) -> str | None:
    if not op.has_fold:
        return None
    context.imports.use_type_only("collections.abc", "Sequence")
    for name in ("Attribute", "Value"):
        context.imports.runtime_type_only(name)
    return context.hook(HookKind.FOLD.function(op.hook_name))


def _canonicalization(op: OpDef, context: FileContext) -> tuple[str, ...]:
    """The patterns that simplify the operation: those of its hooks."""
    found = []
    if op.has_canonicalizer:
        found.append(
            f"*{context.hook(HookKind.CANONICALIZATION_PATTERNS.function(op.hook_name))}()"
        )
    if op.has_canonicalize_method:
        pattern = context.imports.runtime("CanonicalizeHook")
        hook = context.hook(HookKind.CANONICALIZE.function(op.hook_name))
        found.append(f"{pattern}(cls.OPERATION_NAME, {hook})")
    if found:
        context.imports.runtime_type_only("RewritePattern")
    return tuple(found)


def _format(op: OpDef, context: FileContext) -> tuple[str, str | None, str | None]:
    if op.format_kind is FormatKind.NONE:
        return "", None, None
    imports = context.imports
    imports.runtime_type_only("Parser")
    imports.runtime_type_only("AsmPrinter")
    imports.runtime_type_only("LocationToken")
    if op.format_kind is FormatKind.CUSTOM:
        state = imports.runtime("OperationState")
        parse = "\n".join(
            [
                f"state = {state}({op.class_name}, location)",
                f"{context.hook(HookKind.PARSE_OP.function(op.hook_name))}(parser, state)",
                "return state.create()",
            ]
        )
        return "", parse, f"{context.hook(HookKind.PRINT_OP.function(op.hook_name))}(self, printer)"
    code = context.lower_op_format(op)
    return code.constants, code.parse, code.print
