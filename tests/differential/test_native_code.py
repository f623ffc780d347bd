"""Semantics of specs, held against native code."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from odsgen.runtime import f32, i8
from tests.differential import computed
from tests.oracle import requires_oracle

pytest.importorskip("llvmlite")
native_code = pytest.importorskip("tests.differential.native_code")

_LOWERED = ("arith", "complex", "index", "llvm", "math")
_SPECS = [spec for spec in computed.ALL_WITH_SEMANTICS if spec.stem in _LOWERED]
#: Some of the operations of a dialect, each time the same.
_MOST_OPERATIONS = 5


@requires_oracle
@pytest.mark.parametrize("spec", _SPECS, ids=lambda spec: spec.stem)
def test_native_code_computes_what_is_evaluated(spec: Path) -> None:
    random = Random(spec.stem)
    names = [op.name for op in computed.dialect(spec).ops if op.semantics is not None]
    compared = 0
    for name in random.sample(names, min(len(names), _MOST_OPERATIONS)):
        found = native_code.compare(
            spec, name, 24, random, scalars=native_code.FEW_SCALARS, most_forms=4
        )
        assert not found.differences, found.differences[0]
        compared += found.compared
    assert compared > 20


def test_known_differences_are_of_operations_that_have_semantics() -> None:
    names = {
        op.name
        for spec in computed.ALL_WITH_SEMANTICS
        for op in computed.dialect(spec).ops
        if op.semantics is not None
    }
    assert {*native_code.KNOWN_DEFECTS, *native_code.KNOWN_FORMS} <= names
    assert set(native_code.WITHOUT_NATIVE_CODE) <= {s.stem for s in computed.ALL_WITH_SEMANTICS}


def test_edges_come_first_and_then_numbers_without_end() -> None:
    rows = native_code.inputs([i8], 100, Random(0))
    edges = computed.edge_values(i8)
    assert [next(rows) for _ in edges] == [(edge,) for edge in edges]
    assert all(0 <= next(rows)[0] < 256 for _ in range(100))


def test_signaling_nan_is_told_from_quiet_ones() -> None:
    assert native_code._has_signaling([f32], [0x7F800001])
    assert not native_code._has_signaling([f32], [0x7FC00001])
    assert not native_code._has_signaling([i8], [255])
