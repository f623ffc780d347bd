"""The names of results whose dialect suggests some by a hook that nobody has written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import BoolAttr, FloatAttr, IntegerAttr
from odsgen.runtime.builtin.types import IntegerType
from odsgen.runtime.support.integer_text import digits_of_integer

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def names_as_read(op: Operation) -> Sequence[str | None]:
    """The names that the program had when it was read; none of what was made since."""
    return op.read_names or [None] * len(op.results)


def constant_names_as_read(op: Operation) -> Sequence[str | None]:
    """The name that a constant had when the program was read; its usual one where it was made since."""
    return op.read_names or usual_constant_names(op)


def usual_constant_names(op: Operation) -> list[str | None]:
    """The usual name of a constant: ``%c42_i32``, ``%true``, ``%cst``; of `d.constant.int`, ``%int42``.

    A name means nothing; it makes a program easier to read, and more like that of its own tools.
    """
    word = op.name.rpartition(".")[2]
    attributes = {**op.properties_as_attributes(), **op.stored_attributes}
    value = attributes.get("value")
    if isinstance(value, BoolAttr):
        return ["true" if value.value else "false"]
    if isinstance(value, IntegerAttr):
        type = value.type
        number = int(value.value)
        if isinstance(type, IntegerType):
            if type.width == 1:
                return ["true" if number else "false"]
            if type.is_unsigned and number >> (type.width - 1):
                number -= 1 << type.width
        if word != "constant":
            return [f"{word}{digits_of_integer(number)}"]
        name = f"c{digits_of_integer(number)}"
        return [f"{name}_{type}" if isinstance(type, IntegerType) else name]
    if word == "constant":
        return ["cst"]
    if isinstance(value, FloatAttr):
        return [f"{word}{value.value:e}".replace("+", "")]
    return [word]
