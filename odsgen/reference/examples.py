"""Examples in descriptions: fenced blocks of MLIR text, whole programs or fragments whose values come from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count

from odsgen.ods.model import DialectDef
from odsgen.places import Place
from odsgen.runtime import Block, Context, DiagnosticError, Operation, Type, parse
from odsgen.runtime.interfaces import BranchOpInterface, as_interface
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile

_FENCED = re.compile(r"^(?P<indent> *)```mlir\n(?P<text>.*?)^ *```$", re.M | re.S)


class ExampleError(ValueError):
    """An example that cannot be read or does not verify; `line` and `column` count from 1 in the example."""

    def __init__(self, message: str, line: int, column: int) -> None:
        super().__init__(f"example:{line}:{column}: {message}")
        self.message = message
        self.line = line
        self.column = column


@dataclass(frozen=True, slots=True)
class Example:
    """The text of an example, the definition whose description has it, and where that stands in the spec."""

    owner: str
    text: str
    owner_place: Place | None = None

    def place(self, line: int, column: int) -> Place | None:
        """Where a line and a column of the example stand in the spec; None if it is written in another way there."""
        start = self.owner_place
        if start is None or start.source is None:
            return None
        lines = start.source.text.splitlines()
        wanted = [each.strip() for each in self.text.splitlines()]
        for at in range(start.line - 1, len(lines) - len(wanted)):
            found = [each.strip() for each in lines[at + 1 : at + 1 + len(wanted)]]
            if lines[at].strip() == "```mlir" and found == wanted:
                shown = lines[at + line] if line <= len(wanted) else ""
                written = self.text.splitlines()[line - 1] if line <= len(wanted) else ""
                indent = len(shown) - len(shown.lstrip()) - (len(written) - len(written.lstrip()))
                return Place(start.file, at + 1 + line, indent + column, start.source)
        return None


def examples_of(dialect: DialectDef) -> Iterator[Example]:
    """The examples of a dialect and of all that it defines, in the order of the spec."""
    described = (
        (dialect.name, dialect.description, dialect.place),
        *((op.name, op.description, op.place) for op in dialect.ops),
        *((type.name, type.description, type.place) for type in dialect.types),
        *((each.name, each.description, each.place) for each in dialect.attributes),
        *((enum.name, enum.description, enum.place) for enum in dialect.enums),
        *((each.name, each.description, each.place) for each in dialect.interfaces),
    )
    for owner, description, place in described:
        for block in _FENCED.finditer(description):
            yield Example(owner, _text_of(block), place)


def _text_of(block: re.Match[str]) -> str:
    lines = block["text"].splitlines(keepends=True)
    return "".join([line.removeprefix(block["indent"]) for line in lines])


def with_links(description: str, link: Callable[[str], str | None]) -> str:
    """A description with a link below each example, as `link` gives it for the example's text; None: there is none."""

    def linked(block: re.Match[str]) -> str:
        address = link(_text_of(block))
        below = (
            "" if address is None else f"\n\n{block['indent']}[Open in the playground]({address})"
        )
        return block[0] + below

    return _FENCED.sub(linked, description)


def check_example(text: str, context: Context) -> None:
    """Read an example and verify it; raises ExampleError.

    A fragment that refers to symbols is only read: what they stand for is elsewhere.
    """
    program = text
    try:
        program = program_of(text, context)
        module = parse(program, context, filename="example")
        if program == text or "@" not in text:
            module.verify()
    except DiagnosticError as error:
        first = error.diagnostics[0]
        line, column = first.location.line or 1, first.location.column or 1
        # A fragment stands in a function, whose first line is in front of it.
        before = 0 if program == text else 1
        raise ExampleError(first.message, max(line - before, 1), column) from None


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
