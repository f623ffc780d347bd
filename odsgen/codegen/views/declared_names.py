"""Names that a spec declares for aliases and values: `i{width}` becomes an f-string over the parameters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from odsgen.codegen.python import expressions as e
from odsgen.ods.model.names import name_pieces


@dataclass(frozen=True, slots=True)
class NamedField:
    """The value that a field of a name stands for."""

    value: e.Expression
    is_bool: bool = False
    is_list: bool = False
    may_be_none: bool = False


def declared_name(text: str, field_of: Callable[[str], NamedField]) -> e.Expression:
    """The name with its fields filled in; None where one of them has no value."""
    pieces: list[str | e.Expression] = []
    absent: list[e.Expression] = []
    for index, piece in enumerate(name_pieces(text)):
        if index % 2 == 0:
            pieces.append(piece)
            continue
        field = field_of(piece)
        pieces.append(_text(field))
        if field.may_be_none:
            absent.append(field.value.is_none())
    if len(pieces) == 1:
        return e.Literal(text)
    name = e.Formatted(tuple(piece for piece in pieces if piece != ""))
    return e.Choice(e.any_of(absent), e.NONE, name) if absent else name


def _text(field: NamedField) -> e.Expression:
    if field.is_list:
        return e.Literal("x").method("join", e.Name("map").call(e.Name("str"), field.value))
    if field.is_bool:
        return e.Choice(field.value, e.Literal("true"), e.Literal("false"))
    return field.value
