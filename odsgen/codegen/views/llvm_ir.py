"""The table of what operations become in LLVM IR: for each class the keys of `llvm_ir` that it has."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from odsgen.codegen.python.expressions import Expression, Literal, Mapping, mapping, tuple_of
from odsgen.ods.model import DialectDef, OpDef

_WORD = re.compile(r"\{(\w+)\}")


def llvm_ir_table(dialect: DialectDef) -> Mapping:
    """The class of an operation, and what its call or instruction is made of, by the accessors of its parts."""
    return mapping(
        (Literal(op.class_name), mapping((Literal(key), value) for key, value in _keys(op)))
        for op in dialect.ops
        if op.llvm_ir is not None
    )


def _keys(op: OpDef) -> Iterator[tuple[str, Expression]]:
    said = op.llvm_ir
    assert said is not None
    accessors = {part.name: part.python_name for part in (*op.arguments, *op.results)}

    def named(text: str) -> Literal:
        """A name, or a text with names in braces."""
        inside = _WORD.sub(lambda word: f"{{{accessors.get(word[1], word[1])}}}", text)
        return Literal(accessors.get(text, inside))

    if said.intrinsic is not None:
        yield "intrinsic", named(said.intrinsic)
    if said.instruction is not None:
        yield "instruction", Literal(said.instruction)
    if said.arguments != tuple(operand.name for operand in op.operands):
        arguments = (
            Literal(each) if isinstance(each, int) else named(each) for each in said.arguments
        )
        yield "arguments", tuple_of(arguments)
    if said.words:
        yield "words", mapping((named(name), _texts(words)) for name, words in said.words)
    if said.flags:
        yield "flags", mapping((Literal(flag), named(name)) for flag, name in said.flags)
    if said.predicate is not None:
        yield "predicate", named(said.predicate)
    if said.range is not None:
        yield "range", named(said.range)


def _texts(pairs: Iterable[tuple[str, str]]) -> Mapping:
    return mapping((Literal(key), Literal(text)) for key, text in pairs)
