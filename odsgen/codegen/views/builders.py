"""The view of `build`: a classmethod with one argument for whatever the specification leaves open."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.attribute_values import default_value_expression, native_form
from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import argument_expression, string_literal, tuple_literal
from odsgen.codegen.property_values import property_default
from odsgen.codegen.python.expression_text import expression_text
from odsgen.codegen.python.expressions import Name
from odsgen.codegen.views.inference import result_type_expressions
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.ods.hooks import HookKind
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    BuilderParameter,
    InferenceKind,
    OpDef,
    Operand,
    PropertyArgument,
    Result,
    SegmentKind,
)


@dataclass(frozen=True, slots=True)
class ArgumentView:
    """One argument of a builder."""

    name: str
    annotation: str
    default: str | None = None

    @property
    def text(self) -> str:
        return f"{self.name}: {self.annotation}" + (
            f" = {self.default}" if self.default is not None else ""
        )


@dataclass(frozen=True, slots=True)
class OptionalPropertyView:
    """A property that `build` sets only under a condition."""

    condition: str
    key: str
    value: str


@dataclass(frozen=True, slots=True)
class BuildView:
    function: str
    arguments: tuple[ArgumentView, ...]
    keyword_arguments: tuple[ArgumentView, ...]
    statements: tuple[str, ...]  # bind what several expressions need
    operands: str
    result_types: str
    properties: tuple[tuple[str, str], ...]  # literal key, expression
    optional_properties: tuple[OptionalPropertyView, ...]
    successors: str
    regions: str
    sets_properties: bool


@dataclass(frozen=True, slots=True)
class CustomBuilderView:
    """A builder that a hook implements."""

    name: str
    arguments: tuple[ArgumentView, ...]
    call: str
    documentation: str


def build_view(op: OpDef, context: FileContext) -> BuildView:
    """Decide the signature and the body of `build`."""
    imports = context.imports
    imports.runtime_type_only("Attribute")
    imports.runtime_type_only("Location")
    positional: list[ArgumentView] = []
    keywords: list[ArgumentView] = []
    properties: list[tuple[str, str]] = []
    optional: list[OptionalPropertyView] = []
    statements: list[str] = []
    nested_segments = {o.segment_attribute for o in op.operands if o.segment_attribute}

    for result, inference in zip(op.results, op.inference, strict=True):
        if inference is None:
            positional.append(_result_argument(result, context))
    for argument in op.arguments:
        if isinstance(argument, Operand):
            _add_operand(argument, positional, keywords, properties, context)
        elif isinstance(argument, AttributeArgument):
            if argument.name not in nested_segments:
                _add_attribute(argument, positional, keywords, properties, optional, context)
        else:
            _add_property(argument, positional, keywords, properties, optional, context)
    if op.operand_segments is SegmentKind.ATTRIBUTE:
        sizes = [_size(o) for o in op.operands]
        properties.append(_segments(OPERANDS.segment_property, sizes, context))
    if op.result_segments is SegmentKind.ATTRIBUTE:
        sizes = [_result_size(r) for r in op.results]
        properties.append(_segments(RESULTS.segment_property, sizes, context))
    successors = _successors(op, positional, context)
    regions = _regions(op, keywords, context)
    keywords.append(ArgumentView("attributes", "dict[str, Attribute] | None", "None"))
    keywords.append(ArgumentView("location", "Location | None", "None"))
    operands = _operand_tuple(op)
    statements += _size_checks(op, context)
    if op.operands:
        check = imports.use("odsgen.runtime.ir.value", "checked_operands")
        statements.append(f"{_local(op, 'all_operands')} = {check}(cls.OPERATION_NAME, {operands})")
        operands = _local(op, "all_operands")
    is_inferred = any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference)
    if is_inferred:
        region = imports.runtime_type_only("Region")
        all_regions = _local(op, "all_regions")
        statements.append(f"{all_regions}: tuple[{region}, ...] = {regions or '()'}")
        regions = all_regions
    return BuildView(
        function=imports.use("odsgen.runtime.ir.building", "build_operation"),
        arguments=_with_trailing_defaults(positional),
        keyword_arguments=tuple(keywords),
        statements=tuple(statements),
        operands=operands,
        result_types=_result_types(op, context),
        properties=tuple(properties),
        optional_properties=tuple(optional),
        successors=successors,
        regions=regions,
        sets_properties=is_inferred or bool(properties or optional),
    )


def custom_builder_views(op: OpDef, context: FileContext) -> tuple[CustomBuilderView, ...]:
    """The builders that the spec adds: typed signatures in front of hooks."""
    views = []
    for builder in op.builders:
        arguments = tuple(builder_argument(p, context) for p in builder.parameters)
        context.imports.runtime_type_only("Location")
        names = "".join(f"{p.name}, " for p in builder.parameters)
        hook = context.hook(HookKind.BUILD_OP.function(op.hook_name, builder.name))
        views.append(
            CustomBuilderView(
                builder.name,
                arguments,
                f"{hook}({names}location=location)",
                builder.summary or f"Build the operation: {builder.name.replace('_', ' ')}",
            )
        )
    return tuple(views)


def builder_argument(parameter: BuilderParameter, context: FileContext) -> ArgumentView:
    """An argument of a builder that a hook implements."""
    default = None
    if parameter.default is not None:
        default = argument_expression(parameter.default.value, context.imports)
    return ArgumentView(parameter.name, context.imports.annotation(parameter.annotation), default)


def result_type_argument(result: Result) -> str:
    """What `build` calls the type (or types) of a result."""
    name = result.python_name
    if result.arity is Arity.VARIADIC:
        return f"{name[:-1] if name.endswith('s') and len(name) > 1 else name}_types"
    return f"{name}_type"


def _result_argument(result: Result, context: FileContext) -> ArgumentView:
    type_name = context.imports.runtime_type_only("Type")
    name = result_type_argument(result)
    if result.arity is Arity.REQUIRED:
        return ArgumentView(name, type_name)
    if result.arity is Arity.OPTIONAL:
        return ArgumentView(name, f"{type_name} | None")
    context.imports.use_type_only("collections.abc", "Sequence")
    return ArgumentView(name, f"Sequence[{type_name}]")


def _add_operand(
    operand: Operand,
    positional: list[ArgumentView],
    keywords: list[ArgumentView],
    properties: list[tuple[str, str]],
    context: FileContext,
) -> None:
    value = context.imports.runtime_type_only("Value")
    name = operand.python_name
    if operand.arity is Arity.REQUIRED:
        positional.append(ArgumentView(name, value))
        return
    if operand.arity is Arity.OPTIONAL:
        keywords.append(ArgumentView(name, f"{value} | None", "None"))
        return
    context.imports.use_type_only("collections.abc", "Sequence")
    if operand.arity is Arity.VARIADIC:
        positional.append(ArgumentView(name, f"Sequence[{value}]"))
        return
    positional.append(ArgumentView(name, f"Sequence[Sequence[{value}]]"))
    array = context.imports.runtime("DenseArrayAttr")
    i32 = context.imports.runtime("i32")
    properties.append(
        (
            string_literal(operand.segment_attribute or ""),
            f"{array}.get({i32}, tuple(map(len, {name})))",
        )
    )


def _add_attribute(
    attribute: AttributeArgument,
    positional: list[ArgumentView],
    keywords: list[ArgumentView],
    properties: list[tuple[str, str]],
    optional: list[OptionalPropertyView],
    context: FileContext,
) -> None:
    imports = context.imports
    constraint = attribute.constraint
    key = string_literal(attribute.name)
    name = attribute.python_name
    form = native_form(constraint, imports)
    annotation = (
        context.attribute_class(constraint) if form is None else expression_text(form.annotation)
    )
    value = name if form is None else expression_text(form.attribute_of(Name(name)))
    if constraint.kind is AttributeKind.UNIT:
        keywords.append(ArgumentView(name, "bool", "False"))
        optional.append(OptionalPropertyView(name, key, value))
    elif attribute.default is not None and not attribute.optional:
        default = default_value_expression(constraint, attribute.default, imports)
        keywords.append(ArgumentView(name, annotation, default))
        optional.append(OptionalPropertyView(_differs(name, default), key, value))
    elif attribute.optional or attribute.default is not None:
        keywords.append(ArgumentView(name, f"{annotation} | None", "None"))
        optional.append(OptionalPropertyView(f"{name} is not None", key, value))
    else:
        positional.append(ArgumentView(name, annotation))
        properties.append((key, value))


def _add_property(
    prop: PropertyArgument,
    positional: list[ArgumentView],
    keywords: list[ArgumentView],
    properties: list[tuple[str, str]],
    optional: list[OptionalPropertyView],
    context: FileContext,
) -> None:
    key = string_literal(prop.name)
    name = prop.python_name
    annotation = context.imports.annotation(prop.constraint.python_type)
    if prop.default is not None:
        default = property_default(prop, context.imports)
        keywords.append(ArgumentView(name, annotation, default))
        optional.append(OptionalPropertyView(_differs(name, default), key, name))
    elif prop.optional:
        if not annotation.endswith("None"):
            annotation += " | None"
        keywords.append(ArgumentView(name, annotation, "None"))
        optional.append(OptionalPropertyView(f"{name} is not None", key, name))
    else:
        positional.append(ArgumentView(name, annotation))
        properties.append((key, name))


def _differs(name: str, default: str) -> str:
    """The condition that an argument is not its default."""
    match default:
        case "None":
            return f"{name} is not None"
        case "False":
            return name
        case "True":
            return f"not {name}"
        case _:
            return f"{name} != {default}"


def _local(op: OpDef, name: str) -> str:
    """The name of a variable of `build`, which no part of the operation has."""
    parts = (*op.arguments, *op.results, *op.regions, *op.successors)
    while any(part.python_name == name for part in parts):
        name += "_"
    return name


def _size_checks(op: OpDef, context: FileContext) -> list[str]:
    """Groups whose common size follows from the number of values have one."""
    checks: list[str] = []
    for segments, names in (
        (op.operand_segments, [_group(o.python_name, o) for o in op.operands]),
        (op.result_segments, [_group(result_type_argument(r), r) for r in op.results]),
    ):
        groups = [name for name in names if name is not None]
        if segments is SegmentKind.SAME_SIZE and len(groups) > 1:
            check = context.imports.use("odsgen.runtime.ir.building", "check_equal_sizes")
            checks.append(f"{check}(cls.OPERATION_NAME, {', '.join(groups)})")
    return checks


def _group(name: str, part: Operand | Result) -> str | None:
    """The values of a group, None of one that is a single value."""
    if part.arity is Arity.REQUIRED:
        return None
    return f"() if {name} is None else ({name},)" if part.arity is Arity.OPTIONAL else name


def _size(operand: Operand) -> str:
    name = operand.python_name
    match operand.arity:
        case Arity.REQUIRED:
            return "1"
        case Arity.OPTIONAL:
            return f"0 if {name} is None else 1"
        case Arity.VARIADIC:
            return f"len({name})"
        case Arity.VARIADIC_OF_VARIADIC:
            return f"sum(map(len, {name}))"


def _result_size(result: Result) -> str:
    name = result_type_argument(result)
    match result.arity:
        case Arity.REQUIRED:
            return "1"
        case Arity.OPTIONAL:
            return f"0 if {name} is None else 1"
        case _:
            return f"len({name})"


def _segments(key: str, sizes: list[str], context: FileContext) -> tuple[str, str]:
    array = context.imports.runtime("DenseArrayAttr")
    i32 = context.imports.runtime("i32")
    return string_literal(key), f"{array}.get({i32}, {tuple_literal(sizes)})"


def _successors(op: OpDef, positional: list[ArgumentView], context: FileContext) -> str:
    if not op.successors:
        return ""
    block = context.imports.runtime_type_only("Block")
    parts = []
    for successor in op.successors:
        name = successor.python_name
        if successor.variadic:
            context.imports.use_type_only("collections.abc", "Sequence")
            positional.append(ArgumentView(name, f"Sequence[{block}]"))
            listed = context.imports.use("odsgen.runtime.ir.building", "listed")
            parts.append(f"*{listed}({name})")
        else:
            positional.append(ArgumentView(name, block))
            parts.append(name)
    return tuple_literal(parts)


def _regions(op: OpDef, keywords: list[ArgumentView], context: FileContext) -> str:
    if not op.regions:
        return ""
    region = context.imports.runtime("Region")
    parts = []
    for definition in op.regions:
        name = definition.python_name
        if definition.variadic:
            context.imports.use_type_only("collections.abc", "Sequence")
            keywords.append(ArgumentView(name, f"Sequence[{region}]", "()"))
            listed = context.imports.use("odsgen.runtime.ir.building", "listed")
            parts.append(f"*{listed}({name})")
        else:
            keywords.append(ArgumentView(name, f"{region} | None", "None"))
            parts.append(f"{region}() if {name} is None else {name}")
    return tuple_literal(parts)


def _operand_tuple(op: OpDef) -> str:
    parts = []
    for operand in op.operands:
        name = operand.python_name
        match operand.arity:
            case Arity.REQUIRED:
                parts.append(name)
            case Arity.OPTIONAL:
                parts.append(f"*(() if {name} is None else ({name},))")
            case Arity.VARIADIC:
                parts.append(f"*{name}")
            case Arity.VARIADIC_OF_VARIADIC:
                parts.append(f"*[value for group in {name} for value in group]")
    if len(parts) == 1 and op.operands[0].arity is Arity.VARIADIC:
        return f"tuple({op.operands[0].python_name})"
    return tuple_literal(parts)


def _result_types(op: OpDef, context: FileContext) -> str:
    hooked = any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference)
    if hooked:
        operands = _local(op, "all_operands") if op.operands else "()"
        return f"cls.infer_return_types({operands}, properties, {_local(op, 'all_regions')})"
    inferred = result_type_expressions(
        op,
        {a.python_name: a.python_name for a in op.arguments},
        {r.name: result_type_argument(r) for r in op.results},
        context,
    )
    parts = []
    for result, expression in zip(op.results, inferred, strict=True):
        if result.arity is Arity.REQUIRED:
            parts.append(expression)
        elif result.arity is Arity.OPTIONAL:
            parts.append(f"*(() if {expression} is None else ({expression},))")
        else:
            parts.append(f"*{expression}")
    if len(parts) == 1 and op.results[0].arity is Arity.VARIADIC:
        return inferred[0]
    return tuple_literal(parts)


def _with_trailing_defaults(positional: list[ArgumentView]) -> tuple[ArgumentView, ...]:
    """A run of sequences at the end may be left out."""
    views = list(positional)
    for index in range(len(views) - 1, -1, -1):
        if not views[index].annotation.startswith("Sequence["):
            break
        views[index] = ArgumentView(views[index].name, views[index].annotation, "()")
    return tuple(views)
