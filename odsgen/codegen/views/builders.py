"""The view of `build`: a classmethod with one argument for whatever the specification leaves open."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from odsgen.codegen import several
from odsgen.codegen.attribute_values import default_value, native_value
from odsgen.codegen.context import FileContext
from odsgen.codegen.docstrings import escape
from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import i32_array
from odsgen.codegen.property_values import default_property, property_annotation
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Evaluate, Return, Step
from odsgen.codegen.views.inference import build_types, narrowed_once, result_type_argument
from odsgen.codegen.views.methods import Argument, MethodView, builder
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.codegen.views.verifiers import is_required
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
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

#: The class method that makes an operation.
BUILD = "build"

_BUILDING = "odsgen.runtime.ir.building"
_OPERATION_NAME = e.CLS.member("OPERATION_NAME")


def custom_builders(op: OpDef, context: FileContext) -> Iterator[MethodView]:
    """The builders that the spec adds."""
    for definition in op.builders:
        hook = context.hook_function(HookKind.BUILD_OP.function(op.hook_name, definition.name))
        summary = definition.summary or f"Build the operation: {definition.name.replace('_', ' ')}"
        with context.imports.annotations_run():
            of_location = f"{context.imports.runtime('Location')} | None"
            location = Argument("location", of_location, e.NONE)
            view = builder(definition, hook, escape(summary), context, (location,))
        yield view


def with_given_groups(op: OpDef) -> OpDef:
    """The operation with the types of its results given where a hook infers them and does not say how they are grouped."""
    if op.result_segments is not SegmentKind.ATTRIBUTE:
        return op
    by_hook = (i is not None and i.kind is InferenceKind.HOOK for i in op.inference)
    inference = zip(op.inference, by_hook, strict=True)
    return replace(op, inference=tuple(None if hooked else i for i, hooked in inference))


@dataclass(eq=False)
class BuildMethod:
    """Decides the signature and the body of `build`, argument by argument in the order of the definition.

    A function that calls it says what it takes in place of a value, and what of single parameters: nothing of those
    that it makes by itself.
    """

    op: OpDef
    context: FileContext
    value: str = ""
    annotations: Mapping[str, str] = field(default_factory=dict)
    positional: list[Argument] = field(default_factory=list)
    keywords: list[Argument] = field(default_factory=list)
    properties: list[tuple[str, e.Expression]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.op = with_given_groups(self.op)

    @property
    def imports(self) -> Imports:
        return self.context.imports

    def view(self) -> MethodView:
        op, imports = self.op, self.imports
        self.add_parameters()
        self._add_values()
        self._add_segments()
        successors = self._successors()
        regions = self._regions()
        steps: list[Step] = []
        operands = self._operands()
        if op.operands:
            checked = imports.name("odsgen.runtime.ir.value", "checked_operands")
            steps.append(Assign(self._all_operands.id, checked.call(_OPERATION_NAME, operands)))
            operands = self._all_operands
        steps += self._size_checks()
        values: e.Expression = e.NONE
        if self.properties or self._is_inferred:
            values = e.mapping((e.Literal(name), value) for name, value in self.properties)
        parts = {"successors": successors, "regions": regions}
        is_said = self._is_said()
        if is_said is not None:
            said_values = self._local("values")
            steps.append(Assign(said_values.id, e.Choice(is_said, values, e.NONE)))
            values = said_values
        if self._has_required_attributes_alone() and not self._is_inferred:
            values, parts["properties"] = e.NONE, values
        named = {name: value for name, value in parts.items() if value is not None}
        said = (values, e.Name("attributes"), e.Name("location"))
        if self._is_inferred:
            build = imports.name(_BUILDING, "build_inferred")
            call = build.call(e.CLS, operands if op.operands else e.EMPTY_TUPLE, *said, **named)
        else:
            build = imports.name(_BUILDING, "build_operation")
            types = self._result_types()
            for operand in op.operands:
                source, variable = (
                    e.Name(operand.python_name).member("type"),
                    self._local(f"{operand.python_name.rstrip('_')}_type"),
                )
                narrowed, types = narrowed_once(types, source, variable)
                steps += narrowed
            call = build.call(e.CLS, operands, types, *said, **named)
        returns, body = imports.use("typing", "Self"), (*steps, Return(call))
        keywords = tuple(self.keywords)
        return MethodView(
            BUILD, self.positional_parameters(), returns, "", body, True, keywords=keywords
        )

    def add_parameters(self) -> None:
        """Fill the parameters, positional ones and keywords, and import what their annotations name."""
        with self.imports.annotations_run():
            self._add_parameters()

    def _add_parameters(self) -> None:
        for result in self._given_results():
            annotation = self._annotation(self.imports.runtime("Type"), result.arity)
            self._add_positional(result_type_argument(result), annotation)
        self._add_arguments()
        block = self.imports.runtime("Block") if self.op.successors else ""
        for successor in self.op.successors:
            annotation = self.imports.sequence_of(block) if successor.variadic else block
            self._add_positional(successor.python_name, annotation)
        for definition in self.op.regions:
            if definition.python_name in self.annotations:
                self._add_keyword(definition.python_name, "", e.NONE)
                continue
            region = self.imports.runtime("Region")
            if definition.variadic:
                annotation = self.imports.sequence_of(region)
                self._add_keyword(definition.python_name, annotation, e.EMPTY_TUPLE)
            else:
                self._add_keyword(definition.python_name, f"{region} | None", e.NONE)
        for name, annotation in ("attributes", "Attributes"), ("location", "AnyLocation"):
            self._add_keyword(name, self.imports.use(_BUILDING, annotation), e.NONE)

    def positional_parameters(self) -> tuple[Argument, ...]:
        """The positional parameters, of which those at the end may be left out."""
        required = (a.python_name for a in self.op.arguments if not isinstance(a, Operand))
        return _with_trailing_defaults(self.positional, frozenset(required))

    def _has_required_attributes_alone(self) -> bool:
        """Whether all that is given are attributes, of which nothing is to be made."""
        op = self.op
        return (
            bool(self.properties)
            and not op.properties
            and all(
                is_required(attribute) and native_value(attribute.constraint, self.imports) is None
                for attribute in op.attributes
            )
        )

    def _is_said(self) -> e.Expression | None:
        """The condition that the only attribute is given, where it need not be; most often it is not."""
        if len(self.properties) != 1 or len(self.op.attributes) != 1 or self._is_inferred:
            return None
        [attribute] = self.op.attributes
        name = e.Name(attribute.python_name)
        given = (*self.positional, *self.keywords)
        argument = next((a for a in given if a.name == name.id), None)
        if argument is None:  # the sizes of nested groups
            return None
        if argument.default == e.NONE:
            return name.is_given()
        is_zero = attribute.default is not None and attribute.default.value in (0, "none")
        is_flag = attribute.constraint.enum is not None and attribute.constraint.enum.is_bit_enum
        return name if argument.default == e.FALSE or (is_flag and is_zero) else None

    # --- names of its own ---------------------------------------------------------------------------------------------

    @property
    def _is_inferred(self) -> bool:
        """Whether a hook infers the types of the results."""
        return any(i is not None and i.kind is InferenceKind.HOOK for i in self.op.inference)

    @property
    def _all_operands(self) -> e.Name:
        return self._local("operands")

    def _local(self, name: str) -> e.Name:
        """A variable that no part of the operation has for its name."""
        op = self.op
        parts = (*op.arguments, *op.results, *op.regions, *op.successors)
        while any(part.python_name == name for part in parts):
            name += "_"
        return e.Name(name)

    # --- arguments ----------------------------------------------------------------------------------------------------

    def _add_positional(self, name: str, annotation: str) -> None:
        self.positional.append(Argument(name, annotation))

    def _add_keyword(self, name: str, annotation: str, default: e.Expression) -> None:
        self.keywords.append(Argument(name, annotation, default))

    def _annotation(self, of: str, arity: Arity) -> str:
        """The annotation of what is given for an operand or the type of a result."""
        match arity:
            case Arity.REQUIRED:
                return of
            case Arity.OPTIONAL:
                return f"{of} | None"
            case Arity.VARIADIC:
                return self.imports.sequence_of(of)
            case Arity.VARIADIC_OF_VARIADIC:
                return self.imports.sequence_of(self.imports.sequence_of(of))

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
        value = self.value or self.imports.runtime("Value")
        name, annotation = operand.python_name, self._annotation(value, operand.arity)
        if operand.arity is Arity.OPTIONAL:
            self._add_keyword(name, annotation, e.NONE)
        else:
            self._add_positional(name, annotation)

    def _add_attribute(self, attribute: AttributeArgument) -> None:
        constraint = attribute.constraint
        name = attribute.python_name
        if name in self.annotations:
            self._add_positional(name, self.annotations[name])
            return
        form = native_value(constraint, self.imports)
        annotation = self.context.attribute_class(constraint) if form is None else form.annotation
        if constraint.kind is AttributeKind.UNIT:
            self._add_keyword(name, "bool", e.FALSE)
        elif attribute.default is not None and not attribute.optional:
            default = default_value(constraint, attribute.default, self.imports)
            self._add_keyword(name, annotation, default)
        elif attribute.optional or attribute.default is not None:
            self._add_keyword(name, f"{annotation} | None", e.NONE)
        else:
            self._add_positional(name, annotation)

    def _add_property(self, prop: PropertyArgument) -> None:
        annotation = property_annotation(prop, self.imports)
        if prop.default is not None:
            self._add_keyword(prop.python_name, annotation, default_property(prop, self.imports))
        elif prop.optional:
            self._add_keyword(prop.python_name, annotation, e.NONE)
        else:
            self._add_positional(prop.python_name, annotation)

    def _add_values(self) -> None:
        """Note the value of each attribute and property."""
        nested_segments = {o.segment_attribute for o in self.op.operands if o.segment_attribute}
        for argument in self.op.arguments:
            if not isinstance(argument, Operand):
                if argument.name not in nested_segments:
                    self.properties.append((argument.name, e.Name(argument.python_name)))
            elif argument.arity is Arity.VARIADIC_OF_VARIADIC:
                sizes: e.Expression = e.Name("tuple").call(
                    e.Name("map").call(e.Name("len"), e.Name(argument.python_name))
                )
                [attribute] = [
                    a for a in self.op.attributes if a.name == argument.segment_attribute
                ]
                if native_value(attribute.constraint, self.imports) is None:
                    sizes = i32_array(sizes, self.imports)
                self.properties.append((attribute.name, sizes))

    def _add_segments(self) -> None:
        """The sizes of the groups, where the operation carries them."""
        if self.op.operand_segments is SegmentKind.ATTRIBUTE:
            sizes = [several.count(e.Name(o.python_name), o.arity) for o in self.op.operands]
            self._add_sizes(OPERANDS.segment_property, sizes)
        if self.op.result_segments is SegmentKind.ATTRIBUTE:
            sizes = [
                several.count(e.Name(result_type_argument(r)), r.arity) for r in self.op.results
            ]
            self._add_sizes(RESULTS.segment_property, sizes)

    def _add_sizes(self, key: str, sizes: list[e.Expression]) -> None:
        self.properties.append((key, i32_array(e.tuple_of(sizes), self.imports)))

    def _successors(self) -> e.Expression | None:
        if not self.op.successors:
            return None
        return e.tuple_of(
            self._listed(s) if s.variadic else e.Name(s.python_name) for s in self.op.successors
        )

    def _regions(self) -> e.Expression | None:
        if not self.op.regions:
            return None
        region = self.imports.runtime_name("Region")
        parts: list[e.Expression] = []
        for definition in self.op.regions:
            argument = e.Name(definition.python_name)
            if definition.variadic:
                parts.append(self._listed(definition))
            else:
                parts.append(
                    e.Choice(argument.is_none(), self._empty(definition, region), argument)
                )
        return e.tuple_of(parts)

    def _empty(self, definition: RegionDef, region: e.Name) -> e.Expression:
        """The region that is meant where none is given: with a block where there must be one, and nothing need be in it."""
        if self.op.trait("SingleBlock") is not None and self.op.trait("NoTerminator") is not None:
            block = self.imports.runtime_name("Block")
            return region.call(e.list_of((block.call(),)))
        return region.call()

    def _listed(self, definition: RegionDef | SuccessorDef) -> e.Expression:
        """The elements of an argument that must be a sequence."""
        return e.Unpacked(self._several(definition.python_name))

    def _several(self, name: str) -> e.Expression:
        """An argument that must be a sequence."""
        return self.imports.call(_BUILDING, "several", e.CLS, e.Literal(name), e.Name(name))

    def _operands(self) -> e.Expression:
        """The tuple of all operands."""
        values = [
            self._several(o.python_name) if o.arity is Arity.VARIADIC else e.Name(o.python_name)
            for o in self.op.operands
        ]
        if len(values) == 1 and self.op.operands[0].arity is Arity.VARIADIC:
            return values[0]
        return e.tuple_of(
            several.elements(value, operand.arity)
            for operand, value in zip(self.op.operands, values, strict=True)
        )

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

    def _result_types(self) -> e.Expression:
        op = self.op
        inferred = build_types(op, self.context)
        for number, result in enumerate(op.results):
            if result.arity is Arity.VARIADIC and op.inference[number] is None:
                inferred[number] = self._several(result_type_argument(result))
        if len(op.results) == 1 and op.results[0].arity is Arity.VARIADIC:
            return inferred[0]
        types = e.tuple_of(
            several.elements(types, result.arity)
            for result, types in zip(op.results, inferred, strict=True)
        )
        for attribute in op.attributes:
            of_attribute = e.Name(attribute.python_name).member("type")
            if of_attribute in e.parts_of(types):
                checked = self.imports.call(
                    _BUILDING,
                    "attribute_type",
                    e.CLS,
                    e.Literal(attribute.python_name),
                    e.Name(attribute.python_name),
                )
                types = e.substituted(types, of_attribute, checked)
        return types


def _group(name: str, part: Operand | Result) -> e.Expression | None:
    """The values of a group, None of one that is a single value."""
    if part.arity is Arity.REQUIRED:
        return None
    return several.none_or_one(e.Name(name)) if part.arity is Arity.OPTIONAL else e.Name(name)


def _with_trailing_defaults(
    positional: list[Argument], required: frozenset[str]
) -> tuple[Argument, ...]:
    """A run of groups at the end may be left out, but no attribute that is required."""
    arguments = list(positional)
    for index in range(len(arguments) - 1, -1, -1):
        argument = arguments[index]
        if not argument.annotation.startswith("Sequence[") or argument.name in required:
            break
        arguments[index] = replace(argument, default=e.EMPTY_TUPLE)
    return tuple(arguments)
