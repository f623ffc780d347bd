"""The types of the results of new operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import tuple_literal, type_expression
from odsgen.ods.model import Arity, InferenceKind, OpDef, Result, ResultInference


class GivenOperands(Protocol):
    """What an operand was given: an expression for one value, or for several."""

    @property
    def expression(self) -> str: ...

    @property
    def arity(self) -> Arity: ...


def root_types(op: OpDef, root: OpDef, first: int) -> str:
    """The types of the results that a new operation replaces."""
    if first == 0 and len(op.results) == len(root.results):
        return "op.result_types"
    parts = []
    for result in root.results[first : first + len(op.results)]:
        accessor = f"op.{result.python_name}"
        if result.arity is Arity.REQUIRED:
            parts.append(f"{accessor}.type")
        elif result.arity is Arity.OPTIONAL:
            parts.append(f"*(() if {accessor} is None else ({accessor}.type,))")
        else:
            parts.append(f"*[value.type for value in {accessor}]")
    return tuple_literal(parts)


def inferred_types(
    op: OpDef,
    operands: Mapping[str, GivenOperands],
    attributes: Mapping[str, str],
    context: FileContext,
) -> str:
    """What the definition of an operation infers; `attributes` gives the expression of each one that is set."""
    types = _Types(op, operands, attributes, context)
    return tuple_literal([types.result(result) for result in op.results])


class _Types:
    def __init__(
        self,
        op: OpDef,
        operands: Mapping[str, GivenOperands],
        attributes: Mapping[str, str],
        context: FileContext,
    ) -> None:
        self.op = op
        self.operands = operands
        self.attributes = attributes
        self.context = context

    def result(self, result: Result) -> str:
        inference = self.op.inference[result.index]
        assert inference is not None
        match inference.kind:
            case InferenceKind.BUILDABLE:
                assert inference.builder is not None
                return type_expression(inference.builder, self.context.imports)
            case InferenceKind.SAME_AS:
                return self._type_of(inference, result.arity)
            case InferenceKind.TRANSFORM:
                assert inference.expression is not None
                source = self._type_of(inference, Arity.REQUIRED)
                return self.context.expression(inference.expression, source)
            case _:
                return f"{self.attributes[inference.source or '']}.type"

    def _type_of(self, inference: ResultInference, arity: Arity) -> str:
        source = inference.source or ""
        given = self.operands.get(source)
        if given is not None:
            if given.arity is Arity.REQUIRED:
                return f"{given.expression}.type"
            if arity is not Arity.REQUIRED:
                if given.arity is Arity.OPTIONAL:
                    value = given.expression
                    return f"*(() if {value} is None else ({value}.type,))"
                return f"*[value.type for value in {given.expression}]"
            return f"{given.expression}[0].type"
        for result in self.op.results:
            if result.name == source:
                return self.result(result)
        return f"{self.attributes[source]}.type"
