"""The base of all models of the spec language: strict reading, texts with places, short forms of mappings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import (
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    JsonValue,
)
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema, core_schema

from odsgen.spec.source import SpecText
from odsgen.spec.warning_kinds import UNUSED_ALLOW, WARNINGS


class _TextSchema:
    """A SpecText as it was loaded: pydantic's own `str` would drop the place."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.is_instance_schema(SpecText, cls_repr="string")

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"type": "string"}


Text = Annotated[SpecText, _TextSchema]
"""A string of the spec."""


Allowed = dict[Text, Text]
"""Warnings that are not reported, by name, each with the reason."""


def allowed() -> Any:
    """The key `allow` of a model, whose keys editors complete."""
    names: list[JsonValue] = [name for name in WARNINGS if name != UNUSED_ALLOW]
    return Field(
        {},
        description="warnings that are not reported here, by name, each with the reason",
        json_schema_extra={"propertyNames": {"enum": names}},
    )


class SpecModel(BaseModel):
    """A mapping of the spec with a fixed set of keys."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


class Shorthand:
    """Lets a bare value stand for a mapping: `lhs: F32` for `lhs: {constraint: F32}`.

    `accepts` says which bare values are taken; anything else goes on to the model and is refused there.
    """

    def __init__(self, key: str, accepts: tuple[type, ...], schema: dict[str, Any]) -> None:
        self.key = key
        self.accepts = accepts
        self.schema = schema

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        key, accepts = self.key, self.accepts

        def expand(value: object) -> object:
            if isinstance(value, accepts) and not (isinstance(value, bool) and bool not in accepts):
                return {key: value}
            return value

        return core_schema.no_info_before_validator_function(expand, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"anyOf": [self.schema, handler(schema)]}


def before(function: Callable[[Any], Any], schema: dict[str, Any]) -> _Before:
    """A rewriting of other written forms into the one that the model has; `schema` describes those forms for editors."""
    return _Before(function, schema)


class _Before:
    def __init__(self, function: Callable[[Any], Any], schema: dict[str, Any]) -> None:
        self.function = function
        self.schema = schema

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self.function, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"anyOf": [self.schema, handler(schema)]}


def _as_list(value: object) -> object:
    return [value] if isinstance(value, str) else value


OneOrMore = Annotated[list[Text], before(_as_list, {"type": "string"})]
"""A list of strings, or one of them."""


class _ScalarSchema:
    """A literal of YAML: a string, an integer, a float, a boolean or nothing."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        def check(value: object) -> object:
            if value is None or isinstance(value, (SpecText, bool, int, float)):
                return value
            raise ValueError("expected a string, a number or a boolean")

        return core_schema.no_info_plain_validator_function(check)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"type": ["string", "number", "boolean", "null"]}


class _ScalarsSchema:
    """A literal of YAML, or a list of them."""

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: object, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        def check(value: object) -> object:
            for literal in value if isinstance(value, list) else [value]:
                if literal is not None and not isinstance(literal, (SpecText, bool, int, float)):
                    raise ValueError("expected a string, a number, a boolean or a list of these")
            return value

        return core_schema.no_info_plain_validator_function(check)

    @classmethod
    def __get_pydantic_json_schema__(
        cls, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        return {"type": ["string", "number", "boolean", "null", "array"]}


Scalar = Annotated[object, _ScalarSchema]
Scalars = Annotated[object, _ScalarsSchema]

__all__ = [
    "Allowed",
    "OneOrMore",
    "Scalar",
    "Scalars",
    "Shorthand",
    "SpecModel",
    "Text",
    "allowed",
    "before",
]
