"""The types of the results of new operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import type_value
from odsgen.codegen.python.expressions import (
    EMPTY_TUPLE,
    Choice,
    Comprehension,
    Expression,
    Name,
    Unpacked,
    tuple_of,
)
from odsgen.ods.model import Arity, InferenceKind, OpDef, Result, ResultInference


class GivenOperands(Protocol):
    """The value that an operand was given, or several, with their arity."""

    @property
    def value(self) -> Expression: ...

    @property
    def arity(self) -> Arity: ...


def types_of(values: Expression, arity: Arity) -> Expression:
    """The element that adds the types of values of an arity to a tuple."""
    if arity is Arity.REQUIRED:
        return values.member("type")
    if arity is Arity.OPTIONAL:
        one = tuple_of((values.member("type"),))
        return Unpacked(Choice(values.is_none(), EMPTY_TUPLE, one))
    return Unpacked(Comprehension(Name("value").member("type"), ("value",), values))


def root_types(op: OpDef, root: OpDef, first: int) -> Expression:
    """The types of the results that a new operation replaces."""
    matched = Name("op")
    if first == 0 and len(op.results) == len(root.results):
        return matched.member("result_types")
    return tuple_of(
        types_of(matched.member(result.python_name), result.arity)
        for result in root.results[first : first + len(op.results)]
    )


def inferred_types(
    op: OpDef,
    operands: Mapping[str, GivenOperands],
    attributes: Mapping[str, Expression],
    context: FileContext,
) -> Expression:
    """The tuple of result types that the definition of an operation infers; `attributes` gives each one that is set."""
    types = _Types(op, operands, attributes, context)
    return tuple_of(types.result(result) for result in op.results)


class _Types:
    def __init__(
        self,
        op: OpDef,
        operands: Mapping[str, GivenOperands],
        attributes: Mapping[str, Expression],
        context: FileContext,
    ) -> None:
        self.op = op
        self.operands = operands
        self.attributes = attributes
        self.context = context

    def result(self, result: Result) -> Expression:
        inference = self.op.inference[result.index]
        assert inference is not None
        match inference.kind:
            case InferenceKind.BUILDABLE:
                assert inference.builder is not None
                return type_value(inference.builder, self.context.imports)
            case InferenceKind.SAME_AS:
                return self._type_of(inference, result.arity)
            case InferenceKind.TRANSFORM:
                assert inference.expression is not None
                source = self._type_of(inference, Arity.REQUIRED)
                return self.context.inferred_type(inference.expression, source, result.name)
            case _:
                return self.attributes[inference.source or ""].member("type")

    def _type_of(self, inference: ResultInference, arity: Arity) -> Expression:
        source = inference.source or ""
        given = self.operands.get(source)
        if given is not None:
            if given.arity is not Arity.REQUIRED and arity is Arity.REQUIRED:
                return given.value.item(0).member("type")
            return types_of(given.value, given.arity)
        for result in self.op.results:
            if result.name == source:
                return self.result(result)
        return self.attributes[source].member("type")
