"""Programs of the pack: its dialects, made if nobody has made them yet."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.passes import PassManager
from odsgen.runtime import Context, Operation

PACK = Path(__file__).resolve().parents[1]
PACKAGE = PACK / "src" / "odsgen_stablehlo"
DIALECTS = ("check", "chlo", "interpreter", "sdy", "stablehlo", "vhlo")


@pytest.fixture(scope="session")
def generated() -> Path:
    """The folder of the package, with the packages of the dialects in it."""
    specs = [PACK / "specs" / f"{name}.yaml" for name in DIALECTS]
    missing = [spec for spec in specs if not (PACKAGE / spec.stem / "__init__.py").is_file()]
    if missing:
        generate(missing, PACKAGE)
    return PACKAGE


@pytest.fixture(scope="session")
def importable(generated: Path) -> Path:
    """The folder from which `odsgen_stablehlo` can be imported."""
    folder = generated.parent
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))
    return folder


@pytest.fixture(scope="session")
def context(importable: Path) -> Context:
    modules = [import_module(f"odsgen_stablehlo.{name}") for name in DIALECTS]
    return Context(dialects=[module.DIALECT for module in modules])


@pytest.fixture(scope="session")
def installed(importable: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment of a process that has the pack as if it were installed: with its entry points."""
    project = tomllib.loads((PACK / "pyproject.toml").read_text("utf-8"))["project"]
    site = tmp_path_factory.mktemp("site")
    information = site / f"odsgen_stablehlo-{project['version']}.dist-info"
    information.mkdir()
    (information / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: odsgen-stablehlo\nVersion: {project['version']}\n"
    )
    lines = []
    for group, entries in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {module}" for name, module in entries.items())]
    (information / "entry_points.txt").write_text("\n".join(lines) + "\n")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(importable)])}


@pytest.fixture(scope="session")
def run_passes(context: Context) -> Callable[[str, Operation], None]:
    """Runs a pipeline on a program, with the passes of the pack."""
    import_module("odsgen_stablehlo.passes")

    def run(pipeline: str, module: Operation) -> None:
        PassManager.parse(f"builtin.module({pipeline})").run(module)
        module.verify()

    return run
