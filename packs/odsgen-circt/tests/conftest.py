"""Programs of the pack: its dialects, made if nobody has made them yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context
from odsgen.runtime.registry.dialect_folders import load_dialect_package

PACK = Path(__file__).resolve().parents[1]
PACKAGE = PACK / "src" / "odsgen_circt"
DIALECTS = tuple(sorted(path.stem for path in (PACK / "specs").glob("*.yaml")))


@pytest.fixture(scope="session")
def context() -> Context:
    specs = [PACK / "specs" / f"{name}.yaml" for name in DIALECTS]
    missing = [spec for spec in specs if not (PACKAGE / spec.stem / "__init__.py").is_file()]
    if missing:
        generate(missing, PACKAGE)
    return Context(dialects=[load_dialect_package(PACKAGE / name) for name in DIALECTS])
