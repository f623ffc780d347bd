"""Programs of the pack: its dialects, made if nobody has made them yet."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.passes import PassManager
from odsgen.runtime import Context, Operation
from odsgen.runtime.registry.dialect_folders import load_dialect_package

PACK = Path(__file__).resolve().parents[1]
PACKAGE = PACK / "src" / "odsgen_stablehlo"
DIALECTS = ("check", "chlo", "interpreter", "sdy", "stablehlo", "vhlo")


@pytest.fixture(scope="session")
def context() -> Context:
    specs = [PACK / "specs" / f"{name}.yaml" for name in DIALECTS]
    missing = [spec for spec in specs if not (PACKAGE / spec.stem / "__init__.py").is_file()]
    if missing:
        generate(missing, PACKAGE)
    if str(PACK / "src") not in sys.path:  # passes import the dialects by the name of the pack
        sys.path.insert(0, str(PACK / "src"))
    import_module("odsgen_stablehlo")
    return Context(dialects=[load_dialect_package(PACKAGE / name) for name in DIALECTS])


@pytest.fixture(scope="session")
def run_passes(context: Context) -> Callable[[str, Operation], None]:
    """Runs a pipeline on a program, with the passes of the pack."""
    import_module("odsgen_stablehlo.passes")

    def run(pipeline: str, module: Operation) -> None:
        PassManager.parse(f"builtin.module({pipeline})").run(module)
        module.verify()

    return run
