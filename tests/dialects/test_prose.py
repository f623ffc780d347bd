"""What the bundled specs say of their definitions in words: operations have summaries, examples are programs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache

import pytest

from odsgen.ods import load_dialect
from odsgen.ods.model import DialectDef
from odsgen.runtime import Context, parse
from odsgen.runtime.parser import Parser
from odsgen.runtime.support.source import SourceFile
from tests.bundled import CHECKOUT, all_packages
from tests.oracle import mlir_opt, requires_oracle

SPECS = CHECKOUT / "dialect_specs"

#: The dialects whose operations all have summaries, but for those that match one of the patterns.
WITHOUT_SUMMARY: dict[str, tuple[str, ...]] = {
    "affine": (),
    "arith": (),
    "bufferization": (),
    "complex": (),
    "index": (),
    "linalg": (),
    "math": (),
    "memref": (),
    "scf": (),
    "shape": (),
    "tensor": (),
    "ub": (),
    "vector": (),
}
_EXAMPLE = re.compile(r"^```mlir\n(.*?)^```$", re.M | re.S)


@cache
def dialect(name: str) -> DialectDef:
    return load_dialect(SPECS / f"{name}.yaml")


def examples(name: str) -> Iterator[str]:
    """The MLIR text in the descriptions of a dialect and of its definitions."""
    spec = dialect(name)
    definitions = (spec, *spec.ops, *spec.types, *spec.attributes, *spec.enums)
    for definition in definitions:
        yield from _EXAMPLE.findall(definition.description or "")


class _FragmentParser(Parser):
    """Reads a text that uses values which it does not define."""

    def check_forward_references(self) -> None:
        """Keep what is missing."""
        self.missing = [(reference.name, reference.type) for reference in self._forward_references]


def whole(example: str, context: Context) -> str:
    """The example; if values are missing or it belongs into a function, in one that takes them."""
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


@pytest.mark.parametrize("name", WITHOUT_SUMMARY)
def test_operations_have_summaries(name: str) -> None:
    assert dialect(name).summary
    missing = {op.name for op in dialect(name).ops if not op.summary}
    exempt = {op for op in missing if any(fnmatch(op, p) for p in WITHOUT_SUMMARY[name])}
    assert not missing - exempt


@pytest.mark.parametrize("name", WITHOUT_SUMMARY)
def test_summaries_are_single_lines(name: str) -> None:
    for op in dialect(name).ops:
        assert "\n" not in (op.summary or ""), op.name


@pytest.mark.parametrize("name", WITHOUT_SUMMARY)
def test_examples_are_read_and_verified(name: str) -> None:
    context = Context(dialect_path=[all_packages()])
    for example in examples(name):
        parse(whole(example, context), context).verify()


@requires_oracle
@pytest.mark.parametrize("name", WITHOUT_SUMMARY)
def test_mlir_opt_takes_the_examples(name: str) -> None:
    context = Context(dialect_path=[all_packages()])
    programs = [whole(example, context) for example in examples(name)]
    mlir_opt("// -----\n".join(programs), "-split-input-file")
