"""Programs are read in the custom and in the generic form, and printed as they were."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from odsgen.runtime import Context, parse, print_ir

PROGRAMS = sorted(Path(__file__).with_name("programs").glob("*.mlir"))


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_are_printed_as_they_are_read(path: Path, context: Context) -> None:
    text = path.read_text("utf-8")
    module = parse(text, context, filename=path.name)
    module.verify()
    assert print_ir(module) == text
    again = parse(print_ir(module, generic=True), context)
    again.verify()
    assert print_ir(again) == text


def test_parameters_are_typed(context: Context) -> None:
    layout = "sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]"
    types = f"!tt.ptr<f32>, tensor<128x!tt.ptr<i8>, #ttg.blocked<{{{layout}}}>>"
    module = parse(f"tt.func private @f({types})", context)
    function: Any = next(op for op in module.walk() if op.name == "tt.func")
    pointer, tensor = function.function_type.inputs
    assert str(pointer.pointee_type) == "f32" and pointer.address_space.keyword == "global"
    assert str(tensor.element_type.pointee_type) == "i8"
    assert tensor.encoding.warps_per_cta == (4,)
