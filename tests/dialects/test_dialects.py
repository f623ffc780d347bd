"""The bundled dialects and MLIR's test dialect: programs that print as they are written, and programs that are refused.

`roundtrip/*.mlir` are written as mlir-opt prints them; `invalid/*.mlir` say in comments which diagnostics they deserve.
Where mlir-opt is there, it is asked whether it agrees with both (it has no `toy`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.drivers.driver import Driver, DriverOptions
from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER
from odsgen.drivers.verify_diagnostics import VerifyLevel
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.support.source import SourceFile
from tests.oracle import mlir_opt, requires_oracle
from tests.test_dialect.package import dialect_folder

HERE = Path(__file__).parent
VALID = sorted((HERE / "roundtrip").glob("*.mlir"))
INVALID = sorted((HERE / "invalid").glob("*.mlir"))


def named(paths: list[Path]) -> list[object]:
    return [pytest.param(path, id=path.stem) for path in paths]


def known_to_mlir(paths: list[Path]) -> list[object]:
    return named([path for path in paths if path.stem != "toy"])


@pytest.fixture(scope="module")
def context() -> Context:
    return Context(allow_unregistered=True, dialect_path=[dialect_folder()])


@pytest.mark.parametrize("path", named(VALID))
def test_custom_form_is_kept(path: Path, context: Context) -> None:
    text = path.read_text(encoding="utf-8")
    module = parse(text, context, filename=path.name)
    module.verify()
    assert print_ir(module).rstrip() == text.rstrip()


@pytest.mark.parametrize("path", named(VALID))
def test_generic_form_means_the_same(path: Path, context: Context) -> None:
    text = path.read_text(encoding="utf-8")
    generic = print_ir(parse(text, context), generic=True)
    module = parse(generic, context)
    module.verify()
    assert print_ir(module, generic=True) == generic
    assert print_ir(module).rstrip() == text.rstrip()


@pytest.mark.parametrize("path", named(INVALID))
def test_diagnostics(path: Path, context: Context) -> None:
    reports: list[str] = []
    options = DriverOptions(split_marker=DEFAULT_SPLIT_MARKER, verify_diagnostics=VerifyLevel.ALL)
    driver = Driver(context, options, lambda text: None, reports.append)
    as_announced = driver.process(SourceFile(path.read_text(encoding="utf-8"), path.name))
    assert as_announced, "".join(reports)


@requires_oracle
@pytest.mark.parametrize("path", known_to_mlir(VALID))
@pytest.mark.parametrize("options", [[], ["-mlir-print-op-generic"]], ids=["custom", "generic"])
def test_mlir_opt_prints_the_same(path: Path, options: list[str], context: Context) -> None:
    text = path.read_text(encoding="utf-8")
    printed = mlir_opt(text, "-allow-unregistered-dialect", *options)
    assert print_ir(parse(text, context), generic=bool(options)).rstrip() == printed.rstrip()


@requires_oracle
@pytest.mark.parametrize("path", known_to_mlir(INVALID))
def test_mlir_opt_reports_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    mlir_opt(text, "-allow-unregistered-dialect", "-split-input-file", "-verify-diagnostics")
