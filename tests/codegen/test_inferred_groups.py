"""Results of several groups whose types a hook infers: builders take the types, as nothing says which group is how long."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Type, Value, i32
from odsgen.spec.errors import SpecErrors

SPEC = """
dialect: grouped
ops:
  scan:
    arguments: {inputs: "Variadic<AnyType>"}
    results: {outputs: "Variadic<AnyType>", carries: "Variadic<AnyType>"}
    traits: [AttrSizedResultSegments]
    infer_return_types: true
"""


def infer_scan_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Any]
) -> list[Type]:
    return [i32, i32, i32]


def test_the_builder_takes_the_types() -> None:
    package = load_in_memory(SPEC, {"infer_scan_return_types": infer_scan_return_types})
    op = package.ScanOp.build([i32], [i32, i32])
    op.verify()
    assert (len(op.outputs), len(op.carries)) == (1, 2)


def test_a_format_cannot_leave_them_out() -> None:
    with pytest.raises(SpecErrors, match="type of result #0, named 'outputs', is not buildable"):
        load_in_memory(f'{SPEC}    assembly_format: "$inputs attr-dict `:` type($inputs)"\n')
