"""The prose of the bundled specs: operations have summaries, examples are programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from odsgen.ods import load_dialect
from odsgen.ods.model import AttributeDef, DialectDef, EnumDef, TypeDef
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from tests.bundled import CHECKOUT, all_packages
from tests.oracle import mlir_opt, requires_oracle

SPECS = CHECKOUT / "dialect_specs"

#: The imported dialects whose overlays say in words what they define.
DIALECTS = (
    "affine",
    "bufferization",
    "complex",
    "gpu",
    "index",
    "linalg",
    "llvm",
    "math",
    "memref",
    "scf",
    "shape",
    "tensor",
    "ub",
    "vector",
)
_SEPARATOR = "// -----\n"
_EXAMPLE = re.compile(r"^```mlir\n(.*?)^```$", re.M | re.S)


@cache
def dialect(name: str) -> DialectDef:
    return load_dialect(SPECS / f"{name}.yaml")


def examples(name: str) -> Iterator[str]:
    """The MLIR text in the descriptions of a dialect and of its definitions."""
    spec = dialect(name)
    descriptions = [spec.description, *(op.description for op in spec.ops)]
    descriptions += (definition.description for definition in explained(spec))
    for description in descriptions:
        yield from _EXAMPLE.findall(description)


def explained(spec: DialectDef) -> list[TypeDef | AttributeDef | EnumDef]:
    return [*spec.types, *spec.attributes, *spec.enums]


class _FragmentParser(Parser):
    """Reads a text that uses values which it does not define."""

    def check_forward_references(self) -> None:
        """Keep what is missing."""
        self.missing = [(reference.name, reference.type) for reference in self._forward_references]


def program(example: str, context: Context) -> str:
    """The example if it defines symbols or is a module, else a function of it that takes the values it does not define."""
    parser = _FragmentParser(SourceFile(example, "example.mlir"), context)
    operations = parser.parse_file()
    if any(hasattr(op, "sym_name") or op.name == "builtin.module" for op in operations):
        assert not parser.missing, example
        return example
    arguments = ", ".join(f"{name}: {type}" for name, type in parser.missing)
    aliases = "".join(line for line in example.splitlines(True) if line[0] in "#!")
    body = "".join(line for line in example.splitlines(True) if line[0] not in "#!")
    end = "" if operations[-1].might_be_terminator else "return\n"
    return f"{aliases}func.func @example({arguments}) {{\n{body}{end}}}\n"


@pytest.mark.parametrize("name", DIALECTS)
def test_operations_have_summaries(name: str) -> None:
    assert dialect(name).summary
    assert not {op.name for op in dialect(name).ops if not op.summary}


@pytest.mark.parametrize("name", DIALECTS)
def test_types_attributes_and_enums_are_explained(name: str) -> None:
    assert not {d.name for d in explained(dialect(name)) if not d.summary and not d.description}


@pytest.mark.parametrize("name", DIALECTS)
def test_summaries_are_sentences_of_one_line(name: str) -> None:
    """A sentence ends; a comma in YAML's short form cuts it off."""
    for op in dialect(name).ops:
        assert "\n" not in op.summary and op.summary.endswith("."), (op.name, op.summary)


@pytest.mark.parametrize("name", DIALECTS)
def test_examples_are_read_and_verified(name: str) -> None:
    context = Context(dialect_path=[all_packages()])
    for example in examples(name):
        parse(program(example, context), context).verify()


@requires_oracle
@pytest.mark.parametrize("name", DIALECTS)
def test_examples_are_printed_as_by_mlir_opt(name: str) -> None:
    context = Context(dialect_path=[all_packages()])
    programs = [program(example, context) for example in examples(name)]
    printed = [print_ir(parse(text, context)).strip() for text in programs]
    theirs = mlir_opt(_SEPARATOR.join(programs), "-split-input-file").split(_SEPARATOR)
    assert printed == [text.strip() for text in theirs]
