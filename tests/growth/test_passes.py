"""Each pass is among those whose time is measured as programs grow (`make growth`)."""

from __future__ import annotations

import pytest

from odsgen.passes import registered_passes
from odsgen.runtime import Context, parse
from tests.growth import passes


def test_each_pass_has_a_program_that_grows() -> None:
    measured = {name for _, text in passes.pipelines() for name in passes.passes_of(text)}
    # Not those of packs and of other tests.
    ours = {n for n, p in registered_passes().items() if p.__module__.startswith("odsgen.")}
    assert ours - measured == set()


def test_other_pipelines_stand_beside_cases() -> None:
    assert all((passes.FOLDER / f"{case}.mlir").exists() for case in passes.OTHERS)
    names = [name for name, _ in passes.steps()]
    assert len(names) == len(set(names))


def test_functions_grow() -> None:
    text = (
        "func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n"
        "func.func @g() {\n  cf.br ^end\n^end:\n  return\n}\n"
    )
    module = parse(text, Context())
    passes.repeated(module, 3)
    module.verify()
    assert sum(op.name == "arith.addi" for op in module.walk()) == 3
    assert sum(op.name == "cf.br" for op in module.walk()) == 3


@pytest.mark.parametrize("case", ["affine_minima", "affine_structures", "memref_aliases"])
def test_grown_programs_are_valid(case: str) -> None:
    module = parse((passes.FOLDER / f"{case}.mlir").read_text("utf-8"), Context())
    passes.repeated(module, 3)
    module.verify()
