"""The types of results, as `build` and `infer_return_types` find them."""

from __future__ import annotations

from collections.abc import Mapping

from odsgen.codegen.attribute_values import native_value
from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import cast_to, type_value
from odsgen.codegen.python.expressions import (
    Comprehension,
    Expression,
    Name,
)
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    InferenceKind,
    OpDef,
    Operand,
    Result,
    ResultInference,
)


def result_types(
    op: OpDef,
    argument_names: Mapping[str, str],
    result_type_names: Mapping[str, str],
    context: FileContext,
) -> tuple[Expression, ...]:
    """For each result its type (types, for a variadic one).

    ``argument_names`` gives the variable of each argument by its Python name; ``result_type_names`` the variable of
    the type of each result that is not inferred, by its ODS name.
    """
    resolver = _Resolver(op, argument_names, result_type_names, context)
    return tuple(resolver.result(result) for result in op.results)


class _Resolver:
    def __init__(
        self,
        op: OpDef,
        argument_names: Mapping[str, str],
        result_type_names: Mapping[str, str],
        context: FileContext,
    ) -> None:
        self.op = op
        self.argument_names = argument_names
        self.result_type_names = result_type_names
        self.context = context

    def result(self, result: Result) -> Expression:
        inference = self.op.inference[result.index]
        if inference is None:
            return Name(self.result_type_names[result.name])
        return self._inferred(inference, result)

    def _inferred(self, inference: ResultInference, result: Result) -> Expression:
        match inference.kind:
            case InferenceKind.BUILDABLE:
                assert inference.builder is not None
                return type_value(inference.builder, self.context.imports)
            case InferenceKind.SAME_AS:
                return self._type_of(inference.source, result.arity)
            case InferenceKind.TRANSFORM:
                source = self._type_of(inference.source, Arity.REQUIRED)
                assert inference.expression is not None
                narrowed = narrowed_type(self.op, inference, source, self.context)
                return self.context.inferred_type(inference.expression, narrowed, result.name)
            case InferenceKind.ATTRIBUTE_TYPE:
                return self._attribute_type(inference.source)
            case InferenceKind.HOOK:
                raise AssertionError("a hook infers all results at once")

    def _type_of(self, source: str | None, arity: Arity) -> Expression:
        for operand in self.op.operands:
            if operand.name == source:
                return self._operand_type(operand, arity)
        for result in self.op.results:
            if result.name == source:
                return self.result(result)
        return self._attribute_type(source)

    def _operand_type(self, operand: Operand, arity: Arity) -> Expression:
        argument = Name(self.argument_names[operand.python_name])
        if operand.arity is Arity.REQUIRED:
            return argument.member("type")
        if arity is Arity.VARIADIC:
            return Comprehension(Name("value").member("type"), ("value",), argument)
        return argument.item(0).member("type")

    def _attribute_type(self, source: str | None) -> Expression:
        attribute = next(a for a in self.op.attributes if a.name == source)
        argument = Name(self.argument_names[attribute.python_name])
        return _type_of_attribute(attribute, argument, self.context)


def narrowed_type(
    op: OpDef, inference: ResultInference, source: Expression, context: FileContext
) -> Expression:
    """The type from which another one is computed, cast to what its constraint says that it is."""
    values: tuple[Operand | Result, ...] = (*op.operands, *op.results)
    value = next((v for v in values if v.name == inference.source), None)
    if value is None or value.constraint.python_type == "Type":
        return source
    return cast_to(value.constraint.python_type, source, context.imports)


def _type_of_attribute(
    attribute: AttributeArgument, argument: Name, context: FileContext
) -> Expression:
    """The type of a typed attribute that `build` was given."""
    constraint = attribute.constraint
    form = native_value(constraint, context.imports)
    if form is None:
        return argument.member("type")
    if constraint.value_type is not None:
        return type_value(constraint.value_type, context.imports)
    return form.attribute_of(argument).member("type")
