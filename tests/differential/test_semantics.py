"""Folds by what specs say that operations compute, held against mlir-opt and the interpreter."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.interpreter import POISON, Elements
from odsgen.runtime import DenseIntOrFPElementsAttr, IntegerAttr, VectorType, f32, i8
from odsgen.runtime.builtin.attributes import FloatAttr
from tests.differential import computed
from tests.oracle import requires_oracle


@requires_oracle
@pytest.mark.parametrize("spec", computed.SPECS_WITH_SEMANTICS, ids=lambda spec: spec.stem)
def test_constants_fold_as_in_mlir_and_to_what_is_interpreted(spec: Path) -> None:
    found = computed.differences(spec, 10, seed=0, scalars=computed.FEW_SCALARS)
    assert not found, "\n".join(map(str, found[:5]))


def test_known_defects_are_of_operations_that_have_semantics() -> None:
    names = {
        op.name
        for spec in computed.SPECS_WITH_SEMANTICS
        for op in computed.dialect(spec).ops
        if op.semantics is not None
    }
    assert set(computed.KNOWN_DEFECTS) <= names


def test_values_agree_with_constants_and_poison_with_all() -> None:
    pair = DenseIntOrFPElementsAttr.from_bits(VectorType.get([2], i8), [255, 1])
    assert computed.agree(255, IntegerAttr.get(-1, i8))
    assert computed.agree(POISON, IntegerAttr.get(-1, i8))
    assert not computed.agree(1, IntegerAttr.get(-1, i8))
    assert computed.agree(Elements((2,), [255, POISON]), pair)
    assert not computed.agree(Elements((2,), [255, 2]), pair)


def test_any_nan_agrees_with_any_other() -> None:
    nan = FloatAttr.from_bits(0x7FC00001, f32)
    assert computed.agree(0xFF800001, nan)
    assert not computed.agree(0x7F800000, nan)
