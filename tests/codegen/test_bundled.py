"""The generated packages that the project carries."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.resources import resource_directory
from odsgen.runtime.registry.dialect import Dialect

ROOT = Path(__file__).resolve().parents[2]
OUTPUT = ROOT / "generated" / "odsgen_dialects"
SPECS = sorted(resource_directory("dialect_specs").glob("*.yaml"))
NAMES = [path.stem for path in SPECS]


@pytest.mark.skipif(not OUTPUT.is_dir(), reason="not a checkout")
def test_they_are_current():
    """`odsgen generate dialect_specs/*.yaml -o generated/odsgen_dialects` has nothing to do."""
    assert not generate(SPECS, OUTPUT, check=True).stale


@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_dialect_with_all_its_hooks(name):
    dialect = importlib.import_module(f"odsgen_dialects.{name}").DIALECT
    assert isinstance(dialect, Dialect) and dialect.name == name
    dialect.check_hooks()
