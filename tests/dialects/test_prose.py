"""The prose of the bundled specs: operations have summaries, examples are programs."""

from __future__ import annotations

from functools import cache

import pytest

from odsgen.ods import load_dialect
from odsgen.ods.model import AttributeDef, DialectDef, EnumDef, TypeDef
from odsgen.reference import examples_of, program_of
from odsgen.runtime import Context, parse, print_ir
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


@cache
def dialect(name: str) -> DialectDef:
    return load_dialect(SPECS / f"{name}.yaml")


def examples(name: str) -> list[str]:
    """The MLIR text in the descriptions of a dialect and of its definitions."""
    return [example.text for example in examples_of(dialect(name))]


def explained(spec: DialectDef) -> list[TypeDef | AttributeDef | EnumDef]:
    return [*spec.types, *spec.attributes, *spec.enums]


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
        parse(program_of(example, context), context).verify()


@requires_oracle
@pytest.mark.parametrize("name", DIALECTS)
def test_examples_are_printed_as_by_mlir_opt(name: str) -> None:
    context = Context(dialect_path=[all_packages()])
    programs = [program_of(example, context) for example in examples(name)]
    printed = [print_ir(parse(text, context)).strip() for text in programs]
    theirs = mlir_opt(_SEPARATOR.join(programs), "-split-input-file").split(_SEPARATOR)
    assert printed == [text.strip() for text in theirs]
