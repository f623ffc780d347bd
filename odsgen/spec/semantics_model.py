"""The models of `semantics`: what an operation, or a native call of patterns, computes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

from pydantic import Field, GetCoreSchemaHandler, GetJsonSchemaHandler
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from odsgen.spec.base_model import Shorthand, SpecModel, Text
from odsgen.spec.source import SpecText

_EXPRESSION = {"type": "string", "description": "an expression of docs/reference/semantics.md"}


class ComputedSpec(SpecModel):
    """An expression, or one for each case of an enum."""

    value: Text | None = Field(None, description="an expression over $operands and $attributes")
    switch: Text | None = Field(None, description="the attribute whose cases are told apart")
    cases: dict[Text, Text] = Field({}, description="an expression for each case of the enum")
    otherwise: Text | None = Field(None, description="the expression of all other cases")


Computed = Annotated[ComputedSpec, Shorthand("value", (str,), _EXPRESSION)]


class ExclusionSpec(SpecModel):
    """A condition under which there is no result."""

    condition: Text
    folds: bool = Field(False, description="constants fold to the value all the same")


Exclusions = dict[Text, Annotated[ExclusionSpec, Shorthand("condition", (str,), _EXPRESSION)]]


Folds = Literal[
    "constants", "scalar_poison", "numbers", "scalars", "splats", "every_index_width", "never"
]


class SemanticsSpec(SpecModel):
    """Expressions for the results of an operation, and conditions under which there are none."""

    let: dict[Text, Computed] = Field({}, description="names for expressions, used without a $")
    result: Computed | None = Field(None, description="the value of the only result")
    results: dict[Text, Computed] = Field({}, description="the value of each result by its name")
    poison: Exclusions = Field(
        {}, description="conditions under which the results are poison, by the reason"
    )
    undefined: Exclusions = Field(
        {}, description="conditions under which the behavior is undefined, by the reason"
    )
    unsupported: Exclusions = Field(
        {}, description="conditions under which the results are not described, by the reason"
    )
    requires: Exclusions = Field(
        {}, description="conditions on types that a hand-written verifier ensures, by the reason"
    )
    elementwise: bool | None = Field(
        None, description="computes vectors and tensors by element; default: the trait Elementwise"
    )
    fold: Folds | None = Field(
        None,
        description="which constants fold: all; all but poison vectors and tensors; no poison; no"
        " vectors and tensors, either; these, too, if all elements are one number; those with one"
        " result for 32 and 64 bits of an index; none",
    )


class CallSemanticsSpec(SpecModel):
    """The number that a native call of patterns makes of its parameters."""

    let: dict[Text, Computed] = Field({}, description="names for expressions, used without a $")
    result: Computed = Field(description="the number that the made attribute holds")
    like: Text | None = Field(
        None, description="the parameter whose type or attribute class the result has"
    )


class _FoldedSchema:
    """The only result of a fold identity, or a mapping of all by their names."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        def check(value: object) -> object:
            several = value.values() if isinstance(value, Mapping) else (value,)
            for each in several:
                if each is not None and not isinstance(each, (SpecText, bool, int, float)):
                    raise ValueError("expected an expression, or one for each result by its name")
            return value

        return core_schema.no_info_plain_validator_function(check)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        literal: JsonSchemaValue = {"type": ["string", "number", "boolean"]}
        return {"anyOf": [literal, {"type": "object", "additionalProperties": literal}]}


#: Of fold identities, by the condition.
FoldIdentities = dict[Text, Annotated[object, _FoldedSchema]]

__all__ = [
    "CallSemanticsSpec",
    "Computed",
    "ComputedSpec",
    "ExclusionSpec",
    "FoldIdentities",
    "Folds",
    "SemanticsSpec",
]
