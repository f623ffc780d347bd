"""The methods of MLIR's interfaces in Python: their names and their signatures.

A method is called as in MLIR without `get` (`getSuccessorOperands` → `successor_operands`); its hook adds the name of the
operation (`successor_operands_br`).
"""

from __future__ import annotations

import re

from odsgen.ods.model import BuilderParameter, InterfaceMethod

_WORD_BOUNDARY = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


def python_method_name(name: str) -> str:
    """`getAsmResultNames` → `asm_result_names`."""
    snake = _WORD_BOUNDARY.sub("_", name).lower()
    shortened = snake.removeprefix("get_")
    return shortened if shortened.isidentifier() else snake


def shipped_method(name: str) -> InterfaceMethod:
    """The method of one of MLIR's interfaces; one whose signature is not known takes and returns anything."""
    python_name = python_method_name(name)
    parameters, returns, summary = _SIGNATURES.get(
        python_name, (("*arguments: Any",), "Any", f"MLIR's `{name}`")
    )
    split = [text.partition(": ") for text in parameters]
    return InterfaceMethod(
        name,
        python_name,
        tuple(BuilderParameter(parameter, annotation) for parameter, _, annotation in split),
        returns,
        summary,
    )


_SIGNATURES: dict[str, tuple[tuple[str, ...], str, str]] = {
    "are_cast_compatible": (
        ("inputs: Sequence[Type]", "outputs: Sequence[Type]"),
        "bool",
        "Whether values of these types can be cast so",
    ),
    "arg_operands": ((), "Sequence[Value]", "The operands that are arguments of the call"),
    "asm_block_argument_names": (
        ("region: Region",),
        "Sequence[str | None]",
        "Names for the printed text of the arguments of a region's entry block",
    ),
    "asm_block_names": ((), "dict[Block, str]", "Names for the printed text of blocks"),
    "asm_result_names": (
        (),
        "Sequence[str | None]",
        "Names for the printed text of the results; None where there is no suggestion",
    ),
    "callable_region": ((), "Region | None", "The body, or None for a declaration"),
    "loop_regions": ((), "Sequence[Region]", "The regions that are executed repeatedly"),
    "successor_operands": (
        ("index: int",),
        "Sequence[Value]",
        "The operands that are passed on to the arguments of a successor",
    ),
    "view_source": ((), "Value", "The value that is viewed"),
    "verify_symbol_uses": (
        ("symbol_tables: SymbolTableCollection",),
        "None",
        "Check the symbols that the operation refers to; raises VerifyError",
    ),
}
