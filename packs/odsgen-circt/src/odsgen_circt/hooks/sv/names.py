"""Result names of the dialect `sv`."""

from __future__ import annotations

import re

from odsgen.hooks import implements
from odsgen.runtime import IntegerType, Operation, Region

_WORD = re.compile("[A-Za-z0-9_]*")


@implements("sv.verbatim.expr", "sv.verbatim.expr.se", method="asm_result_names")
def asm_result_names_verbatim(op: Operation) -> list[str | None]:
    """The word that the text begins with, as a macro."""
    text = op.properties["format_string"].value.removeprefix("`")
    match = _WORD.match(text)
    return [match[0] or None if match else None]


@implements("sv.macro.ref.expr", "sv.macro.ref.expr.se", method="asm_result_names")
def asm_result_names_macro(op: Operation) -> list[str | None]:
    """The name of the macro."""
    return [op.properties["macroName"].value]


@implements("sv.constantX", "sv.constantZ", method="asm_result_names")
def asm_result_names_constant(op: Operation) -> list[str | None]:
    """`x_i8`"""
    type = op.results[0].type
    letter = op.name[-1].lower()
    return [f"{letter}_i{type.width}" if isinstance(type, IntegerType) else None]


@implements("sv.for", "sv.generate.for", method="asm_block_argument_names")
def asm_block_argument_names_for(op: Operation, region: Region) -> list[str | None]:
    """The name of the induction variable."""
    name = op.properties.get("inductionVarName")
    return [None if name is None else name.value]


@implements("sv.func", method="asm_block_argument_names")
def asm_block_argument_names_func(op: Operation, region: Region) -> list[str | None]:
    """The names of the inputs."""
    type = op.properties["module_type"].value
    return [
        name
        for direction, name in zip(type.directions, type.names, strict=True)
        if direction != "output"
    ]
