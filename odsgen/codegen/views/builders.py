"""The view of `build`: a classmethod with one argument for whatever the specification leaves open."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

from odsgen.codegen.attribute_values import default_value, native_value, parameter_default
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import escape
from odsgen.codegen.literals import i32_array
from odsgen.codegen.property_values import default_property, property_annotation
from odsgen.codegen.python.expressions import (
    CLS,
    EMPTY_TUPLE,
    FALSE,
    NONE,
    TRUE,
    Annotation,
    Choice,
    Comprehension,
    Expression,
    Item,
    Literal,
    Name,
    Not,
    Unpacked,
    compare,
    list_of,
    or_none,
    sequence_annotation,
    tuple_of,
    variadic_tuple,
)
from odsgen.codegen.python.signatures import Argument
from odsgen.codegen.python.steps import Assign, Evaluate, Step, Steps
from odsgen.codegen.views.inference import result_types
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    BuilderParameter,
    InferenceKind,
    OpDef,
    Operand,
    PropertyArgument,
    RegionDef,
    Result,
    SegmentKind,
    SuccessorDef,
)
from odsgen.ods.model.hooks import HookKind

_BUILDING = "odsgen.runtime.ir.building"
_OPERATION_NAME = CLS.member("OPERATION_NAME")


@dataclass(frozen=True, slots=True)
class OptionalPropertyView:
    """A property that `build` sets only under a condition."""

    condition: Expression
    name: str
    value: Expression


@dataclass(frozen=True, slots=True)
class BuildView:
    """The signature of `build`, the steps that bind what several values need, and the values themselves."""

    MACRO: ClassVar[str] = "build"
    name: ClassVar[str] = "build"

    arguments: tuple[Argument, ...]
    keyword_arguments: tuple[Argument, ...]
    bindings: Steps
    properties: tuple[tuple[str, Expression], ...]
    optional_properties: tuple[OptionalPropertyView, ...]
    sets_properties: bool
    call: Expression  # of what makes the operation
    converts: bool  # whether something wrong may be given that only the conversion notices


@dataclass(frozen=True, slots=True)
class CustomBuilderView:
    """A builder that a hook implements."""

    MACRO: ClassVar[str] = "custom_builder"

    name: str
    arguments: tuple[Argument, ...]
    call: Expression
    documentation: str


def build_view(op: OpDef, context: FileContext) -> BuildView:
    """Decide the signature and the body of `build`."""
    return _Build(op, context).view()


def custom_builder_views(op: OpDef, context: FileContext) -> tuple[CustomBuilderView, ...]:
    """The builders that the spec adds: typed signatures in front of hooks."""
    views = []
    for builder in op.builders:
        arguments = tuple(builder_argument(p, context) for p in builder.parameters)
        context.imports.runtime_type_only("Location")
        hook = context.hook_function(HookKind.BUILD_OP.function(op.hook_name, builder.name))
        given = [Name(p.name) for p in builder.parameters]
        views.append(
            CustomBuilderView(
                builder.name,
                arguments,
                hook.call(*given, location=Name("location")),
                escape(builder.summary or f"Build the operation: {builder.name.replace('_', ' ')}"),
            )
        )
    return tuple(views)


def builder_argument(parameter: BuilderParameter, context: FileContext) -> Argument:
    """An argument of a builder that a hook implements."""
    annotation = Annotation(context.imports.annotation(parameter.annotation))
    return Argument(parameter.name, annotation, parameter_default(parameter, context.imports))


def result_type_argument(result: Result) -> str:
    """The name of the argument of `build` that takes the type (or types) of a result."""
    name = result.python_name
    if result.arity is Arity.VARIADIC:
        return f"{name[:-1] if name.endswith('s') and len(name) > 1 else name}_types"
    return f"{name}_type"


class _Build:
    """Collects the arguments and the properties in the order of the definition."""

    def __init__(self, op: OpDef, context: FileContext) -> None:
        self.op = op
        self.context = context
        self.imports = context.imports
        self.positional: list[Argument] = []
        self.keywords: list[Argument] = []
        self.properties: list[tuple[str, Expression]] = []
        self.optional: list[OptionalPropertyView] = []

    def view(self) -> BuildView:
        op, imports = self.op, self.imports
        for result in self._given_results():
            self._add_result(result)
        self._add_arguments()
        self._add_segments()
        successors = self._successors()
        regions = self._regions()
        for name, annotation in ("attributes", "Attributes"), ("location", "AnyLocation"):
            given = Name(imports.use_type_only(_BUILDING, annotation))
            self.keywords.append(Argument(name, given, NONE))
        bindings: list[Step] = [*self._size_checks()]
        operands = _operands(op)
        if op.operands:
            checked = imports.name("odsgen.runtime.ir.value", "checked_operands")
            bindings.append(Assign(self._all_operands.id, checked.call(_OPERATION_NAME, operands)))
            operands = self._all_operands
        if self._is_inferred:
            region = Name(imports.runtime_type_only("Region"))
            bound = Assign(self._all_regions.id, regions or EMPTY_TUPLE, variadic_tuple(region))
            bindings.append(bound)
            regions = self._all_regions
        sets_properties = self._is_inferred or bool(self.properties or self.optional)
        parts = {
            name: value
            for name, value in (("successors", successors), ("regions", regions))
            if value is not None
        }
        call = imports.name(_BUILDING, "build_operation").call(
            CLS,
            operands,
            self._result_types(),
            Name("properties") if sets_properties else NONE,
            Name("attributes"),
            Name("location"),
            **parts,
        )
        return BuildView(
            arguments=_with_trailing_defaults(
                self.positional,
                frozenset(a.python_name for a in op.arguments if not isinstance(a, Operand)),
            ),
            keyword_arguments=tuple(self.keywords),
            bindings=tuple(bindings),
            properties=tuple(self.properties),
            optional_properties=tuple(self.optional),
            sets_properties=sets_properties,
            call=call,
            converts=self._converts(),
        )

    def _converts(self) -> bool:
        """Whether there are attributes, or groups of values; then what is wrong with them is told by the parameter's name."""
        groups = any(_is_sequence(argument.annotation) for argument in self.positional)
        attributes = any(not isinstance(argument, Operand) for argument in self.op.arguments)
        if groups or attributes:
            self.imports.name(_BUILDING, "wrong_argument")
        return groups or attributes

    # --- names of its own ---------------------------------------------------------------------------------------------

    @property
    def _is_inferred(self) -> bool:
        """Whether a hook infers the types of the results."""
        return any(i is not None and i.kind is InferenceKind.HOOK for i in self.op.inference)

    @property
    def _all_operands(self) -> Name:
        return self._local("operands")

    @property
    def _all_regions(self) -> Name:
        return self._local("regions")

    def _local(self, name: str) -> Name:
        """A variable that no part of the operation has for its name."""
        op = self.op
        parts = (*op.arguments, *op.results, *op.regions, *op.successors)
        while any(part.python_name == name for part in parts):
            name += "_"
        return Name(name)

    # --- arguments ----------------------------------------------------------------------------------------------------

    def _add_positional(self, name: str, annotation: Expression) -> None:
        self.positional.append(Argument(name, annotation))

    def _add_keyword(self, name: str, annotation: Expression, default: Expression) -> None:
        self.keywords.append(Argument(name, annotation, default))

    def _add_optional(self, name: str, annotation: Expression, value: Expression, key: str) -> None:
        """An argument that may be None, which leaves the property unset."""
        self._add_keyword(name, annotation, NONE)
        self.optional.append(OptionalPropertyView(Name(name).is_given(), key, value))

    def _sequence_of(self, element: Expression) -> Expression:
        self.imports.use_type_only("collections.abc", "Sequence")
        return sequence_annotation(element)

    def _add_result(self, result: Result) -> None:
        type = Name(self.imports.runtime_type_only("Type"))
        match result.arity:
            case Arity.REQUIRED:
                annotation: Expression = type
            case Arity.OPTIONAL:
                annotation = or_none(type)
            case _:
                annotation = self._sequence_of(type)
        self._add_positional(result_type_argument(result), annotation)

    def _add_arguments(self) -> None:
        nested_segments = {o.segment_attribute for o in self.op.operands if o.segment_attribute}
        for argument in self.op.arguments:
            if isinstance(argument, Operand):
                self._add_operand(argument)
            elif isinstance(argument, PropertyArgument):
                self._add_property(argument)
            elif argument.name not in nested_segments:
                self._add_attribute(argument)

    def _add_operand(self, operand: Operand) -> None:
        value = Name(self.imports.runtime_type_only("Value"))
        name = operand.python_name
        match operand.arity:
            case Arity.REQUIRED:
                self._add_positional(name, value)
            case Arity.OPTIONAL:
                self._add_keyword(name, or_none(value), NONE)
            case Arity.VARIADIC:
                self._add_positional(name, self._sequence_of(value))
            case Arity.VARIADIC_OF_VARIADIC:
                self._add_positional(name, self._sequence_of(sequence_annotation(value)))
                lengths = Name("map").call(Name("len"), Name(name))
                sizes = i32_array(Name("tuple").call(lengths), self.imports)
                self.properties.append((operand.segment_attribute or "", sizes))

    def _add_attribute(self, attribute: AttributeArgument) -> None:
        constraint = attribute.constraint
        name, key = attribute.python_name, attribute.name
        form = native_value(constraint, self.imports)
        annotation: Expression
        value: Expression = Name(name)
        if form is None:
            annotation = Annotation(self.context.attribute_class(constraint))
        else:
            annotation, value = form.annotation, form.attribute_of(value)
        if constraint.kind is AttributeKind.UNIT:
            self._add_keyword(name, Name("bool"), FALSE)
            self.optional.append(OptionalPropertyView(Name(name), key, value))
        elif attribute.default is not None and not attribute.optional:
            default = default_value(constraint, attribute.default, self.imports)
            self._add_keyword(name, annotation, default)
            self.optional.append(OptionalPropertyView(_differs(name, default), key, value))
        elif attribute.optional or attribute.default is not None:
            self._add_optional(name, or_none(annotation), value, key)
        else:
            self._add_positional(name, annotation)
            self.properties.append((key, value))

    def _add_property(self, prop: PropertyArgument) -> None:
        name, key = prop.python_name, prop.name
        annotation = property_annotation(prop, self.imports)
        if prop.default is not None:
            default = default_property(prop, self.imports)
            self._add_keyword(name, annotation, default)
            self.optional.append(OptionalPropertyView(_differs(name, default), key, Name(name)))
        elif prop.optional:
            self._add_optional(name, annotation, Name(name), key)
        else:
            self._add_positional(name, annotation)
            self.properties.append((key, Name(name)))

    def _add_segments(self) -> None:
        """The sizes of the groups, where the operation carries them."""
        if self.op.operand_segments is SegmentKind.ATTRIBUTE:
            sizes = [_size(o.python_name, o) for o in self.op.operands]
            self._add_sizes(OPERANDS.segment_property, sizes)
        if self.op.result_segments is SegmentKind.ATTRIBUTE:
            sizes = [_size(result_type_argument(r), r) for r in self.op.results]
            self._add_sizes(RESULTS.segment_property, sizes)

    def _add_sizes(self, key: str, sizes: list[Expression]) -> None:
        self.properties.append((key, i32_array(tuple_of(sizes), self.imports)))

    def _successors(self) -> Expression | None:
        if not self.op.successors:
            return None
        block = Name(self.imports.runtime_type_only("Block"))
        for successor in self.op.successors:
            annotation = self._sequence_of(block) if successor.variadic else block
            self._add_positional(successor.python_name, annotation)
        return tuple_of(
            self._listed(s) if s.variadic else Name(s.python_name) for s in self.op.successors
        )

    def _regions(self) -> Expression | None:
        if not self.op.regions:
            return None
        region = self.imports.runtime_name("Region")
        parts: list[Expression] = []
        for definition in self.op.regions:
            argument = Name(definition.python_name)
            if definition.variadic:
                self._add_keyword(argument.id, self._sequence_of(region), EMPTY_TUPLE)
                parts.append(self._listed(definition))
            else:
                self._add_keyword(argument.id, or_none(region), NONE)
                parts.append(Choice(argument.is_none(), self._empty(definition, region), argument))
        return tuple_of(parts)

    def _empty(self, definition: RegionDef, region: Name) -> Expression:
        """The region that is meant where none is given: with a block where there must be one, and nothing need be in it."""
        if self.op.trait("SingleBlock") is not None and self.op.trait("NoTerminator") is not None:
            block = self.imports.runtime_name("Block")
            return region.call(list_of((block.call(),)))
        return region.call()

    def _listed(self, definition: RegionDef | SuccessorDef) -> Expression:
        """The elements of an argument that must be a sequence."""
        listed = self.imports.name(_BUILDING, "listed")
        return Unpacked(listed.call(Name(definition.python_name)))

    # --- values -------------------------------------------------------------------------------------------------------

    def _size_checks(self) -> list[Step]:
        """Groups whose common size follows from the number of values have one."""
        checks: list[Step] = []
        for segments, found in (
            (self.op.operand_segments, [_group(o.python_name, o) for o in self.op.operands]),
            (
                self.op.result_segments,
                [_group(result_type_argument(r), r) for r in self._given_results()],
            ),
        ):
            groups = [group for group in found if group is not None]
            if segments is SegmentKind.SAME_SIZE and len(groups) > 1:
                check = self.imports.name(_BUILDING, "check_equal_sizes")
                checks.append(Evaluate(check.call(_OPERATION_NAME, *groups)))
        return checks

    def _given_results(self) -> list[Result]:
        """The results whose types are arguments."""
        inference = zip(self.op.results, self.op.inference, strict=True)
        return [result for result, inferred in inference if inferred is None]

    def _result_types(self) -> Expression:
        op = self.op
        if self._is_inferred:
            operands = self._all_operands if op.operands else EMPTY_TUPLE
            properties = Name("properties")
            return CLS.method("infer_return_types", operands, properties, self._all_regions)
        arguments: Mapping[str, str] = {a.python_name: a.python_name for a in op.arguments}
        inferred = result_types(
            op, arguments, {r.name: result_type_argument(r) for r in op.results}, self.context
        )
        if len(op.results) == 1 and op.results[0].arity is Arity.VARIADIC:
            return inferred[0]
        return tuple_of(
            _elements(result.arity, types)
            for result, types in zip(op.results, inferred, strict=True)
        )


def _differs(name: str, default: Expression) -> Expression:
    """The condition that an argument is not its default."""
    argument = Name(name)
    if default == NONE:
        return argument.is_given()
    if default == FALSE:
        return argument
    if default == TRUE:
        return Not(argument)
    return compare(argument, "!=", default)


def _group(name: str, part: Operand | Result) -> Expression | None:
    """The values of a group, None of one that is a single value."""
    if part.arity is Arity.REQUIRED:
        return None
    return _none_or_one(Name(name)) if part.arity is Arity.OPTIONAL else Name(name)


def _none_or_one(value: Expression) -> Expression:
    """The tuple of an optional value."""
    return Choice(value.is_none(), EMPTY_TUPLE, tuple_of([value]))


def _elements(arity: Arity, value: Expression) -> Expression:
    """The values of a group, as elements of the tuple of all."""
    match arity:
        case Arity.REQUIRED:
            return value
        case Arity.OPTIONAL:
            return Unpacked(_none_or_one(value))
        case Arity.VARIADIC:
            return Unpacked(value)
        case Arity.VARIADIC_OF_VARIADIC:
            each, group = Name("value"), Name("group")
            flat = Comprehension(each, (group.id,), value, inner=((each.id, group),))
            return Unpacked(flat)


def _size(name: str, part: Operand | Result) -> Expression:
    """How many values a group has."""
    argument = Name(name)
    match part.arity:
        case Arity.REQUIRED:
            return Literal(1)
        case Arity.OPTIONAL:
            return Choice(argument.is_none(), Literal(0), Literal(1))
        case Arity.VARIADIC:
            return Name("len").call(argument)
        case Arity.VARIADIC_OF_VARIADIC:
            return Name("sum").call(Name("map").call(Name("len"), argument))


def _operands(op: OpDef) -> Expression:
    """The tuple of all operands."""
    if len(op.operands) == 1 and op.operands[0].arity is Arity.VARIADIC:
        return Name("tuple").call(Name(op.operands[0].python_name))
    return tuple_of(_elements(o.arity, Name(o.python_name)) for o in op.operands)


def _with_trailing_defaults(
    positional: list[Argument], required: frozenset[str]
) -> tuple[Argument, ...]:
    """A run of groups at the end may be left out, but no attribute that is required."""
    arguments = list(positional)
    for index in range(len(arguments) - 1, -1, -1):
        if not _is_sequence(arguments[index].annotation) or arguments[index].name in required:
            break
        arguments[index] = replace(arguments[index], default=EMPTY_TUPLE)
    return tuple(arguments)


def _is_sequence(annotation: Expression) -> bool:
    return isinstance(annotation, Item) and annotation.value == Name("Sequence")
