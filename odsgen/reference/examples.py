"""Examples in descriptions: fenced blocks of MLIR text, whole programs or fragments whose values come from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from odsgen.ods.model import DialectDef
from odsgen.runtime import Block, Context, DiagnosticError, Operation, Type, parse
from odsgen.runtime.interfaces import BranchOpInterface, as_interface
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile

_FENCED = re.compile(r"^(?P<indent> *)```mlir\n(?P<text>.*?)^ *```$", re.M | re.S)


class ExampleError(ValueError):
    """An example that cannot be read or does not verify; the message has the place in the example."""


@dataclass(frozen=True, slots=True)
class Example:
    """The text of an example, and the definition whose description has it."""

    owner: str
    text: str


def examples_of(dialect: DialectDef) -> Iterator[Example]:
    """The examples of a dialect and of all that it defines, in the order of the spec."""
    described = (
        (dialect.name, dialect.description),
        *((op.name, op.description) for op in dialect.ops),
        *((type.name, type.description) for type in dialect.types),
        *((attribute.name, attribute.description) for attribute in dialect.attributes),
        *((enum.name, enum.description) for enum in dialect.enums),
        *((interface.name, interface.description) for interface in dialect.interfaces),
    )
    for owner, description in described:
        for block in _FENCED.finditer(description):
            lines = block["text"].splitlines(keepends=True)
            text = "".join([line.removeprefix(block["indent"]) for line in lines])
            yield Example(owner, text)


def check_example(text: str, context: Context) -> None:
    """Read an example and verify it; raises ExampleError.

    A fragment that refers to symbols is only read: what they stand for is elsewhere.
    """
    try:
        program = program_of(text, context)
        module = parse(program, context, filename="example")
        if program == text or "@" not in text:
            module.verify()
    except DiagnosticError as error:
        first = error.diagnostics[0]
        raise ExampleError(f"{first.location}: {first.message}") from None


class _FragmentParser(Parser):
    """Reads a text that uses values and blocks which it does not define."""

    missing_values: list[tuple[str, Type]]
    missing_blocks: list[tuple[str, Block]]

    def check_forward_references(self) -> None:
        """Keep what is missing."""
        self.missing_values = [(each.name, each.type) for each in self._forward_references]
        scope = self._block_scopes[0]
        self.missing_blocks = [(name, scope.blocks[name]) for name in scope.undefined]
        scope.undefined.clear()


def program_of(example: str, context: Context) -> str:
    """The program that an example is, or a function of it that has what is missing.

    Its arguments are the values that the example does not define, and blocks that it does not define stand at its end.
    Raises ParseError.
    """
    parser = _FragmentParser(SourceFile(example, "example"), context)
    operations = parser.parse_file()
    is_whole = any(op.name == "builtin.module" or hasattr(op, "sym_name") for op in operations)
    if is_whole or not operations:
        return example
    arguments = ", ".join([f"{name}: {type}" for name, type in parser.missing_values])
    lines = example.splitlines(keepends=True)
    aliases = "".join([line for line in lines if line[0] in "#!"])
    body = "".join([line for line in lines if line[0] not in "#!"])
    if not operations[-1].might_be_terminator:
        body += "return\n"
    passed = count()
    for name, block in parser.missing_blocks:
        arguments_of_block = [f"%passed_{next(passed)}: {t}" for t in _types_for(block, operations)]
        listed = f"({', '.join(arguments_of_block)})" if arguments_of_block else ""
        body += f"{name}{listed}:\nreturn\n"
    return f"{aliases}func.func @example({arguments}) {{\n{body}}}\n"


def _types_for(block: Block, operations: Sequence[Operation]) -> list[Type]:
    """The types of what the first branch to a block passes to it."""
    for op in operations:
        branch = as_interface(op, BranchOpInterface)
        for index, successor in enumerate(op.successors):
            if successor is block and branch is not None:
                values = branch.successor_operands(index)
                return [value.type for value in values if value is not None]
    return []
