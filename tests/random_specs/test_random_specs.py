"""Random specs keep the laws of `laws`; what is generated from them passes mypy --strict.

`make random-specs` tries more of them: ARGS='--specs 10000 --seed 0 --jobs 2'.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.random_specs.campaign import run
from tests.random_specs.specs import random_spec
from tests.random_specs.tblgen import include_folder
from tests.random_specs.test_regressions import SPECS
from tests.random_specs.typecheck import mypy_errors

_SPECS = 500
_BATCH = 50
_TYPECHECKED = 100


@pytest.mark.parametrize("first", range(0, _SPECS, _BATCH))
def test_laws(first: int):
    report = run(range(first, first + _BATCH), tablegen=include_folder() is not None)
    assert not report.breaches, "\n\n".join(map(str, report.breaches[:3]))
    assert report.specs == _BATCH
    assert report.refused < report.ops / 4  # most is worth being tried
    assert report.tried["instances"] > 4 * _BATCH


def test_generated_code_is_typed(tmp_path: Path):
    assert mypy_errors(range(_TYPECHECKED), tmp_path, SPECS) == ""


def test_a_seed_has_one_spec():
    assert random_spec(7).spec() == random_spec(7).spec()
    assert random_spec(7).spec() != random_spec(8).spec()
