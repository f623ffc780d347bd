"""The types of results that follow from operands, attributes and other results."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from odsgen.codegen import several
from odsgen.codegen.attribute_values import native_value
from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import cast_to, type_value
from odsgen.codegen.python.expressions import Call, Expression, Name, parts_of, substituted
from odsgen.codegen.python.steps import Assign, Step
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    InferenceKind,
    OpDef,
    Operand,
    Result,
    ResultInference,
)


@dataclass(frozen=True, slots=True)
class ResultTypes:
    """For each result its type, or the types of several, from what some code knows of the other parts."""

    op: OpDef
    context: FileContext
    operand: Callable[[Operand, Arity], Expression]  # its type, for a result of that arity
    attribute: Callable[[AttributeArgument], Expression]  # its type
    given: Callable[[Result], Expression] | None = None  # the type of one that is not inferred
    is_typed: bool = False  # whether type checkers know the types of the operands

    def all(self) -> list[Expression]:
        """The types of all results."""
        return [self.of(result) for result in self.op.results]

    def of(self, result: Result) -> Expression:
        """The type of one result."""
        inference = self.op.inference[result.index]
        if inference is None:
            assert self.given is not None
            return self.given(result)
        match inference.kind:
            case InferenceKind.BUILDABLE:
                assert inference.builder is not None
                return type_value(inference.builder, self.context.imports)
            case InferenceKind.TRANSFORM:
                assert inference.expression is not None
                source = self._narrowed(inference, self._source(inference, Arity.REQUIRED))
                return self.context.inferred_type(inference.expression, source, result.name)
            case InferenceKind.HOOK:
                raise AssertionError("a hook infers all results at once")
            case _:
                return self._source(inference, result.arity)

    def _source(self, inference: ResultInference, arity: Arity) -> Expression:
        for operand in self.op.operands:
            if operand.name == inference.source:
                return self.operand(operand, arity)
        for result in self.op.results:
            if result.name == inference.source:
                return self.of(result)
        return self.attribute(next(a for a in self.op.attributes if a.name == inference.source))

    def _narrowed(self, inference: ResultInference, source: Expression) -> Expression:
        """The type from which another one is computed, cast to what its constraint says that it is."""
        values: tuple[Operand | Result, ...] = (*self.op.operands, *self.op.results)
        value = next((v for v in values if v.name == inference.source), None)
        if self.is_typed or value is None or value.constraint.python_type == "Type":
            return source
        return cast_to(value.constraint.python_type, source, self.context.imports)


def narrowed_once(
    types: Expression, source: Expression, variable: Name
) -> tuple[list[Step], Expression]:
    """The types with a name for what a type checker is told of one of their sources, where they read it more than once."""
    reads = [
        part
        for part in parts_of(types)
        if isinstance(part, Call) and part.function == Name("cast") and source in part.arguments
    ]
    if len(reads) < 2:
        return [], types
    return [Assign(variable.id, reads[0])], substituted(types, reads[0], variable)


def build_types(op: OpDef, context: FileContext) -> list[Expression]:
    """The types of results from the arguments of `build`."""

    def operand_type(operand: Operand, arity: Arity) -> Expression:
        argument = Name(operand.python_name)
        if operand.arity is Arity.REQUIRED:
            return argument.member("type")
        if arity is Arity.VARIADIC:
            return several.type_each(argument)
        return argument.item(0).member("type")

    def attribute_type(attribute: AttributeArgument) -> Expression:
        constraint, argument = attribute.constraint, Name(attribute.python_name)
        form = native_value(constraint, context.imports)
        if form is None:
            return argument.member("type")
        if constraint.value_type is not None:
            return type_value(constraint.value_type, context.imports)
        return form.attribute_of(argument).member("type")

    def given(result: Result) -> Expression:
        return Name(result_type_argument(result))

    return ResultTypes(op, context, operand_type, attribute_type, given).all()


def result_type_argument(result: Result) -> str:
    """The name of the argument of `build` that takes the type (or types) of a result."""
    name = result.python_name
    if result.arity is Arity.VARIADIC:
        return f"{name[:-1] if name.endswith('s') and len(name) > 1 else name}_types"
    return f"{name}_type"
